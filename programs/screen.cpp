#include "programs/screen.hpp"

#include <algorithm>
#include <cstddef>

#include "programs/glyphs.hpp"

namespace triton::programs {

namespace {

constexpr int kLastRow = kRows - 1;
constexpr int kLastColumn = kColumns - 1;

int cursor_ram_row(const Frame& frame) { return (frame.start_row + frame.cursor_row) % kRows; }

int cursor_cell(const Frame& frame) {
  return cursor_ram_row(frame) * kColumns + frame.cursor_column;
}

uint8_t* cursor_line(Frame& frame) {
  const std::ptrdiff_t line = cursor_ram_row(frame);
  return frame.cells.data() + line * kColumns;
}

void home(Frame& frame) {
  frame.start_row = 0;
  frame.cursor_row = 0;
  frame.cursor_column = 0;
}

/// One row down; on the last row the picture moves up instead, and the row that left at the top
/// comes back at the bottom: blank, unless the move is one that does not write.
void line_feed(Frame& frame, bool writing) {
  if (frame.cursor_row < kLastRow) {
    ++frame.cursor_row;
    return;
  }
  frame.start_row = static_cast<uint8_t>((frame.start_row + 1) % kRows);
  if (writing) std::fill_n(cursor_line(frame), kColumns, kBlank);
}

void up(Frame& frame) {
  frame.cursor_row = static_cast<uint8_t>((frame.cursor_row + kLastRow) % kRows);
}

void left(Frame& frame) {
  if (frame.cursor_column > 0) {
    --frame.cursor_column;
    return;
  }
  frame.cursor_column = kLastColumn;
  up(frame);
}

void advance_without_writing(Frame& frame) {
  if (frame.cursor_column < kLastColumn) {
    ++frame.cursor_column;
    return;
  }
  frame.cursor_column = 0;
  frame.cursor_row = static_cast<uint8_t>((frame.cursor_row + 1) % kRows);
}

void write(Frame& frame, uint8_t code) {
  cursor_line(frame)[frame.cursor_column] = code;
  if (frame.cursor_column < kLastColumn) {
    ++frame.cursor_column;
    return;
  }
  frame.cursor_column = 0;
  line_feed(frame, true);
}

/// In column 0 the controller only returns: a line that is full to column 63 and then ended with
/// a carriage return stays on the screen.
void erase_to_end_of_line_and_return(Frame& frame) {
  if (frame.cursor_column > 0) {
    std::fill(cursor_line(frame) + frame.cursor_column, cursor_line(frame) + kColumns, kBlank);
  }
  frame.cursor_column = 0;
}

}  // namespace

void Screen::send(uint8_t code) {
  code &= 0x7F;
  const Write command{Write::Kind::kController, code, cursor_cell(frame_)};
  switch (code) {
    case 0x00:
    case 0x04:
      return;
    case 0x08:
      left(frame_);
      break;
    case 0x09:
      advance_without_writing(frame_);
      break;
    case 0x0A:
      line_feed(frame_, true);
      break;
    case 0x0B:
      up(frame_);
      break;
    case 0x0C:
      frame_.cells.fill(kBlank);
      home(frame_);
      break;
    case 0x0D:
      erase_to_end_of_line_and_return(frame_);
      break;
    case 0x1B:
      line_feed(frame_, false);
      break;
    case 0x1C:
      home(frame_);
      break;
    case 0x1D:
      frame_.cursor_column = 0;
      break;
    default:
      write(frame_, code);
      break;
  }
  last_write_ = command;
  sink_.frame(frame_);
}

void Screen::poke(int address, uint8_t code) {
  code &= 0x7F;
  frame_.cells.at(static_cast<std::size_t>(address - 1)) = code;
  last_write_ = {Write::Kind::kStore, code, address - 1};
  sink_.frame(frame_);
}

}  // namespace triton::programs
