#include "tools/triton/tape_picture.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace triton {

namespace {

enum TapeColour : uint8_t {
  kTapePaper,
  kTapeGrid,
  kTapeInk,
  kGood,
  kDoubtful,
  kBad,
  kStray,
  kCurve,
  kRange
};
const std::vector<Colour> kTapeColours{{16, 18, 22},   {52, 56, 64},    {220, 224, 230},
                                       {64, 168, 96},  {232, 176, 48},  {216, 72, 64},
                                       {80, 136, 224}, {128, 208, 255}, {48, 88, 120}};

constexpr unsigned kLeft = 96;
constexpr unsigned kLetterHeight = 2 * kGlyphRows;
constexpr std::array<unsigned, 2> kNamesTop{32, 74};  ///< where one is in the way, the other
constexpr unsigned kBarTop = 52;
constexpr unsigned kBarHeight = 20;

/// A graph's place, and the values at its lower and upper edge.
struct Graph {
  std::string_view name;
  unsigned top;
  unsigned height;
  double low;
  double high;
  std::array<double, 3> lines;  ///< of the grid
  std::string_view unit;
};
constexpr Graph kLevel{"LEVEL", 92, 80, -48, 0, {-40, -20, 0}, "DB"};
constexpr Graph kSpeed{"SPEED", 188, 72, -8, 8, {-6, 0, 6}, "%"};
constexpr Graph kConfidence{"SURE", 276, 72, 0, 100, {0, 50, 100}, "%"};
constexpr unsigned kTimesTop = 360;

double decibels(float level) {
  return level <= 0 ? kLevel.low : 20 * std::log10(static_cast<double>(level));
}

/// Seconds from one mark of the time's axis to the next: a round number, at least 80 columns.
double seconds_a_mark(double seconds) {
  for (const double step : {1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0, 120.0, 300.0, 600.0, 1'200.0}) {
    if (seconds / step * 80 <= TapePicture::kColumns) return step;
  }
  return 3'600;
}

TapeColour colour_of(const tape::TapeProgram& program) {
  if (program.expected > 0 && !program.is_complete()) return kBad;
  if (program.doubtful > 0) return kDoubtful;
  return program.has_header ? kGood : kStray;
}

class TapeDrawing {
 public:
  explicit TapeDrawing(const CharacterGenerator& characters)
      : image(TapePicture::kWidth, TapePicture::kHeight, kTapeColours), characters_(characters) {}

  void fill(unsigned left, unsigned top, unsigned width, unsigned height, uint8_t colour) {
    for (unsigned y = top; y < std::min(top + height, image.height); ++y) {
      for (unsigned x = left; x < std::min(left + width, image.width); ++x) image.at(x, y) = colour;
    }
  }
  /// As many letters as fit before `right`.
  void text(unsigned left, unsigned top, std::string_view letters, unsigned right) {
    for (const char letter : letters) {
      if (left + kCellWidth > right) return;
      const auto code = static_cast<uint8_t>(letter >= 'a' && letter <= 'z' ? letter - 32 : letter);
      for (unsigned y = 0; y < kLetterHeight; ++y) {
        const uint8_t bits = characters_.row_bits(code, y / 2);
        for (unsigned x = 0; x < kCellWidth; ++x) {
          if ((bits & 0x80U >> x) != 0) image.at(left + x, top + y) = kTapeInk;
        }
      }
      left += kCellWidth;
    }
  }
  void frame(const Graph& graph) {
    text(4, graph.top, graph.name, kLeft);
    for (const double value : graph.lines) {
      const unsigned y = row(graph, value);
      fill(kLeft, y, TapePicture::kColumns, 1, kTapeGrid);
      const std::string label = fmt::format("{}{}", value, graph.unit);
      const auto width = static_cast<unsigned>(label.size()) * kCellWidth;
      const unsigned top = std::max(graph.top, std::min(y, graph.top + graph.height) - 8);
      if (value != graph.high) text(kLeft - 4 - width, top, label, kLeft);
    }
  }
  /// From `low` to `high`, both within the graph.
  void range(const Graph& graph, unsigned column, double low, double high, uint8_t colour) {
    const unsigned top = row(graph, high);
    fill(kLeft + column, top, 1, row(graph, low) - top + 1, colour);
  }

  IndexedImage image;

 private:
  [[nodiscard]] static unsigned row(const Graph& graph, double value) {
    const double part =
        (std::clamp(value, graph.low, graph.high) - graph.low) / (graph.high - graph.low);
    return graph.top + static_cast<unsigned>(std::lround((1 - part) * graph.height));
  }

  const CharacterGenerator& characters_;
};

}  // namespace

IndexedImage TapePicture::draw(const std::string& title,
                               const std::vector<tape::TapeProgram>& programs,
                               const CharacterGenerator& characters) const {
  TapeDrawing drawing(characters);
  drawing.text(4, 8, title, kWidth);
  for (const Graph& graph : {kLevel, kSpeed, kConfidence}) drawing.frame(graph);

  drawing.text(4, kBarTop, "PROGRAMS", kLeft);
  std::array<unsigned, 2> named_until{};
  for (size_t i = 0; i < programs.size(); ++i) {
    const unsigned first = course_.column_at(programs[i].start_seconds);
    const unsigned last = course_.column_at(programs[i].end_seconds);
    drawing.fill(kLeft + first, kBarTop, last - first + 1, kBarHeight, colour_of(programs[i]));
    for (const tape::Doubt& doubt : programs[i].doubts) {
      drawing.fill(kLeft + course_.column_at(doubt.seconds), kBarTop, 1, kBarHeight,
                   doubt.lost ? kBad : kTapeInk);
    }
    const std::string name = fmt::format("{} {}", i + 1, programs[i].name());
    for (size_t row = 0; row < kNamesTop.size(); ++row) {
      if (first < named_until[row]) continue;
      drawing.text(kLeft + first, kNamesTop[row], name, kWidth);
      named_until[row] = first + static_cast<unsigned>(name.size() + 1) * kCellWidth;
      break;
    }
  }

  for (unsigned at = 0; at < kColumns; ++at) {
    const tape::TapeCourse::Column& column = course_.columns()[at];
    if (column.bytes == 0) continue;
    const auto count = static_cast<double>(column.bytes);
    const double percent = (static_cast<double>(column.speed) / count - 1) * 100;
    const double sure = 100 * static_cast<double>(column.confidence) / count;
    const double least = 100 * static_cast<double>(column.lowest_confidence);
    drawing.range(kLevel, at, decibels(column.lowest_level), decibels(column.highest_level),
                  kCurve);
    drawing.range(kSpeed, at, percent, percent, kCurve);
    drawing.range(kConfidence, at, least, sure, column.lost > 0 ? kBad : kRange);
    drawing.range(kConfidence, at, sure, sure, kCurve);
  }

  const double mark = seconds_a_mark(course_.seconds());
  for (double time = 0; time < course_.seconds(); time += mark) {
    const unsigned x = kLeft + course_.column_at(time);
    drawing.fill(x, kTimesTop - 8, 1, 8, kTapeInk);
    const auto minutes = static_cast<unsigned>(time / 60);
    drawing.text(x, kTimesTop,
                 fmt::format("{}:{:02}", minutes, static_cast<unsigned>(time) - minutes * 60),
                 kWidth);
  }
  return drawing.image;
}

}  // namespace triton
