// Text of files and calls, made fit for a terminal.
#pragma once

#include <string>
#include <string_view>

namespace triton {

/// Bytes of the UTF-8 character that `text` begins with, 1 to 4; 0 where it begins with none (a
/// stray or cut sequence, an overlong form, a surrogate, a value above U+10FFFF).
[[nodiscard]] inline size_t utf8_length(std::string_view text) {
  const auto byte = [text](size_t i) {
    return static_cast<unsigned>(static_cast<unsigned char>(i < text.size() ? text[i] : 0));
  };
  const unsigned lead = byte(0);
  if (lead < 0x80) return text.empty() ? 0 : 1;
  const size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4) return 0;
  for (size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
  }
  const bool is_bad = (lead == 0xE0 && byte(1) < 0xA0) || (lead == 0xED && byte(1) > 0x9F) ||
                      (lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) > 0x8F);
  return is_bad ? 0 : length;
}

/// Control characters as their pictures (U+2400 to U+2421), a column each, so that none acts on the
/// terminal or ends a message; tabs stay. C1 controls in UTF-8 (U+0080 to U+009F) become U+FFFD, as
/// does each byte that is no UTF-8: an 8-bit terminal obeys 9BH as it does ESC [.
[[nodiscard]] inline std::string visible(std::string_view text) {
  std::string shown;
  for (size_t i = 0; i < text.size(); ++i) {
    const auto code = static_cast<unsigned char>(text[i]);
    const size_t length = utf8_length(text.substr(i));
    const bool is_c1 =
        length == 2 && code == 0xC2 && static_cast<unsigned char>(text[i + 1]) < 0xA0;
    if (code == 0x7F) {
      shown += "\u2421";
    } else if (code < 0x20 && code != '\t') {
      shown += "\xE2\x90";
      shown += static_cast<char>(0x80 + code);
    } else if (length == 0 || is_c1) {
      shown += "\uFFFD";
      if (is_c1) ++i;
    } else {
      shown += text.substr(i, length);
      i += length - 1;
    }
  }
  return shown;
}

}  // namespace triton
