// The labyrinth itself: what walls each cell has.
//
// Plan      width x height cells; x = 1 at the left, y = 1 at the top. The entrance is in the
//           bottom wall, the exit in the top wall. Row 0 and row height + 1 are the outside.
// Topology  one code a cell, for its top and right wall only: 0 both, 1 right only, 2 top only,
//           3 neither. The left wall is the left neighbour's right wall, the wall behind is the top
//           wall of the cell below.
// Walls     four bits as seen facing up the plan: 1 left, 2 ahead, 4 right, 8 behind. Turning left
//           doubles them with the top bit carried round, turning right halves them.
// Digging   dig.hpp
#pragma once

#include <functional>
#include <vector>

#include "programs/field.hpp"
#include "programs/random.hpp"

namespace triton::programs::labyrinth {

/// The walls of a cell, seen by somebody in it.
class Walls {
 public:
  constexpr explicit Walls(unsigned bits) : bits_(bits) {}
  [[nodiscard]] constexpr bool left() const { return (bits_ & 1U) != 0; }
  [[nodiscard]] constexpr bool ahead() const { return (bits_ & 2U) != 0; }
  [[nodiscard]] constexpr bool right() const { return (bits_ & 4U) != 0; }
  [[nodiscard]] constexpr bool behind() const { return (bits_ & 8U) != 0; }
  [[nodiscard]] constexpr unsigned bits() const { return bits_; }

  bool operator==(const Walls&) const = default;

 private:
  unsigned bits_;
};

/// The digger has come to a new cell.
struct DigStep {
  Square cell;
  Side facing = Side::kUp;  ///< the way it came
};

class Maze {
 public:
  /// Digs a labyrinth; `watch` is told of every cell as it is reached.
  Maze(Size size, Random& random, const std::function<void(const DigStep&)>& watch);

  [[nodiscard]] Size size() const { return field_.size(); }
  [[nodiscard]] bool inside(Square cell) const { return field_.inside(cell); }
  /// The cell that the entrance opens into, in the bottom row.
  [[nodiscard]] Square entrance() const { return entrance_; }
  /// The cell that the exit opens from, in the top row.
  [[nodiscard]] Square exit() const { return exit_; }
  /// Topology code 0..3 of a cell inside, or of one just outside (row height + 1, column 0).
  [[nodiscard]] unsigned topology(Square cell) const;
  /// The walls of a cell inside as somebody who faces `facing` sees them.
  [[nodiscard]] Walls walls(Square cell, Side facing = Side::kUp) const;
  /// The cells in the order in which they were allocated.
  [[nodiscard]] const std::vector<Square>& order() const { return order_; }

 private:
  Field field_;
  Square entrance_;
  Square exit_;
  std::vector<Square> order_;
};

}  // namespace triton::programs::labyrinth
