#include "emulator/formats/screen_text.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

namespace triton {
namespace {

ScreenContents blank_screen() {
  ScreenContents contents;
  contents.codes.fill(' ');
  return contents;
}

void put(ScreenContents& contents, unsigned row, unsigned column, std::string_view codes) {
  std::copy(codes.begin(), codes.end(), contents.codes.begin() + row * kScreenColumns + column);
}

std::string line_of(const std::string& text, unsigned row) {
  size_t start = 0;
  for (; row > 0; --row) {
    start = text.find('\n', start) + 1;
  }
  return text.substr(start, text.find('\n', start) - start);
}

TEST(ScreenText, EveryStyleHasSixteenLines) {
  for (const ScreenTextStyle style : {ScreenTextStyle::kText, ScreenTextStyle::kUnicode,
                                      ScreenTextStyle::kAnsi, ScreenTextStyle::kCodes}) {
    const std::string text = screen_text(blank_screen(), style);
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 16);
    EXPECT_EQ(text.back(), '\n');
  }
}

TEST(ScreenText, TextStandsWhereItIsOnTheScreenWithoutTrailingSpaces) {
  ScreenContents contents = blank_screen();
  put(contents, 2, 3, "HELLO, WORLD");
  const std::string text = screen_text(contents, ScreenTextStyle::kText);
  EXPECT_EQ(line_of(text, 2), "   HELLO, WORLD");
  EXPECT_EQ(line_of(text, 3), "");
}

TEST(ScreenText, TheTopLineIsTheDisplayedTopRowAfterAScroll) {
  Vdu vdu;
  vdu.state.ram.fill(' ');
  vdu.state.start_row = 5;
  vdu.state.ram[5 * kScreenColumns] = 'T';
  vdu.state.ram[4 * kScreenColumns] = 'B';
  const std::string text = screen_text(vdu, ScreenTextStyle::kText);
  EXPECT_EQ(line_of(text, 0), "T");
  EXPECT_EQ(line_of(text, 15), "B");
}

TEST(ScreenText, TextStyleIsPrintableAsciiForEveryCode) {
  for (unsigned code = 0; code < 0x80; ++code) {
    const char character = nearest_ascii(static_cast<uint8_t>(code));
    EXPECT_GE(character, ' ');
    EXPECT_LE(character, '~');
  }
}

TEST(ScreenText, EveryCodeHasItsOwnUnicodeCharacter) {
  std::set<std::string_view> seen;
  for (unsigned code = 0; code < 0x80; ++code) {
    EXPECT_TRUE(seen.insert(nearest_unicode(static_cast<uint8_t>(code))).second)
        << fmt::format("{:02X}", code);
  }
}

TEST(ScreenText, LinesOfACorridorKeepTheirDirection) {
  ScreenContents contents = blank_screen();
  put(contents, 0, 0, "\x72\x73\x71");
  put(contents, 1, 0, "\x69\x74\x6A");
  put(contents, 2, 0, "\x6D\x6B\x6E");
  put(contents, 3, 0, "\x6F\x6C\x70");
  const std::string unicode = screen_text(contents, ScreenTextStyle::kUnicode);
  EXPECT_EQ(line_of(unicode, 0), "╲─╱");
  EXPECT_EQ(line_of(unicode, 1), "▏│▕");
  EXPECT_EQ(line_of(unicode, 2), "┌▔┐");
  EXPECT_EQ(line_of(unicode, 3), "└▁┘");
  const std::string text = screen_text(contents, ScreenTextStyle::kText);
  EXPECT_EQ(line_of(text, 0), "\\-/");
  EXPECT_EQ(line_of(text, 1), "|||");
}

TEST(ScreenText, CodesAreSixtyFourHexadecimalPairsALine) {
  ScreenContents contents = blank_screen();
  contents.codes[0] = 0x7F;
  contents.codes[63] = 0x0A;
  const std::string line = line_of(screen_text(contents, ScreenTextStyle::kCodes), 0);
  EXPECT_EQ(line.size(), 64u * 3 - 1);
  EXPECT_TRUE(line.starts_with("7F 20 "));
  EXPECT_TRUE(line.ends_with(" 20 0A"));
}

TEST(ScreenText, AnsiShowsTheCursorsCellInReverse) {
  ScreenContents contents = blank_screen();
  put(contents, 4, 0, ">RUN");
  contents.cursor_row = 4;
  contents.cursor_column = 4;
  EXPECT_EQ(line_of(screen_text(contents, ScreenTextStyle::kAnsi), 4), ">RUN\x1b[7m \x1b[0m");
}

TEST(ScreenText, AnsiEndsReverseVideoAtTheEndOfTheLine) {
  ScreenContents contents = blank_screen();
  contents.cursor_row = 1;
  contents.cursor_column = 63;
  const std::string line = line_of(screen_text(contents, ScreenTextStyle::kAnsi), 1);
  EXPECT_EQ(line, std::string(63, ' ') + "\x1b[7m \x1b[0m");
}

TEST(ScreenText, AnsiShowsReversedGraphicsAsReverseVideo) {
  ScreenContents contents = blank_screen();
  put(contents, 3, 0, "\x67X");
  EXPECT_EQ(line_of(screen_text(contents, ScreenTextStyle::kAnsi), 3), "\x1b[7m♥\x1b[0mX");
}

TEST(ScreenText, WithTheAlternativeGeneratorHighCodesAreLowerCase) {
  EXPECT_EQ(nearest_ascii(0x61, HighCodes::kLowerCase), 'a');
  EXPECT_EQ(nearest_unicode(0x7A, HighCodes::kLowerCase), "z");
  EXPECT_EQ(terminal_glyph(0x65, HighCodes::kLowerCase), (TerminalGlyph{"e", false}));
  EXPECT_EQ(nearest_unicode(0x7F, HighCodes::kLowerCase), "█");
  EXPECT_EQ(nearest_unicode(0x14, HighCodes::kLowerCase), nearest_unicode(0x14));
}

}  // namespace
}  // namespace triton
