// The machine's sound as samples: port 7's oscillator, port 6 as a one-bit loudspeaker, and
// whatever else sounds (a tape that runs).
//
//   SoundMixer mixer(48'000);
//   mixer.render({from, to, at_start, changes}, samples);
//
// Speaker        bits 7 and 6 of port 6, each half as loud; with a printer on bit 7, bit 6 alone.
//                A sample is the mean of the line over its time, so that fast toggling does not
//                alias; the constant part is taken away, as a capacitor does.
// Oscillator     see tone.hpp.
// Sources        Triton user manual (1978), where a program makes a siren of port 6.
//
// Not emulated   the loudspeaker's and its amplifier's own sound.
#pragma once

#include <cstdint>
#include <span>

#include "emulator/machine/triton.hpp"
#include "emulator/sound/tone.hpp"

namespace triton {

/// What sounded in a stretch of time.
struct SoundSpan {
  uint64_t from_cycle = 0;
  uint64_t to_cycle = 0;  ///< after from_cycle
  LatchState at_start{};
  std::span<const LatchChange> changes{};  ///< of these cycles, in order
  bool printer_fitted = false;
  /// What sounds beside the ports: samples spread evenly over the time. Full scale is 1; 0.2 is as
  /// loud as the oscillator.
  std::span<const float> beside{};
};

class SoundMixer {
 public:
  static constexpr float kSpeakerLevel = 0.2F;  ///< of full scale, either side

  explicit SoundMixer(double samples_per_second)
      : samples_per_second_(samples_per_second), tone_(samples_per_second) {}

  /// Overwrites `samples` with the sound of `span`, spread evenly over them.
  void render(const SoundSpan& span, std::span<float> samples);

  float volume = 1.0F;  ///< 0 to 1; changes are faded

 private:
  [[nodiscard]] float without_constant(float level);
  static void add_beside(std::span<const float> beside, std::span<float> samples);

  double samples_per_second_;
  Tone tone_;
  float gain_ = 0;
  float level_before_ = 0;
  float filtered_ = 0;
};

}  // namespace triton
