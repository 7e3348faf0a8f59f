#include "emulator/host/errors.hpp"
#include "tools/triton/commands.hpp"

namespace triton {

void add_run_command(CLI::App& app, int&) {
  app.add_subcommand("run", "")->callback([] { throw InternalError("run: not built yet"); });
}

}  // namespace triton
