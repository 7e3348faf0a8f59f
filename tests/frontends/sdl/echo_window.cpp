// Plays the echo machine in a window: what window_play_test drives under Xvfb.
#include <fmt/format.h>

#include <exception>

#include "emulator/frontends/sdl/sdl_host.hpp"
#include "tests/frontends/shared/echo_machine.hpp"

int main() {
  try {
    triton::HostOptions options;
    options.data_directory = TRITON_DATA_DIR;
    options.title = "echo";
    triton::Session session(triton::echo_firmware());
    return triton::run_sdl(session, options);
  } catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 2;
  }
}
