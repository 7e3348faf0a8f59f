// The shapes that a maze of corridors may fill.
//
// Size     of tiles, x = 1 at the left, y = 1 at the top. Square size 1, 2 or 3 is 3, 6 or 9 columns
//           by 1, 2 or 3 rows of the screen: square, for a cell is three times as tall as wide.
// Distances from the field's middle, in half tiles: dx = |2x - width - 1|, dy = 2y - height - 1.
#pragma once

#include <cstdint>

#include "programs/grid.hpp"

namespace triton::programs::corridors {

inline constexpr int kLargestTileSize = 3;

/// 21 x 12, 10 x 6 or 7 x 4 tiles.
[[nodiscard]] constexpr Size field_of(int tile_size) { return {21 / tile_size, 12 / tile_size}; }

/// By the numbers that the program gives them.
enum class Shape : uint8_t { kBox = 1, kDisc, kDiamond, kRing, kLetterH, kLetterT, kLetterX };

inline constexpr int kShapes = 7;

/// False for every tile outside the field.
[[nodiscard]] bool inside(Shape shape, Size field, Square tile);

/// The tile that digging starts from: the field's middle, or the shape's first tile left of it.
[[nodiscard]] Square middle(Shape shape, Size field);

}  // namespace triton::programs::corridors
