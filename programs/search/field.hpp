// A maze of squares as the searches see it: which squares are rock, and between which neighbours
// there is a passage. Squares are (x, y), x = 1.. from the left, y = 1.. from the top.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace triton::programs::search {

struct Size {
  int width = 0;   ///< squares, 1..
  int height = 0;  ///< squares, 1..
};

struct Square {
  int x = 0;
  int y = 0;

  bool operator==(const Square&) const = default;
};

/// In clockwise order; the searches look at the sides of a square in this order.
enum class Way : uint8_t { kUp, kRight, kDown, kLeft };

inline constexpr std::array<Way, 4> kWays{Way::kUp, Way::kRight, Way::kDown, Way::kLeft};

[[nodiscard]] constexpr Way turned(Way way, int quarters_clockwise) {
  return static_cast<Way>((static_cast<int>(way) + quarters_clockwise) & 3);
}
[[nodiscard]] constexpr Way left_of(Way way) { return turned(way, 3); }
[[nodiscard]] constexpr Way right_of(Way way) { return turned(way, 1); }
[[nodiscard]] constexpr Way opposite(Way way) { return turned(way, 2); }

/// The bit of a side in a set of sides: up 1, right 2, down 4, left 8.
[[nodiscard]] constexpr uint8_t side(Way way) {
  return static_cast<uint8_t>(1U << static_cast<unsigned>(way));
}

[[nodiscard]] constexpr Square beyond(Square square, Way way) {
  switch (way) {
    case Way::kUp:
      return {square.x, square.y - 1};
    case Way::kRight:
      return {square.x + 1, square.y};
    case Way::kDown:
      return {square.x, square.y + 1};
    case Way::kLeft:
      break;
  }
  return {square.x - 1, square.y};
}

class Field {
 public:
  explicit Field(Size size) : size_(size) {}
  virtual ~Field() = default;

  [[nodiscard]] Size size() const { return size_; }
  [[nodiscard]] bool inside(Square square) const {
    return square.x >= 1 && square.x <= size_.width && square.y >= 1 && square.y <= size_.height;
  }
  /// Row by row, 0..squares() - 1. `square` is inside.
  [[nodiscard]] std::size_t index(Square square) const {
    return static_cast<std::size_t>(square.y - 1) * static_cast<std::size_t>(size_.width) +
           static_cast<std::size_t>(square.x - 1);
  }
  [[nodiscard]] std::size_t squares() const {
    return static_cast<std::size_t>(size_.width) * static_cast<std::size_t>(size_.height);
  }

  /// True outside too: the field lies in rock.
  [[nodiscard]] virtual bool rock(Square square) const = 0;
  /// From `square`, which is inside, to its neighbour; the same from both.
  [[nodiscard]] virtual bool passage(Square square, Way way) const = 0;

 private:
  Size size_;
};

}  // namespace triton::programs::search
