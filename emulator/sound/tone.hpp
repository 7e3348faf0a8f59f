// The sound of port 7's oscillator: a steady tone that is switched on and off.
//
// Sources        Triton user manual (1978): bit 6 of port 07 gates an oscillator of about 800 Hz to
//                1 kHz; 900 Hz is our choice.
//
// Not emulated   the analogue oscillator's drift and its exact wave form.
#pragma once

#include <span>

namespace triton {

/// Makes samples. Switching takes a few milliseconds of fading, so that nothing clicks.
class Tone {
 public:
  static constexpr double kOscillatorHz = 900;
  static constexpr double kFadeSeconds = 0.005;
  static constexpr float kLevel = 0.2F;  ///< of full scale

  explicit Tone(double samples_per_second) : samples_per_second_(samples_per_second) {}

  [[nodiscard]] float next(bool on);
  void render(std::span<float> samples, bool on);

 private:
  double samples_per_second_;
  double phase_ = 0;  ///< in periods, 0..1
  double gain_ = 0;   ///< 0..1
};

}  // namespace triton
