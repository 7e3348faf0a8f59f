#include "tests/frontends/terminal/tmux_terminal.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <stdexcept>
#include <thread>

namespace triton {
namespace {

/// Long enough for any machine; a test that passes does not wait for it.
constexpr int kTries = 1'200;
constexpr auto kTryEvery = std::chrono::milliseconds(50);

std::string quoted(const std::string& text) {
  std::string result(1, '\'');
  for (const char character : text) {
    if (character == '\'') {
      result += "'\\'";
    }
    result += character;
  }
  result += '\'';
  return result;
}

template <typename Condition>
bool becomes_true(Condition condition) {
  for (int tries = 0; tries < kTries; ++tries) {
    if (condition()) {
      return true;
    }
    std::this_thread::sleep_for(kTryEvery);
  }
  return false;
}

}  // namespace

TmuxTerminal::TmuxTerminal(const std::string& name, unsigned width, unsigned height)
    : socket_(fmt::format("{}/triton_tmux_{}_{}", testing::TempDir(), name, getpid())) {
  (void)tmux(
      fmt::format("-f /dev/null new-session -d -x {} -y {} 'env PS1=READY: sh'", width, height));
  if (!wait_for("READY:")) {
    throw std::runtime_error("tmux's shell does not come up: " + contents());
  }
}

TmuxTerminal::~TmuxTerminal() {
  try {
    (void)tmux("kill-server");
  } catch (const std::exception&) {
  }
  std::remove(socket_.c_str());
}

std::string TmuxTerminal::tmux(const std::string& arguments) const {
  const std::string command = fmt::format(
      "LC_ALL=C.UTF-8 TERM=xterm-256color tmux -u -S {} {} 2>&1", quoted(socket_), arguments);
  std::FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) {
    throw std::runtime_error("cannot run tmux");
  }
  std::string output;
  char block[4096];
  size_t count = 0;
  while ((count = std::fread(block, 1, sizeof block, pipe)) > 0) {
    output.append(block, count);
  }
  if (pclose(pipe) != 0) {
    throw std::runtime_error(fmt::format("tmux {}: {}", arguments, output));
  }
  return output;
}

void TmuxTerminal::send_keys(const std::vector<std::string>& keys) const {
  std::string arguments = "send-keys --";
  for (const std::string& key : keys) {
    arguments += ' ';
    arguments += quoted(key);
  }
  (void)tmux(arguments);
}

void TmuxTerminal::resize(unsigned width, unsigned height) const {
  (void)tmux(fmt::format("resize-window -x {} -y {}", width, height));
}

void TmuxTerminal::paste(const std::string& text) const {
  (void)tmux("set-buffer -- " + quoted(text));
  (void)tmux("paste-buffer -p");
}

std::string TmuxTerminal::contents() const { return tmux("capture-pane -p"); }

bool TmuxTerminal::wait_for(const std::string& text) const {
  return becomes_true([&] { return contents().find(text) != std::string::npos; });
}

bool TmuxTerminal::wait_until_gone(const std::string& text) const {
  return becomes_true([&] { return contents().find(text) == std::string::npos; });
}

std::string TmuxTerminal::pane_variable(const std::string& name) const {
  std::string value = tmux(fmt::format("display-message -p '#{{{}}}'", name));
  value.resize(value.find_last_not_of('\n') + 1);
  return value;
}

}  // namespace triton
