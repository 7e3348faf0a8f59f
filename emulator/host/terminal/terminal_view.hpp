// The machine's screen, its lights and the host's words, laid out in a terminal of any size.
#pragma once

#include <string>
#include <vector>

#include "emulator/host/screen_contents.hpp"
#include "emulator/host/screen_text.hpp"
#include "emulator/host/terminal/terminal_canvas.hpp"

namespace triton {

struct TerminalView {
  ScreenContents contents{};
  uint8_t leds = 0xFF;  ///< a 0 bit is lit
  std::string status{};
  std::string message{};               ///< shown in place of the status
  std::vector<std::string> overlay{};  ///< its lines; none: not shown
  HighCodes high = HighCodes::kGraphics;
};

/// The screen stands in the middle, framed if there is room. In a terminal smaller than 64 x 16 the
/// part around the cursor is shown. The last line, if there is one to spare, is the status; a
/// message is shown in any case.
[[nodiscard]] TerminalCanvas lay_out(const TerminalView& view, unsigned width, unsigned height);

}  // namespace triton
