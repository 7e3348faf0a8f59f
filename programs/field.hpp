// The field that a maze is dug in: one byte a square, and a border all round that nobody may enter,
// so that a digger looks at a neighbour without a check.
//
// Index     y * (width + 2) + x; a square's neighbours are at fixed distances.
// Byte      bits 0-1 the side by which the digger came on, 2 used, 3 open to the right, 4 open
//           downwards, 5 outside, 6 refused: looked at, and never to be dug.
// Free      neither used nor outside nor refused.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "programs/grid.hpp"

namespace triton::programs {

class Field {
 public:
  /// All free.
  explicit Field(Size size);

  [[nodiscard]] Size size() const { return size_; }
  [[nodiscard]] bool inside(Square square) const { return programs::inside(size_, square); }
  /// `square` is inside or in the border.
  [[nodiscard]] size_t index(Square square) const {
    return static_cast<size_t>(square.y) * stride_ + static_cast<size_t>(square.x);
  }
  [[nodiscard]] Square square(size_t index) const {
    return {static_cast<int>(index % stride_), static_cast<int>(index / stride_)};
  }
  /// Indices are less; the border has some of them.
  [[nodiscard]] size_t end() const { return bytes_.size(); }
  /// Inside and outside the shape that the maze fills, the border left out.
  [[nodiscard]] size_t squares() const {
    return static_cast<size_t>(size_.width) * static_cast<size_t>(size_.height);
  }
  [[nodiscard]] size_t free_squares() const;

  [[nodiscard]] size_t beside(size_t index, Side side) const {
    return index + steps_[static_cast<size_t>(side)];
  }
  [[nodiscard]] bool is_free(size_t index) const {
    return (bytes_[index] & (kUsed | kOutside | kRefused)) == 0;
  }
  [[nodiscard]] bool is_used(size_t index) const { return (bytes_[index] & kUsed) != 0; }
  [[nodiscard]] bool is_outside(size_t index) const { return (bytes_[index] & kOutside) != 0; }
  void use(size_t index) { bytes_[index] |= kUsed; }
  void refuse(size_t index) { bytes_[index] |= kRefused; }
  /// Makes a square part of the border.
  void leave_out(size_t index) { bytes_[index] = kOutside; }

  [[nodiscard]] Side came_by(size_t index) const { return static_cast<Side>(bytes_[index] & 3U); }
  void set_came_by(size_t index, Side side) {
    bytes_[index] = static_cast<uint8_t>((bytes_[index] & ~3U) | static_cast<unsigned>(side));
  }

  /// Joins a square to its neighbour, or opens a gate to the border.
  void open(size_t index, Side side) { bytes_[owner(index, side)] |= opening(side); }
  [[nodiscard]] bool is_open(size_t index, Side side) const {
    return (bytes_[owner(index, side)] & opening(side)) != 0;
  }

  /// True outside too: the field lies in rock. For any square.
  [[nodiscard]] bool rock(Square square) const {
    return !inside(square) || !is_used(index(square));
  }
  /// From `square`, which is inside, to its neighbour; the same from both.
  [[nodiscard]] bool passage(Square square, Side side) const {
    return is_open(index(square), side);
  }

 private:
  static constexpr uint8_t kUsed = 4;
  static constexpr uint8_t kOpenRight = 8;
  static constexpr uint8_t kOpenDown = 16;
  static constexpr uint8_t kOutside = 32;
  static constexpr uint8_t kRefused = 64;

  [[nodiscard]] size_t owner(size_t index, Side side) const {
    return side == Side::kUp || side == Side::kLeft ? beside(index, side) : index;
  }
  [[nodiscard]] static uint8_t opening(Side side) {
    return side == Side::kRight || side == Side::kLeft ? kOpenRight : kOpenDown;
  }

  Size size_;
  size_t stride_;
  std::array<size_t, kSides> steps_;
  std::vector<uint8_t> bytes_;
};

}  // namespace triton::programs
