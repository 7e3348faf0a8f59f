#include "emulator/host/intel_hex.hpp"

#include <gtest/gtest.h>

#include "emulator/host/errors.hpp"

namespace triton {
namespace {

using Bytes = std::vector<uint8_t>;

std::string error_of(std::string_view text) {
  try {
    (void)parse_intel_hex(text, "x.hex");
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

TEST(IntelHex, WritesSixteenBytesARecordWithChecksums) {
  Bytes bytes(17, 0xFF);
  bytes[0] = 0x31;
  EXPECT_EQ(to_intel_hex(0x0100, bytes, 0x0100),
            ":1001000031FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFCD\n"
            ":01011000FFEF\n"
            ":00010001FE\n");
  EXPECT_EQ(to_intel_hex(0, {}), ":00000001FF\n");
}

TEST(IntelHex, ReadsWhatItWrites) {
  for (const std::size_t size : {1u, 15u, 16u, 17u, 255u, 1024u, 65'000u}) {
    Bytes bytes(size);
    for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<uint8_t>(i * 37 + 5);
    const HexFile file = parse_intel_hex(to_intel_hex(0x0200, bytes, 0x0203), "x.hex");
    ASSERT_EQ(file.blocks.size(), 1u);
    EXPECT_EQ(file.blocks[0].address, 0x0200);
    EXPECT_EQ(file.blocks[0].bytes, bytes);
    EXPECT_EQ(file.start_address, 0x0203);
  }
}

TEST(IntelHex, GapsMakeBlocksAndNeighboursJoin) {
  const HexFile file = parse_intel_hex(
      ":0200000001FFFE\r\n:0100020003FA\r\n\r\n:020010000405E5\r\n:00000001ff\r\n", "x.hex");
  ASSERT_EQ(file.blocks.size(), 2u);
  EXPECT_EQ(file.blocks[0].address, 0);
  EXPECT_EQ(file.blocks[0].bytes, (Bytes{1, 0xFF, 3}));
  EXPECT_EQ(file.blocks[1].address, 0x10);
  EXPECT_EQ(file.blocks[1].bytes, (Bytes{4, 5}));
  EXPECT_FALSE(file.start_address.has_value());
}

TEST(IntelHex, EachFaultIsNamedWithLineAndColumn) {
  EXPECT_EQ(error_of(""), "x.hex:1:1: expected an end record (:00000001FF)");
  EXPECT_EQ(error_of(":0100000001FE\n"), "x.hex:2:1: expected an end record (:00000001FF)");
  EXPECT_EQ(error_of("hello\n"), "x.hex:1:1: expected ':' at the start of a record");
  EXPECT_EQ(error_of(":01000000G1FE\n"), "x.hex:1:10: expected a hexadecimal digit");
  EXPECT_EQ(error_of(":0100000001F\n"), "x.hex:1:13: the record ends in the middle of a byte");
  EXPECT_EQ(error_of(":\n"), "x.hex:1:2: a record has at least 5 bytes, this one 0");
  EXPECT_EQ(error_of(":0200000001FD\n"), "x.hex:1:2: the record says 2 data bytes and has 1");
  EXPECT_EQ(error_of(":00000001FF\n:0100000001FE\n"),
            "x.hex:2:1: expected nothing after the end record");
  EXPECT_EQ(error_of(":0100000001FF\n"), "x.hex:1:12: the checksum is FF, expected FE");
  EXPECT_EQ(error_of(":0100000201FC\n"),
            "x.hex:1:8: record type 02, expected 00 (data) or 01 (end)");
  EXPECT_EQ(error_of(":02FFFF00000000\n"), "x.hex:1:4: the record goes past FFFF");
  EXPECT_EQ(error_of(":0100000100FE\n"), "x.hex:1:2: an end record has no data bytes");
}

}  // namespace
}  // namespace triton
