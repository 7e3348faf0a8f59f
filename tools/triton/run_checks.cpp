#include "tools/triton/run_checks.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "emulator/film/film_recorder.hpp"
#include "emulator/formats/png_file.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/support/output_check.hpp"
#include "tools/triton/run_inputs.hpp"

namespace triton {
namespace {

bool is_same_file_as(const std::optional<std::string>& file, const std::string& other) {
  std::error_code error;
  return file && std::filesystem::equivalent(*file, other, error);
}

/// A machine that is saved where it was loaded from goes on from run to run, and a tape that is
/// appended to may be in the recorder: these are written before
/// what is read is named.
void check_run_files(const RunOptions& options) {
  OutputCheck check;
  const auto reads = [&check](const std::string& name, const std::optional<std::string>& file) {
    if (file) check.reads(name, *file);
  };
  const auto writes = [&check](const std::string& name, const std::optional<std::string>& file) {
    if (file) check.writes(name, *file);
  };
  reads("--keys-file", options.keys_file);
  for (const std::string& rom : options.user_roms)
    check.reads("--user-rom", parse_user_rom(rom).file);
  reads("--symbols", options.symbols);
  reads("--replay", options.replay);
  const bool starts_saved_machine = options.program && options.program->ends_with(".state");
  if (!starts_saved_machine) reads("PROGRAM", options.program);
  if (!options.tape_append) {
    for (const std::string& tape : options.tapes) reads("--tape", tape);
  }
  const bool is_played = choose_video(options) != Video::kNone;
  const Existing existing = unless(options.overwrite || !is_played);
  if (options.save_state) {
    const bool goes_on =
        is_same_file_as(options.load_state, *options.save_state) ||
        (starts_saved_machine && is_same_file_as(options.program, *options.save_state));
    check.writes("--save-state", *options.save_state, goes_on ? Existing::kReplaced : existing);
  }
  reads("--load-state", options.load_state);
  if (starts_saved_machine) reads("PROGRAM", options.program);
  writes("--tape-out", options.tape_out);
  for (const std::string& tape : options.tapes) reads("--tape", tape);
  writes("--screenshot", options.screenshot);
  writes("--vdu", options.vdu);
  writes("--trace", options.trace);
  if (options.printer != "-") writes("--printer", options.printer);
  if (options.film) check.writes("--film", *options.film, existing);
  if (options.record_keys) check.writes("--record-keys", *options.record_keys, existing);
  writes("--eprom", options.eprom);
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
  if (options.loop) refuse("--replay", "--loop", "the recording says when it is plugged in");
  if (options.keys || options.keys_file) refuse("--replay", "--keys", "it has its own");
  if (options.until && !options.video) refuse("--replay", "--until", "it ends by itself");
  if (options.record_keys) refuse("--replay", "--record-keys", "there is a recording already");
}

}  // namespace

bool asks_for_nothing(const RunOptions& options) {
  return !options.video && !options.keys && !options.keys_file && !options.until &&
         !options.screen && !options.screenshot && !options.vdu && !options.trace &&
         !options.film && !options.record_keys && !options.replay && !options.save_state &&
         !options.printer && !options.eprom && !options.tape_out && !options.profile &&
         !options.debug;
}

void check_run_options(const RunOptions& options) {
  if (options.program == kStandardStream && options.keys_file == kStandardStream) {
    throw InputError("PROGRAM and --keys-file both read standard input");
  }
  if (options.program == kStandardStream && options.debug) {
    throw InputError("PROGRAM - and --debug both read standard input");
  }
  if (options.program && options.load_state) {
    throw InputError("--load-state starts from a saved machine: no PROGRAM beside it");
  }
  if (options.origin && !options.program) throw InputError("--org needs a .bin or .rom PROGRAM");
  if (options.until && options.debug && !options.video) {
    throw InputError("--until is not for --debug, whose commands say when to stop");
  }
  check_recordings(options);
  if (!std::filesystem::is_directory(options.folder)) {
    throw InputError(fmt::format("--folder {}: expected a folder that is there", options.folder));
  }
  check_run_files(options);
  if (options.screenshot) check_picture_name("--screenshot", *options.screenshot);
}

}  // namespace triton
