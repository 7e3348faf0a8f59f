// triton: one program, subcommands. Exit status: 0 done, 1 the answer is no, 2 the input or the
// call is wrong, 3 an internal limit or an I/O error. Data goes to stdout, words for people to
// stderr.
#include <fmt/format.h>

#include <cstdio>
#include <exception>

#include "emulator/host/errors.hpp"
#include "tools/triton/commands.hpp"

namespace {

constexpr int kBadCall = 2;
constexpr int kInternalError = 3;

int run_command(int argc, char** argv) {
  CLI::App app{"A Transam Triton (1978), its firmware, its programs and the tools around them.",
               "triton"};
  app.require_subcommand(1);
  int status = 0;
  triton::add_run_command(app, status);
  triton::add_compare_command(app, status);
  triton::add_asm_command(app, status);
  triton::add_disasm_command(app, status);
  triton::add_list_command(app, status);
  triton::add_font_command(app, status);
  triton::add_exec_command(app, status);
  triton::add_maze_command(app, status);
  triton::add_tape_command(app, status);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForAllHelp& help) {
    return app.exit(help);
  } catch (const CLI::ParseError& error) {
    fmt::print(stderr, "triton: {}\n", error.what());
    return kBadCall;
  }
  return status;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const int status = run_command(argc, argv);
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
      throw triton::InternalError("standard output: cannot write");
    }
    return status;
  } catch (const triton::InputError& error) {
    fmt::print(stderr, "triton: {}\n", error.what());
    return kBadCall;
  } catch (const std::exception& error) {
    fmt::print(stderr, "triton: {}\n", error.what());
    return kInternalError;
  }
}
