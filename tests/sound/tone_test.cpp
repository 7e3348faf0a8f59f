#include "emulator/sound/tone.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace triton {
namespace {

constexpr double kToneRate = 48'000;

float largest_step(const std::vector<float>& samples, float before) {
  float largest = 0;
  for (const float sample : samples) {
    largest = std::max(largest, std::abs(sample - before));
    before = sample;
  }
  return largest;
}

TEST(Tone, IsSilentWhileOff) {
  Tone tone(kToneRate);
  std::vector<float> samples(4'800, 1.0F);
  tone.render(samples, false);
  EXPECT_TRUE(
      std::all_of(samples.begin(), samples.end(), [](float sample) { return sample == 0; }));
}

TEST(Tone, HasTheOscillatorsFrequency) {
  Tone tone(kToneRate);
  std::vector<float> samples(static_cast<size_t>(kToneRate));
  tone.render(samples, true);
  unsigned rising = 0;
  for (size_t at = 1; at < samples.size(); ++at) {
    rising += samples[at - 1] < 0 && samples[at] >= 0 ? 1 : 0;
  }
  EXPECT_NEAR(rising, Tone::kOscillatorHz, 2);
}

TEST(Tone, SwitchingNeverStepsFurtherThanTheToneItselfDoes) {
  Tone tone(kToneRate);
  std::vector<float> steady(4'800);
  tone.render(steady, true);
  tone.render(steady, true);
  const float steepest = largest_step(steady, steady.front());
  float last = steady.back();
  std::vector<float> block(37);  // no multiple of the period: switches at every phase
  for (unsigned count = 0; count < 1'000; ++count) {
    tone.render(block, count % 3 == 0);
    ASSERT_LE(largest_step(block, last), steepest * 1.1F);
    last = block.back();
  }
}

TEST(Tone, StaysWithinFullScale) {
  Tone tone(kToneRate);
  std::vector<float> samples(static_cast<size_t>(kToneRate));
  tone.render(samples, true);
  for (const float sample : samples) {
    ASSERT_LT(std::abs(sample), 0.5F);
  }
}

}  // namespace
}  // namespace triton
