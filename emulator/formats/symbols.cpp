#include "emulator/formats/symbols.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton {

namespace {

constexpr size_t kDigits = 4;
constexpr std::string_view kBlanks = " \t";

uint16_t parse_value(std::string_view digits, const std::string& where) {
  uint16_t value = 0;
  const auto [end, error] =
      std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  if (digits.size() != kDigits || error != std::errc{} || end != digits.data() + digits.size()) {
    throw InputError(
        fmt::format("{}: '{}' is no address, expected four hexadecimal digits", where, digits));
  }
  return value;
}

}  // namespace

SymbolTable parse_symbols(std::string_view text, const std::string& name) {
  SymbolTable symbols;
  unsigned line_number = 0;
  for (std::string_view line : split_lines(text)) {
    const std::string where = fmt::format("{}:{}", name, ++line_number);
    const auto next_word = [&line] {
      line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
      const std::string_view word = line.substr(0, line.find_first_of(kBlanks));
      line.remove_prefix(word.size());
      return word;
    };
    for (std::string_view digits = next_word(); !digits.empty(); digits = next_word()) {
      const uint16_t value = parse_value(digits, where);
      const std::string_view symbol = next_word();
      if (symbol.empty()) throw InputError(where + ": no name, expected HHHH NAME");
      const auto [known, is_new] = symbols.emplace(symbol, value);
      if (!is_new && known->second != value) {
        throw InputError(fmt::format("{}: the name {} stands here twice, as {:04X} and {:04X}",
                                     where, symbol, known->second, value));
      }
    }
  }
  return symbols;
}

SymbolTable read_symbols(const std::filesystem::path& file) {
  return parse_symbols(read_text_file(file), file.string());
}

std::string format_symbols(const SymbolTable& symbols) {
  std::string text;
  for (const auto& [name, value] : symbols) text += fmt::format("{:04X} {}\n", value, name);
  return text;
}

uint16_t symbol_value(const SymbolTable& symbols, std::string_view name) {
  const auto found = symbols.find(name);
  if (found == symbols.end()) {
    throw InputError(fmt::format("this firmware does not publish the symbol {}", name));
  }
  return found->second;
}

}  // namespace triton
