#include "emulator/host/errors.hpp"
#include "tools/triton/commands.hpp"

namespace triton {

void add_disasm_command(CLI::App& app, int&) {
  app.add_subcommand("disasm", "")->callback([] { throw InternalError("disasm: not built yet"); });
}

}  // namespace triton
