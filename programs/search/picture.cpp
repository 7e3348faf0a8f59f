#include "programs/search/picture.hpp"

namespace triton::programs::search {

void Picture::fill_with_rock() {
  for (int y = 0; y <= size_.height + 1; ++y) {
    for (int x = 0; x <= size_.width + 1; ++x) {
      for (int column = 0; column < layout_.columns; ++column) store({x, y}, column, kSolid);
    }
  }
}

void Picture::store(Square square, int column, uint8_t code) {
  const int row = kFirstRow + square.y;
  screen_.poke(row * kColumns + left_column_ + layout_.columns * square.x + column + 1, code);
}

}  // namespace triton::programs::search
