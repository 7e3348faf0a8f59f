// Text of files and calls, made fit for a terminal.
#pragma once

#include <string>
#include <string_view>

namespace triton {

/// Control characters as their pictures (U+2400 to U+2421), a column each, so that none acts on the
/// terminal or ends a message; tabs stay. C1 controls in UTF-8 (U+0080 to U+009F) become U+FFFD.
[[nodiscard]] inline std::string visible(std::string_view text) {
  std::string shown;
  for (size_t i = 0; i < text.size(); ++i) {
    const auto code = static_cast<unsigned char>(text[i]);
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
    if (code == 0x7F) {
      shown += "\u2421";
    } else if (code < 0x20 && code != '\t') {
      shown += "\xE2\x90";
      shown += static_cast<char>(0x80 + code);
    } else if (code == 0xC2 && next >= 0x80 && next < 0xA0) {
      shown += "\uFFFD";
      ++i;
    } else {
      shown += text[i];
    }
  }
  return shown;
}

}  // namespace triton
