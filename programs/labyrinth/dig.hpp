// How a labyrinth is dug: a random route to its dead end, then on from the oldest square that has
// room beside it, until all are used. The entrance is below a random square of the bottom row, the
// exit above one of the top row.
//
// Source    Computing Today, January 1980, pages 13-14; the order of looking and the calls of RND
//           are ours: see README.md beside this file.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "programs/field.hpp"

namespace triton::programs::labyrinth {

/// The squares in front of which the gates are.
struct Gates {
  size_t entrance = 0;
  size_t exit = 0;
};

/// Digs `field`, of which all is free; calls watch(index, facing) of every square that is reached,
/// in order. `chance` as in programs/random.hpp.
template <typename Chance, typename Watch>
[[nodiscard]] Gates dig(Field& field, Chance& chance, const Watch& watch) {
  const size_t squares = field.squares();
  std::vector<size_t> order;
  order.reserve(squares);
  const auto reach = [&](size_t square, Side facing) {
    field.use(square);
    order.push_back(square);
    watch(square, facing);
  };

  const Size size = field.size();
  Gates gates;
  gates.entrance = field.index({chance.next(size.width), size.height});
  size_t here = gates.entrance;
  Side facing = Side::kUp;
  reach(here, facing);

  size_t branch_from = 0;
  bool on_a_route = true;
  while (order.size() < squares) {
    // Three ways from the left, or all four from up.
    const Side first = on_a_route ? left_of(facing) : Side::kUp;
    std::array<Side, kSides> choices{};
    unsigned count = 0;
    for (unsigned look = 0; look < (on_a_route ? 3U : 4U); ++look) {
      const Side side = turned(first, look);
      if (field.is_free(field.beside(here, side))) choices[count++] = side;
    }
    if (count > 0) {
      facing = choices[static_cast<size_t>(chance.next(static_cast<int>(count)) - 1)];
      field.open(here, facing);
      here = field.beside(here, facing);
      reach(here, facing);
      on_a_route = true;
      continue;
    }
    // A dead end. A square that has no room beside it will never have any again, so the search for
    // the oldest goes on where it stopped.
    if (!on_a_route) ++branch_from;
    on_a_route = false;
    here = order[branch_from];
  }
  gates.exit = field.index({chance.next(size.width), 1});
  return gates;
}

}  // namespace triton::programs::labyrinth
