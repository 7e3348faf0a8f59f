#include "emulator/frontends/shared/debug_panel.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "emulator/frontends/shared/host_actions.hpp"
#include "emulator/support/errors.hpp"

namespace triton {
namespace {

constexpr char32_t kEnterKey = 0x0D;
constexpr char32_t kBackspace = 0x08;
constexpr char32_t kDelete = 0x7F;
constexpr char32_t kEscape = 0x1B;
constexpr std::size_t kInputRows = 2;  // the title, and the line that is typed
constexpr std::size_t kOutputRows = DebugPanel::kRows - kInputRows;

std::string with_capitals(std::string_view text) {
  std::string shown(text.substr(0, kOverlayWidth));
  for (char& c : shown) {
    c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    if (c == '|') c = '/';  // between alternatives; the machine has no such glyph
    if (c < 0x20 || c > 0x5F) c = '.';
  }
  return shown;
}

/// What of `line` one row shows behind its margin; it breaks behind a space where there is one.
std::size_t length_of_row(std::string_view line, std::size_t margin) {
  const std::size_t room = kOverlayWidth - margin;
  if (line.size() <= room) return line.size();
  const std::size_t space = line.substr(0, room).rfind(' ');
  return space == std::string_view::npos ? room : space + 1;
}

/// Blanks before the rows that a line goes on in: to its last column, as in the list of commands.
std::size_t indent_of(std::string_view line) {
  const std::size_t gap = line.substr(0, kOverlayWidth / 2).rfind("  ");
  return gap == std::string_view::npos || line.find_first_not_of(' ') > gap ? 0 : gap + 2;
}

}  // namespace

void DebugPanel::show() {
  if (!debugger_) debugger_.emplace(session_, false, program_symbols_);
  shown_ = true;
  print(debugger_->where());
}

void DebugPanel::machine_stopped() {
  if (!debugger_) return;
  shown_ = true;
  print(debugger_->stopped(SessionEvent::kObserverStopped));
}

void DebugPanel::character(char32_t typed) {
  if (typed == kEscape) {
    waiting_.clear();
    input_ = "continue";
    carry_out();
  } else if (typed == kEnterKey && !waiting_.empty()) {
    next_page();
  } else if (typed == kEnterKey) {
    carry_out();
  } else if ((typed == kBackspace || typed == kDelete) && !input_.empty()) {
    input_.pop_back();
  } else if (typed >= U' ' && typed < kDelete && input_.size() + 3 < kOverlayWidth) {
    waiting_.clear();
    input_ += static_cast<char>(typed);
  }
}

void DebugPanel::carry_out() {
  using debugger::Debugger;
  const std::string line = std::exchange(input_, {});
  print("> " + line + "\n");
  try {
    const Debugger::Answer answer = debugger_->command(line);
    print(answer.text);
    if (answer.then != Debugger::Then::kStay) hide();
    if (answer.then == Debugger::Then::kQuit) debugger_.reset();
  } catch (const InputError& error) {
    print(error.what());
  }
}

void DebugPanel::print(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const std::string margin(indent_of(line), ' ');
    std::string row;
    do {
      const std::size_t fitting = length_of_row(line, row.size());
      waiting_.push_back(with_capitals(row.append(line.substr(0, fitting))));
      line.remove_prefix(fitting);
      row = margin;
    } while (!line.empty());
  }
  next_page();
}

void DebugPanel::next_page() {
  for (std::size_t row = 0; row < kOutputRows && !waiting_.empty(); ++row) {
    output_.push_back(std::move(waiting_.front()));
    waiting_.pop_front();
  }
  while (output_.size() > kOutputRows) output_.pop_front();
}

std::vector<std::string> DebugPanel::lines() const {
  std::vector<std::string> lines{"DEBUGGER: HELP LISTS THE COMMANDS, ESC LETS THE MACHINE RUN ON"};
  lines.insert(lines.end(), output_.begin(), output_.end());
  lines.resize(kRows - 1);
  lines.push_back(waiting_.empty() ? "> " + with_capitals(input_) + "_"
                                   : "-- RETURN: MORE; OR THE NEXT COMMAND --");
  return lines;
}

}  // namespace triton
