// The labyrinth from above: the field that is being dug, and the 2-D map.
//
// Plan cell (x, y) has four columns, 4x to 4x + 3, in the screen's row y + 2. Its top wall is a top
// bar in all four, its right wall a right bar in the last. The person stands in the second column.
#pragma once

#include <optional>

#include "programs/labyrinth/maze.hpp"
#include "programs/screen.hpp"

namespace triton::programs::labyrinth {

/// Dots, one a cell, that an arrow eats as the labyrinth is dug.
class DigPicture {
 public:
  DigPicture(Screen& screen, Size size);
  void show(const DigStep& step);

 private:
  Screen& screen_;
  std::optional<Square> arrow_;
};

/// Draws the map row by row, the border below it, and last an arrow for the person. The screen must
/// be clear.
void draw_map(Screen& screen, const Maze& maze, Square person, Side facing);

}  // namespace triton::programs::labyrinth
