#include "emulator/machine/cassette.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/machine/test_machine.hpp"

namespace triton {
namespace {

using Bytes = std::vector<uint8_t>;

constexpr uint32_t kClockHz = 800'000;
constexpr uint64_t kByteCycles = 32'000;
constexpr uint8_t kTbmt = 0x10;
constexpr uint8_t kDav = 0x01;

/// The audio of `bytes` without pauses, after half a second of carrier.
std::vector<int16_t> audio_of(const Bytes& bytes) {
  ModemTransmitter transmitter(kModemSampleHz);
  std::vector<int16_t> samples;
  const auto send = [&](bool mark, unsigned count) {
    for (unsigned i = 0; i < count; ++i) samples.push_back(transmitter.sample(mark));
  };
  send(true, kModemSampleHz / 2);
  for (const uint8_t byte : bytes) {
    for (unsigned bit = 0; bit < kUartFrameBits; ++bit) {
      send((uart_frame(byte) >> bit & 1) != 0, kModemSamplesPerBit);
    }
  }
  send(true, kModemSampleHz / 10);
  return samples;
}

Bytes random_bytes(size_t count) {
  std::mt19937 random(7);
  Bytes bytes(count);
  for (uint8_t& byte : bytes) byte = static_cast<uint8_t>(random());
  return bytes;
}

/// Polls as TPIN does until `end`.
Bytes read_all(Cassette& cassette, uint64_t start, uint64_t end, uint64_t step = 53) {
  Bytes bytes;
  for (uint64_t cycle = start; cycle < end; cycle += step) {
    const uint8_t status = cassette.read_status(cycle);
    if ((status & kDav) != 0) {
      EXPECT_EQ(status & 0x0E, 0) << "at byte " << bytes.size();
      bytes.push_back(cassette.read_data(cycle + 20));
    }
  }
  return bytes;
}

TEST(Cassette, RestsReadyToSendWithNothingReceived) {
  Cassette cassette(kClockHz);
  EXPECT_EQ(cassette.read_status(0), kTbmt);
  EXPECT_EQ(cassette.read_status(800'000'000'000), kTbmt);
}

TEST(Cassette, ReceivesAudioByteForByte) {
  const Bytes bytes = random_bytes(200);
  Cassette cassette(kClockHz);
  cassette.set_relay(true, 1'000);
  cassette.feed_samples(audio_of(bytes));
  EXPECT_EQ(read_all(cassette, 1'000, 1'000 + 9 * uint64_t{kClockHz}), bytes);
}

TEST(Cassette, ReceivesTheSameAtAnotherCpuClock) {
  const Bytes bytes = random_bytes(20);
  Cassette cassette(2'000'000);
  cassette.set_relay(true, 0);
  cassette.feed_samples(audio_of(bytes));
  EXPECT_EQ(read_all(cassette, 0, 4'000'000), bytes);
}

TEST(Cassette, TheTapeMovesOnlyWhileTheMotorRuns) {
  Cassette cassette(kClockHz);
  cassette.feed_samples(audio_of({'A'}));
  const size_t all = cassette.samples_waiting();
  cassette.advance(kClockHz);
  EXPECT_EQ(cassette.samples_waiting(), all);
  cassette.set_relay(true, kClockHz);
  cassette.set_relay(false, kClockHz + kClockHz / 4);
  EXPECT_NEAR(static_cast<double>(all - cassette.samples_waiting()), kModemSampleHz / 4.0, 2);
  cassette.advance(10 * kClockHz);
  EXPECT_NEAR(static_cast<double>(all - cassette.samples_waiting()), kModemSampleHz / 4.0, 2);
}

TEST(Cassette, TheOverrideSwitchRunsTheMotorToo) {
  Cassette cassette(kClockHz);
  cassette.set_override(true, 0);
  cassette.feed_samples(audio_of({'A', 'B'}));
  EXPECT_EQ(read_all(cassette, 0, kClockHz), (Bytes{'A', 'B'}));
}

TEST(Cassette, BytesThatNobodyReadsAreOverrun) {
  Cassette cassette(kClockHz);
  cassette.set_relay(true, 0);
  cassette.feed_samples(audio_of({'A', 'B'}));
  EXPECT_EQ(cassette.read_status(kClockHz), kTbmt | kDav | 0x08);
  EXPECT_EQ(cassette.read_data(kClockHz), 'B');
}

TEST(Cassette, LookingOftenOrSeldomSeesTheSame) {
  const Bytes bytes = random_bytes(30);
  Cassette often(kClockHz);
  Cassette seldom(kClockHz);
  for (Cassette* each : {&often, &seldom}) {
    each->set_relay(true, 0);
    each->feed_samples(audio_of(bytes));
  }
  for (uint64_t cycle = 0; cycle < 600'000; ++cycle) often.advance(cycle);
  seldom.advance(599'999);
  EXPECT_EQ(often.uart(), seldom.uart());
  EXPECT_EQ(often.samples_waiting(), seldom.samples_waiting());
}

TEST(Cassette, NotesWhatIsSentWithItsTimes) {
  Cassette cassette(kClockHz);
  cassette.noting = true;
  cassette.set_relay(true, 5'000);
  cassette.write_data('A', 10'000);
  EXPECT_EQ(cassette.read_status(10'001) & kTbmt, 0);
  EXPECT_EQ(cassette.read_status(10'400) & kTbmt, kTbmt);
  cassette.write_data('B', 20'000);
  EXPECT_EQ(cassette.read_status(40'000) & kTbmt, 0);
  EXPECT_EQ(cassette.read_status(43'000) & kTbmt, kTbmt);
  cassette.set_relay(false, 80'000);
  ASSERT_EQ(cassette.events.size(), 4u);
  EXPECT_EQ(cassette.events[0], (TapeEvent{TapeEvent::Kind::kMotorOn, 0, 5'000}));
  EXPECT_EQ(cassette.events[1].byte, 'A');
  EXPECT_EQ(cassette.events[2].byte, 'B');
  EXPECT_EQ(cassette.events[2].cycle - cassette.events[1].cycle, kByteCycles);
  EXPECT_EQ(cassette.events[3], (TapeEvent{TapeEvent::Kind::kMotorOff, 0, 80'000}));
}

TEST(Cassette, ALastByteThatWaitsWhenTheMotorStopsIsNotedOnceAndBeforeTheStop) {
  for (const uint64_t stop : {12'000, 30'000, 41'000, 43'000}) {
    Cassette cassette(kClockHz);
    cassette.noting = true;
    cassette.set_relay(true, 5'000);
    cassette.write_data('A', 10'000);
    cassette.write_data('B', 11'000);
    cassette.set_relay(false, stop);
    cassette.advance(200'000);
    ASSERT_EQ(cassette.events.size(), 4u) << stop;
    EXPECT_EQ(cassette.events[1].byte, 'A');
    EXPECT_EQ(cassette.events[2].byte, 'B');
    EXPECT_EQ(cassette.events[2].cycle - cassette.events[1].cycle, kByteCycles);
    EXPECT_EQ(cassette.events[3].kind, TapeEvent::Kind::kMotorOff);
  }
}

TEST(Cassette, InTheLoopEveryByteSentComesBackWhileTheNextIsSent) {
  const Bytes bytes = random_bytes(60);
  Cassette cassette(kClockHz);
  cassette.set_loop(true, 0);
  Bytes received;
  size_t sent = 0;
  for (uint64_t cycle = 0; cycle < 65 * kByteCycles; cycle += 61) {
    const uint8_t status = cassette.read_status(cycle);
    if ((status & kTbmt) != 0 && sent < bytes.size()) cassette.write_data(bytes[sent++], cycle);
    if ((status & kDav) != 0) received.push_back(cassette.read_data(cycle));
  }
  EXPECT_EQ(received, bytes);
}

TEST(Cassette, TheFastPathGivesTheSameBytesWithoutTakingTime) {
  const Bytes bytes = random_bytes(500);
  Cassette cassette(kClockHz);
  cassette.set_fast(true, 0);
  cassette.set_relay(true, 0);
  cassette.feed_bytes(bytes);
  EXPECT_EQ(read_all(cassette, 0, 500 * 60, 60), bytes);
}

TEST(Cassette, TheFastPathSendsAtOnce) {
  Cassette cassette(kClockHz);
  cassette.set_fast(true, 0);
  cassette.noting = true;
  for (uint64_t i = 0; i < 100; ++i) {
    ASSERT_EQ(cassette.read_status(i * 40), kTbmt);
    cassette.write_data(static_cast<uint8_t>(i), i * 40 + 10);
  }
  ASSERT_EQ(cassette.events.size(), 100u);
  EXPECT_EQ(cassette.events[99].byte, 99);
}

TEST(Cassette, WhileTheLoopIsPluggedInTheTapeStandsStill) {
  for (const bool fast : {false, true}) {
    Cassette cassette(kClockHz);
    cassette.set_fast(fast, 0);
    cassette.set_relay(true, 0);
    cassette.feed_bytes(Bytes{1, 2, 3});
    cassette.feed_samples(audio_of({1, 2, 3}));
    const size_t samples = cassette.samples_waiting();
    cassette.set_loop(true, 0);
    cassette.write_data(0x5A, 0);
    EXPECT_EQ(read_all(cassette, 0, 200'000), Bytes{0x5A}) << fast;
    EXPECT_EQ(cassette.bytes_waiting(), 3u);
    EXPECT_EQ(cassette.samples_waiting(), samples);
  }
}

TEST(Cassette, GoesOnFromASavedStateInTheMiddleOfAByte) {
  const Bytes bytes = random_bytes(40);
  Cassette cassette(kClockHz);
  cassette.set_relay(true, 0);
  cassette.feed_samples(audio_of(bytes));
  cassette.write_data('X', 425'000);
  StateWriter writer;
  cassette.save(writer, 430'000);
  Cassette restored(kClockHz);
  StateReader reader(writer.bytes());
  restored.load(reader, 430'000);
  EXPECT_EQ(reader.bytes_left(), 0u);
  EXPECT_EQ(read_all(restored, 431'000, 2'000'000), read_all(cassette, 431'000, 2'000'000));
  EXPECT_EQ(restored.uart(), cassette.uart());
}

TEST(TritonPorts, TheUartIsOnPorts1And2And4AndTheRelayOnPort7) {
  Triton machine(config_with_program({
      kMviA, 0x80, kOut, 0x07,        // motor on
      kMviA, 0x42, kOut, 0x02,        // send B
      kIn,   0x01, 0xE6, 0x01,        // 0008 wait for DAV
      kJz,   0x08, 0x00,              //
      kIn,   0x04, kSta, 0x00, 0x14,  // store what came
      kMviA, 0x00, kOut, 0x07, kHlt,  // motor off
  }));
  machine.cassette().noting = true;
  machine.set_loop(true);
  run_to_halt(machine);
  EXPECT_EQ(machine.peek(0x1400), 0x42);
  EXPECT_FALSE(machine.cassette().motor_runs());
  ASSERT_EQ(machine.cassette().events.size(), 3u);
  EXPECT_EQ(machine.cassette().events[1].byte, 0x42);
  EXPECT_GT(machine.cycles(), kByteCycles * 10 / 12);
  EXPECT_LT(machine.cycles(), kByteCycles);
}

}  // namespace
}  // namespace triton
