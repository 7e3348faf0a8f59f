#include "emulator/host/sdl/tone.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace triton {

void Tone::render(std::span<float> samples, bool on) {
  const double gain_step = 1 / (kFadeSeconds * samples_per_second_);
  const double phase_step = kOscillatorHz / samples_per_second_;
  for (float& sample : samples) {
    gain_ = std::clamp(gain_ + (on ? gain_step : -gain_step), 0.0, 1.0);
    // The first two terms of a square wave: its sound without aliasing.
    const double angle = 2 * std::numbers::pi * phase_;
    const double wave = std::sin(angle) + std::sin(3 * angle) / 3;
    sample = static_cast<float>(wave * gain_) * kLevel;
    phase_ += phase_step;
    phase_ -= std::floor(phase_);
  }
}

}  // namespace triton
