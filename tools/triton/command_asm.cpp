#include "emulator/host/errors.hpp"
#include "tools/triton/commands.hpp"

namespace triton {

void add_asm_command(CLI::App& app, int&) {
  app.add_subcommand("asm", "")->callback([] { throw InternalError("asm: not built yet"); });
}

}  // namespace triton

namespace triton {

void add_disasm_command(CLI::App& app, int&) {
  app.add_subcommand("disasm", "")->callback([] { throw InternalError("disasm: not built yet"); });
}

}  // namespace triton
