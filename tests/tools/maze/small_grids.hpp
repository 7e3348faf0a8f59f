// Small grids with all that can be in them: 3 x 3 squares, 12 passages, 192 perfect mazes.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tools/maze/maze.hpp"

namespace triton::maze::testing {

inline constexpr unsigned kSide = 3;
inline constexpr unsigned kSquares = kSide * kSide;

/// The passages of the 3 x 3 grid, numbered: right of (x, y) y * 2 + x, down of it 6 + y * 3 + x.
struct Passage {
  unsigned from = 0;
  unsigned to = 0;
};
inline std::vector<Passage> passages() {
  std::vector<Passage> all;
  for (unsigned y = 0; y < kSide; ++y) {
    for (unsigned x = 0; x + 1 < kSide; ++x) all.push_back({y * kSide + x, y * kSide + x + 1});
  }
  for (unsigned y = 0; y + 1 < kSide; ++y) {
    for (unsigned x = 0; x < kSide; ++x) all.push_back({y * kSide + x, y * kSide + x + kSide});
  }
  return all;
}
inline unsigned right_bit(unsigned x, unsigned y) { return 1U << (y * (kSide - 1) + x); }
inline unsigned down_bit(unsigned x, unsigned y) { return 1U << (6 + y * kSide + x); }

/// A name for each square's part, given the open passages; names are the lowest square.
inline std::array<unsigned, kSquares> parts_of(unsigned open) {
  std::array<unsigned, kSquares> part{};
  for (unsigned square = 0; square < kSquares; ++square) part[square] = square;
  const std::vector<Passage> all = passages();
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned number = 0; number < all.size(); ++number) {
      if ((open >> number & 1U) == 0) continue;
      unsigned& from = part[all[number].from];
      unsigned& to = part[all[number].to];
      if (from == to) continue;
      from = to = from < to ? from : to;
      changed = true;
    }
  }
  return part;
}

inline bool is_perfect(unsigned open) {
  if (std::popcount(open) != kSquares - 1) return false;
  for (const unsigned part : parts_of(open)) {
    if (part != 0) return false;
  }
  return true;
}

/// The open passages of a 3 x 3 maze.
inline unsigned open_passages(const Maze& maze) {
  unsigned open = 0;
  for (unsigned y = 0; y < kSide; ++y) {
    for (unsigned x = 0; x < kSide; ++x) {
      if (maze.right.at(x, y)) open |= right_bit(x, y);
      if (maze.down.at(x, y)) open |= down_bit(x, y);
    }
  }
  return open;
}

/// Chances by maze.
using Distribution = std::map<unsigned, double>;

/// Pearson's statistic of counts against chances; an outcome of chance 0 makes it huge.
inline double chi_square(const std::map<unsigned, unsigned>& counts, const Distribution& chances,
                         unsigned draws) {
  double sum = 0;
  for (const auto& [maze, chance] : chances) {
    const double expected = chance * draws;
    const auto found = counts.find(maze);
    const double count = found == counts.end() ? 0 : found->second;
    sum += (count - expected) * (count - expected) / expected;
  }
  for (const auto& [maze, count] : counts) {
    if (!chances.contains(maze)) sum += 1e9 * count;
  }
  return sum;
}

/// Beyond this a fair generator's statistic, of 191 degrees of freedom, falls once in 10,000 times.
inline constexpr double kChiSquareLimit191 = 270;

}  // namespace triton::maze::testing
