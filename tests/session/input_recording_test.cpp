// Recorded keys and buttons give the same machine again, bit for bit.
#include "emulator/session/input_recording.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "emulator/session/input_recorder.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tests/frontends/shared/echo_machine.hpp"
#include "tests/support/temporary_directory.hpp"

namespace triton {
namespace {

using testing::HasSubstr;

constexpr uint64_t kField = 16'000;

class InputRecordingTest : public testing::Test {
 protected:
  InputRecordingTest() : session_(echo_firmware()) { session_.advance(20 * kField); }

  /// Somebody at the keyboard, in the host's uneven time.
  void play(std::mt19937& random, unsigned steps) {
    const auto up_to = [&](unsigned most) { return static_cast<unsigned>(random() % most); };
    for (unsigned step = 0; step < steps; ++step) {
      Triton& machine = session_.machine();
      switch (up_to(13)) {
        case 0:
          machine.press_interrupt(1 + up_to(7));
          break;
        case 1:
          machine.set_paused(!machine.paused());
          break;
        case 2:
          if (up_to(4) == 0) machine.reset();
          break;
        case 3:
          machine.release_key();
          break;
        case 5:
          machine.set_loop(!machine.cassette().loop_is_on());
          break;
        case 4:
          session_.type("X");
          break;
        default:
          machine.press_key(static_cast<uint8_t>(up_to(0x80)));
          break;
      }
      session_.advance(1 + up_to(3 * kField));
    }
  }

  /// The machine that the recording leads to from its beginning.
  [[nodiscard]] std::vector<uint8_t> replayed(std::string_view text) {
    InputRecording recording = parse_input_recording(text, "text");
    Session session{Firmware{}};
    session.machine().load_snapshot(recording.snapshot);
    session.replay(std::move(recording));
    EXPECT_EQ(session.run(InputPlayer::kNever, {.when_replayed = true}), SessionEvent::kReplayed);
    drifted_at_ = session.drifted_at();
    return session.machine().save_snapshot();
  }

  [[nodiscard]] std::string recorded(unsigned steps, unsigned seed = 1) {
    InputRecorder recorder(directory_ / "a.inputs", session_);
    std::mt19937 random(seed);
    play(random, steps);
    recorder.finish();
    return read_text_file(directory_ / "a.inputs");
  }

  TemporaryDirectory directory_;
  Session session_;
  std::optional<uint64_t> drifted_at_;
};

TEST_F(InputRecordingTest, ReplaysToTheVeryMachineWhateverWasDoneAndWhen) {
  for (unsigned seed = 1; seed <= 5; ++seed) {
    const std::string text = recorded(200, seed);
    EXPECT_EQ(replayed(text), session_.machine().save_snapshot()) << seed;
    EXPECT_EQ(drifted_at_, std::nullopt) << seed;
  }
}

TEST_F(InputRecordingTest, SurvivesAStateThatWasLoadedMeanwhile) {
  const std::vector<uint8_t> early = session_.machine().save_snapshot();
  InputRecorder recorder(directory_ / "a.inputs", session_);
  std::mt19937 random(7);
  play(random, 40);
  session_.machine().load_snapshot(early);
  recorder.machine_changed();
  play(random, 40);
  recorder.finish();
  const std::string text = read_text_file(directory_ / "a.inputs");
  EXPECT_THAT(text, HasSubstr(" left\nmachine "));
  EXPECT_EQ(replayed(text), session_.machine().save_snapshot());
  EXPECT_EQ(drifted_at_, std::nullopt);
}

TEST_F(InputRecordingTest, WhatADebuggerDoesIsNotInIt) {
  InputRecorder recorder(directory_ / "a.inputs", session_);
  session_.advance(kField);
  recorder.hold();
  session_.machine().press_interrupt(3);
  session_.advance(kField);
  (void)session_.machine().poke(0x1500, 0x55);
  recorder.machine_changed();
  session_.advance(kField);
  recorder.finish();
  const std::string text = read_text_file(directory_ / "a.inputs");
  EXPECT_THAT(text, testing::Not(HasSubstr(" int ")));
  EXPECT_EQ(replayed(text), session_.machine().save_snapshot());
}

TEST_F(InputRecordingTest, IsCheckedEveryTenSecondsAndSaysWhereItDrifts) {
  std::string text = recorded(0);
  {
    InputRecorder recorder(directory_ / "b.inputs", session_);
    for (unsigned second = 0; second < 35; ++second) {
      session_.type("A");
      session_.advance(50 * kField);
    }
    recorder.finish();
    text = read_text_file(directory_ / "b.inputs");
  }
  size_t checks = 0;
  for (size_t at = text.find(" is "); at != std::string::npos; at = text.find(" is ", at + 1)) {
    ++checks;
  }
  EXPECT_EQ(checks, 3u);
  // Another key after twelve seconds: seen at the check behind it.
  size_t key = 0;
  for (int number = 0; number < 13; ++number) key = text.find("key 61", key + 1);
  ASSERT_NE(key, std::string::npos);
  text.replace(key, 6, "key 62");
  (void)replayed(text);
  ASSERT_TRUE(drifted_at_);
  const uint64_t begin = session_.machine().cycles() - 35 * 50 * kField;
  EXPECT_NEAR(static_cast<double>(*drifted_at_ - begin), 20 * 800'000, 1'600'000);
}

/// Made by the first version that could: what it recorded must stay what it was.
TEST(InputRecordingOfVersion1, ReplaysUnderThisVersion) {
  InputRecording recording =
      read_input_recording(std::filesystem::path(TRITON_TEST_DATA_DIR) / "labyrinth_v1.inputs");
  Session session{Firmware{}};
  session.machine().load_snapshot(recording.snapshot);
  session.replay(std::move(recording));
  EXPECT_EQ(session.run(InputPlayer::kNever, {.when_replayed = true}), SessionEvent::kReplayed);
  EXPECT_EQ(session.drifted_at(), std::nullopt);
  EXPECT_EQ(session.row(0), "WHICH WAY?");
}

TEST_F(InputRecordingTest, IsTextThatAPersonCanReadAndWrite) {
  const std::string text = recorded(30);
  EXPECT_EQ(text.substr(0, 16), "triton-inputs 1\n");
  const std::string inputs = "9000000 key 41  # a remark\n\n# another\n9100000 up\n9200000 int 3\n";
  const size_t end = text.rfind('\n', text.size() - 2);
  const size_t hex = text.find("\nmachine ");
  size_t first = text.find('\n', hex + 1) + 1;
  while (text.find_first_of(" \n", first) == text.find('\n', first))
    first = text.find('\n', first) + 1;
  const std::string by_hand = text.substr(0, first) + inputs + text.substr(end + 1);
  const InputRecording recording = parse_input_recording(by_hand, "x");
  ASSERT_EQ(recording.events.size(), 4u);
  EXPECT_EQ(std::get<MachineInput>(recording.events[0]),
            (MachineInput{9'000'000, MachineInput::Kind::kKey, 0x41}));
  EXPECT_EQ(std::get<MachineInput>(recording.events[2]),
            (MachineInput{9'200'000, MachineInput::Kind::kInterrupt, 3}));
}

TEST_F(InputRecordingTest, WhatIsNoneIsRefusedWithItsLine) {
  const std::string good = recorded(3);
  const auto expect = [](const std::string& text, const std::string& words) {
    try {
      (void)parse_input_recording(text, "file");
      ADD_FAILURE() << "taken, but " << words;
    } catch (const InputError& error) {
      EXPECT_THAT(error.what(), HasSubstr(words));
    }
  };
  expect("", "file:1: no recording of inputs");
  expect("PNG", "file:1: no recording of inputs");
  expect("triton-inputs 2\n", "file:1: a recording of version 2, expected version 1");
  expect("triton-inputs 1\n", "expected `machine BYTES HZ`");
  expect("triton-inputs 1\nmachine 9999999999 1\n", "file:2: expected `machine BYTES HZ`");
  expect("triton-inputs 1\nmachine 10 1\n00\n", "damaged or cut short");
  const size_t last = good.rfind('\n', good.size() - 2) + 1;
  expect(good.substr(0, last), "cut short: expected `CYCLE end CRC`");
  const std::string start = good.substr(0, last);
  expect(start + "5 key 80\n", "`key`: expected a code 00 to 7F");
  expect(start + "5 int 8\n", "`int`: expected 1 to 7");
  expect(start + "5 jump\n", "`jump`: expected key, up, int");
  expect(start + "x up\n", "expected `CYCLE WORD`");
  expect(start + "5 is zz\n", "expected a CRC-32");
  expect(good + "5 up\n", "nothing may follow");
}

TEST_F(InputRecordingTest, AnUnfinishedRecordingLeavesNoFile) {
  { InputRecorder recorder(directory_ / "a.inputs", session_); }
  EXPECT_TRUE(std::filesystem::is_empty(directory_.path()));
  EXPECT_THROW(InputRecorder(directory_ / "none/a.inputs", session_), InternalError);
  std::filesystem::create_directory(directory_ / "folder");
  EXPECT_THROW(InputRecorder(directory_ / "folder", session_), InternalError);
  std::filesystem::remove(directory_ / "folder");
  EXPECT_TRUE(std::filesystem::is_empty(directory_.path()));
}

}  // namespace
}  // namespace triton
