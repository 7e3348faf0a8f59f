#include "emulator/frontends/terminal/terminal_input.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "emulator/support/utf8.hpp"

namespace triton {
namespace {

constexpr char kEscape = '\x1b';
constexpr std::string_view kPasteBegin = "200";
constexpr std::string_view kPasteEnd = "\x1b[201~";
constexpr size_t kLongestSequence = 32;

/// The machine's codes for cursor movement: left, right, down, up (as the VDU's).
constexpr char32_t kLeft = 0x08;
constexpr char32_t kRight = 0x09;
constexpr char32_t kDown = 0x0A;
constexpr char32_t kUp = 0x0B;

TerminalEvent character(char32_t code) { return {TerminalEvent::Kind::kCharacter, code, 0, {}}; }

TerminalEvent function_key(unsigned number) {
  return {TerminalEvent::Kind::kFunctionKey, 0, number, {}};
}

bool is_continuation(char byte) { return (static_cast<uint8_t>(byte) & 0xC0) == 0x80; }

/// `ESC [ number ~`: VT220's numbers leave gaps.
std::optional<unsigned> numbered_function_key(std::string_view parameters) {
  constexpr std::array<unsigned, 12> kNumbers{11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24};
  unsigned number = 0;
  std::from_chars(parameters.data(), parameters.data() + parameters.size(), number);
  const auto* found = std::find(kNumbers.begin(), kNumbers.end(), number);
  if (found == kNumbers.end()) {
    return std::nullopt;
  }
  return static_cast<unsigned>(found - kNumbers.begin()) + 1;
}

/// Final byte of `ESC [ ...` or `ESC O ...`.
std::optional<TerminalEvent> lettered_key(char final) {
  switch (final) {
    case 'A':
      return character(kUp);
    case 'B':
      return character(kDown);
    case 'C':
      return character(kRight);
    case 'D':
      return character(kLeft);
    case 'M':
      return character(U'\r');  // the keypad's Enter
    default:
      break;
  }
  if (final >= 'P' && final <= 'S') {
    return function_key(static_cast<unsigned>(final - 'P') + 1);
  }
  return std::nullopt;
}

}  // namespace

std::vector<TerminalEvent> TerminalInput::feed(std::string_view bytes) {
  buffer_ += bytes;
  std::vector<TerminalEvent> events;
  while (!buffer_.empty() && take(events)) {
  }
  return events;
}

std::vector<TerminalEvent> TerminalInput::flush() {
  std::vector<TerminalEvent> events;
  while (pending()) {
    take_character(events, 1);
    while (pending() && take(events)) {
    }
  }
  return events;
}

bool TerminalInput::take(std::vector<TerminalEvent>& events) {
  if (pasting_) {
    return take_paste(events);
  }
  if (buffer_.front() == kEscape) {
    return take_escape(events);
  }
  const size_t length = utf8_ ? std::max(utf8_length(buffer_.front()), 1u) : 1;
  size_t here = 1;
  while (here < length && here < buffer_.size() && is_continuation(buffer_[here])) ++here;
  if (here < length && here == buffer_.size()) {
    return false;
  }
  take_character(events, here < length ? 1 : length);
  return true;
}

void TerminalInput::take_character(std::vector<TerminalEvent>& events, size_t length) {
  constexpr char32_t kDelete = 0x7F;
  constexpr char32_t kBackspace = 0x08;
  for (const char32_t code : decode_utf8(std::string_view(buffer_).substr(0, length))) {
    // Terminals send 7F for the Backspace key; the machine's is Control-H.
    events.push_back(character(code == kDelete ? kBackspace : code));
  }
  buffer_.erase(0, length);
}

bool TerminalInput::take_escape(std::vector<TerminalEvent>& events) {
  if (buffer_.size() < 2) {
    return false;
  }
  if (buffer_[1] == '[') {
    return take_sequence(events);
  }
  if (buffer_[1] != 'O') {
    take_character(events, 1);
    return true;
  }
  if (buffer_.size() < 3) {
    return false;
  }
  if (const auto event = lettered_key(buffer_[2])) {
    events.push_back(*event);
  }
  buffer_.erase(0, 3);
  return true;
}

bool TerminalInput::take_sequence(std::vector<TerminalEvent>& events) {
  constexpr size_t kParametersBegin = 2;
  if (buffer_.size() > kParametersBegin && buffer_[kParametersBegin] == '[') {
    // The Linux console's F1 to F5: ESC [ [ A.
    if (buffer_.size() < 4) {
      return false;
    }
    if (buffer_[3] >= 'A' && buffer_[3] <= 'E') {
      events.push_back(function_key(static_cast<unsigned>(buffer_[3] - 'A') + 1));
    }
    buffer_.erase(0, 4);
    return true;
  }
  size_t end = kParametersBegin;
  while (end < buffer_.size() && buffer_[end] >= ' ' && buffer_[end] < '@') {
    ++end;
  }
  if (end == buffer_.size()) {
    if (end > kLongestSequence) {
      buffer_.clear();
    }
    return false;
  }
  const char final = buffer_[end];
  const std::string parameters = buffer_.substr(kParametersBegin, end - kParametersBegin);
  buffer_.erase(0, end + 1);
  if (final == '~') {
    if (parameters == kPasteBegin) {
      pasting_ = true;
    } else if (const auto number = numbered_function_key(parameters)) {
      events.push_back(function_key(*number));
    }
  } else if (const auto event = lettered_key(final)) {
    events.push_back(*event);
  }
  return true;
}

bool TerminalInput::take_paste(std::vector<TerminalEvent>& events) {
  const size_t end = buffer_.find(kPasteEnd);
  if (end == std::string::npos) {
    return false;
  }
  events.push_back({TerminalEvent::Kind::kPaste, 0, 0, buffer_.substr(0, end)});
  buffer_.erase(0, end + kPasteEnd.size());
  pasting_ = false;
  return true;
}

}  // namespace triton
