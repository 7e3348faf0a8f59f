// Instructions to bytes.
#pragma once

#include <array>
#include <cstdint>

#include "tools/assembler/expression.hpp"
#include "tools/assembler/instruction_set.hpp"

namespace triton::assembler {

/// Reads the operands and gives the instruction's bytes, as many as instruction_length() says.
/// Throws SyntaxError.
[[nodiscard]] std::array<uint8_t, 3> encode_instruction(const Instruction& instruction,
                                                        TokenCursor& cursor,
                                                        const ExpressionContext& context);

}  // namespace triton::assembler
