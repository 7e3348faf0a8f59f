// The two kinds of dice that a dig may throw: good ones, or the Triton's RND, called as the programs
// call it, so that the same seed and size give the same maze.
#pragma once

#include <cstdint>

#include "programs/random.hpp"
#include "tools/maze/random.hpp"

namespace triton::maze {

/// Good dice, for mazes of any size; the interface is that of programs/random.hpp.
class NativeDice {
 public:
  explicit NativeDice(uint64_t seed) : random_(seed) {}
  int next(int n) { return static_cast<int>(random_.below(static_cast<uint32_t>(n))) + 1; }
  bool happens(int hundredths) { return random_.below(100) < static_cast<uint32_t>(hundredths); }
  /// One draw for both questions.
  int turn_one_in(int n) {
    const uint32_t draw = random_.below(static_cast<uint32_t>(n) * 3);
    return draw < 3 ? static_cast<int>(draw) + 1 : 0;
  }

 private:
  Random random_;
};

/// `seed` as RND may have it. Throws InputError when it is not 1..65535.
[[nodiscard]] uint16_t machine_seed(uint64_t seed);

/// Calls `work` with the dice that are wanted. Throws InputError for a seed that RND cannot have.
template <typename Work>
auto with_dice(uint64_t seed, bool machine, const Work& work) {
  if (machine) {
    programs::Random dice(machine_seed(seed));
    return work(dice);
  }
  NativeDice dice(seed);
  return work(dice);
}

}  // namespace triton::maze
