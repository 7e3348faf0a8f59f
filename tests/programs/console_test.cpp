#include "programs/console.hpp"

#include <gtest/gtest.h>

#include <string>

#include "tests/programs/screen_helpers.hpp"

namespace triton::programs {
namespace {

int asked_for(char name) { return name * 100; }

struct ConsoleTest : testing::Test {
  NoSink sink;
  Screen screen{blank_frame(), sink};

  int reply(const std::string& keys) {
    TextKeys source(keys);
    return Console(screen, source).input("V ", asked_for);
  }
  std::string row(int number) const { return row_text(screen.frame(), number); }
};

TEST_F(ConsoleTest, NumbersStandAtTheRightOfTheirField) {
  TextKeys keys("");
  Console console(screen, keys);
  console.print_number(42);
  console.print("!");
  console.print_number(-7, 3);
  console.print_number(12345, 2);
  EXPECT_EQ(row(0), "      42! -712345");
}

TEST_F(ConsoleTest, ANumberIsItsValue) {
  EXPECT_EQ(reply("32767\r"), 32767);
  EXPECT_EQ(row(0), "V 32767");
  EXPECT_EQ(screen.frame().cursor_row, 1);
  EXPECT_EQ(reply("-15\r"), -15);
  EXPECT_EQ(reply(" + 15 \r"), 15);
}

TEST_F(ConsoleTest, ALetterIsTheValueOfItsVariable) { EXPECT_EQ(reply("L\r"), 'L' * 100); }

TEST_F(ConsoleTest, AReplyThatIsMoreThanOneExpressionPrintsWhatAndAsksAgain) {
  for (const std::string refused :
       {"6 FEET", "5X",  "1 2", "5,",  "5;", "5)",  "5\"",  "5.", "5!",    "7@", "5(1)",   "- 5 X",
        "RIGHT",  "F 1", "F1",  "L L", "L.", "L,M", "L(1)", "L@", "- S O", "Yl", "5 40000"}) {
    screen.send(0x0C);
    EXPECT_EQ(reply(refused + "\rZ\r"), 'Z' * 100) << refused;
    EXPECT_EQ(row(1), "WHAT?") << refused;
    EXPECT_EQ(row(2), "V Z") << refused;
  }
}

TEST_F(ConsoleTest, AnEmptyReplyPrintsWhatAndAsksAgain) {
  EXPECT_EQ(reply("\r5\r"), 5);
  EXPECT_EQ(row(0), "V");
  EXPECT_EQ(row(1), "WHAT?");
  EXPECT_EQ(row(2), "V 5");
}

TEST_F(ConsoleTest, AGraphicOrAPunctuationMarkPrintsWhat) {
  EXPECT_EQ(reply("l\r!\r5\r"), 5);
  EXPECT_EQ(row(1), "WHAT?");
  EXPECT_EQ(row(3), "WHAT?");
}

TEST_F(ConsoleTest, ANumberBeyondTheLargestPrintsHow) {
  EXPECT_EQ(reply("32768\r5\r"), 5);
  EXPECT_EQ(row(1), "HOW?");
  EXPECT_EQ(reply("32768 X\r5\r"), 5);
  EXPECT_EQ(row(4), "HOW?");
}

TEST_F(ConsoleTest, ControlHTakesBackWhatWasTypedAndNothingMore) {
  EXPECT_EQ(reply("1\b\b2\r"), 2);
  EXPECT_EQ(row(0), "V 2");
}

TEST_F(ConsoleTest, ALineTakesSeventyTwoCharacters) {
  EXPECT_EQ(reply("7" + std::string(71, ' ') + "\r"), 7);
  EXPECT_EQ(screen.frame().cursor_row, 2);
  EXPECT_EQ(row(1), "");
}

TEST_F(ConsoleTest, ALineThatIsTooLongPrintsSorryAndAsksAgain) {
  EXPECT_EQ(reply("7" + std::string(71, ' ') + "XX\r8\r"), 8);
  EXPECT_EQ(row(2), "SORRY");
  EXPECT_EQ(row(3), "V 8");
}

TEST_F(ConsoleTest, ControlHMendsALineThatIsTooLong) {
  EXPECT_EQ(reply("7" + std::string(71, ' ') + "XX\b\r"), 7);
  EXPECT_EQ(reply("7" + std::string(71, ' ') + "XX\b X\r8\r"), 8);
}

TEST_F(ConsoleTest, RepliesBeyondTheModelAreRefused) {
  for (const std::string keys : {"1+1\r", "L*2\r", "L = 3\r", "(1)\r", "@(1)\r", "RND(3)\r",
                                 "SIZE\r", "AB.(1)\r", "R.(2)\r"}) {
    EXPECT_THROW((void)reply(keys), ReplyNotModelled) << keys;
  }
}

TEST_F(ConsoleTest, ControlCEndsTheReference) { EXPECT_THROW((void)reply("1\x03"), ControlC); }

TEST_F(ConsoleTest, KeysThatRunOutEndTheRunWhereItStands) {
  EXPECT_THROW((void)reply("12"), EndOfKeys);
  EXPECT_EQ(row(0), "V 12");
}

TEST_F(ConsoleTest, AnEndedProgramLeavesThePrompt) {
  TextKeys keys("");
  Console(screen, keys).ready();
  EXPECT_EQ(row(1), "OK");
  EXPECT_EQ(row(2), ">");
  EXPECT_EQ(screen.frame().cursor_column, 1);
}

}  // namespace
}  // namespace triton::programs
