// Recordings for tests: bytes as sound, with the faults of real tapes. Same arguments, same
// samples.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace triton::tape_test {

using Bytes = std::vector<uint8_t>;
using Samples = std::vector<float>;

struct SignalOptions {
  double sample_hz = 16'000;
  double carrier_seconds = 1;  ///< before the bytes
  double amplitude = 0.5;
  double speed = 1;      ///< of the tape
  double wow_depth = 0;  ///< 0.015: the speed swings by 1.5 percent either way
  double wow_hz = 1;
};

/// Carrier, the bytes as the monitor sends them, half a second of carrier.
[[nodiscard]] Samples tape_signal(std::span<const uint8_t> bytes, const SignalOptions& options);

[[nodiscard]] Bytes random_bytes(size_t count, uint32_t seed);

/// White noise, so that a signal of `amplitude` stands `decibels` above what of it lies within 300
/// to 3,000 Hz.
void add_noise(Samples& samples, double sample_hz, double amplitude, double decibels,
               uint32_t seed);
/// Noise for a signal of `amplitude` at 300 baud with this ratio of a bit's energy to the noise
/// density.
void add_noise_per_bit(Samples& samples, double sample_hz, double amplitude, double decibels,
                       uint32_t seed);
void add_tone(Samples& samples, double sample_hz, double hz, double amplitude);
void scale(Samples& samples, float factor);
void clip(Samples& samples, float limit);
/// Multiplies a stretch.
void fade(Samples& samples, double sample_hz, double from_seconds, double to_seconds, float factor);

}  // namespace triton::tape_test
