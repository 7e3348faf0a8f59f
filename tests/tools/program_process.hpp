// The triton program run as a user runs it, with what it printed.
#pragma once

#include <sys/wait.h>

#include <cstdlib>
#include <string>
#include <string_view>

#include "emulator/support/files.hpp"
#include "tests/support/temporary_directory.hpp"

namespace triton {

struct ProcessOutcome {
  int status = 0;  ///< exit status, or -1 when a signal ended it
  std::string output;
  std::string errors;
};

/// Runs `triton ARGUMENTS` through the shell in `directory`, not in a terminal, and without a
/// display and a person's own options, in UTF-8, unless `environment` (NAME=VALUE ...) names them.
inline ProcessOutcome run_triton(const TemporaryDirectory& directory, std::string_view arguments,
                                 std::string_view environment = "") {
  const std::string command =
      "cd '" + directory.path().string() +
      "' && env -u DISPLAY -u WAYLAND_DISPLAY LC_ALL=C.UTF-8 TERM=xterm XDG_CONFIG_HOME=/nowhere " +
      std::string(environment) + " '" + TRITON_PROGRAM + "' </dev/null " + std::string(arguments) +
      " >.stdout 2>.stderr";
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_text_file(directory / ".stdout"),
          read_text_file(directory / ".stderr")};
}

}  // namespace triton
