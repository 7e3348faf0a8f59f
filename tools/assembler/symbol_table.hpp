// The names of one assembly and what is known of them in the pass in hand.
//
// Addresses must be settled in the first pass, so whatever moves the location counter (ORG, DS, IF,
// REPT) may use only symbols that stand before it and are themselves so made. A value that obeys
// this rule is called `immediate`.
#pragma once

#include <cstdint>
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

}  // namespace triton::assembler
