// What the keys of host_actions.hpp do.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>
#include <utility>
#include <vector>

#include "emulator/frontends/shared/console.hpp"
#include "emulator/frontends/shared/numbered_files.hpp"
#include "emulator/frontends/shared/recorder_keys.hpp"
#include "emulator/frontends/shared/speed_steps.hpp"
#include "emulator/session/input_recorder.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton {
namespace {

constexpr std::string_view kStateKind = "state";
constexpr Console::Duration kBackStep = std::chrono::seconds(2);

/// As a key of the machine does.
bool uses_the_machine(HostAction action) {
  return action == HostAction::kInterrupt1 || action == HostAction::kInterrupt2 ||
         action == HostAction::kInterrupt3 || action == HostAction::kReset ||
         action == HostAction::kLoadState || action == HostAction::kBack ||
         action == HostAction::kLoop;
}

}  // namespace

void Console::perform(HostAction action) {
  Triton& triton = session_.machine();
  try {
    if (uses_the_machine(action)) play_on();
    switch (action) {
      case HostAction::kShowKeys:
        overlay_shown_ = !overlay_shown_;
        break;
      case HostAction::kWarp:
        toggle(warp_, "WARP");
        break;
      case HostAction::kGraphicsShift:
        toggle(graphics_shift_, "GRAPHICS SHIFT");
        break;
      case HostAction::kSaveState:
        save_state();
        break;
      case HostAction::kLoadState:
        load_state();
        break;
      case HostAction::kInterrupt1:
        triton.press_interrupt(1);
        break;
      case HostAction::kInterrupt2:
        triton.press_interrupt(2);
        break;
      case HostAction::kInterrupt3:
        triton.press_interrupt(3);
        break;
      case HostAction::kPause:
        if (session_.replaying()) {
          replay_held_ = !replay_held_;
          break;
        }
        triton.set_paused(!triton.paused());
        break;
      case HostAction::kReset:
        session_.typist().clear();
        triton.reset();
        break;
      case HostAction::kDebugger:
        show_debugger();
        break;
      case HostAction::kScreenshot:
        take_screenshot();
        break;
      case HostAction::kQuit:
        quit();
        break;
      case HostAction::kSpeed:
        set_speed(next_named_speed(speed_, machine().config().clock_hz));
        break;
      case HostAction::kFaster:
        set_speed(faster(speed_));
        break;
      case HostAction::kSlower:
        set_speed(slower(speed_));
        break;
      case HostAction::kAutoRepeat:
        toggle(keyboard_.auto_repeat, "AUTO-REPEAT");
        break;
      case HostAction::kPrinter:
        switch_printer();
        break;
      case HostAction::kMute:
        switch_sound();
        break;
      case HostAction::kLouder:
        change_volume(+10);
        break;
      case HostAction::kLoop:
        triton.set_loop(!triton.cassette().loop_is_on());
        show_message(triton.cassette().loop_is_on() ? "MODEM LOOP: OUTPUT TO INPUT"
                                                    : "MODEM LOOP PULLED OUT");
        break;
      case HostAction::kTapeChange:
      case HostAction::kTapePlay:
      case HostAction::kTapeRewind:
      case HostAction::kTapeRecord:
      case HostAction::kTapeEject:
      case HostAction::kTapeSpeed:
        show_message(options_.deck == nullptr
                         ? "NO TAPE RECORDER WHILE KEYS ARE RECORDED"
                         : perform_on_recorder(*options_.deck, session_.machine(), action,
                                               options_.output_directory));
        break;
      case HostAction::kQuieter:
        change_volume(-10);
        break;
      case HostAction::kBack:
        go_back();
        break;
      case HostAction::kKeysByPosition:
        keys_by_position = !keys_by_position;
        show_message(keys_by_position ? "KEYS BY POSITION" : "KEYS BY CHARACTER");
        break;
      case HostAction::kLowerCase:
        toggle(lower_case_, "LOWER CASE");
        break;
      case HostAction::kRecordGif:
        switch_recorder("gif", record_gif);
        break;
      case HostAction::kRecordVideo:
        switch_recorder("mp4", record_video);
        break;
      case HostAction::kScanLines:
      case HostAction::kGlow:
      case HostAction::kSpecks:
      case HostAction::kColour:
      case HostAction::kFullScreen:
      case HostAction::kScaling:
      case HostAction::kPictureAsShown:
        break;
    }
  } catch (const std::exception& error) {
    show_message(error.what());
  }
  pacer_.restart(clock_(), triton.cycles());
}

std::filesystem::path Console::new_file(std::string_view kind) const {
  return next_numbered_file(options_.output_directory, "triton", kind);
}

std::string Console::name_of_states() const {
  return options_.title.empty() ? "triton" : options_.title;
}

void Console::toggle(bool& flag, std::string_view name) {
  flag = !flag;
  show_message(fmt::format("{} {}", name, flag ? "ON" : "OFF"));
}

void Console::save_state() {
  const std::filesystem::path file =
      next_numbered_file(options_.output_directory, name_of_states(), kStateKind);
  write_file(file, machine().save_snapshot());
  show_message(fmt::format("saved {}", file.string()));
}

/// The last that was saved of this program; struck again at once, the one before it, and so on.
void Console::load_state() {
  const auto files = numbered_files(options_.output_directory, name_of_states(), kStateKind);
  if (files.empty()) {
    show_message(fmt::format("NO SAVED STATE OF {} HERE", name_of_states()));
    return;
  }
  auto file = files.begin();
  if (clock_() < loaded_until_) {
    const auto loaded = std::find(files.begin(), files.end(), loaded_);
    if (loaded != files.end() && loaded + 1 != files.end()) file = loaded + 1;
  }
  const std::vector<uint8_t> bytes = read_binary_file(*file);
  loaded_ = *file;
  loaded_until_ = clock_() + kMessageTime;
  try {
    session_.load_snapshot(bytes);
  } catch (const std::runtime_error& error) {
    throw InputError(fmt::format("{}: {}", file->string(), error.what()));
  }
  forget_keys();
  machine_changed();
  const bool has_older = file + 1 != files.end();
  show_message(fmt::format("loaded {}{}", file->string(), has_older ? "; AGAIN: ONE BEFORE" : ""));
}

void Console::take_screenshot() {
  const std::filesystem::path file = new_file("png");
  write_screenshot(file, contents_of(machine().screen()), characters(), cursor_lit(), phosphor,
                   options_.border ? PictureArea::kWithBorder : PictureArea::kCells);
  show_message(fmt::format("wrote {}", file.string()));
}

void Console::set_speed(double speed) {
  speed_ = speed;
  show_message(fmt::format("SPEED {:.4g}: {:.4g} MHZ", speed_, paced_hz() / 1e6));
}

void Console::switch_sound() {
  if (!on_sound) {
    show_message("NO SOUND HERE: START WITH --SOUND ON");
    return;
  }
  muted = !muted;
  show_message(muted ? "SOUND OFF" : "SOUND ON");
}

void Console::change_volume(int percent) {
  if (!on_sound) {
    show_message("NO SOUND HERE: START WITH --SOUND ON");
    return;
  }
  volume_percent =
      static_cast<unsigned>(std::clamp(static_cast<int>(volume_percent) + percent, 0, 100));
  muted = false;
  show_message(fmt::format("VOLUME {}", volume_percent));
}

void Console::switch_printer() {
  const bool fitted = !session_.printer_fitted();
  if (!fitted && !own_printer_) {
    show_message("THE PRINTER WAS FITTED WITH --PRINTER AND STAYS");
    return;
  }
  if (!fitted) {
    write_printed();
  }
  session_.fit_printer(fitted);
  own_printer_ = fitted;
  if (fitted) {
    show_message("PRINTER FITTED");
  }
}

void Console::write_printed() {
  const std::string& printed = session_.printed().characters;
  if (printed.empty()) {
    show_message("PRINTER TAKEN AWAY; NOTHING WAS PRINTED");
    return;
  }
  const std::filesystem::path file = new_file("txt");
  write_file(file, printed);
  show_message(fmt::format("wrote {}", file.string()));
}

void Console::forget_keys() {
  session_.typist().clear();
  const bool auto_repeat = keyboard_.auto_repeat;
  keyboard_ = LiveKeyboard{};
  keyboard_.auto_repeat = auto_repeat;
  held_.reset();
}

void Console::show_debugger() {
  overlay_shown_ = false;
  debugged_ = true;
  all_keys_up();
  if (options_.input_recorder != nullptr) options_.input_recorder->hold();
  debug_panel_.show();
}

void Console::machine_changed() {
  if (options_.input_recorder != nullptr) options_.input_recorder->machine_changed();
}

/// The person takes over from the replay.
void Console::play_on() {
  if (!session_.replaying()) return;
  session_.end_replay();
  replay_held_ = false;
  show_message("THE REPLAY HAS ENDED HERE: PLAY ON");
}

void Console::tell_of_replay(bool was_replaying) {
  if (!was_replaying || session_.replaying()) return;
  const auto drifted_at = session_.drifted_at();
  show_message(
      drifted_at ? fmt::format("THE REPLAY IS OVER; NOT AS RECORDED FROM CYCLE {} ON", *drifted_at)
                 : "THE REPLAY IS OVER: PLAY ON");
}

void Console::go_back() {
  const auto earlier = history_.go_back(kBackStep);
  if (!earlier) {
    show_message("THERE IS NO EARLIER TIME");
    return;
  }
  session_.load_snapshot(earlier->snapshot, TimeJump::kBack, earlier->printed);
  forget_keys();
  machine_changed();
  show_message(fmt::format("BACK; {:.0f} S ARE LEFT",
                           std::chrono::duration<double>(history_.reach()).count()));
}

void Console::switch_recorder(std::string_view kind, Recording start) {
  if (!recorder_) return start_recording(new_file(kind), start);
  const bool is_other_kind = (recording_.extension() == ".gif") != (kind == "gif");
  finish_recording();
  if (!is_other_kind) return;
  const std::string written = recording_.filename().string();
  start_recording(new_file(kind), start);
  show_message(fmt::format("wrote {}; RECORDING {}", written, recording_.filename().string()));
}

void Console::start_recording(const std::filesystem::path& file, Recording start) {
  recorder_ = start(file, phosphor);
  recording_ = file;
  recorded_at_ = Duration{};
  record(clock_());
  show_message(fmt::format("RECORDING {}", recording_.filename().string()));
}

void Console::finish_recording() {
  const std::unique_ptr<FilmRecorder> recorder = std::move(recorder_);
  const bool films_all = std::exchange(films_all_, false);
  try {
    recorder->finish(clock_());
  } catch (...) {
    if (films_all) lost_film_ = std::current_exception();
    throw;
  }
  show_message(fmt::format("wrote {}", recording_.string()));
}

void Console::run_file(const std::filesystem::path& file) {
  if (!options_.run_file) {
    show_message("NO FILE CAN BE RUN HERE");
    return;
  }
  try {
    options_.run_file(file);
    options_.title = name_of_numbered_file(file);
    forget_keys();
    machine_changed();
    history_ = RewindHistory{};
    show_message(fmt::format("running {}", file.filename().string()));
  } catch (const std::exception& error) {
    show_message(error.what());
  }
  pacer_.restart(clock_(), machine().cycles());
}

void Console::finish() {
  std::exception_ptr failure = std::exchange(lost_film_, nullptr);
  const auto try_to = [&failure](const auto& work) {
    try {
      work();
    } catch (...) {
      if (!failure) failure = std::current_exception();
    }
  };
  if (recorder_) try_to([this] { finish_recording(); });
  const bool has_paper = own_printer_ && !session_.printed().characters.empty();
  if (has_paper) try_to([this] { write_printed(); });
  own_printer_ = false;
  if (failure) std::rethrow_exception(failure);
}

}  // namespace triton
