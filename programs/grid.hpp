// Squares and their four sides, for everything here that has a plan.
//
// Squares   x = 1.. from the left, y = 1.. from the top.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace triton::programs {

struct Size {
  int width = 0;   ///< squares, 1..
  int height = 0;  ///< squares, 1..

  bool operator==(const Size&) const = default;
};

struct Square {
  int x = 1;
  int y = 1;

  bool operator==(const Square&) const = default;
};

[[nodiscard]] constexpr bool inside(Size size, Square square) {
  return square.x >= 1 && square.x <= size.width && square.y >= 1 && square.y <= size.height;
}

/// A side of a square, and the way that somebody in it faces or goes. Clockwise.
enum class Side : uint8_t { kUp, kRight, kDown, kLeft };

inline constexpr unsigned kSides = 4;
inline constexpr std::array<Side, kSides> kAllSides{Side::kUp, Side::kRight, Side::kDown,
                                                    Side::kLeft};

/// `quarters` quarter turns to the right.
[[nodiscard]] constexpr Side turned(Side side, unsigned quarters) {
  return static_cast<Side>((static_cast<unsigned>(side) + quarters) % kSides);
}
[[nodiscard]] constexpr Side left_of(Side side) { return turned(side, 3); }
[[nodiscard]] constexpr Side right_of(Side side) { return turned(side, 1); }
[[nodiscard]] constexpr Side opposite(Side side) { return turned(side, 2); }

/// The bit of a side in a set of sides: up 1, right 2, down 4, left 8.
[[nodiscard]] constexpr uint8_t bit_of(Side side) {
  return static_cast<uint8_t>(1U << static_cast<unsigned>(side));
}

[[nodiscard]] constexpr Square beyond(Square square, Side side) {
  switch (side) {
    case Side::kUp:
      return {square.x, square.y - 1};
    case Side::kRight:
      return {square.x + 1, square.y};
    case Side::kDown:
      return {square.x, square.y + 1};
    case Side::kLeft:
      break;
  }
  return {square.x - 1, square.y};
}

}  // namespace triton::programs
