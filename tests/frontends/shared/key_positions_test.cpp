#include "emulator/frontends/shared/key_positions.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace triton {
namespace {

constexpr unsigned kA = 0x04;
constexpr unsigned kTwo = 0x1F;
constexpr unsigned kBracketLeft = 0x2F;
constexpr unsigned kComma = 0x36;

TEST(KeyPositions, LettersAreTheEncodersWithShiftAndControl) {
  EXPECT_EQ(key_code_at_position(kA, false, false), 0x61);
  EXPECT_EQ(key_code_at_position(kA, true, false), 0x41);
  EXPECT_EQ(key_code_at_position(kA + 2, false, true), 0x03);
  EXPECT_EQ(key_code_at_position(kA + 25, true, true), 0x1A);
}

TEST(KeyPositions, TheOtherKeysAreBitPaired) {
  EXPECT_EQ(key_code_at_position(kTwo, true, false), '"');
  EXPECT_EQ(key_code_at_position(kComma, false, false), ',');
  EXPECT_EQ(key_code_at_position(kComma, true, false), '<');
  EXPECT_EQ(key_code_at_position(kBracketLeft, false, false), '@');
  EXPECT_EQ(key_code_at_position(kBracketLeft, false, true), 0x00);
}

TEST(KeyPositions, KeysThatTheTritonHasNotGiveNothing) {
  EXPECT_EQ(key_code_at_position(0x39, false, false), std::nullopt);  // Caps Lock
  EXPECT_EQ(key_code_at_position(0x3A, false, false), std::nullopt);  // F1
  EXPECT_EQ(key_code_at_position(0x1'0000, false, false), std::nullopt);
}

TEST(KeyPositions, EveryPrintableCharacterCanBeTyped) {
  std::set<int> codes;
  for (unsigned position = 0; position < 0x100; ++position) {
    for (const bool shift : {false, true}) {
      if (const auto code = key_code_at_position(position, shift, false)) codes.insert(*code);
    }
  }
  for (int code = 0x20; code < 0x7F; ++code) {
    if (code == '_') continue;  // Shift on 0 of some boards; not on this one
    EXPECT_TRUE(codes.contains(code)) << code;
  }
}

}  // namespace
}  // namespace triton
