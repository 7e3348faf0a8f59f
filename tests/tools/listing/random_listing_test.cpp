// Whatever bytes a file holds: an answer, never a crash, and columns that are in the line.
#include <gtest/gtest.h>

#include <string>

#include "emulator/formats/listing.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tests/firmware/differential_dice.hpp"
#include "tools/listing/check.hpp"
#include "tools/listing/renumber.hpp"

namespace triton::listing {
namespace {

constexpr uint32_t kTexts = 3'000;

std::string random_text(differential::Dice& dice) {
  constexpr std::string_view kPieces[] = {
      "10",    " ",   "GOTO", "GOSUB", "\n",   "PRINT", "(",  ")",    "\"",   "'",
      ",",     ";",   "=",    "A",     "@(",   "FOR",   "TO", "20",   "NEXT", "IF",
      "99999", "RND", "\t",   "\r\n",  "#",    "^",     "R.", "S.",   "+",    "-",
      "*",     "/",   "<",    ">",     "\x1A", "\xC3",  "x",  "30000"};
  std::string text;
  for (int pieces = dice.between(0, 60); pieces > 0; --pieces) {
    if (dice.chance(4)) {
      text += static_cast<char>(dice.between(0, 255));
    } else {
      text += kPieces[static_cast<std::size_t>(
          dice.between(0, static_cast<int>(std::size(kPieces)) - 1))];
    }
  }
  return text;
}

TEST(RandomListing, IsCheckedAndEveryFindingIsInItsLine) {
  differential::Dice dice(1978);
  unsigned findings = 0;
  for (uint32_t i = 0; i < kTexts; ++i) {
    const std::string text = random_text(dice);
    const auto lines = split_lines(text);
    for (const Finding& finding : check(text)) {
      ++findings;
      ASSERT_GE(finding.line, 1U) << text;
      ASSERT_LE(finding.line, lines.size() + 1) << text;
      ASSERT_GE(finding.column, 1U) << text;
      ASSERT_LE(finding.column, finding.source_line.size() + 1) << text;
      ASSERT_LE(finding.machine_column, finding.source_line.size() + 1) << text;
    }
  }
  EXPECT_GT(findings, kTexts);
}

/// The lines of `text` as memory holds them, or nothing where it is no listing.
std::map<uint16_t, std::string> lines_of(const std::string& text) {
  try {
    return parse_listing(text, "x").lines;
  } catch (const InputError&) {
    return {};
  }
}

TEST(RandomListing, IsRenumberedOrRefusedAndKeepsItsLines) {
  differential::Dice dice(1980);
  unsigned renumbered = 0;
  for (uint32_t i = 0; i < kTexts; ++i) {
    std::string text;
    for (int line = dice.between(1, 6); line > 0; --line) {
      std::string piece = random_text(dice).substr(0, 40);
      for (char& c : piece) c = c >= 0x20 && c < 0x7F ? c : ' ';
      text += std::to_string(dice.between(1, 40)) + " A" + piece + "\n";
    }
    try {
      const Renumbered result = renumber(text, "x", {100, 5});
      ++renumbered;
      ASSERT_EQ(lines_of(result.text).size(), lines_of(text).size()) << text;
      // What has no doubts is the same program: numbered back, it is what it was.
      if (result.doubts.empty()) {
        ASSERT_TRUE(renumber(result.text, "x", {100, 5}).text == result.text) << text;
      }
    } catch (const InputError&) {
      continue;
    }
  }
  EXPECT_GT(renumbered, kTexts / 4);
}

}  // namespace
}  // namespace triton::listing
