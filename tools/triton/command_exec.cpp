#include "emulator/host/errors.hpp"
#include "tools/triton/commands.hpp"

namespace triton {

void add_exec_command(CLI::App& app, int&) {
  app.add_subcommand("exec", "")->callback([] { throw InternalError("exec: not built yet"); });
}

}  // namespace triton
