// Symbol files: pairs `HHHH NAME`, four hexadecimal digits each, blanks or tabs around them, any
// number of pairs a line. `triton asm --symbols` writes one a line; CP/M's MAC, LINK and SID have
// several, with tabs between them and 1A at the end (.SYM). Empty lines are allowed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace triton {

using SymbolTable = std::map<std::string, uint16_t, std::less<>>;

/// `name` stands for the file in messages. Throws InputError with the line, also for a name that
/// stands twice with two values.
[[nodiscard]] SymbolTable parse_symbols(std::string_view text, const std::string& name);
[[nodiscard]] SymbolTable read_symbols(const std::filesystem::path& file);

/// Lines in the order of the names.
[[nodiscard]] std::string format_symbols(const SymbolTable& symbols);

/// Throws InputError that names the symbol.
[[nodiscard]] uint16_t symbol_value(const SymbolTable& symbols, std::string_view name);

}  // namespace triton
