// Breadth-first search; solvers.hpp is its public side.
#pragma once

#include <cstdint>
#include <deque>

#include "tools/maze/solvers.hpp"

namespace triton::maze {

class BreadthFirst {
 public:
  BreadthFirst(const Maze& maze, const Watch& watch);

  /// Searches from `start` until all is reached, or `finish` is.
  Reach run(size_t start, const size_t* finish);
  [[nodiscard]] bool reached(size_t index) const { return seen_.at(index); }
  /// The passages from a square that is reached back to the start. Returns how many.
  uint64_t trace(size_t finish, Path& path) const;

 private:
  void see(size_t index, Side back);

  const Maze& maze_;
  const Watch& watch_;
  BitPlane seen_;
  // The side by which a square was reached points back: two planes make a number 0..3.
  BitPlane back_low_;
  BitPlane back_high_;
  std::deque<uint32_t> queue_;
  size_t start_ = 0;
};

}  // namespace triton::maze
