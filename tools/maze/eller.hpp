// Eller's maze, row by row without end, in memory for one row.
//
// Sets      the squares of a row that are joined through the rows above form sets. No two sets
//           cross (the maze is plane), so a set is kept as a ring through its squares in order:
//           `next` and `previous` of each square. Two neighbours are of one set exactly when they
//           are next to each other in its ring. To join two rings, or to take a square out of one,
//           is one exchange. There are no labels that could overflow, nothing is ever relabelled.
// A row     from the left: a square is joined to the right one by chance, if that is of another
//           set; then its way down is closed by chance, if its set goes on without it, and it
//           leaves the set: below it a new set begins. So every set keeps a way down.
// Last row  the sets are joined, and nothing else. Seen along the row, each gap in a ring closes a
//           circle of passages, and each passage is of one circle at most (the innermost). Of every
//           circle exactly one passage stays closed, all being equally likely; a row joined from
//           left to right would always close the last one and could not give every maze.
// Chances   n / 256 to join and to go down; both are 128 where they are not said. With chances
//           other than 0 and 256 every perfect maze can come out; they are not equally likely
//           (wilson's are).
// Memory    8 bytes a square of one row.
// Source    David Eller, 1982 (unpublished); programs/eller for the Triton's.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "tools/maze/bit_plane.hpp"
#include "tools/maze/random.hpp"

namespace triton::maze {

struct EllerSettings {
  unsigned join_256 = 128;
  unsigned down_256 = 128;
  bool operator==(const EllerSettings&) const = default;
};

class Eller {
 public:
  /// `width` 1..kMostWidth.
  Eller(uint32_t width, uint64_t seed, EllerSettings settings = {});

  /// Makes the next row; right() and down() say what it is.
  void make_row();
  /// Makes the row that ends the maze. After it only a new Eller goes on.
  void make_last_row();
  [[nodiscard]] std::span<const uint64_t> right() const { return right_; }
  [[nodiscard]] std::span<const uint64_t> down() const { return down_; }

  /// All that the next row depends on beside the settings, for a run that is to be resumed.
  struct State {
    Random::State random;
    std::vector<uint32_t> next;  ///< one a square
    bool operator==(const State&) const = default;
  };
  [[nodiscard]] State state() const;
  /// Throws InputError when `state` is not one of this width.
  void restore(const State& state);

 private:
  Random random_;
  BiasedBits joins_;
  BiasedBits downs_;
  uint32_t width_;
  // One a square, one that the last sees to its right, and one for exchanges that do not happen.
  std::vector<uint32_t> next_;
  std::vector<uint32_t> previous_;
  std::vector<uint64_t> right_;
  std::vector<uint64_t> down_;
};

}  // namespace triton::maze
