// `triton run` as a process.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "emulator/formats/png_file.hpp"
#include "tests/tools/program_process.hpp"

namespace triton {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// The X libraries leave memory behind when they fail.
constexpr std::string_view kDeadDisplay =
    "DISPLAY=:47111 XDG_RUNTIME_DIR=/tmp ASAN_OPTIONS=detect_leaks=0";

class RunCommand : public testing::Test {
 protected:
  ProcessOutcome run(std::string_view arguments) {
    return run_triton(directory, "run " + std::string(arguments));
  }
  std::string file(std::string_view name) { return read_text_file(directory / name); }

  /// A bad call or bad input: status 2, one line on stderr that holds `words`, nothing on stdout.
  void expect_refused(std::string_view arguments, std::string_view words) {
    const ProcessOutcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 2) << arguments << "\n" << outcome.errors;
    EXPECT_EQ(std::count(outcome.errors.begin(), outcome.errors.end(), '\n'), 1)
        << arguments << "\n"
        << outcome.errors;
    EXPECT_THAT(outcome.errors, StartsWith("triton: ")) << arguments;
    EXPECT_THAT(outcome.errors, HasSubstr(std::string(words))) << arguments;
    EXPECT_EQ(outcome.output, "") << arguments;
  }

  TemporaryDirectory directory;
};

TEST_F(RunCommand, WithoutAProgramShowsTheMonitorsPrompt) {
  const ProcessOutcome outcome = run("--screen text");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.errors, "");
  EXPECT_THAT(outcome.output, HasSubstr("TRITON READY\nFUNCTION? P G I O L W T\n"));
  EXPECT_EQ(std::count(outcome.output.begin(), outcome.output.end(), '\n'), 16);
}

TEST_F(RunCommand, TextsOfEverySystemAreReadAlike) {
  const auto in_form = [](std::string text, std::string_view before, std::string_view end,
                          std::string_view after) {
    for (size_t at = text.find('\n'); at != std::string::npos;
         at = text.find('\n', at + end.size())) {
      text.replace(at, 1, end);
    }
    return std::string(before) + text + std::string(after);
  };
  directory.write("k.bas", "10 INPUT A\n20 PRINT A*2\n30 STOP\n");
  const ProcessOutcome recorded =
      run(R"(k.bas --keys '21\r' --record-keys lf.inputs --video none --seed 1)");
  ASSERT_EQ(recorded.status, 0) << recorded.errors;
  const std::string recording = file("lf.inputs");
  for (const auto& [before, end, after] : {std::tuple{"", "\r\n", ""},
                                           {"\xEF\xBB\xBF", "\n", ""},
                                           {"", "\r", "\x1A\x1A\x1A"},
                                           {"\xEF\xBB\xBF", "\r\n", "\x1A"}}) {
    directory.write("p.bas", in_form("10 INPUT A\n20 PRINT A*2\n30 STOP\n", before, end, after));
    directory.write("keys", in_form("21\n", before, end, after));
    directory.write("options", in_form("# mine\nvolume = 50\n", before, end, after));
    directory.write("again.inputs", in_form(recording, before, end, after));
    const ProcessOutcome played =
        run("p.bas --keys-file keys --options options --screen text --seed 1");
    EXPECT_EQ(played.status, 0) << played.errors;
    EXPECT_THAT(played.output, HasSubstr("      42\n"));
    const ProcessOutcome replayed = run("--replay again.inputs --screen text");
    EXPECT_EQ(replayed.status, 0) << replayed.errors;
    EXPECT_THAT(replayed.output, HasSubstr("      42\n"));
  }
}

TEST_F(RunCommand, ASourceIsPlacedAsItSaysAndNothingBetween) {
  // Two blocks with a byte of RAM between them that the program itself reads: it is untouched.
  directory.write("x.asm",
                  " ORG 1700H\n LDA 1780H\n CPI 0FFH\n MVI A,'N'\n JNZ S1\n MVI A,'F'\n"
                  "S1: CALL 0013H\n HLT\n ORG 1800H\n DB 7\n END 1700H\n");
  EXPECT_THAT(run("x.asm --screen text --until halt").output, HasSubstr("N"));
  directory.write("y.asm", "V: ORG 1700H\n DB 1\n ORG 1700H\n HLT\n END 1700H\n");
  const ProcessOutcome outcome = run("y.asm --until halt");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.errors, HasSubstr("y.asm:4:1: address 1700H is filled by y.asm:2 already"));
}

TEST_F(RunCommand, RecordedKeysReplayToTheSameMachine) {
  directory.write("ask.bas", "10 INPUT A\n20 PRINT RND(1000);GOTO 10\n");
  const ProcessOutcome first =
      run(R"(ask.bas --keys '5\r7\r' --record-keys keys.inputs --save-state a.state --video none)");
  EXPECT_EQ(first.status, 0) << first.errors;
  const ProcessOutcome again = run("--replay keys.inputs --save-state b.state --screen text");
  EXPECT_EQ(again.status, 0) << again.errors;
  EXPECT_EQ(file("b.state"), file("a.state"));
  EXPECT_THAT(again.output, HasSubstr("RUN"));
}

TEST_F(RunCommand, AReplayThatDriftsSaysSoWithStatus1) {
  (void)run(R"(--keys 'T' --record-keys keys.inputs --video none)");
  std::string text = file("keys.inputs");
  const size_t key = text.find(" key ");
  ASSERT_NE(key, std::string::npos);
  text.replace(key, 7, " key 47");
  directory.write("keys.inputs", text);
  const ProcessOutcome outcome = run("--replay keys.inputs");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.errors, HasSubstr("not as recorded: the machine is another one from cycle"));
}

TEST_F(RunCommand, RefusesWhatDoesNotGoWithARecording) {
  directory.write("bad.inputs", "triton-inputs 9\n");
  directory.write("a.tap", "x");
  expect_refused("--replay bad.inputs", "bad.inputs:1: a recording of version 9");
  expect_refused("--replay none.inputs", "none.inputs");
  expect_refused("labyrinth --replay bad.inputs", "PROGRAM");
  expect_refused("--record-keys a.inputs --tape a.tap", "tapes");
  expect_refused("--film a.txt", "a.txt: no film's name");
  expect_refused("--folder none", "--folder none: expected a folder");
}

TEST_F(RunCommand, RefusesARomThatDoesNotFitItsSocket) {
  directory.write("big.rom", std::string(1'025, 'x'));
  expect_refused("big.rom", "big.rom: 1025 bytes, expected a ROM of 1 to 1024 at 0C00");
  expect_refused("big.rom --org 2000", "a ROM at 2000, expected 0000 to 0FFF or C000 to FFFF");
}

TEST_F(RunCommand, FilmsARunWithoutAWindow) {
  const ProcessOutcome outcome = run(R"(--keys 'T~PRINT 1\r' --film a.gif --video none)");
  EXPECT_EQ(outcome.status, 0) << outcome.errors;
  EXPECT_EQ(file("a.gif").substr(0, 6), "GIF89a");
  // Its last picture stays for two seconds: the delay, in hundredths, of the last graphic control.
  const std::string gif = file("a.gif");
  const size_t control = gif.rfind("\x21\xF9\x04");
  ASSERT_NE(control, std::string::npos);
  const auto byte = [&](size_t at) { return static_cast<uint8_t>(gif.at(control + at)); };
  EXPECT_GE(byte(4) + 256 * byte(5), 200);
}

TEST_F(RunCommand, APersonsOptionsAreReadForWindowAndTerminal) {
  std::filesystem::create_directories(directory / "config/triton");
  directory.write("config/triton/options", "colour = green  # mine\n\nvolume = 300\n");
  const std::string environment =
      std::string(kDeadDisplay) + " XDG_CONFIG_HOME=" + (directory / "config").string();
  const ProcessOutcome wrong = run_triton(directory, "run --video sdl", environment);
  EXPECT_EQ(wrong.status, 2);
  EXPECT_THAT(wrong.errors, HasSubstr("config/triton/options:3: "));
  EXPECT_THAT(wrong.errors, HasSubstr("300"));
  // The command line comes first, and a run without video does not look.
  const ProcessOutcome given = run_triton(directory, "run --video sdl --volume 5", environment);
  EXPECT_THAT(given.errors, HasSubstr("no display"));
  EXPECT_EQ(run_triton(directory, "run --video none", environment).status, 0);
  // Nor one that cannot have any, with nobody at a terminal.
  for (const std::string_view arguments : {"run --until idle", "run --debug", "run"}) {
    const std::string no_display =
        "DISPLAY= WAYLAND_DISPLAY= XDG_CONFIG_HOME=" + (directory / "config").string();
    EXPECT_EQ(run_triton(directory, arguments, no_display).status, 0) << arguments;
  }
  directory.write("config/triton/options", "glow\nvolume = 30\n\nglow\n");
  EXPECT_THAT(run_triton(directory, "run --video sdl", environment).errors,
              HasSubstr("options:4: 'glow' was given in line 1 already"));
  directory.write("config/triton/options", "speed = nan\n");
  EXPECT_THAT(run_triton(directory, "run --video sdl", environment).errors,
              HasSubstr("options:1: "));
  directory.write("config/triton/options", "ram = 16\n");
  EXPECT_THAT(run_triton(directory, "run --video sdl", environment).errors,
              HasSubstr("options:1: no option 'ram', expected one of: auto-repeat, colour"));
  directory.write("config/triton/options", "glow = 1\n");
  EXPECT_THAT(run_triton(directory, "run --video sdl", environment).errors,
              HasSubstr("options:1: expected `glow`"));
}

TEST_F(RunCommand, TypesTheKeysAtTheMachinesPace) {
  const ProcessOutcome outcome = run(R"(--screen text --keys 'TPRINT 6*7\r')");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.output, HasSubstr(">PRINT 6*7\n      42\n\nOK\n>\n"));
}

TEST_F(RunCommand, AKeyAfterAWaitReachesARunningProgram) {
  directory.write("loop.bas", "10 GOTO 10\n");
  const ProcessOutcome outcome = run(R"(loop.bas --screen text --keys '~\x03')");
  EXPECT_EQ(outcome.status, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, StartsWith("\nTRITON READY\nFUNCTION?"));
}

TEST_F(RunCommand, WaitsForATextThatTheProgramPrintsNotForTheGreeting) {
  directory.write("say.bas", "10 FOR I=1 TO 99;NEXT I\n20 PRINT \"NOT READY\"\n30 GOTO 30\n");
  const ProcessOutcome outcome = run("say.bas --screen text --until text:READY");
  EXPECT_EQ(outcome.status, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("NOT READY"));
}

TEST_F(RunCommand, TakesKeysFromAFile) {
  directory.write("keys", "TPRINT 6*7\nPRINT 1+1\n");
  EXPECT_THAT(run("--screen text --keys-file keys").output, HasSubstr("\n       2\n"));
}

TEST_F(RunCommand, RunsAListing) {
  directory.write("a.bas", "10 FOR I=1 TO 3\n20 PRINT #3,I*I\n30 NEXT I\n");
  const ProcessOutcome outcome = run("a.bas --screen text");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.output, HasSubstr(">RUN\n  1\n  4\n  9\n\nOK\n>\n"));
  EXPECT_THAT(outcome.errors, StartsWith("triton: seed "));
}

TEST_F(RunCommand, ProfilesAListing) {
  directory.write("a.bas", "10 FOR I=1 TO 3\n20 A=A+I;NEXT I\n30 IF A=6 STOP\n40 PRINT\n");
  const ProcessOutcome outcome = run("a.bas --profile");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.output, StartsWith("     times       T-states   share  line\n         1 "));
  EXPECT_THAT(outcome.output, HasSubstr(" %  20 A=A+I;NEXT I\n"));
  EXPECT_THAT(outcome.output, testing::EndsWith("3 of 4 lines ran (75.0 %); never: 40\n"));
}

TEST_F(RunCommand, ProfilesWhatWasTypedAndSaysWhenNothingWas) {
  EXPECT_THAT(run(R"(--profile --keys 'T10 A=1\rRUN\r')").output, HasSubstr("1 of 1 lines ran"));
  const ProcessOutcome outcome = run("--profile");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("no BASIC program in memory: nothing to profile"));
}

TEST_F(RunCommand, DebugsOverAPipe) {
  directory.write("a.bas", "10 INPUT A\n20 B=A*2\n30 PRINT B\n");
  directory.write("commands", "break line 30\nc\nvariables\nquit\n");
  const ProcessOutcome outcome = run(R"(a.bas --seed 1 --debug --keys '21\r' < commands)");
  EXPECT_EQ(outcome.status, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("1: line 30\nbreakpoint 1: line 30\n"));
  EXPECT_THAT(outcome.output, testing::EndsWith("line 30: ?PRINT B\nA=21  B=42\n"));
}

TEST_F(RunCommand, DebugsMachineCodeByItsOwnNames) {
  directory.write("a.asm",
                  "\tORG 1600H\nSTART:\tMVI A,5\nAGAIN:\tDCR A\n\tJNZ AGAIN\nDONE:\tHLT\n");
  directory.write("commands", "until done\nregisters\n");
  EXPECT_THAT(run("a.asm --debug < commands").output,
              AllOf(testing::StartsWith("1600 START    MVI  A,05H\n"),
                    HasSubstr("1606 DONE     HLT\nA 00")));
  directory.write("a.sym", "1700 BEGIN\n");
  directory.write("commands", "until begin\n");
  directory.write("a.bin", "\x76");
  EXPECT_THAT(run("a.bin --org 1700 --debug --symbols a.sym < commands").output,
              HasSubstr("1700 BEGIN    HLT\n"));
  expect_refused("--symbols a.sym", "--symbols requires --debug");
}

TEST_F(RunCommand, EndsADebuggersScriptAtAWrongCommandWithStatusTwo) {
  directory.write("commands", "registers\ndance\n");
  const ProcessOutcome outcome = run("--debug < commands");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.errors, "triton: standard input:2: 'dance' is no command; help lists them\n");
  expect_refused("--debug --profile", "--profile");
  expect_refused("--debug --until idle", "--until is not for --debug");
}

TEST_F(RunCommand, KeysAnswerTheListingsQuestions) {
  directory.write("a.bas", "10 INPUT A,B\n20 PRINT A+B\n");
  EXPECT_THAT(run(R"(a.bas --screen text --keys '12\r30\r')").output, HasSubstr("      42"));
}

TEST_F(RunCommand, TheSeedIsTheStateOfRndWhenTheProgramBegins) {
  directory.write("a.bas", "10 PRINT #1,RND(32767),RND(32767)\n");
  const auto step = [](unsigned& x) {
    x ^= x << 7 & 0xFFFF;
    x ^= x >> 9;
    x ^= x << 8 & 0xFFFF;
    return x % 32'767 + 1;
  };
  unsigned state = 4'711;
  const unsigned first = step(state);
  const unsigned second = step(state);
  EXPECT_THAT(run("a.bas --screen text --seed 4711").output,
              HasSubstr(">RUN\n" + std::to_string(first) + std::to_string(second) + "\n"));
}

TEST_F(RunCommand, WithoutASeedTellsTheOneThatRepeatsTheRun) {
  directory.write("a.bas", "10 FOR I=1 TO 9;PRINT #7,RND(32767);NEXT I\n");
  const ProcessOutcome first = run("a.bas --screen text");
  const std::string told = first.errors.substr(first.errors.find("--seed "));
  const ProcessOutcome second = run("a.bas --screen text " + told.substr(0, told.find(" repeats")));
  EXPECT_EQ(first.output, second.output);
}

TEST_F(RunCommand, TheSameCallGivesTheSameTrace) {
  directory.write("a.bas", "10 FOR I=1 TO 50;VDU RND(1024),RND(95)+31;NEXT I\n");
  EXPECT_EQ(run("a.bas --seed 9 --trace one --save-state one.state").status, 0);
  EXPECT_EQ(run("a.bas --seed 9 --trace two --save-state two.state").status, 0);
  EXPECT_EQ(file("one"), file("two"));
  EXPECT_EQ(file("one.state"), file("two.state"));
}

TEST_F(RunCommand, TheTraceHoldsEveryWriteToTheScreen) {
  directory.write("a.bas", "10 VDU 5,65\n");
  EXPECT_EQ(run("a.bas --trace trace").status, 0);
  const std::string trace = file("trace");
  EXPECT_THAT(trace, StartsWith("# cycle cell code source\n"));
  EXPECT_THAT(trace, testing::ContainsRegex("\n[0-9]+ [0-9]+ 54 vdu\n")) << "the T of TRITON";
  EXPECT_THAT(trace, testing::ContainsRegex("\n[0-9]+ 4 41 cpu\n"));
}

TEST_F(RunCommand, WritesTheScreenAsBytesPictureAndText) {
  directory.write("a.bas", "10 VDU 0,12\n20 VDU 1,122;VDU 1024,66\n30 GOTO 30\n");
  EXPECT_EQ(run("a.bas --until seconds:1 --vdu v --screenshot p.png").status, 0);
  const std::string codes = file("v");
  ASSERT_EQ(codes.size(), 1'024u);
  EXPECT_EQ(codes.front(), 'z');
  EXPECT_EQ(codes.back(), 'B');
  const IndexedImage picture = read_png(directory / "p.png");
  EXPECT_EQ(picture.at(3, 3), picture.at(0, 0)) << "7A is solid";
  EXPECT_NE(picture.at(12, 3), picture.at(0, 0));
}

TEST_F(RunCommand, AScreenshotWithBorderShowsTheWhiteFrame) {
  directory.write("a.bas", "10 VDU 0,12\n20 VDU 1,122;VDU 2,32\n30 GOTO 30\n");
  ASSERT_EQ(run("a.bas --until seconds:1 --screenshot cells.png").status, 0);
  ASSERT_EQ(run("a.bas --until seconds:1 --border --screenshot whole.png").status, 0);
  const IndexedImage cells = read_png(directory / "cells.png");
  const IndexedImage whole = read_png(directory / "whole.png");
  EXPECT_EQ(cells.width, 512u);
  EXPECT_EQ(cells.height, 384u);
  ASSERT_EQ(whole.width, 576u);
  ASSERT_EQ(whole.height, 432u);
  const auto lit = whole.at(32 + 3, 24 + 3);
  EXPECT_EQ(lit, cells.at(3, 3));
  EXPECT_EQ(whole.at(32 + 3, 2), lit) << "above the cells, in the columns of 7A";
  EXPECT_EQ(whole.at(32 + 3, 430), lit);
  EXPECT_NE(whole.at(32 + 12, 2), lit);
}

TEST_F(RunCommand, ListsWhatOfAFirmwareIsThere) {
  directory.write("dump.bin", std::string(1'024, 'Q'));
  const ProcessOutcome outcome = run("--firmware . --list");
  EXPECT_EQ(outcome.status, 1) << "no level can run";
  EXPECT_THAT(outcome.output, HasSubstr("level 4.1: 0 of 3\n  0000 monitor: missing, CRC-32 "));
  EXPECT_THAT(outcome.output, HasSubstr("not known: dump.bin at offset 0000, CRC-32 "));
  EXPECT_THAT(outcome.output, HasSubstr("taken: nothing, no level is complete\n"));
  expect_refused("--firmware nowhere --list", "nowhere");
  expect_refused("--list", "--firmware");
}

TEST_F(RunCommand, PrintsTheScreenInEachStyle) {
  directory.write("a.bas", "10 VDU 0,12\n20 VDU 1,122;VDU 2,65\n30 GOTO 30\n");
  EXPECT_THAT(run("a.bas --until seconds:1 --screen codes").output, StartsWith("7A 41 20 "));
  EXPECT_THAT(run("a.bas --until seconds:1 --screen unicode").output, StartsWith("\u2588A\n"));
  EXPECT_THAT(run("a.bas --until seconds:1 --screen ansi").output, HasSubstr("A"));
  const std::string text = run("a.bas --until seconds:1 --screen text").output;
  EXPECT_TRUE(std::all_of(text.begin(), text.end(), [](char c) { return c >= 0; }));
}

TEST_F(RunCommand, PrintsTheScreenInAsciiWhereTheEnvironmentHasNoUtf8) {
  directory.write("a.bas", "10 VDU 0,12\n20 VDU 1,122;VDU 2,113;VDU 3,103\n30 GOTO 30\n");
  const auto screen = [this](const std::string& style, const std::string& environment) {
    const ProcessOutcome outcome =
        run_triton(directory, "run a.bas --seed 1 --video none --until seconds:1 --screen " + style,
                   environment);
    EXPECT_THAT(outcome.errors, HasSubstr("--screen " + style + ": in ASCII"));
    return outcome.output;
  };
  for (const char* locale : {"LC_ALL=C", "LC_ALL=en_GB.ISO-8859-1"}) {
    EXPECT_THAT(screen("unicode", locale), StartsWith("#/v\n"));
    EXPECT_THAT(screen("ansi", locale), HasSubstr("/\x1b[7mv\x1b[0m"));
  }
  EXPECT_THAT(screen("unicode", "TERM=dumb"), StartsWith("#/v\n"));
  EXPECT_THAT(screen("ansi", "TERM=dumb"), StartsWith("#/v\n"));
}

TEST_F(RunCommand, ASavedMachineGoesOnWhereItWas) {
  EXPECT_EQ(run(R"(--keys 'TA=41\r' --save-state s.state)").status, 0);
  EXPECT_THAT(run(R"(s.state --keys 'PRINT A+1\r' --screen text)").output, HasSubstr("      42"));
  EXPECT_THAT(run(R"(--load-state s.state --keys 'PRINT A+2\r' --screen text)").output,
              HasSubstr("      43"));
}

TEST_F(RunCommand, AssemblesAndStartsASource) {
  directory.write("a.asm",
                  "OUTCH EQU 13H\n"
                  "      ORG 1700H\n"
                  "      MVI A,'*'\n"
                  "      CALL OUTCH\n"
                  "      HLT\n");
  const ProcessOutcome outcome = run("a.asm --screen text");
  EXPECT_EQ(outcome.status, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("*"));
}

TEST_F(RunCommand, StartsBytesAndHexFiles) {
  const std::string code("\x3E\x2A\xCD\x13\x00\x76", 6);
  directory.write("a.bin", code);
  EXPECT_THAT(run("a.bin --screen text").output, HasSubstr("*"));
  EXPECT_THAT(run("a.bin --org 2345 --screen text").output, HasSubstr("START=2345"));
  directory.write("a.hex", ":061700003E2ACD13007625\n:00000001FF\n");
  EXPECT_THAT(run("a.hex --screen text --until halt").output, HasSubstr("*"));
}

TEST_F(RunCommand, FitsAndStartsARom) {
  directory.write("a.rom", std::string("\x3E\x2A\xCD\x13\x00\x76", 6));
  EXPECT_THAT(run("a.rom --screen text").output, HasSubstr("START=0C00"));
  EXPECT_THAT(run("--user-rom a.rom --keys 'G0C00\\r' --screen text").output, HasSubstr("*"));
}

TEST_F(RunCommand, CodeAtZeroReplacesTheMonitor) {
  directory.write("a.asm", "      ORG 0\n      MVI A,'!'\n      STA 1000H\n      HLT\n");
  EXPECT_EQ(run("a.asm --vdu v").status, 0);
  EXPECT_EQ(file("v").front(), '!');
}

TEST_F(RunCommand, LoadsAndRunsABasicTape) {
  const std::string program("\x0C\x16\x0A\x00PRINT 7\x0D", 12);
  directory.write("a.tap", std::string(64, '\x0D') + "GAME \x04" + program + "rest of the tape");
  const ProcessOutcome outcome = run("a.tap --screen text");
  EXPECT_EQ(outcome.status, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr(">RUN\n       7\n"));
}

TEST_F(RunCommand, LeavesATapeThatIsNotBasicForTheMonitor) {
  const std::string program("\x04\x16\x3E\x2A", 4);
  directory.write("a.tap", std::string(64, '\x0D') + "CODE \x04" + program);
  const ProcessOutcome outcome = run("a.tap --screen text");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.errors, HasSubstr("not BASIC"));
  EXPECT_THAT(outcome.output, HasSubstr("FUNCTION?"));
}

TEST_F(RunCommand, EndsWhenTheTextStands) {
  directory.write("a.bas", "10 I=I+1\n20 PRINT I\n30 GOTO 10\n");
  const ProcessOutcome outcome = run("a.bas --until 'text: 25' --screen text");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.output, HasSubstr("      25\n"));
  EXPECT_THAT(outcome.output, testing::Not(HasSubstr("26")));
}

TEST_F(RunCommand, SaysWithStatusOneWhenTheTextCannotCome) {
  const ProcessOutcome outcome = run("--until text:NEVER");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.errors, HasSubstr("not text:NEVER: the machine waits for a key"));
}

TEST_F(RunCommand, SaysWithStatusOneWhenTheCpuDoesNotHalt) {
  const ProcessOutcome outcome = run("--until halt");
  EXPECT_EQ(outcome.status, 1);
}

TEST_F(RunCommand, EndsAfterSoManyCyclesSecondsOrWrites) {
  directory.write("a.bas", "10 VDU 0,12\n20 FOR I=1 TO 1000;VDU I,42;NEXT I\n");
  const auto stars = [&](std::string_view until) {
    EXPECT_EQ(run("a.bas --vdu v --until " + std::string(until)).status, 0);
    const std::string codes = file("v");
    return std::count(codes.begin(), codes.end(), '*');
  };
  EXPECT_EQ(stars("frames:11"), 10) << "the first write is the erase";
  EXPECT_EQ(stars("frames:1"), 0);
  const auto after_one_second = stars("seconds:1");
  EXPECT_GT(after_one_second, 0);
  EXPECT_EQ(stars("cycles:800000"), after_one_second);
}

TEST_F(RunCommand, CountsCyclesFromTheFirstInstructionOfMachineCode) {
  directory.write("a.asm", " ORG 1700H\n MVI A,'*'\n STA 1000H\n HLT\n");
  const auto first_cell = [&](std::string_view until) {
    EXPECT_EQ(run("a.asm --vdu v --until " + std::string(until)).status, 0);
    return file("v").substr(0, 1);
  };
  EXPECT_NE(first_cell("cycles:7"), "*") << "the first instruction takes 7 T-states";
  EXPECT_EQ(first_cell("cycles:20"), "*") << "and the second 13";
}

TEST_F(RunCommand, ARealVduLosesCharactersThatComeTooFast) {
  directory.write("a.asm",
                  "      ORG 1700H\n"
                  "      MVI A,'A'\n      OUT 5\n      MVI A,0C1H\n      OUT 5\n"
                  "      MVI A,'B'\n      OUT 5\n      MVI A,0C2H\n      OUT 5\n      HLT\n");
  EXPECT_EQ(run("a.asm --vdu-timing instant").errors, "");
  EXPECT_THAT(run("a.asm --vdu-timing real").errors, HasSubstr("busy for 1 characters"));
  EXPECT_EQ(run("--vdu-timing real --keys 'T'").errors, "");
  EXPECT_THAT(run("--vdu-timing real --clock 2000000 --keys 'T'").errors,
              HasSubstr("which are lost; the firmware waits for it as a machine of 0.8 MHz must"));
}

/// Prints HI on the serial printer: start bit 1, seven inverted data bits, parity, two stops.
constexpr std::string_view kPrintingProgram = R"(
        ORG 1800H
        LXI SP,1900H
        MVI C,'H'
        CALL SEND
        MVI C,'I'
        CALL SEND
        HLT
SEND:   MVI A,80H
        CALL BIT
        MVI B,7
NEXT:   MOV A,C
        RRC
        MOV C,A
        CMA
        ANI 80H
        CALL BIT
        DCR B
        JNZ NEXT
        MVI A,80H
        CALL BIT
        XRA A
        CALL BIT
        CALL BIT
        RET
BIT:    OUT 6
        LXI D,300       ; 24 cycles each: 7,200 of 7,273
LOOP:   DCX D
        MOV A,D
        ORA E
        JNZ LOOP
        MVI A,0
        RET
)";

TEST_F(RunCommand, WhatTheMachinePrintsIsWrittenToAFileOrStandardOutput) {
  directory.write("print.asm", kPrintingProgram);
  EXPECT_EQ(run("print.asm --until halt --printer -").output, "HI");
  EXPECT_EQ(run("print.asm --until halt --printer paper").status, 0);
  EXPECT_EQ(file("paper"), "HI");
}

/// Programs 5A into cell 123 and A5 into cell 124 of the EPROM, and reads 123 back to 1900.
constexpr std::string_view kProgrammingProgram = R"(
        ORG 1800H
        LXI SP,18F0H
        MVI A,88H
        OUT 0FFH
        MVI A,5AH
        MVI C,23H
        CALL BURN
        MVI A,0A5H
        MVI C,24H
        CALL BURN
        MVI A,98H
        OUT 0FFH
        MVI A,23H
        OUT 0FDH
        MVI A,05H
        OUT 0FEH
        IN 0FCH
        CPI 5AH
        JNZ 0
        HLT
BURN:   OUT 0FCH
        MOV A,C
        OUT 0FDH
        MVI A,05H
        OUT 0FEH
        MVI A,0DH
        OUT 0FEH
BUSY:   IN 0FEH
        RLC
        JC BUSY
        MVI A,05H
        OUT 0FEH
        RET
)";

TEST_F(RunCommand, AnEpromIsProgrammedAndItsFileWritten) {
  directory.write("burn.asm", kProgrammingProgram);
  EXPECT_EQ(run("burn.asm --until halt --eprom new.rom").status, 0);
  std::string expected(1'024, '\xFF');
  expected[0x123] = '\x5A';
  expected[0x124] = '\xA5';
  EXPECT_EQ(file("new.rom"), expected);
  EXPECT_EQ(run("--until idle --eprom untouched.rom").status, 0);
  EXPECT_FALSE(std::filesystem::exists(directory / "untouched.rom"));
  directory.write("short.rom", "abc");
  expect_refused("--eprom short.rom", "short.rom: 3 bytes, expected a 2708's 1024");
}

TEST_F(RunCommand, WithTheAlternativeGeneratorTheScreenIsPrintedInLowerCase) {
  const ProcessOutcome outcome = run("--lower-case --screen text --keys 'TPRINT \"hello\"\\r'");
  EXPECT_THAT(outcome.output, HasSubstr("\nhello\n"));
}

TEST_F(RunCommand, MoreRamGivesBasicMoreRoom) {
  const ProcessOutcome small = run(R"(--keys 'TPRINT SIZE\r' --screen text)");
  const ProcessOutcome large = run(R"(--keys 'TPRINT SIZE\r' --screen text --ram 24)");
  const auto size = [](const std::string& output) {
    return std::stoi(output.substr(output.find("SIZE\n") + 5));
  };
  EXPECT_EQ(size(large.output) - size(small.output), 16 * 1'024);
}

TEST_F(RunCommand, RunsAnInstalledProgramByItsName) {
  EXPECT_THAT(run("labyrinth --seed 1 --screen text").output, HasSubstr("L A B Y R I N T H"));
}

TEST_F(RunCommand, RefusesProgramsThatItCannotTake) {
  directory.write("bad.bas", "10 A\n40000 B\n");
  directory.write("long.bas", "10 " + std::string(70, 'A') + "\n");
  directory.write("bad.asm", "  FROB A\n");
  directory.write("bad.hex", ":00\n");
  directory.write("bad.state", "TRITONSS");
  directory.write("bad.tap", "no header");
  directory.write("empty.bin", "");
  directory.write("a.wav", "RIFF");
  directory.write("a.doc", "x");
  expect_refused("nothing.bas", "nothing.bas: No such file");
  expect_refused("nothing", "nothing: neither a file nor a program");
  expect_refused(".", "unknown kind");
  expect_refused("bad.bas", "bad.bas:2: line number 40000, expected 1 to 32767");
  expect_refused("long.bas", "long.bas:1: 73 characters, expected at most 72");
  expect_refused("bad.asm", "bad.asm:1:");
  expect_refused("bad.hex", "bad.hex:1");
  expect_refused("bad.state", "bad.state: snapshot cut short");
  expect_refused("bad.tap", "bad.tap: no tape file");
  expect_refused("empty.bin", "empty.bin: 0 bytes");
  expect_refused("a.wav", "a.wav: no recording");
  expect_refused("a.doc", "a.doc: unknown kind");
}

TEST_F(RunCommand, RefusesProgramsThatDoNotFitTheMemory) {
  std::string listing;
  for (int number = 1'000; number < 1'300; ++number) {
    listing += std::to_string(number) + " REM " + std::string(60, 'A') + "\n";
  }
  directory.write("big.bas", listing);
  expect_refused("big.bas", "big.bas: ");
  EXPECT_EQ(run("big.bas --ram 24").status, 0);
  directory.write("high.asm", "  ORG 9000H\n  NOP\n");
  expect_refused("high.asm", "code at 9000, where the machine has no memory");
}

TEST_F(RunCommand, WithoutRamCardsThereIsTheBoardsOwn) {
  EXPECT_THAT(run("--ram 0 --screen text --keys 'T~PRINT 6*7\\r'").output, HasSubstr("42"));
  expect_refused("labyrinth --ram 0", "expected more RAM");
}

TEST_F(RunCommand, TheModemsLoopBringsBackWhatIsSent) {
  directory.write("a.asm",
                  " ORG 1700H\n MVI A,'*'\n OUT 2\nWAIT: IN 1\n RRC\n JNC WAIT\n"
                  " IN 4\n STA 1000H\n HLT\n");
  EXPECT_EQ(run("a.asm --loop --until halt --vdu v").status, 0);
  EXPECT_EQ(file("v").substr(0, 1), "*");
  EXPECT_EQ(run("a.asm --until seconds:1 --vdu v").status, 0);
  EXPECT_NE(file("v").substr(0, 1), "*") << "nothing is plugged in";
}

TEST_F(RunCommand, RefusesBadOptions) {
  for (const std::string_view seed : {"0", "65536", "-1", "x", "1.5", "''", "0x10", "+5", "' 7'"}) {
    expect_refused("--seed " + std::string(seed), "--seed");
  }
  for (const std::string_view ram : {"7", "48", "-8", "00", "lots"}) {
    expect_refused("--ram " + std::string(ram), "--ram");
  }
  for (const std::string_view clock : {"0", "-1", "fast", "1000000001", "1.5", "''"}) {
    expect_refused("--clock " + std::string(clock), "--clock");
  }
  for (const std::string_view until : {"never", "cycles", "cycles:", "cycles:x", "cycles:-1",
                                       "seconds:1000001", "text:", "halt:1", "''"}) {
    expect_refused("--until " + std::string(until), "--until");
  }
  expect_refused("--keys '\\q'", "--keys: at character 1");
  expect_refused("--keys-file none", "none: No such file");
  expect_refused("--keys A --keys-file B", "--keys");
  expect_refused("--vdu a --trace a", "--vdu and --trace both write to a");
  expect_refused("--screenshot ''", "--screenshot: '', expected a value");
  expect_refused("--video cinema", "--video");
  expect_refused("--screen colour", "--screen");
  expect_refused("--vdu-timing late", "--vdu-timing");
  expect_refused("--org 12345", "--org");
  expect_refused("--org 1600", "--org needs a .bin or .rom");
  expect_refused("--load-state none", "none: No such file");
  expect_refused("--firmware none", "none: No such file");
  expect_refused("--user-rom none", "none: No such file");
  expect_refused("--video terminal", "terminal");
  expect_refused("--video sdl --until idle", "--video none");
  expect_refused("--frob", "--frob");
  expect_refused("one.bas two.bas", "two.bas");
}

TEST_F(RunCommand, RefusesSpeedsAndVolumesOutOfRange) {
  expect_refused("--speed 0", "--speed");
  expect_refused("--speed 1001", "--speed");
  expect_refused("--speed nan", "--speed");
  expect_refused("--volume 101", "--volume");
}

TEST_F(RunCommand, RefusesForASavedMachineWhatItHasItself) {
  EXPECT_EQ(run("--save-state s.state").status, 0);
  directory.write("a.rom", "x");
  for (const std::string_view option :
       {"--seed 1", "--ram 8", "--clock 800000", "--vdu-timing real", "--user-rom a.rom"}) {
    expect_refused("s.state " + std::string(option), "not for a saved machine");
  }
  EXPECT_EQ(run("s.state --clock max").status, 0);
  expect_refused("s.state --load-state s.state", "no PROGRAM beside it");
}

TEST_F(RunCommand, RefusesADirectoryWithoutFirmware) {
  std::filesystem::create_directory(directory / "roms");
  directory.write("roms/a.bin", std::string(1'024, 'x'));
  expect_refused("--firmware roms", "no Triton firmware found in 1 KiB");
}

TEST_F(RunCommand, AFileThatCannotBeWrittenIsStatusThree) {
  for (const std::string_view option : {"--trace", "--vdu", "--screenshot", "--save-state"}) {
    const ProcessOutcome outcome = run(std::string(option) + " none/file");
    EXPECT_EQ(outcome.status, 3) << option;
    EXPECT_THAT(outcome.errors, HasSubstr("none/file")) << option;
  }
}

TEST_F(RunCommand, AnOutputThatCannotBeWrittenIsToldBeforeTheMachineRuns) {
  for (const std::string_view option :
       {"--record-keys none/a", "--printer none/a", "--tape-out none/a.wav", "--film none/a.gif"}) {
    // Were it run, the program would end otherwise than it is wanted to, with status 1.
    const ProcessOutcome outcome = run(std::string(option) + " --until halt --video none");
    EXPECT_EQ(outcome.status, 3) << option;
    EXPECT_THAT(outcome.errors, HasSubstr("cannot write: No such file or directory")) << option;
  }
}

TEST_F(RunCommand, RefusesToOverwriteWhatItReadsByWhateverName) {
  directory.write("g.bas", "10 STOP\n");
  directory.write("keys", "1");
  std::filesystem::create_symlink("g.bas", directory / "link");
  std::filesystem::create_directory(directory / "sub");
  for (const std::string_view name : {"g.bas", "./g.bas", "sub/../g.bas", "link"}) {
    expect_refused("g.bas --screenshot " + std::string(name), "would overwrite PROGRAM");
    expect_refused("g.bas --save-state " + std::string(name), "would overwrite PROGRAM");
  }
  expect_refused("g.bas --keys-file keys --vdu ./keys", "would overwrite --keys-file");
  expect_refused("--vdu a --trace ./a", "--vdu and --trace both write to ./a");
  EXPECT_EQ(file("g.bas"), "10 STOP\n");
  EXPECT_EQ(file("keys"), "1");
}

TEST_F(RunCommand, ASavedMachineMayBeSavedWhereItCameFrom) {
  EXPECT_EQ(run("--save-state s.state --video none").status, 0);
  EXPECT_EQ(run("--load-state s.state --save-state ./s.state --video none").status, 0);
  EXPECT_EQ(run("s.state --save-state s.state --video none").status, 0);
  expect_refused("--load-state s.state --vdu s.state", "would overwrite --load-state");
}

TEST_F(RunCommand, OnlyThePrinterWritesToStandardOutput) {
  expect_refused("--trace -", "--trace -: does not go to standard output");
  expect_refused("--screenshot -", "--screenshot -");
  EXPECT_EQ(run("--printer - --video none").status, 0);
  EXPECT_FALSE(std::filesystem::exists(directory / "-"));
}

TEST_F(RunCommand, RunsWithoutAWindowWhereTheDisplayCannotBeUsed) {
  const ProcessOutcome outcome = run_triton(directory, "run --screen text", kDeadDisplay);
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.errors, HasSubstr("no window"));
  EXPECT_THAT(outcome.output, HasSubstr("TRITON READY"));
}

TEST_F(RunCommand, RefusesAWindowThatWasAskedForAndCannotBe) {
  const ProcessOutcome outcome = run_triton(directory, "run --video sdl", kDeadDisplay);
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(std::count(outcome.errors.begin(), outcome.errors.end(), '\n'), 1);
}

TEST_F(RunCommand, HelpShowsTheOptionsAndAnExample) {
  const ProcessOutcome outcome = run("--help");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.output, HasSubstr("--seed"));
  EXPECT_THAT(outcome.output, HasSubstr("triton run labyrinth"));
}

TEST(TritonProgram, NamesAnUnknownCommandAndThoseThereAre) {
  const TemporaryDirectory directory;
  const ProcessOutcome outcome = run_triton(directory, "bogus --flag");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.errors, StartsWith("triton: no command 'bogus', expected one of: run, "));
}

/// One line on stderr that holds `words`.
void expect_one_line(const ProcessOutcome& outcome, int status, const std::string& words) {
  EXPECT_EQ(outcome.status, status) << words;
  EXPECT_EQ(std::count(outcome.errors.begin(), outcome.errors.end(), '\n'), 1) << outcome.errors;
  EXPECT_THAT(outcome.errors, StartsWith("triton: "));
  EXPECT_THAT(outcome.errors, HasSubstr(words));
}

TEST(TritonProgram, NamesAnUnknownOptionBeforeTheCommand) {
  const TemporaryDirectory directory;
  expect_one_line(run_triton(directory, "--foo"), 2, "no option '--foo'");
  EXPECT_EQ(run_triton(directory, "-h").status, 0);
}

TEST(TritonProgram, NoToolOverwritesItsInput) {
  const TemporaryDirectory directory;
  directory.write("a.asm", "\tINCLUDE 'b.asm'\n");
  directory.write("b.asm", "\tORG 1600H\n\tNOP\n");
  directory.write("a.bas", "10 STOP\n");
  directory.write("i.bin", "x");
  EXPECT_EQ(run_triton(directory, "maze generate wilson -W 4 -H 4 -o a.maze").status, 0);
  EXPECT_EQ(run_triton(directory, "tape make a.bas -o a.tap").status, 0);
  const std::string maze = read_text_file(directory / "a.maze");
  const std::string tape = read_text_file(directory / "a.tap");
  for (const std::string_view arguments :
       {"asm a.asm -o ./a.asm", "asm a.asm -o a.bin --listing b.asm",
        "disasm i.bin --org 0 -o ./i.bin", "list renumber a.tap -o ./a.tap",
        "list convert a.bas -o a.bas", "maze show a.maze -o ./a.maze --format svg",
        "maze solve a.maze -o a.maze", "tape convert a.tap ./a.tap --overwrite",
        "tape extract a.tap -o a.tap --overwrite"}) {
    expect_one_line(run_triton(directory, arguments), 2, "would overwrite");
  }
  EXPECT_EQ(read_text_file(directory / "b.asm"), "\tORG 1600H\n\tNOP\n");
  EXPECT_EQ(read_text_file(directory / "a.bas"), "10 STOP\n");
  EXPECT_EQ(read_text_file(directory / "i.bin"), "x");
  EXPECT_EQ(read_text_file(directory / "a.maze"), maze);
  EXPECT_EQ(read_text_file(directory / "a.tap"), tape);
  EXPECT_FALSE(std::filesystem::exists(directory / "a.bin"));
}

TEST(TritonProgram, NoTwoOutputsOfAToolAreOneFile) {
  const TemporaryDirectory directory;
  directory.write("a.asm", "\tORG 1600H\n\tNOP\n");
  expect_one_line(run_triton(directory, "asm a.asm -o n.bin --listing n.bin"), 2,
                  "-o and --listing both write to n.bin");
  expect_one_line(run_triton(directory, "asm a.asm -o n.bin --hex ./n.bin"), 2, "-o and --hex");
  expect_one_line(run_triton(directory, "asm a.asm -o - --listing -"), 2,
                  "-o and --listing both write to standard output");
  EXPECT_FALSE(std::filesystem::exists(directory / "n.bin"));
  EXPECT_FALSE(std::filesystem::exists(directory / "-"));
}

TEST(TritonProgram, ShowsControlCharactersOfItsInput) {
  const TemporaryDirectory directory;
  directory.write("a.asm", "\tNOP \x1B[31m\n");
  const ProcessOutcome source = run_triton(directory, "asm a.asm");
  EXPECT_EQ(source.status, 2);
  EXPECT_EQ(source.errors.find('\x1B'), std::string::npos) << source.errors;
  EXPECT_THAT(source.errors, HasSubstr("\tNOP \u241B[31m\n"));
  directory.write("a.sym", std::string("12\0x4 NAME\n", 11));
  directory.write("i.bin", "x");
  expect_one_line(run_triton(directory, "disasm i.bin --org 0 --symbols a.sym"), 2,
                  "'12\u2400x4' is no address, expected four hexadecimal digits");
}

TEST(TritonProgram, SaysThatAFileIsMissingBeforeWhatItNeedsBesides) {
  const TemporaryDirectory directory;
  expect_one_line(run_triton(directory, "disasm none.bin"), 2, "none.bin: No such file");
  expect_one_line(run_triton(directory, "exec none.com"), 2, "none.com: No such file");
}

TEST(TritonProgram, TellsItsVersion) {
  const TemporaryDirectory directory;
  const ProcessOutcome outcome = run_triton(directory, "--version");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.output, testing::ContainsRegex("^triton [0-9]+\\.[0-9]+\\.[0-9]+\n$"));
}

TEST(TritonProgram, AStandardOutputThatTakesNothingIsAnError) {
  const TemporaryDirectory directory;
  const std::string command = "run --screen text >/dev/full 2>errors; echo $? >status; true";
  EXPECT_EQ(run_triton(directory, command).status, 0);
  EXPECT_EQ(read_text_file(directory / "status"), "3\n");
  EXPECT_EQ(read_text_file(directory / "errors"), "triton: standard output: cannot write\n");
}

}  // namespace
}  // namespace triton
