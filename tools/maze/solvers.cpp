#include "tools/maze/solvers.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>

#include "emulator/support/errors.hpp"
#include "tools/maze/breadth_first.hpp"

namespace triton::maze {

namespace {

size_t checked_index(const Maze& maze, Square square, std::string_view which) {
  if (!maze.inside(square)) {
    throw InputError(fmt::format("maze: {} {},{} is outside: expected x below {}, y below {}",
                                 which, square.x, square.y, maze.width(), maze.height()));
  }
  const size_t index = maze.index(square);
  if (!maze.is_floor(index)) {
    throw InputError(
        fmt::format("maze: {} {},{} is inside rock, expected floor", which, square.x, square.y));
  }
  return index;
}

Path empty_path(const Maze& maze) {
  return {BitPlane(maze.width(), maze.height()), BitPlane(maze.width(), maze.height())};
}

Solution breadth_first(const Maze& maze, size_t start, size_t finish, const Watch& watch) {
  Solution solution{false, 0, 0, empty_path(maze)};
  BreadthFirst search(maze, watch);
  solution.looked_at = search.run(start, &finish).squares;
  solution.found = search.reached(finish);
  if (solution.found) solution.steps = search.trace(finish, solution.path);
  return solution;
}

uint64_t marked(const Path& path) {
  uint64_t passages = 0;
  for (const BitPlane* plane : {&path.right, &path.down}) {
    for (const uint64_t word : plane->words())
      passages += static_cast<unsigned>(std::popcount(word));
  }
  return passages;
}

Solution left_hand(const Maze& maze, size_t start, size_t finish, const Watch& watch) {
  Solution solution{start == finish, 0, 0, empty_path(maze)};
  if (watch) watch(start, Look::kWalked);
  if (maze.degree(start) == 0) return solution;
  size_t here = start;
  Side facing = Side::kUp;
  std::optional<Side> first_way;
  while (here != finish) {
    facing = turned(facing, 3);
    while (!maze.is_open(here, facing)) facing = turned(facing, 1);
    if (here == start) {
      if (first_way == facing) return {false, 0, solution.looked_at, empty_path(maze)};
      if (!first_way) first_way = facing;
    }
    const size_t next = maze.step(here, facing);
    const bool across = facing == Side::kRight || facing == Side::kLeft;
    (across ? solution.path.right : solution.path.down).flip(here < next ? here : next);
    here = next;
    ++solution.looked_at;
    if (watch) watch(here, Look::kWalked);
  }
  solution.found = true;
  solution.steps = marked(solution.path);
  return solution;
}

/// Closes the passages into dead ends, in a maze of its own.
class DeadEndFiller {
 public:
  DeadEndFiller(const Maze& maze, size_t start, size_t finish, const Watch& watch)
      : start_(start), finish_(finish), watch_(watch), rest_(maze) {}

  Maze fill() {
    for (uint32_t y = 0; y < rest_.height(); ++y) {
      for (uint32_t x = 0; x < rest_.width(); ++x) follow(rest_.index({x, y}));
    }
    return std::move(rest_);
  }
  [[nodiscard]] uint64_t filled() const { return filled_; }

 private:
  /// From a dead end back along its corridor, as long as what is left is a dead end.
  void follow(size_t here) {
    while (here != start_ && here != finish_) {
      std::optional<Side> only;
      for (const Side side : kAllSides) {
        if (!rest_.is_open(here, side)) continue;
        if (only) return;
        only = side;
      }
      if (!only) return;
      const size_t next = rest_.step(here, *only);
      const bool across = *only == Side::kRight || *only == Side::kLeft;
      (across ? rest_.right : rest_.down).clear(here < next ? here : next);
      ++filled_;
      if (watch_) watch_(here, Look::kFilled);
      here = next;
    }
  }

  size_t start_;
  size_t finish_;
  const Watch& watch_;
  Maze rest_;
  uint64_t filled_ = 0;
};

Solution dead_ends(const Maze& maze, size_t start, size_t finish, const Watch& watch) {
  DeadEndFiller filler(maze, start, finish, watch);
  const Maze rest = filler.fill();
  Solution solution = breadth_first(rest, start, finish, {});
  solution.looked_at = filler.filled();
  return solution;
}

}  // namespace

std::string_view name_of(Method method) {
  constexpr std::array<std::string_view, 3> kNames{"bfs", "left", "fill"};
  return kNames[static_cast<size_t>(method)];
}

Solution solve(const Maze& maze, Square start, Square finish, Method method, const Watch& watch) {
  const size_t from = checked_index(maze, start, "start");
  const size_t to = checked_index(maze, finish, "finish");
  switch (method) {
    case Method::kBreadthFirst:
      return breadth_first(maze, from, to, watch);
    case Method::kLeftHand:
      return left_hand(maze, from, to, watch);
    case Method::kDeadEnds:
      break;
  }
  return dead_ends(maze, from, to, watch);
}

Reach reach_from(const Maze& maze, Square start) {
  const Watch nobody;
  return BreadthFirst(maze, nobody).run(checked_index(maze, start, "start"), nullptr);
}

}  // namespace triton::maze
