// Who looks at the machine before each instruction: a profile, a debugger.
#pragma once

#include "emulator/machine/triton.hpp"

namespace triton {

class InstructionObserver {
 public:
  /// The machine is about to execute the instruction at its PC, or to take an interrupt. False: the
  /// session comes back with SessionEvent::kObserverStopped before it does.
  virtual bool before_instruction(const Triton& machine) = 0;

 protected:
  ~InstructionObserver() = default;
};

}  // namespace triton
