// A maze of corridors on the screen: the shape marked out, the tiles as they are dug, and who
// stands in them.
#pragma once

#include <cstdint>

#include "programs/corridors/maze.hpp"
#include "programs/screen.hpp"

namespace triton::programs::corridors {

inline constexpr uint8_t kGoal = 0x0C;
inline constexpr uint8_t kPlayer = 0x10;

class Picture {
 public:
  /// `tile_size` 1..3.
  Picture(Screen& screen, int tile_size) : screen_(screen), size_(tile_size) {}

  /// A dot in every tile of the shape, and the shape's lower and left edge.
  void mark_out(Shape shape, Size field);
  void show(const Maze& maze, const DigStep& step);
  /// A character in the place for whoever is in a tile.
  void put(Square tile, uint8_t code);
  /// What a tile has there when nobody is in it.
  void put_nobody(const Maze& maze, Square tile);

 private:
  [[nodiscard]] int last_column() const { return 3 * size_ - 1; }
  void store(Square tile, int row, int column, uint8_t code);
  void draw(const Maze& maze, Square tile);
  void mark_outside(Shape shape, Size field, Square tile);

  Screen& screen_;
  int size_;
};

}  // namespace triton::programs::corridors
