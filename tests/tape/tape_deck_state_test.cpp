// Machines saved while their tape runs, and loaded again.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/session/session.hpp"
#include "emulator/support/files.hpp"
#include "emulator/tape/audio_file.hpp"
#include "emulator/tape/tape_contents.hpp"
#include "emulator/tape/tape_deck.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tests/tape/tape_signal.hpp"

namespace triton::tape_test {
namespace {

using tape::IfThere;
using tape::TapeDeck;

constexpr uint64_t kMillisecond = 800;

/// A machine at the monitor's prompt, or a saved one, with a recorder.
class SavedDesk {
 public:
  explicit SavedDesk(const Bytes& state = {}) : session(load_firmware(TRITON_DATA_DIR)) {
    deck.tell = [this](const std::string& words) { told = words; };
    session.attend([this](Triton& machine) { return deck.serve(machine); });
    if (state.empty()) {
      session.boot();
    } else {
      session.machine().load_snapshot(state);
    }
  }
  [[nodiscard]] Bytes state() const { return session.machine().save_snapshot(); }
  void run(unsigned milliseconds) {
    (void)session.run(session.machine().cycles() + milliseconds * kMillisecond);
  }
  /// Until the monitor asks for a key, or in vain for a while.
  void finish() {
    (void)session.run(session.machine().cycles() + 60'000 * kMillisecond,
                      {.when_idle = true, .when_given_up = true});
  }
  [[nodiscard]] Bytes program(size_t count) const {
    Bytes bytes;
    for (size_t i = 0; i < count; ++i) {
      bytes.push_back(session.machine().peek(static_cast<uint16_t>(0x1600 + i)));
    }
    return bytes;
  }

  Session session;
  TapeDeck deck;
  std::string told;
};

Bytes numbered_program() {
  Bytes data = random_bytes(150, 21);
  data[0] = 0x96;
  data[1] = 0x16;
  return data;
}

Bytes numbered_tape() { return tape::tape_bytes("STAR", numbered_program()); }

/// A second or so of the header's leader and the program's first bytes are behind it.
void load_half(SavedDesk& desk) {
  desk.session.type("ISTAR\\r");
  desk.run(6'300);
  ASSERT_NE(desk.program(150), numbered_program());
}

TEST(TapeDeckState, AMachineSavedWhileItsTapeLoadsLoadsOnInAnotherProcess) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", numbered_tape());
  SavedDesk first;
  first.deck.insert(directory / "a.tap");
  load_half(first);
  for (int i = 0; i < 8; ++i) {
    first.run(37);  // within a byte, and within what was fed ahead
    SavedDesk second(first.state());
    second.finish();
    EXPECT_EQ(second.program(150), numbered_program()) << i;
    EXPECT_EQ(second.told, "");
    EXPECT_EQ(second.deck.tape().filename(), "a.tap");
  }
}

TEST(TapeDeckState, ASavedMachineRunsOnToTheSameCycleAsTheOneItWasSavedFrom) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", numbered_tape());
  for (const bool fast : {false, true}) {
    SavedDesk first;
    first.deck.set_fast(fast);
    first.deck.insert(directory / "a.tap");
    first.session.type("ISTAR\\r");
    first.run(fast ? 1'500 : 7'000);
    SavedDesk second(first.state());
    second.deck.set_fast(fast);
    first.finish();
    second.finish();
    EXPECT_EQ(second.session.machine().cycles(), first.session.machine().cycles());
    EXPECT_EQ(second.program(150), numbered_program());
  }
}

TEST(TapeDeckState, ARecordingOfARealTapeLoadsOnToo) {
  const TemporaryDirectory directory;
  SignalOptions options;
  options.speed = 1.03;
  Samples samples = tape_signal(numbered_tape(), options);
  add_noise(samples, options.sample_hz, 0.5, 15, 22);
  tape::AudioWriter writer(directory / "a.wav", {16'000, 1, 0});
  writer.write_frames(samples);
  writer.finish();
  SavedDesk first;
  first.deck.insert(directory / "a.wav");
  load_half(first);
  SavedDesk second(first.state());
  second.finish();
  EXPECT_EQ(second.program(150), numbered_program());
}

TEST(TapeDeckState, GoingBackWindsTheTapeBackWithTheMachine) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", numbered_tape());
  SavedDesk desk;
  desk.deck.insert(directory / "a.tap");
  load_half(desk);
  const Bytes state = desk.state();
  const double counter = desk.deck.counter_seconds();
  desk.run(1'000);
  desk.deck.eject();
  desk.run(1'000);
  desk.session.machine().load_snapshot(state);
  desk.run(1);
  EXPECT_NEAR(desk.deck.counter_seconds(), counter, 0.03);
  desk.finish();
  EXPECT_EQ(desk.program(150), numbered_program());
}

TEST(TapeDeckState, ATapeThatIsGoneOrAnotherIsSaidAndTheMachineGoesOnWithoutIt) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", numbered_tape());
  SavedDesk first;
  first.deck.insert(directory / "a.tap");
  load_half(first);
  const Bytes state = first.state();
  write_file(directory / "a.tap", tape::tape_bytes("OTHER", numbered_program()));
  SavedDesk changed(state);
  changed.finish();
  EXPECT_THAT(changed.told, testing::HasSubstr("a.tap: is not the tape that it was; the saved"));
  EXPECT_FALSE(changed.deck.has_tape());
  std::filesystem::remove(directory / "a.tap");
  SavedDesk gone(state);
  gone.finish();
  EXPECT_THAT(gone.told, testing::HasSubstr("a.tap: No such file or directory; the saved"));
  EXPECT_NE(gone.program(150), numbered_program());
  gone.session.machine().press_interrupt(2);
  gone.session.run_until_idle();
  EXPECT_TRUE(gone.session.screen_shows("FUNCTION?"));
}

TEST(TapeDeckState, ATapeGivenWithTheStateIsTakenInstead) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", numbered_tape());
  SavedDesk first;
  first.deck.insert(directory / "a.tap");
  load_half(first);
  const Bytes state = first.state();
  std::filesystem::rename(directory / "a.tap", directory / "moved.tap");
  SavedDesk same(state);
  same.deck.insert(directory / "moved.tap");
  same.finish();
  EXPECT_EQ(same.program(150), numbered_program()) << "the same tape under another name";
  write_file(directory / "b.tap", tape::tape_bytes("OTHER", numbered_program()));
  SavedDesk other(state);
  other.deck.insert(directory / "b.tap");
  other.run(100);
  EXPECT_EQ(other.deck.tape().filename(), "b.tap");
  EXPECT_EQ(other.told, "");
}

TEST(TapeDeckState, ARecordingGoesOnWithWhatWasSentBeforeTheMachineWasSaved) {
  const TemporaryDirectory directory;
  SavedDesk first;
  first.deck.record_on(directory / "a.tap", IfThere::kRefuse);
  const Bytes data = numbered_program();
  for (size_t i = 0; i < data.size(); ++i) {
    (void)first.session.machine().poke(static_cast<uint16_t>(0x1600 + i), data[i]);
  }
  first.session.type("OSTAR\\r");
  first.run(10'009);
  const Bytes state = first.state();
  SavedDesk second(state);
  second.deck.record_on(directory / "b.tap", IfThere::kRefuse);
  second.session.run_until_idle();
  EXPECT_EQ(read_binary_file(directory / "b.tap"), numbered_tape());
  first.run(500);
  first.session.machine().load_snapshot(state);
  first.session.run_until_idle();
  EXPECT_EQ(read_binary_file(directory / "a.tap"), numbered_tape()) << "nothing twice";
  SavedDesk without(state);
  without.run(100);
  EXPECT_THAT(without.told, testing::HasSubstr("saved while it recorded on a.tap"));
}

TEST(TapeDeckState, StoppingAndGoingOnLosesAndRepeatsNoByte) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", numbered_tape());
  for (const bool fast : {false, true}) {
    SavedDesk desk;
    desk.deck.set_fast(fast);
    desk.deck.insert(directory / "a.tap");
    desk.session.type("ISTAR\\r");
    for (unsigned i = 0; i < 400 && desk.program(150) != numbered_program(); ++i) {
      desk.run(fast ? 7 : 131);
      desk.deck.stop();
      desk.run(i % 3 == 0 ? 500 : 1);
      desk.deck.play();
    }
    desk.finish();
    EXPECT_EQ(desk.program(150), numbered_program()) << fast;
  }
}

TEST(TapeDeckState, AnotherSpeedInTheMiddleOfALoadLosesAndRepeatsNoByte) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", numbered_tape());
  for (unsigned shift = 0; shift < 200; shift += 9) {
    SavedDesk desk;
    desk.deck.insert(directory / "a.tap");
    load_half(desk);
    desk.run(shift);
    const Bytes state = desk.state();
    desk.deck.set_fast(true);
    desk.run(50);
    desk.deck.set_fast(false);
    desk.finish();
    EXPECT_EQ(desk.program(150), numbered_program()) << shift;
    SavedDesk saved(state);
    saved.deck.set_fast(true);
    saved.finish();
    EXPECT_EQ(saved.program(150), numbered_program()) << shift;
  }
}

TEST(TapeDeckState, ForgedNotesDoNoHarm) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", numbered_tape());
  SavedDesk desk;
  desk.deck.insert(directory / "a.tap");
  load_half(desk);
  const Bytes state = desk.state();
  const Bytes notes = desk.session.machine().cassette().recorder_notes;
  for (size_t i = 0; i < notes.size(); ++i) {
    desk.session.machine().load_snapshot(state);
    desk.session.machine().cassette().recorder_notes[i] ^= 0xFF;
    desk.run(30);
  }
  for (size_t size = 0; size < notes.size(); ++size) {
    desk.session.machine().load_snapshot(state);
    desk.session.machine().cassette().recorder_notes.resize(size);
    desk.run(5);
  }
}

}  // namespace
}  // namespace triton::tape_test
