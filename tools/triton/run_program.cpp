#include "tools/triton/run_program.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "emulator/debugger/debugger.hpp"
#include "emulator/film/film_recorder.hpp"
#include "emulator/film/session_film.hpp"
#include "emulator/frontends/headless/headless_host.hpp"
#include "emulator/frontends/headless/trace_file.hpp"
#include "emulator/frontends/sdl/sdl_host.hpp"
#include "emulator/frontends/shared/host_options.hpp"
#include "emulator/frontends/shared/numbered_files.hpp"
#include "emulator/frontends/terminal/terminal_host.hpp"
#include "emulator/session/basic_profile.hpp"
#include "emulator/session/input_recorder.hpp"
#include "emulator/session/session.hpp"
#include "emulator/support/data_paths.hpp"
#include "emulator/support/end_signals.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/tape/tape_deck.hpp"
#include "tools/triton/basic_death.hpp"
#include "tools/triton/every_step.hpp"
#include "tools/triton/program_file.hpp"
#include "tools/triton/program_start.hpp"
#include "tools/triton/run_checks.hpp"
#include "tools/triton/run_inputs.hpp"
#include "tools/triton/run_outputs.hpp"
#include "tools/triton/tell.hpp"

namespace triton {
namespace {

class RunCommand {
 public:
  explicit RunCommand(const RunOptions& options)
      : options_(options), data_directory_(find_data_directory()) {}

  int run() {
    check_run_options(options_);
    inputs_ = read_run_inputs(options_, data_directory_);
    fit_recorder();
    int status = 0;
    EveryStep steps;
    // Until the end: a file may be a pipe that nobody reads.
    std::optional<EndSignals> end_signals;
    const bool debugs_here = options_.debug && inputs_.video == Video::kNone;
    if (!debugs_here) end_signals.emplace();
    start();
    session_->interrupt_when([] { return EndSignals::caught() != 0; });
    try {
      status = play();
    } catch (const InternalError&) {
      steps([] { throw; });
    }
    leave(steps);
    if (end_signal_ == 0) end_signal_ = EndSignals::caught();
    if (end_signal_ != 0) {
      steps.tell_all();
      tell_of_run();
      EndSignals::end_by(end_signal_);
    }
    steps.end();
    tell_of_run();
    const bool loads_wrong = deck_ && deck_->doubtful_bytes_loaded() > 0;
    return status == 0 && inputs_.video == Video::kNone && loads_wrong ? 1 : status;
  }

 private:
  /// Not beside an error, which is one line.
  void tell_of_run() const {
    if (thrown_seed_) {
      tell(fmt::format("seed {} (--seed {} repeats this run)", *thrown_seed_, *thrown_seed_));
    }
    if (inputs_.video == Video::kNone && std::holds_alternative<Listing>(inputs_.program) &&
        !death_ && asks_for_nothing(options_)) {
      tell(
          "neither a display nor a terminal: nothing was shown; --screen text prints the screen, "
          "--keys types (triton run --help)");
    }
  }

  /// Whatever the run has come to, what was asked for is written.
  void leave(EveryStep& steps) {
    if (film_) steps([this] { film_->finish(); });
    if (recorder_) steps([this] { recorder_->finish(); });
    if (deck_) {
      steps([this] { deck_->finish(session_->machine()); });
    }
    if (trace_) steps([this] { trace_->finish(); });
    steps([this] { write_run_outputs(options_, *session_, inputs_.characters, profile_.get()); });
  }

  void fit_recorder() {
    const bool is_saved_machine = std::holds_alternative<SavedState>(inputs_.program);
    if (options_.tapes.empty() && !options_.tape_out && inputs_.video == Video::kNone &&
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
      const bool replaces = options_.tape_overwrite || options_.overwrite;
      deck_->record_on(*options_.tape_out, options_.tape_append ? tape::IfThere::kAppend
                                           : replaces           ? tape::IfThere::kReplace
                                                                : tape::IfThere::kRefuse);
    }
  }

  [[nodiscard]] TritonConfig configuration() const {
    TritonConfig config;
    if (options_.ram_kib) config.ram_kib = *options_.ram_kib;
    config.clock_hz = inputs_.firmware.clock_hz;
    if (options_.clock && *options_.clock != "max") {
      config.clock_hz = static_cast<uint32_t>(std::stoul(*options_.clock));
    }
    if (options_.vdu_timing == "real") config.vdu_timing = VduTiming::kReal;
    config.roms = rom_images(inputs_.program);
    return config;
  }

  /// From power-on to where the program has started and the keys of --keys are awaited.
  void start() {
    start_machine();
    if (options_.record_keys) {
      recorder_ = std::make_unique<InputRecorder>(*options_.record_keys, *session_);
    }
    if (inputs_.recording) session_->replay(std::move(*inputs_.recording));
    session_->typist().type(inputs_.keys);
  }

  void start_machine() {
    session_ = std::make_unique<Session>(inputs_.firmware, configuration());
    if (options_.profile && !profile_) {
      profile_ = std::make_unique<BasicProfile>(session_->firmware());
      session_->observe(profile_.get());
    }
    if (options_.trace && !trace_) {
      trace_ = std::make_unique<TraceFile>(*options_.trace);
      session_->trace_to([this](std::span<const ScreenWrite> writes) { trace_->write(writes); });
      session_->jumps_to([this](TimeJump how, uint64_t cycle) { trace_->jumped(how, cycle); });
    }
    if (options_.printer) session_->fit_printer(true);
    if (options_.eprom) session_->machine().eprom_programmer().fit(inputs_.eprom);
    if (deck_) {
      session_->attend([this](Triton& machine) { return deck_->serve(machine); });
    }
    if (const auto seed = start_program(*session_, inputs_.program, options_.seed)) {
      thrown_seed_ = seed;
    }
    if (options_.loop) session_->machine().set_loop(true);
  }

  int play() {
    if (inputs_.video == Video::kSdl) {
      const uint64_t start = session_->machine().cycles();
      try {
        return run_sdl(*session_, host_options());
      } catch (const InputError& error) {
        const bool has_run = session_->machine().cycles() != start;
        if (options_.video || has_run) throw;
        tell(std::string("no window: ") + error.what());
        inputs_.video = video_without_display();
      }
    }
    if (inputs_.video == Video::kTerminal) {
      end_signal_ = run_terminal(*session_, host_options());
      return 0;
    }
    return play_without_video();
  }

  /// Starts `file` by its kind on a new machine, which takes the running one's place.
  void run_dropped(const std::filesystem::path& file) {
    ProgramFile program = read_program_file(file.string(), data_directory_, std::nullopt);
    std::unique_ptr<Session> running = std::move(session_);
    std::swap(inputs_.program, program);
    if (trace_) trace_->jumped(TimeJump::kElsewhere, 0);
    try {
      start_machine();
    } catch (...) {
      session_ = std::move(running);
      std::swap(inputs_.program, program);
      throw;
    }
    running->take_over(std::move(*session_));
    session_ = std::move(running);
  }

  [[nodiscard]] HostOptions host_options() {
    HostOptions host;
    host.unlimited_speed = options_.clock == "max";
    host.warp_until_key = options_.warp == "on" ||
                          (options_.warp == "auto" &&
                           (std::holds_alternative<Listing>(inputs_.program) || options_.replay));
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
    host.sound =
        options_.sound == "on" || (options_.sound == "auto" && inputs_.video == Video::kSdl);
    if (options_.film) host.film = *options_.film;
    host.output_directory = options_.folder;
    host.phosphor = phosphor();
    host.volume_percent = options_.volume_percent;
    host.debug = options_.debug;
    host.debug_symbols = inputs_.debug_symbols;
    host.keys_by_position = options_.keys_by_position;
    host.lower_case = options_.lower_case;
    host.border = options_.border;
    host.scan_lines = options_.scan_lines;
    host.glow = options_.glow;
    host.whole_pixels = options_.whole_pixels;
    host.full_screen = options_.full_screen;
    host.specks = options_.specks;
    host.run_file = [this](const std::filesystem::path& file) { run_dropped(file); };
    host.display_lost = [this] {
      EveryStep steps;
      steps([] { throw InternalError("the window is gone: the connection to its display broke"); });
      leave(steps);
      steps.tell_all();
    };
    host.data_directory = data_directory_;
    const auto& named = options_.program ? options_.program : options_.load_state;
    if (named) host.title = name_of_numbered_file(*named);
    const uint64_t now = session_->machine().cycles();
    if (options_.until) {
      host.until_cycle = now + inputs_.until.cycles(session_->machine().config().clock_hz);
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
    debugger::converse(*session_, inputs_.debug_symbols, next_line, print, !is_terminal,
                       "standard input");
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
        options_.replay ? run_replay(*session_) : run_headless(*session_, inputs_.until);
    note_death();
    if (death_ && inputs_.until.kind != Until::Kind::kText) {
      tell(fmt::format("{}: {}", *options_.program, *death_));
      return 1;
    }
    if (!result.reached) {
      const std::string wanted = options_.replay ? "as recorded" : options_.until.value_or("idle");
      tell(fmt::format("not {}: {}", wanted, result.reason));
    }
    return result.reached ? 0 : 1;
  }

  /// It may scroll away: to be looked for while the machine waits for a key.
  void note_death() {
    const bool runs_basic = std::holds_alternative<Listing>(inputs_.program) ||
                            std::holds_alternative<TapeMemory>(inputs_.program);
    if (death_ || !runs_basic || !session_->machine().waiting_for_key()) return;
    death_ = basic_death(*session_);
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
    film_ = std::make_unique<SessionFilm>(*session_, *inputs_.characters,
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

  const RunOptions& options_;
  const std::filesystem::path data_directory_;
  RunInputs inputs_;
  std::unique_ptr<tape::TapeDeck> deck_;
  std::unique_ptr<Session> session_;
  std::unique_ptr<InputRecorder> recorder_;
  std::unique_ptr<SessionFilm> film_;
  std::unique_ptr<TraceFile> trace_;
  std::unique_ptr<BasicProfile> profile_;
  std::optional<uint16_t> thrown_seed_;
  std::optional<std::string> death_;  ///< of the BASIC program
  int end_signal_ = 0;                ///< that asked the run to end
};

}  // namespace

int run_program(const RunOptions& options) { return RunCommand(options).run(); }

}  // namespace triton
