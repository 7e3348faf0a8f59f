// Draws docs/tape_error_rate.svg: the decoder's rate of wrong bytes against noise, beside the
// theory.
//
//   build/release/tests/tape/tape_error_curve docs/tape_error_rate.svg
//
// Prints the same as a table. Some minutes.
#include <fmt/format.h>

#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tests/tape/error_rate.hpp"

namespace {

using namespace triton;
using namespace triton::tape_test;

constexpr double kFirstDecibels = 7;
constexpr double kLastDecibels = 15;
constexpr double kLowestPower = -5;  // of ten: the bottom of the plot
constexpr double kMeasuredTo = 12.5;
constexpr size_t kPiece = 10'000;  // bytes
constexpr size_t kMostPieces = 20;
constexpr size_t kEnoughWrong = 60;
constexpr double kLeft = 70;
constexpr double kTop = 40;
constexpr double kWidth = 560;
constexpr double kHeight = 360;

double x_of(double decibels) {
  return kLeft + kWidth * (decibels - kFirstDecibels) / (kLastDecibels - kFirstDecibels);
}

double y_of(double rate) { return kTop + kHeight * std::log10(rate) / kLowestPower; }

struct Point {
  double decibels = 0;
  double rate = 0;
};

std::string polyline(const std::vector<Point>& points, const std::string& style) {
  std::string text = "<polyline fill=\"none\" " + style + " points=\"";
  for (const Point& point : points) {
    text += fmt::format("{:.1f},{:.1f} ", x_of(point.decibels), y_of(point.rate));
  }
  return text + "\"/>\n";
}

/// Of the decoder that read each bit by itself, without phase and parity, until December 2026.
const std::vector<Point> kBitByBit = {{8, 0.27710},  {9, 0.16300},  {10, 0.08300},  {11, 0.03695},
                                      {12, 0.01385}, {13, 0.00420}, {13.5, 0.00215}};

std::vector<Point> theory(double (*byte_error_rate)(double)) {
  std::vector<Point> points;
  for (double decibels = kFirstDecibels; decibels <= kLastDecibels; decibels += 0.1) {
    const double rate = byte_error_rate(decibels);
    if (std::log10(rate) < kLowestPower) break;
    points.push_back({decibels, rate});
  }
  return points;
}

std::string grid() {
  std::string text;
  for (double decibels = kFirstDecibels; decibels <= kLastDecibels; decibels += 1) {
    text += fmt::format(
        "<path stroke=\"#ddd\" d=\"M{0:.1f} {1}v{2}\"/><text x=\"{0:.1f}\" y=\"{3}\" "
        "text-anchor=\"middle\">{4}</text>\n",
        x_of(decibels), kTop, kHeight, kTop + kHeight + 18, decibels);
  }
  for (double power = 0; power >= kLowestPower; power -= 1) {
    const double y = y_of(std::pow(10, power));
    text += fmt::format(
        "<path stroke=\"#ddd\" d=\"M{0} {1:.1f}h{2}\"/><text x=\"{3}\" y=\"{4:.1f}\" "
        "text-anchor=\"end\">{5}</text>\n",
        kLeft, y, kWidth, kLeft - 8, y + 4, std::pow(10, power));
  }
  return text;
}

std::string drawing(const std::vector<Point>& measured) {
  std::string text = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} "
      "{1}\" font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" "
      "fill=\"white\"/>\n",
      kLeft + kWidth + 30, kTop + kHeight + 60);
  text += grid();
  text += polyline(theory(theoretical_byte_error_rate), "stroke=\"#000\" stroke-width=\"2\"");
  text += polyline(theory(coherent_byte_error_rate), "stroke=\"#000\" stroke-dasharray=\"2 4\"");
  text += polyline(kBitByBit, "stroke=\"#06c\" stroke-dasharray=\"6 4\"");
  text += polyline(measured, "stroke=\"#c00\"");
  for (const Point& point : measured) {
    text += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\" fill=\"#c00\"/>\n",
                        x_of(point.decibels), y_of(point.rate));
  }
  const auto label = [&](double x, double y, const char* anchor, const char* words) {
    text +=
        fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor, words);
  };
  label(kLeft + kWidth / 2, kTop + kHeight + 42, "middle", "Eb / N0, dB");
  label(kLeft, 24, "start",
        "Bytes wrong. Black: theory, bit by bit; dotted: with known phase; blue: the old decoder; "
        "red: the decoder");
  return text + "</svg>\n";
}

/// Until enough are wrong for a figure.
ErrorRate measured_at(double decibels) {
  ErrorRate sum;
  for (uint32_t piece = 0; piece < kMostPieces && sum.wrong < kEnoughWrong; ++piece) {
    const ErrorRate rate = measure_error_rate(decibels, kPiece, 21 + 2 * piece);
    sum.bytes += rate.bytes;
    sum.wrong += rate.wrong;
    sum.unflagged += rate.unflagged;
  }
  return sum;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: tape_error_curve FILE.svg\n");
    return 2;
  }
  std::vector<Point> measured;
  fmt::print(
      "| Eb/N0 | theory, bit by bit | with known phase | measured | of bytes | better by | "
      "wrong and not flagged |\n|---|---|---|---|---|---|---|\n");
  for (double decibels = 8; decibels <= kMeasuredTo; decibels += 0.5) {
    const ErrorRate rate = measured_at(decibels);
    if (rate.wrong == 0) break;
    measured.push_back({decibels, rate.rate()});
    fmt::print("| {:.1f} dB | {:.5f} | {:.5f} | {:.6f} | {} | {:.1f} dB | {} of {} |\n", decibels,
               theoretical_byte_error_rate(decibels), coherent_byte_error_rate(decibels),
               rate.rate(), rate.bytes, theoretical_decibels(rate.rate()) - decibels,
               rate.unflagged, rate.wrong);
    std::fflush(stdout);
  }
  try {
    write_file(argv[1], drawing(measured));
  } catch (const std::exception& error) {
    fmt::print(stderr, "tape_error_curve: {}\n", error.what());
    return 3;
  }
  return 0;
}
