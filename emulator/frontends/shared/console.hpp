// What an interactive front end drives: a session at the pace of the wall clock, a person's keys,
// and the actions of host_actions.hpp. The front end draws and reads; the decisions are here.
//
//   Console console(session, options, clock);
//   while (!console.finished()) {
//     console.tick();                          // runs the machine for the time that has passed
//     ... draw console.session().machine().screen(), console.status() ...
//     ... wait for input, at most console.wait_time() ...
//   }
#pragma once

#include <chrono>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/chips/character_generator.hpp"
#include "emulator/film/film_recorder.hpp"
#include "emulator/formats/picture.hpp"
#include "emulator/frontends/shared/debug_panel.hpp"
#include "emulator/frontends/shared/host_actions.hpp"
#include "emulator/frontends/shared/host_options.hpp"
#include "emulator/frontends/shared/live_keyboard.hpp"
#include "emulator/frontends/shared/pacer.hpp"
#include "emulator/frontends/shared/panel.hpp"
#include "emulator/frontends/shared/rewind_history.hpp"
#include "emulator/session/session.hpp"
#include "emulator/sound/sound_mixer.hpp"
#include "emulator/support/end_signals.hpp"

namespace triton {

/// The character (00-7F) that arrives in the machine when `typed` is typed; none: no such key.
/// Without graphics shift letters of both cases arrive as capitals, so that Caps Lock does not
/// matter. With it a capital arrives as the graphic 61-7A, as on the real keyboard.
[[nodiscard]] std::optional<uint8_t> arriving_character(char32_t typed, bool graphics_shift);

class Console {
 public:
  using Duration = std::chrono::nanoseconds;
  using Clock = std::function<Duration()>;

  static constexpr Duration kMessageTime = std::chrono::seconds(3);

  /// Throws InputError if the characters cannot be loaded.
  Console(Session& session, const HostOptions& options, Clock clock);

  ~Console();
  Console(const Console&) = delete;
  Console& operator=(const Console&) = delete;

  /// Runs the machine as far as the wall clock, or the warp, wants it now.
  void tick();
  /// How long the host may wait for input before the next tick.
  [[nodiscard]] Duration wait_time() const;
  [[nodiscard]] bool finished() const { return finished_ || EndSignals::caught() != 0; }
  void quit() { finished_ = true; }
  /// To be called once the loop has ended: completes what was being written, each thing even
  /// if another fails. Throws InternalError: the first failure, or how HostOptions::film was lost.
  void finish();

  // Typing.
  void character_down(LiveKeyboard::KeyId key, char32_t typed);
  /// A key whose KR2376 code is known.
  void code_down(LiveKeyboard::KeyId key, uint8_t code);
  void key_up(LiveKeyboard::KeyId key);
  void all_keys_up();
  void tap_character(char32_t typed);
  /// Types `utf8` at the machine's pace. Line ends become Return.
  void paste(std::string_view utf8);

  /// Everything but what only a window can do (colour, mute, full screen). Errors become messages.
  void perform(HostAction action);
  /// Runs a file by its kind, in place of what runs. Errors become messages.
  void run_file(const std::filesystem::path& file);

  // What to show.
  [[nodiscard]] Session& session() { return session_; }
  [[nodiscard]] const Triton& machine() const { return session_.machine(); }
  [[nodiscard]] const CharacterGenerator& characters() const {
    return lower_case_ ? characters_.lower_case : characters_.graphics;
  }
  [[nodiscard]] bool lower_case() const { return lower_case_; }
  /// What covers the screen: the debugger, the overlay of keys, or nothing. As much as `room` holds:
  /// of the debugger the last lines, of the overlay the first.
  [[nodiscard]] std::vector<std::string> covering_lines(bool in_window, TextRoom room = {}) const;
  [[nodiscard]] bool overlay_shown() const { return overlay_shown_; }
  void hide_overlay() { overlay_shown_ = false; }
  [[nodiscard]] bool cursor_lit() const;
  /// The overlay with the panel below it.
  [[nodiscard]] std::vector<std::string> overlay(bool in_window, TextRoom room = {}) const;
  [[nodiscard]] double speed() const { return speed_; }
  /// `Triton - labyrinth - 0.80 MHz, warp`, without the message.
  [[nodiscard]] std::string status() const;
  /// What happened a moment ago, or nothing.
  [[nodiscard]] std::string message() const;
  void show_message(std::string text);
  /// A name that is free for a new file `.kind` of the person's. Throws InternalError.
  [[nodiscard]] std::filesystem::path new_file(std::string_view kind) const;
  Phosphor phosphor = Phosphor::kWhite;  ///< of screenshots, and of windows

  // Sound. A host that makes some is told of every stretch of time that passed at the wanted speed,
  // and how long it lasts for the person; not of what the machine warped through.
  std::function<void(const SoundSpan& span, double seconds)> on_sound;
  bool keys_by_position = false;  ///< for hosts that know positions (key_positions.hpp)
  unsigned volume_percent = 100;
  bool muted = false;
  /// What the host plays: volume_percent, or nothing while muted.
  [[nodiscard]] float volume() const {
    return muted ? 0.0F : static_cast<float>(volume_percent) / 100;
  }

 private:
  void run_to(uint64_t cycle);
  using Recording = std::unique_ptr<FilmRecorder> (*)(const std::filesystem::path&, Phosphor);

  void run_at_speed(Duration now);
  void tell_of_sound(uint64_t from, const LatchState& at_start, Duration now);
  void repeat_held_key(Duration now);
  void warp_ahead(Duration begin);
  [[nodiscard]] bool warping() const;
  bool serve_recorder();
  [[nodiscard]] bool machine_rests() const;
  [[nodiscard]] bool stands() const;
  [[nodiscard]] uint64_t until_cycle() const;
  void toggle(bool& flag, std::string_view name);
  [[nodiscard]] std::string name_of_states() const;
  void save_state();
  void load_state();
  void take_screenshot();
  void set_speed(double speed);
  void switch_sound();
  void change_volume(int percent);
  void switch_printer();
  void keep_history(Duration now);
  void go_back();
  void forget_keys();
  void show_debugger();
  void machine_changed();
  void play_on();
  void tell_of_replay(bool was_replaying);
  void record(Duration now);
  void use_recorder(const std::function<void(FilmRecorder&)>& use);
  void switch_recorder(std::string_view kind, Recording start);
  void start_recording(const std::filesystem::path& file, Recording start);
  void finish_recording();
  void write_printed();
  [[nodiscard]] uint32_t paced_hz() const;

  Session& session_;
  HostOptions options_;
  Clock clock_;
  CharacterSets characters_;
  bool lower_case_ = false;
  LiveKeyboard keyboard_;
  /// The key that the person holds, for repeating while the machine's time is not the person's.
  struct HeldKey {
    LiveKeyboard::KeyId key;
    uint8_t code;
    Duration next;  ///< when it is struck again
  };
  std::optional<HeldKey> held_;
  Pacer pacer_;
  DebugPanel debug_panel_;
  std::vector<LatchChange> latch_changes_;  ///< of the present tick
  RewindHistory history_;
  std::filesystem::path loaded_;  ///< the last saved state
  Duration loaded_until_{};       ///< while the same key means the one before it
  Duration ticked_at_{};
  std::unique_ptr<FilmRecorder> recorder_;
  std::filesystem::path recording_;  ///< its file
  bool films_all_ = false;           ///< it is HostOptions::film
  std::exception_ptr lost_film_;     ///< why HostOptions::film was lost
  std::vector<float> beside_;        ///< what sounds beside the ports, of the present tick
  Duration recorded_at_{};
  double speed_;
  bool debugged_ = false;     ///< since the last tick that ran the machine
  bool replay_held_ = false;  ///< paused: the machine's own PAUSE would change the recording
  bool own_printer_ = false;  ///< fitted here, so its paper is written here
  bool finished_ = false;
  bool warp_ = false;  ///< also of HostOptions::unlimited_speed
  bool graphics_shift_ = false;
  bool overlay_shown_ = false;
  std::function<void(const std::string&)> tell_without_console_;
  std::string message_;
  Duration message_until_{};
};

}  // namespace triton
