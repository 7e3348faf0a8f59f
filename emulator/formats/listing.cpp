#include "emulator/formats/listing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "emulator/chips/i8080.hpp"
#include "emulator/support/ascii.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton {

namespace {

constexpr uint8_t kEndOfLine = 0x0D;
constexpr size_t kAddressBytes = 2;

std::string_view without_leading_spaces(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  return text;
}

/// What stops `code` from standing in a line; empty: nothing.
std::string fault_of_code(uint8_t code, bool in_quotes) {
  if (code > 0x7F || code == kEndOfLine) return "expected a Triton code 00 to 7F that is no Return";
  if (code == 0x00) return "which no key gives, expected a Triton code from 01 on";
  if (code == 0x03) return "Control-C, which leaves BASIC: it cannot be typed into a line";
  if (code == 0x08) return "Control-H, which rubs out: it cannot be typed into a line";
  if (code == 0x09 && !in_quotes) return "a tab, expected spaces";
  return {};
}

/// Column and words of the first character that cannot be; column 0: all can.
ListingFault find_bad_character(std::string_view line) {
  char quote = 0;
  for (size_t i = 0; i < line.size(); ++i) {
    const std::string fault = fault_of_code(static_cast<uint8_t>(line[i]), quote != 0);
    if (!fault.empty()) {
      return {
          0, i + 1,
          fmt::format("byte {:02X} at column {}, {}", static_cast<uint8_t>(line[i]), i + 1, fault)};
    }
    if (quote == 0 && (line[i] == '"' || line[i] == '\'')) {
      quote = line[i];
    } else if (line[i] == quote) {
      quote = 0;
    }
  }
  return {};
}

size_t count_digits(std::string_view text) {
  const auto end = std::find_if_not(text.begin(), text.end(), is_digit);
  return static_cast<size_t>(end - text.begin());
}

/// 0 for what is no line number.
unsigned line_number(std::string_view digits) {
  unsigned number = 0;
  for (const char digit : digits) {
    number = std::min(number * 10 + static_cast<unsigned>(digit - '0'), kLargestLineNumber + 1);
  }
  return number > kLargestLineNumber ? 0 : number;
}

void split_line(ListingLines& listing, std::string_view line, unsigned file_line) {
  const auto fault = [&](size_t column, std::string message) {
    listing.faults.push_back({file_line, column, std::move(message)});
  };
  if (const ListingFault bad = find_bad_character(line); bad.column != 0) {
    return fault(bad.column, bad.message);
  }
  std::string_view text = without_leading_spaces(line);
  if (text.empty()) return;
  const size_t number_column = line.size() - text.size() + 1;
  const std::string_view digits = text.substr(0, count_digits(text));
  if (digits.empty()) {
    return fault(number_column,
                 fmt::format("no line number, expected 1 to {}", kLargestLineNumber));
  }
  const unsigned number = line_number(digits);
  if (number == 0) {
    return fault(number_column,
                 fmt::format("line number {}, expected 1 to {}", digits, kLargestLineNumber));
  }
  if (line.size() > kLongestTypedLine) {
    return fault(
        kLongestTypedLine + 1,
        fmt::format("{} characters, expected at most {}, which is what the input line takes",
                    line.size(), kLongestTypedLine));
  }
  text = without_leading_spaces(text.substr(digits.size()));
  listing.lines.push_back({file_line, static_cast<uint16_t>(number), std::string(text),
                           number_column, line.size() - text.size() + 1});
}

void append_word(std::vector<uint8_t>& bytes, unsigned word) {
  bytes.push_back(static_cast<uint8_t>(word & 0xFF));
  bytes.push_back(static_cast<uint8_t>(word >> 8));
}

unsigned word_at(const std::vector<uint8_t>& bytes, size_t index) {
  return bytes[index] | static_cast<unsigned>(bytes[index + 1]) << 8;
}

}  // namespace

ListingLines split_listing(std::string_view text) {
  ListingLines listing;
  unsigned file_line = 0;
  for (const std::string_view line : split_lines(text)) {
    split_line(listing, line, ++file_line);
  }
  return listing;
}

Listing parse_listing(std::string_view text, const std::string& name) {
  const ListingLines source = split_listing(text);
  if (!source.faults.empty()) {
    const ListingFault& first = source.faults.front();
    throw InputError(fmt::format("{}:{}: {}", name, first.file_line, first.message));
  }
  Listing listing{name, {}, {}};
  for (const ListingLine& line : source.lines) {
    if (line.text.empty()) {
      listing.lines.erase(line.number);
    } else {
      listing.lines.insert_or_assign(line.number, line.text);
    }
  }
  if (listing.lines.empty()) {
    throw InputError(fmt::format("{}: no program line, expected lines of a number and text", name));
  }
  return listing;
}

Listing read_listing(const std::filesystem::path& file) {
  std::string text = read_text_file(file);
  Listing listing = parse_listing(text, file.string());
  listing.source = std::move(text);
  return listing;
}

std::vector<uint8_t> program_memory(const Listing& listing) {
  std::vector<uint8_t> bytes(kAddressBytes);
  for (const auto& [number, text] : listing.lines) {
    append_word(bytes, number);
    bytes.insert(bytes.end(), text.begin(), text.end());
    bytes.push_back(kEndOfLine);
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

std::vector<uint8_t> program_in_memory(const Triton& machine) {
  const uint32_t end = machine.peek_word(kProgramStart);
  const bool makes_sense = end >= kProgramStart + kAddressBytes && end <= machine.ram_end();
  std::vector<uint8_t> bytes(makes_sense ? end - kProgramStart : kAddressBytes);
  uint16_t address = kProgramStart;
  for (uint8_t& byte : bytes) byte = machine.peek(address++);
  return bytes;
}

std::string to_text(const Listing& listing) {
  std::string text;
  for (const auto& [number, line] : listing.lines) text += fmt::format("{} {}\n", number, line);
  return text;
}

Listing listing_from_memory(const std::vector<uint8_t>& bytes, const std::string& name) {
  if (!is_basic_program(bytes)) {
    throw InputError(
        fmt::format("{}: no level 4.1 BASIC program, expected its end address, then "
                    "lines in ascending order",
                    name));
  }
  Listing listing{name, {}, {}};
  size_t position = kAddressBytes;
  while (position < bytes.size()) {
    const auto number = static_cast<uint16_t>(word_at(bytes, position));
    const auto first = bytes.begin() + static_cast<ptrdiff_t>(position + kAddressBytes);
    const auto end = std::find(first, bytes.end(), kEndOfLine);
    if (first == end) {
      throw InputError(fmt::format("{}: offset {}: line {} is empty, which a listing cannot hold",
                                   name, position, number));
    }
    const auto bad =
        std::find_if(first, end, [](uint8_t code) { return code == '\n' || code > 0x7F; });
    if (bad != end) {
      throw InputError(
          fmt::format("{}: offset {}: byte {:02X} in line {}, which a listing cannot hold", name,
                      bad - bytes.begin(), *bad, number));
    }
    listing.lines.emplace(number, std::string(first, end));
    position = static_cast<size_t>(end - bytes.begin()) + 1;
  }
  return listing;
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
                               bytes.end(), kEndOfLine);
    if (end == bytes.end()) return false;
    position = static_cast<size_t>(end - bytes.begin()) + 1;
  }
  return position == bytes.size();
}

}  // namespace triton
