// Runs the core and the slow reference side by side over the same memory, bus and interrupts, and
// says where they first differ. Used by the random test and by the fuzz target.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "emulator/chips/i8080.hpp"

namespace triton::testing {

/// Where a comparison starts. `seed` decides everything else: what ports read, when callbacks and
/// the host ask for interrupts and stops, in what slices the core runs.
struct Scenario {
  I8080State state;
  I8080Memory memory;
  uint64_t seed = 0;
};

/// Random registers, memory and page kinds.
[[nodiscard]] Scenario random_scenario(uint64_t seed);

struct ComparisonResult {
  uint64_t instructions = 0;              ///< executed by both
  std::optional<std::string> difference;  ///< nothing: they agree in every register, flag,
                                          ///< T-state, port access, device write and memory byte
};

/// The emulator's own I8080::run() and step(), in slices of random length.
[[nodiscard]] ComparisonResult compare_runs(const Scenario& scenario, uint64_t instructions);

/// The same rows with every memory access logged, one instruction at a time; the order of all
/// accesses is compared too.
[[nodiscard]] ComparisonResult compare_accesses(const Scenario& scenario, uint64_t instructions);

}  // namespace triton::testing
