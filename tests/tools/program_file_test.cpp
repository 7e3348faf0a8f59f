#include "tools/triton/program_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/support/errors.hpp"

namespace triton {
namespace {

std::vector<uint8_t> tape(std::vector<uint8_t> data) {
  std::vector<uint8_t> bytes(64, 0x0D);
  for (const char c : std::string("TITLE \x04")) bytes.push_back(static_cast<uint8_t>(c));
  bytes.insert(bytes.end(), data.begin(), data.end());
  return bytes;
}

std::string refusal(const std::vector<uint8_t>& bytes) {
  try {
    (void)parse_tape_bytes(bytes, "t.tap");
  } catch (const InputError& error) {
    return error.what();
  }
  return "not refused";
}

TEST(TapeBytes, TheDataBeginAfterTheHeadersEndMark) {
  const TapeMemory program = parse_tape_bytes(tape({0x05, 0x16, 1, 2, 3}), "t.tap");
  EXPECT_EQ(program.bytes_from_1600, (std::vector<uint8_t>{0x05, 0x16, 1, 2, 3}));
}

TEST(TapeBytes, TheDataEndWhereTheirFirstTwoBytesSay) {
  const TapeMemory program = parse_tape_bytes(tape({0x03, 0x16, 1, 2, 3, 4}), "t.tap");
  EXPECT_EQ(program.bytes_from_1600, (std::vector<uint8_t>{0x03, 0x16, 1}));
}

TEST(TapeBytes, RefusesATapeWithoutAHeader) {
  EXPECT_THAT(refusal({}), testing::HasSubstr("no tape file"));
  EXPECT_THAT(refusal({0x0D, 0x0D, 'A'}), testing::HasSubstr("ends with 04"));
}

TEST(TapeBytes, RefusesATapeThatEndsTooEarlyWithTheOffset) {
  EXPECT_EQ(refusal(tape({0x09, 0x16, 1, 2, 3})),
            "t.tap: offset 71: end address 1609 with 5 bytes there, expected 1602 to 1605");
  EXPECT_NE(refusal(tape({})), "not refused");
  EXPECT_NE(refusal(tape({0x02})), "not refused");
}

TEST(TapeBytes, RefusesAnEndAddressBeforeTheProgram) {
  EXPECT_NE(refusal(tape({0x01, 0x16, 0})), "not refused");
  EXPECT_NE(refusal(tape({0x00, 0x00, 0})), "not refused");
}

}  // namespace
}  // namespace triton
