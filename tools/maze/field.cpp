#include "tools/maze/field.hpp"

namespace triton::maze {

namespace {

uint32_t checked_width(uint32_t width, uint32_t height) {
  check_size(width, height);
  return width;
}

}  // namespace

Field::Field(uint32_t width, uint32_t height)
    : width_(checked_width(width, height)),
      height_(height),
      stride_(size_t{width} + 2),
      offsets_{-stride_, 1, stride_, ~size_t{0}},
      bytes_(stride_ * (size_t{height} + 2)) {
  for (size_t x = 0; x < stride_; ++x) {
    bytes_[x] = kOutside;
    bytes_[bytes_.size() - 1 - x] = kOutside;
  }
  for (size_t y = 0; y < size_t{height} + 2; ++y) {
    bytes_[y * stride_] = kOutside;
    bytes_[y * stride_ + stride_ - 1] = kOutside;
  }
}

Field::Field(uint32_t width, uint32_t height, const BitPlane& mask) : Field(width, height) {
  if (mask.empty()) return;
  for (uint32_t y = 0; y < height; ++y) {
    for (uint32_t x = 0; x < width; ++x) {
      if (!mask.at(x, y)) bytes_[index({x, y})] = kOutside;
    }
  }
}

uint64_t Field::free_squares() const {
  uint64_t squares = 0;
  for (size_t here = first(); here < last(); ++here) squares += is_free(here) ? 1 : 0;
  return squares;
}

Maze Field::finish(const Description& description) const {
  Maze maze(description);
  for (uint32_t y = 0; y < height_; ++y) {
    const uint8_t* bytes = &bytes_[index({0, y})];
    for (uint32_t x = 0; x < width_; x += kBitsPerWord) {
      uint64_t right = 0;
      uint64_t down = 0;
      uint64_t floor = 0;
      const uint32_t count = width_ - x < kBitsPerWord ? width_ - x : kBitsPerWord;
      for (uint32_t bit = 0; bit < count; ++bit) {
        const uint64_t byte = bytes[x + bit];
        right |= (byte / kOpenRight & 1U) << bit;
        down |= (byte / kOpenDown & 1U) << bit;
        floor |= (byte / kUsed & 1U) << bit;
      }
      maze.right.row(y)[x / kBitsPerWord] = right;
      maze.down.row(y)[x / kBitsPerWord] = down;
      if (!maze.floor.empty()) maze.floor.row(y)[x / kBitsPerWord] = floor;
    }
  }
  return maze;
}

}  // namespace triton::maze
