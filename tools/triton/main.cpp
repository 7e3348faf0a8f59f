// triton: one program, subcommands. Exit status: 0 done, 1 the answer is no, 2 the input or the
// call is wrong, 3 an internal limit or an I/O error. Data goes to stdout, words for people to
// stderr.
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <new>

#include "emulator/host/errors.hpp"
#include "tools/triton/commands.hpp"
#include "tools/triton/tell.hpp"

namespace {

constexpr int kBadCall = 2;
constexpr int kInternalError = 3;

void check_command(const CLI::App& app, const std::string& word) {
  if (word.starts_with('-')) {
    if (app.get_option_no_throw(word) != nullptr) return;
    throw triton::InputError(
        fmt::format("no option '{}' before a command, expected --help or --version", word));
  }
  std::string names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    if (command->get_name() == word) return;
    names += (names.empty() ? "" : ", ") + command->get_name();
  }
  throw triton::InputError(fmt::format("no command '{}', expected one of: {}", word, names));
}

int run_command(int argc, char** argv) {
  CLI::App app{"A Transam Triton (1978), its firmware, its programs and the tools around them.",
               "triton"};
  app.require_subcommand(1);
  app.set_version_flag("--version", "triton " TRITON_VERSION);
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
  if (argc > 1) check_command(app, argv[1]);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForAllHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForVersion& version) {
    return app.exit(version);
  } catch (const CLI::ParseError& error) {
    triton::tell(error.what());
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
    triton::tell(error.what());
    return kBadCall;
  } catch (const std::bad_alloc&) {
    fmt::print(stderr, "triton: not enough memory\n");
    return kInternalError;
  } catch (const std::exception& error) {
    triton::tell(error.what());
    return kInternalError;
  }
}
