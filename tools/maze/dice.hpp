// The two kinds of dice that a generator may throw.
#pragma once

#include <cstdint>

#include "programs/random.hpp"
#include "tools/maze/random.hpp"

namespace triton::maze {

/// Good dice, for mazes of any size.
class NativeDice {
 public:
  explicit NativeDice(uint64_t seed) : random_(seed) {}
  /// 1..n, as RND(n).
  uint32_t next(uint32_t n) { return random_.below(n) + 1; }
  /// True `chance` times in a hundred.
  bool happens(uint32_t chance) { return random_.below(100) < chance; }
  /// One time in `n` 1 left, 2 none or 3 right; else 0. One draw for both questions.
  uint32_t turn_one_in(uint32_t n) {
    const uint32_t draw = random_.below(n * 3);
    return draw < 3 ? draw + 1 : 0;
  }

 private:
  Random random_;
};

/// The Triton's RND, called as the programs call it: same seed and size, same maze.
class MachineDice {
 public:
  /// `seed` 1..65535.
  explicit MachineDice(uint16_t seed) : random_(seed) {}
  uint32_t next(uint32_t n) { return static_cast<uint32_t>(random_.next(static_cast<int>(n))); }
  bool happens(uint32_t chance) { return next(100) <= chance; }
  uint32_t turn_one_in(uint32_t n) { return next(n) == 1 ? next(3) : 0; }

 private:
  programs::Random random_;
};

/// `seed` as RND may have it. Throws InputError when it is not 1..65535.
[[nodiscard]] uint16_t machine_seed(uint64_t seed);

/// Calls `work` with the dice that are wanted. Throws InputError for a seed that RND cannot have.
template <typename Work>
auto with_dice(uint64_t seed, bool machine, const Work& work) {
  return machine ? work(MachineDice(machine_seed(seed))) : work(NativeDice(seed));
}

}  // namespace triton::maze
