// The words of one line of assembly: names, numbers, strings, punctuation.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace triton::assembler {

/// A fault at a column of the line in hand; caught where the statement is finished with. Without a
/// message: the statement cannot be finished because of a fault that another line reports.
struct SyntaxError {
  unsigned column = 0;  ///< 1 up
  std::string message;
};

enum class TokenKind { kName, kNumber, kString, kPunctuation, kBad, kEnd };

struct Token {
  TokenKind kind = TokenKind::kEnd;
  /// A name in upper case; a string's characters; the punctuation mark; what is wrong (kBad).
  std::string text;
  uint16_t value = 0;       ///< of a number
  unsigned column = 0;      ///< 1 up
  unsigned end_column = 0;  ///< one past its last character
};

/// A line that is all comment to CP/M's ASM and MAC: * comes first, or after the line's number.
[[nodiscard]] bool is_star_comment(std::string_view line);

/// Splits a line up to its comment. A $ inside a number or a
/// name is for the reader only. The last token is kEnd, or kBad where no token could be made.
[[nodiscard]] std::vector<Token> tokenize(std::string_view line);

[[nodiscard]] bool is_name_start(char c);
[[nodiscard]] bool is_name_character(char c);
[[nodiscard]] std::string upper_case(std::string_view text);
[[nodiscard]] std::string lower_case(std::string_view text);
/// One past the name that begins at `begin`. A $ inside a name is not counted.
[[nodiscard]] std::size_t name_end(std::string_view line, std::size_t begin);
/// The name in upper case, without its $s.
[[nodiscard]] std::string plain_name(std::string_view name);

/// A reader of the tokens of one statement.
class TokenCursor {
 public:
  explicit TokenCursor(const std::vector<Token>& tokens) : tokens_(tokens) {}

  [[nodiscard]] const Token& peek(std::size_t ahead = 0) const;
  const Token& next();
  [[nodiscard]] bool at_end() const { return peek().kind == TokenKind::kEnd; }
  [[nodiscard]] bool at(std::string_view punctuation) const;
  /// Steps over the punctuation if it is there.
  bool accept(std::string_view punctuation);
  void expect(std::string_view punctuation);
  /// Throws unless the statement ends here.
  void expect_end() const;
  /// Steps to the next comma or the end, whatever stands before it.
  void skip_to_comma();

 private:
  const std::vector<Token>& tokens_;
  std::size_t position_ = 0;
};

/// "a number", "the name FOO", "the end of the line": for messages.
[[nodiscard]] std::string describe(const Token& token);

}  // namespace triton::assembler
