#include "emulator/debugger/names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

#include "emulator/chips/i8080_disassembler.hpp"
#include "emulator/support/ascii.hpp"
#include "emulator/support/errors.hpp"

namespace triton::debugger {

namespace {

constexpr unsigned kLongestInstruction = 3;
/// Below are vectors and codes: CR, EOT and such are no labels.
constexpr uint16_t kLowestLabel = 0x000B;
constexpr uint16_t kLowestNamedNumber = 0x0100;

std::array<uint8_t, kLongestInstruction> bytes_at(const Triton& machine, uint16_t address) {
  std::array<uint8_t, kLongestInstruction> bytes{};
  for (unsigned i = 0; i < bytes.size(); ++i) {
    bytes[i] = machine.peek(static_cast<uint16_t>(address + i));
  }
  return bytes;
}

bool begins_with_a_digit(std::string_view word) { return !word.empty() && is_digit(word.front()); }

/// Of a number as Intel writes it, such as 0ADD1H, what beside its digits makes it one.
std::string_view without_marks(std::string_view word, unsigned digits) {
  if (!begins_with_a_digit(word)) return word;
  if (word.back() == 'H' || word.back() == 'h') word.remove_suffix(1);
  if (word.size() == digits + 1 && word.front() == '0') word.remove_prefix(1);
  return word;
}

}  // namespace

Names::Names(const SymbolTable& firmware, const SymbolTable& program) : symbols_(program) {
  symbols_.insert(firmware.begin(), firmware.end());
  for (const SymbolTable* table : {&program, &firmware}) {
    for (const auto& [name, value] : *table) {
      if (value >= kLowestLabel) labels_.emplace(value, name);  // of several the first
    }
  }
}

uint16_t Names::address(std::string_view word) const {
  const auto found = begins_with_a_digit(word) ? symbols_.end() : symbols_.find(upper_case(word));
  if (found != symbols_.end()) return found->second;
  if (const auto value = parse_hexadecimal(word, 4)) return static_cast<uint16_t>(*value);
  throw InputError(
      fmt::format("'{}', expected an address: 0000 to FFFF in hexadecimal, or a symbol", word));
}

std::string Names::label(uint16_t address) const {
  const auto found = labels_.find(address);
  return found == labels_.end() ? std::string() : found->second;
}

std::string Names::instruction(const Triton& machine, uint16_t address) const {
  const auto bytes = bytes_at(machine, address);
  const auto decoded = disassemble_instruction(bytes, [this](uint16_t word, WordUse use) {
    const bool is_address = use != WordUse::kNumber || word >= kLowestNamedNumber;
    return is_address ? label(word) : std::string();
  });
  std::string text = fmt::format("{:04X} {:<8} {:<5}{}", address, label(address), decoded->mnemonic,
                                 decoded->operands);
  text.resize(text.find_last_not_of(' ') + 1);
  return text;
}

unsigned instruction_length(const Triton& machine, uint16_t address) {
  return disassemble_instruction(bytes_at(machine, address))->length;
}

std::optional<unsigned> parse_hexadecimal(std::string_view word, unsigned digits) {
  word = without_marks(word, digits);
  unsigned value = 0;
  const char* const end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, value, 16);
  const bool is_good = error == std::errc{} && stop == end && word.size() <= digits;
  return is_good ? std::optional(value) : std::nullopt;
}

int parse_number(std::string_view word, int low, int high, std::string_view what) {
  int value = 0;
  const char* const end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, value);
  if (error != std::errc{} || stop != end || value < low || value > high) {
    throw InputError(fmt::format("'{}', expected {}, {} to {}", word, what, low, high));
  }
  return value;
}

std::string upper_case(std::string_view text) {
  std::string upper(text);
  std::ranges::transform(upper, upper.begin(),
                         [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  return upper;
}

}  // namespace triton::debugger
