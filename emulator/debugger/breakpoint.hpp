// What a debugger stops at.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/debugger/basic_memory.hpp"
#include "emulator/debugger/memory_access.hpp"
#include "emulator/debugger/names.hpp"

namespace triton::debugger {

struct Breakpoint {
  enum class Kind : uint8_t {
    kExecute,   ///< the instruction at `first`
    kRead,      ///< of memory first..last by an instruction; fetches do not count
    kWrite,     ///< to memory first..last
    kAccess,    ///< either
    kIn,        ///< from port `first`
    kOut,       ///< to port `first`
    kLine,      ///< the program line numbered `first` begins
    kVariable,  ///< a statement has changed the BASIC variable at `first`
  };
  Kind kind = Kind::kExecute;
  uint16_t first = 0;
  uint16_t last = 0;
  std::string words;  ///< "line 120", "write 1500-15FF"
  int value = 0;      ///< of kVariable, when it was last seen
};

/// The words behind `break`: ADDRESS, line N, variable A, read|write|access ADDRESS[-ADDRESS],
/// in|out PORT. Throws InputError.
[[nodiscard]] Breakpoint parse_breakpoint(const std::vector<std::string>& words, const Names& names,
                                          const std::optional<BasicMemory>& basic,
                                          const Triton& machine);

/// Whether the machine, before its next instruction, is where the breakpoint stops it; if so, why.
/// Takes note of a variable's new value. `accesses` are next_accesses().
[[nodiscard]] std::optional<std::string> reason_to_stop(Breakpoint& breakpoint,
                                                        const Triton& machine,
                                                        const std::vector<Access>& accesses,
                                                        const std::optional<BasicMemory>& basic);

/// The address of "A" or "@(3)". Throws InputError.
[[nodiscard]] uint16_t parse_variable(std::string_view word, const BasicMemory& basic,
                                      const Triton& machine);
/// Throws InputError where `basic` is empty.
[[nodiscard]] const BasicMemory& need_basic(const std::optional<BasicMemory>& basic);

}  // namespace triton::debugger
