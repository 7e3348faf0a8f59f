#include "tests/tape/tape_signal.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include "emulator/chips/modem.hpp"
#include "emulator/chips/uart.hpp"

namespace triton::tape_test {

namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kSecondsAfter = 0.5;

/// Box and Muller's, because the library's is not the same everywhere.
class Gauss {
 public:
  explicit Gauss(uint32_t seed) : random_(seed) {}
  double next() {
    if (has_second_) {
      has_second_ = false;
      return second_;
    }
    const double radius = std::sqrt(-2 * std::log(uniform()));
    const double angle = 2 * kPi * uniform();
    second_ = radius * std::sin(angle);
    has_second_ = true;
    return radius * std::cos(angle);
  }

 private:
  double uniform() { return (static_cast<double>(random_()) + 0.5) / 4'294'967'296.0; }
  std::mt19937 random_;
  double second_ = 0;
  bool has_second_ = false;
};

void add_gauss(Samples& samples, double deviation, uint32_t seed) {
  Gauss gauss(seed);
  for (float& sample : samples) sample += static_cast<float>(deviation * gauss.next());
}

}  // namespace

Samples tape_signal(std::span<const uint8_t> bytes, const SignalOptions& options) {
  const double bits = static_cast<double>(bytes.size()) * kUartFrameBits;
  const double end = options.carrier_seconds + bits / kBitsPerSecond + kSecondsAfter;
  Samples samples;
  double tape_seconds = 0;
  double turns = 0;
  for (size_t i = 0; tape_seconds < end; ++i) {
    const double now = static_cast<double>(i) / options.sample_hz;
    const double speed =
        options.speed * (1 + options.wow_depth * std::sin(2 * kPi * options.wow_hz * now));
    const double bit = (tape_seconds - options.carrier_seconds) * kBitsPerSecond;
    bool mark = true;
    if (bit >= 0 && bit < bits) {
      const auto index = static_cast<size_t>(bit);
      mark = (uart_frame(bytes[index / kUartFrameBits]) >> index % kUartFrameBits & 1) != 0;
    }
    samples.push_back(static_cast<float>(options.amplitude * std::sin(2 * kPi * turns)));
    turns += (mark ? kMarkHz : kSpaceHz) * speed / options.sample_hz;
    turns -= std::floor(turns);
    tape_seconds += speed / options.sample_hz;
  }
  return samples;
}

Bytes random_bytes(size_t count, uint32_t seed) {
  std::mt19937 random(seed);
  Bytes bytes(count);
  for (uint8_t& byte : bytes) byte = static_cast<uint8_t>(random());
  return bytes;
}

void add_noise(Samples& samples, double sample_hz, double amplitude, double decibels,
               uint32_t seed) {
  const double noise_power = amplitude * amplitude / 2 / std::pow(10, decibels / 10);
  add_gauss(samples, std::sqrt(noise_power / (3'000 - 300) * sample_hz / 2), seed);
}

void add_noise_per_bit(Samples& samples, double sample_hz, double amplitude, double decibels,
                       uint32_t seed) {
  const double bit_energy = amplitude * amplitude / 2 / kBitsPerSecond;
  const double density = bit_energy / std::pow(10, decibels / 10);
  add_gauss(samples, std::sqrt(density * sample_hz / 2), seed);
}

void add_tone(Samples& samples, double sample_hz, double hz, double amplitude) {
  for (size_t i = 0; i < samples.size(); ++i) {
    const double angle = 2 * kPi * hz * static_cast<double>(i) / sample_hz;
    samples[i] += static_cast<float>(amplitude * std::sin(angle));
  }
}

void scale(Samples& samples, float factor) {
  for (float& sample : samples) sample *= factor;
}

void clip(Samples& samples, float limit) {
  for (float& sample : samples) sample = std::clamp(sample, -limit, limit);
}

void fade(Samples& samples, double sample_hz, double from_seconds, double to_seconds,
          float factor) {
  const auto from = std::min(static_cast<size_t>(from_seconds * sample_hz), samples.size());
  const auto to = std::min(static_cast<size_t>(to_seconds * sample_hz), samples.size());
  for (size_t i = from; i < to; ++i) samples[i] *= factor;
}

}  // namespace triton::tape_test
