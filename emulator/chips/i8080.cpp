#include "emulator/chips/i8080.hpp"

#include <algorithm>

#include "emulator/chips/i8080_core.hpp"
#include "emulator/chips/i8080_flat_access.hpp"

namespace triton {

void I8080::reset() {
  state.pc = 0;
  state.interrupts_enabled = false;
  state.enable_pending = false;
  state.halted = false;
}

void I8080::run(I8080Memory& memory, I8080Bus& bus, uint64_t until_cycle) {
  run_until_asleep(memory, bus, until_cycle);
  if (asleep() && !stop_requested_) state.cycles = std::max(state.cycles, until_cycle);
}

void I8080::run_until_asleep(I8080Memory& memory, I8080Bus& bus, uint64_t until_cycle) {
  stop_requested_ = false;
  while (state.cycles < until_cycle && !stop_requested_ && !asleep()) {
    i8080_advance(state, I8080FlatAccess(memory), bus, stop_requested_, until_cycle - state.cycles);
  }
}

void I8080::step(I8080Memory& memory, I8080Bus& bus) {
  stop_requested_ = false;
  const uint64_t idle_cycles = 4;
  i8080_advance(state, I8080FlatAccess(memory), bus, stop_requested_,
                state.halted ? idle_cycles : 1);
}

}  // namespace triton
