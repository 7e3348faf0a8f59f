#include "emulator/support/utf8.hpp"

#include <cstdint>

namespace triton {
namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr unsigned kContinuationBits = 6;

bool is_continuation(char byte) { return (static_cast<uint8_t>(byte) & 0xC0) == 0x80; }

}  // namespace

unsigned utf8_length(char first) {
  const auto byte = static_cast<uint8_t>(first);
  if (byte < 0x80) return 1;
  if (byte >= 0xC2 && byte < 0xE0) return 2;
  if (byte >= 0xE0 && byte < 0xF0) return 3;
  if (byte >= 0xF0 && byte < 0xF5) return 4;
  return 0;
}

std::u32string decode_utf8(std::string_view text) {
  std::u32string characters;
  while (!text.empty()) {
    const unsigned length = utf8_length(text.front());
    bool valid = length != 0 && length <= text.size();
    for (unsigned at = 1; valid && at < length; ++at) {
      valid = is_continuation(text[at]);
    }
    if (!valid) {
      characters += kReplacement;
      text.remove_prefix(1);
      continue;
    }
    const auto first = static_cast<uint8_t>(text.front());
    char32_t character = length == 1 ? first : first & (0x7Fu >> length);
    for (unsigned at = 1; at < length; ++at) {
      character = character << kContinuationBits | (static_cast<uint8_t>(text[at]) & 0x3Fu);
    }
    characters += character;
    text.remove_prefix(length);
  }
  return characters;
}

}  // namespace triton
