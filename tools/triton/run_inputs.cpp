#include "tools/triton/run_inputs.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "emulator/formats/character_roms.hpp"
#include "emulator/formats/original_firmware.hpp"
#include "emulator/frontends/terminal/terminal_mode.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tools/listing/check.hpp"
#include "tools/triton/tell.hpp"

namespace triton {
namespace {

constexpr size_t kMisprintsShown = 10;

bool display_is_named() {
  const auto is_set = [](const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
  };
  return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
}

class InputReader {
 public:
  InputReader(const RunOptions& options, const std::filesystem::path& data_directory)
      : options_(options), data_directory_(data_directory) {}

  RunInputs read() {
    read_program();
    read_keys();
    read_debug_symbols();
    if (options_.until) inputs_.until = parse_until(*options_.until);
    inputs_.video = choose_video(options_);
    if (inputs_.video == Video::kTerminal) require_terminal();
    read_firmware();
    read_eprom();
    check_seed();
    check_what_a_saved_machine_has();
    if (options_.screenshot || options_.film) read_characters();
    return std::move(inputs_);
  }

 private:
  void read_program() {
    if (options_.program) {
      std::optional<uint16_t> origin;
      if (options_.origin) {
        origin = static_cast<uint16_t>(std::stoul(*options_.origin, nullptr, 16));
      }
      inputs_.program = read_program_file(*options_.program, data_directory_, origin);
      if (options_.check) tell_of_misprints();
    } else if (options_.replay) {
      inputs_.recording = read_input_recording(*options_.replay);
      inputs_.program = SavedState{*options_.replay, inputs_.recording->snapshot};
    } else if (options_.load_state) {
      inputs_.program = SavedState{*options_.load_state, read_binary_file(*options_.load_state)};
    }
  }

  void tell_of_misprints() const {
    const auto* listing = std::get_if<Listing>(&inputs_.program);
    if (listing == nullptr) return;
    const std::vector<listing::Finding> findings = listing::check(listing->source);
    const size_t shown = std::min(findings.size(), kMisprintsShown);
    for (size_t i = 0; i < shown; ++i) {
      tell(fmt::format("{}:{}:{}: {}", listing->name, findings[i].line, findings[i].column,
                       findings[i].message));
    }
    if (findings.size() > shown) {
      tell(fmt::format("{}: {} more; triton list check shows them", listing->name,
                       findings.size() - shown));
    }
  }

  void read_keys() {
    if (options_.keys) inputs_.keys = parse_key_text(*options_.keys, "--keys");
    if (options_.keys_file) {
      inputs_.keys = parse_key_text(without_file_marks(read_text_file(*options_.keys_file)),
                                    *options_.keys_file);
    }
  }

  void read_debug_symbols() {
    if (const auto* code = std::get_if<MachineCode>(&inputs_.program))
      inputs_.debug_symbols = code->symbols;
    if (!options_.symbols) return;
    for (const auto& [name, value] : read_symbols(*options_.symbols)) {
      inputs_.debug_symbols.insert_or_assign(name, value);
    }
  }

  void read_firmware() {
    Firmware original;
    if (options_.firmware) {
      original = load_original_firmware(
          *options_.firmware, read_rom_table(data_directory_ / "roms" / "original_roms.txt"));
      tell(original.description);
    }
    const bool has_roms = !original.roms.empty();
    inputs_.firmware = has_roms ? original : load_firmware(data_directory_);
    inputs_.firmware.characters = original.characters;
    for (const std::string& rom : options_.user_roms) {
      add_user_rom(inputs_.firmware, parse_user_rom(rom));
    }
    const bool needs_text = std::holds_alternative<Listing>(inputs_.program);
    if (needs_text && !inputs_.firmware.basic_keeps_text) {
      throw InputError(
          "this firmware's BASIC keeps programs as tokens: a .bas file cannot be put "
          "into its memory; --keys-file types it");
    }
  }

  void read_eprom() {
    inputs_.eprom.fill(0xFF);
    if (!options_.eprom || !std::filesystem::exists(*options_.eprom)) return;
    const std::vector<uint8_t> bytes = read_binary_file(*options_.eprom);
    if (bytes.size() != inputs_.eprom.size()) {
      throw InputError(fmt::format("{}: {} bytes, expected a 2708's {}", *options_.eprom,
                                   bytes.size(), inputs_.eprom.size()));
    }
    std::copy(bytes.begin(), bytes.end(), inputs_.eprom.begin());
  }

  void check_seed() const {
    if (!options_.seed) return;
    if (!firmware_has_seed(inputs_.firmware)) {
      throw InputError(
          "--seed needs the project's own firmware: where another keeps RND's state "
          "is not known");
    }
  }

  void check_what_a_saved_machine_has() const {
    if (!std::holds_alternative<SavedState>(inputs_.program)) return;
    const auto refuse_if = [](bool given, std::string_view option) {
      if (given) {
        throw InputError(fmt::format("{} is not for a saved machine, which has its own", option));
      }
    };
    refuse_if(options_.seed.has_value(), "--seed");
    refuse_if(options_.ram_kib.has_value(), "--ram");
    refuse_if(options_.clock && *options_.clock != "max", "--clock HZ");
    refuse_if(options_.vdu_timing.has_value(), "--vdu-timing");
    refuse_if(options_.firmware.has_value(), "--firmware");
    refuse_if(!options_.user_roms.empty(), "--user-rom");
    refuse_if(options_.eprom.has_value(), "--eprom");
  }

  void read_characters() {
    const CharacterSets sets = load_character_sets(data_directory_, inputs_.firmware.characters);
    inputs_.characters = options_.lower_case ? sets.lower_case : sets.graphics;
  }

  const RunOptions& options_;
  const std::filesystem::path& data_directory_;
  RunInputs inputs_;
};

}  // namespace

RunInputs read_run_inputs(const RunOptions& options, const std::filesystem::path& data_directory) {
  return InputReader(options, data_directory).read();
}

bool firmware_has_seed(const Firmware& firmware) {
  return firmware.symbols.contains("RNDSEED") && firmware.symbols.contains("RUNBEG");
}

Video choose_video(const RunOptions& options) {
  const Until until = options.until ? parse_until(*options.until) : Until{};
  const bool timed = until.kind == Until::Kind::kCycles || until.kind == Until::Kind::kSeconds;
  const bool needs_no_video = options.until && !timed;
  if (!options.video) {
    if (needs_no_video || options.debug) return Video::kNone;
    return display_is_named() ? Video::kSdl : video_without_display();
  }
  const Video video = *options.video == "sdl"        ? Video::kSdl
                      : *options.video == "terminal" ? Video::kTerminal
                                                     : Video::kNone;
  if (needs_no_video && video != Video::kNone) {
    throw InputError(
        fmt::format("--until {} needs --video none; with a window or a terminal "
                    "there is cycles:N and seconds:N",
                    *options.until));
  }
  return video;
}

Video video_without_display() {
  const bool in_terminal = ::isatty(STDIN_FILENO) != 0 && ::isatty(STDOUT_FILENO) != 0;
  return in_terminal ? Video::kTerminal : Video::kNone;
}

}  // namespace triton
