#include "tools/assembler/expression.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "tools/assembler/encode.hpp"

namespace triton::assembler {
namespace {

constexpr unsigned kDeepestParentheses = 256;
constexpr uint16_t kTrue = 0xFFFF;
constexpr uint16_t kFalse = 0;
constexpr std::string_view kNul = "NUL";

enum Rank { kOrRank = 1, kAndRank, kNotRank, kCompareRank, kAddRank, kMultiplyRank, kByteRank };

enum class Operation {
  kHigh,
  kLow,
  kMultiply,
  kDivide,
  kModulo,
  kShiftLeft,
  kShiftRight,
  kAdd,
  kSubtract,
  kEqual,
  kLess,
  kLessOrEqual,
  kGreater,
  kGreaterOrEqual,
  kNotEqual,
  kNot,
  kAnd,
  kOr,
  kXor,
};

struct Operator {
  std::string_view word;
  Operation operation;
  Rank rank;
  bool prefix;
};

constexpr std::array kOperators{
    Operator{"HIGH", Operation::kHigh, kByteRank, true},
    Operator{"LOW", Operation::kLow, kByteRank, true},
    Operator{"*", Operation::kMultiply, kMultiplyRank, false},
    Operator{"/", Operation::kDivide, kMultiplyRank, false},
    Operator{"MOD", Operation::kModulo, kMultiplyRank, false},
    Operator{"SHL", Operation::kShiftLeft, kMultiplyRank, false},
    Operator{"SHR", Operation::kShiftRight, kMultiplyRank, false},
    Operator{"+", Operation::kAdd, kAddRank, false},
    Operator{"-", Operation::kSubtract, kAddRank, false},
    Operator{"=", Operation::kEqual, kCompareRank, false},
    Operator{"<", Operation::kLess, kCompareRank, false},
    Operator{"<=", Operation::kLessOrEqual, kCompareRank, false},
    Operator{">", Operation::kGreater, kCompareRank, false},
    Operator{">=", Operation::kGreaterOrEqual, kCompareRank, false},
    Operator{"<>", Operation::kNotEqual, kCompareRank, false},
    Operator{"EQ", Operation::kEqual, kCompareRank, false},
    Operator{"LT", Operation::kLess, kCompareRank, false},
    Operator{"LE", Operation::kLessOrEqual, kCompareRank, false},
    Operator{"GT", Operation::kGreater, kCompareRank, false},
    Operator{"GE", Operation::kGreaterOrEqual, kCompareRank, false},
    Operator{"NE", Operation::kNotEqual, kCompareRank, false},
    Operator{"NOT", Operation::kNot, kNotRank, true},
    Operator{"AND", Operation::kAnd, kAndRank, false},
    Operator{"OR", Operation::kOr, kOrRank, false},
    Operator{"XOR", Operation::kXor, kOrRank, false},
};

const Operator* find_operator(const Token& token) {
  if (token.kind != TokenKind::kName && token.kind != TokenKind::kPunctuation) return nullptr;
  const auto found = std::ranges::find(kOperators, token.text, &Operator::word);
  return found == kOperators.end() ? nullptr : &*found;
}

uint16_t truth(bool value) { return value ? kTrue : kFalse; }

uint16_t apply(Operation operation, unsigned left, unsigned right) {
  unsigned result = 0;
  switch (operation) {
    case Operation::kHigh:
      return static_cast<uint16_t>(right >> 8);
    case Operation::kLow:
      return static_cast<uint16_t>(right & 0xFF);
    case Operation::kMultiply:
      result = left * right;
      break;
    case Operation::kDivide:
      result = left / right;
      break;
    case Operation::kModulo:
      result = left % right;
      break;
    case Operation::kShiftLeft:
      result = right > 15 ? 0 : left << right;
      break;
    case Operation::kShiftRight:
      result = right > 15 ? 0 : left >> right;
      break;
    case Operation::kAdd:
      result = left + right;
      break;
    case Operation::kSubtract:
      result = left - right;
      break;
    case Operation::kEqual:
      return truth(left == right);
    case Operation::kLess:
      return truth(left < right);
    case Operation::kLessOrEqual:
      return truth(left <= right);
    case Operation::kGreater:
      return truth(left > right);
    case Operation::kGreaterOrEqual:
      return truth(left >= right);
    case Operation::kNotEqual:
      return truth(left != right);
    case Operation::kNot:
      result = ~right;
      break;
    case Operation::kAnd:
      result = left & right;
      break;
    case Operation::kOr:
      result = left | right;
      break;
    case Operation::kXor:
      result = left ^ right;
      break;
  }
  return static_cast<uint16_t>(result);
}

Value combine(const Operator& op, const Token& token, const Value& left, const Value& right) {
  const bool known = left.known && right.known;
  const bool divides = op.operation == Operation::kDivide || op.operation == Operation::kModulo;
  if (known && divides && right.number == 0) {
    throw SyntaxError{token.column, "division by zero"};
  }
  return {known ? apply(op.operation, left.number, right.number) : uint16_t{0}, known,
          left.immediate && right.immediate, RegisterClass::kNone};
}

void require_number(const Value& value, const Token& token) {
  if (value.register_class != RegisterClass::kNone) {
    throw SyntaxError{token.column,
                      fmt::format("expected a number, not the register {}", token.text)};
  }
}

/// A name such as FFH was probably meant as a number.
bool looks_hexadecimal(std::string_view name) {
  return name.size() >= 2 && name.back() == 'H' &&
         name.find_first_not_of("0123456789ABCDEF") == name.size() - 1;
}

class DepthGuard {
 public:
  DepthGuard(unsigned& depth, unsigned column) : depth_(depth) {
    if (++depth_ > kDeepestParentheses) {
      --depth_;
      throw SyntaxError{column,
                        fmt::format("the expression nests deeper than {}", kDeepestParentheses)};
    }
  }
  ~DepthGuard() { --depth_; }
  DepthGuard(const DepthGuard&) = delete;
  DepthGuard& operator=(const DepthGuard&) = delete;

 private:
  unsigned& depth_;
};

}  // namespace

bool is_operator_word(std::string_view word) {
  return word == kNul || std::ranges::find(kOperators, word, &Operator::word) != kOperators.end();
}

Value ExpressionReader::any() {
  comparison_.reset();
  return parse(kOrRank);
}

Value ExpressionReader::number() {
  const Token& first = cursor_.peek();
  const Value value = any();
  require_number(value, first);
  return value;
}

uint16_t ExpressionReader::immediate(std::string_view what) {
  late_symbol_.clear();
  const Value value = number();
  if (!value.immediate) {
    throw SyntaxError{late_column_,
                      fmt::format("{} needs a value that is known here; {} hangs on a "
                                  "later line",
                                  what, late_symbol_)};
  }
  return value.number;
}

Value ExpressionReader::byte() {
  const unsigned column = cursor_.peek().column;
  const Value value = number();
  if (value.known && value.number > 0xFF && value.number < 0xFF00) {
    throw SyntaxError{column,
                      fmt::format("{:04X}H does not fit in a byte (-256 to 255)", value.number)};
  }
  return value;
}

/// Within an expression Digital Research's registers are their numbers, Intel's are not allowed.
void ExpressionReader::require_operand(const Value& value, const Token& token) const {
  if (context_.dialect != Dialect::kMac) require_number(value, token);
}

Value ExpressionReader::parse(int lowest_rank) {
  const DepthGuard guard(depth_, cursor_.peek().column);
  const Token& left_token = cursor_.peek();
  Value left = prefixed();
  for (;;) {
    const Token& token = cursor_.peek();
    const Operator* op = find_operator(token);
    if (op == nullptr || op->prefix || op->rank < lowest_rank) return left;
    cursor_.next();
    require_operand(left, left_token);
    const Token& right_token = cursor_.peek();
    const Value right = parse(op->rank + 1);
    require_operand(right, right_token);
    comparison_.reset();
    if (op->rank == kCompareRank) comparison_ = Comparison{left.number, right.number};
    left = combine(*op, token, left, right);
  }
}

/// An operand with the signs and words before it; each takes what binds tighter than itself.
Value ExpressionReader::prefixed() {
  const Token& token = cursor_.peek();
  if (token.kind == TokenKind::kName && token.text == kNul) return nothing_follows();
  const Operator* op = find_operator(token);
  const bool is_sign = op != nullptr && op->rank == kAddRank;
  if (op == nullptr || (!op->prefix && !is_sign)) return operand();
  cursor_.next();
  const Token& right_token = cursor_.peek();
  // A prefix may follow a prefix of its own rank: NOT NOT X, HIGH LOW X, - -X.
  const bool is_loose = op->rank == kByteRank && context_.dialect == Dialect::kMac;
  const Value right = parse(is_loose ? kOrRank : op->prefix ? op->rank : op->rank + 1);
  require_operand(right, right_token);
  if (op->rank == kByteRank && find_operator(cursor_.peek()) != nullptr) doubt(token.column);
  comparison_.reset();
  return combine(*op, token, Value{}, right);
}

/// NUL: whether what a macro's argument left behind it on the line is nothing.
Value ExpressionReader::nothing_follows() {
  cursor_.next();
  comparison_.reset();
  const auto is_empty_string = [](const Token& token) {
    return token.kind == TokenKind::kString && token.text.empty();
  };
  const bool is_nothing = cursor_.at_end() || (is_empty_string(cursor_.peek()) &&
                                               cursor_.peek(1).kind == TokenKind::kEnd);
  while (!cursor_.at_end() && cursor_.peek().kind != TokenKind::kBad) cursor_.next();
  return {truth(is_nothing), true, true, RegisterClass::kNone};
}

Value ExpressionReader::operand() {
  const Token& token = cursor_.peek();
  switch (token.kind) {
    case TokenKind::kNumber:
      cursor_.next();
      return {token.value, true, true, RegisterClass::kNone};
    case TokenKind::kString:
      cursor_.next();
      return string(token);
    case TokenKind::kBad:
      throw SyntaxError{token.column, token.text};
    case TokenKind::kName:
      if (is_operator_word(token.text)) break;
      cursor_.next();
      if (const auto mnemonic = find_instruction(token.text);
          mnemonic && context_.dialect == Dialect::kMac) {
        return {mnemonic->opcode, true, true, RegisterClass::kNone};
      }
      return name(token);
    case TokenKind::kPunctuation:
      if (cursor_.accept("$")) return {context_.here, true, true, RegisterClass::kNone};
      if (cursor_.at("(")) return in_parentheses();
      break;
    case TokenKind::kEnd:
      break;
  }
  throw SyntaxError{token.column, fmt::format("expected a value, not {}", describe(token))};
}

Value ExpressionReader::in_parentheses() {
  cursor_.expect("(");
  const Token& first = cursor_.peek();
  const auto mnemonic =
      first.kind == TokenKind::kName ? find_instruction(first.text) : std::nullopt;
  const Token& second = cursor_.peek(1);
  const bool stands_alone = second.kind == TokenKind::kPunctuation && second.text == ")";
  Value value;
  if (mnemonic && stands_alone) {
    cursor_.next();
    value = {mnemonic->opcode, true, true, RegisterClass::kNone};
  } else {
    value = mnemonic ? instruction(*mnemonic) : parse(kOrRank);
  }
  require_operand(value, first);
  value.register_class = RegisterClass::kNone;
  cursor_.expect(")");
  return value;
}

Value ExpressionReader::instruction(const Instruction& which) {
  const DepthGuard guard(depth_, cursor_.peek().column);
  cursor_.next();
  return {encode_instruction(which, cursor_, context_).front(), true, true, RegisterClass::kNone};
}

Value ExpressionReader::string(const Token& token) const {
  if (token.text.empty() || token.text.size() > 2) {
    throw SyntaxError{token.column,
                      fmt::format("a string used as a number has one or two characters, not {}",
                                  token.text.size())};
  }
  const auto code = [&token](std::size_t i) -> unsigned {
    return static_cast<unsigned char>(token.text[i]);
  };
  unsigned number = code(0);
  if (token.text.size() == 2) {
    if (code(0) != code(1)) doubt(token.column);
    number = context_.dialect == Dialect::kMac ? code(0) + code(1) * 256 : code(0) * 256 + code(1);
  }
  return {static_cast<uint16_t>(number), true, true, RegisterClass::kNone};
}

Value ExpressionReader::name(const Token& token) {
  if (const auto code = find_register(token.text)) {
    const RegisterClass kind = token.text == "SP"    ? RegisterClass::kStackPointer
                               : token.text == "PSW" ? RegisterClass::kPsw
                                                     : RegisterClass::kByteRegister;
    return {*code, true, true, kind};
  }
  const auto found = find_name(context_.symbols, token.text, context_.significant);
  if (found == context_.symbols.end()) {
    if (context_.final_pass) {
      throw SyntaxError{token.column,
                        looks_hexadecimal(token.text)
                            ? fmt::format("{0} is not defined (a number begins with a "
                                          "digit: 0{0})",
                                          token.text)
                            : fmt::format("{} is not defined", token.text)};
    }
    late_column_ = token.column;
    late_symbol_ = token.text;
    return {0, false, false, RegisterClass::kNone};
  }
  const SymbolEntry& entry = found->second;
  Value value = entry.value;
  const bool met = entry.pass == context_.pass;
  if (entry.kind == SymbolKind::kSet && !met) value.known = false;
  value.immediate = value.immediate && met;
  if (!value.immediate) {
    late_column_ = token.column;
    late_symbol_ = token.text;
  }
  if (entry.failed && context_.final_pass) throw SyntaxError{token.column, ""};
  if (!value.known && context_.final_pass) {
    throw SyntaxError{token.column,
                      entry.kind == SymbolKind::kSet
                          ? fmt::format("{} is SET only later, at {}", token.text, entry.place)
                          : fmt::format("{} has no value: its definition at {} leads back to "
                                        "itself",
                                        token.text, entry.place)};
  }
  return value;
}

}  // namespace triton::assembler
