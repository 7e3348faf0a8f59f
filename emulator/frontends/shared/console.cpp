#include "emulator/frontends/shared/console.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <utility>
#include <vector>

#include "emulator/chips/keyboard.hpp"
#include "emulator/frontends/shared/wrapped_text.hpp"
#include "emulator/session/input_recorder.hpp"
#include "emulator/support/utf8.hpp"
#include "emulator/tape/tape_deck.hpp"

namespace triton {
namespace {

constexpr unsigned kFieldsPerSecond = 50;
constexpr unsigned kStepsPerSecond = 1'000;
constexpr Console::Duration kWarpTime = std::chrono::milliseconds(12);
constexpr Console::Duration kTickTime = std::chrono::milliseconds(10);
constexpr Console::Duration kPausedTime = std::chrono::milliseconds(100);
constexpr Console::Duration kReadingTime = std::chrono::milliseconds(60);  // of a character
constexpr uint8_t kReturn = 0x0D;

bool is_upper(char32_t typed) { return typed >= U'A' && typed <= U'Z'; }
bool is_lower(char32_t typed) { return typed >= U'a' && typed <= U'z'; }

}  // namespace

std::optional<uint8_t> arriving_character(char32_t typed, bool graphics_shift) {
  constexpr char32_t kCaseBit = 0x20;
  if (typed > 0x7F) {
    return std::nullopt;
  }
  const bool swapped = is_lower(typed) || (graphics_shift && is_upper(typed));
  return static_cast<uint8_t>(swapped ? typed ^ kCaseBit : typed);
}

Console::Console(Session& session, const HostOptions& options, Clock clock)
    : session_(session),
      options_(options),
      clock_(std::move(clock)),
      characters_(load_character_sets(options.data_directory, session.firmware().characters)),
      debug_panel_(session, options.debug_symbols),
      speed_(options.speed),
      warp_(options.warp_until_key || options.unlimited_speed) {
  phosphor = options.phosphor;
  volume_percent = options.volume_percent;
  keys_by_position = options.keys_by_position;
  lower_case_ = options.lower_case;
  ticked_at_ = clock_();
  keyboard_.auto_repeat = options.auto_repeat;
  session_.latches_to([this](std::span<const LatchChange> changes) {
    latch_changes_.insert(latch_changes_.end(), changes.begin(), changes.end());
  });
  if (options.debug) show_debugger();
  if (options_.deck != nullptr) {
    session_.attend([this](Triton&) { return serve_recorder(); });
    tell_without_console_ = std::exchange(
        options_.deck->tell, [this](const std::string& words) { show_message(words); });
  }
  if (options_.film) {
    films_all_ = true;
    start_recording(*options_.film, record_film);
  }
  pacer_.restart(clock_(), machine().cycles());
}

Console::~Console() {
  session_.latches_to(nullptr);
  if (options_.deck != nullptr) {
    session_.attend([deck = options_.deck](Triton& triton) { return deck->serve(triton); });
    options_.deck->tell = tell_without_console_;
  }
}

/// A tape that cannot be read or written must not end the session.
bool Console::serve_recorder() {
  tape::TapeDeck& deck = *options_.deck;
  try {
    return deck.serve(session_.machine());
  } catch (const std::exception& error) {
    deck.eject();
    show_message(error.what());
    return true;
  }
}

void Console::tick() {
  if (debug_panel_.shown() || replay_held_) {
    pacer_.stand(clock_(), machine().cycles());
    return;
  }
  if (std::exchange(debugged_, false)) machine_changed();
  const bool was_replaying = session_.replaying();
  keyboard_.hold_while_down = !warp_;
  keyboard_.endless_patience = warp_;
  const Duration begin = clock_();
  if (warp_) repeat_held_key(begin);
  if (warping()) {
    warp_ahead(begin);
  } else {
    run_at_speed(begin);
  }
  tell_of_replay(was_replaying);
  latch_changes_.clear();
  keep_history(begin);
  record(begin);
  pacer_.measure(clock_(), machine().cycles(), machine().config().clock_hz);
  if (machine().cycles() >= until_cycle()) {
    finished_ = true;
  }
}

void Console::keep_history(Duration now) {
  const Duration passed = std::clamp(now - ticked_at_, Duration{}, RewindHistory::kInterval);
  ticked_at_ = now;
  if (!machine().paused()) {
    history_.note(passed, machine(), session_.printed().characters.size());
  }
}

void Console::record(Duration now) {
  if (!recorder_ || now - recorded_at_ < FilmRecorder::kFrameTime) {
    return;
  }
  recorded_at_ = now;
  Frame frame;
  render_frame(contents_of(machine().screen()), characters(), cursor_lit(), frame);
  use_recorder([&](FilmRecorder& film) { film.add(frame, now); });
}

/// A film that cannot be written must not end the session; finish() tells of one that was asked for
/// from the beginning.
void Console::use_recorder(const std::function<void(FilmRecorder&)>& use) {
  try {
    use(*recorder_);
  } catch (const std::exception& error) {
    if (std::exchange(films_all_, false)) lost_film_ = std::current_exception();
    recorder_.reset();
    show_message(error.what());
  }
}

/// While the machine is faster than the person, a held key repeats in the person's time.
void Console::repeat_held_key(Duration now) {
  if (!keyboard_.auto_repeat || !held_ || now < held_->next || keyboard_.busy()) return;
  keyboard_.tap(held_->code);
  held_->next = now + std::chrono::milliseconds(LiveKeyboard::kRepeatMilliseconds);
}

void Console::warp_ahead(Duration begin) {
  const uint64_t field = machine().config().clock_hz / kFieldsPerSecond;
  do {
    run_to(std::min(machine().cycles() + field, until_cycle()));
    latch_changes_.clear();
  } while (warping() && machine().cycles() < until_cycle() && clock_() - begin < kWarpTime);
  pacer_.restart(clock_(), machine().cycles());
}

void Console::run_at_speed(Duration now) {
  const uint64_t from = machine().cycles();
  const LatchState at_start = machine().latches();
  run_to(std::min(pacer_.target(now, from, paced_hz()), until_cycle()));
  if (machine().cycles() > from && !machine().paused()) tell_of_sound(from, at_start, now);
}

void Console::tell_of_sound(uint64_t from, const LatchState& at_start, Duration now) {
  constexpr double kBesideHz = 48'000;
  if (!on_sound && !recorder_) return;
  const uint64_t to = machine().cycles();
  const double seconds = static_cast<double>(to - from) / paced_hz();
  if (options_.sound_source) {
    beside_.assign(static_cast<size_t>(std::ceil(seconds * kBesideHz)), 0);
    options_.sound_source(from, to, beside_);
  }
  const SoundSpan span{from, to, at_start, latch_changes_, session_.printer_fitted(), beside_};
  if (on_sound) on_sound(span, seconds);
  if (recorder_) {
    use_recorder([&](FilmRecorder& film) { film.add_sound(span, seconds, now); });
  }
}

uint32_t Console::paced_hz() const {
  return static_cast<uint32_t>(std::clamp(machine().config().clock_hz * speed_, 1.0, 4e9));
}

void Console::run_to(uint64_t cycle) {
  const uint64_t step = std::max<uint64_t>(machine().config().clock_hz / kStepsPerSecond, 1);
  while (machine().cycles() < cycle) {
    // A person's keys wait until the typist is done.
    if (session_.typist().done()) {
      keyboard_.act(session_.machine());
    }
    const bool in_steps = keyboard_.busy();
    const uint64_t next = in_steps ? std::min(cycle, machine().cycles() + step) : cycle;
    const SessionStops stops{.when_idle = !in_steps && warping()};
    const SessionEvent event = session_.run(next, stops);
    if (event == SessionEvent::kObserverStopped) {
      show_debugger();
      debug_panel_.machine_stopped();
      return;
    }
    if (event == SessionEvent::kIdle || event == SessionEvent::kInterrupted) {
      return;
    }
  }
}

bool Console::machine_rests() const {
  const bool asks_for_key =
      machine().waiting_for_key() && session_.typist().done() && !keyboard_.busy();
  return asks_for_key || machine().cpu().halted || stands();
}

bool Console::stands() const { return machine().paused() || debug_panel_.shown() || replay_held_; }

bool Console::warping() const {
  const bool hurries =
      options_.deck != nullptr && options_.deck->fast() && options_.deck->runs(machine());
  return (warp_ || hurries) && !machine_rests();
}

uint64_t Console::until_cycle() const {
  return options_.until_cycle.value_or(std::numeric_limits<uint64_t>::max());
}

Console::Duration Console::wait_time() const {
  if (stands()) {
    return kPausedTime;
  }
  return warping() ? Duration{} : kTickTime;
}

void Console::character_down(LiveKeyboard::KeyId key, char32_t typed) {
  if (debug_panel_.shown()) {
    return debug_panel_.character(typed);
  }
  if (const auto character = arriving_character(typed, graphics_shift_)) {
    code_down(key, key_code_for_character(*character));
  }
}

void Console::code_down(LiveKeyboard::KeyId key, uint8_t code) {
  if (debug_panel_.shown()) {
    return debug_panel_.character(key_code_for_character(code));
  }
  constexpr uint8_t kControlC = 0x03;
  if (code == kControlC) {
    session_.typist().clear();
  }
  play_on();
  keyboard_.key_down(key, code);
  held_ = {key, code, clock_() + std::chrono::milliseconds(LiveKeyboard::kRepeatDelayMilliseconds)};
}

void Console::key_up(LiveKeyboard::KeyId key) {
  keyboard_.key_up(key);
  if (held_ && held_->key == key) held_.reset();
}

void Console::all_keys_up() {
  keyboard_.all_up();
  held_.reset();
}

void Console::tap_character(char32_t typed) {
  constexpr LiveKeyboard::KeyId kTapped = -1;
  character_down(kTapped, typed);
  key_up(kTapped);
}

void Console::paste(std::string_view utf8) {
  if (debug_panel_.shown()) {
    for (const char32_t typed : decode_utf8(utf8)) {
      debug_panel_.character(typed == U'\n' ? U'\r' : typed);
    }
    return;
  }
  std::vector<TypedKey> keys;
  char32_t previous = 0;
  for (const char32_t typed : decode_utf8(utf8)) {
    const bool line_end = typed == U'\n' || typed == U'\r';
    if (line_end && !(typed == U'\n' && previous == U'\r')) {
      keys.push_back({TypedKey::Kind::kCharacter, kReturn});
    } else if (!line_end && typed >= U' ') {
      if (const auto character = arriving_character(typed, graphics_shift_)) {
        keys.push_back({TypedKey::Kind::kCharacter, *character});
      }
    }
    previous = typed;
  }
  play_on();
  session_.typist().type(keys);
}

std::vector<std::string> Console::covering_lines(bool in_window, TextRoom room) const {
  if (debug_panel_.shown()) {
    std::vector<std::string> lines = wrapped_lines(debug_panel_.lines(), room.columns);
    if (lines.size() > room.lines) std::erase(lines, "");
    const size_t surplus = lines.size() - std::min(lines.size(), room.lines);
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(surplus));
    return lines;
  }
  return overlay_shown_ ? overlay(in_window, room) : std::vector<std::string>{};
}

std::vector<std::string> Console::overlay(bool in_window, TextRoom room) const {
  std::vector<std::string> lines = overlay_lines(in_window, room);
  const std::vector<std::string> panel = panel_lines({
      .latches = machine().latches(),
      .speed = speed_,
      .megahertz = paced_hz() / 1e6,
      .vdu_timing = machine().screen().timing,
      .lost_strobes = machine().screen().state.lost_strobes,
      .auto_repeat = keyboard_.auto_repeat,
      .keys_by_position = keys_by_position,
      .in_window = in_window,
      .sound = on_sound != nullptr,
      .volume_percent = volume_percent,
      .muted = muted,
      .printer_fitted = session_.printer_fitted(),
      .printed = session_.printed().characters,
      .back_seconds = static_cast<unsigned>(
          std::chrono::duration_cast<std::chrono::seconds>(history_.reach()).count()),
      .recording = recorder_ ? recording_.filename().string() : std::string(),
      .tapes = machine().cassette().loop_is_on() ? "LOOP"
               : options_.deck == nullptr        ? ""
               : options_.deck->fast()           ? "FAST"
                                                 : "REAL",
  });
  const std::vector<std::string> below = wrapped_lines(panel, room.columns);
  lines.insert(lines.end(), below.begin(), below.end());
  lines.resize(std::min(lines.size(), room.lines));
  return lines;
}

/// Nothing moves on the screen of a machine that stands, so that nothing need be drawn.
bool Console::cursor_lit() const {
  return stands() || cursor_is_lit(machine().cycles(), machine().config().clock_hz);
}

std::string Console::status() const {
  std::string text = options_.title.empty() ? "Triton" : fmt::format("Triton - {}", options_.title);
  const double megahertz = pacer_.speed() * machine().config().clock_hz / 1e6;
  text += debug_panel_.shown() ? std::string(" - in the debugger")
          : stands()           ? std::string(" - paused")
                               : fmt::format(" - {:.2f} MHz", megahertz);
  if (debug_panel_.shown() && machine().paused()) {
    text += ", paused";
  }
  if (session_.replaying()) {
    text += ", replaying";
  }
  if (speed_ != 1) {
    text += fmt::format(", speed {:.4g}", speed_);
  }
  if (const uint64_t lost = machine().screen().state.lost_strobes; lost > 0) {
    text += fmt::format(", {} characters lost", lost);
  }
  if (warp_) {
    text += warping() ? ", warping" : ", warp";
  }
  if (const std::string tape = options_.deck != nullptr ? options_.deck->status() : "";
      !tape.empty()) {
    text += ", " + tape;
  }
  if (graphics_shift_) {
    text += ", graphics shift";
  }
  if (recorder_) {
    text += ", recording";
  }
  if (options_.input_recorder != nullptr) {
    text += ", recording keys";
  }
  return text;
}

std::string Console::message() const { return clock_() < message_until_ ? message_ : ""; }

void Console::show_message(std::string text) {
  message_ = std::move(text);
  message_until_ = clock_() + std::max<Duration>(kMessageTime, message_.size() * kReadingTime);
}

}  // namespace triton
