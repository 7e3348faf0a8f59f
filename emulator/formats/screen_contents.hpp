// What stands on the screen: the cells as displayed, top row first, and the cursor.
#pragma once

#include <array>
#include <cstdint>

#include "emulator/chips/vdu.hpp"

namespace triton {

struct ScreenContents {
  std::array<uint8_t, kScreenCells> codes{};  ///< 00-7F; displayed row * 64 + column
  unsigned cursor_row = 0;                    ///< displayed row, 0..15
  unsigned cursor_column = 0;                 ///< 0..63

  [[nodiscard]] uint8_t at(unsigned row, unsigned column) const {
    return codes[row * kScreenColumns + column];
  }
  bool operator==(const ScreenContents&) const = default;
};

[[nodiscard]] ScreenContents contents_of(const Vdu& vdu);

}  // namespace triton
