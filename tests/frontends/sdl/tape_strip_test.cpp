#include "emulator/frontends/sdl/tape_strip.hpp"

#include <gtest/gtest.h>

namespace triton {
namespace {

struct Byte {
  float level = 1;
  float speed = 1;
  float confidence = 1;
  bool lost = false;
};

/// The strip's twelve lines where a byte of a tape of 512 seconds is, from the top; `#` lit.
std::string column_of(const Byte& noted) {
  tape::TapeCourse course(512, kCellsWidth);
  tape::DecodedByte byte;
  byte.start_seconds = 100.5;
  byte.level = noted.level;
  byte.speed = noted.speed;
  byte.confidence = noted.confidence;
  byte.lost = noted.lost;
  course.note(byte);
  Frame frame;
  draw_tape_strip(frame, course, 300.5);
  std::string column;
  for (unsigned y = kFrameHeight - 12; y < kFrameHeight; ++y) {
    column += frame.at(kBorderWidth + 100, y) != 0 ? '#' : '.';
    EXPECT_EQ(frame.at(kBorderWidth + 99, y), 0) << "nothing has been there";
    EXPECT_EQ(frame.at(kBorderWidth + 300, y), 1) << "the tape stands there";
  }
  return column;
}

TEST(TapeStrip, ShowsLevelConfidenceAndSpeed) {
  EXPECT_EQ(column_of({}), "####.###..#.");
  EXPECT_EQ(column_of({.level = 0.25F}), ".###.###..#.");
  EXPECT_EQ(column_of({.level = 0.004F}), ".....###..#.");
  EXPECT_EQ(column_of({.confidence = 0.6F}), "####..##..#.");
  EXPECT_EQ(column_of({.lost = true}), "####......#.");
  EXPECT_EQ(column_of({.speed = 1.03F}), "####.###.#..");
  EXPECT_EQ(column_of({.speed = 0.97F}), "####.###...#");
}

TEST(TapeStrip, LeavesTheCellsAlone) {
  Frame before;
  before.at(kBorderWidth + 10, kBorderHeight + kCellsHeight - 1) = 1;
  Frame after = before;
  draw_tape_strip(after, tape::TapeCourse(10, kCellsWidth), 5);
  for (unsigned y = 0; y < kBorderHeight + kCellsHeight; ++y) {
    for (unsigned x = 0; x < kFrameWidth; ++x) ASSERT_EQ(after.at(x, y), before.at(x, y));
  }
}

}  // namespace
}  // namespace triton
