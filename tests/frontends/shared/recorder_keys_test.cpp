#include "emulator/frontends/shared/recorder_keys.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/machine/triton.hpp"
#include "emulator/support/files.hpp"
#include "emulator/tape/tape_program.hpp"
#include "tests/support/temporary_directory.hpp"

namespace triton {
namespace {

using testing::HasSubstr;

class RecorderKeys : public testing::Test {
 protected:
  RecorderKeys() {
    for (const char* name : {"a.tap", "b.tap"}) {
      write_file(directory_ / name, tape::tape_bytes(name, {0x03, 0x16, 0x55}));
    }
  }
  std::string press(HostAction action) {
    return perform_on_recorder(deck_, machine_, action, directory_.path());
  }
  /// The machine sends a byte with the motor running, and stops it.
  void send_a_byte() {
    Cassette& cassette = machine_.cassette();
    (void)deck_.serve(machine_);
    cassette.set_relay(true, machine_.cycles());
    cassette.write_data(0x55, machine_.cycles());
    machine_.run_until(machine_.cycles() + 80'000);
    cassette.set_relay(false, machine_.cycles());
    (void)deck_.serve(machine_);
  }

  TemporaryDirectory directory_;
  tape::TapeDeck deck_;
  Triton machine_{TritonConfig{}};
};

TEST_F(RecorderKeys, ChangeGoesThroughTheShelfAndThenTakesTheTapeOut) {
  deck_.add_to_shelf(directory_ / "a.tap");
  deck_.add_to_shelf(directory_ / "b.tap");
  EXPECT_THAT(press(HostAction::kTapeChange), HasSubstr("a.tap 00:00 of"));
  EXPECT_THAT(press(HostAction::kTapeChange), HasSubstr("b.tap 00:00 of"));
  EXPECT_EQ(press(HostAction::kTapeChange), "TAPE TAKEN OUT");
  EXPECT_FALSE(deck_.has_tape());
  EXPECT_THAT(press(HostAction::kTapeChange), HasSubstr("a.tap 00:00 of"));
}

TEST_F(RecorderKeys, WithoutTapesTheKeysSaySo) {
  EXPECT_THAT(press(HostAction::kTapeChange), HasSubstr("NO TAPE"));
  EXPECT_THAT(press(HostAction::kTapePlay), HasSubstr("NO TAPE"));
  EXPECT_THAT(press(HostAction::kTapeRewind), HasSubstr("NO TAPE"));
}

TEST_F(RecorderKeys, PlayStopsAndGoesOnAndRewindGoesToTheBeginning) {
  deck_.insert(directory_ / "a.tap");
  machine_.cassette().set_relay(true, 0);
  for (int i = 0; i < 100; ++i) {
    (void)deck_.serve(machine_);
    machine_.run_until(machine_.cycles() + 16'000);
  }
  (void)deck_.serve(machine_);
  EXPECT_THAT(press(HostAction::kTapePlay), testing::EndsWith("00:02 of 00:06, stopped"));
  EXPECT_THAT(press(HostAction::kTapePlay), testing::EndsWith("00:02 of 00:06"));
  EXPECT_THAT(press(HostAction::kTapeRewind), testing::EndsWith("00:00 of 00:06"));
}

TEST_F(RecorderKeys, RecordTakesANewNameEachTimeAndPutsTheTapeOnTheShelf) {
  for (const char* name : {"triton-tape-0001.wav", "triton-tape-0002.wav"}) {
    EXPECT_THAT(press(HostAction::kTapeRecord), HasSubstr(std::string("recording ") + name));
    send_a_byte();
    EXPECT_THAT(press(HostAction::kTapeRecord), HasSubstr("wrote"));
    EXPECT_TRUE(std::filesystem::exists(directory_ / name));
  }
  EXPECT_THAT(press(HostAction::kTapeChange), HasSubstr("triton-tape-0001.wav"));
}

TEST_F(RecorderKeys, EjectTakesTheTapeOutAndEndsARecording) {
  deck_.insert(directory_ / "a.tap");
  EXPECT_EQ(press(HostAction::kTapeEject), "TAPE TAKEN OUT");
  EXPECT_FALSE(deck_.has_tape());
  EXPECT_THAT(press(HostAction::kTapeEject), HasSubstr("NO TAPE"));
  (void)press(HostAction::kTapeRecord);
  send_a_byte();
  EXPECT_THAT(press(HostAction::kTapeEject), HasSubstr("wrote"));
  EXPECT_FALSE(deck_.recording());
}

TEST_F(RecorderKeys, SpeedGoesBetweenRealAndAtOnce) {
  EXPECT_THAT(press(HostAction::kTapeSpeed), HasSubstr("AT ONCE"));
  EXPECT_TRUE(deck_.fast());
  EXPECT_THAT(press(HostAction::kTapeSpeed), HasSubstr("OWN SPEED"));
  EXPECT_FALSE(deck_.fast());
}

TEST_F(RecorderKeys, ARecordingOfNothingLeavesNoFile) {
  (void)press(HostAction::kTapeRecord);
  EXPECT_EQ(press(HostAction::kTapeRecord), "NOTHING WAS RECORDED");
  EXPECT_FALSE(std::filesystem::exists(directory_ / "triton-tape-0001.wav"));
}

}  // namespace
}  // namespace triton
