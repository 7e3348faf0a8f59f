// Eller's algorithm: a maze without end, made row by row from the row above alone.
//
// Sets      every cell of the row at hand belongs to a set: the cells that a way already joins.
//           Labels are reused, so there are never more than the width and none overflows, however
//           many rows.
// A row     cell by cell from the left: joined with its right neighbour by chance, unless they are
//           of one set already; then closed below by chance, unless nothing of its set is left that
//           could lead on downwards. A closed cell starts a set of its own in the next row.
// Last row  all walls between sets are looked at in a random order and opened where they still part
//           two sets. (From left to right only, some mazes could never come out.)
// Memory    one row.
#pragma once

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
  /// `width` 2 or more. `random` must outlive the maker.
  RowMaker(int width, Chances chances, Random& random);

  [[nodiscard]] Row next_row();
  /// Joins all that is left. No row comes after it.
  [[nodiscard]] Row last_row();

 private:
  [[nodiscard]] bool alone(std::size_t cell) const;
  [[nodiscard]] int unused_set() const;
  void join(std::size_t cell);

  std::vector<int> set_of_;  ///< up to the cell at hand already for the next row
  Chances chances_;
  Random& random_;
};

}  // namespace triton::programs::eller
