// BASIC listings (.bas) and the form that a program has in the machine's memory.
//
// A listing is text: one line each, a number and the line's text, ended by LF or CRLF. Its bytes
// are the codes that the machine stores: 20-5F ASCII, 60-7F graphics, 01-1F too, but neither 0A nor
// 0D, nor what the machine's keys cannot put into a line: 00 (no key), 03 (Control-C), 08 (rubs
// out). 09 stands only in quotes: elsewhere a tab is meant, which BASIC does not take for a space.
// Lines do what typing them would do: they sort themselves by number, a later line replaces an
// earlier one of the same number, a number alone deletes its line. Empty lines mean nothing. A
// UTF-8 byte order mark before the first line and 1A after the last (CP/M's end of file) are
// dropped.
//
// In memory, from 1600: the address after the last byte (low, high), then for each line its number
// (low, high), its text without the spaces after the number, and 0D.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/machine/triton.hpp"

namespace triton {

/// Characters that the machine's input line takes, the line's number among them.
inline constexpr size_t kLongestTypedLine = 72;
inline constexpr unsigned kLargestLineNumber = 32'767;
inline constexpr uint16_t kProgramStart = 0x1600;

struct Listing {
  std::string name;                       ///< file, for messages
  std::map<uint16_t, std::string> lines;  ///< text by line number
  std::string source = {};                ///< the file's text, if it was one
};

/// A line as it stands in the file.
struct ListingLine {
  unsigned file_line = 0;    ///< 1 up
  uint16_t number = 0;       ///< 1..32767
  std::string text;          ///< without the spaces after the number; empty: deletes the line
  size_t number_column = 0;  ///< where the number begins in the file's line, 1 up
  size_t text_column = 0;    ///< where `text` does
};

struct ListingFault {
  unsigned file_line = 0;
  size_t column = 0;
  std::string message;
};

struct ListingLines {
  std::vector<ListingLine> lines;    ///< in the file's order; those with a fault are left out
  std::vector<ListingFault> faults;  ///< at most one a line
};

/// Never throws: what is wrong is in `faults`.
[[nodiscard]] ListingLines split_listing(std::string_view text);

/// `name` stands for the file in messages. Throws InputError "NAME:LINE: what, what was expected".
[[nodiscard]] Listing parse_listing(std::string_view text, const std::string& name);
[[nodiscard]] Listing read_listing(const std::filesystem::path& file);

/// The bytes from 1600 on. Throws InputError when they would not fit 64 KiB.
[[nodiscard]] std::vector<uint8_t> program_memory(const Listing& listing);

/// The listing of `bytes_from_1600`, the program's memory (spaces before a text, which typing
/// cannot leave there, are lost when it is written and read again). Throws InputError, with the
/// offset, for what is no level 4.1 program, and for what a listing cannot hold: an empty line, 0A,
/// 80-FF.
[[nodiscard]] Listing listing_from_memory(const std::vector<uint8_t>& bytes_from_1600,
                                          const std::string& name);
/// The bytes from 1600 to the end address that stands there; that address alone where it makes no
/// sense.
[[nodiscard]] std::vector<uint8_t> program_in_memory(const Triton& machine);
/// A .bas file's text: lines by number, LF ends.
[[nodiscard]] std::string to_text(const Listing& listing);

/// True when `bytes` (from 1600 on) are a level 4.1 BASIC program: an end address that fits, then
/// lines in ascending order.
[[nodiscard]] bool is_basic_program(const std::vector<uint8_t>& bytes_from_1600);

}  // namespace triton
