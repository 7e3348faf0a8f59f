#include "emulator/host/errors.hpp"
#include "tools/triton/commands.hpp"

namespace triton {

void add_compare_command(CLI::App& app, int&) {
  app.add_subcommand("compare", "")->callback([] {
    throw InternalError("compare: not built yet");
  });
}

}  // namespace triton
