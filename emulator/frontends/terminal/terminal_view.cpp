#include "emulator/frontends/terminal/terminal_view.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "emulator/frontends/shared/wrapped_text.hpp"

namespace triton {
namespace {

constexpr int kColumns = kScreenColumns;
constexpr int kRows = kScreenRows;

/// What the host draws beside the machine's screen.
struct HostShapes {
  std::string_view across;
  std::string_view upright;
  std::array<std::string_view, 4> corners;  ///< above left and right, below left and right
  std::string_view lit;
  std::string_view dark;
};
constexpr HostShapes kUnicodeShapes{"─", "│", {"┌", "┐", "└", "┘"}, "●", "○"};
constexpr HostShapes kAsciiShapes{"-", "|", {"+", "+", "+", "+"}, "*", "."};

const HostShapes& shapes(const TerminalView& view) {
  return view.utf8 ? kUnicodeShapes : kAsciiShapes;
}

/// Where the screen's first cell goes along one axis: in the middle of `room`, or so that `cursor`
/// is in view. It moves by halves of the room, so that the picture stands while a line is typed.
int origin(int room, int cells, int cursor) {
  if (room >= cells) {
    return (room - cells) / 2;
  }
  const int step = std::max(room / 2, 1);
  const int steps = cursor < room ? 0 : (cursor - room) / step + 1;
  return std::max(-steps * step, room - cells);
}

void draw_frame(TerminalCanvas& canvas, const HostShapes& shapes, int left, int top, int columns,
                int rows) {
  for (int x = 0; x < columns; ++x) {
    canvas.put(left + x, top - 1, shapes.across, TextLook::kDim);
    canvas.put(left + x, top + rows, shapes.across, TextLook::kDim);
  }
  for (int y = 0; y < rows; ++y) {
    canvas.put(left - 1, top + y, shapes.upright, TextLook::kDim);
    canvas.put(left + columns, top + y, shapes.upright, TextLook::kDim);
  }
  canvas.put(left - 1, top - 1, shapes.corners[0], TextLook::kDim);
  canvas.put(left + columns, top - 1, shapes.corners[1], TextLook::kDim);
  canvas.put(left - 1, top + rows, shapes.corners[2], TextLook::kDim);
  canvas.put(left + columns, top + rows, shapes.corners[3], TextLook::kDim);
}

void draw_screen(TerminalCanvas& canvas, const TerminalView& view, int left, int top, int lines) {
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kColumns && top + row < lines; ++column) {
      const TerminalGlyph glyph = terminal_glyph(
          view.contents.at(static_cast<unsigned>(row), static_cast<unsigned>(column)), view.high);
      canvas.put(left + column, top + row,
                 view.utf8 ? std::string(glyph.utf8) : ascii_text(glyph.utf8),
                 glyph.reversed ? TextLook::kReverse : TextLook::kPlain);
    }
  }
}

/// In the upper `room` lines.
void draw_overlay(TerminalCanvas& canvas, const TerminalView& view, int room) {
  size_t widest = 0;
  for (const std::string& line : view.overlay) {
    widest = std::max(widest, line.size());
  }
  const int columns = static_cast<int>(widest) + 2;
  const int rows = std::min(static_cast<int>(view.overlay.size()), room);
  const int left = std::max((static_cast<int>(canvas.width()) - columns) / 2, 0);
  const int top = (room - rows) / 2;
  draw_frame(canvas, shapes(view), left, top, columns, rows);
  for (int row = 0; row < rows; ++row) {
    canvas.write(left, top + row, std::string(static_cast<size_t>(columns), ' '));
    canvas.write(left + 1, top + row, view.overlay[static_cast<size_t>(row)]);
  }
}

/// In the lowest of `room` lines, as many as it needs.
void draw_long_message(TerminalCanvas& canvas, const std::string& message, int room) {
  const auto lines = wrapped_text(message, canvas.width(), static_cast<size_t>(room));
  int y = room - static_cast<int>(lines.size());
  for (const std::string& line : lines) {
    canvas.write(0, y, std::string(canvas.width(), ' '), TextLook::kReverse);
    canvas.write(0, y++, line, TextLook::kReverse);
  }
}

/// The whole of `status`, or what comes before a ` - ` or a comma and fits.
std::string_view shortened(std::string_view status, int width) {
  const size_t room = static_cast<size_t>(std::max(width, 0));
  if (status.size() <= room) return status;
  const size_t end = std::max(status.rfind(", ", room) + 1, status.rfind(" - ", room) + 1);
  return status.substr(0, end == 0 ? room : end - 1);
}

/// How to quit stands there in any case, then what fits of the words, then the lights.
void draw_status(TerminalCanvas& canvas, const TerminalView& view) {
  constexpr std::array<std::string_view, 3> kHints{"F1 or Ctrl-] keys, Ctrl-Q quits ",
                                                   "F1 keys, Ctrl-Q quits", "Ctrl-Q quits"};
  constexpr int kLedsWidth = 9;
  const int y = static_cast<int>(canvas.height()) - 1;
  const int width = static_cast<int>(canvas.width());
  const auto room_beside = [width](std::string_view hint) {
    return width - static_cast<int>(hint.size()) - 1;
  };
  std::string_view words = view.message;
  if (static_cast<int>(words.size()) > room_beside(kHints.back())) {
    draw_long_message(canvas, view.message, y);
    words = {};
  }
  const bool is_message = !words.empty();
  if (!is_message) words = shortened(view.status, room_beside(kHints.back()));
  const auto* hint = std::find_if(kHints.begin(), kHints.end() - 1, [&](std::string_view each) {
    return static_cast<int>(words.size()) <= room_beside(each);
  });
  canvas.write(0, y, std::string(canvas.width(), ' '));
  canvas.write(0, y, words, is_message ? TextLook::kReverse : TextLook::kDim);
  int right = std::max(width - static_cast<int>(hint->size()), 0);
  canvas.write(right, y, *hint, TextLook::kDim);
  right -= kLedsWidth;
  if (static_cast<int>(words.size()) + 1 <= right) {
    for (int bit = 7; bit >= 0; --bit) {
      const bool lit = (view.leds >> bit & 1) == 0;
      canvas.put(right + 7 - bit, y, lit ? shapes(view).lit : shapes(view).dark, TextLook::kDim);
    }
  }
}

}  // namespace

TerminalCanvas lay_out(const TerminalView& view, unsigned width, unsigned height) {
  TerminalCanvas canvas(width, height);
  const int status_lines = height > 1 ? 1 : 0;
  const int lines = static_cast<int>(height) - status_lines;
  const int left =
      origin(static_cast<int>(width), kColumns, static_cast<int>(view.contents.cursor_column));
  const int top = origin(lines, kRows, static_cast<int>(view.contents.cursor_row));
  if (left >= 1 && top >= 1 && lines >= kRows + 2) {
    draw_frame(canvas, shapes(view), left, top, kColumns, kRows);
  }
  draw_screen(canvas, view, left, top, lines);
  canvas.cursor_x = left + static_cast<int>(view.contents.cursor_column);
  canvas.cursor_y = top + static_cast<int>(view.contents.cursor_row);
  if (!view.overlay.empty()) {
    draw_overlay(canvas, view, lines);
    canvas.cursor_x = -1;
  }
  if (status_lines > 0) {
    draw_status(canvas, view);
  }
  return canvas;
}

}  // namespace triton
