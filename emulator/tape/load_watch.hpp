// Watches what the machine takes from the tape: which programs it loads, and what in them cannot be
// relied on.
//
// A program that has passed the head was loaded when it is in the memory from 1600 on; the monitor
// lets others pass.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "emulator/machine/triton.hpp"
#include "emulator/tape/tape_program.hpp"

namespace triton::tape {

class LoadWatch {
 public:
  /// The machine has got this byte, perhaps just now.
  void hear(const DecodedByte& byte);
  /// The tape was wound or changed, or the machine is another.
  void forget();
  /// To be called when the machine has run since hear(): a line for people for each program that
  /// was loaded and has doubtful bytes, as `MAZE was loaded with 3 bytes that may be wrong: 1612,
  /// 1700-1701`.
  [[nodiscard]] std::vector<std::string> look_at(const Triton& machine);
  /// Nothing more will be loaded: as look_at(), also of a program whose end has not come.
  [[nodiscard]] std::vector<std::string> finish(const Triton& machine);

  /// In all that was loaded.
  [[nodiscard]] size_t doubtful_bytes() const { return doubtful_bytes_; }

 private:
  ProgramFinder finder_;
  std::vector<TapeProgram> ended_;
  size_t doubtful_bytes_ = 0;
};

}  // namespace triton::tape
