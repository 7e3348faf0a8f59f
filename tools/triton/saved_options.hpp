// A person's own options for window and terminal: a file that is read when there is one.
//
//   # words to the end of the line are for people
//   colour = green
//   volume = 40
//   scan-lines
//
// Names and values are those of `triton run`, each name once; what the command line says comes before them.
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <optional>
#include <string>

namespace triton {

/// $XDG_CONFIG_HOME/triton/options, or ~/.config/triton/options; nothing if neither is known.
[[nodiscard]] std::optional<std::filesystem::path> saved_options_file();

/// The options that the file may have: `auto-repeat, colour, ...`.
[[nodiscard]] std::string saved_option_names();

/// Gives `run` the options of `given`, or of saved_options_file() if that exists. Throws InputError
/// "FILE:LINE: ...".
void apply_saved_options(CLI::App& run, const std::optional<std::string>& given);

}  // namespace triton
