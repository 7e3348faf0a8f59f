#include "tools/assembler/dialect.hpp"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "tools/assembler/instruction_set.hpp"
#include "tools/assembler/lexer.hpp"
#include "tools/assembler/reserved_words.hpp"

namespace triton::assembler {
namespace {

bool is_operation(const Token& token) {
  return token.kind == TokenKind::kName &&
         (find_instruction(token.text).has_value() || is_directive(token.text));
}

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::ranges::find(words, word) != words.end();
}

bool is_punctuation(const Token& token, std::initializer_list<std::string_view> marks) {
  return token.kind == TokenKind::kPunctuation && is_one_of(token.text, marks);
}

/// What the lines of a source have shown so far.
struct Evidence {
  bool digital_research = false;
  bool intel = false;
  std::map<std::string, std::string> names;  ///< by their first six characters
  std::set<std::string> macros;              ///< defined so far

  void define(const std::string& name) {
    const auto [known, is_new] = names.emplace(name.substr(0, kIntelNameLength), name);
    if (!is_new && known->second != name) digital_research = true;
  }

  void look_at(const SourceLine& line) {
    if (is_star_comment(line.text)) digital_research = true;
    if (line.text.starts_with('$')) {
      (line.text.find_first_of("+-*") == 1 ? digital_research : intel) = true;
      return;
    }
    const std::vector<Token> tokens = tokenize(line.text);
    TokenCursor cursor(tokens);
    if (cursor.peek().kind == TokenKind::kNumber && is_operation(cursor.peek(1))) {
      digital_research = true;
    }
    if (cursor.peek().kind != TokenKind::kName) return;
    const auto defines = [](const Token& token) {
      return token.kind == TokenKind::kName && is_one_of(token.text, {"EQU", "SET", "MACRO"});
    };
    const bool has_colon = is_punctuation(cursor.peek(1), {":"});
    if (cursor.peek(1).text == "MACRO") macros.insert(cursor.peek().text);
    const bool labels_a_call = cursor.peek().column == 1 &&
                               cursor.peek(1).kind == TokenKind::kName &&
                               macros.contains(cursor.peek(1).text) &&
                               !macros.contains(cursor.peek().text) && !is_operation(cursor.peek());
    digital_research = digital_research || labels_a_call;
    const bool has_label = has_colon || defines(cursor.peek(1)) ||
                           (is_operation(cursor.peek(1)) && !is_operation(cursor.peek()));
    if (has_label) {
      define(cursor.next().text);
      if (has_colon) cursor.next();
      if (defines(cursor.peek()) == has_colon) {
        digital_research = digital_research || cursor.peek().kind == TokenKind::kName;
      }
    }
    if (is_operation(cursor.peek())) look_at_operation(cursor.peek().text, tokens);
  }

  void look_at_operation(std::string_view word, const std::vector<Token>& tokens) {
    if (is_one_of(word, {"TITLE", "PAGE", "MACLIB"})) digital_research = true;
    if (is_one_of(word, {"NAME", "CSEG", "DSEG", "PUBLIC", "EXTRN", "STKLN"})) intel = true;
    if (is_one_of(word, {"IRP", "IRPC"})) return;
    // An instruction as an operand: Intel's stands in parentheses.
    const auto operation = std::ranges::find(tokens, word, &Token::text);
    for (auto token = operation; token + 1 < tokens.end(); ++token) {
      const Token& next = *(token + 1);
      const bool is_instruction =
          next.kind == TokenKind::kName && find_instruction(next.text).has_value();
      if (is_instruction && !is_punctuation(*token, {"("})) digital_research = true;
    }
    const bool has_signs = std::ranges::any_of(tokens, [](const Token& token) {
      return is_punctuation(token, {"!", "=", "<", "<=", ">", ">=", "<>"});
    });
    if (has_signs) digital_research = true;
  }
};

}  // namespace

Dialect find_dialect(const std::vector<SourceLine>& lines) {
  Evidence evidence;
  for (const SourceLine& line : lines) evidence.look_at(line);
  return evidence.digital_research ? Dialect::kMac
         : evidence.intel          ? Dialect::kIntel
                                   : Dialect::kAuto;
}

SourceLines split_statements(const SourceLines& lines) {
  auto statements = std::make_shared<std::vector<SourceLine>>();
  for (const SourceLine& line : *lines) {
    const std::string_view text = line.text;
    const bool is_whole = is_star_comment(text) || text.starts_with('$');
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
