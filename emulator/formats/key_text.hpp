// The notation in which keys are given: --keys, --keys-file, Session::type.
//
//   A        the key for which the monitor's INCH returns that character; lower case: graphics
//   \r \n    Return; so is a line end in the text itself (LF, CR or CRLF)
//   \e       Escape (1B)        \xHH   the character of that code, 00 to 7F
//   \\       a backslash        ~      nothing is typed for one emulated second (\x7E: a tilde)
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace triton {

/// A character that INCH shall return, or a second's wait.
struct TypedKey {
  enum class Kind : uint8_t { kCharacter, kWaitOneSecond };
  Kind kind = Kind::kCharacter;
  uint8_t character = 0;  ///< 00-7F

  bool operator==(const TypedKey&) const = default;
};

/// `name` stands for the text in messages ("--keys", a file). Throws InputError with the position.
[[nodiscard]] std::vector<TypedKey> parse_key_text(std::string_view text, const std::string& name);

}  // namespace triton
