#include "tools/listing/probable.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace triton::listing {
namespace {

using testing::ElementsAre;

TapeDoubt doubt(uint16_t line, size_t place, char value, char other) {
  return {1, 0, 0x1600, static_cast<uint8_t>(value), static_cast<uint8_t>(other), line, place};
}

TEST(ProbableLines, TakeTheReadingThatTheMachineUnderstands) {
  const std::vector<TapeDoubt> doubts{doubt(20, 3, 'Y', 'I'), doubt(30, 1, 'S', 'Q')};
  const auto lines = probable_lines("10 REM\n20 PR?NT A\n30 ?TOP\n", doubts);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0].file_line, 2u);
  EXPECT_THAT(lines[0].texts, ElementsAre("20 PRINT A"));
  EXPECT_TRUE(lines[0].is_right);
  EXPECT_THAT(lines[1].texts, ElementsAre("30 STOP"));
}

TEST(ProbableLines, WhatWasReadComesBeforeTheNextLikeliest) {
  const auto lines = probable_lines("10 A=?\n", std::vector{doubt(10, 3, '7', '5')});
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_THAT(lines[0].texts, ElementsAre("10 A=7", "10 A=5"));
}

TEST(ProbableLines, WithoutAReadingThatIsRightTheTapesIsShown) {
  const auto lines = probable_lines("10 PR??T A\n", std::vector{doubt(10, 3, 'Y', 'X')});
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_FALSE(lines[0].is_right);
  EXPECT_THAT(lines[0].texts, ElementsAre("10 PRY?T A"));
}

TEST(ProbableLines, ALinesEndIsNoReadingOfOneLine) {
  const auto lines = probable_lines("10 A=1?B=2\n", std::vector{doubt(10, 4, '\r', ';')});
  ASSERT_EQ(lines.size(), 1u);
  EXPECT_THAT(lines[0].texts, ElementsAre("10 A=1;B=2"));
}

TEST(ProbableLines, DoubtsOfOtherLinesAndPlacesMeanNothing) {
  const std::vector<TapeDoubt> doubts{doubt(20, 1, 'A', 'B'),
                                      doubt(10, 9, 'A', 'B'),
                                      {1, 0, 0x1600, std::nullopt, std::nullopt, 10, 1}};
  EXPECT_TRUE(probable_lines("10 STOP\n", doubts).empty());
}

}  // namespace
}  // namespace triton::listing
