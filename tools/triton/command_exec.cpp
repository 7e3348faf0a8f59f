// triton exec: run an 8080 CP/M program, usually a CPU exerciser.
#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "emulator/host/errors.hpp"
#include "tools/triton/commands.hpp"
#include "tools/triton/cpm_program.hpp"

namespace triton {

namespace {

struct ExecOptions {
  std::string file;
  uint64_t limit = std::numeric_limits<uint64_t>::max();
};

std::vector<uint8_t> read_program(const std::string& path) {
  std::error_code error;
  const auto status = std::filesystem::status(path, error);
  if (!std::filesystem::exists(status)) {
    throw InputError(fmt::format("exec: {}: no such file", path));
  }
  if (std::filesystem::is_directory(status)) {
    throw InputError(fmt::format("exec: {}: is a directory, expected a CP/M .COM file", path));
  }
  std::ifstream file(path, std::ios::binary);
  if (!file) throw InputError(fmt::format("exec: {}: cannot be opened for reading", path));
  std::vector<uint8_t> image(CpmProgram::kMaxBytes + 1);
  file.read(reinterpret_cast<char*>(image.data()), static_cast<std::streamsize>(image.size()));
  if (file.bad()) throw InputError(fmt::format("exec: {}: cannot be read", path));
  image.resize(static_cast<std::size_t>(file.gcount()));
  if (image.empty()) {
    throw InputError(fmt::format("exec: {}: is empty, expected a CP/M .COM file", path));
  }
  if (image.size() > CpmProgram::kMaxBytes) {
    throw InputError(fmt::format("exec: {}: is longer than the {} bytes that fit from 0100 to FFFF",
                                 path, CpmProgram::kMaxBytes));
  }
  return image;
}

void print_to_stdout(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
    throw InternalError("exec: cannot write to standard output");
  }
}

/// Exit status: 0 when the program came to its end by itself.
int run_program(const ExecOptions& options) {
  if (options.limit == 0) throw InputError("exec: --limit 0: expected 1 T-state or more");
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
    fmt::print(stderr, "exec: {}: BDOS function {} is not emulated and did nothing\n", options.file,
               function);
  }
  switch (end) {
    case CpmProgram::End::kWarmBoot:
      break;
    case CpmProgram::End::kHalted:
      fmt::print(stderr, "exec: {}: HLT before {:04X}, expected a jump to 0000\n", options.file,
                 cpu.pc);
      break;
    case CpmProgram::End::kLimit:
      fmt::print(stderr, "exec: {}: still running at {:04X} after {} T-states\n", options.file,
                 cpu.pc, options.limit);
      break;
    case CpmProgram::End::kEndlessString:
      fmt::print(stderr, "exec: {}: BDOS 9 with a string at {:04X} that no $ ends\n", options.file,
                 cpu.de);
      break;
  }
  fmt::print(stderr, "t_states={} instructions={}\n", cpu.cycles, cpu.instructions);
  return end == CpmProgram::End::kWarmBoot ? 0 : 1;
}

}  // namespace

void add_exec_command(CLI::App& app, int& status) {
  auto options = std::make_shared<ExecOptions>();
  CLI::App* command = app.add_subcommand("exec", "run an 8080 CP/M test program in a bare CPU");
  command->add_option("FILE", options->file, "program to load at 0100 (.com)")->required();
  command->add_option("--limit", options->limit,
                      "give up after so many T-states, 1 or more (default: never)");
  command->footer(
      "Console output goes to stdout; `t_states=N instructions=N` to stderr. Exit status 1 when\n"
      "the program halts, runs past --limit or prints a string without an end.\n\n"
      "Example: triton exec 8080PRE.COM --limit 1000000");
  command->callback([options, &status] { status = run_program(*options); });
}

}  // namespace triton
