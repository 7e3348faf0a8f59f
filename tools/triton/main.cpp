// triton: one program, subcommands. Exit status: 0 done, 1 the answer is no, 2 the input or the
// call is wrong, 3 an internal limit or an I/O error. Data goes to stdout, words for people to
// stderr.
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "emulator/support/errors.hpp"
#include "tools/triton/carried_data.hpp"
#include "tools/triton/commands.hpp"
#include "tools/triton/tell.hpp"
#include "tools/triton/words.hpp"

namespace {

constexpr int kBadCall = 2;
constexpr int kInternalError = 3;

std::vector<std::string> names_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(command->get_name());
  }
  return names;
}

/// Follows the names of commands and their subcommands; `words` get the names' own letters. Returns
/// the command whose options and arguments come next.
const CLI::App* find_command(const CLI::App& app, std::vector<std::string>& words) {
  const CLI::App* command = &app;
  for (std::string& word : words) {
    const std::vector<std::string> names = names_of(*command);
    if (names.empty()) break;
    if (word.starts_with('-')) {
      if (command->get_option_no_throw(word) != nullptr) break;
      throw triton::InputError(fmt::format("no option '{}' before a command, expected --help{}",
                                           word, command == &app ? " or --version" : ""));
    }
    const auto found = std::find(names.begin(), names.end(), triton::small(word));
    if (found == names.end()) {
      throw triton::InputError(fmt::format(
          "{} '{}', {}", command == &app ? "no command" : command->get_name() + ": no subcommand",
          word, triton::choices_text(word, names)));
    }
    word = *found;
    command = command->get_subcommand(word);
  }
  return command;
}

/// The first word that the command does not know, or nothing.
std::optional<std::string> unknown_word(const CLI::App& command) {
  const std::vector<std::string> rest = command.remaining();
  const auto option = std::find_if(rest.begin(), rest.end(), [](const std::string& word) {
    return word.size() > 1 && word.starts_with('-');
  });
  if (option == rest.end()) {
    if (rest.empty()) return std::nullopt;
    return fmt::format("{}: unexpected argument '{}'", command.get_name(), rest.front());
  }
  const std::string name = option->substr(0, option->find('='));
  std::vector<std::string> names;
  for (const CLI::Option* known : command.get_options()) {
    for (const std::string& one : known->get_lnames()) names.push_back("--" + one);
    for (const std::string& one : known->get_snames()) names.push_back("-" + one);
  }
  const std::string question = triton::nearest_text(name, names);
  return fmt::format("{}: no option '{}', {}", command.get_name(), name,
                     question.empty() ? "--help lists them" : question);
}

/// The first flag that was given a value.
std::string flag_with_value(const CLI::App& command, int argc, char** argv) {
  const std::vector<std::string> words(argv, argv + argc);
  for (const std::string& word : words) {
    const size_t equals = word.find('=');
    if (!word.starts_with("--") || equals == std::string::npos) continue;
    const CLI::Option* option = command.get_option_no_throw(word.substr(0, equals));
    if (option != nullptr && option->get_items_expected_max() == 0) {
      return fmt::format("{}: {} takes no value", word, word.substr(0, equals));
    }
  }
  return "a flag takes no value";
}

/// What holds for every option: a flag takes no value, and a value that stands for a file, a number
/// or a word is not empty.
void make_strict(CLI::App& app) {
  for (CLI::Option* option : app.get_options()) {
    const std::string name = option->get_name();
    if (option->get_items_expected_max() == 0) {
      option->disable_flag_override();
    } else if (name != "--keys" && name != "--title") {
      option->check(
          [](const std::string& value) {
            return std::string(value.empty() ? "'', expected a value" : "");
          },
          "");
    }
  }
  for (CLI::App* command : app.get_subcommands([](CLI::App*) { return true; })) {
    make_strict(*command);
  }
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
  make_strict(app);
  std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
  const CLI::App* command = find_command(app, words);
  try {
    std::reverse(words.begin(), words.end());  // as CLI11 wants them
    app.parse(std::move(words));
  } catch (const CLI::CallForHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForAllHelp& help) {
    return app.exit(help);
  } catch (const CLI::CallForVersion& version) {
    return app.exit(version);
  } catch (const CLI::ArgumentMismatch& error) {
    const bool is_flag = std::string_view(error.what()).ends_with("flag override");
    triton::tell(is_flag ? flag_with_value(*command, argc, argv) : error.what());
    return kBadCall;
  } catch (const CLI::ParseError& error) {
    triton::tell(unknown_word(*command).value_or(error.what()));
    return kBadCall;
  }
  return status;
}

/// A file that is opened must not get the number of a standard stream that was closed (`>&-`): what is
/// printed would go into it. What is there instead cannot be read or written; what standard error is
/// told is dropped.
void keep_standard_streams() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(descriptor, F_GETFD) != -1) continue;
    (void)::open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_WRONLY);
  }
}

}  // namespace

int main(int argc, char** argv) {
  keep_standard_streams();
  triton::carry_data(triton::carried_data());
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
    triton::tell("not enough memory");
    return kInternalError;
  } catch (const std::filesystem::filesystem_error& error) {
    triton::tell(fmt::format("{}: {}", error.path1().string(), error.code().message()));
    return kInternalError;
  } catch (const std::exception& error) {
    triton::tell(error.what());
    return kInternalError;
  }
}
