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

std::vector<std::string> AssemblyRun::read_names(TokenCursor& cursor) const {
  std::vector<std::string> names;
  if (cursor.at_end()) return names;
  do {
    const Token& name = cursor.next();
    check_name_is_free(name);
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
  if (const auto found = macros_.find(macro.name); found != macros_.end()) {
    throw SyntaxError{statement.label->column, fmt::format("the macro {} is already defined, at {}",
                                                           macro.name, found->second.place)};
  }
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

/// The text behind the parameter's name and its comma, and that text's column.
std::string_view AssemblyRun::begin_list(Statement& statement, unsigned& column) {
  begin_gathering(statement);
  const Token& name = statement.cursor->next();
  check_name_is_free(name);
  gathering_->macro.parameters.push_back(name.text);
  column = statement.cursor->peek().end_column;
  statement.cursor->expect(",");
  return std::string_view(statement.line->text).substr(column - 1);
}

void AssemblyRun::do_irp(Statement& statement) {
  unsigned column = 0;
  const std::string_view text = begin_list(statement, column);
  const std::string list = bracketed(text, column);
  const auto inside = static_cast<unsigned>(text.find('<')) + 1;
  gathering_->values = split_arguments(list, column + inside);
  for (std::string& value : gathering_->values) evaluate_argument(value, *statement.operation);
  gathering_->repetitions = static_cast<unsigned>(gathering_->values.size());
  gathering_->is_good = true;
}

void AssemblyRun::do_irpc(Statement& statement) {
  unsigned column = 0;
  const std::string_view text = begin_list(statement, column);
  for (const char c : characters_of(text, column)) gathering_->values.emplace_back(1, c);
  gathering_->repetitions = static_cast<unsigned>(gathering_->values.size());
  gathering_->is_good = true;
}

void AssemblyRun::do_local(Statement& statement) {
  throw SyntaxError{statement.operation->column,
                    "LOCAL belongs on the first lines of a MACRO, REPT, IRP or IRPC"};
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
  frame.next = frame.lines->size();
  conditions_.resize(frame.conditions);
}

void AssemblyRun::gather(const SourceLine& line) {
  if (is_final_) listing_.add(line, {});
  const std::vector<Token> tokens = tokenize(line.text);
  TokenCursor cursor(tokens);
  Statement statement{&line, &cursor, nullptr, nullptr};
  std::string_view word;
  try {
    find_parts(statement);
    if (statement.operation != nullptr) word = statement.operation->text;
  } catch (const SyntaxError&) {
    // A fault in the body shows when the body is read.
    word = "?";
  }
  if (begins_block(word)) ++gathering_->depth;
  if (word == "ENDM" && gathering_->depth-- == 0) {
    finish_gathering();
    return;
  }
  const bool leads = gathering_->macro.body.empty() && gathering_->depth == 0;
  const bool is_blank = word.empty() && statement.label == nullptr;
  if (leads && is_blank) return;
  if (leads && word == "LOCAL") {
    for (std::string& name : read_names(cursor)) {
      gathering_->macro.locals.push_back(std::move(name));
    }
    return;
  }
  gathering_->macro.body.push_back(line);
}

void AssemblyRun::finish_gathering() {
  Gathering gathered = std::move(*gathering_);
  gathering_.reset();
  if (!gathered.is_good) return;
  if (gathered.word == "MACRO") {
    std::string name = gathered.macro.name;
    macros_.emplace(std::move(name), std::move(gathered.macro));
    return;
  }
  auto lines = std::make_shared<std::vector<SourceLine>>();
  for (unsigned i = 0; i < gathered.repetitions; ++i) {
    std::map<std::string, std::string, std::less<>> names;
    if (!gathered.values.empty()) names[gathered.macro.parameters.front()] = gathered.values[i];
    add_expansion(gathered.macro, std::move(names), *lines);
  }
  push_frame({lines,
              0,
              conditions_.size(),
              {},
              frames_.back().directory,
              fmt::format("{} at {}", gathered.word, place_of(gathered.line))},
             Token{});
}

void AssemblyRun::call_macro(const Macro& macro, Statement& statement) {
  const unsigned end = statement.operation->end_column;
  auto arguments = split_arguments(std::string_view(statement.line->text).substr(end - 1), end);
  for (std::string& argument : arguments) evaluate_argument(argument, *statement.operation);
  if (arguments.size() > macro.parameters.size()) {
    throw SyntaxError{statement.operation->column,
                      fmt::format("{} takes {} arguments, not {} (defined at {})", macro.name,
                                  macro.parameters.size(), arguments.size(), macro.place)};
  }
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
  expanded_lines_ += macro.body.size();
  if (expanded_lines_ > kMostExpandedLines) {
    stop_reading();
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
