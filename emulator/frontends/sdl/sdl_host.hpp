// Plays in a window.
//
// Needs SDL's environment only (SDL_VIDEODRIVER, SDL_AUDIODRIVER are respected). The machine is
// paced by the clock, not by the monitor; the window is renewed only when the picture changed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "emulator/frontends/sdl/sdl_keys.hpp"
#include "emulator/frontends/sdl/sdl_window.hpp"
#include "emulator/frontends/shared/console.hpp"
#include "emulator/frontends/shared/host_options.hpp"
#include "emulator/frontends/shared/sdl_sound.hpp"
#include "emulator/session/session.hpp"

namespace triton {

/// The window and its loop. run_sdl() is what programs call; tests make single steps.
class SdlHost {
 public:
  /// `clock`: the wall clock. Throws as SdlWindow does.
  SdlHost(Session& session, const HostOptions& options, Console::Clock clock);

  /// Handles the events that are there, after waiting for the first as long as there is time; runs
  /// the machine; draws. False: finished.
  bool step();

  [[nodiscard]] SdlWindow& window() { return window_; }
  [[nodiscard]] Console& console() { return console_; }
  /// The frame that the window shows: the machine's, with overlay and message.
  [[nodiscard]] const Frame& frame() const { return frame_; }

 private:
  /// All that the frame depends on.
  struct Scene {
    ScreenContents contents;
    bool cursor_lit = false;
    std::vector<std::string> overlay;  ///< its lines; none: not shown
    std::string message;
    std::vector<size_t> specks;  ///< where, see beam_position()
    bool lower_case = false;
    size_t tape_bytes = 0;     ///< that have passed the head of the tape that plays, and
    double tape_seconds = -1;  ///< where it stands; < 0: none plays
    bool operator==(const Scene&) const = default;
  };

  void wait_for_events();
  void handle(const SDL_Event& event);
  void perform(HostAction action);
  void draw();
  void draw_scene();
  void draw_overlay();
  [[nodiscard]] const tape::TapeDeck* playing_deck() const;
  void draw_message();
  void tell_of_sound();
  void show_specks(bool on);
  void write_picture_as_shown();
  [[nodiscard]] std::vector<size_t> take_specks();

  Console::Clock clock_;
  const tape::TapeDeck* deck_;  ///< null: there is none
  Console console_;
  SdlWindow window_;
  std::optional<SdlSound> sound_;
  SdlKeys keys_;
  Scene scene_;
  Frame frame_;
  Console::Duration drawn_at_{};
  Console::Duration titled_at_{};
};

/// Until the window is closed, the user quits, or options.until_cycle. Returns 0. Throws InputError
/// when there is no display.
int run_sdl(Session& session, const HostOptions& options);

}  // namespace triton
