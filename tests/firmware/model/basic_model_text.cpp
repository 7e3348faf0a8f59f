// Reading the program text: blanks, characters, keywords, quotes, ends.
#include "tests/firmware/model/basic_model.hpp"

namespace triton::model {

void BasicModel::skip_spaces() {
  while (peek() == ' ') ++place_.position;
}

bool BasicModel::accept(char character) {
  skip_spaces();
  if (peek() != character) return false;
  ++place_.position;
  return true;
}

/// The whole word, or at least its first letter and a full stop. No blanks inside; what follows the
/// word does not matter, so PRINTA is PRINT A.
bool BasicModel::accept_keyword(std::string_view word) {
  skip_spaces();
  const std::string& text = *place_.text;
  std::size_t matched = 0;
  while (matched < word.size() && text[place_.position + matched] == word[matched]) ++matched;
  if (matched < word.size()) {
    if (matched == 0 || text[place_.position + matched] != '.') return false;
    ++matched;
  }
  place_.position += matched;
  return true;
}

void BasicModel::finish_statement() {
  if (accept(';')) return;
  if (peek() != '\r') fail(ErrorKind::kWhat);
  next_line();
}

void BasicModel::require_end_of_line() {
  skip_spaces();
  if (peek() != '\r') fail(ErrorKind::kWhat);
}

/// Prints a quoted text or ^X if one comes next. An open quote prints up to the end of the line,
/// where it leaves the place.
bool BasicModel::print_quoted() {
  if (accept('^')) {
    if (peek() == '\r') fail(ErrorKind::kWhat);
    screen_.send(static_cast<uint8_t>(peek() ^ 0x40));
    ++place_.position;
    return true;
  }
  const char quote = accept('"') ? '"' : accept('\'') ? '\'' : '\0';
  if (quote == '\0') return false;
  for (; peek() != quote; ++place_.position) {
    if (peek() == '\r') return true;
    screen_.send(static_cast<uint8_t>(peek()));
  }
  ++place_.position;
  return true;
}

}  // namespace triton::model
