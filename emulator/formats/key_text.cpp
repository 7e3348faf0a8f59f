#include "emulator/formats/key_text.hpp"

#include <fmt/format.h>

#include "emulator/support/errors.hpp"

namespace triton {

namespace {

constexpr uint8_t kReturn = 0x0D;
constexpr uint8_t kEscape = 0x1B;

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

class KeyTextParser {
 public:
  KeyTextParser(std::string_view text, const std::string& name) : text_(text), name_(name) {}

  std::vector<TypedKey> parse() {
    while (position_ < text_.size()) parse_one();
    return std::move(keys_);
  }

 private:
  void parse_one() {
    const char c = text_[position_];
    if (c == '\\') return parse_escape();
    ++position_;
    if (c == '~') {
      keys_.push_back({TypedKey::Kind::kWaitOneSecond, 0});
    } else if (c == '\n') {
      add(kReturn);
    } else if (c == '\r') {
      add(kReturn);
      if (position_ < text_.size() && text_[position_] == '\n') ++position_;
    } else if (static_cast<uint8_t>(c) > 0x7F) {
      --position_;
      fail(fmt::format("byte {:02X}, expected ASCII", static_cast<uint8_t>(c)));
    } else {
      add(static_cast<uint8_t>(c));
    }
  }

  void parse_escape() {
    const char kind = position_ + 1 < text_.size() ? text_[position_ + 1] : '\0';
    switch (kind) {
      case 'r':
      case 'n':
        add(kReturn);
        break;
      case 'e':
        add(kEscape);
        break;
      case '\\':
        add('\\');
        break;
      case 'x':
        return parse_hex_escape();
      default:
        fail("unknown escape, expected \\r \\n \\e \\xHH or \\\\");
    }
    position_ += 2;
  }

  void parse_hex_escape() {
    const int high = position_ + 2 < text_.size() ? hex_digit(text_[position_ + 2]) : -1;
    const int low = position_ + 3 < text_.size() ? hex_digit(text_[position_ + 3]) : -1;
    if (high < 0 || high > 7 || low < 0) fail("bad \\x, expected \\x00 to \\x7F");
    add(static_cast<uint8_t>(high * 16 + low));
    position_ += 4;
  }

  void add(uint8_t character) { keys_.push_back({TypedKey::Kind::kCharacter, character}); }

  [[noreturn]] void fail(const std::string& what) const {
    throw InputError(fmt::format("{}: at character {}: {}", name_, position_ + 1, what));
  }

  std::string_view text_;
  const std::string& name_;
  size_t position_ = 0;
  std::vector<TypedKey> keys_;
};

}  // namespace

std::vector<TypedKey> parse_key_text(std::string_view text, const std::string& name) {
  return KeyTextParser(text, name).parse();
}

}  // namespace triton
