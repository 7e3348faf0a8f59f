// What a maze is like, in numbers.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "tools/maze/rows.hpp"

namespace triton::maze {

/// Counts that grow row by row, in memory for one row.
class Census {
 public:
  explicit Census(uint32_t width);
  void row(const Row& row);

  struct Counts {
    uint64_t squares = 0;  ///< floor
    uint64_t across = 0;   ///< passages between neighbours in a row
    uint64_t upright = 0;  ///< passages between neighbours in a column
    std::array<uint64_t, 5>
        degrees{};  ///< squares with so many ways: 1 dead end, 3 and 4 junctions
    bool operator==(const Counts&) const = default;
  };
  [[nodiscard]] const Counts& counts() const { return counts_; }
  /// Of a run to be resumed: the counts, and the ways down from the last row.
  [[nodiscard]] const std::vector<uint64_t>& down_above() const { return down_above_; }
  void restore(const Counts& counts, std::span<const uint64_t> down_above);

 private:
  uint32_t width_;
  Counts counts_;
  std::vector<uint64_t> down_above_;
};

struct Statistics {
  Census::Counts counts;
  uint64_t reached = 0;  ///< squares joined to the first
  bool perfect = false;  ///< all joined, and no circle
  /// The longest of all shortest ways between two squares; only of a perfect maze.
  std::optional<uint64_t> longest_path;
  Square longest_from;
  Square longest_to;
  /// Between start and finish, where the maze has them and they are joined.
  std::optional<uint64_t> start_to_finish;
};

[[nodiscard]] Statistics measure(const Maze& maze);

/// Several lines, each with LF.
[[nodiscard]] std::string describe(const Census::Counts& counts);
[[nodiscard]] std::string describe(const Statistics& statistics);

}  // namespace triton::maze
