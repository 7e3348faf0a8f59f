// Checks, row by row in memory for one row, that what streams by is a perfect maze: no circle, and
// all in one piece. It knows nothing of how the rows are made, and takes sets that cross too.
//
// Each square of the row carries the name of the part that it hangs on, a square of the same row
// that stands for the part. A passage between two squares of one part is a circle; a part without a
// way down is cut off, unless the row is the last and it is the only one.
//
// Memory        12 bytes a square of one row.
// Not checked   mazes with rock (statistics.hpp looks at whole mazes).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace triton::maze {

class RowChecker {
 public:
  explicit RowChecker(uint32_t width);

  /// False from the first row on that shows the maze not to be perfect. Bits as in rows.hpp.
  bool row(std::span<const uint64_t> right, std::span<const uint64_t> down, bool last);
  /// What is wrong, and where; nothing while all is well.
  [[nodiscard]] const std::optional<std::string>& fault() const { return fault_; }
  [[nodiscard]] uint64_t rows() const { return rows_; }

  /// For a run that is to be resumed: each square's part, and the rows seen.
  [[nodiscard]] const std::vector<uint32_t>& parts() const { return parent_; }
  /// Throws InputError when `parts` are not those of this width.
  void restore(const std::vector<uint32_t>& parts, uint64_t rows);

 private:
  [[nodiscard]] uint32_t root(uint32_t square);
  void fail_at(uint32_t x, const char* what);
  bool join_across(std::span<const uint64_t> right);
  bool carry_down(std::span<const uint64_t> down);
  bool is_one_part();

  uint32_t width_;
  uint64_t rows_ = 0;
  std::vector<uint32_t> parent_;   ///< towards the square that stands for the part; at most itself
  std::vector<uint32_t> carried_;  ///< of a part: its first square with a way down
  std::vector<uint32_t> below_;    ///< what becomes `parent_` of the next row
  std::optional<std::string> fault_;
};

}  // namespace triton::maze
