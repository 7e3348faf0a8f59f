#include "tools/assembler/macro.hpp"

#include "tools/assembler/lexer.hpp"

namespace triton::assembler {
namespace {

std::string_view trim(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// An argument without the brackets that held it together.
std::string unwrap(std::string_view argument) {
  argument = trim(argument);
  if (argument.size() >= 2 && argument.front() == '<' && argument.back() == '>') {
    argument = argument.substr(1, argument.size() - 2);
  }
  return std::string(argument);
}

}  // namespace

std::vector<std::string> split_arguments(std::string_view text, unsigned column) {
  std::vector<std::string> arguments;
  std::size_t begin = 0;
  std::size_t i = 0;
  std::size_t bracket = 0;
  unsigned depth = 0;
  char quote = 0;
  for (; i < text.size(); ++i) {
    const char c = text[i];
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '\'' || c == '"') {
      quote = c;
    } else if (c == ';' && depth == 0) {
      break;
    } else if (c == '<') {
      if (depth++ == 0) bracket = i;
    } else if (c == '>' && depth > 0) {
      --depth;
    } else if (c == ',' && depth == 0) {
      arguments.push_back(unwrap(text.substr(begin, i - begin)));
      begin = i + 1;
    }
  }
  if (quote != 0) {
    throw SyntaxError{column, "a string in the macro's arguments is not closed"};
  }
  if (depth > 0) {
    throw SyntaxError{column + static_cast<unsigned>(bracket), "no '>' for this '<'"};
  }
  if (!trim(text.substr(0, i)).empty()) arguments.push_back(unwrap(text.substr(begin, i - begin)));
  return arguments;
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
    std::size_t end = i;
    while (end < line.size() && is_name_character(line[end])) ++end;
    const std::string_view word = line.substr(i, end - i);
    const bool joins_left = i > 0 && line[i - 1] == '&';
    const bool joins_right = end < line.size() && line[end] == '&';
    const auto found = names.find(upper_case(word));
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

}  // namespace triton::assembler
