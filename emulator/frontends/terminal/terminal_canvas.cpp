#include "emulator/frontends/terminal/terminal_canvas.hpp"

#include <fmt/format.h>

#include <iterator>

namespace triton {
namespace {

constexpr std::string_view kClear = "\x1b[0m\x1b[2J";
constexpr std::string_view kHideCursor = "\x1b[?25l";
constexpr std::string_view kShowCursor = "\x1b[?25h";

std::string_view look_sequence(TextLook look) {
  switch (look) {
    case TextLook::kReverse:
      return "\x1b[0;7m";
    case TextLook::kDim:
      return "\x1b[0;2m";
    case TextLook::kPlain:
      break;
  }
  return "\x1b[0m";
}

bool shows_cursor(const TerminalCanvas& canvas) {
  return canvas.cursor_x >= 0 && canvas.cursor_y >= 0 &&
         static_cast<unsigned>(canvas.cursor_x) < canvas.width() &&
         static_cast<unsigned>(canvas.cursor_y) < canvas.height();
}

void append_move(std::string& output, unsigned x, unsigned y) {
  fmt::format_to(std::back_inserter(output), "\x1b[{};{}H", y + 1, x + 1);
}

/// Redraws the cells that differ.
std::string changed_cells(const TerminalCanvas& shown, const TerminalCanvas& wanted) {
  const bool same_size = shown.width() == wanted.width() && shown.height() == wanted.height();
  std::string output;
  if (!same_size) {
    output += kClear;
  }
  const CanvasCell blank;
  TextLook look = TextLook::kPlain;
  for (unsigned y = 0; y < wanted.height(); ++y) {
    bool in_place = false;
    for (unsigned x = 0; x < wanted.width(); ++x) {
      const CanvasCell& cell = wanted.at(x, y);
      if (cell == (same_size ? shown.at(x, y) : blank)) {
        in_place = false;
        continue;
      }
      if (!in_place) {
        append_move(output, x, y);
      }
      if (cell.look != look) {
        output += look_sequence(cell.look);
        look = cell.look;
      }
      output += cell.text;
      in_place = true;
    }
  }
  if (look != TextLook::kPlain) {
    output += look_sequence(TextLook::kPlain);
  }
  return output;
}

}  // namespace

void TerminalCanvas::put(int x, int y, std::string_view character, TextLook look) {
  if (x >= 0 && y >= 0 && static_cast<unsigned>(x) < width_ && static_cast<unsigned>(y) < height_) {
    CanvasCell& cell = cells_[static_cast<size_t>(y) * width_ + static_cast<size_t>(x)];
    cell.text = std::string(character);
    cell.look = look;
  }
}

void TerminalCanvas::write(int x, int y, std::string_view ascii, TextLook look) {
  for (size_t at = 0; at < ascii.size(); ++at) {
    put(x + static_cast<int>(at), y, ascii.substr(at, 1), look);
  }
}

std::string canvas_update(const TerminalCanvas& shown, const TerminalCanvas& wanted) {
  const std::string cells = changed_cells(shown, wanted);
  const bool cursor_moved = shown.cursor_x != wanted.cursor_x || shown.cursor_y != wanted.cursor_y;
  if (cells.empty() && !cursor_moved) {
    return {};
  }
  std::string output;
  if (!cells.empty()) {
    output += kHideCursor;
    output += cells;
  }
  if (shows_cursor(wanted)) {
    append_move(output, static_cast<unsigned>(wanted.cursor_x),
                static_cast<unsigned>(wanted.cursor_y));
    output += kShowCursor;
  } else {
    output += kHideCursor;
  }
  return output;
}

}  // namespace triton
