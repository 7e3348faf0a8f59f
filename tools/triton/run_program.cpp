#include "tools/triton/run_program.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <random>
#include <variant>

#include "emulator/host/basic_profile.hpp"
#include "emulator/host/character_file.hpp"
#include "emulator/host/data_paths.hpp"
#include "emulator/host/debugger/debugger.hpp"
#include "emulator/host/errors.hpp"
#include "emulator/host/files.hpp"
#include "emulator/host/film/film_recorder.hpp"
#include "emulator/host/film/session_film.hpp"
#include "emulator/host/headless/headless_host.hpp"
#include "emulator/host/headless/trace_file.hpp"
#include "emulator/host/host_options.hpp"
#include "emulator/host/input_recorder.hpp"
#include "emulator/host/input_recording.hpp"
#include "emulator/host/original_firmware.hpp"
#include "emulator/host/picture.hpp"
#include "emulator/host/screen_text.hpp"
#include "emulator/host/sdl/sdl_host.hpp"
#include "emulator/host/session.hpp"
#include "emulator/host/tape/tape_deck.hpp"
#include "emulator/host/terminal/terminal_host.hpp"
#include "tools/triton/program_file.hpp"

namespace triton {

namespace {

constexpr uint32_t kSocketsEnd = 0x1000;
constexpr uint32_t kRomCards = 0xC000;

enum class Video : uint8_t { kSdl, kTerminal, kNone };

void tell(const std::string& words) { fmt::print(stderr, "triton: {}\n", words); }

/// Cuts a block where ROM and RAM space meet, and calls `take(address, bytes, is_rom)` for each
/// part.
template <class Take>
void for_each_part(const HexFile::Block& block, Take take) {
  size_t offset = 0;
  while (offset < block.bytes.size()) {
    const size_t address = block.address + offset;
    const bool is_rom = address < kSocketsEnd || address >= kRomCards;
    const size_t border = address < kSocketsEnd ? kSocketsEnd : is_rom ? 0x10000 : kRomCards;
    const size_t count = std::min(block.bytes.size() - offset, border - address);
    const auto first = block.bytes.begin() + static_cast<ptrdiff_t>(offset);
    take(static_cast<uint16_t>(address),
         std::vector<uint8_t>(first, first + static_cast<ptrdiff_t>(count)), is_rom);
    offset += count;
  }
}

class RunCommand {
 public:
  explicit RunCommand(const RunOptions& options)
      : options_(options), data_directory_(find_data_directory()) {}

  int run() {
    read_inputs();
    start();
    const int status = play();
    if (recorder_) recorder_->finish();
    if (deck_) {
      (void)deck_->serve(session_->machine());
      (void)deck_->end_recording();
    }
    if (trace_) trace_->finish();
    write_outputs();
    return status;
  }

 private:
  // Everything that the user gave is read and checked before the machine is switched on.
  void read_inputs() {
    if (options_.program && options_.load_state) {
      throw InputError("--load-state starts from a saved machine: no PROGRAM beside it");
    }
    std::optional<uint16_t> origin;
    if (options_.origin) {
      origin = static_cast<uint16_t>(std::stoul(*options_.origin, nullptr, 16));
      if (!options_.program) throw InputError("--org needs a .bin or .rom PROGRAM");
    }
    if (options_.program) {
      program_ = read_program_file(*options_.program, data_directory_, origin);
    } else if (options_.replay) {
      recording_ = read_input_recording(*options_.replay);
      program_ = SavedState{*options_.replay, recording_->snapshot};
    } else if (options_.load_state) {
      program_ = SavedState{*options_.load_state, read_binary_file(*options_.load_state)};
    }
    if (options_.keys) keys_ = parse_key_text(*options_.keys, "--keys");
    if (options_.keys_file) {
      keys_ = parse_key_text(read_text_file(*options_.keys_file), *options_.keys_file);
    }
    read_debug_symbols();
    if (options_.until) until_ = parse_until(*options_.until);
    if (options_.until && options_.debug && !options_.video) {
      throw InputError("--until is not for --debug, whose commands say when to stop");
    }
    check_output_names();
    check_recordings();
    if (!std::filesystem::is_directory(options_.folder)) {
      throw InputError(
          fmt::format("--folder {}: expected a folder that is there", options_.folder));
    }
    choose_video();
    read_firmware();
    read_eprom();
    check_seed();
    check_what_a_saved_machine_has();
    fit_recorder();
    if (options_.screenshot || options_.film) {
      characters_ = load_characters(data_directory_ / "roms" / "characters.txt");
      if (options_.lower_case) {
        characters_ = load_lower_case(*characters_, data_directory_ / "roms" / "lower_case.txt");
      }
    }
  }

  void fit_recorder() {
    const bool is_saved_machine = std::holds_alternative<SavedState>(program_);
    if (options_.tapes.empty() && !options_.tape_out && video_ == Video::kNone &&
        !is_saved_machine) {
      return;
    }
    if (options_.record_keys || options_.replay) return;
    deck_ = std::make_unique<tape::TapeDeck>();
    deck_->tell = tell;
    deck_->set_fast(options_.tape_speed == "fast");
    for (const std::string& file : options_.tapes) deck_->add_to_shelf(file);
    if (!options_.tapes.empty()) deck_->insert(options_.tapes.front());
    if (options_.tape_out) {
      deck_->record_on(*options_.tape_out, options_.tape_overwrite ? tape::IfThere::kReplace
                                           : options_.tape_append  ? tape::IfThere::kAppend
                                                                   : tape::IfThere::kRefuse);
    }
  }

  void check_output_names() const {
    std::map<std::string, std::string_view> used;
    const auto check = [&used](const std::optional<std::string>& file, std::string_view option) {
      if (!file || *file == "-" || file->starts_with("/dev/")) return;
      if (file->empty()) throw InputError(fmt::format("{}: expected a file's name", option));
      const auto [other, is_new] = used.emplace(*file, option);
      if (!is_new) {
        throw InputError(fmt::format("{} and {} both write to {}", other->second, option, *file));
      }
    };
    check(options_.screenshot, "--screenshot");
    check(options_.vdu, "--vdu");
    check(options_.trace, "--trace");
    check(options_.save_state, "--save-state");
    check(options_.printer, "--printer");
    check(options_.film, "--film");
    check(options_.record_keys, "--record-keys");
    check(options_.tape_out, "--tape-out");
    check(options_.eprom, "--eprom");
  }

  void check_recordings() const {
    const auto refuse = [](std::string_view one, std::string_view other, std::string_view why) {
      throw InputError(fmt::format("{} is not for {}: {}", one, other, why));
    };
    if (options_.film) check_film_name(*options_.film);
    if (options_.film && options_.debug && !options_.video) {
      refuse("--film", "--debug", "expected --video sdl or terminal beside them");
    }
    const bool has_tapes = !options_.tapes.empty() || options_.tape_out;
    if (options_.record_keys && has_tapes) {
      refuse("--record-keys", "tapes", "they are not in a recording of keys");
    }
    if (options_.record_keys && options_.debug && !options_.video) {
      refuse("--record-keys", "--debug", "expected --video sdl or terminal beside them");
    }
    if (!options_.replay) return;
    if (options_.program || options_.load_state) {
      throw InputError("--replay has its own machine: no PROGRAM and no --load-state beside it");
    }
    if (has_tapes) refuse("--replay", "tapes", "they are not in a recording of keys");
    if (options_.keys || options_.keys_file) refuse("--replay", "--keys", "it has its own");
    if (options_.until && !options_.video) refuse("--replay", "--until", "it ends by itself");
    if (options_.record_keys) refuse("--replay", "--record-keys", "there is a recording already");
  }

  void read_debug_symbols() {
    if (const auto* code = std::get_if<MachineCode>(&program_)) debug_symbols_ = code->symbols;
    if (!options_.symbols) return;
    for (const auto& [name, value] : read_symbols(*options_.symbols)) {
      debug_symbols_.insert_or_assign(name, value);
    }
  }

  void choose_video() {
    const bool timed = until_.kind == Until::Kind::kCycles || until_.kind == Until::Kind::kSeconds;
    const bool needs_no_video = options_.until && !timed;
    if (options_.video) {
      video_ = *options_.video == "sdl"        ? Video::kSdl
               : *options_.video == "terminal" ? Video::kTerminal
                                               : Video::kNone;
      if (needs_no_video && video_ != Video::kNone) {
        throw InputError(
            fmt::format("--until {} needs --video none; with a window or a terminal "
                        "there is cycles:N and seconds:N",
                        *options_.until));
      }
      return;
    }
    if (needs_no_video || options_.debug) return;
    video_ = display_is_named() ? Video::kSdl : video_without_display();
  }

  static bool display_is_named() {
    const auto is_set = [](const char* name) {
      const char* value = std::getenv(name);
      return value != nullptr && *value != '\0';
    };
    return is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
  }

  static Video video_without_display() {
    const bool in_terminal = ::isatty(STDIN_FILENO) != 0 && ::isatty(STDOUT_FILENO) != 0;
    return in_terminal ? Video::kTerminal : Video::kNone;
  }

  void read_firmware() {
    if (options_.firmware) {
      firmware_ = load_original_firmware(
          *options_.firmware, read_rom_table(data_directory_ / "roms" / "original_roms.txt"));
      tell(firmware_.description);
    } else {
      firmware_ = load_firmware(data_directory_);
    }
    if (options_.user_rom) add_user_rom(firmware_, *options_.user_rom);
    const bool needs_text = std::holds_alternative<Listing>(program_);
    if (needs_text && !firmware_.basic_keeps_text) {
      throw InputError(
          "this firmware's BASIC keeps programs as tokens: a .bas file cannot be put "
          "into its memory; --keys-file types it");
    }
  }

  [[nodiscard]] bool firmware_has_seed() const {
    return firmware_.symbols.contains("RNDSEED") && firmware_.symbols.contains("RUNBEG");
  }

  void read_eprom() {
    eprom_.fill(0xFF);
    if (!options_.eprom || !std::filesystem::exists(*options_.eprom)) return;
    const std::vector<uint8_t> bytes = read_binary_file(*options_.eprom);
    if (bytes.size() != eprom_.size()) {
      throw InputError(fmt::format("{}: {} bytes, expected a 2708's {}", *options_.eprom,
                                   bytes.size(), eprom_.size()));
    }
    std::copy(bytes.begin(), bytes.end(), eprom_.begin());
  }

  void check_seed() const {
    if (!options_.seed) return;
    if (!firmware_has_seed()) {
      throw InputError(
          "--seed needs the project's own firmware: where another keeps RND's state "
          "is not known");
    }
  }

  void check_what_a_saved_machine_has() const {
    if (!std::holds_alternative<SavedState>(program_)) return;
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
    refuse_if(options_.user_rom.has_value(), "--user-rom");
    refuse_if(options_.eprom.has_value(), "--eprom");
  }

  [[nodiscard]] TritonConfig configuration() const {
    TritonConfig config;
    if (options_.ram_kib) config.ram_kib = *options_.ram_kib;
    config.clock_hz = firmware_.clock_hz;
    if (options_.clock && *options_.clock != "max") {
      config.clock_hz = static_cast<uint32_t>(std::stoul(*options_.clock));
    }
    if (options_.vdu_timing == "real") config.vdu_timing = VduTiming::kReal;
    if (const auto* code = std::get_if<MachineCode>(&program_)) {
      for (const HexFile::Block& block : code->blocks) {
        for_each_part(block, [&](uint16_t address, std::vector<uint8_t> bytes, bool is_rom) {
          if (is_rom) config.roms.push_back({address, std::move(bytes)});
        });
      }
    }
    return config;
  }

  /// From power-on to where the program has started and the keys of --keys are awaited.
  void start() {
    start_machine();
    if (options_.record_keys) {
      recorder_ = std::make_unique<InputRecorder>(*options_.record_keys, *session_);
    }
    if (recording_) session_->replay(std::move(*recording_));
    session_->typist().type(keys_);
  }

  void start_machine() {
    session_ = std::make_unique<Session>(firmware_, configuration());
    if (options_.profile && !profile_) {
      profile_ = std::make_unique<BasicProfile>(session_->firmware());
      session_->observe(profile_.get());
    }
    if (options_.trace && !trace_) {
      trace_ = std::make_unique<TraceFile>(*options_.trace);
      session_->trace_to([this](std::span<const ScreenWrite> writes) { trace_->write(writes); });
    }
    if (options_.printer) session_->fit_printer(true);
    if (options_.eprom) session_->machine().eprom_programmer().fit(eprom_);
    if (deck_) {
      session_->attend([this](Triton& machine) { return deck_->serve(machine); });
    }
    std::visit([this](const auto& program) { start_program(program); }, program_);
  }

  void start_program(std::monostate) {
    session_->boot();
    if (firmware_has_seed()) session_->set_seed(seed());
  }

  void start_program(const Listing& listing) {
    session_->boot();
    session_->load_listing(listing);
    session_->start_basic();
    session_->run_program(firmware_has_seed() ? std::optional(seed()) : std::nullopt);
  }

  void start_program(const TapeMemory& tape) {
    session_->boot();
    session_->load_program_memory(tape.bytes_from_1600, tape.name);
    if (!tape.errors.empty()) tell(tape.name + ": " + tape.errors);
    if (is_basic_program(tape.bytes_from_1600) && firmware_.basic_keeps_text) {
      session_->start_basic();
      session_->run_program(firmware_has_seed() ? std::optional(seed()) : std::nullopt);
    } else {
      tell(tape.name + ": not BASIC; it is in memory from 1600 on, the monitor's G starts it");
    }
  }

  void start_program(const MachineCode& code) {
    const bool replaces_reset = std::any_of(
        code.blocks.begin(), code.blocks.end(),
        [](const HexFile::Block& block) { return block.address == 0 && !block.bytes.empty(); });
    if (!replaces_reset) session_->boot();
    for (const HexFile::Block& block : code.blocks) {
      for_each_part(block, [&](uint16_t address, const std::vector<uint8_t>& bytes, bool is_rom) {
        if (!is_rom) put_into_ram(code.name, address, bytes);
      });
    }
    if (!replaces_reset) session_->run_machine_code(code.start);
  }

  void put_into_ram(const std::string& name, uint16_t address, const std::vector<uint8_t>& bytes) {
    for (const uint8_t byte : bytes) {
      if (!session_->machine().poke(address, byte)) {
        throw InputError(
            fmt::format("{}: code at {:04X}, where the machine has no memory; --ram "
                        "fits more",
                        name, address));
      }
      ++address;
    }
  }

  void start_program(const SavedState& state) {
    try {
      session_->machine().load_snapshot(state.bytes);
    } catch (const std::runtime_error& error) {
      throw InputError(state.name + ": " + error.what());
    }
  }

  uint16_t seed() {
    if (options_.seed) return *options_.seed;
    std::random_device device;
    const auto random_seed = std::uniform_int_distribution<unsigned>(1, 65'535)(device);
    if (std::holds_alternative<Listing>(program_)) {
      tell(fmt::format("seed {} (--seed {} repeats this run)", random_seed, random_seed));
    }
    return static_cast<uint16_t>(random_seed);
  }

  int play() {
    if (video_ == Video::kSdl) {
      const uint64_t start = session_->machine().cycles();
      try {
        return run_sdl(*session_, host_options());
      } catch (const InputError& error) {
        const bool has_run = session_->machine().cycles() != start;
        if (options_.video || has_run) throw;
        tell(std::string("no window: ") + error.what());
        video_ = video_without_display();
      }
    }
    if (video_ == Video::kTerminal) return run_terminal(*session_, host_options());
    return play_without_video();
  }

  /// Starts `file` by its kind on a new machine, which takes the running one's place.
  void run_dropped(const std::filesystem::path& file) {
    ProgramFile program = read_program_file(file.string(), data_directory_, std::nullopt);
    std::unique_ptr<Session> running = std::move(session_);
    std::swap(program_, program);
    try {
      start_machine();
    } catch (...) {
      session_ = std::move(running);
      std::swap(program_, program);
      throw;
    }
    running->take_over(std::move(*session_));
    session_ = std::move(running);
  }

  [[nodiscard]] HostOptions host_options() {
    HostOptions host;
    host.unlimited_speed = options_.clock == "max";
    host.warp_until_key =
        options_.warp == "on" ||
        (options_.warp == "auto" && (std::holds_alternative<Listing>(program_) || options_.replay));
    host.speed = options_.speed;
    host.auto_repeat = options_.auto_repeat;
    host.deck = deck_.get();
    if (deck_) {
      deck_->listening = true;
      host.sound_source = [this](uint64_t from, uint64_t to, std::span<float> samples) {
        const double clock_hz = session_->machine().config().clock_hz;
        deck_->add_sound(static_cast<double>(to - from) / clock_hz, samples);
      };
    }
    host.input_recorder = recorder_.get();
    host.sound = options_.sound == "on" || (options_.sound == "auto" && video_ == Video::kSdl);
    if (options_.film) host.film = *options_.film;
    host.output_directory = options_.folder;
    host.phosphor = phosphor();
    host.volume_percent = options_.volume_percent;
    host.debug = options_.debug;
    host.debug_symbols = debug_symbols_;
    host.keys_by_position = options_.keys_by_position;
    host.lower_case = options_.lower_case;
    host.scan_lines = options_.scan_lines;
    host.glow = options_.glow;
    host.specks = options_.specks;
    host.run_file = [this](const std::filesystem::path& file) { run_dropped(file); };
    host.data_directory = data_directory_;
    if (options_.program) host.title = std::filesystem::path(*options_.program).stem().string();
    const uint64_t now = session_->machine().cycles();
    if (options_.until) {
      const uint64_t unit =
          until_.kind == Until::Kind::kSeconds ? session_->machine().config().clock_hz : 1;
      host.until_cycle = now + until_.count * unit;
    }
    return host;
  }

  /// Commands come from standard input; where that is no terminal, a wrong one ends the run.
  int debug_without_video() {
    const bool is_terminal = ::isatty(STDIN_FILENO) != 0;
    const auto print = [](std::string_view text) {
      fmt::print("{}", text);
      if (std::fflush(stdout) != 0) throw InternalError("standard output: cannot write");
    };
    const auto next_line = [&](std::string& line) {
      if (is_terminal) print("(debug) ");
      return static_cast<bool>(std::getline(std::cin, line));
    };
    debugger::converse(*session_, debug_symbols_, next_line, print, !is_terminal, "standard input");
    return 0;
  }

  int play_without_video() {
    if (options_.debug) return debug_without_video();
    if (session_->machine().paused()) {
      tell("the saved machine was paused; it goes on");
      session_->machine().set_paused(false);
    }
    start_film();
    const HeadlessResult result =
        options_.replay ? run_replay(*session_) : run_headless(*session_, until_);
    if (film_) film_->finish();
    if (!result.reached) {
      const std::string wanted = options_.replay ? "as recorded" : options_.until.value_or("idle");
      tell(fmt::format("not {}: {}", wanted, result.reason));
    }
    return result.reached ? 0 : 1;
  }

  void start_film() {
    if (!options_.film) return;
    SessionFilm::SoundBeside beside;
    if (deck_) {
      deck_->listening = true;
      beside = [this](double seconds, std::span<float> samples) {
        deck_->add_sound(seconds, samples);
      };
    }
    film_ = std::make_unique<SessionFilm>(*session_, *characters_,
                                          record_film(*options_.film, phosphor()), beside);
    session_->attend([this](Triton& machine) {
      film_->note();
      return !deck_ || deck_->serve(machine);
    });
  }

  [[nodiscard]] Phosphor phosphor() const {
    for (unsigned number = 0; number < kPhosphors; ++number) {
      const auto phosphor = static_cast<Phosphor>(number);
      if (phosphor_colours(phosphor).name == options_.colour) return phosphor;
    }
    return Phosphor::kWhite;
  }

  void write_outputs() {
    const Triton& machine = session_->machine();
    if (machine.screen().state.lost_strobes > 0) {
      tell(fmt::format("the VDU was busy for {} characters, which are lost",
                       machine.screen().state.lost_strobes));
    }
    if (options_.vdu) write_file(*options_.vdu, session_->displayed_codes());
    if (options_.screenshot) {
      write_screenshot(*options_.screenshot, contents_of(machine.screen()), *characters_);
    }
    if (options_.save_state) write_file(*options_.save_state, machine.save_snapshot());
    if (options_.printer) write_printed(*options_.printer);
    const EpromProgrammerState& eprom = machine.eprom_programmer().state;
    if (options_.eprom && eprom.programmed) write_file(*options_.eprom, eprom.cells);
    if (options_.profile) write_profile();
    if (options_.screen) {
      fmt::print("{}",
                 screen_text(machine.screen(), screen_style(),
                             options_.lower_case ? HighCodes::kLowerCase : HighCodes::kGraphics));
      if (std::fflush(stdout) != 0) throw InternalError("standard output: cannot write");
    }
  }

  void write_printed(const std::string& file) {
    const SerialPrinter& printer = session_->printer();
    if (printer.framing_errors() > 0) {
      tell(fmt::format("the printer dropped {} characters without a stop bit",
                       printer.framing_errors()));
    }
    if (file != "-") return write_file(file, printer.received());
    fmt::print("{}", printer.received());
    if (std::fflush(stdout) != 0) throw InternalError("standard output: cannot write");
  }

  void write_profile() {
    profile_->finish(session_->machine());
    const std::vector<uint8_t> memory = program_in_memory(session_->machine());
    if (!is_basic_program(memory)) return tell("no BASIC program in memory: nothing to profile");
    fmt::print("{}", to_text(profile_->of(listing_from_memory(memory, "memory"))));
  }

  [[nodiscard]] ScreenTextStyle screen_style() const {
    if (*options_.screen == "unicode") return ScreenTextStyle::kUnicode;
    if (*options_.screen == "ansi") return ScreenTextStyle::kAnsi;
    if (*options_.screen == "codes") return ScreenTextStyle::kCodes;
    return ScreenTextStyle::kText;
  }

  const RunOptions& options_;
  const std::filesystem::path data_directory_;
  ProgramFile program_;
  std::vector<TypedKey> keys_;
  SymbolTable debug_symbols_;
  Until until_;
  Video video_ = Video::kNone;
  Firmware firmware_;
  std::array<uint8_t, kEpromBytes> eprom_{};
  std::optional<CharacterGenerator> characters_;
  std::unique_ptr<tape::TapeDeck> deck_;
  std::unique_ptr<Session> session_;
  std::optional<InputRecording> recording_;  ///< to be replayed
  std::unique_ptr<InputRecorder> recorder_;
  std::unique_ptr<SessionFilm> film_;
  std::unique_ptr<TraceFile> trace_;
  std::unique_ptr<BasicProfile> profile_;
};

}  // namespace

int run_program(const RunOptions& options) { return RunCommand(options).run(); }

}  // namespace triton
