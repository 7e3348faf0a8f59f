#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>

#include "tests/machine/test_machine.hpp"

namespace triton {
namespace {

constexpr size_t kVersionOffset = 8;
constexpr size_t kLengthOffset = 12;
constexpr size_t kChecksumOffset = 20;
constexpr size_t kPayloadOffset = 24;

/// A machine in the middle of its work, with something in every part of its state.
Triton busy_machine() {
  TritonConfig config = echo_config();
  config.ram_kib = 8;
  config.vdu_timing = VduTiming::kReal;
  Triton machine(config);
  machine.run_until(5'000);
  for (const uint8_t key : {'A', 'B', 'C'}) {
    machine.press_key(key);
    machine.run_until(machine.cycles() + 3'000);
    machine.release_key();
    machine.run_until(machine.cycles() + 500);
  }
  machine.poke(0x1400, 0x12);
  machine.poke(0x3FFF, 0x34);
  machine.press_interrupt(2);
  machine.press_key(0x2A);
  machine.run_until(machine.cycles() + 100);
  return machine;
}

/// The same with the motor running over the tape that is there, a byte being sent and one received.
Triton busy_machine_with_tape() {
  Triton machine = busy_machine();
  Cassette& cassette = machine.cassette();
  cassette.set_override(true, machine.cycles());
  cassette.feed_samples(std::vector<int16_t>(400, -1'234));
  cassette.feed_bytes(std::vector<uint8_t>{0x0D, 0x41});
  cassette.write_data(0x55, machine.cycles());
  machine.run_until(machine.cycles() + 10'000);
  cassette.advance(machine.cycles());
  return machine;
}

void expect_equal(const Triton& a, const Triton& b) {
  EXPECT_EQ(a.cpu(), b.cpu());
  EXPECT_EQ(a.screen().state, b.screen().state);
  EXPECT_EQ(a.screen().timing, b.screen().timing);
  EXPECT_EQ(a.keyboard(), b.keyboard());
  EXPECT_EQ(a.latches(), b.latches());
  EXPECT_EQ(a.paused(), b.paused());
  EXPECT_EQ(a.key_was_read(), b.key_was_read());
  EXPECT_EQ(a.cassette().uart(), b.cassette().uart());
  EXPECT_EQ(a.cassette().motor_runs(), b.cassette().motor_runs());
  EXPECT_EQ(a.cassette().samples_waiting(), b.cassette().samples_waiting());
  EXPECT_EQ(a.ram_end(), b.ram_end());
  EXPECT_EQ(a.config().clock_hz, b.config().clock_hz);
  for (unsigned address = 0; address < 0x10000; ++address) {
    ASSERT_EQ(a.peek(static_cast<uint16_t>(address)), b.peek(static_cast<uint16_t>(address)));
  }
}

std::string refusal(const std::vector<uint8_t>& bytes) {
  Triton machine(echo_config());
  machine.run_until(1'234);
  const std::vector<uint8_t> before = machine.save_snapshot();
  try {
    machine.load_snapshot(bytes);
  } catch (const std::runtime_error& error) {
    EXPECT_EQ(machine.save_snapshot(), before) << "the machine is unchanged";
    return error.what();
  }
  return "not refused";
}

void put_checksum(std::vector<uint8_t>& bytes) {
  const std::span<const uint8_t> payload = std::span(bytes).subspan(kPayloadOffset);
  const uLong value = crc32(0, payload.data(), static_cast<uInt>(payload.size()));
  for (unsigned i = 0; i < 4; ++i) {
    bytes[kChecksumOffset + i] = static_cast<uint8_t>(value >> (8 * i));
  }
}

TEST(Snapshot, RestoresTheWholeMachine) {
  const Triton machine = busy_machine();
  Triton restored{TritonConfig{}};
  restored.load_snapshot(machine.save_snapshot());
  expect_equal(machine, restored);
}

TEST(Snapshot, TheRestoredMachineRunsOnLikeTheFirst) {
  Triton machine = busy_machine();
  Triton restored{TritonConfig{}};
  restored.load_snapshot(machine.save_snapshot());
  for (Triton* each : {&machine, &restored}) {
    each->release_key();
    each->run_until(each->cycles() + 20'000);
    each->press_key('Z');
    each->run_until(each->cycles() + 20'000);
  }
  expect_equal(machine, restored);
}

TEST(Snapshot, TheRestoredTapeRunsOnLikeTheFirst) {
  Triton machine = busy_machine_with_tape();
  Triton restored{TritonConfig{}};
  restored.load_snapshot(machine.save_snapshot());
  for (Triton* each : {&machine, &restored}) each->run_until(each->cycles() + 20'000);
  EXPECT_EQ(machine.save_snapshot(), restored.save_snapshot());
}

TEST(Snapshot, KeepsAPausedMachinePaused) {
  Triton machine(echo_config());
  machine.set_paused(true);
  Triton restored{TritonConfig{}};
  restored.load_snapshot(machine.save_snapshot());
  EXPECT_TRUE(restored.paused());
}

TEST(Snapshot, KeepsThatTheMachineWaitsForAKey) {
  Triton machine(echo_config());
  machine.run_until(5'000);
  Triton restored{TritonConfig{}};
  restored.load_snapshot(machine.save_snapshot());
  EXPECT_TRUE(restored.waiting_for_key());
}

TEST(Snapshot, SavingWhatWasLoadedGivesTheSameBytes) {
  const std::vector<uint8_t> bytes = busy_machine().save_snapshot();
  Triton restored{TritonConfig{}};
  restored.load_snapshot(bytes);
  EXPECT_EQ(restored.save_snapshot(), bytes);
}

TEST(Snapshot, LoadingLeavesTheTraceAlone) {
  Triton machine(echo_config());
  machine.screen().tracing = true;
  machine.screen().trace.resize(3);
  machine.load_snapshot(busy_machine().save_snapshot());
  EXPECT_TRUE(machine.screen().tracing);
  EXPECT_EQ(machine.screen().trace.size(), 3u);
}

TEST(Snapshot, RefusesWhatIsNoSnapshot) {
  EXPECT_THAT(refusal({}), testing::HasSubstr("no Triton snapshot"));
  EXPECT_THAT(refusal({'P', 'N', 'G'}), testing::HasSubstr("no Triton snapshot"));
  EXPECT_THAT(refusal(std::vector<uint8_t>(5'000, 0x20)), testing::HasSubstr("TRITONSS"));
}

TEST(Snapshot, RefusesAnotherVersionAndNamesBoth) {
  std::vector<uint8_t> bytes = busy_machine().save_snapshot();
  bytes[kVersionOffset] = 99;
  EXPECT_EQ(refusal(bytes), "snapshot of version 99, expected version 1 to 6");
}

TEST(Snapshot, RefusesEveryTruncation) {
  const std::vector<uint8_t> bytes = busy_machine().save_snapshot();
  for (size_t size = 0; size < bytes.size(); size += size < 64 ? 1 : 97) {
    const std::vector<uint8_t> cut(bytes.begin(), bytes.begin() + static_cast<ptrdiff_t>(size));
    ASSERT_NE(refusal(cut), "not refused") << size;
  }
}

TEST(Snapshot, RefusesExtraBytes) {
  std::vector<uint8_t> bytes = busy_machine().save_snapshot();
  bytes.push_back(0);
  EXPECT_THAT(refusal(bytes), testing::HasSubstr("bytes after its header, expected"));
}

TEST(Snapshot, RefusesAnyChangedByte) {
  const std::vector<uint8_t> bytes = busy_machine().save_snapshot();
  for (size_t i = 0; i < bytes.size(); i += i < 200 ? 1 : 61) {
    std::vector<uint8_t> changed = bytes;
    changed[i] ^= 0x10;
    ASSERT_NE(refusal(changed), "not refused") << i;
  }
}

TEST(Snapshot, RefusesADamagedPayloadByItsChecksum) {
  std::vector<uint8_t> bytes = busy_machine().save_snapshot();
  bytes.back() ^= 0x01;
  EXPECT_THAT(refusal(bytes), testing::HasSubstr("damaged: checksum"));
}

TEST(Snapshot, RefusesAConfigurationThatCannotBeBuilt) {
  std::vector<uint8_t> bytes = busy_machine().save_snapshot();
  bytes[kPayloadOffset + 4] = 5;  // RAM cards, KiB
  put_checksum(bytes);
  EXPECT_THAT(refusal(bytes), testing::HasSubstr("that no Triton made"));
}

TEST(Snapshot, RefusesALengthThatIsNotTheFiles) {
  std::vector<uint8_t> bytes = busy_machine().save_snapshot();
  bytes[kLengthOffset + 7] = 0xFF;
  EXPECT_THAT(refusal(bytes), testing::HasSubstr("expected"));
}

TEST(Snapshot, ForgedStatesAreRefusedOrRunWithoutHarm) {
  const std::vector<uint8_t> bytes = busy_machine_with_tape().save_snapshot();
  std::mt19937 random(1978);
  unsigned refused = 0;
  for (int i = 0; i < 3'000; ++i) {
    std::vector<uint8_t> forged = bytes;
    for (int change = 0; change < 4; ++change) {
      // The small fields are at both ends; the RAM between them can hold anything.
      const size_t from_either_end = random() % 120;
      const size_t index = random() % 2 == 0 ? kPayloadOffset + from_either_end
                                             : forged.size() - 1 - from_either_end;
      forged[index] = static_cast<uint8_t>(random());
    }
    put_checksum(forged);
    Triton machine(echo_config());
    try {
      machine.load_snapshot(forged);
    } catch (const std::runtime_error&) {
      ++refused;
      continue;
    }
    machine.run_until(machine.cycles() + 2'000);
  }
  EXPECT_GT(refused, 100u);
  EXPECT_LT(refused, 3'000u);
}

std::vector<uint8_t> saved_file(const char* name) {
  std::ifstream stream(std::string(TRITON_TEST_DATA_DIR "/machine/") + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// When the files were made, the VDU was taken to be busy for 8.3 ms after a character: it lost B
/// and *.
void expect_as_saved(Triton expected, const Triton& restored) {
  VduState& vdu = expected.screen().state;
  vdu.ram[1] = 'C';
  vdu.ram[2] = vdu.ram[3] = 0;
  vdu.cursor_column = 2;
  vdu.busy_until = 18'704;
  vdu.lost_strobes = 2;
  expect_equal(expected, restored);
}

/// The files were saved by the first program that wrote their version. If one of these fails, the
/// layout has changed: raise the version, and keep a file of the new one.
TEST(Snapshot, AFileOfVersionOneStillLoads) {
  const std::vector<uint8_t> bytes = saved_file("snapshot_version_1.state");
  ASSERT_FALSE(bytes.empty());
  Triton restored{TritonConfig{}};
  restored.load_snapshot(bytes);
  expect_as_saved(busy_machine(), restored);
}

TEST(Snapshot, AFileOfVersionTwoStillLoads) {
  const std::vector<uint8_t> bytes = saved_file("snapshot_version_2.state");
  ASSERT_FALSE(bytes.empty());
  Triton restored{TritonConfig{}};
  restored.load_snapshot(bytes);
  expect_as_saved(busy_machine_with_tape(), restored);
}

Triton busy_machine_with_eprom() {
  Triton machine = busy_machine_with_tape();
  std::array<uint8_t, kEpromBytes> cells{};
  for (size_t at = 0; at < cells.size(); ++at) cells[at] = static_cast<uint8_t>(at * 5);
  machine.eprom_programmer().fit(cells);
  return machine;
}

TEST(Snapshot, AFileOfVersionThreeStillLoads) {
  const std::vector<uint8_t> bytes = saved_file("snapshot_version_3.state");
  ASSERT_FALSE(bytes.empty());
  Triton restored{TritonConfig{}};
  restored.load_snapshot(bytes);
  expect_as_saved(busy_machine_with_eprom(), restored);
  EXPECT_EQ(restored.eprom_programmer().state, busy_machine_with_eprom().eprom_programmer().state);
}

TEST(Snapshot, AFileOfVersionFourStillLoads) {
  const std::vector<uint8_t> bytes = saved_file("snapshot_version_4.state");
  ASSERT_FALSE(bytes.empty());
  Triton restored{TritonConfig{}};
  restored.load_snapshot(bytes);
  expect_as_saved(busy_machine_with_eprom(), restored);
  const std::vector<uint8_t> notes = {1, 2, 3};
  EXPECT_EQ(restored.cassette().recorder_notes, notes);
  const std::vector<TapeEvent> events = {{TapeEvent::Kind::kMotorOn, 0, 100},
                                         {TapeEvent::Kind::kByte, 0x41, 200}};
  EXPECT_EQ(restored.cassette().events, events);
}

TEST(Snapshot, AFileOfVersionFiveStillLoads) {
  const std::vector<uint8_t> bytes = saved_file("snapshot_version_5.state");
  ASSERT_FALSE(bytes.empty());
  Triton restored{TritonConfig{}};
  restored.load_snapshot(bytes);
  expect_as_saved(busy_machine_with_eprom(), restored);
  const SerialPrinterState& printer = restored.serial_printer().state;
  EXPECT_TRUE(printer.line);
  EXPECT_EQ(printer.bit, 3);
  EXPECT_EQ(printer.shifted, 2);
  EXPECT_EQ(printer.start_cycle, 4'321U);
}

TEST(Snapshot, AFileOfVersionSixLoadsAndIsWhatWouldBeSaved) {
  const std::vector<uint8_t> bytes = saved_file("snapshot_version_6.state");
  ASSERT_FALSE(bytes.empty());
  Triton restored{TritonConfig{}};
  restored.load_snapshot(bytes);
  expect_as_saved(busy_machine_with_eprom(), restored);
  EXPECT_EQ(restored.save_snapshot(), bytes);
}

TEST(Snapshot, HoldsTheModemsLoopWithTheByteInIt) {
  Triton machine(config_with_program({kIn, 0x04, kSta, 0x00, 0x14, kJmp, 0x00, 0x00}));
  machine.set_loop(true);
  machine.cassette().write_data(0x5A, 0);
  machine.run_until(15'000);
  Triton restored{TritonConfig{}};
  restored.load_snapshot(machine.save_snapshot());
  EXPECT_TRUE(restored.cassette().loop_is_on());
  for (Triton* each : {&machine, &restored}) each->run_until(60'000);
  EXPECT_EQ(machine.peek(0x1400), 0x5A);
  EXPECT_EQ(restored.save_snapshot(), machine.save_snapshot());
}

}  // namespace
}  // namespace triton
