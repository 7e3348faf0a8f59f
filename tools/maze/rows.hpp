// A maze as a stream of rows from the top: what a generator of any length produces, and what every
// drawing and file consumes.
//
// A row's bits lie in words, lowest bit leftmost, ceil(width / 64) words; unused bits are 0.
#pragma once

#include <cstdint>
#include <span>

#include "tools/maze/maze.hpp"

namespace triton::maze {

struct Row {
  std::span<const uint64_t> right;       ///< a way to the right neighbour
  std::span<const uint64_t> down;        ///< a way to the square below; all 0 in the last row
  std::span<const uint64_t> floor;       ///< empty: all is floor
  std::span<const uint64_t> path_right;  ///< the solution goes right from here; empty: none to draw
  std::span<const uint64_t> path_down;
};

/// Where rows go: once `begin`, `description.height` times `row`, once `end`.
class RowSink {
 public:
  RowSink() = default;
  RowSink(const RowSink&) = delete;
  RowSink& operator=(const RowSink&) = delete;
  virtual ~RowSink() = default;

  virtual void begin(const Description& description) = 0;
  virtual void row(const Row& row) = 0;
  virtual void end() = 0;
};

/// The passages that a solution uses.
struct Path {
  BitPlane right;
  BitPlane down;
};

/// Sends a whole maze, with `path` drawn where there is one.
void send(const Maze& maze, const Path* path, RowSink& sink);

}  // namespace triton::maze
