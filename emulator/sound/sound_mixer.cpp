#include "emulator/sound/sound_mixer.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace triton {
namespace {

constexpr uint8_t kHighBit = 0x80;
constexpr uint8_t kLowBit = 0x40;
constexpr double kCornerHz = 10;
constexpr double kFadeSeconds = 0.005;

/// Goes through the latches' changes in time.
class LatchReader {
 public:
  explicit LatchReader(const SoundSpan& span)
      : span_(span), port6_(span.at_start.port6), port7_(span.at_start.port7) {}

  [[nodiscard]] bool oscillates() const { return (port7_ & kOscillatorBit) != 0; }

  /// The speaker's mean level, 0 to 1, between two times; then the latches stand as at `end`.
  float mean_until(double begin, double end) {
    double area = 0;
    double at = begin;
    while (next_ < span_.changes.size() && static_cast<double>(span_.changes[next_].cycle) < end) {
      const LatchChange& change = span_.changes[next_++];
      const double when = std::max(static_cast<double>(change.cycle), at);
      area += level() * (when - at);
      at = when;
      port6_ = change.port6;
      port7_ = change.port7;
    }
    area += level() * (end - at);
    return static_cast<float>(area / (end - begin));
  }

 private:
  [[nodiscard]] double level() const {
    const bool high = (port6_ & kHighBit) != 0 && !span_.printer_fitted;
    const bool low = (port6_ & kLowBit) != 0;
    return (high ? 0.5 : 0.0) + (low ? 0.5 : 0.0);
  }

  const SoundSpan& span_;
  size_t next_ = 0;
  uint8_t port6_;
  uint8_t port7_;
};

}  // namespace

void SoundMixer::render(const SoundSpan& span, std::span<float> samples) {
  LatchReader latches(span);
  const auto from = static_cast<double>(span.from_cycle);
  const double cycles_per_sample =
      (static_cast<double>(span.to_cycle) - from) / static_cast<double>(samples.size());
  double at = from;
  for (size_t number = 0; number < samples.size(); ++number) {
    const double end = from + static_cast<double>(number + 1) * cycles_per_sample;
    const float speaker = latches.mean_until(at, end);
    at = end;
    samples[number] =
        without_constant(2 * kSpeakerLevel * speaker) + tone_.next(latches.oscillates());
  }
  if (!span.beside.empty()) add_beside(span.beside, samples);
  const auto step = static_cast<float>(1 / (kFadeSeconds * samples_per_second_));
  for (float& sample : samples) {
    gain_ += std::clamp(volume - gain_, -step, step);
    sample = std::clamp(sample * gain_, -1.0F, 1.0F);
  }
}

/// Both are spread over the same time; their numbers may differ.
void SoundMixer::add_beside(std::span<const float> beside, std::span<float> samples) {
  const double step = static_cast<double>(beside.size()) / static_cast<double>(samples.size());
  const auto last = static_cast<double>(beside.size() - 1);
  double at = step / 2 - 0.5;
  for (float& sample : samples) {
    const double place = std::clamp(at, 0.0, last);
    const auto before = static_cast<size_t>(place);
    const size_t behind = std::min(before + 1, beside.size() - 1);
    const auto part = static_cast<float>(place - static_cast<double>(before));
    sample += beside[before] + part * (beside[behind] - beside[before]);
    at += step;
  }
}

float SoundMixer::without_constant(float level) {
  const auto kept =
      static_cast<float>(std::exp(-2 * std::numbers::pi * kCornerHz / samples_per_second_));
  filtered_ = kept * (filtered_ + level - level_before_);
  level_before_ = level;
  return filtered_;
}

}  // namespace triton
