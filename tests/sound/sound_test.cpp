// The way from the ports to the samples, without an audio device.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "emulator/session/session.hpp"
#include "emulator/sound/sample_queue.hpp"
#include "emulator/sound/sound_mixer.hpp"

namespace triton {
namespace {

constexpr double kRate = 48'000;
constexpr uint32_t kClockHz = 800'000;

/// A second of port 6 toggling `bit` at `hz`.
std::vector<LatchChange> square_wave(double hz, uint8_t bit) {
  std::vector<LatchChange> changes;
  bool level = false;
  for (double cycle = 0; cycle < kClockHz; cycle += kClockHz / (2 * hz)) {
    level = !level;
    changes.push_back({static_cast<uint64_t>(cycle), level ? bit : uint8_t{0}, 0});
  }
  return changes;
}

std::vector<float> second_of(SoundMixer& mixer, const std::vector<LatchChange>& changes,
                             bool printer_fitted = false) {
  std::vector<float> samples(static_cast<size_t>(kRate));
  mixer.render({0, kClockHz, {}, changes, printer_fitted}, samples);
  return samples;
}

unsigned rising_edges(const std::vector<float>& samples) {
  unsigned count = 0;
  for (size_t at = 1; at < samples.size(); ++at) {
    count += samples[at - 1] <= 0 && samples[at] > 0 ? 1 : 0;
  }
  return count;
}

float loudest(const std::vector<float>& samples) {
  float largest = 0;
  for (const float sample : samples) largest = std::max(largest, std::abs(sample));
  return largest;
}

float largest_step(const std::vector<float>& samples) {
  float largest = 0;
  for (size_t at = 1; at < samples.size(); ++at) {
    largest = std::max(largest, std::abs(samples[at] - samples[at - 1]));
  }
  return largest;
}

TEST(SoundMixer, Port6TogglingIsHeardAtItsFrequencyOnEitherBit) {
  for (const uint8_t bit : {uint8_t{0x80}, uint8_t{0x40}}) {
    SoundMixer mixer(kRate);
    const std::vector<float> samples = second_of(mixer, square_wave(440, bit));
    EXPECT_NEAR(rising_edges(samples), 440, 2);
    EXPECT_GT(loudest(samples), 0.1F);
  }
}

TEST(SoundMixer, TogglingTooFastToBeHeardIsNearlySilent) {
  SoundMixer mixer(kRate);
  std::vector<float> samples = second_of(mixer, square_wave(100'000, 0x80));
  samples.erase(samples.begin(), samples.begin() + 24'000);  // the constant part has gone
  EXPECT_LT(loudest(samples), 0.02F);
}

TEST(SoundMixer, ALatchThatStaysIsSilent) {
  SoundMixer mixer(kRate);
  std::vector<float> samples(static_cast<size_t>(kRate));
  mixer.render({0, kClockHz, {0xFF, 0xC0, 0}, {}, false}, samples);
  mixer.render({kClockHz, 2 * kClockHz, {0xFF, 0xC0, 0}, {}, false}, samples);
  EXPECT_LT(loudest(samples), 0.001F);
}

TEST(SoundMixer, WithAPrinterBit7IsThePrintersAndNotHeard) {
  SoundMixer mixer(kRate);
  EXPECT_EQ(loudest(second_of(mixer, square_wave(440, 0x80), true)), 0);
  EXPECT_GT(loudest(second_of(mixer, square_wave(440, 0x40), true)), 0.05F);
}

TEST(SoundMixer, Port7GatesTheOscillator) {
  SoundMixer mixer(kRate);
  const std::vector<float> samples =
      second_of(mixer, {{kClockHz / 4, 0, 0x40}, {3 * kClockHz / 4, 0, 0}});
  EXPECT_NEAR(rising_edges(samples), Tone::kOscillatorHz / 2, 5);
  EXPECT_EQ(loudest({samples.begin(), samples.begin() + 11'999}), 0);
}

TEST(SoundMixer, MuteAndVolumeFadeSoThatNothingClicks) {
  SoundMixer mixer(kRate);
  (void)second_of(mixer, {{0, 0, 0x40}});
  std::vector<float> steady(4'800);
  mixer.render({0, kClockHz / 10, {0xFF, 0, 0x40}, {}, false}, steady);
  const float steepest = largest_step(steady);
  std::vector<float> all = steady;
  for (const float volume : {0.0F, 1.0F, 0.3F, 0.0F}) {
    mixer.volume = volume;
    mixer.render({0, kClockHz / 10, {0xFF, 0, 0x40}, {}, false}, steady);
    all.insert(all.end(), steady.begin(), steady.end());
  }
  EXPECT_LE(largest_step(all), steepest * 1.1F);
  EXPECT_EQ(all.back(), 0);
}

TEST(SoundMixer, WhatSoundsBesideThePortsIsMixedInAndObeysTheVolume) {
  SoundMixer mixer(kRate);
  mixer.volume = 0.5F;
  const std::vector<float> beside(480, 0.5F);
  std::vector<float> samples(480);
  mixer.render({8'000, 16'000, {}, {}, false, beside}, samples);
  EXPECT_FLOAT_EQ(samples.back(), 0.25F);
}

TEST(SoundMixer, WhatSoundsBesideKeepsItsPitchWhateverTheNumberOfSamples) {
  std::vector<float> beside(4'800);
  for (size_t at = 0; at < beside.size(); ++at) {
    beside[at] = static_cast<float>(std::sin(static_cast<double>(at) / 6));
  }
  SoundMixer mixer(kRate);
  std::vector<float> fade_in(480);
  mixer.render({0, 8'000, {}, {}, false}, fade_in);
  std::vector<float> samples(4'900);
  mixer.render({8'000, 88'000, {}, {}, false, beside}, samples);
  for (size_t at = 10; at + 10 < samples.size(); ++at) {
    const double place = (static_cast<double>(at) + 0.5) * 4'800 / 4'900 - 0.5;
    ASSERT_NEAR(samples[at], std::sin(place / 6), 0.005) << at;
  }
}

TEST(SampleQueue, GivesTheSamplesInOrderOnceEnoughWait) {
  SampleQueue queue(4, 100, 1);
  const std::vector<float> first{1, 2, 3};
  queue.push(first);
  std::vector<float> out(2, 9.0F);
  queue.pop(out);
  EXPECT_EQ(out, (std::vector<float>{0, 0}));
  const std::vector<float> second{4, 5};
  queue.push(second);
  out.resize(5);
  queue.pop(out);
  EXPECT_EQ(out, (std::vector<float>{1, 2, 3, 4, 5}));
}

TEST(SampleQueue, RunningDryAndComingBackFadesAndNeverSteps) {
  constexpr size_t kFade = 100;
  SampleQueue queue(200, 10'000, kFade);
  const std::vector<float> loud(1'000, 0.8F);
  std::vector<float> all;
  std::vector<float> out(500);
  for (unsigned round = 0; round < 20; ++round) {
    if (round % 4 != 2) queue.push(std::span(loud).first(round % 4 == 1 ? 137 : 400));
    queue.pop(out);
    all.insert(all.end(), out.begin(), out.end());
  }
  EXPECT_GT(loudest(all), 0.79F);
  EXPECT_LE(largest_step(all), 0.8F / kFade * 1.01F);
  queue.pop(out);
  queue.pop(out);
  EXPECT_EQ(out.back(), 0);
}

TEST(SampleQueue, AHostThatMakesTooManyNeverLagsFarBehind) {
  SampleQueue queue(200, 1'000, 10);
  const std::vector<float> much(5'000, 0.5F);
  queue.push(much);
  EXPECT_LE(queue.size(), 1'000u);
}

TEST(Sound, AMachinesPortsComeThroughTheSessionWithTheirCycles) {
  Firmware siren;  // toggles bit 7 of port 6 every 100 or so cycles
  siren.roms.push_back({0,
                        {0x2F,              // CMA
                         0xD3, 0x06,        // OUT 6
                         0x06, 0x05,        // MVI B,5
                         0x05,              // DCR B
                         0xC2, 0x05, 0x00,  // JNZ 5
                         0xC3, 0x00, 0x00}});
  Session session(siren);
  std::vector<LatchChange> all;
  session.latches_to([&](std::span<const LatchChange> changes) {
    all.insert(all.end(), changes.begin(), changes.end());
  });
  session.advance(8'000);
  session.advance(8'000);
  ASSERT_GT(all.size(), 50u);
  for (size_t at = 1; at < all.size(); ++at) {
    EXPECT_EQ(all[at].cycle - all[at - 1].cycle, all[1].cycle - all[0].cycle);
    EXPECT_NE(all[at].port6, all[at - 1].port6);
  }
}

}  // namespace
}  // namespace triton
