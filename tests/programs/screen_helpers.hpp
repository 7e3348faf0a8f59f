// What the tests of the references share: a blank screen, and the screen as readable text.
#pragma once

#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include "programs/screen.hpp"

namespace triton::programs {

inline Frame blank_frame() {
  Frame frame;
  frame.cells.fill(' ');
  return frame;
}

class NoSink final : public FrameSink {
 public:
  void frame(const Frame&) override {}
};

/// The graphics that the maze programs draw with.
inline const std::map<uint8_t, std::string> kGraphics{
    {0x0C, "╳"}, {0x10, "●"}, {0x12, "·"}, {0x69, "▏"}, {0x6A, "▕"}, {0x6B, "▔"},
    {0x6C, "▁"}, {0x6D, "┌"}, {0x6E, "┐"}, {0x6F, "└"}, {0x70, "┘"}, {0x71, "╱"},
    {0x72, "╲"}, {0x7A, "█"}, {0x7B, "↑"}, {0x7C, "↓"}, {0x7D, "←"}, {0x7E, "→"}};

inline std::string readable(uint8_t code) {
  const auto found = kGraphics.find(code);
  if (found != kGraphics.end()) return found->second;
  return code >= 0x20 && code < 0x60 ? std::string(1, static_cast<char>(code)) : "?";
}

/// A displayed row without the spaces at its end.
inline std::string row_text(const Frame& frame, int row) {
  std::string text;
  std::size_t end = 0;
  for (int column = 0; column < kColumns; ++column) {
    const uint8_t code = frame.displayed(row, column);
    text += readable(code);
    if (code != ' ') end = text.size();
  }
  text.resize(end);
  return text;
}

/// Sixteen lines.
inline std::string screen_picture(const Frame& frame) {
  std::string text;
  for (int row = 0; row < kRows; ++row) text += row_text(frame, row) + "\n";
  return text;
}

/// A file below tests/data; empty when there is none.
inline std::string test_data(const std::string& name) {
  std::ifstream file(std::string(TRITON_TEST_DATA_DIR) + "/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace triton::programs
