#include "emulator/frontends/shared/console.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

#include "emulator/frontends/shared/speed_steps.hpp"
#include "emulator/frontends/shared/wrapped_text.hpp"
#include "emulator/session/input_recorder.hpp"
#include "emulator/session/input_recording.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tests/frontends/shared/echo_machine.hpp"

namespace triton {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;
using std::chrono::seconds;

class ConsoleTest : public testing::Test {
 protected:
  ConsoleTest() : session_(echo_firmware()) {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    directory_ = fs::path(testing::TempDir()) / (std::string("triton_console_") + test->name());
    fs::remove_all(directory_);
    fs::create_directories(directory_);
    options_.data_directory = TRITON_DATA_DIR;
    options_.output_directory = directory_;
  }
  ~ConsoleTest() override { fs::remove_all(directory_); }

  Console& console() {
    if (!console_) {
      console_ = std::make_unique<Console>(session_, options_, [this] { return read_clock(); });
    }
    return *console_;
  }
  /// Every reading takes a little, so that a warp comes to its end.
  Console::Duration read_clock() { return now_ += std::chrono::microseconds(10); }
  void pass(milliseconds time) {
    for (milliseconds passed{}; passed < time; passed += milliseconds(10)) {
      now_ += milliseconds(10);
      console().tick();
    }
  }
  [[nodiscard]] uint64_t cycles() const { return session_.machine().cycles(); }
  [[nodiscard]] std::string screen(unsigned length) const {
    std::string codes;
    for (unsigned column = 0; column < length; ++column) {
      codes += static_cast<char>(session_.machine().screen().displayed(0, column));
    }
    return codes;
  }

  fs::path directory_;
  HostOptions options_;
  Session session_;
  std::unique_ptr<Console> console_;
  Console::Duration now_ = seconds(1'000);
};

TEST_F(ConsoleTest, AMachineThatWaitsRunsAtItsOwnClock) {
  console();
  pass(seconds(2));
  EXPECT_NEAR(static_cast<double>(cycles()), 1'600'000, 8'000);
}

TEST_F(ConsoleTest, AHostThatStalledDoesNotRush) {
  console().tick();
  const uint64_t before = cycles();
  now_ += seconds(60);
  console().tick();
  EXPECT_NEAR(static_cast<double>(cycles() - before), 80'000, 1'000);
}

TEST_F(ConsoleTest, WarpRunsAheadWhileTheMachineComputesAndRestsWhenItAsksForAKey) {
  options_.warp_until_key = true;
  console().tap_character(U'A');
  console().tick();
  EXPECT_TRUE(session_.machine().waiting_for_key());
  EXPECT_EQ(screen(2), "a ");
  const uint64_t before = cycles();
  pass(seconds(1));
  EXPECT_NEAR(static_cast<double>(cycles() - before), 800'000, 20'000);
  EXPECT_GT(console().wait_time(), Console::Duration{});
}

TEST_F(ConsoleTest, WarpIsSwitchedByItsAction) {
  console().perform(HostAction::kWarp);
  EXPECT_NE(console().status().find("warp"), std::string::npos);
  EXPECT_EQ(console().message(), "WARP ON");
  console().perform(HostAction::kWarp);
  EXPECT_EQ(console().status().find("warp"), std::string::npos);
}

TEST_F(ConsoleTest, MessagesGoAwayAfterAWhile) {
  console().show_message("HELLO");
  EXPECT_EQ(console().message(), "HELLO");
  pass(seconds(4));
  EXPECT_EQ(console().message(), "");
}

TEST(WrappedText, BreaksBehindSpacesAndSlashesAndInWordsThatAreTooLong) {
  using Lines = std::vector<std::string>;
  EXPECT_EQ(wrapped_text("a b c", 10, 9), (Lines{"a b c"}));
  EXPECT_EQ(wrapped_text("one two three", 8, 9), (Lines{"one two ", "three"}));
  EXPECT_EQ(wrapped_text("/games/maze.bas", 8, 9), (Lines{"/games/", "maze.bas"}));
  EXPECT_EQ(wrapped_text("abcdef", 4, 9), (Lines{"abcd", "ef"}));
  EXPECT_EQ(wrapped_text("abcdef", 2, 2), (Lines{"ab", "cd"}));
  EXPECT_EQ(wrapped_text("", 4, 9), Lines{});
}

TEST_F(ConsoleTest, LettersOfBothCasesArriveAsTheUnshiftedKey) {
  pass(milliseconds(50));
  console().tap_character(U'f');
  console().tap_character(U'F');
  pass(milliseconds(200));
  EXPECT_EQ(screen(3), "ff ");  // the encoder's code of the unshifted key; INCH makes it F
}

TEST_F(ConsoleTest, WithGraphicsShiftACapitalIsTheShiftedKey) {
  console().perform(HostAction::kGraphicsShift);
  pass(milliseconds(50));
  console().tap_character(U'f');
  console().tap_character(U'F');
  pass(milliseconds(200));
  EXPECT_EQ(screen(3), "fF ");
}

TEST_F(ConsoleTest, OnlyAsciiArrives) {
  EXPECT_EQ(arriving_character(U'a', false), 'A');
  EXPECT_EQ(arriving_character(U'A', false), 'A');
  EXPECT_EQ(arriving_character(U'A', true), 'a');
  EXPECT_EQ(arriving_character(U'a', true), 'A');
  EXPECT_EQ(arriving_character(U'{', false), 0x7B);
  EXPECT_EQ(arriving_character(U'\r', false), 0x0D);
  EXPECT_EQ(arriving_character(0x03, true), 0x03);
  EXPECT_EQ(arriving_character(U'é', false), std::nullopt);
}

TEST_F(ConsoleTest, PasteIsTypedCompletelyAndLineEndsAreReturns) {
  console().paste("ten\r\nmore\n!");
  pass(seconds(2));
  // The echo program sends 0D to the VDU, which erases from the cursor on and returns.
  EXPECT_EQ(screen(5), "!ore ");
  EXPECT_TRUE(session_.typist().done());
  console().paste("abc é \x07 d");
  pass(seconds(2));
  EXPECT_EQ(screen(9), "!abc   d ");
}

TEST_F(ConsoleTest, ControlCStopsAPaste) {
  console().paste(std::string(200, 'x'));
  pass(milliseconds(200));
  console().tap_character(0x03);
  pass(seconds(1));
  EXPECT_TRUE(session_.typist().done());
  EXPECT_EQ(session_.machine().screen().displayed(1, 0), ' ');
}

TEST_F(ConsoleTest, PauseStopsTheMachineAndItsActionResumesIt) {
  pass(milliseconds(50));
  console().perform(HostAction::kPause);
  const uint64_t instructions = session_.machine().cpu().instructions;
  pass(milliseconds(200));
  EXPECT_EQ(session_.machine().cpu().instructions, instructions);
  EXPECT_NE(console().status().find("paused"), std::string::npos);
  console().perform(HostAction::kPause);
  pass(milliseconds(50));
  EXPECT_GT(session_.machine().cpu().instructions, instructions);
}

TEST_F(ConsoleTest, ASavedStateComesBack) {
  pass(milliseconds(50));
  console().tap_character(U'A');
  pass(milliseconds(100));
  console().perform(HostAction::kSaveState);
  const std::vector<uint8_t> saved = session_.machine().save_snapshot();
  console().tap_character(U'B');
  pass(milliseconds(100));
  EXPECT_EQ(screen(3), "ab ");
  console().perform(HostAction::kLoadState);
  EXPECT_EQ(screen(3), "a  ");
  EXPECT_EQ(session_.machine().save_snapshot(), saved);
  pass(milliseconds(100));
  console().tap_character(U'C');
  pass(milliseconds(100));
  EXPECT_EQ(screen(3), "ac ");
}

TEST_F(ConsoleTest, EachSavedStateIsANewFileAndNoneOfAnotherProgramIsTouched) {
  options_.title = "maze";
  write_file(directory_ / "other-0007.state", std::string("other"));
  write_file(directory_ / "maze-0002.state", std::string("of yesterday"));
  write_file(directory_ / "maze-12.state", std::string("mine"));
  console().perform(HostAction::kSaveState);
  console().perform(HostAction::kSaveState);
  EXPECT_NE(console().message().find("saved "), std::string::npos);
  EXPECT_NE(console().message().find("maze-0004.state"), std::string::npos) << console().message();
  EXPECT_TRUE(fs::exists(directory_ / "maze-0003.state"));
  EXPECT_EQ(read_text_file(directory_ / "maze-0002.state"), "of yesterday");
  EXPECT_EQ(read_text_file(directory_ / "other-0007.state"), "other");
}

TEST_F(ConsoleTest, TheLoadKeyLoadsTheLastStateAndStruckAgainTheOneBefore) {
  for (const char32_t typed : {U'A', U'B', U'C'}) {
    pass(milliseconds(100));
    console().tap_character(typed);
    pass(milliseconds(100));
    console().perform(HostAction::kSaveState);
  }
  console().tap_character(U'D');
  pass(milliseconds(100));
  console().perform(HostAction::kLoadState);
  EXPECT_EQ(screen(3), "abc");
  EXPECT_NE(console().message().find("triton-0003.state; AGAIN: ONE BEFORE"), std::string::npos);
  console().perform(HostAction::kLoadState);
  EXPECT_EQ(screen(3), "ab ");
  pass(milliseconds(100));
  console().perform(HostAction::kLoadState);
  EXPECT_EQ(screen(3), "a  ");
  EXPECT_EQ(console().message().find("AGAIN"), std::string::npos);
  pass(seconds(4));
  console().perform(HostAction::kLoadState);
  EXPECT_EQ(screen(3), "abc");
}

TEST_F(ConsoleTest, WithoutASavedStateTheLoadKeySaysSo) {
  options_.title = "maze";
  write_file(directory_ / "triton-0001.state", std::string("of another program"));
  console().perform(HostAction::kLoadState);
  EXPECT_EQ(console().message(), "NO SAVED STATE OF maze HERE");
}

TEST_F(ConsoleTest, AStateThatCannotBeLoadedIsAMessageAndChangesNothing) {
  const std::string garbage = "not a state";
  write_file(directory_ / "triton-0003.state", garbage);
  pass(milliseconds(50));
  const std::vector<uint8_t> before = session_.machine().save_snapshot();
  console().perform(HostAction::kLoadState);
  EXPECT_NE(console().message().find("triton-0003.state"), std::string::npos);
  EXPECT_EQ(session_.machine().save_snapshot(), before);
}

TEST_F(ConsoleTest, ScreenshotsGetNewNames) {
  console().perform(HostAction::kScreenshot);
  console().perform(HostAction::kScreenshot);
  EXPECT_TRUE(fs::exists(directory_ / "triton-0001.png"));
  EXPECT_TRUE(fs::exists(directory_ / "triton-0002.png"));
}

TEST_F(ConsoleTest, AScreenshotThatCannotBeWrittenIsAMessage) {
  fs::remove_all(directory_);
  console().perform(HostAction::kScreenshot);
  EXPECT_NE(console().message().find("cannot write"), std::string::npos);
}

TEST_F(ConsoleTest, ResetErasesTheEchoProgramsScreen) {
  pass(milliseconds(50));
  console().tap_character(U'A');
  pass(milliseconds(100));
  console().perform(HostAction::kReset);
  pass(milliseconds(50));
  EXPECT_EQ(screen(1), " ");
}

TEST_F(ConsoleTest, ItFinishesAtTheCycleThatWasAskedFor) {
  options_.until_cycle = 400'000;
  pass(milliseconds(490));
  EXPECT_FALSE(console().finished());
  pass(milliseconds(50));
  EXPECT_TRUE(console().finished());
  EXPECT_LT(cycles(), 400'020u);
}

TEST_F(ConsoleTest, TheSpeedKeysGoThroughRealTwoMegahertzAndTenfold) {
  console().perform(HostAction::kSpeed);
  EXPECT_EQ(console().message(), "SPEED 2.5: 2 MHZ");
  console().tick();
  const uint64_t before = cycles();
  pass(seconds(1));
  EXPECT_NEAR(static_cast<double>(cycles() - before), 2'000'000, 30'000);
  EXPECT_NE(console().status().find("2.00 MHz"), std::string::npos) << console().status();
  console().perform(HostAction::kSpeed);
  EXPECT_EQ(console().message(), "SPEED 10: 8 MHZ");
  console().perform(HostAction::kSpeed);
  EXPECT_EQ(console().message(), "SPEED 1: 0.8 MHZ");
}

TEST_F(ConsoleTest, AnySpeedCanBeGivenAndKeysGoOnFromThere) {
  options_.speed = 0.37;
  console().tick();
  const uint64_t before = cycles();
  pass(seconds(1));
  EXPECT_NEAR(static_cast<double>(cycles() - before), 296'000, 5'000);
  console().perform(HostAction::kFaster);
  EXPECT_EQ(console().speed(), 0.5);
  console().perform(HostAction::kSlower);
  EXPECT_EQ(console().speed(), 0.25);
}

TEST_F(ConsoleTest, AKeyThatIsHeldRepeatsOnlyWhenThatIsWanted) {
  pass(milliseconds(50));
  console().character_down(1, U'A');
  pass(seconds(2));
  EXPECT_EQ(screen(3), "a  ");
  console().key_up(1);
  console().perform(HostAction::kAutoRepeat);
  console().character_down(1, U'B');
  pass(milliseconds(1'050));  // at once, after 0.5 s, then ten a second
  console().key_up(1);
  pass(seconds(1));
  const std::string shown = screen(12);
  const auto count = std::count(shown.begin(), shown.end(), 'b');
  EXPECT_GE(count, 5) << shown;
  EXPECT_LE(count, 7) << shown;
  EXPECT_FALSE(session_.machine().keyboard().strobe);
}

TEST_F(ConsoleTest, SoundIsToldOfEveryCycleThatPassesAtSpeedAndOfNoneWhilePaused) {
  console().tick();
  const uint64_t begin = cycles();
  uint64_t next = begin;
  double told_seconds = 0;
  console().on_sound = [&](const SoundSpan& span, double span_seconds) {
    EXPECT_EQ(span.from_cycle, next);
    next = span.to_cycle;
    told_seconds += span_seconds;
  };
  pass(seconds(1));
  EXPECT_EQ(next, cycles());
  EXPECT_NEAR(told_seconds, 1, 0.03);
  console().perform(HostAction::kPause);
  const double before = told_seconds;
  pass(seconds(1));
  EXPECT_EQ(told_seconds, before);
}

TEST_F(ConsoleTest, VolumeAndMuteAreWhatTheHostPlays) {
  options_.volume_percent = 70;
  console().on_sound = [](const SoundSpan&, double) {};
  EXPECT_FLOAT_EQ(console().volume(), 0.7F);
  console().perform(HostAction::kLouder);
  EXPECT_FLOAT_EQ(console().volume(), 0.8F);
  console().perform(HostAction::kMute);
  EXPECT_EQ(console().volume(), 0);
  console().perform(HostAction::kMute);
  for (int times = 0; times < 12; ++times) console().perform(HostAction::kQuieter);
  EXPECT_EQ(console().volume(), 0);
  EXPECT_EQ(console().message(), "VOLUME 0");
}

TEST_F(ConsoleTest, WithoutSoundItsKeysSayHowToHaveSome) {
  console().perform(HostAction::kMute);
  EXPECT_FALSE(console().muted);
  EXPECT_NE(console().message().find("--SOUND ON"), std::string::npos);
}

TEST_F(ConsoleTest, WhileItWarpsAHeldKeyRepeatsInThePersonsTime) {
  options_.warp_until_key = true;
  options_.auto_repeat = true;
  pass(milliseconds(50));
  console().character_down(1, U'B');
  pass(milliseconds(1'050));  // at once, after 0.5 s, then ten a second
  console().key_up(1);
  pass(seconds(1));
  const std::string shown = screen(12);
  const auto count = std::count(shown.begin(), shown.end(), 'b');
  EXPECT_GE(count, 5) << shown;
  EXPECT_LE(count, 7) << shown;
}

TEST_F(ConsoleTest, Interrupt3IsPressedLikeTheOthers) {
  pass(milliseconds(50));
  console().perform(HostAction::kInterrupt3);
  EXPECT_NE(session_.machine().cpu().interrupt_requests & (1u << 3), 0);
}

TEST_F(ConsoleTest, TheOverlayShowsLightsMotorSpeedAndPrinter) {
  const auto all = [&] {
    std::string text;
    for (const std::string& line : console().overlay(true)) text += line + "\n";
    return text;
  };
  EXPECT_NE(all().find("LEDS ........  MOTOR OFF  TONE OFF"), std::string::npos) << all();
  EXPECT_NE(all().find("SPEED 1 = 0.8 MHZ"), std::string::npos) << all();
  EXPECT_NE(all().find("NO SOUND"), std::string::npos) << all();
  EXPECT_NE(all().find("PRINTER NOT FITTED"), std::string::npos) << all();
  console().perform(HostAction::kPrinter);
  EXPECT_NE(all().find("PRINTER 0 CHARACTERS"), std::string::npos) << all();
  for (const std::string& line : console().overlay(true)) {
    EXPECT_LE(line.size(), kOverlayWidth);
  }
  EXPECT_LE(console().overlay(true).size(), 18u);
}

TEST(PanelLines, SayWhatTheMachineHasOnItsPorts) {
  const auto lines = panel_lines({.latches = {0x7E, 0, 0xC0},
                                  .vdu_timing = VduTiming::kReal,
                                  .lost_strobes = 12,
                                  .printer_fitted = true,
                                  .printed = "hello\r\n"});
  EXPECT_EQ(lines[0], "LEDS *......*  MOTOR ON  TONE ON  VDU REAL, 12 LOST");
  EXPECT_EQ(lines[2], "PRINTER 7 CHARACTERS: HELLO  ");
}

TEST(SpeedSteps, GoUpAndDownTheSameWayAndStopAtTheEnds) {
  EXPECT_EQ(faster(1), 1.5);
  EXPECT_EQ(slower(1.5), 1);
  EXPECT_EQ(faster(100), 100);
  EXPECT_EQ(faster(300), 300);
  EXPECT_EQ(slower(300), 100);
  EXPECT_EQ(slower(0.1), 0.1);
  EXPECT_EQ(slower(0.05), 0.05);
  EXPECT_EQ(next_named_speed(1, 2e6), 10);  // its real clock is 2 MHz
}

TEST_F(ConsoleTest, GoingBackUndoesWhatWasTyped) {
  pass(seconds(1));
  console().tap_character(U'A');
  pass(seconds(3));
  console().tap_character(U'B');
  pass(seconds(1));
  EXPECT_EQ(screen(3), "ab ");
  console().perform(HostAction::kBack);
  EXPECT_EQ(screen(3), "a  ");
  console().perform(HostAction::kBack);
  EXPECT_EQ(screen(3), "   ");
  console().tap_character(U'C');
  pass(seconds(1));
  EXPECT_EQ(screen(3), "c  ");
}

TEST_F(ConsoleTest, GoingBackPullsTheModemsLoopOutAgain) {
  console();
  pass(seconds(3));
  console().perform(HostAction::kLoop);
  EXPECT_TRUE(session_.machine().cassette().loop_is_on());
  pass(milliseconds(100));
  console().perform(HostAction::kBack);
  EXPECT_FALSE(session_.machine().cassette().loop_is_on());
  console().perform(HostAction::kLoop);
  EXPECT_TRUE(session_.machine().cassette().loop_is_on());
  console().perform(HostAction::kLoop);
  EXPECT_FALSE(session_.machine().cassette().loop_is_on());
}

TEST_F(ConsoleTest, TimeThatPassesPausedIsNotKept) {
  pass(seconds(3));
  console().perform(HostAction::kPause);
  pass(seconds(30));
  EXPECT_NE(console().overlay(true).back().find("BACK IN TIME: 2 S"), std::string::npos)
      << console().overlay(true).back();
}

TEST_F(ConsoleTest, ASignalThatInterruptsTheMachineEndsTheTick) {
  console().tick();
  session_.interrupt_when([] { return true; });
  now_ += milliseconds(50);
  const uint64_t before = cycles();
  console().tick();
  EXPECT_EQ(cycles(), before);
}

TEST_F(ConsoleTest, AGifIsRecordedUntilItsKeyIsStruckAgain) {
  pass(milliseconds(100));
  console().perform(HostAction::kRecordGif);
  EXPECT_NE(console().status().find("recording"), std::string::npos);
  console().tap_character(U'A');
  pass(seconds(1));
  console().perform(HostAction::kRecordGif);
  EXPECT_EQ(console().status().find("recording"), std::string::npos);
  EXPECT_GT(fs::file_size(directory_ / "triton-0001.gif"), 500u);
}

TEST_F(ConsoleTest, ARecordingThatRunsWhenTheProgramEndsIsCompleted) {
  console().perform(HostAction::kRecordGif);
  pass(seconds(1));
  EXPECT_FALSE(fs::exists(directory_ / "triton-0001.gif"));
  console().finish();
  EXPECT_TRUE(fs::exists(directory_ / "triton-0001.gif"));
}

TEST_F(ConsoleTest, AFilmFromTheStartIsAskedForByItsName) {
  options_.film = directory_ / "all.gif";
  pass(seconds(1));
  EXPECT_NE(console().status().find("recording"), std::string::npos);
  console().finish();
  EXPECT_GT(fs::file_size(directory_ / "all.gif"), 500u);
}

TEST_F(ConsoleTest, ALostFilmThatWasAskedForFromTheStartIsAnErrorAtTheEnd) {
  fs::create_directories(directory_ / "films");
  options_.film = directory_ / "films" / "all.gif";
  console().tick();
  fs::remove_all(directory_ / "films");
  console().perform(HostAction::kRecordGif);  // its end
  EXPECT_NE(console().message().find("all.gif"), std::string::npos) << console().message();
  pass(seconds(1));
  EXPECT_THROW(console().finish(), InternalError);
}

TEST_F(ConsoleTest, AGifsKeyEndsAVideoAndBeginsAGif) {
  const std::string path = std::getenv("PATH");
  fs::create_directories(directory_ / "bin");
  const fs::path program = directory_ / "bin" / "ffmpeg";
  write_file(program, "#!/bin/sh\nfor last; do :; done\ncat >\"$last\"\n");
  fs::permissions(program, fs::perms::owner_all);
  setenv("PATH", ((directory_ / "bin").string() + ":" + path).c_str(), 1);
  console().perform(HostAction::kRecordVideo);
  pass(milliseconds(200));
  console().perform(HostAction::kRecordGif);
  setenv("PATH", path.c_str(), 1);
  EXPECT_EQ(console().message(), "wrote triton-0001.mp4; RECORDING triton-0001.gif");
  EXPECT_TRUE(fs::exists(directory_ / "triton-0001.mp4"));
  pass(milliseconds(200));
  console().finish();
  EXPECT_TRUE(fs::exists(directory_ / "triton-0001.gif"));
}

TEST_F(ConsoleTest, APausedMachinesStatusAndCursorDoNotChange) {
  pass(seconds(2));
  EXPECT_NE(console().status().find("0.80 MHz"), std::string::npos) << console().status();
  console().perform(HostAction::kPause);
  const std::string status = console().status();
  EXPECT_EQ(status, "Triton - paused");
  for (unsigned step = 0; step < 30; ++step) {
    pass(milliseconds(100));
    ASSERT_EQ(console().status(), status);
    ASSERT_TRUE(console().cursor_lit());
  }
}

TEST_F(ConsoleTest, InTheDebuggerThereIsNoSpeedAndLittleToDo) {
  pass(seconds(2));
  console().perform(HostAction::kDebugger);
  pass(seconds(1));
  EXPECT_EQ(console().status(), "Triton - in the debugger");
  EXPECT_GE(console().wait_time(), milliseconds(100));
}

TEST_F(ConsoleTest, AClockWithoutLimitIsAWarpThatItsKeyEnds) {
  options_.unlimited_speed = true;
  EXPECT_NE(console().status().find("warp"), std::string::npos) << console().status();
  console().perform(HostAction::kWarp);
  EXPECT_EQ(console().message(), "WARP OFF");
  EXPECT_EQ(console().status().find("warp"), std::string::npos) << console().status();
}

TEST_F(ConsoleTest, APictureHasTheGeneratorThatIsFitted) {
  options_.lower_case = true;
  console().tap_character(U'A');
  pass(milliseconds(200));
  console().perform(HostAction::kScreenshot);
  const fs::path direct = directory_ / "direct.png";
  write_screenshot(direct, contents_of(session_.machine().screen()), console().characters(),
                   console().cursor_lit());
  EXPECT_EQ(read_png(directory_ / "triton-0001.png"), read_png(direct));
}

TEST_F(ConsoleTest, ARecordingThatCannotBeginIsAMessage) {
  console().tick();
  fs::remove_all(directory_);
  console().perform(HostAction::kRecordGif);
  EXPECT_NE(console().message().find("cannot write"), std::string::npos) << console().message();
}

TEST_F(ConsoleTest, AFileIsRunByWhoeverKnowsItsKindAndErrorsAreMessages) {
  console().run_file("a.bas");
  EXPECT_EQ(console().message(), "NO FILE CAN BE RUN HERE");
  console_.reset();
  fs::path run;
  options_.run_file = [&](const fs::path& file) {
    if (file.extension() == ".doc") throw InputError("x.doc: not a program");
    run = file;
  };
  console().run_file("/games/maze.bas");
  EXPECT_EQ(run, "/games/maze.bas");
  EXPECT_NE(console().status().find("Triton - maze"), std::string::npos);
  console().run_file("x.doc");
  EXPECT_EQ(console().message(), "x.doc: not a program");
}

TEST_F(ConsoleTest, LoadingAStateKeepsAutoRepeat) {
  options_.auto_repeat = true;
  console().perform(HostAction::kSaveState);
  console().perform(HostAction::kLoadState);
  EXPECT_NE(console().overlay(true)[console().overlay(true).size() - 2].find("REPEAT ON"),
            std::string::npos);
}

TEST_F(ConsoleTest, TheAlternativeGeneratorIsSwitchedByItsAction) {
  const CharacterGenerator graphics = console().characters();
  console().perform(HostAction::kLowerCase);
  EXPECT_NE(console().characters().rows[0x61], graphics.rows[0x61]);
  EXPECT_EQ(console().characters().rows[0x41], graphics.rows[0x41]);
  console().perform(HostAction::kLowerCase);
  EXPECT_EQ(console().characters(), graphics);
}

class ReplayTest : public ConsoleTest {
 protected:
  /// Three keys, one a second, which the echo machine shows as a, b and c.
  ReplayTest() {
    Session played(echo_firmware());
    played.advance(100'000);
    InputRecorder recorder(directory_ / "keys", played);
    for (const std::string key : {"A", "B", "C"}) {
      played.type(key);
      played.advance(800'000);
    }
    recorder.finish();
    InputRecording recording = read_input_recording(directory_ / "keys");
    session_.machine().load_snapshot(recording.snapshot);
    session_.replay(std::move(recording));
  }
};

TEST_F(ReplayTest, TypesByItselfAndSaysWhenItIsOver) {
  pass(milliseconds(1'500));
  EXPECT_EQ(screen(3), "ab ");
  EXPECT_NE(console().status().find("replaying"), std::string::npos);
  pass(seconds(2));
  EXPECT_EQ(screen(3), "abc");
  EXPECT_EQ(console().message(), "THE REPLAY IS OVER: PLAY ON");
}

TEST_F(ReplayTest, PauseHoldsItAndTheMachineIsTheSameAfterwards) {
  pass(milliseconds(1'500));
  console().perform(HostAction::kPause);
  pass(seconds(3));
  EXPECT_EQ(screen(3), "ab ");
  console().perform(HostAction::kPause);
  pass(seconds(2));
  EXPECT_EQ(session_.drifted_at(), std::nullopt);
  EXPECT_EQ(console().message(), "THE REPLAY IS OVER: PLAY ON");
}

TEST_F(ReplayTest, AKeyOfThePersonsEndsIt) {
  pass(milliseconds(1'500));
  console().tap_character(U'z');
  pass(seconds(2));
  EXPECT_EQ(screen(4), "abz ");
}

TEST_F(ConsoleTest, KeysAreRecordedOverGoingBackAndTheDebugger) {
  console().tick();
  InputRecorder recorder(directory_ / "keys", session_);
  options_.input_recorder = &recorder;
  console_ = nullptr;
  for (const char32_t key : U"abcd") {
    if (key == 0) break;
    console().tap_character(key);
    pass(milliseconds(700));
  }
  console().perform(HostAction::kBack);
  console().tap_character(U'e');
  pass(milliseconds(700));
  console().perform(HostAction::kDebugger);
  for (const char32_t key : U"set A 55\r") {
    if (key != 0) console().tap_character(key);
  }
  console().tap_character(0x1B);
  console().tap_character(U'f');
  pass(milliseconds(700));
  recorder.finish();
  InputRecording recording = read_input_recording(directory_ / "keys");
  Session again{Firmware{}};
  again.machine().load_snapshot(recording.snapshot);
  again.replay(std::move(recording));
  (void)again.run(InputPlayer::kNever, {.when_replayed = true});
  EXPECT_EQ(again.machine().save_snapshot(), session_.machine().save_snapshot());
  EXPECT_EQ(again.drifted_at(), std::nullopt);
  console_ = nullptr;
}

TEST_F(ConsoleTest, QuitFinishes) {
  console().perform(HostAction::kQuit);
  EXPECT_TRUE(console().finished());
}

TEST_F(ConsoleTest, MissingCharactersAreAnInputError) {
  options_.data_directory = directory_;
  EXPECT_THROW(console(), InputError);
}

TEST(HostActions, EveryKeyAndLetterIsGivenOnce) {
  for (const HostActionEntry& entry : host_actions()) {
    EXPECT_EQ(action_of_letter(entry.letter), &entry);
    if (entry.function_key != 0) {
      EXPECT_EQ(action_of_function_key(entry.function_key), &entry);
    }
  }
  EXPECT_EQ(action_of_function_key(0), nullptr);
  EXPECT_EQ(action_of_letter('!'), nullptr);
  EXPECT_EQ(action_of_letter('q'), action_of_letter('Q'));
}

TEST(HostActions, TheOverlayFitsTheScreenInTheMachinesOwnCharacters) {
  for (const bool in_window : {false, true}) {
    const auto lines = overlay_lines(in_window);
    EXPECT_LE(lines.size(), 14u);
    for (const std::string& line : lines) {
      EXPECT_LE(line.size(), kOverlayWidth);
      for (const char character : line) {
        EXPECT_GE(character, 0x20);
        EXPECT_LT(character, 0x60);
      }
    }
  }
}

}  // namespace
}  // namespace triton
