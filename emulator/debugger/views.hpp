// What a debugger shows, as text. Every function ends its last line with \n, or gives nothing.
#pragma once

#include <cstdint>
#include <string>

#include "emulator/debugger/basic_memory.hpp"
#include "emulator/debugger/names.hpp"
#include "emulator/machine/triton.hpp"

namespace triton::debugger {

/// Registers, flags by name, interrupts, T-states and instructions since power-on.
[[nodiscard]] std::string registers_text(const Triton& machine);
/// Sixteen bytes a line, in hexadecimal and as characters.
[[nodiscard]] std::string memory_text(const Triton& machine, uint16_t address, unsigned count);
[[nodiscard]] std::string disassembly_text(const Triton& machine, const Names& names,
                                           uint16_t address, unsigned count);
/// Words from SP up, with the label or instruction that they may return to.
[[nodiscard]] std::string stack_text(const Triton& machine, const Names& names, unsigned count);

/// "line 20: A=A+1;?IF A<5 GOTO 20": the `?` is where BASIC is, as in its own error reports.
[[nodiscard]] std::string current_line_text(const Triton& machine, const BasicMemory& basic);
/// The current line, then every open FOR and GOSUB, innermost first.
[[nodiscard]] std::string levels_text(const Triton& machine, const BasicMemory& basic);
/// A to Z that are not 0.
[[nodiscard]] std::string variables_text(const Triton& machine, const BasicMemory& basic);
[[nodiscard]] std::string array_text(const Triton& machine, const BasicMemory& basic,
                                     unsigned first, unsigned count);
[[nodiscard]] std::string program_text(const Triton& machine, const BasicMemory& basic,
                                       unsigned from, unsigned count);

}  // namespace triton::debugger
