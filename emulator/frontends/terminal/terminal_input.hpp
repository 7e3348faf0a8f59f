// Bytes from a terminal, as keys. Knows xterm's, VT220's and the Linux console's function keys, and
// bracketed paste. Characters come in UTF-8, or where the terminal has none as a byte each; a byte
// that begins no UTF-8 character is one of its own and takes none of those behind it along.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace triton {

struct TerminalEvent {
  enum class Kind { kCharacter, kFunctionKey, kPaste };
  Kind kind = Kind::kCharacter;
  char32_t character = 0;     ///< kCharacter
  unsigned function_key = 0;  ///< kFunctionKey: 1..12
  std::string text;           ///< kPaste: as the terminal encodes it

  bool operator==(const TerminalEvent&) const = default;
};

class TerminalInput {
 public:
  explicit TerminalInput(bool utf8 = true) : utf8_(utf8) {}
  /// Decodes what is complete; the rest waits for more bytes.
  [[nodiscard]] std::vector<TerminalEvent> feed(std::string_view bytes);
  /// No more bytes came for a while: a lone ESC was the Escape key.
  [[nodiscard]] std::vector<TerminalEvent> flush();
  /// Bytes wait for more.
  [[nodiscard]] bool pending() const { return !buffer_.empty() && !pasting_; }

 private:
  /// Takes one event, or something to be ignored, off the buffer; false when it is incomplete.
  bool take(std::vector<TerminalEvent>& events);
  bool take_escape(std::vector<TerminalEvent>& events);
  bool take_sequence(std::vector<TerminalEvent>& events);
  bool take_paste(std::vector<TerminalEvent>& events);
  void take_character(std::vector<TerminalEvent>& events, size_t length);

  bool utf8_;
  std::string buffer_;
  bool pasting_ = false;
};

}  // namespace triton
