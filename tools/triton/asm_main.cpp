// triton_asm: `triton asm` alone, which assembles the firmware before it goes into `triton`.
#include <exception>

#include "tools/triton/commands.hpp"
#include "tools/triton/tell.hpp"

int main(int argc, char** argv) {
  CLI::App app;
  int status = 0;
  triton::add_asm_command(app, status);
  try {
    app.parse(argc, argv);
    return status;
  } catch (const std::exception& error) {
    triton::tell(error.what());
    return 2;
  }
}
