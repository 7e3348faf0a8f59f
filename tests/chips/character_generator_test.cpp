#include "emulator/chips/character_generator.hpp"

#include <gtest/gtest.h>

namespace triton {
namespace {

TEST(CharacterGenerator, ScanLinesZeroToSevenShowTheGlyphsRows) {
  CharacterGenerator characters;
  characters.rows[0x41] = {0x80, 0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01};
  for (unsigned line = 0; line < kGlyphRows; ++line) {
    EXPECT_EQ(characters.row_bits(0x41, line), 0x80 >> line) << "scan line " << line;
  }
}

TEST(CharacterGenerator, ScanLinesEightToElevenShowRowZeroAgain) {
  CharacterGenerator characters;
  characters.rows[0x7A] = {0xA5, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
  for (unsigned line = kGlyphRows; line < kCellHeight; ++line) {
    EXPECT_EQ(characters.row_bits(0x7A, line), 0xA5) << "scan line " << line;
  }
}

TEST(CharacterGenerator, BitSevenOfTheCodeIsIgnored) {
  CharacterGenerator characters;
  characters.rows[0x01][3] = 0x3C;
  EXPECT_EQ(characters.row_bits(0x81, 3), 0x3C);
}

}  // namespace
}  // namespace triton
