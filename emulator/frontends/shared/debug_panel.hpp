// The debugger on the screen of an interactive front end: what it answered, and a line to type the
// next command into. While it is shown the machine stands still.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "emulator/debugger/debugger.hpp"
#include "emulator/session/session.hpp"

namespace triton {

class DebugPanel {
 public:
  /// `session` outlives it. `program_symbols` as for Debugger.
  DebugPanel(Session& session, SymbolTable program_symbols)
      : session_(session), program_symbols_(std::move(program_symbols)) {}

  [[nodiscard]] bool shown() const { return shown_; }
  /// Stops the machine where it is.
  void show();
  /// Lets the machine run on; breakpoints stay.
  void hide() { shown_ = false; }
  /// The session came back because of a breakpoint or the end of a step.
  void machine_stopped();
  /// A key struck while the panel is shown: Return carries the line out, or shows what did not fit,
  /// which a typed character puts away; Backspace rubs out, Escape lets the machine run on.
  void character(char32_t typed);

  /// At most kRows lines of at most kOverlayWidth characters 20-5F, for the machine's own glyphs.
  [[nodiscard]] std::vector<std::string> lines() const;

  static constexpr std::size_t kRows = 16;

 private:
  void carry_out();
  void print(std::string_view text);
  void next_page();

  Session& session_;
  SymbolTable program_symbols_;
  std::optional<debugger::Debugger> debugger_;
  bool shown_ = false;
  std::string input_;
  std::deque<std::string> output_;   ///< shown, the newest last
  std::deque<std::string> waiting_;  ///< not shown yet
};

}  // namespace triton
