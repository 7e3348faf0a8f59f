#include "tests/tape/error_rate.hpp"

#include <cmath>
#include <numbers>

#include "emulator/chips/modem.hpp"
#include "emulator/tape/decoder.hpp"
#include "tests/tape/tape_signal.hpp"

namespace triton::tape_test {

namespace {

constexpr double kSampleHz = 16'000;
constexpr double kAmplitude = 0.25;
constexpr double kByteSeconds = 0.04;

/// The sum of (a / b)^k I_k(a b) from k = 0, times exp(-(a^2 + b^2) / 2); a < b.
double marcum_q1(double a, double b) {
  double sum = 0;
  double power = 1;
  for (int k = 0; k < 60; ++k) {
    sum += power * std::cyl_bessel_i(static_cast<double>(k), a * b);
    power *= a / b;
  }
  return std::exp(-(a * a + b * b) / 2) * sum;
}

}  // namespace

double theoretical_bit_error_rate(double decibels) {
  const double energy = std::pow(10, decibels / 10);
  const double angle = std::numbers::pi * (kMarkHz - kSpaceHz) / kBitsPerSecond;
  const double rho = std::abs(std::sin(angle) / angle);
  const double root = std::sqrt(1 - rho * rho);
  const double a = std::sqrt(energy / 2 * (1 - root));
  const double b = std::sqrt(energy / 2 * (1 + root));
  return marcum_q1(a, b) - std::exp(-(a * a + b * b) / 2) * std::cyl_bessel_i(0.0, a * b) / 2;
}

double theoretical_byte_error_rate(double decibels) {
  return 1 - std::pow(1 - theoretical_bit_error_rate(decibels), 8);
}

double coherent_byte_error_rate(double decibels) {
  const double angle = 2 * std::numbers::pi * (kMarkHz - kSpaceHz) / kBitsPerSecond;
  const double correlation = std::sin(angle) / angle;
  const double energy = std::pow(10, decibels / 10);
  const double bit = std::erfc(std::sqrt((1 - correlation) * energy / 2)) / 2;
  return 1 - std::pow(1 - bit, 8);
}

double theoretical_decibels(double byte_error_rate) {
  double low = 0;
  double high = 20;
  for (int i = 0; i < 60; ++i) {
    const double middle = (low + high) / 2;
    (theoretical_byte_error_rate(middle) > byte_error_rate ? low : high) = middle;
  }
  return low;
}

ErrorRate measure_error_rate(double decibels, size_t bytes, uint32_t seed) {
  const Bytes sent = random_bytes(bytes, seed);
  SignalOptions options;
  options.sample_hz = kSampleHz;
  options.amplitude = kAmplitude;
  Samples samples = tape_signal(sent, options);
  add_noise_per_bit(samples, kSampleHz, kAmplitude, decibels, seed + 1);
  tape::Decoder decoder(kSampleHz);
  decoder.feed(samples);
  decoder.finish();
  ErrorRate result;
  result.bytes = bytes;
  // Each byte has its time: one that is missing does not put those behind it in the wrong.
  constexpr double kNearEnough = 0.25;  // of a byte
  std::vector<int> at_place(bytes, -1);
  std::vector<bool> flagged(bytes, false);
  for (const tape::DecodedByte& byte : decoder.take()) {
    const double place = (byte.start_seconds - options.carrier_seconds) / kByteSeconds;
    const double whole = std::round(place);
    if (whole < 0 || whole >= static_cast<double>(bytes)) continue;
    if (std::abs(place - whole) > kNearEnough) continue;
    at_place[static_cast<size_t>(whole)] = byte.value;
    flagged[static_cast<size_t>(whole)] = byte.doubtful();
  }
  for (size_t i = 0; i < bytes; ++i) {
    if (at_place[i] == sent[i]) continue;
    ++result.wrong;
    if (!flagged[i] && at_place[i] >= 0) ++result.unflagged;
  }
  return result;
}

}  // namespace triton::tape_test
