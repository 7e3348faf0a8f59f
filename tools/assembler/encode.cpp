#include "tools/assembler/encode.hpp"

#include <fmt/format.h>

namespace triton::assembler {
namespace {

constexpr uint8_t kHlt = 0x76;

class Encoder {
 public:
  Encoder(TokenCursor& cursor, const ExpressionContext& context)
      : cursor_(cursor), reader_(cursor, context), is_mac_(context.dialect == Dialect::kMac) {}

  /// Fills in the operand's bits and bytes.
  void encode(const Instruction& instruction, std::array<uint8_t, 3>& bytes) {
    const unsigned opcode = instruction.opcode;
    const auto put = [&](unsigned bits) { bytes[0] = static_cast<uint8_t>(opcode | bits); };
    switch (instruction.form) {
      case OperandForm::kNone:
        break;
      case OperandForm::kRegister:
        put(byte_register());
        break;
      case OperandForm::kTarget:
        put(byte_register() << 3);
        break;
      case OperandForm::kMove:
        encode_move(bytes);
        break;
      case OperandForm::kTargetByte:
        put(byte_register() << 3);
        cursor_.expect(",");
        put_byte(bytes);
        break;
      case OperandForm::kByte:
        put_byte(bytes);
        break;
      case OperandForm::kWord:
        put_word(bytes);
        break;
      case OperandForm::kPair:
        put(pair(RegisterClass::kStackPointer) << 3);
        break;
      case OperandForm::kPairOrPsw:
        put(pair(RegisterClass::kPsw) << 3);
        break;
      case OperandForm::kIndexPair:
        put(pair(RegisterClass::kNone) << 3);
        break;
      case OperandForm::kPairWord:
        put(pair(RegisterClass::kStackPointer) << 3);
        cursor_.expect(",");
        put_word(bytes);
        break;
      case OperandForm::kRestart:
        put(restart_number() << 3);
        break;
    }
  }

 private:
  void encode_move(std::array<uint8_t, 3>& bytes) {
    const unsigned target = byte_register();
    cursor_.expect(",");
    const Token& source_token = cursor_.peek();
    const unsigned code = bytes[0] | target << 3 | byte_register();
    if (code == kHlt) {
      throw SyntaxError{source_token.column, "MOV M,M does not exist (its code is HLT's)"};
    }
    bytes[0] = static_cast<uint8_t>(code);
  }

  void put_byte(std::array<uint8_t, 3>& bytes) {
    bytes[1] = static_cast<uint8_t>(reader_.byte().number);
  }

  void put_word(std::array<uint8_t, 3>& bytes) {
    const uint16_t word = reader_.number().number;
    bytes[1] = static_cast<uint8_t>(word);
    bytes[2] = static_cast<uint8_t>(word >> 8);
  }

  unsigned byte_register() {
    const Token& token = cursor_.peek();
    const Value value = register_value("a register (A B C D E H L M)");
    const bool fits = value.register_class == RegisterClass::kByteRegister ||
                      (value.register_class == RegisterClass::kNone && value.number <= 7);
    if (!fits) refuse(token, "a register (A B C D E H L M)");
    return value.number;
  }

  /// `sixth`: what the pair number 6 is here, if anything.
  unsigned pair(RegisterClass sixth) {
    const char* wanted = sixth == RegisterClass::kStackPointer ? "a register pair (B D H SP)"
                         : sixth == RegisterClass::kPsw        ? "a register pair (B D H PSW)"
                                                               : "a register pair (B D)";
    const Token& token = cursor_.peek();
    const Value value = register_value(wanted);
    // Digital Research takes A for PSW here.
    const bool is_a = value.register_class == RegisterClass::kByteRegister && value.number == 7;
    if (is_a && sixth == RegisterClass::kPsw && is_mac_) return 6;
    const unsigned highest = sixth == RegisterClass::kNone ? 2 : 6;
    bool fits = value.number <= highest && value.number % 2 == 0;
    if (value.register_class == RegisterClass::kByteRegister) fits = fits && value.number < 6;
    if (value.register_class == RegisterClass::kStackPointer ||
        value.register_class == RegisterClass::kPsw) {
      fits = value.register_class == sixth;
    }
    if (!fits) refuse(token, wanted);
    return value.number;
  }

  unsigned restart_number() {
    const Token& token = cursor_.peek();
    const Value value = reader_.number();
    if (value.number > 7) {
      throw SyntaxError{token.column, fmt::format("RST takes 0 to 7, not {}", value.number)};
    }
    return value.number;
  }

  Value register_value(std::string_view wanted) {
    const Token& token = cursor_.peek();
    if (token.kind == TokenKind::kEnd || token.kind == TokenKind::kString) refuse(token, wanted);
    return reader_.any();
  }

  [[noreturn]] static void refuse(const Token& token, std::string_view wanted) {
    throw SyntaxError{token.column, fmt::format("expected {}, not {}", wanted, describe(token))};
  }

  TokenCursor& cursor_;
  ExpressionReader reader_;
  bool is_mac_;
};

}  // namespace

std::array<uint8_t, 3> encode_instruction(const Instruction& instruction, TokenCursor& cursor,
                                          const ExpressionContext& context) {
  std::array<uint8_t, 3> bytes{instruction.opcode, 0, 0};
  Encoder(cursor, context).encode(instruction, bytes);
  return bytes;
}

}  // namespace triton::assembler
