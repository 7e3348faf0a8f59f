#include "emulator/formats/text_output.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "emulator/formats/screen_text.hpp"
#include "emulator/support/visible_text.hpp"

namespace triton {
namespace {

constexpr TextOutput kAscii{.utf8 = false, .escapes = true};
constexpr TextOutput kNothing{.utf8 = false, .escapes = false};

TEST(TextOutput, LocalesOfUtf8GetUtf8) {
  for (const char* locale : {"C.UTF-8", "C.utf8", "en_GB.UTF-8", "de_DE.utf8",
                             "ca_ES.UTF-8@valencia", "xx_YY.Utf_8", "UTF-8"}) {
    for (const bool is_terminal : {false, true}) {
      EXPECT_EQ(text_output(is_terminal, {locale, "xterm"}), TextOutput{}) << locale;
    }
  }
}

TEST(TextOutput, AllOtherLocalesGetAsciiInATerminalAndInAPipe) {
  for (const char* locale :
       {"C", "POSIX", "en_GB.ISO-8859-1", "de_DE.ISO-8859-15@euro", "de_DE@euro", "ru_RU.KOI8-R",
        "ja_JP.eucJP", "zh_CN.GB18030", "xx_YY", "C.", ".", "C.ASCII", "en_GB.UTF-16"}) {
    for (const bool is_terminal : {false, true}) {
      EXPECT_EQ(text_output(is_terminal, {locale, "xterm"}), kAscii) << locale;
    }
  }
}

TEST(TextOutput, ADumbTerminalGetsNeitherUtf8NorEscapeSequences) {
  EXPECT_EQ(text_output(true, {"C.UTF-8", "dumb"}), kNothing);
  EXPECT_EQ(text_output(false, {"C.UTF-8", "dumb"}), kNothing);
}

TEST(TextOutput, WhereNothingIsSetATerminalGetsAsciiAndAPipeWhatWasAskedFor) {
  EXPECT_EQ(text_output(true, {"", "xterm"}), kAscii);
  EXPECT_EQ(text_output(true, {"C.UTF-8", ""}), kNothing);
  EXPECT_EQ(text_output(false, {"", ""}), TextOutput{});
  EXPECT_EQ(text_output(false, {"C", ""}), kAscii);
}

TEST(TextOutput, Utf8IsLeftAsItIsWhereItIsShown) {
  EXPECT_EQ(TextOutput{}.fit("caf\u00E9 \u2588"), "caf\u00E9 \u2588");
}

TEST(TextOutput, EveryGraphicBecomesItsNearestAsciiCharacter) {
  for (const HighCodes high : {HighCodes::kGraphics, HighCodes::kLowerCase}) {
    for (unsigned code = 0; code < 0x80; ++code) {
      const auto glyph = static_cast<uint8_t>(code);
      EXPECT_EQ(kAscii.fit(nearest_unicode(glyph, high)),
                std::string(1, nearest_ascii(glyph, high)))
          << code;
    }
  }
}

TEST(TextOutput, WhatIsNotAGraphicIsAQuestionMark) {
  EXPECT_EQ(kAscii.fit("caf\u00E9 \u65E5\u672C \U0001F600."), "caf? ?? ?.");
  EXPECT_EQ(kAscii.fit("a\xE9z\xF0\x9F"), "a?z??") << "bytes that are no UTF-8";
  EXPECT_EQ(kAscii.fit(visible("a\x1b[7m\n")), "a?[7m?");
}

TEST(TextOutput, NoByteAbove7EIsLeftOfAnyText) {
  uint32_t state = 1;
  std::string bytes;
  for (unsigned count = 0; count < 50'000; ++count) {
    state = state * 1'664'525u + 1'013'904'223u;
    bytes += static_cast<char>(state >> 24);
  }
  const std::string text = kAscii.fit(visible(bytes));
  EXPECT_TRUE(std::all_of(text.begin(), text.end(),
                          [](char c) { return c == '\t' || (c >= ' ' && c <= '~'); }));
}

}  // namespace
}  // namespace triton
