#include "emulator/frontends/terminal/terminal_input.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace triton {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Kind = TerminalEvent::Kind;

TerminalEvent character(char32_t code) { return {Kind::kCharacter, code, 0, {}}; }
TerminalEvent function_key(unsigned number) { return {Kind::kFunctionKey, 0, number, {}}; }

std::vector<TerminalEvent> decode(std::string_view bytes) {
  TerminalInput input;
  return input.feed(bytes);
}

TEST(TerminalInput, CharactersAndControlKeysComeAsTheyAre) {
  EXPECT_THAT(decode("f\r\x03"), ElementsAre(character(U'f'), character(U'\r'), character(3)));
}

TEST(TerminalInput, TheBackspaceKeyIsControlH) {
  EXPECT_THAT(decode("\x7f\x08"), ElementsAre(character(8), character(8)));
}

TEST(TerminalInput, FunctionKeysOfXtermAndVt220AndTheLinuxConsole) {
  EXPECT_THAT(decode("\x1bOP\x1bOS"), ElementsAre(function_key(1), function_key(4)));
  EXPECT_THAT(decode("\x1b[11~\x1b[15~\x1b[17~\x1b[21~\x1b[24~"),
              ElementsAre(function_key(1), function_key(5), function_key(6), function_key(10),
                          function_key(12)));
  EXPECT_THAT(decode("\x1b[[A\x1b[[E"), ElementsAre(function_key(1), function_key(5)));
  EXPECT_THAT(decode("\x1b[1;2P"), ElementsAre(function_key(1)));
}

TEST(TerminalInput, ArrowsAreTheMachinesCursorCodes) {
  EXPECT_THAT(decode("\x1b[D\x1b[C\x1bOB\x1bOA"),
              ElementsAre(character(0x08), character(0x09), character(0x0A), character(0x0B)));
}

TEST(TerminalInput, ASequenceMayComeInPieces) {
  TerminalInput input;
  EXPECT_THAT(input.feed("a\x1b"), ElementsAre(character(U'a')));
  EXPECT_TRUE(input.pending());
  EXPECT_THAT(input.feed("[1"), IsEmpty());
  EXPECT_THAT(input.feed("1~b"), ElementsAre(function_key(1), character(U'b')));
  EXPECT_FALSE(input.pending());
}

TEST(TerminalInput, ALoneEscapeIsTheEscapeKeyAfterAWhile) {
  TerminalInput input;
  EXPECT_THAT(input.feed("\x1b"), IsEmpty());
  EXPECT_THAT(input.flush(), ElementsAre(character(0x1B)));
  EXPECT_FALSE(input.pending());
  EXPECT_THAT(input.flush(), IsEmpty());
}

TEST(TerminalInput, UnknownSequencesAreSwallowed) {
  EXPECT_THAT(decode("\x1b[3~\x1b[?1;2c\x1b[99zA"), ElementsAre(character(U'A')));
}

TEST(TerminalInput, Utf8IsOneCharacterEvenInPieces) {
  TerminalInput input;
  EXPECT_THAT(input.feed("\xc3"), IsEmpty());
  EXPECT_THAT(input.feed("\xa9"), ElementsAre(character(U'é')));
}

TEST(TerminalInput, AByteThatIsNoUtf8TakesNoKeyAlong) {
  constexpr char32_t kStray = 0xFFFD;
  for (const char* stray : {"\xE9", "\xC3", "\xF0", "\xF0\x9F", "\xA3", "\xFF"}) {
    TerminalInput input;
    const auto typed = input.feed(std::string(stray) + "a");
    ASSERT_FALSE(typed.empty());
    EXPECT_EQ(typed.front(), character(kStray));
    EXPECT_EQ(typed.back(), character(U'a'));
    EXPECT_THAT(input.feed("\x11"), ElementsAre(character(0x11)));
    (void)input.feed(stray);
    EXPECT_THAT(input.feed("\x1b[15~"), testing::Contains(function_key(5)));
  }
}

TEST(TerminalInput, WhereThereIsNoUtf8EveryByteIsACharacterAtOnce) {
  TerminalInput input(false);
  for (unsigned byte = 0x80; byte < 0x100; ++byte) {
    EXPECT_EQ(input.feed(std::string(1, static_cast<char>(byte))).size(), 1u) << byte;
    EXPECT_FALSE(input.pending()) << byte;
    EXPECT_THAT(input.feed("q"), ElementsAre(character(U'q'))) << byte;
  }
}

TEST(TerminalInput, PastedTextIsOneEventWithoutItsMarks) {
  TerminalInput input;
  EXPECT_THAT(input.feed("\x1b[200~10 PRINT\n"), IsEmpty());
  EXPECT_FALSE(input.pending());
  EXPECT_THAT(input.feed("RUN\x1b[201~x"),
              ElementsAre(TerminalEvent{Kind::kPaste, 0, 0, "10 PRINT\nRUN"}, character(U'x')));
}

TEST(TerminalInput, NoBytesAtAllStayForEver) {
  TerminalInput input;
  uint32_t state = 1;
  for (unsigned count = 0; count < 200'000; ++count) {
    state = state * 1'664'525u + 1'013'904'223u;
    const char byte = static_cast<char>(state >> 24);
    (void)input.feed({&byte, 1});
    if (count % 64 == 0) {
      (void)input.flush();
      ASSERT_FALSE(input.pending());
    }
  }
}

}  // namespace
}  // namespace triton
