// Where the generators dig: one byte a square, with a border all round that nobody may enter, so
// that looking at a neighbour needs no check.
//
// Byte      bits 0-1 the way by which a digger came, 2 used, 3 open to the right, 4 open downwards,
//           5 outside. A square is free when bits 2 and 5 are clear.
// Index     (y + 1) * stride + x + 1.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "tools/maze/maze.hpp"

namespace triton::maze {

class Field {
 public:
  /// All free. Throws InputError as check_size does.
  Field(uint32_t width, uint32_t height);
  /// Free where `mask` is set.
  Field(uint32_t width, uint32_t height, const BitPlane& mask);

  [[nodiscard]] uint32_t width() const { return width_; }
  [[nodiscard]] uint32_t height() const { return height_; }
  [[nodiscard]] size_t index(Square square) const {
    return (square.y + 1) * stride_ + square.x + 1;
  }
  [[nodiscard]] Square square(size_t index) const {
    return {static_cast<uint32_t>(index % stride_ - 1), index / stride_ - 1};
  }
  /// The indices from the first square to behind the last, border squares between rows included.
  [[nodiscard]] size_t first() const { return stride_ + 1; }
  [[nodiscard]] size_t last() const { return stride_ * (height_ + size_t{1}) - 1; }

  [[nodiscard]] size_t beside(size_t index, Side side) const {
    return index + offsets_[static_cast<size_t>(side)];
  }
  [[nodiscard]] bool is_free(size_t index) const {
    return (bytes_[index] & (kUsed | kOutside)) == 0;
  }
  [[nodiscard]] bool is_used(size_t index) const { return (bytes_[index] & kUsed) != 0; }
  [[nodiscard]] bool is_inside(size_t index) const { return (bytes_[index] & kOutside) == 0; }
  [[nodiscard]] Side came_by(size_t index) const { return static_cast<Side>(bytes_[index] & 3U); }
  /// Only for a square whose way is not set yet, or is to be replaced.
  void set_way(size_t index, Side side) {
    bytes_[index] = static_cast<uint8_t>((bytes_[index] & ~3U) | static_cast<unsigned>(side));
  }
  void use(size_t index) { bytes_[index] |= kUsed; }
  /// Joins a square to its neighbour.
  void open(size_t index, Side side) {
    const size_t owner = side == Side::kUp || side == Side::kLeft ? beside(index, side) : index;
    const bool across = side == Side::kRight || side == Side::kLeft;
    bytes_[owner] |= across ? kOpenRight : kOpenDown;
  }
  [[nodiscard]] bool is_open(size_t index, Side side) const {
    const size_t owner = side == Side::kUp || side == Side::kLeft ? beside(index, side) : index;
    const bool across = side == Side::kRight || side == Side::kLeft;
    return (bytes_[owner] & (across ? kOpenRight : kOpenDown)) != 0;
  }
  [[nodiscard]] uint64_t free_squares() const;

  /// The maze that was dug. The floor is what is used, if `description.has_floor_plane`.
  [[nodiscard]] Maze finish(const Description& description) const;

 private:
  static constexpr uint8_t kUsed = 4;
  static constexpr uint8_t kOpenRight = 8;
  static constexpr uint8_t kOpenDown = 16;
  static constexpr uint8_t kOutside = 32;

  uint32_t width_;
  uint32_t height_;
  size_t stride_;
  std::array<size_t, kSides> offsets_;
  std::vector<uint8_t> bytes_;
};

}  // namespace triton::maze
