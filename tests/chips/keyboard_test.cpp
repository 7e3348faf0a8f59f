#include "emulator/chips/keyboard.hpp"

#include <gtest/gtest.h>

namespace triton {
namespace {

TEST(Keyboard, TheStrobeIsSetWhileAKeyIsDown) {
  Keyboard keyboard;
  EXPECT_EQ(keyboard.read_port(), 0x00);
  keyboard.press(0x41);
  EXPECT_EQ(keyboard.read_port(), 0xC1);
  EXPECT_EQ(keyboard.read_port(), 0xC1) << "static: reading changes nothing";
}

TEST(Keyboard, OnReleaseTheCodeStaysAndTheStrobeDrops) {
  Keyboard keyboard;
  keyboard.press(0x41);
  keyboard.release();
  EXPECT_EQ(keyboard.read_port(), 0x41);
}

TEST(Keyboard, ASecondKeyReplacesTheFirst) {
  Keyboard keyboard;
  keyboard.press(0x41);
  keyboard.press(0x0D);
  EXPECT_EQ(keyboard.read_port(), 0x8D);
}

TEST(Keyboard, CodesAreSevenBitsWide) {
  Keyboard keyboard;
  keyboard.press(0xFF);
  keyboard.release();
  EXPECT_EQ(keyboard.read_port(), 0x7F);
}

TEST(Keyboard, LettersSwapCaseSoThatTheMonitorReturnsThem) {
  EXPECT_EQ(key_code_for_character('A'), 'a');
  EXPECT_EQ(key_code_for_character('Z'), 'z');
  EXPECT_EQ(key_code_for_character('a'), 'A');
  EXPECT_EQ(key_code_for_character('z'), 'Z');
}

TEST(Keyboard, EverythingElseIsItself) {
  for (unsigned code = 0; code < 0x80; ++code) {
    const bool is_letter = (code >= 'A' && code <= 'Z') || (code >= 'a' && code <= 'z');
    if (is_letter) continue;
    EXPECT_EQ(key_code_for_character(static_cast<uint8_t>(code)), code);
  }
}

}  // namespace
}  // namespace triton
