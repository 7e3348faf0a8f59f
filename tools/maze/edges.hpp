// What is to be drawn of each row: its squares, and the edges between squares. Made from rows as
// they stream by, in memory for two rows.
#pragma once

#include <cstdint>
#include <vector>

#include "tools/maze/rows.hpp"

namespace triton::maze {

enum class Edge : uint8_t {
  kNothing,  ///< nothing on both sides
  kRock,     ///< rock on both sides
  kWall,
  kOpen,
  kPath,  ///< open, and the solution leads through
};

enum class Fill : uint8_t { kNothing, kRock, kFloor, kPath, kStart, kFinish };

/// Whether a drawing is dark there.
[[nodiscard]] constexpr bool is_dark(Edge edge) {
  return edge == Edge::kRock || edge == Edge::kWall;
}

class Edges {
 public:
  void begin(const Description& description);
  /// Takes the next row; above(), across() and squares() are those of this row, before() is what
  /// across() was.
  void row(const Row& row);
  /// After the last row: above() is the bottom border, across() that of a row of nothing.
  void end();

  /// width edges between the row before and this one.
  [[nodiscard]] const std::vector<Edge>& above() const { return above_; }
  /// width + 1 edges: left of each square, and right of the last.
  [[nodiscard]] const std::vector<Edge>& across() const { return across_; }
  [[nodiscard]] const std::vector<Edge>& before() const { return before_; }
  [[nodiscard]] const std::vector<Fill>& squares() const { return squares_; }
  /// Of the row taken last.
  [[nodiscard]] uint64_t y() const { return rows_ - 1; }

 private:
  enum class Ground : uint8_t { kNothing, kRock, kFloor };
  [[nodiscard]] Ground ground(const Row& row, size_t x) const;
  [[nodiscard]] static Edge edge(Ground one, Ground other, bool open, bool path);
  void open_gate(const std::optional<Square>& square, const std::optional<Side>& gate);

  Description description_;
  uint64_t rows_ = 0;
  std::vector<Ground> ground_;
  std::vector<Ground> ground_above_;
  std::vector<uint64_t> down_above_;
  std::vector<uint64_t> path_down_above_;
  std::vector<Edge> above_;
  std::vector<Edge> across_;
  std::vector<Edge> before_;
  std::vector<Fill> squares_;
};

}  // namespace triton::maze
