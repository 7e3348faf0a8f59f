// BASIC's PRINT and INPUT as the level 4.1 firmware does them, for the native references.
//
// New line   0D then 0A.
// Numbers    right-justified in a field of 8, or of the width given; a longer number is printed
//            whole.
// INPUT      prints the variable's name and a space, or the quoted prompt alone, and echoes each
//            key as it comes; Return echoes a new line. Control-H echoes 08 and takes the last
//            character back; with nothing typed it does nothing. A line takes 72 characters: more
//            are neither stored nor echoed, and Return then prints SORRY unless Control-H has
//            stepped back first. A reply that is not one whole expression (LEFT, 5X, 1 2) prints
//            WHAT? and a new line, a number above 32767 prints HOW?; all three ask again.
// End        when a program stops, BASIC prints a new line, OK, a new line and the prompt >.
//
// Not modelled   replies that are more than a number or a variable with an optional sign:
//                operators, parentheses, @(), functions. They throw ReplyNotModelled.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "programs/screen.hpp"

namespace triton::programs {

/// Thrown by a KeySource that has no more keys: the run ends there, in a state that can be
/// compared.
struct EndOfKeys {};

class KeySource {
 public:
  virtual ~KeySource() = default;
  /// The next character (00-7F) that the monitor's INCH returns. Throws EndOfKeys.
  virtual uint8_t next() = 0;
};

/// A fixed text as keys.
class TextKeys final : public KeySource {
 public:
  explicit TextKeys(std::string text) : text_(std::move(text)) {}
  uint8_t next() override;

 private:
  std::string text_;
  std::size_t position_ = 0;
};

/// A reply that the references do not model (an expression beyond a number or one letter).
class ReplyNotModelled : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Thrown when the key is Control-C: the firmware has gone back to the monitor; the reference ends
/// there.
struct ControlC {};

class Console {
 public:
  Console(Screen& screen, KeySource& keys) : screen_(screen), keys_(keys) {}

  void print(std::string_view text);
  void print_number(int value, int width = 8);
  void new_line();
  /// INPUT: `prompt` as it appears on the screen (for a bare variable its name and a space). A
  /// number is its value; a single letter A-Z is asked from `variable`.
  int input(std::string_view prompt, const std::function<int(char)>& variable);
  /// What BASIC prints when a program has ended.
  void ready();

 private:
  Screen& screen_;
  KeySource& keys_;
};

}  // namespace triton::programs
