#include "tools/triton/run_checks.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "emulator/host/errors.hpp"
#include "emulator/host/film/film_recorder.hpp"

namespace triton {
namespace {

void check_output_names(const RunOptions& options) {
  std::map<std::string, std::string_view> used;
  const auto check = [&used](const std::optional<std::string>& file, std::string_view option) {
    if (!file || *file == "-" || file->starts_with("/dev/")) return;
    if (file->empty()) throw InputError(fmt::format("{}: expected a file's name", option));
    const auto [other, is_new] = used.emplace(*file, option);
    if (!is_new) {
      throw InputError(fmt::format("{} and {} both write to {}", other->second, option, *file));
    }
  };
  check(options.screenshot, "--screenshot");
  check(options.vdu, "--vdu");
  check(options.trace, "--trace");
  check(options.save_state, "--save-state");
  check(options.printer, "--printer");
  check(options.film, "--film");
  check(options.record_keys, "--record-keys");
  check(options.tape_out, "--tape-out");
  check(options.eprom, "--eprom");
}

void check_recordings(const RunOptions& options) {
  const auto refuse = [](std::string_view one, std::string_view other, std::string_view why) {
    throw InputError(fmt::format("{} is not for {}: {}", one, other, why));
  };
  if (options.film) check_film_name(*options.film);
  if (options.film && options.debug && !options.video) {
    refuse("--film", "--debug", "expected --video sdl or terminal beside them");
  }
  const bool has_tapes = !options.tapes.empty() || options.tape_out;
  if (options.record_keys && has_tapes) {
    refuse("--record-keys", "tapes", "they are not in a recording of keys");
  }
  if (options.record_keys && options.debug && !options.video) {
    refuse("--record-keys", "--debug", "expected --video sdl or terminal beside them");
  }
  if (!options.replay) return;
  if (options.program || options.load_state) {
    throw InputError("--replay has its own machine: no PROGRAM and no --load-state beside it");
  }
  if (has_tapes) refuse("--replay", "tapes", "they are not in a recording of keys");
  if (options.keys || options.keys_file) refuse("--replay", "--keys", "it has its own");
  if (options.until && !options.video) refuse("--replay", "--until", "it ends by itself");
  if (options.record_keys) refuse("--replay", "--record-keys", "there is a recording already");
}

}  // namespace

void check_run_options(const RunOptions& options) {
  if (options.program && options.load_state) {
    throw InputError("--load-state starts from a saved machine: no PROGRAM beside it");
  }
  if (options.origin && !options.program) throw InputError("--org needs a .bin or .rom PROGRAM");
  if (options.until && options.debug && !options.video) {
    throw InputError("--until is not for --debug, whose commands say when to stop");
  }
  check_output_names(options);
  check_recordings(options);
  if (!std::filesystem::is_directory(options.folder)) {
    throw InputError(fmt::format("--folder {}: expected a folder that is there", options.folder));
  }
}

}  // namespace triton
