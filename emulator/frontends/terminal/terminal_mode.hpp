// The terminal in raw mode on its alternate screen, and back again: on every way out, crashes
// included. Signals that ask the program to end are EndSignals'.
#pragma once

#include <string_view>

namespace triton {

/// Throws InputError when standard input and output are no terminal, or one without escape sequences
/// (text_output.hpp).
void require_terminal();

/// One at a time in a process: signal handlers know it.
class TerminalMode {
 public:
  /// Takes over standard input and output. Throws as require_terminal() does.
  TerminalMode();
  TerminalMode(const TerminalMode&) = delete;
  TerminalMode& operator=(const TerminalMode&) = delete;
  /// Gives the terminal back.
  ~TerminalMode();

  struct Size {
    unsigned width = 80;
    unsigned height = 24;
    bool operator==(const Size&) const = default;
  };
  [[nodiscard]] Size size() const;

  /// True once after the terminal was given back and taken again (the process was stopped and
  /// continued) or had its size changed: everything must be redrawn.
  [[nodiscard]] bool take_redraw_request();
  /// Writes everything. False: the terminal is gone.
  [[nodiscard]] bool write(std::string_view bytes) const;
};

}  // namespace triton
