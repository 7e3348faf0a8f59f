#include "tools/maze/field.hpp"

namespace triton::maze {

namespace {

programs::Size checked(uint32_t width, uint32_t height) {
  check_size(width, height);
  return {static_cast<int>(width), static_cast<int>(height)};
}

}  // namespace

Field::Field(uint32_t width, uint32_t height, const BitPlane& mask)
    : programs::Field(checked(width, height)) {
  if (mask.empty()) return;
  for (uint32_t y = 0; y < height; ++y) {
    for (uint32_t x = 0; x < width; ++x) {
      if (!mask.at(x, y)) leave_out(index({x, y}));
    }
  }
}

Maze Field::finish(const Description& description) const {
  Maze maze(description);
  for (uint32_t y = 0; y < maze.height(); ++y) {
    for (uint32_t x = 0; x < maze.width(); x += kBitsPerWord) {
      uint64_t right = 0;
      uint64_t down = 0;
      uint64_t floor = 0;
      const uint32_t count = maze.width() - x < kBitsPerWord ? maze.width() - x : kBitsPerWord;
      for (uint32_t bit = 0; bit < count; ++bit) {
        const size_t here = index({x + bit, y});
        right |= uint64_t{is_open(here, Side::kRight)} << bit;
        down |= uint64_t{is_open(here, Side::kDown)} << bit;
        floor |= uint64_t{is_used(here)} << bit;
      }
      maze.right.row(y)[x / kBitsPerWord] = right;
      maze.down.row(y)[x / kBitsPerWord] = down;
      if (!maze.floor.empty()) maze.floor.row(y)[x / kBitsPerWord] = floor;
    }
  }
  return maze;
}

}  // namespace triton::maze
