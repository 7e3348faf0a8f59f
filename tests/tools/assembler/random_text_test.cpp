// Text that no person would write: the assembler must answer with an image or with errors, always.
#include <array>
#include <random>

#include "tests/tools/assembler/assembling.hpp"

namespace triton::assembler {
namespace {

constexpr unsigned kSeed = 8080;
/// Sanitizers make every thrown error a hundred times as slow: there only a part of the rounds
/// runs.
constexpr int kShare = TRITON_RANDOM_SHARE;

void expect_an_answer(const std::string& source) {
  // Each dialect has its turn; most texts show signs of Digital Research's.
  static unsigned turn = 0;
  constexpr std::array kDialects{Dialect::kAuto, Dialect::kAuto, Dialect::kIntel, Dialect::kMac};
  const Dialect dialect = kDialects[turn++ % kDialects.size()];
  const Assembly assembly = assemble_text(source, "random.asm", ".", dialect);
  ASSERT_LE(assembly.origin + assembly.image.size(), 0x10000u);
  for (const Diagnostic& error : assembly.errors) {
    ASSERT_FALSE(error.message.empty());
    ASSERT_GE(error.line, 1u);
    ASSERT_GE(error.column, 1u);
    ASSERT_LE(error.column, error.source_line.size() + 2) << to_text(error) << source;
  }
  if (!assembly.errors.empty()) {
    ASSERT_EQ(assembly.listing, "");
  }
}

TEST(RandomText, BytesOfAnyValueGetAnAnswer) {
  std::mt19937 random(kSeed);
  for (int round = 0; round < 2'000 / kShare; ++round) {
    std::string source(random() % 200, ' ');
    for (char& c : source) c = static_cast<char>(random());
    expect_an_answer(source);
  }
}

TEST(RandomText, WordsOfTheLanguageInAnyOrderGetAnAnswer) {
  constexpr std::array kWords{
      "MOV", "MVI",  "LXI",    "JMP",   "RST",   "PUSH",   "DAD",   "DB",       "DW",   "DS",
      "ORG", "EQU",  "SET",    "IF",    "ELSE",  "ENDIF",  "END",   "MACRO",    "ENDM", "REPT",
      "IRP", "IRPC", "NUL",    "LOCAL", "EXITM", "ASSERT", "ERROR", "INCLUDE",  "A",    "B",
      "SP",  "PSW",  "M",      "X",     "Y",     "Z1",     "X:",    "Y:",       "Z1:",  "0",
      "1",   "255",  "0FFFFH", "12Q",   "'A'",   "'text'", "'",     ",",        "+",    "-",
      "*",   "/",    "(",      ")",     "$",     "HIGH",   "LOW",   "NOT",      "AND",  "SHL",
      "EQ",  "MOD",  ";",      "<",     ">",     "&",      "%",     "!",        "\t",   "none.asm",
      "^",   "=",    "<>",     "TITLE", "NAME",  "MACLIB", "$-M",   "\n$IC(x)", "\n*",  "RET"};
  std::mt19937 random(kSeed);
  for (int round = 0; round < 10'000 / kShare; ++round) {
    std::string source;
    for (auto words = random() % 60; words > 0; --words) {
      source += kWords[random() % kWords.size()];
      source += random() % 4 == 0 ? '\n' : ' ';
    }
    expect_an_answer(source);
  }
}

TEST(RandomText, GoodSourceWithSomeCharactersChangedGetsAnAnswer) {
  const std::string good =
      "TWICE MACRO X\n LOCAL L1\nL1: DB X,X\n ENDM\nN SET 3\n ORG 10H\nGO: LXI H,TEXT\n"
      " REPT N\n TWICE N*2\nN SET N+1\n ENDM\n IF N GT 3\n JMP GO\n ELSE\n CALL GO+3\n ENDIF\n"
      "TEXT: DB 'It''s',13,HIGH TEXT\n DS 2\n DW $,GO,NOT 5 AND 0FFH\n"
      " IRP Q1,<1,%N>\n DB Q1\n ENDM\n IRPC Q2,AB!\n DB '&Q2'\n ENDM\n IF NUL\n DB 1\n ENDIF\n "
      "ASSERT $ LT 200H,'long'\n";
  ASSERT_EQ(errors_of(good), "");
  std::mt19937 random(kSeed);
  for (int round = 0; round < 10'000 / kShare; ++round) {
    std::string source = good;
    for (auto changes = 1 + random() % 4; changes > 0; --changes) {
      source[random() % source.size()] = static_cast<char>(' ' + random() % 95);
    }
    expect_an_answer(source);
  }
}

}  // namespace
}  // namespace triton::assembler
