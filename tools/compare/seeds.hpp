// Many games of one program, on all cores.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tools/compare/lockstep.hpp"

namespace triton::compare {

struct SeedRange {
  uint16_t first = 1;  ///< 1..65535
  uint16_t last = 1;   ///< first..65535
  [[nodiscard]] unsigned count() const { return last - first + 1u; }
};

struct SeedOutcome {
  uint16_t seed = 0;
  std::string keys;
  Outcome outcome;
};

/// Called after every game, by one thread at a time.
using Progress = std::function<void(unsigned done, unsigned different)>;

/// Compares every seed of the range with the keys that `keys_of` gives for it, in `threads` threads
/// (0: one a core). The outcomes are in the order of the seeds; where `cancelled` became true, the
/// unfinished ones are missing. The first exception of a game ends all and is thrown here.
[[nodiscard]] std::vector<SeedOutcome> compare_seeds(
    const programs::Program& program, const StartedProgram& start, SeedRange seeds,
    const std::function<std::string(uint16_t seed)>& keys_of, unsigned threads,
    const std::atomic<bool>& cancelled, const Progress& progress);

}  // namespace triton::compare
