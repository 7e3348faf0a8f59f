// What an output can show: UTF-8 or only ASCII, escape sequences or none. The one place that decides
// it, for the terminal host, `--screen`, mazes, reports and messages.
//
// The locale is the first of LC_ALL, LC_CTYPE and LANG that is not empty, as in POSIX. Its codeset
// is what follows the dot (`en_GB.UTF-8`), else what the system says; a locale that the system does
// not know is taken at its word. C, POSIX, Latin-1 and every other codeset but UTF-8 get ASCII: no
// byte above 7E is ever sent there. TERM=dumb gets ASCII and no escape sequence.
//
// That holds for standard output and standard error wherever they go, since a pipe mostly ends in a
// terminal too. Where no locale is set (or no TERM), a terminal gets ASCII (or no escape sequences)
// while a pipe or a file gets what was asked for. A file that a call names (`-o maze.txt`) always
// does.
#pragma once

#include <string>
#include <string_view>

namespace triton {

struct TextOutput {
  bool utf8 = true;
  bool escapes = true;

  bool operator==(const TextOutput&) const = default;
  /// `text`, UTF-8, as this output can show it: see ascii_text() (screen_text.hpp).
  [[nodiscard]] std::string fit(std::string_view text) const;
};

/// What decides; an empty string is as good as a variable that is not set.
struct TextEnvironment {
  std::string_view locale{};  ///< its name
  std::string_view term{};
};

[[nodiscard]] TextOutput text_output(bool is_terminal, const TextEnvironment& environment);

/// Of a file descriptor, in the process's environment.
[[nodiscard]] TextOutput text_output(int descriptor);

}  // namespace triton
