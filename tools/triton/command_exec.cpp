// triton exec: run an 8080 CP/M program, a CPU exerciser or one that talks to the console.
#include <fmt/format.h>

#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tools/triton/commands.hpp"
#include "tools/triton/cpm_program.hpp"
#include "tools/triton/number_options.hpp"
#include "tools/triton/program_file.hpp"
#include "tools/triton/standard_console.hpp"
#include "tools/triton/tell.hpp"

namespace triton {

namespace {

struct ExecOptions {
  std::string file;
  std::vector<std::string> arguments;
  uint64_t limit = std::numeric_limits<uint64_t>::max();
};

/// What an .asm or .hex places, from 0100 to its highest byte; zeros between, as CP/M's LOAD has it.
std::vector<uint8_t> image_of(const MachineCode& code) {
  const std::vector<HexFile::Block> blocks = merged(code.blocks);
  if (blocks.front().address != CpmProgram::kLoadAddress) {
    throw InputError(fmt::format("{}: begins at {:04X}, expected 0100, as a CP/M program does",
                                 code.name, blocks.front().address));
  }
  std::vector<uint8_t> image;
  for (const HexFile::Block& block : blocks) {
    image.resize(block.address - CpmProgram::kLoadAddress);
    image.insert(image.end(), block.bytes.begin(), block.bytes.end());
  }
  return image;
}

std::vector<uint8_t> read_program(const std::string& file) {
  const std::string ending = lower_ending(file);
  if (ending == ".asm" || ending == ".hex") {
    return image_of(std::get<MachineCode>(read_program_file(file, {}, std::nullopt)));
  }
  std::vector<uint8_t> image = read_binary_file(file, CpmProgram::kMaxBytes);
  if (image.empty()) {
    throw InputError(fmt::format("{}: is empty, expected a CP/M .COM file", file));
  }
  return image;
}

void tell_end(CpmProgram::End end, const CpmProgram& program, const ExecOptions& options) {
  const I8080State& cpu = program.cpu();
  const auto say = [&options](const std::string& words) {
    tell(fmt::format("{}: {}", options.file, words));
  };
  switch (end) {
    case CpmProgram::End::kWarmBoot:
      break;
    case CpmProgram::End::kHalted:
      say(fmt::format("HLT before {:04X}, expected a jump to 0000", cpu.pc));
      break;
    case CpmProgram::End::kLimit:
      say(fmt::format("still running at {:04X} after {} T-states", cpu.pc, options.limit));
      break;
    case CpmProgram::End::kEndlessString:
      say(fmt::format("BDOS 9 with a string at {:04X} that no $ ends", cpu.de));
      break;
    case CpmProgram::End::kInputEnded:
      say(
          fmt::format("standard input has ended; BDOS function {} is not emulated past its end, "
                      "where the program can only wait",
                      program.waiting_function()));
      break;
    case CpmProgram::End::kEndlessLoop:
      say(
          fmt::format("the program can only wait: at {:04X} it does the same again and again, and "
                      "no input can end that",
                      cpu.pc));
      break;
  }
}

/// Exit status: 0 when the program came to its end by itself.
int run_program(const ExecOptions& options) {
  StandardConsole console(options.file);
  CpmProgram program(read_program(options.file), options.arguments, console);
  const CpmProgram::End end = program.run(options.limit);
  console.end_line();
  tell_end(end, program, options);
  fmt::print(stderr, "t_states={} instructions={}\n", program.cpu().cycles,
             program.cpu().instructions);
  return end == CpmProgram::End::kWarmBoot ? 0 : 1;
}

}  // namespace

void add_exec_command(CLI::App& app, int& status) {
  auto options = std::make_shared<ExecOptions>();
  CLI::App* command = app.add_subcommand("exec", "Run an 8080 CP/M program in a bare CPU");
  command
      ->add_option("FILE", options->file,
                   "Program for 0100: a .com, or .asm or .hex that begin there")
      ->required();
  command->add_option(
      "ARGUMENTS", options->arguments,
      "The program's own, for the command tail at 0080; after -- if one begins with -");
  command
      ->add_option("--limit", options->limit,
                   "Give up after so many T-states, 1 or more (default: never)")
      ->check(decimal_between(1, std::numeric_limits<uint64_t>::max()));
  command->footer(
      "The console is standard input and output (BDOS functions 1, 2, 6, 9, 10, 11); what else a\n"
      "program calls is told at the first call. `t_states=N instructions=N` goes to stderr. Exit\n"
      "status 1 when the program halts, runs past --limit, prints a string without an end, or can\n"
      "only wait: for input that has ended, or in a loop.\n\n"
      "Example: triton exec 8080PRE.COM --limit 1000000\n"
      "         echo 6 7 | triton exec TIMES.COM -- -Q");
  command->callback([options, &status] { status = run_program(*options); });
}

}  // namespace triton
