#include "emulator/debugger/memory_access.hpp"

#include <array>

namespace triton::debugger {

namespace {

constexpr uint8_t kHlt = 0x76;
constexpr unsigned kM = 6;  ///< the register number that means memory at HL

uint16_t plus(uint16_t address, int offset) { return static_cast<uint16_t>(address + offset); }

/// NZ Z NC C PO PE P M, as in bits 5-3 of an opcode.
bool condition_holds(uint8_t opcode, uint8_t flags) {
  constexpr std::array<uint8_t, 4> kFlagOfPair = {0x40, 0x01, 0x04, 0x80};
  const bool is_set = (flags & kFlagOfPair[opcode >> 4 & 3]) != 0;
  return is_set == ((opcode >> 3 & 1) != 0);
}

bool is_unconditional_call(uint8_t opcode) { return (opcode & 0xCF) == 0xCD; }
bool is_restart(uint8_t opcode) { return (opcode & 0xC7) == 0xC7; }
bool is_unconditional_return(uint8_t opcode) { return (opcode & 0xEF) == 0xC9; }

std::vector<Access> push(uint16_t sp) {
  return {{Access::Kind::kWrite, plus(sp, -1)}, {Access::Kind::kWrite, plus(sp, -2)}};
}

std::vector<Access> pop(uint16_t sp) {
  return {{Access::Kind::kRead, sp}, {Access::Kind::kRead, plus(sp, 1)}};
}

/// Opcodes 00-3F.
std::vector<Access> of_first_quarter(uint8_t opcode, const I8080State& cpu, uint16_t operand) {
  switch (opcode) {
    case 0x02:
      return {{Access::Kind::kWrite, cpu.bc}};
    case 0x12:
      return {{Access::Kind::kWrite, cpu.de}};
    case 0x0A:
      return {{Access::Kind::kRead, cpu.bc}};
    case 0x1A:
      return {{Access::Kind::kRead, cpu.de}};
    case 0x22:
      return {{Access::Kind::kWrite, operand}, {Access::Kind::kWrite, plus(operand, 1)}};
    case 0x2A:
      return {{Access::Kind::kRead, operand}, {Access::Kind::kRead, plus(operand, 1)}};
    case 0x32:
      return {{Access::Kind::kWrite, operand}};
    case 0x3A:
      return {{Access::Kind::kRead, operand}};
    case 0x34:
    case 0x35:
      return {{Access::Kind::kRead, cpu.hl}, {Access::Kind::kWrite, cpu.hl}};
    case 0x36:
      return {{Access::Kind::kWrite, cpu.hl}};
    default:
      return {};
  }
}

/// Opcodes C0-FF.
std::vector<Access> of_last_quarter(uint8_t opcode, const I8080State& cpu, uint8_t operand) {
  if (is_call(opcode)) {
    const bool is_taken =
        is_unconditional_call(opcode) || is_restart(opcode) || condition_holds(opcode, cpu.flags);
    return is_taken ? push(cpu.sp) : std::vector<Access>{};
  }
  if (is_return(opcode)) {
    const bool is_taken = is_unconditional_return(opcode) || condition_holds(opcode, cpu.flags);
    return is_taken ? pop(cpu.sp) : std::vector<Access>{};
  }
  if ((opcode & 0xCF) == 0xC5) return push(cpu.sp);
  if ((opcode & 0xCF) == 0xC1) return pop(cpu.sp);
  switch (opcode) {
    case 0xE3:
      return {{Access::Kind::kRead, cpu.sp},
              {Access::Kind::kRead, plus(cpu.sp, 1)},
              {Access::Kind::kWrite, plus(cpu.sp, 1)},
              {Access::Kind::kWrite, cpu.sp}};
    case 0xD3:
      return {{Access::Kind::kOut, operand}};
    case 0xDB:
      return {{Access::Kind::kIn, operand}};
    default:
      return {};
  }
}

}  // namespace

bool is_call(uint8_t opcode) {
  return is_unconditional_call(opcode) || is_restart(opcode) || (opcode & 0xC7) == 0xC4;
}

bool is_return(uint8_t opcode) {
  return is_unconditional_return(opcode) || (opcode & 0xC7) == 0xC0;
}

std::vector<Access> next_accesses(const Triton& machine) {
  const I8080State& cpu = machine.cpu();
  const bool interrupted =
      cpu.interrupts_enabled && !cpu.enable_pending && cpu.interrupt_requests != 0;
  if (interrupted) return push(cpu.sp);
  const uint8_t opcode = machine.peek(cpu.pc);
  if (cpu.halted || opcode == kHlt) return {};
  if (opcode < 0x40) return of_first_quarter(opcode, cpu, machine.peek_word(plus(cpu.pc, 1)));
  if (opcode >= 0xC0) return of_last_quarter(opcode, cpu, machine.peek(plus(cpu.pc, 1)));
  const bool moves = opcode < 0x80;
  if (moves && (opcode >> 3 & 7) == kM) return {{Access::Kind::kWrite, cpu.hl}};
  if ((opcode & 7) == kM) return {{Access::Kind::kRead, cpu.hl}};
  return {};
}

}  // namespace triton::debugger
