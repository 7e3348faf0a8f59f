#include "emulator/host/tape/tone_detector.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "emulator/chips/modem.hpp"

namespace triton::tape {

namespace {

/// Of the speed's error, taken up a soft bit where the tone is clear: a tenth of a second to
/// follow.
constexpr double kFollowGain = 1.0 / 400;
constexpr double kSpeedStep = 0.0005;  // finer than matters to a filter of one bit
/// No frame has so long a space: a start bit and nine bits after it.
constexpr unsigned kLongestSpace = 14 * kSoftPerBit;
constexpr float kClear = 0.1F;
constexpr float kFaint = 0.1F;                         // of the usual level
constexpr float kLevelDecay = 1 - 1 / (2 * 4'800.0F);  // two seconds
constexpr float kLevelRise = 0.01F;

}  // namespace

float ToneDetector::Match::drift() const {
  return std::arg(second * std::conj(first)) / static_cast<float>(2 * std::numbers::pi);
}

void ToneDetector::set_speed(double speed) {
  speed_ = speed;
  for (unsigned i = 0; i < kWindow; ++i) {
    const auto tone = [&](uint32_t hz) {
      const double turns = (hz * speed - kCentreHz) / kBasebandHz * i;
      return Baseband(std::polar(1.0F, static_cast<float>(-2 * std::numbers::pi * turns)));
    };
    mark_tone_[i] = tone(kMarkHz);
    space_tone_[i] = tone(kSpaceHz);
  }
}

ToneDetector::Match ToneDetector::match(const std::array<Baseband, kWindow>& tone) const {
  const Baseband* window = last_.data() + next_;
  const auto half = [&](unsigned begin) {
    float re = 0;
    float im = 0;
    for (unsigned i = begin; i < begin + kHalf; ++i) {
      re += window[i].real() * tone[i].real() - window[i].imag() * tone[i].imag();
      im += window[i].real() * tone[i].imag() + window[i].imag() * tone[i].real();
    }
    return Baseband(re, im);
  };
  return {half(0), half(kHalf)};
}

void ToneDetector::follow(const Match& stronger, bool mark, float clarity) {
  const double tone_hz = (mark ? kMarkHz : kSpaceHz) * speed_;
  const double error_hz = stronger.drift() * kBasebandHz / kHalf;
  const double error = error_hz / tone_hz;
  const double highest = 1 + kLargestSpeedError;
  const double lowest = 1 - kLargestSpeedError;
  space_run_ = mark ? 0 : space_run_ + 1;
  if (space_run_ > kLongestSpace) {
    wanted_speed_ = (tone_hz + error_hz) / kMarkHz;
    space_run_ = 0;
  } else {
    wanted_speed_ += kFollowGain * clarity * error;
  }
  wanted_speed_ = std::clamp(wanted_speed_, lowest, highest);
}

void ToneDetector::feed(std::span<const Baseband> baseband, std::vector<SoftBit>& soft) {
  for (const Baseband value : baseband) {
    if (std::abs(wanted_speed_ - speed_) > kSpeedStep) set_speed(wanted_speed_);
    last_[next_] = value;
    last_[next_ + kWindow] = value;
    next_ = (next_ + 1) % kWindow;
    const Match mark = match(mark_tone_);
    const Match space = match(space_tone_);
    const float mark_power = mark.power();
    const float space_power = space.power();
    const float sum = mark_power + space_power;
    SoftBit bit;
    bit.mark = sum > 0 ? (mark_power - space_power) / sum : 0;
    bit.level = 2 * std::sqrt(std::max(mark_power, space_power)) / kWindow;
    bit.speed = static_cast<float>(wanted_speed_);
    const float clarity = std::abs(bit.mark);
    usual_level_ = std::max(usual_level_ * kLevelDecay,
                            usual_level_ + kLevelRise * (bit.level - usual_level_));
    if (clarity > kClear && bit.level > kFaint * usual_level_) {
      follow(mark_power > space_power ? mark : space, mark_power > space_power, clarity);
    }
    // The window's middle is half a window ago.
    if (++taken_ > kHalf) soft.push_back(bit);
  }
}

}  // namespace triton::tape
