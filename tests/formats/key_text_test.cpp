#include "emulator/formats/key_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/support/errors.hpp"

namespace triton {
namespace {

std::string characters(std::string_view text) {
  std::string result;
  for (const TypedKey& key : parse_key_text(text, "--keys")) {
    EXPECT_EQ(key.kind, TypedKey::Kind::kCharacter);
    result += static_cast<char>(key.character);
  }
  return result;
}

std::string refusal_of_keys(std::string_view text) {
  try {
    (void)parse_key_text(text, "--keys");
  } catch (const InputError& error) {
    return error.what();
  }
  return "not refused";
}

TEST(KeyText, CharactersStandForThemselves) { EXPECT_EQ(characters("RUN a1'"), "RUN a1'"); }

TEST(KeyText, EscapesGiveTheirCharacters) {
  EXPECT_EQ(characters("\\r\\n\\e\\\\\\x03\\x7e"), "\r\r\x1B\\\x03\x7E");
}

TEST(KeyText, LineEndsOfAFileAreReturns) { EXPECT_EQ(characters("A\nB\r\nC\rD"), "A\rB\rC\rD"); }

TEST(KeyText, ATildeIsASecondsWait) {
  const std::vector<TypedKey> expected = {{TypedKey::Kind::kCharacter, 'A'},
                                          {TypedKey::Kind::kWaitOneSecond, 0},
                                          {TypedKey::Kind::kCharacter, 'B'}};
  EXPECT_EQ(parse_key_text("A~B", "--keys"), expected);
}

TEST(KeyText, RefusesUnknownEscapesWithTheirPosition) {
  EXPECT_EQ(refusal_of_keys("AB\\q"),
            "--keys: at character 3: unknown escape, expected \\r \\n \\e \\xHH or \\\\");
  EXPECT_THAT(refusal_of_keys("\\"), testing::HasSubstr("at character 1"));
}

TEST(KeyText, RefusesBadHexadecimal) {
  for (const std::string_view text : {"\\x", "\\x4", "\\xG0", "\\x0g", "\\x80", "\\xFF"}) {
    EXPECT_THAT(refusal_of_keys(text), testing::HasSubstr("expected \\x00 to \\x7F")) << text;
  }
}

TEST(KeyText, RefusesBytesThatAreNotAscii) {
  EXPECT_EQ(refusal_of_keys("A\xC3\xA9"), "--keys: at character 2: byte C3, expected ASCII");
}

}  // namespace
}  // namespace triton
