#include "tests/chips/reference_8080.hpp"

namespace triton::testing {

namespace {

constexpr unsigned kFetchStates = 4;
constexpr unsigned kLongFetchExtra = 1;  // a five-state M1
constexpr unsigned kTransferStates = 3;

uint16_t word(unsigned high, unsigned low) { return static_cast<uint16_t>(high * 256 + low); }
uint8_t low_byte(unsigned value) { return static_cast<uint8_t>(value % 256); }
uint8_t high_byte(unsigned value) { return static_cast<uint8_t>(value / 256 % 256); }

}  // namespace

Reference8080::Reference8080(const I8080State& state, I8080Memory& memory, I8080Bus& bus)
    : memory_(memory), bus_(bus) {
  set_state(state);
}

void Reference8080::set_state(const I8080State& state) {
  registers_[kA] = state.a;
  set_flags_byte(state.flags);
  set_pair(kB, state.bc);
  set_pair(kD, state.de);
  set_pair(kH, state.hl);
  sp_ = state.sp;
  pc_ = state.pc;
  inte_ = state.interrupts_enabled;
  shadow_ = state.enable_pending;
  halted_ = state.halted;
  for (unsigned line = 0; line < 8; ++line)
    requests_[line] = bit_of(state.interrupt_requests, line);
  t_states_ = state.cycles;
  instructions_ = state.instructions;
}

I8080State Reference8080::state() const {
  I8080State state;
  state.a = registers_[kA];
  state.flags = flags_byte();
  state.bc = pair(kB);
  state.de = pair(kD);
  state.hl = pair(kH);
  state.sp = sp_;
  state.pc = pc_;
  state.interrupts_enabled = inte_;
  state.enable_pending = shadow_;
  state.halted = halted_;
  unsigned requests = 0;
  for (unsigned line = 0; line < 8; ++line) requests += requests_[line] ? 1u << line : 0u;
  state.interrupt_requests = static_cast<uint8_t>(requests);
  state.cycles = t_states_;
  state.instructions = instructions_;
  return state;
}

bool Reference8080::any_request() const {
  for (const bool request : requests_) {
    if (request) return true;
  }
  return false;
}

uint16_t Reference8080::pair(unsigned high) const {
  return word(registers_[high], registers_[high + 1]);
}

void Reference8080::set_pair(unsigned high, unsigned value) {
  registers_[high] = high_byte(value);
  registers_[high + 1] = low_byte(value);
}

uint16_t Reference8080::wide_register(unsigned number) const {
  return number == 3 ? sp_ : pair(number * 2);
}

void Reference8080::set_wide_register(unsigned number, unsigned value) {
  if (number == 3) {
    sp_ = static_cast<uint16_t>(value);
  } else {
    set_pair(number * 2, value);
  }
}

uint8_t Reference8080::flags_byte() const {
  unsigned value = 2;
  if (flags_.sign) value += 128;
  if (flags_.zero) value += 64;
  if (flags_.auxiliary) value += 16;
  if (flags_.parity) value += 4;
  if (flags_.carry) value += 1;
  return static_cast<uint8_t>(value);
}

void Reference8080::set_flags_byte(uint8_t value) {
  flags_.sign = bit_of(value, 7);
  flags_.zero = bit_of(value, 6);
  flags_.auxiliary = bit_of(value, 4);
  flags_.parity = bit_of(value, 2);
  flags_.carry = bit_of(value, 0);
}

bool Reference8080::condition(unsigned number) const {
  switch (number) {
    case 0:
      return !flags_.zero;
    case 1:
      return flags_.zero;
    case 2:
      return !flags_.carry;
    case 3:
      return flags_.carry;
    case 4:
      return !flags_.parity;
    case 5:
      return flags_.parity;
    case 6:
      return !flags_.sign;
    default:
      return flags_.sign;
  }
}

uint8_t Reference8080::fetch() {
  const uint8_t value = memory_.bytes[pc_];
  accesses_.push_back({BusAccess::Kind::kFetch, pc_, value, t_states_});
  t_states_ += kFetchStates;
  pc_ = static_cast<uint16_t>(pc_ + 1);
  return value;
}

uint8_t Reference8080::read(unsigned address) {
  const auto wrapped = static_cast<uint16_t>(address);
  const uint8_t value = memory_.bytes[wrapped];
  accesses_.push_back({BusAccess::Kind::kRead, wrapped, value, t_states_});
  t_states_ += kTransferStates;
  return value;
}

void Reference8080::write(unsigned address, uint8_t value) {
  const auto wrapped = static_cast<uint16_t>(address);
  accesses_.push_back({BusAccess::Kind::kWrite, wrapped, value, t_states_});
  t_states_ += kTransferStates;
  switch (memory_.pages[wrapped / 1024]) {
    case PageWrite::kStore:
      memory_.bytes[wrapped] = value;
      break;
    case PageWrite::kDevice:
      bus_.write(wrapped, value, instruction_start_);
      break;
    case PageWrite::kIgnore:
      break;
  }
}

uint8_t Reference8080::operand() {
  const uint8_t value = read(pc_);
  pc_ = static_cast<uint16_t>(pc_ + 1);
  return value;
}

uint16_t Reference8080::wide_operand() {
  const uint8_t low = operand();
  const uint8_t high = operand();
  return word(high, low);
}

void Reference8080::push(uint16_t value) {
  write(sp_ - 1u, high_byte(value));
  write(sp_ - 2u, low_byte(value));
  sp_ = static_cast<uint16_t>(sp_ - 2);
}

uint16_t Reference8080::pop() {
  const uint8_t low = read(sp_);
  const uint8_t high = read(sp_ + 1u);
  sp_ = static_cast<uint16_t>(sp_ + 2);
  return word(high, low);
}

uint8_t Reference8080::register_or_memory(unsigned number) {
  return number == kM ? read(pair(kH)) : registers_[number];
}

void Reference8080::set_register_or_memory(unsigned number, uint8_t value) {
  if (number == kM) {
    write(pair(kH), value);
  } else {
    registers_[number] = value;
  }
}

void Reference8080::step() {
  accesses_.clear();
  instruction_address_ = pc_;
  instruction_start_ = t_states_;
  const bool in_shadow = shadow_;
  shadow_ = false;
  if (inte_ && any_request() && !in_shadow) {
    take_interrupt();
    ++instructions_;
  } else if (halted_) {
    internal_states(4);
  } else {
    execute(fetch());
    ++instructions_;
  }
}

void Reference8080::take_interrupt() {
  unsigned line = 7;
  while (!requests_[line]) --line;
  requests_[line] = false;
  inte_ = false;
  halted_ = false;
  internal_states(kFetchStates + kLongFetchExtra);  // M1 with INTA: RST comes from the bus
  push(pc_);
  pc_ = static_cast<uint16_t>(line * 8);
}

void Reference8080::execute(unsigned opcode) {
  const unsigned destination = opcode / 8 % 8;
  const unsigned source = opcode % 8;
  switch (opcode / 64) {
    case 0:
      execute_00_to_3f(opcode);
      break;
    case 1:
      if (destination == kM && source == kM) {
        halted_ = true;
        internal_states(3);
      } else {
        if (destination != kM && source != kM) internal_states(kLongFetchExtra);
        set_register_or_memory(destination, register_or_memory(source));
      }
      break;
    case 2:
      arithmetic(destination, register_or_memory(source));
      break;
    default:
      execute_c0_to_ff(opcode);
      break;
  }
}

void Reference8080::execute_00_to_3f(unsigned opcode) {
  const unsigned field = opcode / 8 % 8;
  const unsigned wide = field / 2;
  const bool odd = field % 2 == 1;
  switch (opcode % 8) {
    case 0:  // NOP, documented or not
      break;
    case 1:
      if (odd) {  // DAD: two internal machine cycles
        internal_states(2 * kTransferStates);
        const RippleSum sum = ripple_add(pair(kH), wide_register(wide), false, 16);
        set_pair(kH, sum.value);
        flags_.carry = sum.carry_out;
      } else {
        set_wide_register(wide, wide_operand());
      }
      break;
    case 2:
      if (field == 0 || field == 2) {
        write(wide_register(wide), registers_[kA]);
      } else if (field == 1 || field == 3) {
        registers_[kA] = read(wide_register(wide));
      } else if (field == 4) {  // SHLD
        const uint16_t address = wide_operand();
        write(address, registers_[kL]);
        write(address + 1u, registers_[kH]);
      } else if (field == 5) {  // LHLD
        const uint16_t address = wide_operand();
        registers_[kL] = read(address);
        registers_[kH] = read(address + 1u);
      } else if (field == 6) {
        write(wide_operand(), registers_[kA]);
      } else {
        registers_[kA] = read(wide_operand());
      }
      break;
    case 3:
      internal_states(kLongFetchExtra);
      set_wide_register(wide, wide_register(wide) + (odd ? 0xFFFFu : 1u));
      break;
    case 4:
    case 5: {
      if (field != kM) internal_states(kLongFetchExtra);
      const uint8_t value = register_or_memory(field);
      const AluResult result =
          opcode % 8 == 4 ? alu_increment(value, flags_.carry) : alu_decrement(value, flags_.carry);
      flags_ = result.flags;
      set_register_or_memory(field, result.value);
      break;
    }
    case 6:
      set_register_or_memory(field, operand());
      break;
    default:
      rotate_or_adjust(field);
      break;
  }
}

void Reference8080::rotate_or_adjust(unsigned operation) {
  switch (operation) {
    case 4: {
      const AluResult result = alu_decimal_adjust(registers_[kA], flags_.auxiliary, flags_.carry);
      registers_[kA] = result.value;
      flags_ = result.flags;
      break;
    }
    case 5:
      registers_[kA] = static_cast<uint8_t>(255 - registers_[kA]);
      break;
    case 6:
      flags_.carry = true;
      break;
    case 7:
      flags_.carry = !flags_.carry;
      break;
    default: {
      const Rotation result = rotate(operation, registers_[kA], flags_.carry);
      registers_[kA] = result.value;
      flags_.carry = result.carry;
      break;
    }
  }
}

void Reference8080::arithmetic(unsigned operation, uint8_t value) {
  const uint8_t a = registers_[kA];
  AluResult result;
  switch (operation) {
    case 0:
      result = alu_add(a, value, false);
      break;
    case 1:
      result = alu_add(a, value, flags_.carry);
      break;
    case 3:
      result = alu_subtract(a, value, flags_.carry);
      break;
    case 4:
      result = alu_and(a, value);
      break;
    case 5:
      result = alu_xor(a, value);
      break;
    case 6:
      result = alu_or(a, value);
      break;
    default:  // SUB, and CMP, which keeps A
      result = alu_subtract(a, value, false);
      break;
  }
  flags_ = result.flags;
  if (operation != 7) registers_[kA] = result.value;
}

void Reference8080::execute_c0_to_ff(unsigned opcode) {
  const unsigned field = opcode / 8 % 8;
  const unsigned wide = field / 2;
  switch (opcode % 8) {
    case 0:  // conditional return
      internal_states(kLongFetchExtra);
      if (condition(field)) pc_ = pop();
      break;
    case 1:
      if (field % 2 == 0) {  // POP
        const uint16_t value = pop();
        if (wide == 3) {
          registers_[kA] = high_byte(value);
          set_flags_byte(low_byte(value));
        } else {
          set_pair(wide * 2, value);
        }
      } else if (wide < 2) {  // RET and its twin
        pc_ = pop();
      } else {  // PCHL, SPHL
        internal_states(kLongFetchExtra);
        (wide == 2 ? pc_ : sp_) = pair(kH);
      }
      break;
    case 2: {
      const uint16_t target = wide_operand();
      if (condition(field)) pc_ = target;
      break;
    }
    case 3:
      switch (field) {
        case 0:
        case 1:
          pc_ = wide_operand();
          break;
        case 2: {
          const uint8_t port = operand();
          accesses_.push_back({BusAccess::Kind::kOut, port, registers_[kA], t_states_});
          internal_states(kTransferStates);
          bus_.out(port, registers_[kA], instruction_start_);
          break;
        }
        case 3: {
          const uint8_t port = operand();
          registers_[kA] = bus_.in(port, instruction_start_);
          accesses_.push_back({BusAccess::Kind::kIn, port, registers_[kA], t_states_});
          internal_states(kTransferStates);
          break;
        }
        case 4: {  // XTHL; its last machine cycle has five states
          const uint8_t low = read(sp_);
          const uint8_t high = read(sp_ + 1u);
          write(sp_ + 1u, registers_[kH]);
          write(sp_, registers_[kL]);
          internal_states(2);
          set_pair(kH, word(high, low));
          break;
        }
        case 5: {
          const uint16_t de = pair(kD);
          set_pair(kD, pair(kH));
          set_pair(kH, de);
          break;
        }
        case 6:
          inte_ = false;
          break;
        default:
          inte_ = true;
          shadow_ = true;
          break;
      }
      break;
    case 4: {  // conditional call
      internal_states(kLongFetchExtra);
      const uint16_t target = wide_operand();
      if (condition(field)) {
        push(pc_);
        pc_ = target;
      }
      break;
    }
    case 5:
      internal_states(kLongFetchExtra);
      if (field % 2 == 0) {  // PUSH
        push(wide == 3 ? word(registers_[kA], flags_byte()) : pair(wide * 2));
      } else {  // CALL and its twins
        const uint16_t target = wide_operand();
        push(pc_);
        pc_ = target;
      }
      break;
    case 6:
      arithmetic(field, operand());
      break;
    default:  // RST
      internal_states(kLongFetchExtra);
      push(pc_);
      pc_ = static_cast<uint16_t>(field * 8);
      break;
  }
}

}  // namespace triton::testing
