// Every instruction against Intel's bit patterns, written here in octal as the data sheet groups
// them (the assembler's own table is in hexadecimal, by mnemonic).
#include <array>
#include <map>
#include <set>

#include "tests/tools/assembler/assembling.hpp"

namespace triton::assembler {
namespace {

constexpr std::array kRegisters{"B", "C", "D", "E", "H", "L", "M", "A"};
constexpr std::array kPairs{"B", "D", "H", "SP"};
constexpr std::array kStackPairs{"B", "D", "H", "PSW"};
constexpr std::array kConditions{"NZ", "Z", "NC", "C", "PO", "PE", "P", "M"};

/// Statement to first byte.
using Encodings = std::map<std::string, unsigned>;

void add_register_forms(Encodings& table) {
  constexpr std::array kArithmetic{"ADD", "ADC", "SUB", "SBB", "ANA", "XRA", "ORA", "CMP"};
  for (unsigned target = 0; target < 8; ++target) {
    for (unsigned source = 0; source < 8; ++source) {
      table[fmt::format("{} {}", kArithmetic[target], kRegisters[source])] =
          0200 + target * 010 + source;
      if (target == 6 && source == 6) continue;
      table[fmt::format("MOV {},{}", kRegisters[target], kRegisters[source])] =
          0100 + target * 010 + source;
    }
    table[fmt::format("INR {}", kRegisters[target])] = 0004 + target * 010;
    table[fmt::format("DCR {}", kRegisters[target])] = 0005 + target * 010;
    table[fmt::format("MVI {},5AH", kRegisters[target])] = 0006 + target * 010;
    table[fmt::format("RST {}", target)] = 0307 + target * 010;
    table[fmt::format("R{}", kConditions[target])] = 0300 + target * 010;
    table[fmt::format("J{} 1234H", kConditions[target])] = 0302 + target * 010;
    table[fmt::format("C{} 1234H", kConditions[target])] = 0304 + target * 010;
  }
}

void add_pair_forms(Encodings& table) {
  for (unsigned pair = 0; pair < 4; ++pair) {
    table[fmt::format("LXI {},1234H", kPairs[pair])] = 0001 + pair * 020;
    table[fmt::format("INX {}", kPairs[pair])] = 0003 + pair * 020;
    table[fmt::format("DAD {}", kPairs[pair])] = 0011 + pair * 020;
    table[fmt::format("DCX {}", kPairs[pair])] = 0013 + pair * 020;
    table[fmt::format("POP {}", kStackPairs[pair])] = 0301 + pair * 020;
    table[fmt::format("PUSH {}", kStackPairs[pair])] = 0305 + pair * 020;
  }
}

Encodings all_encodings() {
  Encodings table{
      {"NOP", 0000},       {"RLC", 0007},        {"RRC", 0017},        {"RAL", 0027},
      {"RAR", 0037},       {"DAA", 0047},        {"CMA", 0057},        {"STC", 0067},
      {"CMC", 0077},       {"HLT", 0166},        {"RET", 0311},        {"PCHL", 0351},
      {"SPHL", 0371},      {"XTHL", 0343},       {"XCHG", 0353},       {"DI", 0363},
      {"EI", 0373},        {"STAX B", 0002},     {"STAX D", 0022},     {"LDAX B", 0012},
      {"LDAX D", 0032},    {"SHLD 1234H", 0042}, {"LHLD 1234H", 052},  {"STA 1234H", 0062},
      {"LDA 1234H", 0072}, {"JMP 1234H", 0303},  {"CALL 1234H", 0315}, {"OUT 5AH", 0323},
      {"IN 5AH", 0333},    {"ADI 5AH", 0306},    {"ACI 5AH", 0316},    {"SUI 5AH", 0326},
      {"SBI 5AH", 0336},   {"ANI 5AH", 0346},    {"XRI 5AH", 0356},    {"ORI 5AH", 0366},
      {"CPI 5AH", 0376},
  };
  add_register_forms(table);
  add_pair_forms(table);
  return table;
}

std::string expected_bytes(const std::string& statement, unsigned opcode) {
  std::string bytes = fmt::format("{:02X}", opcode);
  if (statement.ends_with("1234H")) bytes += " 34 12";
  if (statement.ends_with("5AH")) bytes += " 5A";
  return bytes;
}

TEST(Encoding, EveryInstructionHasIntelsBytes) {
  for (const auto& [statement, opcode] : all_encodings()) {
    EXPECT_EQ(bytes_of(" " + statement), expected_bytes(statement, opcode)) << statement;
  }
}

TEST(Encoding, TheInstructionsUseAllOpcodesButTheTwelveUndocumentedOnes) {
  std::set<unsigned> opcodes;
  for (const auto& [statement, opcode] : all_encodings()) {
    EXPECT_TRUE(opcodes.insert(opcode).second) << statement;
  }
  std::set<unsigned> rest;
  for (unsigned opcode = 0; opcode < 256; ++opcode) {
    if (!opcodes.contains(opcode)) rest.insert(opcode);
  }
  EXPECT_EQ(rest, (std::set<unsigned>{0x08, 0x10, 0x18, 0x20, 0x28, 0x30, 0x38, 0xCB, 0xD9, 0xDD,
                                      0xED, 0xFD}));
}

TEST(Encoding, MnemonicsRegistersAndNamesAreTheSameInAnyCase) {
  EXPECT_EQ(bytes_of("Loop: mVi a,LOW loop\n jMp LOOP"), "3E 00 C3 00 00");
}

TEST(Encoding, RegistersMayBeGivenByNumberOrByAnotherName) {
  EXPECT_EQ(bytes_of("COUNT EQU C\n MOV COUNT,7\n INR 6\n DCR COUNT\n LXI 4,1\n PUSH 6\n DAD 6"),
            "4F 34 0D 21 01 00 F5 39");
}

TEST(Encoding, ByteOperandsTakeMinus256To255) {
  EXPECT_EQ(bytes_of(" MVI A,255\n MVI A,-1\n MVI A,-256\n CPI 'A'"), "3E FF 3E FF 3E 00 FE 41");
  EXPECT_EQ(errors_of(" MVI A,256"), "1:8: 0100H does not fit in a byte (-256 to 255)");
  EXPECT_EQ(errors_of(" ADI -257"), "1:6: FEFFH does not fit in a byte (-256 to 255)");
}

TEST(Encoding, WrongOperandsSayWhatWasExpected) {
  EXPECT_EQ(errors_of(" MOV A,SP"), "1:8: expected a register (A B C D E H L M), not SP");
  EXPECT_EQ(errors_of(" MOV A,8"), "1:8: expected a register (A B C D E H L M), not the number 8");
  EXPECT_EQ(errors_of(" INR"),
            "1:5: expected a register (A B C D E H L M), not the end of the line");
  EXPECT_EQ(errors_of(" MOV M,M"), "1:8: MOV M,M does not exist (its code is HLT's)");
  EXPECT_EQ(errors_of(" PUSH SP"), "1:7: expected a register pair (B D H PSW), not SP");
  EXPECT_EQ(errors_of(" DAD PSW"), "1:6: expected a register pair (B D H SP), not PSW");
  EXPECT_EQ(errors_of(" DCX C"), "1:6: expected a register pair (B D H SP), not C");
  EXPECT_EQ(errors_of(" DCX M"), "1:6: expected a register pair (B D H SP), not M");
  EXPECT_EQ(errors_of(" LDAX H"), "1:7: expected a register pair (B D), not H");
  EXPECT_EQ(errors_of(" RST 8"), "1:6: RST takes 0 to 7, not 8");
  EXPECT_EQ(errors_of(" MVI A"), "1:7: expected ',', not the end of the line");
  EXPECT_EQ(errors_of(" LXI H 5"), "1:8: expected ',', not the number 5");
  EXPECT_EQ(errors_of(" JMP B"), "1:6: expected a number, not the register B");
  EXPECT_EQ(errors_of(" JMP 5,6"), "1:7: expected the end of the line, not ','");
  EXPECT_EQ(errors_of(" RET 5"), "1:6: expected the end of the line, not the number 5");
}

}  // namespace
}  // namespace triton::assembler
