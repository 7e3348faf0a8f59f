// The field's standards: Wilson, Kruskal, hunt and kill.
#include <fmt/format.h>

#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "emulator/support/errors.hpp"
#include "tools/maze/generators.hpp"

namespace triton::maze {

namespace {

size_t first_free(const Field& field, size_t from) {
  while (from < field.last() && !field.is_free(from)) ++from;
  return from;
}

Maze finished(const Field& field, const Area& area, Generator generator, uint64_t seed) {
  Maze maze = field.finish(describe(area, generator, seed));
  set_default_ends(maze);
  return maze;
}

Side random_side(Random& random) { return static_cast<Side>(random.word() >> 62U); }

/// Walks from a free square until it meets the maze, then opens the walk without its loops: of each
/// square only the way by which it was left last is remembered.
void join_by_walk(Field& field, size_t start, Random& random) {
  size_t here = start;
  while (!field.is_used(here)) {
    const Side side = random_side(random);
    const size_t next = field.beside(here, side);
    if (field.is_outside(next)) continue;
    field.set_came_by(here, side);
    here = next;
  }
  for (here = start; !field.is_used(here);) {
    const Side side = field.came_by(here);
    field.use(here);
    field.open(here, side);
    here = field.beside(here, side);
  }
}

class Parts {
 public:
  explicit Parts(size_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0U); }

  /// False when both are in one part already.
  bool join(uint32_t one, uint32_t other) {
    one = root(one);
    other = root(other);
    parent_[other] = one;
    return one != other;
  }

 private:
  uint32_t root(uint32_t member) {
    while (parent_[member] != member) {
      parent_[member] = parent_[parent_[member]];
      member = parent_[member];
    }
    return member;
  }

  std::vector<uint32_t> parent_;
};

/// One of the free neighbours or of the used ones, all equally likely.
template <typename Wanted>
bool choose_side(const Field& field, size_t here, Random& random, const Wanted& wanted, Side& way) {
  std::array<Side, kSides> choices{};
  uint32_t count = 0;
  for (const Side side : kAllSides) {
    if (wanted(field.beside(here, side))) choices[count++] = side;
  }
  if (count == 0) return false;
  way = choices[random.below(count)];
  return true;
}

void walk_to_dead_end(Field& field, size_t here, Random& random) {
  Side way{};
  while (choose_side(
      field, here, random, [&](size_t next) { return field.is_free(next); }, way)) {
    field.open(here, way);
    here = field.beside(here, way);
    field.use(here);
  }
}

}  // namespace

Maze generate_wilson(const Area& area, uint64_t seed) {
  check_mask(area);
  Random random(seed);
  Field field(area.width, area.height, area.mask);
  field.use(field.index(centre_of(area)));
  for (size_t here = first_free(field, field.first()); here < field.last();
       here = first_free(field, here)) {
    join_by_walk(field, here, random);
  }
  return finished(field, area, Generator::kWilson, seed);
}

Maze generate_kruskal(const Area& area, uint64_t seed) {
  check_size(area.width, area.height);
  const uint64_t squares = uint64_t{area.width} * area.height;
  if (squares > kMostKruskalSquares) {
    throw InputError(fmt::format("maze: kruskal: {} squares: expected at most {}", squares,
                                 kMostKruskalSquares));
  }
  check_mask(area);
  Random random(seed);
  Field field(area.width, area.height, area.mask);
  std::vector<std::pair<uint32_t, Side>> passages;
  for (size_t here = field.first(); here < field.last(); ++here) {
    if (field.is_outside(here)) continue;
    field.use(here);
    for (const Side side : {Side::kRight, Side::kDown}) {
      if (!field.is_outside(field.beside(here, side))) {
        passages.emplace_back(static_cast<uint32_t>(here), side);
      }
    }
  }
  for (size_t left = passages.size(); left > 1; --left) {
    std::swap(passages[left - 1], passages[random.below(static_cast<uint32_t>(left))]);
  }
  Parts parts(field.last());
  for (const auto& [here, side] : passages) {
    if (parts.join(here, static_cast<uint32_t>(field.beside(here, side)))) field.open(here, side);
  }
  return finished(field, area, Generator::kKruskal, seed);
}

Maze generate_hunt(const Area& area, uint64_t seed) {
  check_mask(area);
  Random random(seed);
  Field field(area.width, area.height, area.mask);
  const size_t start = field.index(centre_of(area));
  field.use(start);
  walk_to_dead_end(field, start, random);
  const auto used = [&field](size_t next) { return field.is_used(next); };
  size_t free = first_free(field, field.first());
  while (free < field.last()) {
    Side way{};
    size_t here = free;
    while (!choose_side(field, here, random, used, way)) here = first_free(field, here + 1);
    field.open(here, way);
    field.use(here);
    walk_to_dead_end(field, here, random);
    free = first_free(field, free);
  }
  return finished(field, area, Generator::kHunt, seed);
}

}  // namespace triton::maze
