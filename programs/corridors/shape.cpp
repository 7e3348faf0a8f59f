#include "programs/corridors/shape.hpp"

#include <cstdlib>

namespace triton::programs::corridors {

namespace {

bool in_shape(Shape shape, int h, int dx, int dy) {
  const int distance = dx * dx + dy * dy;
  const bool disc = distance <= h * h + h;
  const int diagonal = std::abs(dy) * 3 / 2;
  switch (shape) {
    case Shape::kBox:
      return true;
    case Shape::kDisc:
      return disc;
    case Shape::kDiamond:
      return dx + std::abs(dy) <= h + 1;
    case Shape::kRing:
      return disc && distance > h * h / 4;
    case Shape::kLetterH:
      return dx <= 3 * h / 2 && (std::abs(dy) <= h / 4 || dx > 3 * h / 4);
    case Shape::kLetterT:
      return dx <= (dy < -(h / 3) ? 3 * h / 2 : h / 2);
    case Shape::kLetterX:
      break;
  }
  return std::abs(dx - diagonal) <= h / 3 + 1;
}

}  // namespace

bool inside(Shape shape, Size field, Square tile) {
  if (!programs::inside(field, tile)) return false;
  return in_shape(shape, field.height, std::abs(2 * tile.x - field.width - 1),
                  2 * tile.y - field.height - 1);
}

Square middle(Shape shape, Size field) {
  Square tile{field.width / 2 + 1, field.height / 2 + 1};
  while (!inside(shape, field, tile) && tile.x > 1) --tile.x;
  return tile;
}

}  // namespace triton::programs::corridors
