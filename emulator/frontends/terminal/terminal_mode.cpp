#include "emulator/frontends/terminal/terminal_mode.hpp"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

#include "emulator/formats/text_output.hpp"
#include "emulator/support/end_signals.hpp"
#include "emulator/support/errors.hpp"

namespace triton {
namespace {

// Alternate screen, bracketed paste, no automatic wrap (what is drawn while the terminal shrinks must
// not scroll it); at the end also a visible cursor and plain text.
constexpr std::string_view kEnter = "\x1b[?1049h\x1b[?2004h\x1b[?7l\x1b[0m\x1b[2J";
constexpr std::string_view kLeave = "\x1b[0m\x1b[?7h\x1b[?2004l\x1b[?25h\x1b[?1049l";

constexpr std::array kCrashSignals{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

// What signal handlers need. Handlers use async-signal-safe calls only: write, tcsetattr, raise.
termios saved_mode{};
termios raw_mode{};
volatile sig_atomic_t taken = 0;
volatile sig_atomic_t redraw_wanted = 0;
std::array<struct sigaction, kCrashSignals.size() + 3> saved_actions{};

void write_raw(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (count <= 0) {
      return;
    }
    bytes.remove_prefix(static_cast<size_t>(count));
  }
}

void give_back() {
  if (taken != 0) {
    taken = 0;
    write_raw(kLeave);
    tcsetattr(STDIN_FILENO, TCSANOW, &saved_mode);
  }
}

void take() {
  tcsetattr(STDIN_FILENO, TCSANOW, &raw_mode);
  taken = 1;
  write_raw(kEnter);
}

void on_crash(int signal_number) {
  give_back();
  std::signal(signal_number, SIG_DFL);
  raise(signal_number);
}

void on_stop(int) {
  const int saved_errno = errno;
  give_back();
  raise(SIGSTOP);
  errno = saved_errno;
}

void on_continue(int) {
  const int saved_errno = errno;
  take();
  redraw_wanted = 1;
  errno = saved_errno;
}

/// The terminal moved what it shows, even if it has its old size again before anybody looks.
void on_resize(int) { redraw_wanted = 1; }

/// Calls `visit(signal, handler, slot)` for every signal that is handled here.
template <typename Visit>
void for_each_signal(Visit visit) {
  size_t slot = 0;
  for (const int signal_number : kCrashSignals) {
    visit(signal_number, on_crash, slot++);
  }
  visit(SIGTSTP, on_stop, slot++);
  visit(SIGCONT, on_continue, slot++);
  visit(SIGWINCH, on_resize, slot++);
}

}  // namespace

void require_terminal() {
  if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 ||
      tcgetattr(STDIN_FILENO, &saved_mode) != 0) {
    throw InputError(
        "--video terminal: standard input and output are not a terminal; expected one, or --video "
        "none");
  }
  if (!text_output(STDOUT_FILENO).escapes) {
    throw InputError(
        "--video terminal: this terminal (TERM=dumb, or none) cannot place the cursor; set TERM to "
        "what it is, or print the screen at the end: --video none --screen text");
  }
}

TerminalMode::TerminalMode() {
  require_terminal();
  raw_mode = saved_mode;
  cfmakeraw(&raw_mode);
  raw_mode.c_cc[VMIN] = 0;
  raw_mode.c_cc[VTIME] = 0;
  redraw_wanted = 0;
  for_each_signal([](int signal_number, void (*handler)(int), size_t slot) {
    struct sigaction action {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    sigaction(signal_number, &action, &saved_actions[slot]);
  });
  EndSignals::before_end(give_back);
  take();
}

TerminalMode::~TerminalMode() {
  EndSignals::before_end(nullptr);
  give_back();
  for_each_signal([](int signal_number, void (*)(int), size_t slot) {
    sigaction(signal_number, &saved_actions[slot], nullptr);
  });
}

TerminalMode::Size TerminalMode::size() const {
  winsize reported{};
  Size size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &reported) == 0 && reported.ws_col > 0 &&
      reported.ws_row > 0) {
    size.width = reported.ws_col;
    size.height = reported.ws_row;
  }
  return size;
}

bool TerminalMode::take_redraw_request() {
  const bool wanted = redraw_wanted != 0;
  redraw_wanted = 0;
  return wanted;
}

bool TerminalMode::write(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t count = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (count > 0) {
      bytes.remove_prefix(static_cast<size_t>(count));
    } else if (count < 0 && errno == EAGAIN) {
      pollfd output{STDOUT_FILENO, POLLOUT, 0};
      ::poll(&output, 1, -1);
    } else if (count == 0 || errno != EINTR) {
      return false;
    }
    if (EndSignals::caught() != 0 && count < 0) {
      return false;
    }
  }
  return true;
}

}  // namespace triton
