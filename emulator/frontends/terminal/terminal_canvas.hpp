// A grid of characters, and the escape sequences that turn what a terminal shows into it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace triton {

enum class TextLook : uint8_t { kPlain, kReverse, kDim };

struct CanvasCell {
  std::string text = " ";  ///< one character, UTF-8, one column wide
  TextLook look = TextLook::kPlain;
  bool operator==(const CanvasCell&) const = default;
};

class TerminalCanvas {
 public:
  TerminalCanvas() = default;
  TerminalCanvas(unsigned width, unsigned height)
      : width_(width), height_(height), cells_(size_t{width} * height) {}

  [[nodiscard]] unsigned width() const { return width_; }
  [[nodiscard]] unsigned height() const { return height_; }
  [[nodiscard]] const CanvasCell& at(unsigned x, unsigned y) const {
    return cells_[size_t{y} * width_ + x];
  }
  /// Outside the grid: nothing happens.
  void put(int x, int y, std::string_view character, TextLook look = TextLook::kPlain);
  /// ASCII text, from (x, y) to the right.
  void write(int x, int y, std::string_view ascii, TextLook look = TextLook::kPlain);

  /// Where the terminal's own cursor stands; hidden when not in the grid.
  int cursor_x = -1;
  int cursor_y = -1;

 private:
  unsigned width_ = 0;
  unsigned height_ = 0;
  std::vector<CanvasCell> cells_;
};

/// What to send to a terminal that shows `shown` so that it shows `wanted`. Only changed cells are
/// redrawn; after a change of size everything is. Empty: nothing has changed.
[[nodiscard]] std::string canvas_update(const TerminalCanvas& shown, const TerminalCanvas& wanted);

}  // namespace triton
