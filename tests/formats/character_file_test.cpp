#include "emulator/formats/character_file.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "emulator/support/errors.hpp"

namespace triton {
namespace {

const std::filesystem::path kShippedFile =
    std::filesystem::path(TRITON_DATA_DIR) / "roms" / "characters.txt";

std::string blank_glyph(unsigned code) {
  std::string text = fmt::format("glyph {:02X}\n", code);
  for (unsigned row = 0; row < kGlyphRows; ++row) {
    text += "........\n";
  }
  return text;
}

std::string blank_glyphs(unsigned first, unsigned past) {
  std::string text;
  for (unsigned code = first; code < past; ++code) {
    text += blank_glyph(code);
  }
  return text;
}

std::string message_for(const std::string& text) {
  try {
    (void)parse_characters(text, "art.txt");
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

TEST(CharacterFile, AHashIsALitDotAndColumnZeroIsBitSeven) {
  std::string text = "# remark\n\nglyph 00 first\n#.......\n.......#\n########\n";
  text += "........\n........\n........\n........\n.#.#.#.#\n" + blank_glyphs(1, kGlyphs);
  const CharacterGenerator characters = parse_characters(text, "art.txt");
  EXPECT_THAT(characters.rows[0], testing::ElementsAre(0x80, 0x01, 0xFF, 0, 0, 0, 0, 0x55));
}

TEST(CharacterFile, CarriageReturnsAtLineEndsAreAccepted) {
  std::string text;
  for (const char character : blank_glyphs(0, kGlyphs)) {
    text += character == '\n' ? "\r\n" : std::string(1, character);
  }
  EXPECT_EQ(parse_characters(text, "art.txt"), CharacterGenerator{});
}

TEST(CharacterFile, ARowOfTheWrongWidthIsNamedWithItsLine) {
  EXPECT_EQ(message_for("glyph 00\n.......\n"),
            "art.txt:2: expected a row of 8 dots, each `.` or `#`");
}

TEST(CharacterFile, ARowWithAnotherCharacterIsNamedWithItsLine) {
  EXPECT_EQ(message_for("glyph 00\n........\n...o....\n"),
            "art.txt:3: expected a row of 8 dots, each `.` or `#`");
}

TEST(CharacterFile, ABadHeadingIsNamedWithItsLine) {
  const std::string expected = "art.txt:1: expected `glyph HH` with a code from 00 to 7F";
  EXPECT_EQ(message_for("glyph 80\n"), expected);
  EXPECT_EQ(message_for("glyph 1\n"), expected);
  EXPECT_EQ(message_for("glyph 012\n"), expected);
  EXPECT_EQ(message_for("glyph\n"), expected);
  EXPECT_EQ(message_for("........\n"), expected);
}

TEST(CharacterFile, AGlyphDrawnTwiceIsNamedWithItsLine) {
  EXPECT_EQ(message_for(blank_glyph(5) + blank_glyph(5)),
            "art.txt:10: glyph 05 is drawn a second time");
}

TEST(CharacterFile, AMissingGlyphIsNamed) {
  EXPECT_EQ(message_for(blank_glyphs(0, 0x7F)), "art.txt: glyph 7F is missing");
}

TEST(CharacterFile, AFileThatEndsInsideAGlyphSaysHowMuchIsMissing) {
  EXPECT_EQ(message_for("glyph 2A\n........\n"),
            "art.txt:2: the file ends inside glyph 2A: 7 rows are missing");
}

TEST(CharacterFile, AFileThatIsNotThereIsNamed) {
  EXPECT_THROW((void)load_characters("/nonexistent/characters.txt"), InputError);
  EXPECT_THROW((void)load_characters("/"), InputError);
}

class ShippedCharacters : public testing::Test {
 protected:
  const CharacterGenerator characters = load_characters(kShippedFile);

  void expect_negative(unsigned code, unsigned of) const {
    for (unsigned row = 0; row < kGlyphRows; ++row) {
      EXPECT_EQ(characters.rows[code][row], characters.rows[of][row] ^ 0xFF)
          << fmt::format("{:02X} row {}", code, row);
    }
  }
  void expect_mirrored(unsigned code, unsigned of) const {
    for (unsigned row = 0; row < kGlyphRows; ++row) {
      for (unsigned dot = 0; dot < kCellWidth; ++dot) {
        EXPECT_EQ(characters.rows[code][row] >> dot & 1, characters.rows[of][row] >> (7 - dot) & 1)
            << fmt::format("{:02X} row {}", code, row);
      }
    }
  }
};

TEST_F(ShippedCharacters, ExactlyTheManualsGraphicsUseLineZero) {
  const std::set<unsigned> expected{0x02, 0x0A, 0x11, 0x13, 0x19, 0x1B, 0x1C, 0x1D, 0x1E,
                                    0x65, 0x66, 0x67, 0x68, 0x69, 0x6A, 0x6D, 0x6E, 0x6F,
                                    0x70, 0x74, 0x75, 0x76, 0x77, 0x78, 0x79, 0x7A, 0x7F};
  std::set<unsigned> found;
  for (unsigned code = 0; code < kGlyphs; ++code) {
    if (characters.rows[code][0] != 0) {
      found.insert(code);
    }
  }
  EXPECT_EQ(found, expected);
}

TEST_F(ShippedCharacters, LettersStandInColumnsOneToFive) {
  for (unsigned code = 0x20; code < 0x60; ++code) {
    for (unsigned row = 0; row < kGlyphRows; ++row) {
      EXPECT_EQ(characters.rows[code][row] & 0x83, 0) << fmt::format("{:02X} row {}", code, row);
    }
  }
}

TEST_F(ShippedCharacters, LettersHaveThePublishedChecksumOfTheCharacterGenerator) {
  std::vector<uint8_t> image;
  for (const unsigned first : {0x40u, 0x20u}) {
    for (unsigned code = first; code < first + 0x20; ++code) {
      for (const uint8_t row : characters.rows[code]) image.push_back(row >> 2 & 0x1F);
    }
  }
  EXPECT_EQ(crc32(0, image.data(), static_cast<uInt>(image.size())), 0xA7E567FCu);
}

TEST_F(ShippedCharacters, NoTwoGlyphsLookTheSame) {
  std::set<std::array<uint8_t, kGlyphRows>> seen;
  for (unsigned code = 0; code < kGlyphs; ++code) {
    EXPECT_TRUE(seen.insert(characters.rows[code]).second) << fmt::format("{:02X}", code);
  }
}

TEST_F(ShippedCharacters, SolidIsLitOnEveryScanLine) {
  for (unsigned line = 0; line < kCellHeight; ++line) {
    EXPECT_EQ(characters.row_bits(0x7A, line), 0xFF);
  }
}

TEST_F(ShippedCharacters, ReversedGraphicsAreNegatives) {
  expect_negative(0x11, 0x10);
  expect_negative(0x13, 0x12);
  for (unsigned suit = 0; suit < 4; ++suit) {
    expect_negative(0x65 + suit, 0x61 + suit);
  }
  expect_negative(0x75, 0x73);
  expect_negative(0x76, 0x74);
  expect_negative(0x78, 0x77);
}

TEST_F(ShippedCharacters, LeftAndRightFormsAreMirrorImages) {
  expect_mirrored(0x03, 0x00);
  expect_mirrored(0x09, 0x08);
  expect_mirrored(0x16, 0x14);
  expect_mirrored(0x17, 0x15);
  expect_mirrored(0x1B, 0x1E);
  expect_mirrored(0x1C, 0x1D);
  expect_mirrored(0x6A, 0x69);
  expect_mirrored(0x6E, 0x6D);
  expect_mirrored(0x70, 0x6F);
  expect_mirrored(0x72, 0x71);
}

TEST_F(ShippedCharacters, CornersAndPlusAreMadeOfTheBars) {
  const auto expect_union = [&](unsigned code, unsigned one, unsigned other) {
    for (unsigned row = 0; row < kGlyphRows; ++row) {
      EXPECT_EQ(characters.rows[code][row], characters.rows[one][row] | characters.rows[other][row])
          << fmt::format("{:02X} row {}", code, row);
    }
  };
  expect_union(0x6D, 0x69, 0x6B);
  expect_union(0x6E, 0x6A, 0x6B);
  expect_union(0x6F, 0x69, 0x6C);
  expect_union(0x70, 0x6A, 0x6C);
  expect_union(0x77, 0x73, 0x74);
}

TEST(LowerCaseFile, ChangesTheHighCodesOnlyAndAllOfThem) {
  const CharacterGenerator graphics = load_characters(kShippedFile);
  const CharacterGenerator letters =
      load_lower_case(graphics, std::filesystem::path(TRITON_DATA_DIR) / "roms" / "lower_case.txt");
  for (unsigned code = 0; code < 0x60; ++code) {
    EXPECT_EQ(letters.rows[code], graphics.rows[code]) << code;
  }
  for (unsigned code = 0x60; code < 0x80; ++code) {
    EXPECT_NE(letters.rows[code], graphics.rows[code]) << code;
    EXPECT_EQ(letters.rows[code][0], 0) << "line 0 would show again below: " << code;
    for (unsigned other = 0x20; other < code; ++other) {
      EXPECT_NE(letters.rows[code], letters.rows[other]) << code << " " << other;
    }
  }
}

TEST(LowerCaseFile, ACodeBelow60IsRefused) {
  try {
    (void)parse_lower_case(CharacterGenerator{}, "glyph 41 A\n", "low.txt");
    FAIL() << "took a capital";
  } catch (const InputError& error) {
    EXPECT_EQ(std::string(error.what()), "low.txt:1: glyph 41, expected 60 to 7F");
  }
}

}  // namespace
}  // namespace triton
