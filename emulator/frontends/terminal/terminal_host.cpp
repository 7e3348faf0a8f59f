#include "emulator/frontends/terminal/terminal_host.hpp"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <memory>
#include <string_view>

#include "emulator/formats/text_output.hpp"
#include "emulator/frontends/shared/console.hpp"
#include "emulator/frontends/shared/sdl_sound.hpp"
#include "emulator/frontends/terminal/terminal_canvas.hpp"
#include "emulator/frontends/terminal/terminal_input.hpp"
#include "emulator/frontends/terminal/terminal_mode.hpp"
#include "emulator/frontends/terminal/terminal_view.hpp"

namespace triton {
namespace {

using Duration = Console::Duration;

constexpr char32_t kQuitKey = 0x11;     // Control-Q
constexpr char32_t kOverlayKey = 0x1D;  // Control-]
constexpr Duration kDrawTime = std::chrono::milliseconds(20);
/// A lone ESC byte is the Escape key when nothing follows for this long.
constexpr Duration kEscapeTime = std::chrono::milliseconds(30);

Duration steady_now() { return std::chrono::steady_clock::now().time_since_epoch(); }

std::unique_ptr<SdlSound> open_sound() {
  SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");  // they are EndSignals'
  return std::make_unique<SdlSound>();
}

class TerminalHost {
 public:
  TerminalHost(Session& session, const HostOptions& options)
      : console_(session, options, steady_now), sound_(options.sound ? open_sound() : nullptr) {
    if (!sound_) return;
    if (!sound_->error().empty()) {
      console_.show_message("no sound: " + sound_->error());
      sound_.reset();
      return;
    }
    console_.on_sound = [this](const SoundSpan& span, double seconds) {
      sound_->mixer().volume = console_.volume();
      sound_->play(span, seconds);
    };
  }

  void run() {
    while (!console_.finished()) {
      console_.tick();
      draw();
      read_input();
    }
    console_.finish();
  }

 private:
  void draw() {
    const Duration now = steady_now();
    if (now - drawn_at_ < kDrawTime) {
      return;
    }
    drawn_at_ = now;
    if (mode_.take_redraw_request()) {
      shown_ = TerminalCanvas();
    }
    const TerminalMode::Size size = mode_.size();
    const TextRoom room{size.width - std::min(size.width, 2u), size.height - 1};
    TerminalCanvas wanted =
        lay_out({contents_of(console_.machine().screen()), console_.machine().latches().leds,
                 ascii_text(console_.status()), ascii_text(console_.message()),
                 console_.covering_lines(false, room),
                 console_.lower_case() ? HighCodes::kLowerCase : HighCodes::kGraphics, utf8_},
                size.width, size.height);
    if (!mode_.write(canvas_update(shown_, wanted))) {
      console_.quit();
    }
    shown_ = std::move(wanted);
  }

  void read_input() {
    const auto wait = std::chrono::duration_cast<std::chrono::milliseconds>(console_.wait_time());
    pollfd input{STDIN_FILENO, POLLIN, 0};
    if (::poll(&input, 1, static_cast<int>(wait.count())) <= 0) {
      if (input_.pending() && steady_now() - read_at_ > kEscapeTime) {
        handle(input_.flush());
      }
      return;
    }
    std::array<char, 4096> bytes{};
    const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count > 0) {
      read_at_ = steady_now();
      handle(input_.feed({bytes.data(), static_cast<size_t>(count)}));
    } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
      console_.quit();  // the terminal is gone
    }
  }

  void handle(const std::vector<TerminalEvent>& events) {
    for (const TerminalEvent& event : events) {
      switch (event.kind) {
        case TerminalEvent::Kind::kFunctionKey:
          perform(action_of_function_key(event.function_key));
          break;
        case TerminalEvent::Kind::kPaste:
          console_.paste(event.text);
          break;
        case TerminalEvent::Kind::kCharacter:
          handle_character(event.character);
          break;
      }
    }
  }

  void handle_character(char32_t character) {
    if (character == kQuitKey) {
      console_.quit();
    } else if (character == kOverlayKey) {
      console_.perform(HostAction::kShowKeys);
    } else if (console_.overlay_shown()) {
      const bool is_ascii = character > 0 && character < 0x80;
      const HostActionEntry* entry =
          is_ascii ? action_of_letter(static_cast<char>(character)) : nullptr;
      if (entry == nullptr || !entry->stays) {
        console_.hide_overlay();
      }
      perform(entry);
    } else {
      console_.tap_character(character);
    }
  }

  void perform(const HostActionEntry* entry) {
    if (entry != nullptr && !entry->window_only) {
      console_.perform(entry->action);
    }
  }

  Console console_;                  // before mode_: its errors are printed on a terminal in order
  std::unique_ptr<SdlSound> sound_;  // likewise what the audio driver has to say
  TerminalMode mode_;
  const bool utf8_ = text_output(STDOUT_FILENO).utf8;
  TerminalInput input_{utf8_};
  TerminalCanvas shown_;
  Duration drawn_at_{};
  Duration read_at_{};
};

}  // namespace

int run_terminal(Session& session, const HostOptions& options) {
  const EndSignals end_signals;
  TerminalHost(session, options).run();
  return EndSignals::caught();
}

}  // namespace triton
