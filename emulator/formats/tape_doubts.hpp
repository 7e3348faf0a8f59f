// Bytes of a tape that cannot be relied on, one a line, as a text for people and for `triton list
// check`:
//
//   # triton doubts 1
//   # program seconds address value other line place
//   1 12.840 1647 41 45 20 7
//
// address   hexadecimal; `-` in the header
// value     as read, other the next likeliest, hexadecimal; `-`: there was no signal, so either
//           would be a guess
// line      of BASIC, and the place in its text, 1 up; `-` outside of lines and of their texts
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace triton {

struct TapeDoubt {
  size_t program = 1;
  double seconds = 0;
  std::optional<uint16_t> address;
  std::optional<uint8_t> value;
  std::optional<uint8_t> other;
  uint16_t line = 0;  ///< 0: none
  size_t place = 0;   ///< 0: none

  bool operator==(const TapeDoubt&) const = default;
};

[[nodiscard]] std::string to_text(std::span<const TapeDoubt> doubts);
/// `name` stands for the file in messages. Throws InputError with the line.
[[nodiscard]] std::vector<TapeDoubt> parse_tape_doubts(std::string_view text,
                                                       const std::string& name);

/// Sets line and place of the doubts whose addresses are in the program of `bytes`, from 1600 on.
void place_in_listing(std::span<TapeDoubt> doubts, std::span<const uint8_t> bytes);

}  // namespace triton
