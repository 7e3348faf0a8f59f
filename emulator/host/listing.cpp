#include "emulator/host/listing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "emulator/host/errors.hpp"
#include "emulator/host/files.hpp"

namespace triton {

namespace {

constexpr uint8_t kReturn = 0x0D;
constexpr size_t kAddressBytes = 2;
constexpr size_t kAddressSpace = 0x10000;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view without_leading_spaces(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  return text;
}

void check_characters(std::string_view line, const std::string& where) {
  for (size_t i = 0; i < line.size(); ++i) {
    const auto code = static_cast<uint8_t>(line[i]);
    if (code > 0x7F || code == kReturn) {
      throw InputError(
          fmt::format("{}: byte {:02X} at column {}, expected a Triton code 00 to 7F "
                      "that is no Return",
                      where, code, i + 1));
    }
  }
}

unsigned take_line_number(std::string_view& text, const std::string& where) {
  unsigned number = 0;
  size_t digits = 0;
  while (digits < text.size() && is_digit(text[digits])) {
    number = std::min(number * 10 + static_cast<unsigned>(text[digits] - '0'), 1'000'000U);
    ++digits;
  }
  if (digits == 0) {
    throw InputError(
        fmt::format("{}: no line number, expected 1 to {}", where, kLargestLineNumber));
  }
  if (number == 0 || number > kLargestLineNumber) {
    throw InputError(fmt::format("{}: line number {}, expected 1 to {}", where,
                                 text.substr(0, digits), kLargestLineNumber));
  }
  text.remove_prefix(digits);
  return number;
}

void enter_line(Listing& listing, std::string_view line, const std::string& where) {
  check_characters(line, where);
  std::string_view text = without_leading_spaces(line);
  if (text.empty()) return;
  const auto number = static_cast<uint16_t>(take_line_number(text, where));
  if (line.size() > kLongestTypedLine) {
    throw InputError(
        fmt::format("{}: {} characters, expected at most {}, which is what the input line takes",
                    where, line.size(), kLongestTypedLine));
  }
  text = without_leading_spaces(text);
  if (text.empty()) {
    listing.lines.erase(number);
  } else {
    listing.lines.insert_or_assign(number, std::string(text));
  }
}

void append_word(std::vector<uint8_t>& bytes, unsigned word) {
  bytes.push_back(static_cast<uint8_t>(word & 0xFF));
  bytes.push_back(static_cast<uint8_t>(word >> 8));
}

unsigned word_at(const std::vector<uint8_t>& bytes, size_t index) {
  return bytes[index] | static_cast<unsigned>(bytes[index + 1]) << 8;
}

}  // namespace

Listing parse_listing(std::string_view text, const std::string& name) {
  Listing listing{name, {}};
  unsigned line_number = 0;
  for (const std::string_view line : split_lines(text)) {
    ++line_number;
    enter_line(listing, line, fmt::format("{}:{}", name, line_number));
  }
  if (listing.lines.empty()) {
    throw InputError(fmt::format("{}: no program line, expected lines of a number and text", name));
  }
  return listing;
}

Listing read_listing(const std::filesystem::path& file) {
  return parse_listing(read_text_file(file), file.string());
}

std::vector<uint8_t> program_memory(const Listing& listing) {
  std::vector<uint8_t> bytes(kAddressBytes);
  for (const auto& [number, text] : listing.lines) {
    append_word(bytes, number);
    bytes.insert(bytes.end(), text.begin(), text.end());
    bytes.push_back(kReturn);
  }
  const size_t end = kProgramStart + bytes.size();
  if (end >= kAddressSpace) {
    throw InputError(fmt::format("{}: {} bytes in memory, expected less than {}", listing.name,
                                 bytes.size(), kAddressSpace - kProgramStart));
  }
  bytes[0] = static_cast<uint8_t>(end & 0xFF);
  bytes[1] = static_cast<uint8_t>(end >> 8);
  return bytes;
}

bool is_basic_program(const std::vector<uint8_t>& bytes) {
  if (bytes.size() <= kAddressBytes) return false;
  if (word_at(bytes, 0) != kProgramStart + bytes.size()) return false;
  unsigned last_number = 0;
  size_t position = kAddressBytes;
  while (position + kAddressBytes < bytes.size()) {
    const unsigned number = word_at(bytes, position);
    if (number <= last_number || number > kLargestLineNumber) return false;
    last_number = number;
    const auto end = std::find(bytes.begin() + static_cast<ptrdiff_t>(position + kAddressBytes),
                               bytes.end(), kReturn);
    if (end == bytes.end()) return false;
    position = static_cast<size_t>(end - bytes.begin()) + 1;
  }
  return position == bytes.size();
}

}  // namespace triton
