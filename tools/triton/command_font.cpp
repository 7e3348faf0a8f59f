#include "emulator/host/errors.hpp"
#include "tools/triton/commands.hpp"

namespace triton {

void add_font_command(CLI::App& app, int&) {
  app.add_subcommand("font", "")->callback([] { throw InternalError("font: not built yet"); });
}

}  // namespace triton
