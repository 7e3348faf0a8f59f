// The names of one assembly and what is known of them in the pass in hand.
//
// Addresses must be settled in the first pass, so whatever moves the location counter (ORG, DS, IF,
// REPT) may use only symbols that stand before it and are themselves so made. A value that obeys
// this rule is called `immediate`.
#pragma once

#include <cstdint>
#include <iterator>
#include <map>
#include <string>
#include <string_view>

namespace triton::assembler {

enum class RegisterClass { kNone, kByteRegister, kStackPointer, kPsw };

struct Value {
  uint16_t number = 0;
  bool known = true;      ///< false: it hangs on a symbol that no pass has settled yet
  bool immediate = true;  ///< see above
  RegisterClass register_class = RegisterClass::kNone;
};

enum class SymbolKind { kLabel, kEqu, kSet };

struct SymbolEntry {
  Value value;
  SymbolKind kind = SymbolKind::kLabel;
  unsigned pass = 0;    ///< the last pass that met its definition
  bool failed = false;  ///< its definition is at fault and says so
  std::string place;    ///< "file:line" of its (first) definition
};

using SymbolTable = std::map<std::string, SymbolEntry, std::less<>>;

/// The entry of the name; where there is none, the one entry that has its first `significant`
/// characters, or the end.
template <typename Table>
[[nodiscard]] auto find_name(Table& table, std::string_view name, std::size_t significant) {
  const auto exact = table.find(name);
  if (exact != table.end() || significant == std::string_view::npos) return exact;
  const std::string_view start = name.substr(0, significant);
  const auto is_alike = [&](auto entry) {
    return entry != table.end() && std::string_view(entry->first).substr(0, significant) == start;
  };
  const auto first = table.lower_bound(start);
  return is_alike(first) && !is_alike(std::next(first)) ? first : table.end();
}

}  // namespace triton::assembler
