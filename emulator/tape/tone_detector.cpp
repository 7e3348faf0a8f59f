#include "emulator/tape/tone_detector.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "emulator/chips/modem.hpp"
#include "emulator/tape/lanes.hpp"

namespace triton::tape {

namespace {

/// Of the speed's error, taken up a soft bit where the tone is clear: a tenth of a second to
/// follow.
constexpr double kFollowGain = 1.0 / 400;
constexpr double kSpeedStep = 0.0005;         // finer than matters to a filter of one bit
constexpr unsigned kBlock = kSoftPerBit / 2;  // of a steady tone: no start bit hides in it
constexpr unsigned kCarrierBlocks = 28;
constexpr float kSameTone = 0.5F;   // radians over half a window; the two tones are 2.1 apart
constexpr float kPureTone = 0.6F;   // of the energy
constexpr double kFarOff = 0.025;   // of the speed: nearer, following will do
constexpr float kTonePart = 0.42F;  // of a bit's energy; of hiss 0.3 are in the stronger tone
constexpr float kClear = 0.1F;
constexpr float kFaint = 0.1F;                         // of the usual level
constexpr float kLevelDecay = 1 - 1 / (2 * 4'800.0F);  // two seconds
constexpr float kLevelRise = 1.01F;
constexpr float kLeastLevel = 1e-4F;

}  // namespace

float ToneDetector::Match::drift() const {
  return std::arg(second * std::conj(first)) / static_cast<float>(2 * std::numbers::pi);
}

void ToneDetector::set_speed(double speed) {
  speed_ = speed;
  const auto set = [&](Tone& tone, uint32_t hz) {
    for (unsigned i = 0; i < kWindow; ++i) {
      const double angle = -2 * std::numbers::pi * (hz * speed - kCentreHz) / kBasebandHz * i;
      tone.real[i] = static_cast<float>(std::cos(angle));
      tone.imaginary[i] = static_cast<float>(std::sin(angle));
    }
  };
  set(mark_tone_, kMarkHz);
  set(space_tone_, kSpaceHz);
}

ToneDetector::Match ToneDetector::match(const Tone& tone) const {
  const auto half = [&](unsigned begin) {
    const float* re = real_.data() + next_ + begin;
    const float* im = imaginary_.data() + next_ + begin;
    const float* tone_re = tone.real.data() + begin;
    const float* tone_im = tone.imaginary.data() + begin;
    return Baseband(sum_of_products(re, tone_re, kHalf) - sum_of_products(im, tone_im, kHalf),
                    sum_of_products(re, tone_im, kHalf) + sum_of_products(im, tone_re, kHalf));
  };
  return {half(0), half(kHalf)};
}

void ToneDetector::follow(const Match& stronger, bool mark, float clarity) {
  const double tone_hz = (mark ? kMarkHz : kSpaceHz) * speed_;
  const double error_hz = stronger.drift() * kBasebandHz / kHalf;
  const double error = error_hz / tone_hz;
  wanted_speed_ = std::clamp(wanted_speed_ + kFollowGain * static_cast<double>(clarity) * error,
                             1 - kLargestSpeedError, 1 + kLargestSpeedError);
}

void ToneDetector::look_for_carrier(Baseband value) {
  const Baseband before = last(next_ + kHalf);
  turn_ += value * std::conj(before);
  turn_energy_ += std::norm(value);
  if (++in_block_ < kBlock) return;
  const float angle = std::arg(turn_);
  const bool pure = std::abs(turn_) > kPureTone * turn_energy_ && turn_energy_ > 0;
  const bool same = steady_blocks_ > 0 && std::abs(angle - steady_angle_) < kSameTone;
  steady_blocks_ = !pure ? 0 : same ? steady_blocks_ + 1 : 1;
  steady_angle_ +=
      (angle - steady_angle_) / static_cast<float>(std::max(1U, std::min(steady_blocks_, 16U)));
  turn_ = 0;
  turn_energy_ = 0;
  in_block_ = 0;
  if (steady_blocks_ < kCarrierBlocks) return;
  const double hz =
      kCentreHz + static_cast<double>(steady_angle_) / (2 * std::numbers::pi) * kBasebandHz / kHalf;
  const double speed = hz / kMarkHz;
  if (std::abs(speed - 1) < kLargestSpeedError && std::abs(speed - wanted_speed_) > kFarOff) {
    wanted_speed_ = speed;
  }
}

void ToneDetector::feed(std::span<const Baseband> baseband, std::vector<SoftBit>& soft) {
  for (const Baseband value : baseband) {
    if (std::abs(wanted_speed_ - speed_) > kSpeedStep) set_speed(wanted_speed_);
    look_for_carrier(value);
    energy_ += std::norm(value) - std::norm(last(next_));
    for (const unsigned place : {next_, next_ + kWindow}) {
      real_[place] = value.real();
      imaginary_[place] = value.imag();
    }
    next_ = (next_ + 1) % kWindow;
    if (next_ == 0) {  // what was rounded off would add up
      energy_ = 0;
      for (unsigned i = 0; i < kWindow; ++i) energy_ += std::norm(last(i));
    }
    const Match mark = match(mark_tone_);
    const Match space = match(space_tone_);
    const float mark_power = mark.power();
    const float space_power = space.power();
    const float sum = mark_power + space_power;
    SoftBit bit;
    bit.mark = sum > 0 ? (mark_power - space_power) / sum : 0;
    bit.level = 2 * std::sqrt(std::max(mark_power, space_power)) / kWindow;
    bit.speed = static_cast<float>(wanted_speed_);
    bit.value = last(next_ + kHalf - 1);
    const float clarity = std::abs(bit.mark);
    // A click, however loud, is too short for it.
    const float highest = std::max(usual_level_ * kLevelRise, kLeastLevel);
    usual_level_ = std::max(usual_level_ * kLevelDecay, std::min(bit.level, highest));
    bit.usual_level = usual_level_;
    const bool is_tone = std::max(mark_power, space_power) > kTonePart * kWindow * energy_;
    if (is_tone && clarity > kClear && bit.level > kFaint * usual_level_) {
      follow(mark_power > space_power ? mark : space, mark_power > space_power, clarity);
    }
    // The window's middle is half a window ago.
    if (++taken_ > kHalf) soft.push_back(bit);
  }
}

}  // namespace triton::tape
