// Plays the echo machine in a terminal: what terminal_play_test drives through tmux.
#include <fmt/format.h>

#include <exception>

#include "emulator/host/terminal/terminal_host.hpp"
#include "tests/host/interactive/echo_machine.hpp"

int main() {
  try {
    triton::HostOptions options;
    options.data_directory = TRITON_DATA_DIR;
    options.sound = false;
    options.title = "echo";
    triton::Session session(triton::echo_firmware());
    return triton::run_terminal(session, options);
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 2;
  }
}
