// Expressions, loosest to tightest: one compare, + and -, * and /, factor.
#include <algorithm>
#include <cstdlib>

#include "tests/firmware/model/basic_model.hpp"

namespace triton::model {

namespace {

/// A number of this size or more has no room for another digit.
constexpr int kNoMoreDigits = 4096;

bool in_range(int value) { return value >= -kLargest && value <= kLargest; }

}  // namespace

int BasicModel::expression() {
  const int left = sum();
  skip_spaces();
  const std::string_view rest = std::string_view(*place_.text).substr(place_.position, 2);
  const auto compare = [&](std::size_t length, auto holds) {
    place_.position += length;
    return holds(left, sum()) ? 1 : 0;
  };
  if (rest == ">=") return compare(2, [](int a, int b) { return a >= b; });
  if (rest == "<=") return compare(2, [](int a, int b) { return a <= b; });
  switch (rest[0]) {
    case '>':
      return compare(1, [](int a, int b) { return a > b; });
    case '<':
      return compare(1, [](int a, int b) { return a < b; });
    case '=':
      return compare(1, [](int a, int b) { return a == b; });
    case '#':
      return compare(1, [](int a, int b) { return a != b; });
    default:
      return left;
  }
}

int BasicModel::sum() {
  int value = 0;
  if (accept('-')) {
    value = -product();
  } else {
    accept('+');
    value = product();
  }
  for (;;) {
    if (accept('+')) {
      value += product();
    } else if (accept('-')) {
      value -= product();
    } else {
      return value;
    }
    if (!in_range(value)) fail(ErrorKind::kHow);
  }
}

int BasicModel::product() {
  int value = factor();
  for (;;) {
    if (accept('*')) {
      value *= factor();
    } else if (accept('/')) {
      const int divisor = factor();
      if (divisor == 0) fail(ErrorKind::kHow);
      value /= divisor;
    } else {
      return value;
    }
    if (!in_range(value)) fail(ErrorKind::kHow);
  }
}

int BasicModel::factor() {
  if (accept_keyword("RND")) {
    const int limit = parenthesised();
    if (limit < 1) fail(ErrorKind::kHow);
    return random_.next(limit);
  }
  if (accept_keyword("ABS")) return std::abs(parenthesised());
  if (accept_keyword("SIZE")) return size();
  if (const int16_t* variable = variable_or_null()) return *variable;
  int value = 0;
  if (number(value)) return value;
  return parenthesised();
}

int BasicModel::parenthesised() {
  if (!accept('(')) fail(ErrorKind::kWhat);
  deepest_parentheses_ = std::max(deepest_parentheses_, ++parentheses_);
  if (parentheses_ > options_.parenthesis_limit) {
    throw OutOfScope("more than " + std::to_string(options_.parenthesis_limit) +
                     " parentheses open at once");
  }
  const int value = expression();
  if (!accept(')')) fail(ErrorKind::kWhat);
  --parentheses_;
  return value;
}

/// False, with 0, where no digit comes next.
bool BasicModel::number(int& value) {
  value = 0;
  skip_spaces();
  const std::size_t start = place_.position;
  while (peek() >= '0' && peek() <= '9') {
    if (value >= kNoMoreDigits) fail(ErrorKind::kHow);
    value = value * 10 + (peek() - '0');
    ++place_.position;
    if (value > kLargest) fail(ErrorKind::kHow);
  }
  return place_.position != start;
}

int16_t* BasicModel::variable_or_null() {
  skip_spaces();
  const char name = peek();
  if (name >= 'A' && name <= 'Z') {
    ++place_.position;
    return &variables_[static_cast<std::size_t>(name - 'A')];
  }
  if (!accept('@')) return nullptr;
  const int index = parenthesised();
  if (index < 0) fail(ErrorKind::kHow);
  if (2 * index > size()) fail(ErrorKind::kSorry);
  return &array_[static_cast<std::size_t>(index)];
}

int16_t* BasicModel::variable_required() {
  int16_t* variable = variable_or_null();
  if (variable == nullptr) fail(ErrorKind::kWhat);
  return variable;
}

}  // namespace triton::model
