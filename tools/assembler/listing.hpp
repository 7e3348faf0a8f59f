// The listing: each line's address, bytes and number beside its source, then the symbols.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/assembler/source.hpp"
#include "tools/assembler/symbol_table.hpp"

namespace triton::assembler {

class Listing {
 public:
  /// What one line made. `address` where it made bytes or named a place; `value` of EQU and its
  /// like.
  struct Row {
    std::optional<uint16_t> address;
    std::optional<uint16_t> value;
    std::vector<uint8_t> bytes;
    bool from_macro = false;
  };

  /// Adds a line; where it comes from another file than the last, that file's name goes before it.
  void add(const SourceLine& line, const Row& row);
  void add_symbols(const SymbolTable& symbols);
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  std::string text_;
  std::string file_;
};

}  // namespace triton::assembler
