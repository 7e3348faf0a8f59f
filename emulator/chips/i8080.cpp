#include "emulator/chips/i8080.hpp"

namespace triton {

void I8080::reset() {
  state.pc = 0;
  state.interrupts_enabled = false;
  state.enable_pending = false;
  state.halted = false;
}

}  // namespace triton
