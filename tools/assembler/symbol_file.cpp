#include "tools/assembler/symbol_file.hpp"

#include <fmt/format.h>

#include <charconv>

#include "emulator/host/errors.hpp"
#include "emulator/host/files.hpp"

namespace triton::assembler {
namespace {

constexpr std::size_t kDigits = 4;

}  // namespace

std::string to_symbol_file(const SymbolValues& symbols) {
  std::string text;
  for (const auto& [name, value] : symbols) text += fmt::format("{:04X} {}\n", value, name);
  return text;
}

SymbolValues parse_symbol_file(std::string_view text, std::string_view name) {
  SymbolValues symbols;
  std::size_t number = 0;
  for (const std::string_view line : split_lines(text)) {
    ++number;
    if (line.empty()) continue;
    uint16_t value = 0;
    const char* digits_end = line.data() + std::min(kDigits, line.size());
    const auto [end, error] = std::from_chars(line.data(), digits_end, value, 16);
    const bool is_good = error == std::errc{} && end == line.data() + kDigits &&
                         line.size() > kDigits + 1 && line[kDigits] == ' ' &&
                         line.find(' ', kDigits + 1) == std::string_view::npos;
    if (!is_good) {
      throw InputError(
          fmt::format("{}:{}: expected four hexadecimal digits, a space and a name", name, number));
    }
    const std::string_view symbol = line.substr(kDigits + 1);
    if (!symbols.emplace(symbol, value).second) {
      throw InputError(fmt::format("{}:{}: the name {} stands here twice", name, number, symbol));
    }
  }
  return symbols;
}

}  // namespace triton::assembler
