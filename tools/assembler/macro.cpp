#include "tools/assembler/macro.hpp"

#include <algorithm>

#include "tools/assembler/lexer.hpp"

namespace triton::assembler {
namespace {

std::string_view trim(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// An argument without the outermost brackets, which held it together, and the escapes that were
/// read.
std::string unwrap(std::string_view argument, char escape) {
  argument = trim(argument);
  std::string plain;
  char quote = 0;
  unsigned depth = 0;
  for (std::size_t i = 0; i < argument.size(); ++i) {
    const char c = argument[i];
    if (quote == 0 && c == escape) {
      // At the end: the blank that it stood for is gone.
      plain += i + 1 < argument.size() ? argument[++i] : ' ';
      continue;
    }
    if (quote == 0 && c == '<' && depth++ == 0) continue;
    if (quote == 0 && c == '>' && depth > 0 && --depth == 0) continue;
    if (c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
    }
    plain += c;
  }
  return plain;
}

/// Goes through macro arguments character by character, and knows what each one is part of.
class ArgumentScanner {
 public:
  ArgumentScanner(std::string_view text, unsigned column, char escape)
      : text_(text), column_(column), escape_(escape) {}

  /// Steps to the next character; false at the end of the arguments.
  bool next() {
    i_ = is_escape_ ? i_ + 2 : i_ + 1;
    is_escape_ = false;
    if (i_ >= text_.size()) return false;
    const char c = text_[i_];
    if (quote_ != 0) {
      if (c == quote_) quote_ = 0;
    } else if (c == escape_) {
      if (i_ + 1 == text_.size()) {
        throw SyntaxError{at(i_), std::string("nothing follows this '") + escape_ + "'"};
      }
      is_escape_ = true;
    } else if (c == '\'' || c == '"') {
      quote_ = c;
    } else if (c == ';' && depth_ == 0) {
      return false;
    } else if (c == '<') {
      if (depth_++ == 0) bracket_ = i_;
    } else if (c == '>' && depth_ > 0) {
      --depth_;
    }
    return true;
  }

  [[nodiscard]] std::size_t place() const { return i_; }
  [[nodiscard]] bool is_comma() const {
    return text_[i_] == ',' && depth_ == 0 && quote_ == 0 && !is_escape_;
  }
  [[nodiscard]] bool closes_bracket() const { return text_[i_] == '>' && depth_ == 0; }
  [[nodiscard]] unsigned at(std::size_t place) const {
    return column_ + static_cast<unsigned>(place);
  }
  void expect_all_closed() const {
    if (quote_ != 0) {
      throw SyntaxError{column_, "a string in the macro's arguments is not closed"};
    }
    if (depth_ > 0) throw SyntaxError{at(bracket_), "no '>' for this '<'"};
  }

 private:
  std::string_view text_;
  unsigned column_;
  char escape_;
  std::size_t i_ = std::string_view::npos;
  std::size_t bracket_ = 0;
  unsigned depth_ = 0;
  char quote_ = 0;
  bool is_escape_ = false;
};

}  // namespace

std::vector<std::string> split_arguments(std::string_view text, unsigned column, char escape) {
  std::vector<std::string> arguments;
  std::size_t begin = 0;
  ArgumentScanner scanner(text, column, escape);
  while (scanner.next()) {
    if (!scanner.is_comma()) continue;
    arguments.push_back(unwrap(text.substr(begin, scanner.place() - begin), escape));
    begin = scanner.place() + 1;
  }
  scanner.expect_all_closed();
  const std::size_t end = std::min(scanner.place(), text.size());
  if (!trim(text.substr(0, end)).empty()) {
    arguments.push_back(unwrap(text.substr(begin, end - begin), escape));
  }
  return arguments;
}

std::string bracketed(std::string_view text, unsigned column, char escape) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  ArgumentScanner scanner(text.substr(begin), column + static_cast<unsigned>(begin), escape);
  if (begin == text.size() || text[begin] != '<') {
    throw SyntaxError{scanner.at(0), "expected a list in < >"};
  }
  while (scanner.next()) {
    if (!scanner.closes_bracket()) continue;
    const std::size_t end = begin + scanner.place();
    const std::size_t rest = text.find_first_not_of(" \t", end + 1);
    if (rest != std::string_view::npos && text[rest] != ';') {
      throw SyntaxError{column + static_cast<unsigned>(rest),
                        "expected the end of the line after '>'"};
    }
    return std::string(text.substr(begin + 1, end - begin - 1));
  }
  scanner.expect_all_closed();
  throw SyntaxError{scanner.at(0), "no '>' for this '<'"};
}

std::string characters_of(std::string_view text, unsigned column, char escape) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
  if (begin < text.size() && text[begin] == '<') return bracketed(text, column, escape);
  std::size_t end = begin;
  while (end < text.size() && std::string_view(" \t;").find(text[end]) == std::string_view::npos) {
    end += text[end] == escape ? 2 : 1;
  }
  end = std::min(end, text.size());
  const std::size_t rest = text.find_first_not_of(" \t", end);
  if (rest != std::string_view::npos && text[rest] != ';') {
    throw SyntaxError{column + static_cast<unsigned>(rest),
                      "expected the end of the line; characters with blanks stand in < >"};
  }
  return std::string(text.substr(begin, end - begin));
}

std::string substitute(std::string_view line,
                       const std::map<std::string, std::string, std::less<>>& names) {
  std::string result;
  char quote = 0;
  for (std::size_t i = 0; i < line.size();) {
    const char c = line[i];
    if (quote == 0 && c == ';') return result.append(line.substr(i));
    const bool starts_name = is_name_start(c) && (i == 0 || !is_name_character(line[i - 1]));
    if (!starts_name) {
      if (c == quote) {
        quote = 0;
      } else if (quote == 0 && (c == '\'' || c == '"')) {
        quote = c;
      }
      result += c;
      ++i;
      continue;
    }
    // A name with $s inside may be a parameter as a whole, or its parts may.
    std::size_t end = name_end(line, i);
    if (!names.contains(plain_name(line.substr(i, end - i)))) {
      end = i;
      while (end < line.size() && is_name_character(line[end])) ++end;
    }
    const std::string_view word = line.substr(i, end - i);
    const bool joins_left = i > 0 && line[i - 1] == '&';
    const bool joins_right = end < line.size() && line[end] == '&';
    const auto found = names.find(plain_name(word));
    if (found == names.end() || (quote != 0 && !joins_left && !joins_right)) {
      result.append(word);
      i = end;
      continue;
    }
    if (joins_left && !result.empty() && result.back() == '&') result.pop_back();
    result.append(found->second);
    i = end + (joins_right ? 1 : 0);
  }
  return result;
}

std::vector<Word> words_of(std::string_view line) {
  std::vector<Word> words;
  if (is_star_comment(line)) return words;
  char quote = 0;
  for (std::size_t i = 0; i < line.size() && (quote != 0 || line[i] != ';');) {
    if (quote == 0 && is_name_start(line[i]) && (i == 0 || !is_name_character(line[i - 1]))) {
      const std::size_t end = name_end(line, i);
      words.push_back({plain_name(line.substr(i, end - i)), i});
      i = end;
      continue;
    }
    if (line[i] == quote) {
      quote = 0;
    } else if (quote == 0 && (line[i] == '\'' || line[i] == '"')) {
      quote = line[i];
    }
    ++i;
  }
  return words;
}

}  // namespace triton::assembler
