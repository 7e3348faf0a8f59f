#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tools/compare/report.hpp"

namespace triton::compare {
namespace {

using programs::Write;
using testing::HasSubstr;
using testing::Not;

programs::Frame blank() {
  programs::Frame frame;
  frame.cells.fill(' ');
  return frame;
}

Outcome different_outcome() {
  Difference difference;
  difference.frame_number = 1234;
  difference.expected = blank();
  difference.actual = blank();
  difference.expected.cells[64 + 2] = 'A';
  difference.actual.cells[64 + 2] = 'B';
  difference.expected_write = Write{Write::Kind::kStore, 'A', 66};
  difference.actual_write = Write{Write::Kind::kStore, 'B', 66};
  difference.line = BasicLine{120, "VDU A,66"};
  difference.expected_random_state = 7;
  difference.actual_random_state = 7;
  Outcome outcome;
  outcome.difference = difference;
  outcome.frames = 1233;
  outcome.keys_typed = 2;
  outcome.cycles = 1'000'000;
  return outcome;
}

const Game kGame{"labyrinth", 7, "F\rL\r", ""};

TEST(CompareReport, GroupsDigitsInThrees) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1234567), "1,234,567");
}

TEST(CompareReport, EscapesTheKeysThatAShellOrTheTypistWouldChange) {
  EXPECT_EQ(escaped_keys("F\rL\r"), "F\\rL\\r");
  EXPECT_EQ(escaped_keys("\x08\x1B~\\'"), "\\x08\\x1B\\x7E\\x5C\\x27");
}

TEST(CompareReport, EqualGamesAreOneLine) {
  Outcome outcome;
  outcome.frames = 12345;
  outcome.keys_typed = 4;
  outcome.cycles = 1234567;
  outcome.end = Outcome::End::kKeysUsedUp;
  EXPECT_EQ(summary(kGame, outcome),
            "labyrinth seed 7: equal, 12,345 frames, 4 keys, 1,234,567 cycles");
}

TEST(CompareReport, TheLineTellsOfKeysThatWereNotAskedFor) {
  Outcome outcome;
  outcome.frames = 1;
  outcome.keys_typed = 3;
  outcome.end = Outcome::End::kProgramEnded;
  EXPECT_EQ(summary(kGame, outcome),
            "labyrinth seed 7: equal, 1 frame, 3 keys, 0 cycles, the program ended, 1 key not "
            "asked for");
}

TEST(CompareReport, ADifferenceNamesFrameLineCellAndCodes) {
  const std::string report = difference_report(kGame, different_outcome());
  EXPECT_THAT(report, HasSubstr("labyrinth seed 7: different at frame 1,234"));
  EXPECT_THAT(report, HasSubstr("BASIC line: 120 VDU A,66\n"));
  EXPECT_THAT(report, HasSubstr("reference: VDU 67,65 stores 65 'A' at row 1, column 2\n"));
  EXPECT_THAT(report, HasSubstr("machine:   VDU 67,66 stores 66 'B' at row 1, column 2\n"));
  EXPECT_THAT(report, HasSubstr("cells that differ: 1\n"));
  EXPECT_THAT(report, HasSubstr("keys typed: 2 of 4; the last: F\\r\n"));
  EXPECT_THAT(report, HasSubstr("triton compare labyrinth --seed 7 --keys 'F\\rL\\r'\n"));
}

TEST(CompareReport, ScreensStandSideBySideWithTheDifferentCellsMarkedBelow) {
  const std::string blanks(61, ' ');
  EXPECT_THAT(difference_report(kGame, different_outcome()),
              HasSubstr("|  A" + blanks + "| |  B" + blanks + "|\n|  ^" + blanks + "| |  ^" +
                        blanks + "|\n"));
}

TEST(CompareReport, CellsAreNamedWhereTheScrolledScreenShowsThem) {
  Outcome outcome = different_outcome();
  outcome.difference->expected.start_row = 1;
  outcome.difference->actual.start_row = 1;
  EXPECT_THAT(difference_report(kGame, outcome), HasSubstr("VDU address 67, row 0, column 2:"));
}

TEST(CompareReport, RowOffsetCursorAndRndStateAreNamedWhereTheyDiffer) {
  Outcome outcome = different_outcome();
  EXPECT_THAT(difference_report(kGame, outcome), Not(HasSubstr("start row")));
  EXPECT_THAT(difference_report(kGame, outcome), Not(HasSubstr("cursor")));
  EXPECT_THAT(difference_report(kGame, outcome), Not(HasSubstr("RND state")));
  outcome.difference->actual.start_row = 3;
  outcome.difference->actual.cursor_column = 9;
  outcome.difference->actual_random_state = 0xABCD;
  const std::string report = difference_report(kGame, outcome);
  EXPECT_THAT(report, HasSubstr("start row: reference 0, machine 3\n"));
  EXPECT_THAT(report, HasSubstr("cursor: reference row 0, column 0, machine row 0, column 9\n"));
  EXPECT_THAT(report, HasSubstr("RND state: reference 0007, machine ABCD\n"));
}

TEST(CompareReport, AnRndStateThatIsOnlyAFewCallsAwayIsSaidSo) {
  Outcome outcome = different_outcome();
  outcome.difference->kind = Difference::Kind::kRandomState;
  outcome.difference->reference_state = Difference::ReferenceState::kAsksForKey;
  programs::Random random(outcome.difference->expected_random_state);
  (void)random.next(1);
  (void)random.next(1);
  outcome.difference->actual_random_state = random.state();
  EXPECT_THAT(difference_report(kGame, outcome), HasSubstr(", 2 calls on\n"));
  std::swap(outcome.difference->expected_random_state, outcome.difference->actual_random_state);
  EXPECT_THAT(difference_report(kGame, outcome), HasSubstr(", 2 calls behind\n"));
}

TEST(CompareReport, AMachineThatGoesOnOrHangsIsSaidInWords) {
  Outcome outcome = different_outcome();
  outcome.difference->kind = Difference::Kind::kMachineGoesOn;
  outcome.difference->reference_state = Difference::ReferenceState::kEnded;
  EXPECT_THAT(difference_report(kGame, outcome), HasSubstr("reference: has ended\n"));
  outcome.difference->kind = Difference::Kind::kMachineIsSilent;
  outcome.difference->actual_write.reset();
  EXPECT_THAT(difference_report(kGame, outcome),
              HasSubstr("machine:   neither writes nor asks for a key\n"));
}

TEST(CompareReport, ALongGameShowsItsLastKeysOnly) {
  Game game = kGame;
  game.keys.assign(100, 'F');
  game.keys.push_back('L');
  Outcome outcome = different_outcome();
  outcome.keys_typed = 101;
  EXPECT_THAT(difference_report(game, outcome),
              HasSubstr(fmt::format("the last: ...{:F<31}L\n", "")));
}

}  // namespace
}  // namespace triton::compare
