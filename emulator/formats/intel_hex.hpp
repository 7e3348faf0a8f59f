// Intel HEX: lines `:LLAAAATTdd..ddCC` in hexadecimal, LL data bytes at address AAAA, CC such that
// all bytes of the line add up to 0 modulo 256. TT, the type (Intel, Hexadecimal Object File Format
// Specification, Revision A, 1988):
//
//     00  data                                  03  start, CS:IP          read as 16 * CS + IP
//     01  end; AAAA the start, 0000 for none    04  upper half of addresses    0000 only
//     02  base of addresses    0000 only        05  start, 32 bits             up to FFFF
//
// A data record without bytes ends a file too, AAAA as above: CP/M's ASM, MAC and LOAD, and zmac,
// have it so; an end record may follow it. Ends of lines and padding are those of every text (see
// files.hpp); blanks, NULs and rubouts around a record do not count, nor what follows ; # or //.
//
// Not supported: addresses beyond 64 KiB (another base than 0).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace triton {

struct HexFile {
  /// A run of bytes at ascending addresses; it does not cross FFFF.
  struct Block {
    uint16_t address = 0;
    std::vector<uint8_t> bytes;
  };
  std::vector<Block> blocks;  ///< in the file's order, neighbours joined
  std::optional<uint16_t> start_address;
};

/// Records of the blocks' bytes in their order, and the end record.
[[nodiscard]] std::string to_intel_hex(std::span<const HexFile::Block> blocks,
                                       std::optional<uint16_t> start_address = std::nullopt);

/// The blocks in ascending order and apart; of bytes at one address the last in the file counts, as
/// for a loader.
[[nodiscard]] std::vector<HexFile::Block> merged(std::span<const HexFile::Block> blocks);

/// Throws InputError with `name`, line and column: a bad digit, length, checksum or type, an
/// address past FFFF, another base than 0, no end record, or something after it.
[[nodiscard]] HexFile parse_intel_hex(std::string_view text, std::string_view name);

}  // namespace triton
