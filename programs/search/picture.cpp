#include "programs/search/picture.hpp"

#include "programs/glyphs.hpp"

namespace triton::programs::search {

void Picture::fill_with_rock() {
  for (int y = 0; y <= size_.height + 1; ++y) {
    for (int x = 0; x <= size_.width + 1; ++x) {
      for (int column = 0; column < layout_.columns; ++column) store({x, y}, column, kSolid);
    }
  }
}

void Picture::number_frame() {
  for (int x = 5; x <= size_.width; x += 5) number({x, 0}, x);
  for (int y = 5; y <= size_.height; y += 5) number({0, y}, y);
}

void Picture::number(Square frame, int number) {
  const bool two_digits = number > 9;
  store(frame, 0, static_cast<uint8_t>('0' + (two_digits ? number / 10 : number)));
  store(frame, 1, two_digits ? static_cast<uint8_t>('0' + number % 10) : kSolid);
}

void Picture::store(Square square, int column, uint8_t code) {
  const int row = kFirstRow + square.y;
  screen_.poke(row * kColumns + left_column_ + layout_.columns * square.x + column + 1, code);
}

}  // namespace triton::programs::search
