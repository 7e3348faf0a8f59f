// The 8080's interpreter loop. Not for users: they want i8080.hpp.
//
// I8080Core is a template over the way memory is reached, so that the emulator (I8080FlatAccess:
// plain array, no hooks) and the tests (an access that logs) run the very same rows.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>

#include "emulator/chips/i8080.hpp"
#include "emulator/chips/i8080_flags.hpp"

namespace triton {

/// Reads are plain array reads; writes look at the page first. Everything wraps at 64 KiB.
class I8080FlatAccess {
 public:
  explicit I8080FlatAccess(I8080Memory& memory) : memory_(memory) {}

  [[nodiscard]] uint8_t fetch(uint16_t address) const { return memory_.bytes[address]; }
  [[nodiscard]] uint8_t read(uint16_t address) const { return memory_.bytes[address]; }
  [[nodiscard]] uint16_t read_word(uint16_t address) const {
    const auto next = static_cast<uint16_t>(address + 1);
    return static_cast<uint16_t>(memory_.bytes[address] | memory_.bytes[next] << 8);
  }
  /// False: the page belongs to a device, which must be told.
  [[nodiscard]] bool write(uint16_t address, uint8_t value) {
    const PageWrite page = memory_.pages[address >> 10];
    if (page == PageWrite::kStore) [[likely]] {
      memory_.bytes[address] = value;
      return true;
    }
    return page == PageWrite::kIgnore;
  }

 private:
  I8080Memory& memory_;
};

/// One stay in the interpreter loop: registers are locals, written back by save().
template <class Access>
class I8080Core {
 public:
  /// Longest stay, so that the instruction count cannot run into the T-states.
  static constexpr uint64_t kMaxBudget = uint64_t{1} << 21;

  I8080Core(I8080State& state, Access access, I8080Bus& bus, const bool& stop_requested)
      : access_(access), state_(state), bus_(bus), stop_requested_(stop_requested) {
    a = state.a;
    flags = static_cast<uint8_t>((state.flags & i8080_flags::kReal) | i8080_flags::kAlwaysOne);
    bc = state.bc;
    de = state.de;
    hl = state.hl;
    sp = state.sp;
    pc = state.pc;
  }

  /// Runs whole instructions until at least `budget` (1..kMaxBudget) T-states have passed, or until
  /// one of them ends the stay: EI, HLT, or a bus callback that asked for something.
  void execute(uint64_t budget) {
    using namespace i8080_flags;
    clock_ = start_ = -static_cast<int64_t>(budget << kClockShift);
    do {
      switch (access_.fetch(pc)) {
#define ROW(opcode, length, t_states, action)  \
  case opcode: {                               \
    action;                                    \
    pc = wrap(pc + (length));                  \
    clock_ += ((t_states) << kClockShift) + 1; \
    break;                                     \
  }
#include "emulator/chips/i8080_rows.inc"
#undef ROW
      }
    } while (clock_ < 0);
    save();
  }

  /// The hardware's RST: as the instruction, but not fetched.
  void interrupt(unsigned line) {
    clock_ = start_ = 0;
    call(static_cast<uint16_t>(line * 8), 0);
    clock_ += (11 << kClockShift) + 1;
    save();
  }

 private:
  using Outcome = i8080_flags::Outcome;

  /// clock_ holds T-states above and instructions below this bit, so that one addition counts both
  /// and its sign says that the budget is spent.
  static constexpr unsigned kClockShift = 20;
  static constexpr int64_t kInstructionMask = (int64_t{1} << kClockShift) - 1;

  static constexpr uint16_t wrap(unsigned value) { return static_cast<uint16_t>(value); }

  // Registers. PC stays at the instruction until its action is done.
  uint8_t a;
  uint8_t flags;
  uint16_t bc;
  uint16_t de;
  uint16_t hl;
  uint16_t sp;
  uint16_t pc;

  [[nodiscard]] uint8_t b() const { return static_cast<uint8_t>(bc >> 8); }
  [[nodiscard]] uint8_t c() const { return static_cast<uint8_t>(bc); }
  [[nodiscard]] uint8_t d() const { return static_cast<uint8_t>(de >> 8); }
  [[nodiscard]] uint8_t e() const { return static_cast<uint8_t>(de); }
  [[nodiscard]] uint8_t h() const { return static_cast<uint8_t>(hl >> 8); }
  [[nodiscard]] uint8_t l() const { return static_cast<uint8_t>(hl); }
  [[nodiscard]] uint8_t m() const { return access_.read(hl); }

  static constexpr uint16_t with_high(uint16_t pair, unsigned value) {
    return wrap((pair & 0x00FFu) | (value << 8));
  }
  static constexpr uint16_t with_low(uint16_t pair, unsigned value) {
    return wrap((pair & 0xFF00u) | value);
  }
  void set_b(unsigned value) { bc = with_high(bc, value); }
  void set_c(unsigned value) { bc = with_low(bc, value); }
  void set_d(unsigned value) { de = with_high(de, value); }
  void set_e(unsigned value) { de = with_low(de, value); }
  void set_h(unsigned value) { hl = with_high(hl, value); }
  void set_l(unsigned value) { hl = with_low(hl, value); }
  void set_m(unsigned value) { write(hl, static_cast<uint8_t>(value)); }

  [[nodiscard]] uint16_t psw() const { return wrap(static_cast<unsigned>(a << 8) | flags); }
  void set_psw(uint16_t value) {
    a = static_cast<uint8_t>(value >> 8);
    flags = static_cast<uint8_t>((value & i8080_flags::kReal) | i8080_flags::kAlwaysOne);
  }

  [[nodiscard]] unsigned carry() const { return flags & i8080_flags::kCarry; }
  [[nodiscard]] bool zero() const { return (flags & i8080_flags::kZero) != 0; }
  [[nodiscard]] bool sign() const { return (flags & i8080_flags::kSign) != 0; }
  [[nodiscard]] bool parity() const { return (flags & i8080_flags::kParity) != 0; }

  void no_operation() {}

  void accumulate(Outcome outcome) {
    a = static_cast<uint8_t>(outcome.value);
    flags = static_cast<uint8_t>(outcome.flags);
  }
  uint8_t increment(uint8_t value) {
    const Outcome outcome = i8080_flags::increment(value, flags);
    flags = static_cast<uint8_t>(outcome.flags);
    return static_cast<uint8_t>(outcome.value);
  }
  uint8_t decrement(uint8_t value) {
    const Outcome outcome = i8080_flags::decrement(value, flags);
    flags = static_cast<uint8_t>(outcome.flags);
    return static_cast<uint8_t>(outcome.value);
  }
  void compare(uint8_t value) {
    flags = static_cast<uint8_t>(i8080_flags::subtract(a, value, 0).flags);
  }
  void double_add(uint16_t pair) {
    const unsigned sum = unsigned{hl} + pair;
    hl = wrap(sum);
    flags = static_cast<uint8_t>((flags & ~i8080_flags::kCarry) | (sum >> 16));
  }

  // Memory.
  [[nodiscard]] uint8_t read(uint16_t address) const { return access_.read(address); }
  [[nodiscard]] uint16_t read_word(uint16_t address) const { return access_.read_word(address); }
  [[nodiscard]] uint8_t immediate() const { return access_.read(wrap(pc + 1u)); }
  [[nodiscard]] uint16_t immediate_word() const { return access_.read_word(wrap(pc + 1u)); }
  void write(uint16_t address, uint8_t value) {
    if (!access_.write(address, value)) [[unlikely]] {
      save_time();
      write_to_device(state_, bus_, address, value, pc);
      end_stay_if_asked();
    }
  }
  void write_word(uint16_t address, uint16_t value) {
    write(address, static_cast<uint8_t>(value));
    write(wrap(address + 1u), static_cast<uint8_t>(value >> 8));
  }

  // Stack: the high byte goes first.
  void push(uint16_t value) {
    write(wrap(sp - 1u), static_cast<uint8_t>(value >> 8));
    sp = wrap(sp - 2u);
    write(sp, static_cast<uint8_t>(value));
  }
  uint16_t pop() {
    const uint16_t value = access_.read_word(sp);
    sp = wrap(sp + 2u);
    return value;
  }
  void exchange_top() {
    const uint16_t value = access_.read_word(sp);
    write(wrap(sp + 1u), h());
    write(sp, l());
    hl = value;
  }

  // Jumps set PC; a jump that is not taken reads its address all the same.
  void jump_if(bool condition) {
    const uint16_t target = immediate_word();
    pc = condition ? target : wrap(pc + 3u);
  }
  void call(uint16_t target, unsigned length) {
    push(wrap(pc + length));
    pc = target;
  }
  void call_if(bool condition) {
    const uint16_t target = immediate_word();
    if (condition) {
      call(target, 3);
      clock_ += kTakenExtra;
    } else {
      pc = wrap(pc + 3u);
    }
  }
  void return_if(bool condition) {
    if (condition) {
      pc = pop();
      clock_ += kTakenExtra;
    } else {
      pc = wrap(pc + 1u);
    }
  }

  // Ports and control: rare, and they may leave the loop.
  uint8_t input(uint8_t port) {
    save();
    const uint8_t value = bus_.in(port, state_.cycles);
    end_stay_if_asked();
    return value;
  }
  void output(uint8_t port) {
    save();
    bus_.out(port, a, state_.cycles);
    end_stay_if_asked();
  }
  void halt() {
    state_.halted = true;
    end_stay();
  }
  void disable_interrupts() { state_.interrupts_enabled = false; }
  void enable_interrupts() {
    state_.interrupts_enabled = true;
    state_.enable_pending = true;
    end_stay();
  }

  /// Out of line, and given values only, so that the registers can stay in the host's.
  [[gnu::noinline, gnu::cold]] static void write_to_device(I8080State& state, I8080Bus& bus,
                                                           uint16_t address, uint8_t value,
                                                           uint16_t pc) {
    state.pc = pc;
    bus.write(address, value, state.cycles);
  }

  void end_stay() {
    start_ -= clock_;
    clock_ = 0;
  }
  void end_stay_if_asked() {
    if (stop_requested_ || (state_.interrupts_enabled && state_.interrupt_requests != 0)) {
      end_stay();
    }
  }

  /// Adds what has passed since the last time to the state; the instruction under way has not.
  void save_time() {
    const int64_t passed = clock_ - start_;
    state_.cycles += static_cast<uint64_t>(passed >> kClockShift);
    state_.instructions += static_cast<uint64_t>(passed & kInstructionMask);
    start_ = clock_;
  }
  void save() {
    save_time();
    state_.a = a;
    state_.flags = flags;
    state_.bc = bc;
    state_.de = de;
    state_.hl = hl;
    state_.sp = sp;
    state_.pc = pc;
  }

  static constexpr int64_t kTakenExtra = 6 << kClockShift;

  int64_t clock_ = 0;  ///< negative while there is budget left
  int64_t start_ = 0;  ///< clock_ at the last save_time()
  Access access_;
  I8080State& state_;
  I8080Bus& bus_;
  const bool& stop_requested_;
};

/// One instruction, an interrupt taken, or (halted) four idle T-states; with a larger budget, as
/// many instructions as fit before something must be looked at again.
template <class Access>
void i8080_advance(I8080State& state, Access access, I8080Bus& bus, const bool& stop_requested,
                   uint64_t budget) {
  const bool shadow = std::exchange(state.enable_pending, false);
  if (state.interrupts_enabled && !shadow && state.interrupt_requests != 0) {
    const auto line = static_cast<unsigned>(std::bit_width(state.interrupt_requests)) - 1;
    state.interrupt_requests = static_cast<uint8_t>(state.interrupt_requests & ~(1u << line));
    state.interrupts_enabled = false;
    state.halted = false;
    I8080Core<Access>(state, access, bus, stop_requested).interrupt(line);
  } else if (state.halted) {
    state.cycles += budget;
  } else {
    I8080Core<Access> core(state, access, bus, stop_requested);
    core.execute(shadow ? 1 : std::min(budget, I8080Core<Access>::kMaxBudget));
  }
}

}  // namespace triton
