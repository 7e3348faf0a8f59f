// Plays in a UTF-8 terminal, also over ssh.
#pragma once

#include "emulator/host/host_options.hpp"
#include "emulator/host/session.hpp"

namespace triton {

/// Until the user quits, the terminal goes away, or options.until_cycle. Returns 0. A signal that
/// asks the program to end is raised again once the terminal is restored. Throws InputError when
/// standard input and output are not a terminal.
int run_terminal(Session& session, const HostOptions& options);

}  // namespace triton
