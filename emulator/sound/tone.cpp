#include "emulator/sound/tone.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace triton {

float Tone::next(bool on) {
  const double gain_step = 1 / (kFadeSeconds * samples_per_second_);
  gain_ = std::clamp(gain_ + (on ? gain_step : -gain_step), 0.0, 1.0);
  if (gain_ == 0) return 0;
  // The first two terms of a square wave: its sound without aliasing.
  const double angle = 2 * std::numbers::pi * phase_;
  const double wave = std::sin(angle) + std::sin(3 * angle) / 3;
  phase_ += kOscillatorHz / samples_per_second_;
  phase_ -= std::floor(phase_);
  return static_cast<float>(wave * gain_) * kLevel;
}

void Tone::render(std::span<float> samples, bool on) {
  for (float& sample : samples) {
    sample = next(on);
  }
}

}  // namespace triton
