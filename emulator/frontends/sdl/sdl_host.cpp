#include "emulator/frontends/sdl/sdl_host.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "emulator/frontends/sdl/lost_display.hpp"
#include "emulator/frontends/sdl/tape_strip.hpp"
#include "emulator/frontends/shared/wrapped_text.hpp"
#include "emulator/tape/tape_deck.hpp"

namespace triton {
namespace {

using Duration = Console::Duration;

constexpr Duration kDrawTime = std::chrono::milliseconds(20);
constexpr Duration kTitleTime = std::chrono::milliseconds(250);
constexpr size_t kMostMessageRows = 4;

}  // namespace

SdlHost::SdlHost(Session& session, const HostOptions& options, Console::Clock clock)
    : clock_(clock),
      deck_(options.deck),
      console_(session, options, std::move(clock)),
      window_(console_.status()),
      keys_(console_) {
  SDL_StartTextInput();
  window_.set_scan_lines(options.scan_lines);
  window_.set_glow(options.glow);
  if (options.whole_pixels) window_.toggle_integer_scaling();
  if (options.full_screen) window_.toggle_full_screen();
  show_specks(options.specks);
  if (options.sound) {
    sound_.emplace();
    console_.on_sound = [this](const SoundSpan& span, double seconds) {
      sound_->mixer().volume = console_.volume();
      sound_->play(span, seconds);
    };
    tell_of_sound();
  }
}

bool SdlHost::step() {
  wait_for_events();
  console_.tick();
  draw();
  return !console_.finished();
}

void SdlHost::wait_for_events() {
  const auto wait = std::chrono::duration_cast<std::chrono::milliseconds>(console_.wait_time());
  SDL_Event event;
  if (SDL_WaitEventTimeout(&event, static_cast<int>(wait.count())) == 0) {
    return;
  }
  do {
    handle(event);
  } while (SDL_PollEvent(&event) != 0);
}

void SdlHost::handle(const SDL_Event& event) {
  switch (event.type) {
    case SDL_QUIT:
      console_.quit();
      break;
    case SDL_KEYDOWN:
      if (const auto action = keys_.key_down(event.key)) {
        perform(*action);
      }
      break;
    case SDL_KEYUP:
      keys_.key_up(event.key);
      break;
    case SDL_TEXTINPUT:
      keys_.text(event.text);
      break;
    case SDL_WINDOWEVENT:
      if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) {
        keys_.focus_lost();
      }
      // Exposed, resized, restored: whatever it was, the picture must be there afterwards.
      window_.invalidate();
      break;
    case SDL_DROPFILE:
      console_.run_file(event.drop.file);
      SDL_free(event.drop.file);
      break;
    case SDL_AUDIODEVICEREMOVED:
      if (sound_ && sound_->device_removed(event.adevice)) {
        tell_of_sound();
      }
      break;
    case SDL_AUDIODEVICEADDED:
      if (sound_ && sound_->device_added(event.adevice)) {
        console_.show_message("SOUND IS BACK");
      }
      break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
      window_.invalidate();
      break;
    default:
      break;
  }
}

void SdlHost::perform(HostAction action) {
  switch (action) {
    case HostAction::kColour: {
      const unsigned next = (static_cast<unsigned>(console_.phosphor) + 1) % kPhosphors;
      console_.phosphor = static_cast<Phosphor>(next);
      break;
    }
    case HostAction::kScanLines:
      window_.set_scan_lines(!window_.scan_lines());
      console_.show_message(!window_.scan_lines()       ? "SCAN LINES OFF"
                            : window_.scan_lines_show() ? "SCAN LINES ON"
                                                        : "SCAN LINES ON: IN A LARGER WINDOW");
      break;
    case HostAction::kGlow:
      window_.set_glow(!window_.glow());
      console_.show_message(window_.glow() ? "GLOW ON" : "GLOW OFF");
      break;
    case HostAction::kSpecks:
      show_specks(!console_.machine().screen().noting_accesses);
      console_.show_message(console_.machine().screen().noting_accesses ? "SPECKS ON"
                                                                        : "SPECKS OFF");
      break;
    case HostAction::kFullScreen:
      window_.toggle_full_screen();
      break;
    case HostAction::kScaling:
      window_.toggle_integer_scaling();
      console_.show_message(window_.integer_scaling() ? "INTEGER SCALING" : "SMOOTH SCALING");
      break;
    case HostAction::kPictureAsShown:
      write_picture_as_shown();
      break;
    default:
      console_.perform(action);
      break;
  }
}

void SdlHost::draw() {
  const Duration now = clock_();
  if (now - titled_at_ >= kTitleTime) {
    titled_at_ = now;
    window_.set_title(console_.status());
  }
  if (now - drawn_at_ < kDrawTime) {
    return;
  }
  drawn_at_ = now;
  Scene scene{contents_of(console_.machine().screen()),
              console_.cursor_lit(),
              console_.covering_lines(true),
              console_.message(),
              take_specks(),
              console_.lower_case()};
  if (const tape::TapeDeck* deck = playing_deck()) {
    scene.tape_bytes = deck->course().bytes();
    scene.tape_seconds = deck->counter_seconds();
  }
  if (scene != scene_) {
    scene_ = std::move(scene);
    draw_scene();
  }
  window_.show(frame_, console_.phosphor);
}

/// Null: no tape runs past its head.
const tape::TapeDeck* SdlHost::playing_deck() const {
  static_assert(tape::TapeDeck::kCourseColumns == kCellsWidth);
  const bool plays = deck_ != nullptr && deck_->playing() && deck_->runs(console_.machine());
  return plays ? deck_ : nullptr;
}

void SdlHost::draw_scene() {
  render_frame(scene_.contents, console_.characters(), scene_.cursor_lit, frame_);
  for (const size_t position : scene_.specks) {
    draw_speck(frame_, position);
  }
  if (const tape::TapeDeck* deck = playing_deck()) {
    draw_tape_strip(frame_, deck->course(), deck->counter_seconds());
  }
  if (!scene_.overlay.empty()) {
    draw_overlay();
  }
  if (scene_.overlay.empty() && !scene_.message.empty()) {
    draw_message();
  }
}

/// In the lowest rows, over their whole width.
void SdlHost::draw_message() {
  constexpr unsigned kMargin = kBorderWidth / kCellWidth;
  constexpr unsigned kColumns = kFrameWidth / kCellWidth;
  const auto lines = wrapped_text(scene_.message, kScreenColumns, kMostMessageRows);
  unsigned y = kFrameHeight - static_cast<unsigned>(lines.size()) * kCellHeight;
  for (const std::string& line : lines) {
    const std::string padded = fmt::format("{:{}}{:<{}}", "", kMargin, line, kColumns - kMargin);
    draw_text(frame_, console_.characters(), 0, y, padded);
    y += kCellHeight;
  }
}

/// A message takes its first lines' place: they say what does not change.
void SdlHost::draw_overlay() {
  constexpr unsigned kMargin = 1;
  constexpr unsigned kColumns = kOverlayWidth + 2 * kMargin;
  static_assert(kColumns * kCellWidth <= kFrameWidth);
  std::vector<std::string> lines = scene_.overlay;
  auto message = wrapped_text(scene_.message, kOverlayWidth, kMostMessageRows);
  message.resize(std::min(message.size(), lines.size()));
  std::move(message.begin(), message.end(), lines.begin());
  const auto rows = static_cast<unsigned>(lines.size());
  const unsigned left = (kFrameWidth - kColumns * kCellWidth) / 2;
  unsigned y = (kFrameHeight - rows * kCellHeight) / 2;
  for (const std::string& line : lines) {
    const std::string padded = fmt::format("{:{}}{:<{}}", "", kMargin, line, kColumns - kMargin);
    draw_text(frame_, console_.characters(), left, y, padded);
    y += kCellHeight;
  }
}

/// With scaling, colour, scan lines and glow, but without overlay and message.
void SdlHost::write_picture_as_shown() {
  Frame frame;
  render_frame(contents_of(console_.machine().screen()), console_.characters(),
               console_.cursor_lit(), frame);
  try {
    const std::filesystem::path file = console_.new_file("png");
    write_png(file, window_.picture(frame, console_.phosphor));
    console_.show_message(fmt::format("wrote {}", file.string()));
  } catch (const std::exception& error) {
    console_.show_message(error.what());
  }
}

void SdlHost::show_specks(bool on) {
  Vdu& screen = console_.session().machine().screen();
  screen.noting_accesses = on;
  screen.accesses.clear();
}

/// Those since the last drawing, which is not much longer ago than a field unless the machine
/// warped.
std::vector<size_t> SdlHost::take_specks() {
  constexpr unsigned kFieldHz = 50;
  Triton& machine = console_.session().machine();
  const uint32_t clock_hz = machine.config().clock_hz;
  std::vector<size_t> specks;
  for (const uint64_t cycle : std::exchange(machine.screen().accesses, {})) {
    const bool is_recent = machine.cycles() - cycle <= 2 * clock_hz / kFieldHz;
    if (const auto position = beam_position(cycle, clock_hz); is_recent && position) {
      specks.push_back(*position);
    }
  }
  return specks;
}

void SdlHost::tell_of_sound() {
  if (!sound_->error().empty()) {
    console_.show_message("no sound: " + sound_->error());
  }
}

int run_sdl(Session& session, const HostOptions& options) {
  // What SDL keeps beyond its subsystems goes with it.
  struct Quit {
    ~Quit() { SDL_Quit(); }
  };
  const Quit quit;
  SdlHost host(session, options,
               [] { return std::chrono::steady_clock::now().time_since_epoch(); });
  const LostDisplay lost_display([&] {
    host.console().finish();
    if (options.display_lost) options.display_lost();
  });
  while (host.step()) {
  }
  host.console().finish();
  return 0;
}

}  // namespace triton
