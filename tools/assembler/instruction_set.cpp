#include "tools/assembler/instruction_set.hpp"

#include <algorithm>
#include <array>

namespace triton::assembler {
namespace {

using enum OperandForm;

struct Row {
  std::string_view mnemonic;
  Instruction instruction;
};

// In alphabetical order: searched by halves.
constexpr std::array kRows{
    Row{"ACI", {0xCE, kByte}},       Row{"ADC", {0x88, kRegister}},
    Row{"ADD", {0x80, kRegister}},   Row{"ADI", {0xC6, kByte}},
    Row{"ANA", {0xA0, kRegister}},   Row{"ANI", {0xE6, kByte}},
    Row{"CALL", {0xCD, kWord}},      Row{"CC", {0xDC, kWord}},
    Row{"CM", {0xFC, kWord}},        Row{"CMA", {0x2F, kNone}},
    Row{"CMC", {0x3F, kNone}},       Row{"CMP", {0xB8, kRegister}},
    Row{"CNC", {0xD4, kWord}},       Row{"CNZ", {0xC4, kWord}},
    Row{"CP", {0xF4, kWord}},        Row{"CPE", {0xEC, kWord}},
    Row{"CPI", {0xFE, kByte}},       Row{"CPO", {0xE4, kWord}},
    Row{"CZ", {0xCC, kWord}},        Row{"DAA", {0x27, kNone}},
    Row{"DAD", {0x09, kPair}},       Row{"DCR", {0x05, kTarget}},
    Row{"DCX", {0x0B, kPair}},       Row{"DI", {0xF3, kNone}},
    Row{"EI", {0xFB, kNone}},        Row{"HLT", {0x76, kNone}},
    Row{"IN", {0xDB, kByte}},        Row{"INR", {0x04, kTarget}},
    Row{"INX", {0x03, kPair}},       Row{"JC", {0xDA, kWord}},
    Row{"JM", {0xFA, kWord}},        Row{"JMP", {0xC3, kWord}},
    Row{"JNC", {0xD2, kWord}},       Row{"JNZ", {0xC2, kWord}},
    Row{"JP", {0xF2, kWord}},        Row{"JPE", {0xEA, kWord}},
    Row{"JPO", {0xE2, kWord}},       Row{"JZ", {0xCA, kWord}},
    Row{"LDA", {0x3A, kWord}},       Row{"LDAX", {0x0A, kIndexPair}},
    Row{"LHLD", {0x2A, kWord}},      Row{"LXI", {0x01, kPairWord}},
    Row{"MOV", {0x40, kMove}},       Row{"MVI", {0x06, kTargetByte}},
    Row{"NOP", {0x00, kNone}},       Row{"ORA", {0xB0, kRegister}},
    Row{"ORI", {0xF6, kByte}},       Row{"OUT", {0xD3, kByte}},
    Row{"PCHL", {0xE9, kNone}},      Row{"POP", {0xC1, kPairOrPsw}},
    Row{"PUSH", {0xC5, kPairOrPsw}}, Row{"RAL", {0x17, kNone}},
    Row{"RAR", {0x1F, kNone}},       Row{"RC", {0xD8, kNone}},
    Row{"RET", {0xC9, kNone}},       Row{"RLC", {0x07, kNone}},
    Row{"RM", {0xF8, kNone}},        Row{"RNC", {0xD0, kNone}},
    Row{"RNZ", {0xC0, kNone}},       Row{"RP", {0xF0, kNone}},
    Row{"RPE", {0xE8, kNone}},       Row{"RPO", {0xE0, kNone}},
    Row{"RRC", {0x0F, kNone}},       Row{"RST", {0xC7, kRestart}},
    Row{"RZ", {0xC8, kNone}},        Row{"SBB", {0x98, kRegister}},
    Row{"SBI", {0xDE, kByte}},       Row{"SHLD", {0x22, kWord}},
    Row{"SPHL", {0xF9, kNone}},      Row{"STA", {0x32, kWord}},
    Row{"STAX", {0x02, kIndexPair}}, Row{"STC", {0x37, kNone}},
    Row{"SUB", {0x90, kRegister}},   Row{"SUI", {0xD6, kByte}},
    Row{"XCHG", {0xEB, kNone}},      Row{"XRA", {0xA8, kRegister}},
    Row{"XRI", {0xEE, kByte}},       Row{"XTHL", {0xE3, kNone}},
};

static_assert(std::ranges::is_sorted(kRows, {}, &Row::mnemonic));

}  // namespace

std::optional<Instruction> find_instruction(std::string_view mnemonic) {
  const auto row = std::ranges::lower_bound(kRows, mnemonic, {}, &Row::mnemonic);
  if (row == kRows.end() || row->mnemonic != mnemonic) return std::nullopt;
  return row->instruction;
}

unsigned instruction_length(OperandForm form) {
  switch (form) {
    case kByte:
    case kTargetByte:
      return 2;
    case kWord:
    case kPairWord:
      return 3;
    case kNone:
    case kRegister:
    case kTarget:
    case kMove:
    case kPair:
    case kPairOrPsw:
    case kIndexPair:
    case kRestart:
      break;
  }
  return 1;
}

std::optional<uint8_t> find_register(std::string_view name) {
  constexpr std::string_view kRegisters = "BCDEHLMA";
  if (name == "SP" || name == "PSW") return uint8_t{6};
  if (name.size() != 1) return std::nullopt;
  const auto index = kRegisters.find(name.front());
  if (index == std::string_view::npos) return std::nullopt;
  return static_cast<uint8_t>(index);
}

}  // namespace triton::assembler
