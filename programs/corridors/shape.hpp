// The shapes that a maze of corridors may fill.
//
// Field     of tiles, x = 1 at the left, y = 1 at the top. Tile size 1, 2 or 3 is 3, 6 or 9 columns
//           by 1, 2 or 3 rows of the screen: square, for a cell is three times as tall as wide.
// Distances from the field's middle, in half tiles: dx = |2x - width - 1|, dy = 2y - height - 1.
#pragma once

#include <cstdint>
#include <string_view>

namespace triton::programs::corridors {

struct Field {
  int width = 0;
  int height = 0;

  bool operator==(const Field&) const = default;
};

inline constexpr int kLargestTileSize = 3;

/// 21 x 12, 10 x 6 or 7 x 4 tiles.
[[nodiscard]] constexpr Field field_of(int tile_size) { return {21 / tile_size, 12 / tile_size}; }

/// By the numbers that the program gives them.
enum class Shape : uint8_t { kBox = 1, kDisc, kDiamond, kRing, kLetterH, kLetterT, kLetterX };

inline constexpr int kShapes = 7;

struct Tile {
  int x = 1;
  int y = 1;

  bool operator==(const Tile&) const = default;
};

/// False for every tile outside the field.
[[nodiscard]] bool inside(Shape shape, Field field, Tile tile);

/// The tile that digging starts from: the field's middle, or the shape's first tile left of it.
[[nodiscard]] Tile middle(Shape shape, Field field);

}  // namespace triton::programs::corridors
