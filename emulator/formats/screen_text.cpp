#include "emulator/formats/screen_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "emulator/support/visible_text.hpp"

namespace triton {
namespace {

constexpr unsigned kFirstLetter = 0x20;
constexpr unsigned kPastLetters = 0x60;
constexpr uint8_t kNotReversed = 0xFF;

struct GraphicText {
  char ascii;
  std::string_view unicode;
  uint8_t reverse_of = kNotReversed;  ///< the graphic of which this is the negative
};

/// 00-1F. The shapes are listed in roms/characters.txt.
constexpr std::array<GraphicText, 32> kLowGraphics{{
    {'>', "►"}, {'=', "▤"},       {'|', "▥"},  {'<', "◄"},        // 00-03
    {'#', "░"}, {'\\', "▧"},      {'/', "▨"},  {'o', "□"},        // 04-07
    {'L', "┗"}, {'J', "┛"},       {'|', "║"},  {'=', "═"},        // 08-0B
    {'X', "╳"}, {'#', "■"},       {'o', "◇"},  {'O', "○"},        // 0C-0F
    {'*', "●"}, {'#', "◙", 0x10}, {'.', "·"},  {'#', "◘", 0x12},  // 10-13
    {'/', "◤"}, {'/', "◢"},       {'\\', "◥"}, {'\\', "◣"},       // 14-17
    {'#', "▀"}, {'_', "▃"},       {'X', "⋈"},  {'\\', "▜"},       // 18-1B
    {'/', "▟"}, {'\\', "▙"},      {'/', "▛"},  {'v', "▾"},        // 1C-1F
}};

/// 60-7F.
constexpr std::array<GraphicText, 32> kHighGraphics{{
    {'^', "▴"},       {'&', "♣"},       {'+', "♦"},       {'v', "♥"},        // 60-63
    {'^', "♠"},       {'&', "♧", 0x61}, {'+', "♢", 0x62}, {'v', "♡", 0x63},  // 64-67
    {'^', "♤", 0x64}, {'|', "▏"},       {'|', "▕"},       {'-', "▔"},        // 68-6B
    {'_', "▁"},       {'+', "┌"},       {'+', "┐"},       {'+', "└"},        // 6C-6F
    {'+', "┘"},       {'/', "╱"},       {'\\', "╲"},      {'-', "─"},        // 70-73
    {'|', "│"},       {'#', "⊟", 0x73}, {'#', "◫", 0x74}, {'+', "┼"},        // 74-77
    {'#', "⊞", 0x77}, {'X', "✕"},       {'#', "█"},       {'^', "↑"},        // 78-7B
    {'v', "↓"},       {'<', "←"},       {'>', "→"},       {'#', "▒"},        // 7C-7F
}};

constexpr std::string_view kLetters =
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_";
static_assert(kLetters.size() == kPastLetters - kFirstLetter);

constexpr std::string_view kLowerCase = "`abcdefghijklmnopqrstuvwxyz{|}~";
constexpr unsigned kSolid = 0x7F;
static_assert(kLowerCase.size() == kSolid - kPastLetters);

bool is_lower_case(uint8_t code, HighCodes high) {
  return high == HighCodes::kLowerCase && code >= kPastLetters;
}

bool is_letter(uint8_t code) { return code >= kFirstLetter && code < kPastLetters; }

const GraphicText& graphic(uint8_t code) {
  return code < kFirstLetter ? kLowGraphics[code] : kHighGraphics[code - kPastLetters];
}

char ascii_of_graphic(std::string_view unicode) {
  for (const auto& graphics : {kLowGraphics, kHighGraphics}) {
    for (const GraphicText& graphic : graphics) {
      if (graphic.unicode == unicode) return graphic.ascii;
    }
  }
  return '?';
}

std::string codes_line(const ScreenContents& contents, unsigned row) {
  std::string line;
  for (unsigned column = 0; column < kScreenColumns; ++column) {
    fmt::format_to(std::back_inserter(line), "{}{:02X}", column == 0 ? "" : " ",
                   contents.at(row, column));
  }
  return line;
}

std::string ansi_line(const ScreenContents& contents, unsigned row, HighCodes high) {
  std::string line;
  size_t used = 0;
  bool reversed = false;
  for (unsigned column = 0; column < kScreenColumns; ++column) {
    const TerminalGlyph glyph = terminal_glyph(contents.at(row, column), high);
    const bool cursor = row == contents.cursor_row && column == contents.cursor_column;
    const bool reverse = glyph.reversed != cursor;
    if (reverse != reversed) {
      line += reverse ? "\x1b[7m" : "\x1b[0m";
      reversed = reverse;
    }
    line += glyph.utf8;
    if (reverse || glyph.utf8 != " ") {
      used = line.size();
    }
  }
  const bool ends_reversed = reversed || line.find("\x1b[0m", used) == used;
  line.resize(used);
  return ends_reversed ? line + "\x1b[0m" : line;
}

std::string plain_line(const ScreenContents& contents, unsigned row, ScreenTextStyle style,
                       HighCodes high) {
  std::string line;
  for (unsigned column = 0; column < kScreenColumns; ++column) {
    const uint8_t code = contents.at(row, column);
    if (style == ScreenTextStyle::kText) {
      line += nearest_ascii(code, high);
    } else {
      line += nearest_unicode(code, high);
    }
  }
  line.resize(line.find_last_not_of(' ') + 1);
  return line;
}

}  // namespace

char nearest_ascii(uint8_t code, HighCodes high) {
  code &= 0x7F;
  if (is_lower_case(code, high)) {
    return code == kSolid ? '#' : kLowerCase[code - kPastLetters];
  }
  return is_letter(code) ? kLetters[code - kFirstLetter] : graphic(code).ascii;
}

std::string_view nearest_unicode(uint8_t code, HighCodes high) {
  code &= 0x7F;
  if (is_lower_case(code, high)) {
    return code == kSolid ? "█" : kLowerCase.substr(code - kPastLetters, 1);
  }
  return is_letter(code) ? kLetters.substr(code - kFirstLetter, 1) : graphic(code).unicode;
}

TerminalGlyph terminal_glyph(uint8_t code, HighCodes high) {
  code &= 0x7F;
  if (is_lower_case(code, high)) {
    return {nearest_unicode(code, high), false};
  }
  if (!is_letter(code) && graphic(code).reverse_of != kNotReversed) {
    return {nearest_unicode(graphic(code).reverse_of), true};
  }
  return {nearest_unicode(code), false};
}

std::string ascii_text(std::string_view utf8) {
  std::string text;
  while (!utf8.empty()) {
    const std::string_view character = utf8.substr(0, std::max<size_t>(utf8_length(utf8), 1));
    text += character.size() == 1 && static_cast<uint8_t>(character.front()) < 0x80
                ? character.front()
                : ascii_of_graphic(character);
    utf8.remove_prefix(character.size());
  }
  return text;
}

std::string screen_text(const ScreenContents& contents, ScreenTextStyle style, HighCodes high) {
  std::string text;
  for (unsigned row = 0; row < kScreenRows; ++row) {
    switch (style) {
      case ScreenTextStyle::kCodes:
        text += codes_line(contents, row);
        break;
      case ScreenTextStyle::kAnsi:
        text += ansi_line(contents, row, high);
        break;
      case ScreenTextStyle::kText:
      case ScreenTextStyle::kUnicode:
        text += plain_line(contents, row, style, high);
        break;
    }
    text += '\n';
  }
  return text;
}

std::string screen_text(const Vdu& vdu, ScreenTextStyle style, HighCodes high) {
  return screen_text(contents_of(vdu), style, high);
}

}  // namespace triton
