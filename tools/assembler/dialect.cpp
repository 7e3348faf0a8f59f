#include "tools/assembler/dialect.hpp"

#include <algorithm>

#include "tools/assembler/instruction_set.hpp"
#include "tools/assembler/lexer.hpp"
#include "tools/assembler/reserved_words.hpp"

namespace triton::assembler {
namespace {

bool is_operation(const Token& token) {
  return token.kind == TokenKind::kName &&
         (find_instruction(token.text).has_value() || is_directive(token.text));
}

bool defines_a_name(std::string_view word) {
  return word == "EQU" || word == "SET" || word == "MACRO";
}

bool is_digital_research(const SourceLine& line) {
  if (line.text.starts_with('*')) return true;
  if (line.text.starts_with('$')) return line.text.find_first_of("+-*") == 1;
  const std::vector<Token> tokens = tokenize(line.text);
  TokenCursor cursor(tokens);
  if (cursor.peek().kind == TokenKind::kNumber) return is_operation(cursor.peek(1));
  if (cursor.peek().kind == TokenKind::kName && is_operation(cursor.peek(1)) &&
      !is_operation(cursor.peek())) {
    return !defines_a_name(cursor.peek(1).text);
  }
  if (cursor.peek().kind == TokenKind::kName && cursor.peek(1).kind == TokenKind::kPunctuation &&
      cursor.peek(1).text == ":") {
    cursor.next();
    cursor.next();
  }
  if (!is_operation(cursor.peek())) return false;
  const std::string_view word = cursor.peek().text;
  if (word == "TITLE" || word == "PAGE" || word == "MACLIB") return true;
  const bool takes_escapes = word == "IRP" || word == "IRPC";
  return !takes_escapes && std::ranges::any_of(tokens, [](const Token& token) {
    return token.kind == TokenKind::kPunctuation && token.text == "!";
  });
}

}  // namespace

Dialect find_dialect(const std::vector<SourceLine>& lines) {
  return std::ranges::any_of(lines, is_digital_research) ? Dialect::kMac : Dialect::kIntel;
}

SourceLines split_statements(const SourceLines& lines) {
  auto statements = std::make_shared<std::vector<SourceLine>>();
  for (const SourceLine& line : *lines) {
    const std::string_view text = line.text;
    const bool is_whole = text.starts_with('*') || text.starts_with('$');
    std::size_t begin = 0;
    char quote = 0;
    for (std::size_t i = 0; i < text.size() && !is_whole; ++i) {
      if (quote == 0 && text[i] == ';') break;
      if (quote == 0 && (text[i] == '\'' || text[i] == '"')) {
        quote = text[i];
      } else if (text[i] == quote) {
        quote = 0;
      } else if (quote == 0 && text[i] == '!') {
        statements->push_back(line);
        statements->back().text = std::string(begin, ' ').append(text.substr(begin, i - begin));
        begin = i + 1;
      }
    }
    statements->push_back(line);
    if (begin > 0) statements->back().text = std::string(begin, ' ').append(text.substr(begin));
  }
  return statements;
}

}  // namespace triton::assembler
