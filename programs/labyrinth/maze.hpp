// The labyrinth itself: how it is dug, and what walls each cell has.
//
// Plan      width x height cells; x = 1 at the left, y = 1 at the top. The entrance is in the
//           bottom wall, the exit in the top wall. Row 0 and row height + 1 are the outside.
// Topology  one code a cell, for its top and right wall only: 0 both, 1 right only, 2 top only,
//           3 neither. The left wall is the left neighbour's right wall, the wall behind is the top
//           wall of the cell below.
// Walls     four bits as seen facing up the plan: 1 left, 2 ahead, 4 right, 8 behind. Turning left
//           doubles them with the top bit carried round, turning right halves them.
// Source    Computing Today, January 1980, pages 13-14; the order of looking and the calls of RND
//           are ours: see README.md beside this file.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "programs/random.hpp"

namespace triton::programs::labyrinth {

enum class Facing : uint8_t { kUp, kRight, kDown, kLeft };
inline constexpr std::array<Facing, 4> kFacings{Facing::kUp, Facing::kRight, Facing::kDown,
                                                Facing::kLeft};

[[nodiscard]] Facing turned_left(Facing facing);
[[nodiscard]] Facing turned_right(Facing facing);

struct Cell {
  int x = 1;
  int y = 1;

  bool operator==(const Cell&) const = default;
};

[[nodiscard]] Cell beyond(Cell cell, Facing facing);

/// The walls of a cell, seen by somebody in it.
class Walls {
 public:
  constexpr explicit Walls(unsigned bits) : bits_(bits) {}
  [[nodiscard]] constexpr bool left() const { return (bits_ & 1U) != 0; }
  [[nodiscard]] constexpr bool ahead() const { return (bits_ & 2U) != 0; }
  [[nodiscard]] constexpr bool right() const { return (bits_ & 4U) != 0; }
  [[nodiscard]] constexpr bool behind() const { return (bits_ & 8U) != 0; }
  [[nodiscard]] constexpr unsigned bits() const { return bits_; }

  /// What the same cell looks like after a turn of the person in it.
  [[nodiscard]] constexpr Walls turned_left() const {
    return Walls((bits_ << 1U | bits_ >> 3U) & 15U);
  }
  [[nodiscard]] constexpr Walls turned_right() const {
    return Walls((bits_ >> 1U | bits_ << 3U) & 15U);
  }
  bool operator==(const Walls&) const = default;

 private:
  unsigned bits_;
};

struct Size {
  int width = 0;   ///< 1..15
  int height = 0;  ///< 1..10

  bool operator==(const Size&) const = default;
};

/// The digger has come to a new cell.
struct DigStep {
  Cell cell;
  Facing facing = Facing::kUp;  ///< the way it came
};

class Maze {
 public:
  /// Digs a labyrinth; `watch` is told of every cell as it is reached.
  Maze(Size size, Random& random, const std::function<void(const DigStep&)>& watch);

  [[nodiscard]] Size size() const { return size_; }
  [[nodiscard]] bool inside(Cell cell) const;
  /// The cell that the entrance opens into, in the bottom row.
  [[nodiscard]] Cell entrance() const { return entrance_; }
  /// The cell that the exit opens from, in the top row.
  [[nodiscard]] Cell exit() const { return exit_; }
  /// Topology code 0..3 of a cell inside, or of one just outside (row height + 1, column 0).
  [[nodiscard]] unsigned topology(Cell cell) const;
  /// The walls of a cell inside, facing up the plan.
  [[nodiscard]] Walls walls(Cell cell) const;
  /// The walls of a cell inside as somebody who faces `facing` sees them.
  [[nodiscard]] Walls walls(Cell cell, Facing facing) const;
  /// The cells in the order in which they were allocated.
  [[nodiscard]] const std::vector<Cell>& order() const { return order_; }

 private:
  [[nodiscard]] std::size_t index(Cell cell) const;
  [[nodiscard]] bool is_free(Cell cell) const;
  void allocate(Cell cell);
  void open(Cell cell, Facing facing);

  Size size_;
  Cell entrance_;
  Cell exit_;
  std::vector<uint8_t> topology_;
  std::vector<bool> allocated_;
  std::vector<Cell> order_;
};

}  // namespace triton::programs::labyrinth
