// What the next instruction will touch beside its own bytes, told from the machine's public state
// before it is executed: a debugger needs no hook in the CPU.
#pragma once

#include <cstdint>
#include <vector>

#include "emulator/machine/triton.hpp"

namespace triton::debugger {

struct Access {
  enum class Kind : uint8_t { kRead, kWrite, kIn, kOut };
  Kind kind = Kind::kRead;
  uint16_t address = 0;  ///< or the port

  bool operator==(const Access&) const = default;
};

/// In the order of the addresses' use, at most four. A conditional call or return counts when its
/// condition holds; an interrupt about to be taken pushes the PC instead of the instruction; a
/// halted CPU touches nothing.
[[nodiscard]] std::vector<Access> next_accesses(const Triton& machine);

[[nodiscard]] bool is_call(uint8_t opcode);    ///< CALL, conditional or not, or RST
[[nodiscard]] bool is_return(uint8_t opcode);  ///< RET, conditional or not

}  // namespace triton::debugger
