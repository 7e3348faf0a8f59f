#include "emulator/formats/tape_doubts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "emulator/support/errors.hpp"

namespace triton {
namespace {

TEST(TapeDoubts, AreWrittenAndReadAlike) {
  const std::vector<TapeDoubt> doubts{{1, 12.84, 0x1647, 0x41, 0x45, 20, 7},
                                      {2, 0.5, std::nullopt, 0x20, 0xA0, 0, 0},
                                      {3, 3600, 0xFFFF, std::nullopt, std::nullopt, 32767, 72}};
  const std::string text = to_text(doubts);
  EXPECT_THAT(text, testing::HasSubstr("\n1 12.840 1647 41 45 20 7\n2 0.500 - 20 A0 - -\n"));
  EXPECT_EQ(parse_tape_doubts(text, "d"), doubts);
  EXPECT_TRUE(parse_tape_doubts(to_text(std::vector<TapeDoubt>{}), "d").empty());
}

TEST(TapeDoubts, WhatIsNoneIsRefusedWithItsLine) {
  const auto refusal = [](const std::string& text) {
    try {
      (void)parse_tape_doubts(text, "d");
    } catch (const InputError& error) {
      return std::string(error.what());
    }
    return std::string("not refused");
  };
  EXPECT_EQ(refusal(""), "d:1: expected `# triton doubts 1`");
  EXPECT_EQ(refusal("10 PRINT\n"), "d:1: expected `# triton doubts 1`");
  for (const char* line :
       {"1 2 3", "0 1 1600 41 42 - -", "1 x 1600 41 42 - -", "1 1 16000 41 42 - -",
        "1 1 1600 141 42 - -", "1 1 1600 41 42 0 -", "1 1 1600 41 42 20 7 8", "1 -1 1600 41 42 - -",
        "1 nan 1600 41 42 - -", "1  1 1600 41 42 - -"}) {
    EXPECT_THAT(refusal(std::string("# triton doubts 1\n") + line + "\n"),
                testing::StartsWith("d:2: expected "))
        << line;
  }
}

TEST(TapeDoubts, KnowTheirLineAndTheirPlaceInIt) {
  const std::string lines("\x0A\x00HELLO\x0D\x14\x00WORLD\x0D", 16);
  std::vector<uint8_t> bytes{0x12, 0x16};
  bytes.insert(bytes.end(), lines.begin(), lines.end());
  const auto placed = [&](std::vector<uint16_t> addresses) {
    std::vector<TapeDoubt> doubts;
    for (const uint16_t address : addresses) doubts.push_back({1, 0, address, 0, 0, 0, 0});
    place_in_listing(doubts, bytes);
    std::vector<std::pair<unsigned, size_t>> places;
    for (const TapeDoubt& doubt : doubts) places.emplace_back(doubt.line, doubt.place);
    return places;
  };
  using Places = std::vector<std::pair<unsigned, size_t>>;
  EXPECT_EQ(placed({0x1604, 0x1608, 0x160C}), (Places{{10, 1}, {10, 5}, {20, 1}}));
  EXPECT_EQ(placed({0x1602, 0x1605}), (Places{{0, 0}, {0, 0}})) << "a number that is doubtful";
  EXPECT_EQ(placed({0x1609, 0x160E}), (Places{{10, 6}, {10, 11}})) << "an end that is doubtful";
  EXPECT_EQ(placed({0x1600, 0x1611}), (Places{{0, 0}, {20, 6}}));
}

}  // namespace
}  // namespace triton
