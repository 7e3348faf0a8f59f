#include "emulator/host/terminal/terminal_view.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "emulator/host/interactive/wrapped_text.hpp"

namespace triton {
namespace {

constexpr int kColumns = kScreenColumns;
constexpr int kRows = kScreenRows;

/// Where the screen's first cell goes along one axis: in the middle of `room`, or so that `cursor`
/// is in view.
int origin(int room, int cells, int cursor) {
  if (room >= cells) {
    return (room - cells) / 2;
  }
  return std::clamp(room / 2 - cursor, room - cells, 0);
}

void draw_frame(TerminalCanvas& canvas, int left, int top, int columns, int rows) {
  for (int x = 0; x < columns; ++x) {
    canvas.put(left + x, top - 1, "─", TextLook::kDim);
    canvas.put(left + x, top + rows, "─", TextLook::kDim);
  }
  for (int y = 0; y < rows; ++y) {
    canvas.put(left - 1, top + y, "│", TextLook::kDim);
    canvas.put(left + columns, top + y, "│", TextLook::kDim);
  }
  canvas.put(left - 1, top - 1, "┌", TextLook::kDim);
  canvas.put(left + columns, top - 1, "┐", TextLook::kDim);
  canvas.put(left - 1, top + rows, "└", TextLook::kDim);
  canvas.put(left + columns, top + rows, "┘", TextLook::kDim);
}

void draw_screen(TerminalCanvas& canvas, const TerminalView& view, int left, int top, int lines) {
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kColumns && top + row < lines; ++column) {
      const TerminalGlyph glyph = terminal_glyph(
          view.contents.at(static_cast<unsigned>(row), static_cast<unsigned>(column)), view.high);
      canvas.put(left + column, top + row, glyph.utf8,
                 glyph.reversed ? TextLook::kReverse : TextLook::kPlain);
    }
  }
}

void draw_overlay(TerminalCanvas& canvas, const std::vector<std::string>& lines) {
  size_t widest = 0;
  for (const std::string& line : lines) {
    widest = std::max(widest, line.size());
  }
  const int columns = static_cast<int>(widest) + 2;
  const int rows = static_cast<int>(lines.size());
  const int left = std::max((static_cast<int>(canvas.width()) - columns) / 2, 0);
  const int top = std::max((static_cast<int>(canvas.height()) - rows) / 2, 0);
  for (int row = 0; row < rows; ++row) {
    canvas.write(left, top + row, std::string(static_cast<size_t>(columns), ' '));
    canvas.write(left + 1, top + row, lines[static_cast<size_t>(row)]);
  }
  draw_frame(canvas, left, top, columns, rows);
}

/// In the lowest lines, as many as it needs.
void draw_long_message(TerminalCanvas& canvas, const std::string& message) {
  const auto lines = wrapped_text(message, canvas.width(), canvas.height());
  int y = static_cast<int>(canvas.height() - lines.size());
  for (std::string line : lines) {
    line.resize(canvas.width(), ' ');
    canvas.write(0, y++, line, TextLook::kReverse);
  }
}

void draw_status(TerminalCanvas& canvas, const TerminalView& view) {
  constexpr std::string_view kHint = "F1 or Ctrl-] keys, Ctrl-Q quits ";
  constexpr int kLedsWidth = 9;
  const int y = static_cast<int>(canvas.height()) - 1;
  const int width = static_cast<int>(canvas.width());
  const std::string& words = view.message.empty() ? view.status : view.message;
  if (view.message.size() > canvas.width()) {
    draw_long_message(canvas, view.message);
    return;
  }
  canvas.write(0, y, words, view.message.empty() ? TextLook::kDim : TextLook::kReverse);
  int right = width - static_cast<int>(kHint.size());
  if (static_cast<int>(words.size()) + 1 <= right) {
    canvas.write(right, y, kHint, TextLook::kDim);
  } else {
    right = width;
  }
  right -= kLedsWidth;
  if (static_cast<int>(words.size()) + 1 <= right) {
    for (int bit = 7; bit >= 0; --bit) {
      const bool lit = (view.leds >> bit & 1) == 0;
      canvas.put(right + 7 - bit, y, lit ? "●" : "○", TextLook::kDim);
    }
  }
}

}  // namespace

TerminalCanvas lay_out(const TerminalView& view, unsigned width, unsigned height) {
  TerminalCanvas canvas(width, height);
  const int status_lines = height > kScreenRows ? 1 : 0;
  const int lines = static_cast<int>(height) - status_lines;
  const int left =
      origin(static_cast<int>(width), kColumns, static_cast<int>(view.contents.cursor_column));
  const int top = origin(lines, kRows, static_cast<int>(view.contents.cursor_row));
  if (left >= 1 && top >= 1 && lines >= kRows + 2) {
    draw_frame(canvas, left, top, kColumns, kRows);
  }
  draw_screen(canvas, view, left, top, lines);
  canvas.cursor_x = left + static_cast<int>(view.contents.cursor_column);
  canvas.cursor_y = top + static_cast<int>(view.contents.cursor_row);
  if (status_lines > 0 || !view.message.empty()) {
    draw_status(canvas, view);
  }
  if (!view.overlay.empty()) {
    draw_overlay(canvas, view.overlay);
    canvas.cursor_x = -1;
  }
  return canvas;
}

}  // namespace triton
