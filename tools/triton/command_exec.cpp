// triton exec: run an 8080 CP/M program, usually a CPU exerciser.
#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "emulator/host/errors.hpp"
#include "emulator/host/files.hpp"
#include "tools/triton/commands.hpp"
#include "tools/triton/cpm_program.hpp"
#include "tools/triton/tell.hpp"

namespace triton {

namespace {

struct ExecOptions {
  std::string file;
  uint64_t limit = std::numeric_limits<uint64_t>::max();
};

std::vector<uint8_t> read_program(const std::string& file) {
  std::vector<uint8_t> image = read_binary_file(file, CpmProgram::kMaxBytes);
  if (image.empty()) {
    throw InputError(fmt::format("{}: is empty, expected a CP/M .COM file", file));
  }
  return image;
}

void print_to_stdout(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
    throw InternalError("standard output: cannot write");
  }
}

/// Exit status: 0 when the program came to its end by itself.
int run_program(const ExecOptions& options) {
  if (options.limit == 0) throw InputError("--limit 0: expected 1 T-state or more");
  char last_printed = '\n';
  CpmProgram program(read_program(options.file), [&](std::string_view text) {
    print_to_stdout(text);
    if (!text.empty()) last_printed = text.back();
  });
  const CpmProgram::End end = program.run(options.limit);
  // On a screen, what is told next begins a line; in a file the output is the program's alone.
  if (last_printed != '\n' && isatty(STDOUT_FILENO) != 0) print_to_stdout("\n");
  const I8080State& cpu = program.cpu();
  for (const unsigned function : program.unsupported_functions()) {
    tell(fmt::format("{}: BDOS function {} is not emulated and did nothing", options.file,
                     function));
  }
  switch (end) {
    case CpmProgram::End::kWarmBoot:
      break;
    case CpmProgram::End::kHalted:
      tell(fmt::format("{}: HLT before {:04X}, expected a jump to 0000", options.file, cpu.pc));
      break;
    case CpmProgram::End::kLimit:
      tell(fmt::format("{}: still running at {:04X} after {} T-states", options.file, cpu.pc,
                       options.limit));
      break;
    case CpmProgram::End::kEndlessString:
      tell(fmt::format("{}: BDOS 9 with a string at {:04X} that no $ ends", options.file, cpu.de));
      break;
  }
  fmt::print(stderr, "t_states={} instructions={}\n", cpu.cycles, cpu.instructions);
  return end == CpmProgram::End::kWarmBoot ? 0 : 1;
}

}  // namespace

void add_exec_command(CLI::App& app, int& status) {
  auto options = std::make_shared<ExecOptions>();
  CLI::App* command = app.add_subcommand("exec", "Run an 8080 CP/M test program in a bare CPU");
  command->add_option("FILE", options->file, "Program to load at 0100 (.com)")->required();
  command->add_option("--limit", options->limit,
                      "Give up after so many T-states, 1 or more (default: never)");
  command->footer(
      "Console output goes to stdout; `t_states=N instructions=N` to stderr. Exit status 1 when\n"
      "the program halts, runs past --limit or prints a string without an end.\n\n"
      "Example: triton exec 8080PRE.COM --limit 1000000");
  command->callback([options, &status] { status = run_program(*options); });
}

}  // namespace triton
