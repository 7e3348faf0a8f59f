// The subcommands of `triton`. Each adds itself to the parser and, when chosen, runs from CLI11's
// callback and puts its exit status (0 done, 1 the answer is no) into `status`; InputError and
// InternalError go to main.
#pragma once

#include <CLI/CLI.hpp>

namespace triton {

void add_run_command(CLI::App& app, int& status);
void add_compare_command(CLI::App& app, int& status);
void add_asm_command(CLI::App& app, int& status);
void add_disasm_command(CLI::App& app, int& status);
void add_list_command(CLI::App& app, int& status);
void add_font_command(CLI::App& app, int& status);
void add_exec_command(CLI::App& app, int& status);
void add_maze_command(CLI::App& app, int& status);
void add_tape_command(CLI::App& app, int& status);

}  // namespace triton
