#include "tools/triton/standard_console.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>

#include "emulator/support/errors.hpp"
#include "tools/triton/tell.hpp"

namespace triton {

namespace {

constexpr std::array kEndSignals{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

termios saved_mode{};  // for the signal handlers

void give_back_and_end(int signal_number) {
  tcsetattr(STDIN_FILENO, TCSANOW, &saved_mode);
  std::signal(signal_number, SIG_DFL);
  raise(signal_number);
}

}  // namespace

StandardConsole::~StandardConsole() {
  if (!took_keys_) return;
  tcsetattr(STDIN_FILENO, TCSANOW, &saved_mode);
  for (const int signal_number : kEndSignals) std::signal(signal_number, SIG_DFL);
}

void StandardConsole::print(std::string_view text) {
  if (text.empty()) return;
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
    throw InternalError("standard output: cannot write");
  }
  last_printed_ = text.back();
}

void StandardConsole::end_line() {
  if (last_printed_ != '\n' && isatty(STDOUT_FILENO) != 0) print("\n");
}

void StandardConsole::not_emulated(unsigned function) {
  end_line();
  tell(fmt::format("{}: BDOS function {} is not emulated and did nothing", name_, function));
}

std::optional<uint8_t> StandardConsole::read() {
  take_keys();
  while (waiting_.empty() && !has_ended_) fill();
  if (waiting_.empty()) return std::nullopt;
  const auto character = static_cast<uint8_t>(waiting_.front());
  waiting_.erase(0, 1);
  return character;
}

bool StandardConsole::is_ready() {
  take_keys();
  pollfd input{STDIN_FILENO, POLLIN, 0};
  while (waiting_.empty() && !has_ended_ && ::poll(&input, 1, 0) > 0) fill();
  return !waiting_.empty();
}

void StandardConsole::fill() {
  std::array<char, 4096> bytes{};
  const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
  if (count < 0 && errno == EINTR) return;
  if (count <= 0) {
    has_ended_ = true;
    return;
  }
  for (const char c : std::string_view(bytes.data(), static_cast<size_t>(count))) {
    if (c != '\n' || !after_return_) waiting_ += c == '\n' ? '\r' : c;
    after_return_ = c == '\r';
  }
}

void StandardConsole::take_keys() {
  if (took_keys_ || isatty(STDIN_FILENO) == 0 || tcgetattr(STDIN_FILENO, &saved_mode) != 0) return;
  took_keys_ = true;
  for (const int signal_number : kEndSignals) {
    if (std::signal(signal_number, give_back_and_end) == SIG_IGN) {
      std::signal(signal_number, SIG_IGN);
    }
  }
  termios mode = saved_mode;
  mode.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  mode.c_cc[VMIN] = 1;
  mode.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSANOW, &mode);
}

}  // namespace triton
