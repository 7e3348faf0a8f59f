// Intel's expressions, 16 bits unsigned. Operators from tightest to loosest:
//
//     ( )     HIGH LOW     * / MOD SHL SHR     + - (also as signs)     EQ LT LE GT GE NE
//     NOT     AND     OR XOR
//
// Digital Research writes = < <= > >= <> too, and its HIGH and LOW bind loosest of all (see
// dialect.hpp). NUL, of a macro's argument, is true where nothing or an empty string stands behind
// it, and takes all that does. Operators of one rank go from left to right. A comparison gives
// 0FFFFH (true) or 0; a condition looks at bit 0. `$` is the address of the statement. A string of
// one character is its code, of two the first's code * 256 plus the second's (Intel; Digital
// Research has them the other way round). An instruction in parentheses is its first byte:
// DB (MOV A,B); without operands its opcode, their bits 0: MVI A,(JMP).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tools/assembler/dialect.hpp"
#include "tools/assembler/instruction_set.hpp"
#include "tools/assembler/lexer.hpp"
#include "tools/assembler/symbol_table.hpp"

namespace triton::assembler {

struct ExpressionContext {
  const SymbolTable& symbols;
  unsigned pass = 1;
  bool final_pass = false;  ///< every symbol must have a value now
  uint16_t here = 0;        ///< `$`
  Dialect dialect = Dialect::kIntel;
  std::size_t significant = std::string_view::npos;  ///< see find_name()
  /// Column of the first thing that the dialects read differently, where nothing tells the dialect.
  unsigned* doubt = nullptr;
};

/// The two sides of a comparison, for the message of a failed ASSERT.
struct Comparison {
  uint16_t left = 0;
  uint16_t right = 0;
};

class ExpressionReader {
 public:
  ExpressionReader(TokenCursor& cursor, const ExpressionContext& context)
      : cursor_(cursor), context_(context) {}

  /// An expression that may name a register and nothing else beside it.
  [[nodiscard]] Value any();
  /// A number.
  [[nodiscard]] Value number();
  /// A number known in the first pass; `what` names its use ("ORG").
  [[nodiscard]] uint16_t immediate(std::string_view what);
  /// A condition, also known in the first pass: bit 0 of its value, as both dialects have it.
  [[nodiscard]] bool condition(std::string_view what) { return (immediate(what) & 1) != 0; }
  /// -256 to 255.
  [[nodiscard]] Value byte();

  /// The outermost operator of the last expression, if it compares.
  [[nodiscard]] std::optional<Comparison> comparison() const { return comparison_; }

 private:
  Value parse(int lowest_rank);
  void require_operand(const Value& value, const Token& token) const;
  Value nothing_follows();
  Value operand();
  Value prefixed();
  Value name(const Token& token);
  Value in_parentheses();
  Value instruction(const Instruction& which);
  Value string(const Token& token) const;
  void doubt(unsigned column) const {
    if (context_.doubt != nullptr && *context_.doubt == 0) *context_.doubt = column;
  }

  TokenCursor& cursor_;
  const ExpressionContext& context_;
  std::optional<Comparison> comparison_;
  unsigned depth_ = 0;
  unsigned late_column_ = 0;
  std::string late_symbol_;
};

/// True for the words that are operators (HIGH, MOD, ...), which cannot name anything else.
[[nodiscard]] bool is_operator_word(std::string_view word);

}  // namespace triton::assembler
