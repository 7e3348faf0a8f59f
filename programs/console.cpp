#include "programs/console.hpp"

#include <fmt/format.h>

#include "programs/glyphs.hpp"

namespace triton::programs {

namespace {

constexpr uint8_t kControlC = 0x03;
constexpr uint8_t kBackspace = 0x08;
constexpr uint8_t kLineFeed = 0x0A;
constexpr std::size_t kLongestLine = 72;
constexpr int kLargestNumber = 32767;
/// What lets an expression go on after a number or a variable.
constexpr std::string_view kOperators = "+-*/<>=#";

/// What BASIC makes of a reply: a value, or the word of its error report.
struct Reply {
  std::optional<int> value;
  std::string_view report;
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'A' && c <= 'Z'; }

std::string_view skip_spaces(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  return text;
}

[[noreturn]] void not_modelled(const std::string& line) {
  throw ReplyNotModelled(
      fmt::format("the reply '{}' is not modelled: expected a number or a letter A-Z", line));
}

/// ABS, RND or SIZE, or an abbreviation of one with a full stop.
bool is_function(std::string_view text) {
  const std::size_t stop = text.find('.');
  for (const std::string_view name : {"ABS", "RND", "SIZE"}) {
    if (text.starts_with(name)) return true;
    if (stop != std::string_view::npos && name.starts_with(text.substr(0, stop))) return true;
  }
  return false;
}

/// The part of BASIC's expressions that the references know: an optional sign, then a number or a
/// variable.
Reply evaluate(const std::string& line, const std::function<int(char)>& variable) {
  std::string_view rest = skip_spaces(line);
  int sign = 1;
  if (rest.starts_with('-') || rest.starts_with('+')) {
    sign = rest.front() == '-' ? -1 : 1;
    rest = skip_spaces(rest.substr(1));
  }
  if (rest.empty()) return {std::nullopt, "WHAT?"};
  int value = 0;
  if (is_digit(rest.front())) {
    while (!rest.empty() && is_digit(rest.front())) {
      value = value * 10 + (rest.front() - '0');
      if (value > kLargestNumber) return {std::nullopt, "HOW?"};
      rest.remove_prefix(1);
    }
  } else if (is_letter(rest.front())) {
    if (is_function(rest)) not_modelled(line);
    value = variable(rest.front());
    rest.remove_prefix(1);
  } else if (rest.front() == '(' || rest.front() == '@') {
    not_modelled(line);
  } else {
    return {std::nullopt, "WHAT?"};
  }
  rest = skip_spaces(rest);
  if (rest.empty()) return {sign * value, {}};
  if (kOperators.find(rest.front()) != std::string_view::npos) not_modelled(line);
  return {std::nullopt, "WHAT?"};
}

/// One typed line, echoed, without its Return; none when it was too long.
std::optional<std::string> typed_line(Screen& screen, KeySource& keys) {
  std::string line;
  bool too_long = false;
  for (;;) {
    const uint8_t key = keys.next() & 0x7F;
    if (key == kControlC) throw ControlC{};
    if (key == kReturn) {
      screen.send(kReturn);
      screen.send(kLineFeed);
      if (too_long) return std::nullopt;
      return line;
    }
    if (key == kBackspace) {
      if (line.empty()) continue;
      too_long = false;
      line.pop_back();
      screen.send(kBackspace);
      continue;
    }
    if (line.size() == kLongestLine) {
      too_long = true;
      continue;
    }
    line.push_back(static_cast<char>(key));
    screen.send(key);
  }
}

}  // namespace

uint8_t TextKeys::next() {
  if (position_ == text_.size()) throw EndOfKeys{};
  return static_cast<uint8_t>(text_[position_++]) & 0x7F;
}

void Console::print(std::string_view text) {
  for (const char c : text) screen_.send(static_cast<uint8_t>(c));
}

void Console::print_number(int value, int width) { print(fmt::format("{:>{}}", value, width)); }

void Console::new_line() {
  screen_.send(kReturn);
  screen_.send(kLineFeed);
}

int Console::input(std::string_view prompt, const std::function<int(char)>& variable) {
  for (;;) {
    print(prompt);
    const std::optional<std::string> line = typed_line(screen_, keys_);
    const Reply reply = line ? evaluate(*line, variable) : Reply{std::nullopt, "SORRY"};
    if (reply.value) return *reply.value;
    print(reply.report);
    new_line();
  }
}

void Console::ready() {
  new_line();
  print("OK");
  new_line();
  print(">");
}

}  // namespace triton::programs
