// MACRO, REPT, IRP and IRPC: gathering their lines, and reading them back with the names replaced.
#include <fmt/format.h>

#include <algorithm>

#include "tools/assembler/assembly_run.hpp"

namespace triton::assembler {
namespace {

// Bounds on what a few lines can grow to: a macro may call itself, twice.
constexpr std::size_t kMostExpandedLines = 200'000;
constexpr std::size_t kLongestLine = 1'024;

}  // namespace

/// Names that are replaced as text. They may be any, a register's or an instruction's too.
std::vector<std::string> AssemblyRun::read_names(TokenCursor& cursor) {
  std::vector<std::string> names;
  if (cursor.at_end()) return names;
  do {
    const Token& name = cursor.next();
    expect_name(name);
    if (std::ranges::find(names, name.text) != names.end()) {
      throw SyntaxError{name.column, fmt::format("{} stands here twice", name.text)};
    }
    names.push_back(name.text);
  } while (cursor.accept(","));
  cursor.expect_end();
  return names;
}

bool AssemblyRun::begins_block(std::string_view word) {
  return word == "MACRO" || word == "REPT" || word == "IRP" || word == "IRPC";
}

void AssemblyRun::begin_gathering(const Statement& statement) {
  gathering_ = Gathering{};
  gathering_->word = statement.operation->text;
  gathering_->is_good = false;
  gathering_->frame = frames_.size();
  gathering_->line = *statement.line;
}

void AssemblyRun::do_macro(Statement& statement) {
  begin_gathering(statement);
  if (statement.label == nullptr) {
    throw SyntaxError{statement.operation->column, "MACRO needs a name before it"};
  }
  check_name_is_free(*statement.label);
  Macro& macro = gathering_->macro;
  macro.name = statement.label->text;
  macro.place = place_of(*statement.line);
  macro.parameters = read_names(*statement.cursor);
  gathering_->is_good = true;
}

void AssemblyRun::do_rept(Statement& statement) {
  begin_gathering(statement);
  const ExpressionContext now = context();
  gathering_->repetitions = ExpressionReader(*statement.cursor, now).immediate("REPT");
  statement.cursor->expect_end();
  gathering_->is_good = true;
}

/// What stands from a column on, for arguments. Digital Research reads all but strings in capitals.
std::string AssemblyRun::argument_text(const SourceLine& line, unsigned column) const {
  std::string text = line.text.substr(column - 1);
  if (dialect_ != Dialect::kMac) return text;
  char quote = 0;
  for (char& c : text) {
    if (c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
    } else if (quote == 0 && c >= 'a' && c <= 'z') {
      c = static_cast<char>(c - 'a' + 'A');
    }
  }
  return text;
}

/// The text behind the parameter's name and its comma, and that text's column.
std::string AssemblyRun::begin_list(Statement& statement, unsigned& column) {
  begin_gathering(statement);
  const Token& name = statement.cursor->next();
  expect_name(name);
  gathering_->macro.parameters.push_back(name.text);
  column = statement.cursor->peek().end_column;
  statement.cursor->expect(",");
  return argument_text(*statement.line, column);
}

void AssemblyRun::do_irp(Statement& statement) {
  unsigned column = 0;
  const std::string text = begin_list(statement, column);
  const std::size_t begin = text.find('<');
  const std::size_t blank = std::min(text.find_first_not_of(" \t"), text.size());
  auto& values = gathering_->values;
  if (begin == blank) {
    values = split_arguments(bracketed(text, column, escape()),
                             column + static_cast<unsigned>(begin) + 1, escape());
  } else {
    values = split_arguments(text, column, escape());
    if (values.size() > 1) {
      throw SyntaxError{column + static_cast<unsigned>(blank), "expected a list in < >"};
    }
  }
  for (std::string& value : values) evaluate_argument(value, *statement.operation);
  if (values.empty()) values.emplace_back();
  gathering_->repetitions = static_cast<unsigned>(values.size());
  gathering_->is_good = true;
}

void AssemblyRun::do_irpc(Statement& statement) {
  unsigned column = 0;
  const std::string text = begin_list(statement, column);
  auto& values = gathering_->values;
  const std::string characters = characters_of(text, column, escape());
  for (std::size_t i = 0; i < characters.size(); ++i) {
    const bool is_escape = characters[i] == escape() && i + 1 < characters.size();
    values.emplace_back(1, characters[is_escape ? ++i : i]);
  }
  if (values.empty()) values.emplace_back();
  gathering_->repetitions = static_cast<unsigned>(values.size());
  gathering_->is_good = true;
}

void AssemblyRun::do_local(Statement& statement) {
  throw SyntaxError{statement.operation->column, "LOCAL outside a MACRO, REPT, IRP or IRPC"};
}

void AssemblyRun::do_endm(Statement& statement) {
  throw SyntaxError{statement.operation->column, "ENDM without MACRO, REPT, IRP or IRPC"};
}

void AssemblyRun::do_exitm(Statement& statement) {
  Frame& frame = frames_.back();
  if (frame.expansion.empty()) {
    throw SyntaxError{statement.operation->column, "EXITM outside a MACRO, REPT, IRP or IRPC"};
  }
  statement.cursor->expect_end();
  stop_reading(frame);
  conditions_.resize(frame.conditions);
}

void AssemblyRun::gather(const SourceLine& line) {
  if (is_final_) listing_.add(line, {});
  for (const Word& word : words_of(line.text)) {
    if (begins_block(word.text)) ++gathering_->depth;
    if (word.text != "ENDM" || gathering_->depth-- > 0) continue;
    const std::string before = line.text.substr(0, word.begin);
    if (before.find_first_not_of(" \t") != std::string::npos) {
      gathering_->macro.body.push_back(line);
      gathering_->macro.body.back().text = before;  // a label
    }
    return finish_gathering();
  }
  if (gathering_->depth == 0) {
    const std::vector<Token> tokens = tokenize(line.text);
    TokenCursor cursor(tokens);
    if (cursor.peek().kind == TokenKind::kName && cursor.peek().text == "LOCAL") {
      cursor.next();
      for (std::string& name : read_names(cursor)) {
        gathering_->macro.locals.push_back(std::move(name));
      }
      return;
    }
  }
  gathering_->macro.body.push_back(line);
}

void AssemblyRun::finish_gathering() {
  Gathering gathered = std::move(*gathering_);
  gathering_.reset();
  if (!gathered.is_good) return;
  if (gathered.word == "MACRO") {
    std::string name = gathered.macro.name;
    macros_.insert_or_assign(std::move(name), std::move(gathered.macro));
    return;
  }
  std::string expansion = fmt::format("{} at {}", gathered.word, place_of(gathered.line));
  push_frame({std::make_shared<std::vector<SourceLine>>(),
              0,
              conditions_.size(),
              {},
              frames_.back().directory,
              std::move(expansion),
              std::move(gathered)},
             Token{});
}

bool AssemblyRun::repeat(Frame& frame) {
  if (!frame.block || frame.repetitions == frame.block->repetitions) return false;
  const Gathering& block = *frame.block;
  std::map<std::string, std::string, std::less<>> names;
  if (!block.values.empty()) {
    names[block.macro.parameters.front()] = block.values[frame.repetitions];
  }
  auto lines = std::make_shared<std::vector<SourceLine>>();
  const SourceLine line = block.line;
  try {
    add_expansion(block.macro, std::move(names), *lines);
  } catch (const SyntaxError& error) {
    stop_reading(frame);
    report(line, error);
    return false;
  }
  frame.lines = std::move(lines);
  frame.next = 0;
  ++frame.repetitions;
  return true;
}

void AssemblyRun::call_macro(const Macro& macro, Statement& statement) {
  const unsigned end = statement.operation->end_column;
  auto arguments = split_arguments(argument_text(*statement.line, end), end, escape());
  for (std::string& argument : arguments) evaluate_argument(argument, *statement.operation);
  std::map<std::string, std::string, std::less<>> names;
  for (std::size_t i = 0; i < macro.parameters.size(); ++i) {
    names[macro.parameters[i]] = i < arguments.size() ? arguments[i] : "";
  }
  auto lines = std::make_shared<std::vector<SourceLine>>();
  add_expansion(macro, std::move(names), *lines);
  push_frame({lines,
              0,
              conditions_.size(),
              {},
              frames_.back().directory,
              fmt::format("{} at {}", macro.name, place_of(*statement.line))},
             *statement.operation);
}

/// `%expression` is its value here, not its text.
void AssemblyRun::evaluate_argument(std::string& argument, const Token& call) {
  if (!argument.starts_with('%')) return;
  const std::vector<Token> tokens = tokenize(std::string_view(argument).substr(1));
  TokenCursor cursor(tokens);
  const ExpressionContext now = context();
  try {
    const uint16_t value = ExpressionReader(cursor, now).immediate("%");
    cursor.expect_end();
    argument = std::to_string(value);
  } catch (const SyntaxError& error) {
    throw SyntaxError{call.column, fmt::format("in the argument {}: {}", argument, error.message)};
  }
}

void AssemblyRun::add_expansion(const Macro& macro,
                                std::map<std::string, std::string, std::less<>> names,
                                std::vector<SourceLine>& lines) {
  // Counted before they are made, so that REPT 65535 of a long body costs nothing.
  expanded_lines_ += std::max<std::size_t>(macro.body.size(), 1);
  if (expanded_lines_ > kMostExpandedLines) {
    for (Frame& frame : frames_) stop_reading(frame);
    throw SyntaxError{1, fmt::format("macros make more than {} lines", kMostExpandedLines)};
  }
  for (const std::string& local : macro.locals) {
    names[local] = fmt::format("??{:04}", ++local_names_);
  }
  for (const SourceLine& line : macro.body) {
    SourceLine expanded = line;
    expanded.text = substitute(line.text, names);
    if (expanded.text.size() > std::max(kLongestLine, line.text.size())) {
      throw SyntaxError{1,
                        fmt::format("{} makes a line of more than {} characters",
                                    macro.name.empty() ? "the block" : macro.name, kLongestLine)};
    }
    lines.push_back(std::move(expanded));
  }
}

}  // namespace triton::assembler
