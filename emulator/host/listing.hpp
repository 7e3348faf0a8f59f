// BASIC listings (.bas) and the form that a program has in the machine's memory.
//
// A listing is text: one line each, a number and the line's text, ended by LF or CRLF. Its bytes
// are the codes that the machine stores: 20-5F ASCII, 60-7F graphics, 00-1F too, but neither 0A nor
// 0D. Lines do what typing them would do: they sort themselves by number, a later line replaces an
// earlier one of the same number, a number alone deletes its line. Empty lines mean nothing.
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

namespace triton {

/// Characters that the machine's input line takes, the line's number among them.
inline constexpr size_t kLongestTypedLine = 72;
inline constexpr unsigned kLargestLineNumber = 32'767;
inline constexpr uint16_t kProgramStart = 0x1600;

struct Listing {
  std::string name;                       ///< file, for messages
  std::map<uint16_t, std::string> lines;  ///< text by line number
};

/// `name` stands for the file in messages. Throws InputError "NAME:LINE: what, what was expected".
[[nodiscard]] Listing parse_listing(std::string_view text, const std::string& name);
[[nodiscard]] Listing read_listing(const std::filesystem::path& file);

/// The bytes from 1600 on. Throws InputError when they would not fit 64 KiB.
[[nodiscard]] std::vector<uint8_t> program_memory(const Listing& listing);

/// True when `bytes` (from 1600 on) are a level 4.1 BASIC program: an end address that fits, then
/// lines in ascending order.
[[nodiscard]] bool is_basic_program(const std::vector<uint8_t>& bytes_from_1600);

}  // namespace triton
