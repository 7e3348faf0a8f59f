#include "tools/maze/generators.hpp"

#include <fmt/format.h>

#include <vector>

#include "emulator/support/errors.hpp"

namespace triton::maze {

namespace {

uint64_t flood(Field& field, size_t start) {
  std::vector<size_t> todo{start};
  field.use(start);
  uint64_t reached = 0;
  while (!todo.empty()) {
    const size_t here = todo.back();
    todo.pop_back();
    ++reached;
    for (const Side side : kAllSides) {
      const size_t next = field.beside(here, side);
      if (!field.is_free(next)) continue;
      field.use(next);
      todo.push_back(next);
    }
  }
  return reached;
}

uint64_t square_of(uint64_t distance) { return distance * distance; }

}  // namespace

void check_mask(const Area& area) {
  if (area.mask.empty()) return;
  Field field(area.width, area.height, area.mask);
  const uint64_t all = field.free_squares();
  if (all == 0) throw InputError("maze: the mask has no square to fill");
  size_t start = field.first();
  while (!field.is_free(start)) ++start;
  const uint64_t reached = flood(field, start);
  if (reached == all) return;
  size_t other = start;
  while (!field.is_free(other)) ++other;
  const Square square = field.square(other);
  throw InputError(fmt::format(
      "maze: the mask falls into pieces: {} of its {} squares hang together, square {},{} is apart",
      reached, all, square.x, square.y));
}

Description describe(const Area& area, Generator generator, uint64_t seed) {
  Description description;
  description.width = area.width;
  description.height = area.height;
  description.generator = generator;
  description.seed = seed;
  description.has_floor_plane = !area.mask.empty();
  description.nothing_outside = !area.mask.empty();
  return description;
}

void set_default_ends(Maze& maze) {
  const size_t squares = maze.right.stride() * maze.height();
  const auto usable = [&maze](size_t index) {
    return maze.square(index).x < maze.width() && maze.is_floor(index);
  };
  if (!maze.description.start) {
    size_t index = 0;
    while (index < squares && !usable(index)) ++index;
    if (index < squares) maze.description.start = maze.square(index);
  }
  if (!maze.description.finish) {
    size_t index = squares;
    while (index > 0 && !usable(index - 1)) --index;
    if (index > 0) maze.description.finish = maze.square(index - 1);
  }
}

Square centre_of(const Area& area) {
  const Square centre{area.width / 2, area.height / 2};
  if (area.mask.empty()) return centre;
  Square best;
  uint64_t best_distance = ~uint64_t{0};
  for (uint32_t y = 0; y < area.height; ++y) {
    for (uint32_t x = 0; x < area.width; ++x) {
      if (!area.mask.at(x, y)) continue;
      const uint64_t distance = square_of(x > centre.x ? x - centre.x : centre.x - x) +
                                square_of(y > centre.y ? y - centre.y : centre.y - y);
      if (distance >= best_distance) continue;
      best_distance = distance;
      best = {x, y};
    }
  }
  return best;
}

}  // namespace triton::maze
