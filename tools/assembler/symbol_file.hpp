// Symbol files: one `HHHH NAME` a line, sorted by name.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace triton::assembler {

using SymbolValues = std::map<std::string, uint16_t, std::less<>>;

[[nodiscard]] std::string to_symbol_file(const SymbolValues& symbols);

/// Throws InputError with `name` and the line: not four hexadecimal digits and a name, or a name
/// twice.
[[nodiscard]] SymbolValues parse_symbol_file(std::string_view text, std::string_view name);

}  // namespace triton::assembler
