// The screen as text: 16 lines, for terminals, scripts and tests.
#pragma once

#include <string>
#include <string_view>

#include "emulator/chips/vdu.hpp"
#include "emulator/formats/screen_contents.hpp"

namespace triton {

enum class ScreenTextStyle {
  kText,     ///< ASCII only: a graphic becomes the nearest ASCII character
  kUnicode,  ///< UTF-8: a graphic becomes the nearest Unicode character, one column wide
  kAnsi,     ///< as kUnicode, with reverse video for the cursor's cell and for reversed graphics
  kCodes,    ///< 64 two-digit hexadecimal codes a line, separated by spaces
};

/// Which generator stands behind codes 60-7F.
enum class HighCodes : bool { kGraphics, kLowerCase };

/// Sixteen lines, each ended by \n. Spaces at the end of a line are left out (not of kCodes).
[[nodiscard]] std::string screen_text(const ScreenContents& contents, ScreenTextStyle style,
                                      HighCodes high = HighCodes::kGraphics);
[[nodiscard]] std::string screen_text(const Vdu& vdu, ScreenTextStyle style,
                                      HighCodes high = HighCodes::kGraphics);

/// Nearest ASCII character of `code` (00-7F).
[[nodiscard]] char nearest_ascii(uint8_t code, HighCodes high = HighCodes::kGraphics);
/// Nearest Unicode character of `code` (00-7F), as UTF-8.
[[nodiscard]] std::string_view nearest_unicode(uint8_t code, HighCodes high = HighCodes::kGraphics);

/// UTF-8 text for an output that shows only ASCII: what stands for a graphic becomes the graphic's
/// nearest ASCII character, any other character beyond ASCII, and a byte that is no UTF-8, a `?`.
[[nodiscard]] std::string ascii_text(std::string_view utf8);

/// A character for a terminal that can show reverse video.
struct TerminalGlyph {
  std::string_view utf8;
  bool reversed = false;
  bool operator==(const TerminalGlyph&) const = default;
};
[[nodiscard]] TerminalGlyph terminal_glyph(uint8_t code, HighCodes high = HighCodes::kGraphics);

}  // namespace triton
