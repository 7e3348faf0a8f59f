#include "tools/assembler/lexer.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "emulator/support/ascii.hpp"

namespace triton::assembler {
namespace {

constexpr unsigned kHighestAddress = 0xFFFF;

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::string printable(char c) {
  const auto code = static_cast<unsigned char>(c);
  return code >= 0x20 && code < 0x7F ? fmt::format("'{}'", c) : fmt::format("code {:02X}H", code);
}

Token bad_token(std::size_t begin, std::size_t end, std::string message) {
  return {TokenKind::kBad, std::move(message), 0, static_cast<unsigned>(begin + 1),
          static_cast<unsigned>(end + 1)};
}

struct Radix {
  unsigned base = 10;
  const char* name = "a decimal";
  bool has_suffix = false;
};

Radix radix_of(std::string_view word) {
  switch (word.back()) {
    case 'H':
      return {16, "a hexadecimal", true};
    case 'O':
    case 'Q':
      return {8, "an octal", true};
    case 'B':
      return {2, "a binary", true};
    case 'D':
      return {10, "a decimal", true};
    default:
      return {10, "a decimal", false};
  }
}

unsigned digit_value(char c) {
  return is_digit(c) ? static_cast<unsigned>(c - '0') : static_cast<unsigned>(c - 'A') + 10U;
}

Token read_number(std::string_view line, std::size_t begin) {
  std::size_t end = begin;
  std::string word;
  while (end < line.size() && (is_digit(line[end]) || is_letter(line[end]) || line[end] == '$')) {
    if (line[end] != '$') word += to_upper(line[end]);
    ++end;
  }
  const Radix radix = radix_of(word);
  const std::size_t digits = word.size() - (radix.has_suffix ? 1 : 0);
  unsigned value = 0;
  for (std::size_t i = 0; i < digits; ++i) {
    const unsigned digit = digit_value(word[i]);
    if (digit >= radix.base) {
      return bad_token(
          begin + i, end,
          fmt::format("'{}' is not {} digit (in the number {})", word[i], radix.name, word));
    }
    value = value * radix.base + digit;
    if (value > kHighestAddress) {
      return bad_token(begin, end, fmt::format("the number {} is above 65535 (0FFFFH)", word));
    }
  }
  return {TokenKind::kNumber, word, static_cast<uint16_t>(value), static_cast<unsigned>(begin + 1),
          static_cast<unsigned>(end + 1)};
}

Token read_string(std::string_view line, std::size_t begin) {
  const char quote = line[begin];
  std::string characters;
  for (std::size_t i = begin + 1; i < line.size(); ++i) {
    if (line[i] == quote) {
      if (i + 1 == line.size() || line[i + 1] != quote) {
        return {TokenKind::kString, characters, 0, static_cast<unsigned>(begin + 1),
                static_cast<unsigned>(i + 2)};
      }
      ++i;
    }
    const auto code = static_cast<unsigned char>(line[i]);
    if (code >= 0x80 || (code < 0x20 && line[i] != '\t')) {
      return bad_token(
          i, i + 1, fmt::format("{} in a string: only ASCII 20H-7FH and tabs", printable(line[i])));
    }
    characters += line[i];
  }
  return bad_token(begin, line.size(),
                   fmt::format("the string is not closed: no second {}", quote));
}

}  // namespace

bool is_name_start(char c) { return is_letter(c) || c == '?' || c == '@' || c == '_'; }
bool is_name_character(char c) { return is_name_start(c) || is_digit(c); }

std::string upper_case(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), to_upper);
  return result;
}

bool is_star_comment(std::string_view line) {
  const std::size_t begin = line.find_first_not_of("0123456789 \t");
  return begin != std::string_view::npos && line[begin] == '*';
}

std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

std::size_t name_end(std::string_view line, std::size_t begin) {
  while (begin < line.size() && (is_name_character(line[begin]) || line[begin] == '$')) ++begin;
  return begin;
}

std::string plain_name(std::string_view name) {
  std::string plain = upper_case(name);
  std::erase(plain, '$');
  return plain;
}

std::vector<Token> tokenize(std::string_view line) {
  constexpr std::string_view kPunctuation = "()+-*/,:$&<>%!=^";
  // Form feeds of a printer; what fills gaps of tapes and disks.
  constexpr std::string_view kBlanks(" \t\f\v\x7F\0", 6);
  std::vector<Token> tokens;
  std::size_t i = 0;
  std::size_t code_end = 0;
  if (is_star_comment(line)) line = {};
  while (i < line.size() && line[i] != ';') {
    const char c = line[i];
    if (kBlanks.find(c) != std::string_view::npos) {
      ++i;
      continue;
    }
    if (is_name_start(c)) {
      const std::size_t end = name_end(line, i);
      tokens.push_back({TokenKind::kName, plain_name(line.substr(i, end - i)), 0,
                        static_cast<unsigned>(i + 1), static_cast<unsigned>(end + 1)});
    } else if (is_digit(c)) {
      tokens.push_back(read_number(line, i));
    } else if (c == '\'' || c == '"') {
      tokens.push_back(read_string(line, i));
    } else if (kPunctuation.find(c) != std::string_view::npos) {
      const std::string_view two = line.substr(i, 2);
      const std::size_t length = two == "<=" || two == ">=" || two == "<>" ? 2 : 1;
      tokens.push_back({TokenKind::kPunctuation, std::string(two.substr(0, length)), 0,
                        static_cast<unsigned>(i + 1), static_cast<unsigned>(i + 1 + length)});
    } else {
      tokens.push_back(bad_token(i, i + 1, fmt::format("unexpected {}", printable(c))));
    }
    if (tokens.back().kind == TokenKind::kBad) return tokens;
    i = code_end = tokens.back().end_column - 1;
  }
  const auto end = static_cast<unsigned>(code_end + 1);
  tokens.push_back({TokenKind::kEnd, "", 0, end, end});
  return tokens;
}

const Token& TokenCursor::peek(std::size_t ahead) const {
  return tokens_[std::min(position_ + ahead, tokens_.size() - 1)];
}

const Token& TokenCursor::next() {
  const Token& token = peek();
  if (position_ + 1 < tokens_.size()) ++position_;
  return token;
}

bool TokenCursor::at(std::string_view punctuation) const {
  return peek().kind == TokenKind::kPunctuation && peek().text == punctuation;
}

bool TokenCursor::accept(std::string_view punctuation) {
  if (!at(punctuation)) return false;
  next();
  return true;
}

void TokenCursor::expect(std::string_view punctuation) {
  if (peek().kind == TokenKind::kBad) throw SyntaxError{peek().column, peek().text};
  if (!accept(punctuation)) {
    throw SyntaxError{peek().column,
                      fmt::format("expected '{}', not {}", punctuation, describe(peek()))};
  }
}

void TokenCursor::expect_end() const {
  if (peek().kind == TokenKind::kBad) throw SyntaxError{peek().column, peek().text};
  if (!at_end()) {
    throw SyntaxError{peek().column,
                      fmt::format("expected the end of the line, not {}", describe(peek()))};
  }
}

void TokenCursor::skip_to_comma() {
  while (!at_end() && !at(",") && peek().kind != TokenKind::kBad) next();
}

std::string describe(const Token& token) {
  switch (token.kind) {
    case TokenKind::kName:
      return token.text;
    case TokenKind::kNumber:
      return fmt::format("the number {}", token.text);
    case TokenKind::kString:
      return "a string";
    case TokenKind::kPunctuation:
      return fmt::format("'{}'", token.text);
    case TokenKind::kBad:
      return token.text;
    case TokenKind::kEnd:
      break;
  }
  return "the end of the line";
}

}  // namespace triton::assembler
