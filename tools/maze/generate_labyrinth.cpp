#include <array>
#include <utility>
#include <vector>

#include "programs/labyrinth/sizes.hpp"
#include "tools/maze/dice.hpp"
#include "tools/maze/generators.hpp"

namespace triton::maze {

namespace {

namespace machine = programs::labyrinth;

template <typename Dice>
Maze dig(uint32_t width, uint32_t height, uint64_t seed, Dice dice) {
  Field field(width, height);
  Description description = describe({width, height, BitPlane()}, Generator::kLabyrinth, seed);
  description.start = Square{dice.next(width) - 1, height - 1};
  description.start_gate = Side::kDown;

  const uint64_t squares = uint64_t{width} * height;
  std::vector<size_t> order;  // of allocation
  order.reserve(squares);
  size_t here = field.index(*description.start);
  Side facing = Side::kUp;
  field.use(here);
  order.push_back(here);
  size_t oldest = 0;
  bool on_a_route = true;
  while (order.size() < squares) {
    // Three ways from the left, or all four from up.
    const Side first = on_a_route ? turned(facing, 3) : Side::kUp;
    std::array<Side, kSides> choices{};
    uint32_t count = 0;
    for (unsigned look = 0; look < (on_a_route ? 3U : 4U); ++look) {
      const Side side = turned(first, look);
      if (field.is_free(field.beside(here, side))) choices[count++] = side;
    }
    if (count == 0) {
      if (!on_a_route) ++oldest;
      on_a_route = false;
      here = order[oldest];
      continue;
    }
    facing = choices[dice.next(count) - 1];
    field.open(here, facing);
    here = field.beside(here, facing);
    field.use(here);
    order.push_back(here);
    on_a_route = true;
  }
  description.finish = Square{dice.next(width) - 1, 0};
  description.finish_gate = Side::kUp;
  return field.finish(description);
}

bool is_a_size_of_the_machine(uint32_t width, uint32_t height) {
  for (const machine::Size& size : {machine::kSmall, machine::kMedium, machine::kLarge}) {
    if (static_cast<int64_t>(width) == size.width && static_cast<int64_t>(height) == size.height) {
      return true;
    }
  }
  return false;
}

}  // namespace

Maze generate_labyrinth(uint32_t width, uint32_t height, uint64_t seed, bool machine_dice) {
  const bool machine =
      machine_dice || (is_a_size_of_the_machine(width, height) && seed >= 1 && seed <= UINT16_MAX);
  return with_dice(seed, machine,
                   [&](auto dice) { return dig(width, height, seed, std::move(dice)); });
}

}  // namespace triton::maze
