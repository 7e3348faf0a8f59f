// The machine's screen, its lights and the host's words, laid out in a terminal of any size.
#pragma once

#include <string>
#include <vector>

#include "emulator/formats/screen_contents.hpp"
#include "emulator/formats/screen_text.hpp"
#include "emulator/frontends/terminal/terminal_canvas.hpp"

namespace triton {

struct TerminalView {
  ScreenContents contents{};
  uint8_t leds = 0xFF;  ///< a 0 bit is lit
  /// What is read here is ASCII.
  std::string status{};
  std::string message{};               ///< shown in place of the status
  std::vector<std::string> overlay{};  ///< its lines; none: not shown
  HighCodes high = HighCodes::kGraphics;
  bool utf8 = true;  ///< else everything is drawn in ASCII
};

/// The screen stands in the middle, framed if there is room. In a terminal of less than 64 columns
/// or 17 lines a part of it is shown: from its upper left corner, or moved as far as the cursor
/// needs. The last line is the status, with how to quit in any case; it and the overlay, which
/// covers the middle, are cut to what fits. A message takes the status's place, or lines above it.
[[nodiscard]] TerminalCanvas lay_out(const TerminalView& view, unsigned width, unsigned height);

}  // namespace triton
