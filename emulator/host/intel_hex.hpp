// Intel HEX, the 8-bit format: lines `:LLAAAATTdd..ddCC` in hexadecimal, LL data bytes at address
// AAAA, TT 00 data or 01 end (its AAAA is the start address, 0000 for none), CC such that all bytes
// of the line add up to 0 modulo 256.
//
// Not supported: the record types of other processors (02 to 05).
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

/// `bytes` from `address` on, and the end record. The bytes must end at or before FFFF.
[[nodiscard]] std::string to_intel_hex(uint16_t address, std::span<const uint8_t> bytes,
                                       std::optional<uint16_t> start_address = std::nullopt);

/// Throws InputError with `name`, line and column: a bad digit, length, checksum or type, an
/// address past FFFF, no end record, or something after it.
[[nodiscard]] HexFile parse_intel_hex(std::string_view text, std::string_view name);

}  // namespace triton
