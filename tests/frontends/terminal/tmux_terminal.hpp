// A real terminal for tests: a shell in a tmux server of its own, without a user's settings.
#pragma once

#include <string>
#include <vector>

namespace triton {

class TmuxTerminal {
 public:
  /// `name` makes the server's socket unique.
  TmuxTerminal(const std::string& name, unsigned width, unsigned height);
  TmuxTerminal(const TmuxTerminal&) = delete;
  TmuxTerminal& operator=(const TmuxTerminal&) = delete;
  ~TmuxTerminal();

  /// tmux's names of keys, or texts to type, as `tmux send-keys` takes them.
  void send_keys(const std::vector<std::string>& keys) const;
  void resize(unsigned width, unsigned height) const;
  void paste(const std::string& text) const;

  /// Everything that stands on the terminal, as UTF-8 lines.
  [[nodiscard]] std::string contents() const;
  /// Waits until `text` stands on the terminal (or no longer does). False: it gave up.
  [[nodiscard]] bool wait_for(const std::string& text) const;
  [[nodiscard]] bool wait_until_gone(const std::string& text) const;
  /// tmux's own variables of the pane, for example `cursor_x` or `alternate_on`.
  [[nodiscard]] std::string pane_variable(const std::string& name) const;

 private:
  [[nodiscard]] std::string tmux(const std::string& arguments) const;

  std::string socket_;
};

}  // namespace triton
