#include "emulator/formats/intel_hex.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "emulator/support/errors.hpp"

namespace triton {
namespace {

using Bytes = std::vector<uint8_t>;
using Blocks = std::vector<HexFile::Block>;

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
  EXPECT_EQ(to_intel_hex(Blocks{{0x0100, bytes}}, 0x0100),
            ":1001000031FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFCD\n"
            ":01011000FFEF\n"
            ":00010001FE\n");
  EXPECT_EQ(to_intel_hex({}), ":00000001FF\n");
}

TEST(IntelHex, ReadsWhatItWrites) {
  for (const std::size_t size : {1u, 15u, 16u, 17u, 255u, 1024u, 65'000u}) {
    Bytes bytes(size);
    for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<uint8_t>(i * 37 + 5);
    const HexFile file = parse_intel_hex(to_intel_hex(Blocks{{0x0200, bytes}}, 0x0203), "x.hex");
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
  EXPECT_EQ(error_of("S9030000FC\n"),
            "x.hex:1:1: a Motorola S-record, expected Intel HEX (a ':' first)");
  EXPECT_EQ(error_of(":01000000G1FE\n"), "x.hex:1:10: expected a hexadecimal digit");
  EXPECT_EQ(error_of(":0100000001F\n"), "x.hex:1:13: the record ends in the middle of a byte");
  EXPECT_EQ(error_of(":\n"), "x.hex:1:2: a record has at least 5 bytes, this one 0");
  EXPECT_EQ(error_of(":0200000001FD\n"), "x.hex:1:2: the record says 2 data bytes and has 1");
  EXPECT_EQ(error_of(":00000001FF\n:0100000001FE\n"),
            "x.hex:2:1: expected nothing after the end record");
  EXPECT_EQ(error_of(":0100000001FF\n"), "x.hex:1:12: the checksum is FF, expected FE");
  EXPECT_EQ(error_of(":0100000601F8\n"),
            "x.hex:1:8: record type 06, expected 00 (data), 01 (end) or 02 to 05");
  EXPECT_EQ(error_of(":0100000201FC\n"), "x.hex:1:2: 1 data bytes, expected 2");
  EXPECT_EQ(error_of(":02FFFF00000000\n"), "x.hex:1:4: the record goes past FFFF");
  EXPECT_EQ(error_of(":0100000100FE\n"), "x.hex:1:2: an end record has no data bytes");
}

constexpr std::string_view kData = ":0100100005EA\n";

HexFile file_with(std::string_view before, std::string_view after) {
  return parse_intel_hex(fmt::format("{}{}{}", before, kData, after), "x.hex");
}

TEST(IntelHex, ADataRecordWithoutBytesEndsAFileToo) {
  EXPECT_EQ(file_with("", ":0000000000\n").blocks.size(), 1u);
  EXPECT_FALSE(file_with("", ":0000000000\n").start_address.has_value());
  EXPECT_EQ(file_with("", ":00160200E8\n").start_address, 0x1602);
  EXPECT_EQ(file_with("", ":0000000000\n:00000001FF\n").blocks.size(), 1u);
  EXPECT_EQ(error_of(":0000000000\n:0100100005EA\n"),
            "x.hex:2:1: expected nothing after the end record");
}

TEST(IntelHex, BasesOfZeroAndStartRecordsAreRead) {
  for (const char* base : {":020000040000FA\n", ":020000020000FC\n"}) {
    const HexFile file = file_with(base, ":00000001FF\n");
    ASSERT_EQ(file.blocks.size(), 1u) << base;
    EXPECT_EQ(file.blocks[0].address, 0x10) << base;
  }
  EXPECT_EQ(file_with(":0400000500001234B1\n", ":00000001FF\n").start_address, 0x1234);
  EXPECT_EQ(file_with(":0400000301000234C2\n", ":00000001FF\n").start_address, 0x1234)
      << "16 * CS + IP";
  EXPECT_EQ(error_of(":020000040001F9\n"),
            "x.hex:1:10: a base of 0001, expected 0000: the 8080 has 64 KiB");
  EXPECT_EQ(error_of(":020000021000EC\n"),
            "x.hex:1:10: a base of 1000, expected 0000: the 8080 has 64 KiB");
  EXPECT_EQ(error_of(":0400000500010000F6\n"), "x.hex:1:10: the start address 10000 is past FFFF");
}

TEST(IntelHex, LineEndsPaddingAndMarksAreThoseOfEveryText) {
  const std::string records[] = {":0100100005EA", ":00000001FF"};
  const std::string_view nuls("\0\0\0\0", 4);
  const std::string_view rubouts("\x7F\x7F\x7F\x7F");
  for (const std::string_view end : {"\n", "\r\n", "\r", "\r\r\n", " \n"}) {
    for (const std::string_view before :
         {std::string_view(), std::string_view("\xEF\xBB\xBF"), nuls, rubouts}) {
      for (const std::string_view after : {std::string_view(), std::string_view("\x1A\x1A\x1A"),
                                           std::string_view("\x1AOLD STUFF"), nuls, rubouts}) {
        const std::string text =
            fmt::format("{}{}{}{}{}{}", before, records[0], end, records[1], end, after);
        EXPECT_EQ(error_of(text), "") << text;
      }
    }
  }
}

TEST(IntelHex, RemarksDoNotCount) {
  const HexFile file = parse_intel_hex(
      "; a ROM\n# of mine\n  // today\n:0100100005EA ; five\n:0100110006E8// six\n:00000001FF",
      "x.hex");
  ASSERT_EQ(file.blocks.size(), 1u);
  EXPECT_EQ(file.blocks[0].bytes, (Bytes{5, 6}));
  EXPECT_EQ(error_of("a ROM\n:00000001FF"), "x.hex:1:1: expected ':' at the start of a record");
}

TEST(IntelHex, MergedBlocksAreApartAndTheLaterByteCounts) {
  const Blocks blocks{{0x20, {1, 2, 3}}, {0x10, {4}}, {0x21, {5}}, {0x11, {6}}, {0xFFFF, {7}}};
  const Blocks merged_blocks = merged(blocks);
  ASSERT_EQ(merged_blocks.size(), 3u);
  EXPECT_EQ(merged_blocks[0].address, 0x10);
  EXPECT_EQ(merged_blocks[0].bytes, (Bytes{4, 6}));
  EXPECT_EQ(merged_blocks[1].bytes, (Bytes{1, 5, 3}));
  EXPECT_EQ(merged_blocks[2].address, 0xFFFF);
}

}  // namespace
}  // namespace triton
