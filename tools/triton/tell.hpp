// A line for the person at the terminal, beside what the program prints.
#pragma once

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <string>
#include <string_view>

#include "emulator/formats/text_output.hpp"
#include "emulator/support/visible_text.hpp"

namespace triton {

/// Prints lines for a person, UTF-8, as standard error can show them. Nobody hears it where
/// that cannot be written.
inline void print_to_stderr(std::string_view lines) {
  (void)std::fputs(text_output(STDERR_FILENO).fit(lines).c_str(), stderr);
}

/// Likewise what a person reads on standard output.
inline void print_to_stdout(std::string_view lines) {
  fmt::print("{}", text_output(STDOUT_FILENO).fit(lines));
}

inline void tell(const std::string& words) {
  print_to_stderr(fmt::format("triton: {}\n", visible(words)));
}

}  // namespace triton
