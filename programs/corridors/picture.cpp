#include "programs/corridors/picture.hpp"

#include <array>

#include "programs/glyphs.hpp"

namespace triton::programs::corridors {

namespace {

constexpr int kFirstRow = 3;
constexpr int kFirstColumn = 1;

uint8_t arrow(Side way) {
  constexpr std::array<uint8_t, 4> kArrows{0x7B, 0x7E, 0x7C, 0x7D};
  return kArrows[static_cast<std::size_t>(way)];
}

uint8_t top_of(bool wall) { return wall ? kTopBar : kBlank; }
uint8_t side_of(bool wall) { return wall ? kRightBar : kBlank; }

}  // namespace

void Picture::store(Square tile, int row, int column, uint8_t code) {
  const int screen_row = kFirstRow + size_ * (tile.y - 1) + row;
  const int screen_column = kFirstColumn + 3 * size_ * (tile.x - 1) + column;
  screen_.poke(screen_row * kColumns + screen_column + 1, code);
}

void Picture::put(Square tile, uint8_t code) { store(tile, size_ / 2, 3 * size_ / 2, code); }

void Picture::put_nobody(const Maze& maze, Square tile) {
  put(tile, top_of(size_ == 1 && !maze.open(tile, Side::kUp)));
}

void Picture::mark_out(Shape shape, Size field) {
  for (int y = 1; y <= field.height + 1; ++y) {
    for (int x = field.width; x >= 0; --x) {
      if (inside(shape, field, {x, y})) {
        put({x, y}, kDot);
      } else {
        mark_outside(shape, field, {x, y});
      }
    }
  }
}

void Picture::mark_outside(Shape shape, Size field, Square tile) {
  const bool right = inside(shape, field, beyond(tile, Side::kRight));
  if (right) {
    for (int row = 0; row < size_; ++row) store(tile, row, last_column(), kRightBar);
  }
  if (!inside(shape, field, beyond(tile, Side::kUp))) return;
  for (int column = 0; column <= last_column(); ++column) store(tile, 0, column, kTopBar);
  if (right) store(tile, 0, last_column(), kRightTopCorner);
}

void Picture::draw(const Maze& maze, Square tile) {
  const bool top_wall = !maze.open(tile, Side::kUp);
  const bool right_wall = !maze.open(tile, Side::kRight);
  const uint8_t top = top_of(top_wall);
  store(tile, 0, 0, top);
  store(tile, 0, 1, top);
  store(tile, 0, last_column(),
        top_wall && right_wall ? kRightTopCorner
        : top_wall             ? kTopBar
                               : side_of(right_wall));
  for (int column = 2; column < last_column(); ++column) store(tile, 0, column, top);
  for (int row = 1; row < size_; ++row) {
    for (int column = 0; column < last_column(); ++column) store(tile, row, column, kBlank);
    store(tile, row, last_column(), side_of(right_wall));
  }
}

void Picture::show(const Maze& maze, const DigStep& step) {
  const Square from = maze.tile(step.from);
  const Square to = maze.tile(step.to);
  switch (step.kind) {
    case DigStep::Kind::kStart:
      draw(maze, to);
      put(to, arrow(step.way));
      return;
    case DigStep::Kind::kForward:
      // The wall between the two belongs to the left or lower one.
      if (step.way == Side::kUp || step.way == Side::kRight) {
        draw(maze, from);
      } else {
        put_nobody(maze, from);
      }
      draw(maze, to);
      put(to, arrow(step.way));
      return;
    case DigStep::Kind::kBack:
      put_nobody(maze, from);
      put(to, arrow(opposite(step.way)));
      return;
  }
}

}  // namespace triton::programs::corridors
