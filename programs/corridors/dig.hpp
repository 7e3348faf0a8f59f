// How corridors are dug. The digger starts in the middle, facing a random way. In every new square
// it turns one time in N: left, not at all, or right. Then it tries the four ways, clockwise from
// the one it faces, goes on into each that is free, and comes back to try the next. It stops with
// the last free square.
//
// Source   the recursive backtracker of the Scratch tutorial that README.md names.
#pragma once

#include <cstddef>
#include <cstdint>

#include "programs/field.hpp"

namespace triton::programs::corridors {

/// What the digger did.
struct DigStep {
  enum class Kind : uint8_t {
    kStart,    ///< stands in the middle, facing `way`
    kForward,  ///< has dug from `from` to `to`, going `way`
    kBack      ///< has gone back from `from` to `to`, against `way`
  };
  Kind kind = Kind::kStart;
  size_t from = 0;
  size_t to = 0;
  Side way = Side::kUp;
};

struct Dug {
  size_t farthest = 0;  ///< the first square that was as far from the middle as any
  uint64_t steps = 0;   ///< from there to the middle
};

/// Digs all of `field` that is free and hangs together with `middle`; calls watch(step). `chance` as
/// in programs/random.hpp.
template <typename Chance, typename Watch>
[[nodiscard]] Dug dig(Field& field, size_t middle, int turn_one_in, Chance& chance,
                      const Watch& watch) {
  size_t free = field.free_squares();
  const auto use = [&](size_t square) {
    field.use(square);
    --free;
  };
  Side way = kAllSides[static_cast<size_t>(chance.next(kSides) - 1)];
  size_t here = middle;
  use(here);
  watch(DigStep{DigStep::Kind::kStart, here, here, way});
  Dug dug{middle, 0};
  uint64_t distance = 0;
  if (free == 0) return dug;
  for (;;) {
    unsigned quarters = 0;
    while (quarters < kSides && !field.is_free(field.beside(here, turned(way, quarters)))) {
      ++quarters;
    }
    if (quarters < kSides) {
      const Side forward = turned(way, quarters);
      const size_t from = here;
      field.open(from, forward);
      here = field.beside(from, forward);
      use(here);
      field.set_came_by(here, forward);
      watch(DigStep{DigStep::Kind::kForward, from, here, forward});
      if (++distance > dug.steps) dug = {here, distance};
      if (free == 0) return dug;
      const int turn = chance.turn_one_in(turn_one_in);
      way = turn == 0 ? forward : turned(forward, static_cast<unsigned>(turn) + 2);
      continue;
    }
    if (here == middle) return dug;
    const Side came_by = field.came_by(here);
    const size_t from = here;
    here = field.beside(from, opposite(came_by));
    --distance;
    watch(DigStep{DigStep::Kind::kBack, from, here, came_by});
    way = turned(came_by, 1);
  }
}

}  // namespace triton::programs::corridors
