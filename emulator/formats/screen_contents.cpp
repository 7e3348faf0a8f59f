#include "emulator/formats/screen_contents.hpp"

namespace triton {

ScreenContents contents_of(const Vdu& vdu) {
  ScreenContents contents;
  for (unsigned row = 0; row < kScreenRows; ++row) {
    for (unsigned column = 0; column < kScreenColumns; ++column) {
      contents.codes[row * kScreenColumns + column] = vdu.displayed(row, column);
    }
  }
  contents.cursor_row = vdu.state.cursor_row;
  contents.cursor_column = vdu.state.cursor_column;
  return contents;
}

}  // namespace triton
