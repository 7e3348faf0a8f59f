// The 8080's mnemonics and the form of their operands (Intel 8080 assembly language manual).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace triton::assembler {

enum class OperandForm {
  kNone,
  kRegister,    ///< ADD r: register in bits 0-2
  kTarget,      ///< INR r: register in bits 3-5
  kMove,        ///< MOV r,r
  kTargetByte,  ///< MVI r,byte
  kByte,        ///< ADI byte, IN port
  kWord,        ///< JMP address
  kPair,        ///< DAD B|D|H|SP: pair in bits 4-5
  kPairOrPsw,   ///< PUSH B|D|H|PSW
  kIndexPair,   ///< LDAX B|D
  kPairWord,    ///< LXI B|D|H|SP,word
  kRestart,     ///< RST 0-7: number in bits 3-5
};

struct Instruction {
  uint8_t opcode = 0;  ///< with the operand's bits clear
  OperandForm form = OperandForm::kNone;
};

[[nodiscard]] std::optional<Instruction> find_instruction(std::string_view mnemonic);
/// 1 to 3 bytes.
[[nodiscard]] unsigned instruction_length(OperandForm form);

/// The number that stands for a register in Intel's syntax: B C D E H L M A are 0 to 7, SP and
/// PSW 6.
[[nodiscard]] std::optional<uint8_t> find_register(std::string_view name);

}  // namespace triton::assembler
