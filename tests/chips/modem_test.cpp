#include "emulator/chips/modem.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>
#include <vector>

namespace triton {
namespace {

std::vector<int16_t> tone(double hz, double amplitude, size_t count) {
  std::vector<int16_t> samples(count);
  for (size_t i = 0; i < count; ++i) {
    const double turns = hz * static_cast<double>(i) / kModemSampleHz;
    samples[i] = static_cast<int16_t>(amplitude * std::sin(2 * std::numbers::pi * turns));
  }
  return samples;
}

bool line_after(const std::vector<int16_t>& samples) {
  ModemReceiver receiver;
  bool line = false;
  for (const int16_t sample : samples) line = receiver.receive(sample);
  return line;
}

/// Rising zero crossings in a second of the transmitter's output.
unsigned periods_a_second(bool mark, uint32_t sample_hz) {
  ModemTransmitter transmitter(sample_hz);
  unsigned crossings = 0;
  int16_t last = 0;
  for (uint32_t i = 0; i < sample_hz; ++i) {
    const int16_t sample = transmitter.sample(mark);
    if (last < 0 && sample >= 0) ++crossings;
    last = sample;
  }
  return crossings;
}

TEST(ModemTransmitter, SendsTheTonesOfTheOriginatePair) {
  for (const uint32_t sample_hz : {9'600U, 44'100U, 48'000U}) {
    EXPECT_NEAR(periods_a_second(true, sample_hz), 1'270, 1);
    EXPECT_NEAR(periods_a_second(false, sample_hz), 1'070, 1);
  }
}

TEST(ModemTransmitter, NeverJumpsWhenTheToneChanges) {
  ModemTransmitter transmitter(48'000);
  const double steepest = 2 * std::numbers::pi * kMarkHz / 48'000 * ModemTransmitter::kAmplitude;
  std::mt19937 random(5);
  int last = 0;
  for (int i = 0; i < 20'000; ++i) {
    const int sample = transmitter.sample(random() % 2 == 0);
    ASSERT_LE(std::abs(sample - last), steepest + 30) << i;
    last = sample;
  }
}

TEST(ModemReceiver, TellsTheTonesApartAtAnyLevel) {
  for (const double amplitude : {300.0, 3'000.0, 32'767.0}) {
    EXPECT_TRUE(line_after(tone(kMarkHz, amplitude, 200)));
    EXPECT_FALSE(line_after(tone(kSpaceHz, amplitude, 200)));
  }
}

TEST(ModemReceiver, RestsAtMarkWithoutACarrier) {
  EXPECT_TRUE(line_after(tone(kSpaceHz, 30, 200)));
  EXPECT_TRUE(line_after(std::vector<int16_t>(200, 0)));
}

TEST(ModemReceiver, ShowsAChangeHalfABitLater) {
  ModemTransmitter transmitter(kModemSampleHz);
  ModemReceiver receiver;
  for (int i = 0; i < 100; ++i) (void)receiver.receive(transmitter.sample(true));
  unsigned delay = 0;
  while (receiver.receive(transmitter.sample(false))) ++delay;
  EXPECT_NEAR(delay, kModemSamplesPerBit / 2.0, 3);
}

TEST(ModemReceiver, GoesOnFromASavedState) {
  ModemTransmitter transmitter(kModemSampleHz);
  ModemReceiver receiver;
  std::mt19937 random(6);
  for (int i = 0; i < 77; ++i) (void)receiver.receive(static_cast<int16_t>(random()));
  ModemReceiver restored;
  restored.set_state(receiver.state());
  for (int i = 0; i < 2'000; ++i) {
    const auto sample = static_cast<int16_t>(random() % 2'000);
    ASSERT_EQ(restored.receive(sample), receiver.receive(sample)) << i;
  }
}

}  // namespace
}  // namespace triton
