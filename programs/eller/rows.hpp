// Eller's algorithm: a maze without end, made row by row from the row above alone.
//
// Sets      every cell of the row at hand belongs to a set: the cells that a way already joins. No
//           two sets cross (the maze is plane), so a set is kept as a ring through its cells in
//           order. Two neighbours are of one set exactly when they follow each other in the ring.
// A row     cell by cell from the left: joined with its right neighbour by chance, unless they are
//           of one set already; then closed below by chance, unless nothing of its set is left that
//           could lead on downwards. A closed cell starts a set of its own in the next row.
// Last row  all walls between sets are looked at in a random order and opened where they still part
//           two sets. (From left to right only, some mazes could never come out.)
// Memory    one row.
#pragma once

#include <cstddef>
#include <vector>

#include "programs/random.hpp"

namespace triton::programs::eller {

struct Cell {
  bool right_open = false;
  bool below_open = false;

  bool operator==(const Cell&) const = default;
};

using Row = std::vector<Cell>;

struct Chances {
  int joined_of_ten = 5;  ///< 0..10: of neighbours that may be joined
  int open_of_ten = 5;    ///< 0..10: of cells that may be closed below
};

class RowMaker {
 public:
  /// `width` 1 or more. `random` must outlive the maker.
  RowMaker(int width, Chances chances, Random& random);

  [[nodiscard]] Row next_row();
  /// Joins all that is left. No row comes after it.
  [[nodiscard]] Row last_row();

 private:
  [[nodiscard]] bool are_joined(std::size_t cell) const { return next_[cell] == cell + 1; }
  void join(std::size_t cell);
  void leave(std::size_t cell);
  void link(std::size_t one, std::size_t other);

  // Of the row at hand, up to the cell at hand already of the next.
  std::vector<std::size_t> next_;
  std::vector<std::size_t> previous_;
  Chances chances_;
  Random& random_;
};

}  // namespace triton::programs::eller
