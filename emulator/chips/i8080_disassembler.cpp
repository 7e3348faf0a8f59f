#include "emulator/chips/i8080_disassembler.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace triton {
namespace {

// In the operands `b` is the byte that follows the opcode; `w` the word, low byte first, after a
// mark for its use: `>` target, `@` memory, `=` number. A `-` in front: undocumented.
// clang-format off
constexpr std::array<std::string_view, 256> kTemplates{
    // 00
    "NOP", "LXI B,=w", "STAX B", "INX B",
    "INR B", "DCR B", "MVI B,b", "RLC",
    "-NOP", "DAD B", "LDAX B", "DCX B",
    "INR C", "DCR C", "MVI C,b", "RRC",
    // 10
    "-NOP", "LXI D,=w", "STAX D", "INX D",
    "INR D", "DCR D", "MVI D,b", "RAL",
    "-NOP", "DAD D", "LDAX D", "DCX D",
    "INR E", "DCR E", "MVI E,b", "RAR",
    // 20
    "-NOP", "LXI H,=w", "SHLD @w", "INX H",
    "INR H", "DCR H", "MVI H,b", "DAA",
    "-NOP", "DAD H", "LHLD @w", "DCX H",
    "INR L", "DCR L", "MVI L,b", "CMA",
    // 30
    "-NOP", "LXI SP,=w", "STA @w", "INX SP",
    "INR M", "DCR M", "MVI M,b", "STC",
    "-NOP", "DAD SP", "LDA @w", "DCX SP",
    "INR A", "DCR A", "MVI A,b", "CMC",
    // 40
    "MOV B,B", "MOV B,C", "MOV B,D", "MOV B,E",
    "MOV B,H", "MOV B,L", "MOV B,M", "MOV B,A",
    "MOV C,B", "MOV C,C", "MOV C,D", "MOV C,E",
    "MOV C,H", "MOV C,L", "MOV C,M", "MOV C,A",
    // 50
    "MOV D,B", "MOV D,C", "MOV D,D", "MOV D,E",
    "MOV D,H", "MOV D,L", "MOV D,M", "MOV D,A",
    "MOV E,B", "MOV E,C", "MOV E,D", "MOV E,E",
    "MOV E,H", "MOV E,L", "MOV E,M", "MOV E,A",
    // 60
    "MOV H,B", "MOV H,C", "MOV H,D", "MOV H,E",
    "MOV H,H", "MOV H,L", "MOV H,M", "MOV H,A",
    "MOV L,B", "MOV L,C", "MOV L,D", "MOV L,E",
    "MOV L,H", "MOV L,L", "MOV L,M", "MOV L,A",
    // 70
    "MOV M,B", "MOV M,C", "MOV M,D", "MOV M,E",
    "MOV M,H", "MOV M,L", "HLT", "MOV M,A",
    "MOV A,B", "MOV A,C", "MOV A,D", "MOV A,E",
    "MOV A,H", "MOV A,L", "MOV A,M", "MOV A,A",
    // 80
    "ADD B", "ADD C", "ADD D", "ADD E",
    "ADD H", "ADD L", "ADD M", "ADD A",
    "ADC B", "ADC C", "ADC D", "ADC E",
    "ADC H", "ADC L", "ADC M", "ADC A",
    // 90
    "SUB B", "SUB C", "SUB D", "SUB E",
    "SUB H", "SUB L", "SUB M", "SUB A",
    "SBB B", "SBB C", "SBB D", "SBB E",
    "SBB H", "SBB L", "SBB M", "SBB A",
    // A0
    "ANA B", "ANA C", "ANA D", "ANA E",
    "ANA H", "ANA L", "ANA M", "ANA A",
    "XRA B", "XRA C", "XRA D", "XRA E",
    "XRA H", "XRA L", "XRA M", "XRA A",
    // B0
    "ORA B", "ORA C", "ORA D", "ORA E",
    "ORA H", "ORA L", "ORA M", "ORA A",
    "CMP B", "CMP C", "CMP D", "CMP E",
    "CMP H", "CMP L", "CMP M", "CMP A",
    // C0
    "RNZ", "POP B", "JNZ >w", "JMP >w",
    "CNZ >w", "PUSH B", "ADI b", "RST 0",
    "RZ", "RET", "JZ >w", "-JMP >w",
    "CZ >w", "CALL >w", "ACI b", "RST 1",
    // D0
    "RNC", "POP D", "JNC >w", "OUT b",
    "CNC >w", "PUSH D", "SUI b", "RST 2",
    "RC", "-RET", "JC >w", "IN b",
    "CC >w", "-CALL >w", "SBI b", "RST 3",
    // E0
    "RPO", "POP H", "JPO >w", "XTHL",
    "CPO >w", "PUSH H", "ANI b", "RST 4",
    "RPE", "PCHL", "JPE >w", "XCHG",
    "CPE >w", "-CALL >w", "XRI b", "RST 5",
    // F0
    "RP", "POP PSW", "JP >w", "DI",
    "CP >w", "PUSH PSW", "ORI b", "RST 6",
    "RM", "SPHL", "JM >w", "EI",
    "CM >w", "-CALL >w", "CPI b", "RST 7",
};
// clang-format on

WordUse word_use(char mark) {
  switch (mark) {
    case '>':
      return WordUse::kTarget;
    case '@':
      return WordUse::kMemory;
    case '=':
      return WordUse::kNumber;
    default:
      return WordUse::kNone;
  }
}

std::string hexadecimal(unsigned value, unsigned digits) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string text;
  for (unsigned i = digits; i-- > 0;) text += kDigits[value >> (4 * i) & 0xF];
  if (text.front() > '9') text.insert(0, 1, '0');
  return text + 'H';
}

}  // namespace

std::string hex_byte(uint8_t byte) { return hexadecimal(byte, 2); }
std::string hex_word(uint16_t word) { return hexadecimal(word, 4); }

std::optional<DisassembledInstruction> disassemble_instruction(std::span<const uint8_t> bytes,
                                                               const WordNamer& namer) {
  if (bytes.empty()) return std::nullopt;
  std::string_view form = kTemplates[bytes[0]];
  DisassembledInstruction result;
  if (form.front() == '-') {
    result.is_documented = false;
    form.remove_prefix(1);
  }
  const std::size_t space = std::min(form.find(' '), form.size());
  result.mnemonic = form.substr(0, space);
  const std::string_view operands = form.substr(std::min(space + 1, form.size()));
  for (const char c : operands) {
    if (c == 'b') {
      result.length = 2;
      if (bytes.size() < 2) return std::nullopt;
      result.operands += hex_byte(bytes[1]);
    } else if (c == 'w') {
      result.length = 3;
      if (bytes.size() < 3) return std::nullopt;
      result.word = static_cast<uint16_t>(bytes[1] | bytes[2] << 8);
      const std::string name = namer ? namer(result.word, result.word_use) : std::string();
      result.operands += name.empty() ? hex_word(result.word) : name;
    } else if (word_use(c) != WordUse::kNone) {
      result.word_use = word_use(c);
    } else {
      result.operands += c;
    }
  }
  return result;
}

}  // namespace triton
