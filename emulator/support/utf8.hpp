// Characters of a UTF-8 text.
#pragma once

#include <string>
#include <string_view>

namespace triton {

/// Bytes that are not UTF-8 become U+FFFD, one each.
[[nodiscard]] std::u32string decode_utf8(std::string_view text);

/// Length in bytes of the character that begins with `first`; 0 for a byte that begins none.
[[nodiscard]] unsigned utf8_length(char first);

}  // namespace triton
