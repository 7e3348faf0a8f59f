// Addresses as a person writes and reads them: hexadecimal, or the firmware's symbols.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "emulator/formats/symbols.hpp"
#include "emulator/machine/triton.hpp"

namespace triton::debugger {

class Names {
 public:
  /// Of two names for one thing the program's counts.
  Names(const SymbolTable& firmware, const SymbolTable& program);

  /// A symbol, in any case, or one to four hexadecimal digits; a symbol first. What begins with a
  /// digit is a number: 0ADD1 where ADD1 is a symbol. Throws InputError.
  [[nodiscard]] uint16_t address(std::string_view word) const;
  /// The label at `address`, or nothing.
  [[nodiscard]] std::string label(uint16_t address) const;
  /// "0690 RUNLIN   SHLD  CURLIN".
  [[nodiscard]] std::string instruction(const Triton& machine, uint16_t address) const;

 private:
  SymbolTable symbols_;
  std::map<uint16_t, std::string> labels_;
};

/// One to `digits` hexadecimal digits, or as Intel's manuals write them: 1600H, with a 0 before a
/// letter, 0ADD1H; the H may be left out. Or nothing.
[[nodiscard]] std::optional<unsigned> parse_hexadecimal(std::string_view word, unsigned digits);
/// A decimal number from `low` to `high`. Throws InputError that says `what` was expected.
[[nodiscard]] int parse_number(std::string_view word, int low, int high, std::string_view what);
[[nodiscard]] std::string upper_case(std::string_view text);
/// Bytes of the instruction at `address`, 1 to 3.
[[nodiscard]] unsigned instruction_length(const Triton& machine, uint16_t address);

}  // namespace triton::debugger
