#include "tools/listing/line_parser.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "emulator/support/ascii.hpp"
#include "tools/listing/misprints.hpp"

namespace triton::listing {

namespace {

constexpr unsigned kLargestNumber = 32'767;
constexpr unsigned kWidestField = 63;
/// A number of this size or more has no room for another digit.
constexpr unsigned kNoMoreDigits = 4'096;
constexpr char kEndOfLine = '\r';

constexpr std::string_view kOperand = "a number, a variable, a function or (";
constexpr std::string_view kVariable = "a variable, A to Z or @(index)";
constexpr std::string_view kStatementEnd = "; or the end of the line";

/// Of digits that number() has let pass.
unsigned value_of(std::string_view digits) {
  unsigned value = 0;
  for (const char digit : digits) value = value * 10 + static_cast<unsigned>(digit - '0');
  return value;
}

class LineParser {
 public:
  explicit LineParser(std::string_view text) : text_(text) {}

  ParsedLine parse() {
    try {
      while (!at_end()) statement();
    } catch (Fault& fault) {
      line_.fault = std::move(fault);
    }
    return std::move(line_);
  }

 private:
  // Characters and words.
  [[nodiscard]] char peek() const {
    return position_ < text_.size() ? text_[position_] : kEndOfLine;
  }
  [[nodiscard]] std::string_view rest() const { return text_.substr(position_); }
  void skip_spaces() {
    while (peek() == ' ') ++position_;
  }
  bool at_end() {
    skip_spaces();
    return position_ == text_.size();
  }
  bool accept(char character) {
    skip_spaces();
    if (peek() != character) return false;
    ++position_;
    return true;
  }
  /// The whole word, or at least its first letter and a full stop.
  bool accept_word(std::string_view word) {
    skip_spaces();
    const auto [text_end, word_end] = std::ranges::mismatch(rest(), word);
    const auto matched = static_cast<std::size_t>(word_end - word.begin());
    const bool abbreviated = matched > 0 && text_end != rest().end() && *text_end == '.';
    if (matched < word.size() && !abbreviated) return false;
    position_ += matched + (matched < word.size() ? 1 : 0);
    return true;
  }

  [[noreturn]] void fail_what(std::string_view expected) {
    skip_spaces();
    const Misprint misprint = explain(text_, statement_start_, position_, expected);
    throw Fault{Answer::kWhat, position_, misprint.position, misprint.message};
  }
  [[noreturn]] void fail_how(std::size_t word_position, std::string message) const {
    throw Fault{Answer::kHow, position_, word_position, std::move(message)};
  }

  // Expressions, loosest to tightest.
  void expression() {
    sum();
    skip_spaces();
    if (rest().starts_with(">=") || rest().starts_with("<=")) {
      position_ += 2;
    } else if (peek() == '>' || peek() == '<' || peek() == '=' || peek() == '#') {
      ++position_;
    } else {
      return;
    }
    sum();
  }

  void sum() {
    if (!accept('-')) (void)accept('+');
    do {
      product();
    } while (accept('+') || accept('-'));
  }

  void product() {
    do {
      factor();
    } while (accept('*') || accept('/'));
  }

  void factor() {
    if (accept_word("RND") || accept_word("ABS")) return parenthesised();
    if (accept_word("SIZE") || accept_variable()) return;
    if (is_digit(peek())) {
      (void)number();
      return;
    }
    if (peek() != '(') fail_what(kOperand);
    parenthesised();
  }

  void parenthesised() {
    if (!accept('(')) fail_what("(");
    const std::size_t opened = position_ - 1;
    expression();
    if (!accept(')')) {
      fail_what(fmt::format(") for the ( {} characters before", position_ - opened));
    }
  }

  unsigned number() {
    const std::size_t start = position_;
    unsigned value = 0;
    while (is_digit(peek())) {
      if (value >= kNoMoreDigits) too_large(start);
      value = value * 10 + static_cast<unsigned>(peek() - '0');
      ++position_;
      if (value > kLargestNumber) too_large(start);
    }
    return value;
  }

  [[noreturn]] void too_large(std::size_t start) const {
    const std::size_t end = std::min(text_.find_first_not_of("0123456789", start), text_.size());
    fail_how(start, fmt::format("{}, expected a number up to {}", text_.substr(start, end - start),
                                kLargestNumber));
  }

  /// A letter, or @ with its index.
  bool accept_variable() {
    skip_spaces();
    variable_position_ = position_;
    const char first = peek();
    if (first >= 'A' && first <= 'Z') {
      ++position_;
    } else if (accept('@')) {
      parenthesised();
    } else {
      return false;
    }
    variable_ = first;
    return true;
  }

  LoopWord loop_variable() {
    if (!accept_variable()) fail_what(kVariable);
    return {variable_, variable_position_, position_};
  }

  // Statements.
  void statement() {
    statement_start_ = position_;
    if (accept_word("NEXT")) return do_next();
    if (accept_word("LET")) return do_let();
    if (accept_word("IF")) return expression();
    if (accept_word("GOTO")) return do_goto();
    if (accept_word("GOSUB")) return do_gosub();
    if (accept_word("RETURN")) return do_return();
    if (accept_word("REM")) {
      position_ = text_.size();
      return;
    }
    if (accept_word("FOR")) return do_for();
    if (accept_word("INPUT")) return do_input();
    if (accept_word("PRINT")) return do_print();
    if (accept_word("STOP")) return require_end("STOP");
    if (accept_word("VDU")) return do_vdu();
    do_let();
  }

  void finish() {
    if (!accept(';') && !at_end()) fail_what(kStatementEnd);
  }

  void require_end(std::string_view command) {
    if (!at_end()) fail_what(fmt::format("the end of the line: nothing may follow {}", command));
  }

  void assign() {
    if (!accept_variable()) fail_what(kVariable);
    if (!accept('=')) fail_what("=");
    expression();
  }

  void do_let() {
    do {
      assign();
    } while (accept(','));
    finish();
  }

  void do_for() {
    skip_spaces();
    const std::size_t start = position_;
    assign();
    const char variable = text_[start];
    if (!accept_word("TO")) fail_what("TO");
    expression();
    if (accept_word("STEP")) expression();
    line_.fors.push_back({variable, start, position_});
    finish();
  }

  void do_next() {
    line_.nexts.push_back(loop_variable());
    finish();
  }

  Jump line_target(bool is_gosub) {
    skip_spaces();
    const std::size_t start = position_;
    expression();
    const std::string_view target = expression_from(start);
    Jump jump{is_gosub, start, target.size(), position_, std::nullopt};
    if (std::ranges::all_of(target, is_digit)) jump.target = value_of(target);
    return jump;
  }

  /// Without the spaces behind it.
  [[nodiscard]] std::string_view expression_from(std::size_t start) const {
    const std::string_view text = text_.substr(start, position_ - start);
    return text.substr(0, text.find_last_not_of(' ') + 1);
  }

  void do_goto() {
    const Jump jump = line_target(false);
    require_end("GOTO");
    line_.jumps.push_back(jump);
  }

  /// Unlike GOTO, it looks for the line before it looks at what follows.
  void do_gosub() {
    line_.jumps.push_back(line_target(true));
    finish();
  }

  void do_return() {
    require_end("RETURN");
    line_.returns.push_back({statement_start_, position_});
  }

  /// A text in quotes, or ^X; false: something else comes next.
  bool accept_text() {
    if (accept('^')) {
      if (position_ == text_.size()) fail_what("a character after ^");
      ++position_;
      return true;
    }
    skip_spaces();
    const char quote = peek();
    if (quote != '"' && quote != '\'') return false;
    const std::size_t end = text_.find(quote, position_ + 1);
    if (end == std::string_view::npos) line_.open_quotes.push_back(position_);
    position_ = end == std::string_view::npos ? text_.size() : end + 1;
    return true;
  }

  bool statement_ends() { return at_end() || peek() == ';'; }

  void do_print() {
    while (!statement_ends()) {
      if (accept(',')) continue;
      print_item();
      if (!statement_ends() && !accept(','))
        fail_what("an operator, a comma, " + std::string(kStatementEnd));
    }
    finish();
  }

  void print_item() {
    if (accept_text()) return;
    if (!accept('#')) return expression();
    skip_spaces();
    const std::size_t start = position_;
    expression();
    check_width(expression_from(start), start);
  }

  void check_width(std::string_view width, std::size_t start) const {
    if (!std::ranges::all_of(width, is_digit)) return;
    const unsigned value = value_of(width);
    if (value > kWidestField) {
      fail_how(start, fmt::format("#{}, expected a field of at most {}", value, kWidestField));
    }
  }

  void do_input() {
    do {
      if (accept_text()) {
        (void)accept_variable();
      } else if (!accept_variable()) {
        fail_what("a prompt in quotes or " + std::string(kVariable));
      }
    } while (accept(','));
    finish();
  }

  void do_vdu() {
    expression();
    if (!accept(',')) fail_what("an operator or a comma");
    expression();
    finish();
  }

  std::string_view text_;
  std::size_t position_ = 0;
  std::size_t statement_start_ = 0;
  char variable_ = 'A';
  std::size_t variable_position_ = 0;
  ParsedLine line_;
};

}  // namespace

ParsedLine parse_line(std::string_view text) { return LineParser(text).parse(); }

}  // namespace triton::listing
