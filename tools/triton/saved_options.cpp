#include "tools/triton/saved_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <map>
#include <string_view>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton {
namespace {

/// What is a person's taste. The machine itself is the command line's matter.
constexpr std::array<std::string_view, 15> kNames{
    "auto-repeat", "colour",       "folder",    "full-screen", "glow",  "keys-by-position",
    "lower-case",  "scan-lines",   "sound",     "specks",      "speed", "volume",
    "warp",        "whole-pixels", "tape-speed"};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t";
  const size_t begin = text.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

using LineOfName = std::map<std::string, size_t, std::less<>>;

void apply_line(CLI::App& run, std::string_view line, size_t number, LineOfName& seen) {
  line = trimmed(line.substr(0, line.find('#')));
  if (line.empty()) return;
  const size_t equals = line.find('=');
  const std::string name(trimmed(line.substr(0, equals)));
  if (std::find(kNames.begin(), kNames.end(), name) == kNames.end()) {
    throw InputError(
        fmt::format("no option '{}', expected one of: {}", name, saved_option_names()));
  }
  if (const auto [first, is_new] = seen.emplace(name, number); !is_new) {
    throw InputError(fmt::format("'{}' was given in line {} already", name, first->second));
  }
  CLI::Option* option = run.get_option("--" + name);
  const bool is_flag = option->get_items_expected_min() == 0;
  const bool has_value = equals != std::string_view::npos;
  if (is_flag == has_value) {
    throw InputError(fmt::format("expected `{}{}`", name, is_flag ? "" : " = VALUE"));
  }
  if (option->count() > 0) return;
  option->add_result(is_flag ? "true" : std::string(trimmed(line.substr(equals + 1))));
  try {
    option->run_callback();
  } catch (const CLI::ParseError& error) {
    throw InputError(error.what());
  }
}

}  // namespace

std::string saved_option_names() { return fmt::format("{}", fmt::join(kNames, ", ")); }

std::optional<std::filesystem::path> saved_options_file() {
  const auto directory = [](const char* variable) -> std::filesystem::path {
    const char* value = std::getenv(variable);
    return value == nullptr ? "" : value;
  };
  const auto in = [](const std::filesystem::path& config) { return config / "triton" / "options"; };
  // An XDG directory that is not absolute is to be ignored, says the specification.
  if (const auto config = directory("XDG_CONFIG_HOME"); config.is_absolute()) return in(config);
  if (const auto home = directory("HOME"); !home.empty()) return in(home / ".config");
  return std::nullopt;
}

void apply_saved_options(CLI::App& run, const std::optional<std::string>& given) {
  const auto file = given ? std::filesystem::path(*given) : saved_options_file();
  std::error_code error;
  if (!file || (!given && !std::filesystem::exists(*file, error))) return;
  const std::string text = read_text_file(*file);
  size_t number = 0;
  LineOfName seen;
  for (const std::string_view line : split_lines(text)) {
    ++number;
    try {
      apply_line(run, line, number, seen);
    } catch (const InputError& wrong) {
      throw InputError(fmt::format("{}:{}: {}", file->string(), number, wrong.what()));
    }
  }
}

}  // namespace triton
