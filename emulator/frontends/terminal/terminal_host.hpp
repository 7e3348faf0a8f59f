// Plays in a UTF-8 terminal, also over ssh.
#pragma once

#include "emulator/frontends/shared/host_options.hpp"
#include "emulator/session/session.hpp"

namespace triton {

/// Until the user quits, the terminal goes away, or options.until_cycle. Returns the signal that
/// asked the program to end, or 0; the terminal is restored then. Throws InputError when standard
/// input and output are not a terminal.
[[nodiscard]] int run_terminal(Session& session, const HostOptions& options);

}  // namespace triton
