// 8080 machine code to Intel's mnemonics, one instruction at a time.
//
// The text is what an assembler takes: `MVI  A,0FFH`. The twelve undocumented opcodes are shown as
// the instruction that they act as, and marked; an assembler would give the documented code for
// that text.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace triton {

enum class WordUse : uint8_t {
  kNone,    ///< the instruction has no word operand
  kTarget,  ///< of a jump or call
  kMemory,  ///< LDA, STA, LHLD, SHLD
  kNumber,  ///< LXI: an address or a number
};

struct DisassembledInstruction {
  unsigned length = 1;   ///< in bytes, 1 to 3
  std::string mnemonic;  ///< "MVI"
  std::string operands;  ///< "A,0FFH", or empty
  bool is_documented = true;
  WordUse word_use = WordUse::kNone;
  uint16_t word = 0;  ///< the operand, where word_use is not kNone
};

/// Gives the text that stands for a word operand, or an empty string for the plain number.
using WordNamer = std::function<std::string(uint16_t word, WordUse use)>;

/// The instruction at the start of `bytes`; nothing where they end in the middle of it, or are
/// none.
[[nodiscard]] std::optional<DisassembledInstruction> disassemble_instruction(
    std::span<const uint8_t> bytes, const WordNamer& namer = {});

/// "0FFH": hexadecimal as an assembler reads it, so with a digit first.
[[nodiscard]] std::string hex_byte(uint8_t byte);
[[nodiscard]] std::string hex_word(uint16_t word);

}  // namespace triton
