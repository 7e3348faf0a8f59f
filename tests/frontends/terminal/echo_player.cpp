// Plays the echo machine in a terminal: what terminal_play_test drives through tmux.
#include <fmt/format.h>

#include <csignal>
#include <exception>

#include "emulator/frontends/terminal/terminal_host.hpp"
#include "tests/frontends/shared/echo_machine.hpp"

int main() {
  try {
    triton::HostOptions options;
    options.data_directory = TRITON_DATA_DIR;
    options.sound = false;
    options.title = "echo";
    triton::Session session(triton::echo_firmware());
    const int end_signal = triton::run_terminal(session, options);
    if (end_signal != 0) (void)std::raise(end_signal);
    return 0;
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 2;
  }
}
