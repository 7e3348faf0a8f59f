#include "programs/labyrinth/maze.hpp"

#include "programs/labyrinth/dig.hpp"

namespace triton::programs::labyrinth {

Maze::Maze(Size size, Random& random, const std::function<void(const DigStep&)>& watch)
    : field_(size) {
  const Gates gates = dig(field_, random, [&](size_t index, Side facing) {
    order_.push_back(field_.square(index));
    watch({order_.back(), facing});
  });
  field_.open(gates.entrance, Side::kDown);
  field_.open(gates.exit, Side::kUp);
  entrance_ = field_.square(gates.entrance);
  exit_ = field_.square(gates.exit);
}

unsigned Maze::topology(Square cell) const {
  return (field_.passage(cell, Side::kUp) ? 1U : 0U) |
         (field_.passage(cell, Side::kRight) ? 2U : 0U);
}

Walls Maze::walls(Square cell, Side facing) const {
  unsigned bits = 0;
  for (unsigned quarters = 0; quarters < kSides; ++quarters) {
    if (!field_.passage(cell, turned(left_of(facing), quarters))) bits |= 1U << quarters;
  }
  return Walls(bits);
}

}  // namespace triton::programs::labyrinth
