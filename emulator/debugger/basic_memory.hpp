// Where our firmware's Tiny BASIC keeps its program, variables, array and stack, read from outside.
// Sources: basic_interp/basic.asm (head, FOR, GOSUB) and the symbols that it publishes.
//
// Not told apart   whether a program is running or the machine code of one has reused the memory:
//                  the answers are what the bytes say.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "emulator/formats/symbols.hpp"
#include "emulator/machine/triton.hpp"

namespace triton::debugger {

struct ProgramLine {
  uint16_t address = 0;  ///< of its number
  uint16_t number = 0;
  std::string text;

  [[nodiscard]] uint16_t text_address() const { return static_cast<uint16_t>(address + 2); }
  [[nodiscard]] bool holds(uint16_t text_pointer) const {
    return text_pointer >= text_address() && text_pointer <= text_address() + text.size();
  }
};

/// A FOR loop or a subroutine that is open.
struct OpenLevel {
  bool is_loop = false;
  std::string variable;  ///< of a loop: "I", "@(3)"
  int value = 0;
  int limit = 0;
  int step = 0;
  uint16_t line_address = 0;  ///< where it was opened; 0: in the typed line
  uint16_t text_pointer = 0;  ///< where NEXT or RETURN goes on
};

class BasicMemory {
 public:
  /// Nothing for a firmware that does not publish the symbols.
  [[nodiscard]] static std::optional<BasicMemory> find(const SymbolTable& symbols);

  /// The CPU is about to look at a statement; BC points into its text.
  [[nodiscard]] bool at_statement(const Triton& machine) const {
    return machine.cpu().pc == statement_;
  }
  /// ... which is the first of its program line.
  [[nodiscard]] bool at_line(const Triton& machine) const;
  /// BASIC is about to print OK: a program or typed line is done.
  [[nodiscard]] bool at_ok(const Triton& machine) const { return machine.cpu().pc == ok_; }

  /// Address of the current line; 0: none, the typed line or no BASIC at all.
  [[nodiscard]] uint16_t current_line(const Triton& machine) const {
    return machine.peek_word(current_line_);
  }
  [[nodiscard]] std::optional<ProgramLine> line_at(const Triton& machine, uint16_t address) const;
  [[nodiscard]] std::vector<ProgramLine> lines(const Triton& machine) const;

  [[nodiscard]] uint16_t variable_address(char name) const;  ///< 'A'..'Z'
  [[nodiscard]] uint16_t element_address(const Triton& machine, unsigned index) const;
  /// Elements that the memory behind the program holds.
  [[nodiscard]] unsigned elements(const Triton& machine) const;
  [[nodiscard]] static int value_at(const Triton& machine, uint16_t address);
  /// "A", "@(3)", or empty: BASIC keeps no variable there.
  [[nodiscard]] std::string variable_at(const Triton& machine, uint16_t address) const;

  /// Innermost last.
  [[nodiscard]] std::vector<OpenLevel> open_levels(const Triton& machine) const;

 private:
  BasicMemory() = default;
  [[nodiscard]] bool is_line(const Triton& machine, uint16_t address) const;
  [[nodiscard]] std::optional<OpenLevel> loop_at(const Triton& machine, uint16_t address) const;
  [[nodiscard]] std::optional<OpenLevel> subroutine_at(const Triton& machine,
                                                       uint16_t address) const;

  uint16_t statement_ = 0;
  uint16_t ok_ = 0;
  uint16_t current_line_ = 0;
  uint16_t variables_ = 0;
  uint16_t stack_top_ = 0;
  uint16_t program_end_ = 0;
  uint16_t program_ = 0;
  uint16_t ram_top_ = 0;
};

}  // namespace triton::debugger
