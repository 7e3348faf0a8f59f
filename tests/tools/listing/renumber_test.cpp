#include "tools/listing/renumber.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/support/errors.hpp"

namespace triton::listing {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string renumbered(std::string_view text, Numbering numbering = {}) {
  return renumber(text, "a.bas", numbering).text;
}

std::string refusal(std::string_view text, Numbering numbering = {}) {
  try {
    (void)renumber(text, "a.bas", numbering);
  } catch (const InputError& error) {
    return error.what();
  }
  return "not refused";
}

TEST(Renumber, LetsGotoAndGosubFollowWhereverTheyStand) {
  EXPECT_EQ(renumbered("1 GOTO 7\n2 IF A=7 GOSUB 1;GOS. 2 ;G.7\n7 IF A IF B GOTO  1\n"),
            "10 GOTO 30\n20 IF A=7 GOSUB 10;GOS. 20 ;G.30\n30 IF A IF B GOTO  10\n");
}

TEST(Renumber, LeavesOtherNumbersQuotesAndRemarksAlone) {
  const std::string text = "1 REM GOTO 1\n2 PRINT 'GOTO 1',1;VDU 1,2;A=2\n";
  EXPECT_EQ(renumbered(text, {1, 1}), text);
  EXPECT_EQ(renumbered(text), "10 REM GOTO 1\n20 PRINT 'GOTO 1',1;VDU 1,2;A=2\n");
}

TEST(Renumber, StartsAndStepsAsWanted) {
  EXPECT_EQ(renumbered("5 P.\n6 G.5\n", {100, 7}), "100 P.\n107 G.100\n");
}

TEST(Renumber, SortsTheLinesByNumber) {
  EXPECT_EQ(renumbered("20 A=2\n5 A=1\n"), "10 A=1\n20 A=2\n");
}

TEST(Renumber, KeepsTheSpacesBehindTheNumberWhileTheLineCanBeTyped) {
  EXPECT_EQ(renumbered("1P.\n2   P.\n"), "10P.\n20   P.\n");
  EXPECT_EQ(renumbered("1 REM" + std::string(67, 'X') + "\n"),
            "10REM" + std::string(67, 'X') + "\n");
}

TEST(Renumber, SaysWhichReferencesItCouldNotChange) {
  const Renumbered result = renumber("1 GOTO 1+A\n2 GOSUB 9\n3 P.1;FLY;GOTO 1\n", "a.bas", {});
  EXPECT_EQ(result.text, "10 GOTO 1+A\n20 GOSUB 9\n30 P.1;FLY;GOTO 1\n");
  std::vector<std::string> doubts;
  for (const Finding& doubt : result.doubts) {
    doubts.push_back(fmt::format("{}:{} {}", doubt.line, doubt.column, doubt.message));
  }
  EXPECT_THAT(doubts, ElementsAre("1:8 the line is computed: not changed",
                                  "2:9 there is no line 9: not changed",
                                  HasSubstr("3:8 not understood from here on")));
}

TEST(Renumber, HasNoDoubtsWhereEveryReferenceIsANumber) {
  EXPECT_THAT(renumber("1 GOTO 1\n", "a.bas", {}).doubts, IsEmpty());
}

TEST(Renumber, RefusesNumbersThatPassTheLargest) {
  EXPECT_EQ(refusal("1 P.\n2 P.\n", {32'767, 1}),
            "a.bas: 2 lines from 32767 in steps of 1 pass 32767");
}

TEST(Renumber, RefusesLinesThatBecomeTooLongToType) {
  EXPECT_EQ(
      refusal("1REM" + std::string(67, 'X') + "\n2GOTO1" + std::string(3, ' ') + "\n", {1000, 1}),
      "a.bas:1: line 1 would have 74 characters as line 1000, expected at most 72");
}

TEST(Renumber, RefusesDoubleNumbersNumbersAloneAndWhatIsNoListing) {
  EXPECT_EQ(refusal("1 P.\n1 P.\n"), "a.bas:2: line 1 is there twice");
  EXPECT_THAT(refusal("1 P.\n2\n"), HasSubstr("a.bas:2: a number alone"));
  EXPECT_THAT(refusal("P.\n"), HasSubstr("a.bas:1: no line number"));
  EXPECT_THAT(refusal(""), HasSubstr("no program line"));
}

}  // namespace
}  // namespace triton::listing
