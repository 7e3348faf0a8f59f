#include "programs/labyrinth/plan.hpp"

#include "programs/glyphs.hpp"

namespace triton::programs::labyrinth {

namespace {

constexpr int kFirstRow = 2;
constexpr int kCellColumns = 4;
constexpr int kPersonColumn = 1;

uint8_t arrow(Side facing) {
  switch (facing) {
    case Side::kUp:
      return kArrowUp;
    case Side::kDown:
      return kArrowDown;
    case Side::kLeft:
      return kArrowLeft;
    case Side::kRight:
      break;
  }
  return kArrowRight;
}

void store(Screen& screen, Square cell, int column, uint8_t code) {
  screen.poke((kFirstRow + cell.y) * kColumns + kCellColumns * cell.x + column + 1, code);
}

void store_person(Screen& screen, Square cell, uint8_t code) {
  store(screen, cell, kPersonColumn, code);
}

/// The last column of a cell, by topology code: both walls, right, top, neither.
constexpr std::array<uint8_t, 4> kLastColumn{kRightTopCorner, kRightBar, kTopBar, kBlank};

uint8_t top(unsigned topology) { return topology % 2 == 0 ? kTopBar : kBlank; }

}  // namespace

DigPicture::DigPicture(Screen& screen, Size size) : screen_(screen) {
  for (int y = 1; y <= size.height; ++y) {
    for (int x = 1; x <= size.width; ++x) store_person(screen_, {x, y}, kDot);
  }
}

void DigPicture::show(const DigStep& step) {
  if (arrow_) store_person(screen_, *arrow_, kBlank);
  store_person(screen_, step.cell, arrow(step.facing));
  arrow_ = step.cell;
}

void draw_map(Screen& screen, const Maze& maze, Square person, Side facing) {
  const Size size = maze.size();
  for (int y = 1; y <= size.height; ++y) {
    store(screen, {0, y}, kCellColumns - 1, kRightBar);
    for (int x = 1; x <= size.width; ++x) {
      const unsigned topology = maze.topology({x, y});
      for (int column = 0; column < kCellColumns - 1; ++column) {
        store(screen, {x, y}, column, top(topology));
      }
      store(screen, {x, y}, kCellColumns - 1, kLastColumn.at(topology));
    }
  }
  for (int x = 1; x <= size.width; ++x) {
    const Square below{x, size.height + 1};
    for (int column = 0; column < kCellColumns; ++column) {
      store(screen, below, column, top(maze.topology(below)));
    }
  }
  store_person(screen, person, arrow(facing));
}

}  // namespace triton::programs::labyrinth
