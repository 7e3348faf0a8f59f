// The statements and commands.
#include <algorithm>

#include "tests/firmware/model/basic_model.hpp"

namespace triton::model {

namespace {

constexpr int kDefaultField = 8;
constexpr int kWidestField = 63;

}  // namespace

/// One statement. The order of the words decides what an abbreviation means.
void BasicModel::statement(bool direct_commands) {
  if (++statements_ > options_.statement_limit) {
    throw StatementLimit("statement limit reached in line " + std::to_string(place_.line));
  }
  if (place_.line != 0) {
    LineCount& count = counts_[place_.line];
    count.entered += place_.position == 0 ? 1 : 0;
    ++count.statements;
  }
  if (direct_commands) {
    if (accept_keyword("LIST")) return do_list();
    if (accept_keyword("RUN")) return do_run();
    if (accept_keyword("NEW")) return do_new();
  }
  if (accept_keyword("NEXT")) return do_next();
  if (accept_keyword("LET")) return do_let();
  if (accept_keyword("IF")) return do_if();
  if (accept_keyword("GOTO")) return do_goto();
  if (accept_keyword("GOSUB")) return do_gosub();
  if (accept_keyword("RETURN")) return do_return();
  if (accept_keyword("REM")) return next_line();
  if (accept_keyword("FOR")) return do_for();
  if (accept_keyword("INPUT")) return do_input();
  if (accept_keyword("PRINT")) return do_print();
  if (accept_keyword("STOP")) {
    require_end_of_line();
    running_ = false;
    return;
  }
  if (accept_keyword("VDU")) return do_vdu();
  if (peek() == '\r') return next_line();
  do_let();
}

void BasicModel::count_levels() {
  std::size_t loops = 0;
  for (const auto& level : loops_) loops += level.size();
  deepest_loops_ = std::max(deepest_loops_, loops);
  deepest_gosubs_ = std::max(deepest_gosubs_, returns_.size());
  if (loops + returns_.size() > options_.level_limit) {
    throw OutOfScope("line " + std::to_string(place_.line) + " opens more than " +
                     std::to_string(options_.level_limit) + " loops and subroutines");
  }
}

/// LIST [from[,count]]: numbers, not expressions; a comma without a number counts 0 lines.
void BasicModel::do_list() {
  int from = 0;
  int count = kLargest + 1;
  number(from);
  if (accept(',')) number(count);
  require_end_of_line();
  for (auto line = lines_.lower_bound(from); line != lines_.end() && count > 0; ++line, --count) {
    print_number(line->first, kListWidth);
    print(" ");
    print(std::string_view(line->second).substr(0, line->second.size() - 1));
    new_line();
  }
  running_ = false;
}

void BasicModel::do_run() {
  require_end_of_line();
  running_ = go_to_line_from(0);
}

void BasicModel::do_new() {
  require_end_of_line();
  array_to_memory();
  lines_.clear();
  program_bytes_ = 0;
  program_to_memory();
  greet();
  running_ = false;
}

void BasicModel::do_print() {
  int width = kDefaultField;
  if (accept(';')) return new_line();
  if (accept('\r')) {
    --place_.position;
    new_line();
    return next_line();
  }
  for (bool first = true;; first = false) {
    if (!first || peek() == ',') {
      while (accept(',')) print(" ");
      skip_spaces();
      if (peek() == ';' || peek() == '\r') return finish_statement();
    }
    if (accept('#')) {
      width = expression();
      if (width < 0 || width > kWidestField) fail(ErrorKind::kHow);
    } else if (!print_quoted()) {
      print_number(expression(), width);
    }
    if (!accept(',')) {
      new_line();
      return finish_statement();
    }
  }
}

void BasicModel::do_input() {
  do {
    input_item();
  } while (accept(','));
  finish_statement();
}

/// One item: a prompt alone, a prompt and a variable, or a variable. A bad reply does all of it
/// again.
void BasicModel::input_item() {
  const Place item = place_;
  for (;; place_ = item) {
    int16_t* variable = nullptr;
    if (print_quoted()) {
      variable = variable_or_null();
      if (variable == nullptr) return;
    } else {
      const std::size_t start = place_.position;
      variable = variable_required();
      print(std::string_view(*place_.text).substr(start, place_.position - start));
      print(" ");
    }
    const Place after = place_;
    try {
      read_line(reply_, keys_);
      place_ = {0, &reply_, 0};
      const int value = expression();
      require_end_of_line();
      *variable = static_cast<int16_t>(value);
      place_ = after;
      return;
    } catch (const Error& error) {
      parentheses_ = 0;
      place_ = {0, &reply_, 0};
      report(error.kind);
    }
  }
}

/// variable = expression; returns the variable. The array's index comes before the value.
int16_t* BasicModel::assign() {
  int16_t* variable = variable_required();
  if (!accept('=')) fail(ErrorKind::kWhat);
  *variable = static_cast<int16_t>(expression());
  return variable;
}

void BasicModel::do_let() {
  do {
    assign();
  } while (accept(','));
  finish_statement();
}

void BasicModel::do_for() {
  Loop loop;
  loop.variable = assign();
  if (!accept_keyword("TO")) fail(ErrorKind::kWhat);
  loop.limit = expression();
  loop.step = accept_keyword("STEP") ? expression() : 1;
  loop.body = place_;
  auto& loops = loops_.back();
  std::erase_if(loops, [&](const Loop& other) { return other.variable == loop.variable; });
  loops.push_back(loop);
  count_levels();
  finish_statement();
}

void BasicModel::do_next() {
  const int16_t* variable = variable_required();
  auto& loops = loops_.back();
  while (!loops.empty() && loops.back().variable != variable) loops.pop_back();
  if (loops.empty()) fail(ErrorKind::kWhat);
  const Loop loop = loops.back();
  const int value = *loop.variable + loop.step;
  const bool in_range = value >= -kLargest && value <= kLargest;
  if (in_range) *loop.variable = static_cast<int16_t>(value);
  if (in_range && (loop.step >= 0 ? value <= loop.limit : value >= loop.limit)) {
    place_ = loop.body;
  } else {
    loops.pop_back();
  }
  finish_statement();
}

void BasicModel::do_goto() {
  const int target = expression();
  require_end_of_line();
  const auto line = lines_.find(target);
  if (line == lines_.end()) fail(ErrorKind::kHow);
  place_ = {line->first, &line->second, 0};
}

void BasicModel::do_gosub() {
  const int target = expression();
  const auto line = lines_.find(target);
  if (line == lines_.end()) fail(ErrorKind::kHow);
  returns_.push_back(place_);
  loops_.emplace_back();
  count_levels();
  place_ = {line->first, &line->second, 0};
}

void BasicModel::do_return() {
  require_end_of_line();
  if (returns_.empty()) fail(ErrorKind::kWhat);
  place_ = returns_.back();
  returns_.pop_back();
  loops_.pop_back();
  finish_statement();
}

void BasicModel::do_if() {
  const bool holds = expression() != 0;
  if (place_.line != 0) {
    LineCount& count = counts_[place_.line];
    ++(holds ? count.if_true : count.if_false);
  }
  if (!holds) next_line();
}

void BasicModel::do_vdu() {
  const int address = expression();
  if (!accept(',')) fail(ErrorKind::kWhat);
  const int value = expression();
  const auto code = static_cast<uint8_t>(value & 0x7F);
  if (address == 0) {
    screen_.send(code);
  } else if (address >= 1 && address <= programs::kCells) {
    screen_.poke(address, code);
  } else {
    throw OutOfScope("VDU " + std::to_string(address) + " in line " + std::to_string(place_.line) +
                     " writes outside the screen's 1..1024");
  }
  finish_statement();
}

}  // namespace triton::model
