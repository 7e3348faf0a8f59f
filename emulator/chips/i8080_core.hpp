// The 8080's interpreter loop. Not for users: they want i8080.hpp.
//
// How it is made fast. Gains are medians on an exerciser's instruction mix (gcc 12 -O3, the
// portable release build, Zen 5), each against the step before, in interleaved runs:
//
// * All registers are locals of one function that takes no address of them. Every action is forced
//   inline: left to itself a compiler keeps the registers in memory. gcc +5 %, clang +70 %.
// * Around a call out of the loop the registers are put into the state and taken out again, so that
//   none has to survive a call, and what only such calls need (I8080Stay) lives in memory: gcc then
//   has a host register for every one of ours. +5 to +15 %, clang +12 %.
// * Registers are as wide as the host's, BC DE HL as pairs; nothing is narrowed on the way: +25 %.
// * Each row fetches and jumps to the next by a label table, instead of one switch that all rows
//   share: +40 %. PC is advanced by the row's length and wrapped only where it is used: +8 %.
// * Words go to and from memory in one access, so that the host forwards a pushed word to the pop:
//   +8 %, and +20 % where much is called and returned.
// * A conditional jump is a branch, not a conditional move, which would make the next fetch wait
//   for the flags: +5 %, +18 % in code full of conditions.
// * INR's and DCR's flags but CY come from a table each: +8 %.
// * T-states and instructions are counted in one 64-bit number by one addition, whose sign is the
//   cycle limit: the check on every instruction is a branch that is never taken until the end.
// * Flags cost one load from a table of 512 by the nine-bit result (i8080_flags.hpp). Reads have no
//   hooks. A write looks at its page's kind, one load and a branch; only pages that are not RAM pay
//   more. Self-modifying code needs nothing: no code is kept.
// * EI, HLT and bus callbacks that ask for something end the stay in the loop, so interrupts are
//   looked at outside it and cost nothing inside.
// Together more than twice as fast as the plain switch that this began as.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

#include "emulator/chips/i8080.hpp"
#include "emulator/chips/i8080_flags.hpp"

namespace triton {

// Every action must be inlined into I8080Core::execute, or the registers go to memory.
#define I8080_INLINE [[gnu::always_inline]]

/// The registers as the loop keeps them: as wide as the host's, so that nothing is narrowed between
/// instructions. Each is in its range, so that it addresses memory as it is, but PC: that stays at
/// an instruction until its action is done, may run past FFFF within a stay, and is wrapped where
/// it is used.
struct I8080Registers {
  unsigned a = 0;
  unsigned flags = 0;
  unsigned bc = 0;
  unsigned de = 0;
  unsigned hl = 0;
  unsigned sp = 0;
  unsigned pc = 0;
};

/// What a stay needs now and then only.
struct I8080Stay {
  I8080State& state;
  I8080Bus& bus;
  const bool& stop_requested;
  int64_t counted = 0;  ///< I8080Core::clock_ up to which the state's counts go
};

/// One stay in the interpreter loop: from registers taken out of the state to registers put back.
/// A template over the way memory is reached, so that the emulator (I8080FlatAccess) and the tests
/// (an access that logs) run the very same rows.
template <class Access>
class I8080Core : private I8080Registers {
 public:
  /// Longest stay, so that the instruction count cannot run into the T-states.
  static constexpr uint64_t kMaxBudget = uint64_t{1} << 21;

  /// Runs whole instructions until at least `budget` (1..kMaxBudget) T-states have passed, or until
  /// one of them ends the stay: EI, HLT, or a bus callback that asked for something.
  static void execute(I8080State& state, Access access, I8080Bus& bus, const bool& stop_requested,
                      uint64_t budget);

  /// The hardware's RST: as the instruction, but not fetched.
  static void interrupt(I8080State& state, Access access, I8080Bus& bus, const bool& stop_requested,
                        unsigned line) {
    I8080Stay stay{state, bus, stop_requested};
    I8080Core core(stay, access, 0);
    core.call(line * 8, 0);
    core.clock_ += (11 << kClockShift) + 1;
    core.save();
  }

 private:
  using Outcome = i8080_flags::Outcome;

  /// clock_ holds T-states above and instructions below this bit, so that one addition counts both
  /// and its sign says that the budget is spent.
  static constexpr unsigned kClockShift = 20;
  static constexpr int64_t kInstructionMask = (int64_t{1} << kClockShift) - 1;
  static constexpr int64_t kTakenExtra = 6 << kClockShift;

  I8080_INLINE I8080Core(I8080Stay& stay, Access access, uint64_t budget)
      : clock_(-static_cast<int64_t>(budget << kClockShift)), access_(access), stay_(stay) {
    stay_.counted = clock_;
    load();
    set_flags(flags);
  }

  I8080_INLINE static constexpr uint16_t wrap(unsigned value) {
    return static_cast<uint16_t>(value);
  }
  I8080_INLINE static constexpr unsigned low_byte(unsigned value) { return value & 0xFF; }

  // The registers that an opcode can name; m() is memory at HL.
  I8080_INLINE unsigned b() const { return bc >> 8; }
  I8080_INLINE unsigned c() const { return low_byte(bc); }
  I8080_INLINE unsigned d() const { return de >> 8; }
  I8080_INLINE unsigned e() const { return low_byte(de); }
  I8080_INLINE unsigned h() const { return hl >> 8; }
  I8080_INLINE unsigned l() const { return low_byte(hl); }
  I8080_INLINE unsigned m() const { return read(hl); }
  I8080_INLINE void set_b(unsigned value) { bc = c() | value << 8; }
  I8080_INLINE void set_c(unsigned value) { bc = (bc & 0xFF00) | value; }
  I8080_INLINE void set_d(unsigned value) { de = e() | value << 8; }
  I8080_INLINE void set_e(unsigned value) { de = (de & 0xFF00) | value; }
  I8080_INLINE void set_h(unsigned value) { hl = l() | value << 8; }
  I8080_INLINE void set_l(unsigned value) { hl = (hl & 0xFF00) | value; }
  I8080_INLINE void set_m(unsigned value) { write(hl, value); }

  I8080_INLINE unsigned psw() const { return a << 8 | flags; }
  I8080_INLINE void set_psw(unsigned value) {
    a = value >> 8;
    set_flags(value);
  }
  I8080_INLINE void set_flags(unsigned value) {
    flags = (value & i8080_flags::kReal) | i8080_flags::kAlwaysOne;
  }

  I8080_INLINE unsigned carry() const { return flags & i8080_flags::kCarry; }
  I8080_INLINE bool zero() const { return (flags & i8080_flags::kZero) != 0; }
  I8080_INLINE bool sign() const { return (flags & i8080_flags::kSign) != 0; }
  I8080_INLINE bool parity() const { return (flags & i8080_flags::kParity) != 0; }

  // Arithmetic; the flags' rules are in i8080_flags.hpp.
  I8080_INLINE void no_operation() {}
  I8080_INLINE void accumulate(Outcome outcome) {
    a = outcome.value;
    flags = outcome.flags;
  }
  I8080_INLINE void compare(unsigned value) { flags = i8080_flags::subtract(a, value, 0).flags; }
  I8080_INLINE unsigned increment(unsigned value) {
    const Outcome outcome = i8080_flags::increment(value, flags);
    flags = outcome.flags;
    return outcome.value;
  }
  I8080_INLINE unsigned decrement(unsigned value) {
    const Outcome outcome = i8080_flags::decrement(value, flags);
    flags = outcome.flags;
    return outcome.value;
  }
  I8080_INLINE void double_add(unsigned pair) {
    const unsigned sum = hl + pair;
    hl = wrap(sum);
    flags = (flags & ~i8080_flags::kCarry) | sum >> 16;
  }

  // Memory. Addresses and words are in 0..FFFF.
  I8080_INLINE unsigned read(unsigned address) const { return access_.read(address); }
  I8080_INLINE unsigned read_word(unsigned address) const { return access_.read_word(address); }
  I8080_INLINE unsigned immediate() const { return read(wrap(pc + 1)); }
  I8080_INLINE unsigned immediate_word() const { return read_word(wrap(pc + 1)); }
  I8080_INLINE void write(unsigned address, unsigned value) {
    if (!access_.write(address, static_cast<uint8_t>(value))) [[unlikely]] {
      save();
      write_to_device(stay_, wrap(address), static_cast<uint8_t>(value));
      load();
      end_stay_if_asked();
    }
  }
  /// SHLD's order: the low byte first.
  I8080_INLINE void write_word(unsigned address, unsigned value) {
    if (access_.write_word(address, value)) [[likely]]
      return;
    write(address, low_byte(value));
    write(wrap(address + 1), value >> 8);
  }
  /// The stack's order: the high byte first.
  I8080_INLINE void write_stack_word(unsigned address, unsigned value) {
    if (access_.write_word(address, value)) [[likely]]
      return;
    write(wrap(address + 1), value >> 8);
    write(address, low_byte(value));
  }
  I8080_INLINE void push(unsigned value) {
    sp = wrap(sp - 2);
    write_stack_word(sp, value);
  }
  I8080_INLINE unsigned pop() {
    const unsigned value = read_word(sp);
    sp = wrap(sp + 2);
    return value;
  }
  I8080_INLINE void exchange_top() {
    const unsigned value = read_word(sp);
    write_stack_word(sp, hl);
    hl = value;
  }

  // Jumps, calls and returns set PC.
  I8080_INLINE void jump_if(bool condition) {
    const unsigned target = immediate_word();  // read even if it is not taken
    if (condition) {
      asm volatile("");  // or the compiler makes a conditional move: the fetch waits for the flags
      pc = target;
    } else {
      pc += 3;
    }
  }
  I8080_INLINE void call(unsigned target, unsigned length) {
    push(wrap(pc + length));
    pc = target;
  }
  I8080_INLINE void call_if(bool condition) {
    const unsigned target = immediate_word();
    if (condition) {
      call(target, 3);
      clock_ += kTakenExtra;
    } else {
      pc += 3;
    }
  }
  I8080_INLINE void return_if(bool condition) {
    if (condition) {
      pc = pop();
      clock_ += kTakenExtra;
    } else {
      pc += 1;
    }
  }

  // Ports and control: rare, and they may end the stay.
  I8080_INLINE unsigned input(unsigned port) {
    save();
    const unsigned value = read_port(stay_, static_cast<uint8_t>(port));
    load();
    end_stay_if_asked();
    return value;
  }
  I8080_INLINE void output(unsigned port) {
    save();
    write_port(stay_, static_cast<uint8_t>(port));
    load();
    end_stay_if_asked();
  }
  I8080_INLINE void halt() {
    stay_.state.halted = true;
    end_stay();
  }
  I8080_INLINE void disable_interrupts() { stay_.state.interrupts_enabled = false; }
  I8080_INLINE void enable_interrupts() {
    stay_.state.interrupts_enabled = true;
    stay_.state.enable_pending = true;
    end_stay();
  }

  [[gnu::noinline, gnu::cold]] static void write_to_device(I8080Stay& stay, uint16_t address,
                                                           uint8_t value) {
    stay.bus.write(address, value, stay.state.cycles);
  }
  [[gnu::noinline, gnu::cold]] static uint8_t read_port(I8080Stay& stay, uint8_t port) {
    return stay.bus.in(port, stay.state.cycles);
  }
  [[gnu::noinline, gnu::cold]] static void write_port(I8080Stay& stay, uint8_t port) {
    stay.bus.out(port, stay.state.a, stay.state.cycles);
  }

  I8080_INLINE void end_stay() {
    stay_.counted -= clock_;
    clock_ = 0;
  }
  I8080_INLINE void end_stay_if_asked() {
    const I8080State& state = stay_.state;
    if (stay_.stop_requested || (state.interrupts_enabled && state.interrupt_requests != 0)) {
      end_stay();
    }
  }

  /// Before a call out of the loop: the state is as at the start of the instruction under way, but
  /// for what its action has done to the registers already.
  I8080_INLINE void save() {
    I8080State& state = stay_.state;
    const int64_t passed = clock_ - stay_.counted;
    state.cycles += static_cast<uint64_t>(passed >> kClockShift);
    state.instructions += static_cast<uint64_t>(passed & kInstructionMask);
    stay_.counted = clock_;
    state.a = static_cast<uint8_t>(a);
    state.flags = static_cast<uint8_t>(flags);
    state.bc = scalar(bc);
    state.de = scalar(de);
    state.hl = scalar(hl);
    state.sp = scalar(sp);
    state.pc = wrap(pc);
  }
  /// Keeps four stores side by side from becoming one of a vector: gcc would then hold the four in
  /// a vector everywhere, with -march=native at a sixth of the speed.
  I8080_INLINE static uint16_t scalar(unsigned value) {
    asm("" : "+r"(value));
    return wrap(value);
  }
  I8080_INLINE void load() {
    const I8080State& state = stay_.state;
    a = state.a;
    flags = state.flags;
    bc = state.bc;
    de = state.de;
    hl = state.hl;
    sp = state.sp;
    pc = state.pc;
  }

  // A function an opcode: row_0x00() to row_0xFF().
#define ROW(opcode, length, t_states, action)  \
  I8080_INLINE void row_##opcode() {           \
    using namespace i8080_flags;               \
    action;                                    \
    pc += (length);                            \
    clock_ += ((t_states) << kClockShift) + 1; \
  }
#include "emulator/chips/i8080_rows.inc"
#undef ROW

  I8080_INLINE unsigned fetch() { return access_.fetch(wrap(pc)); }

  int64_t clock_;  ///< negative while there is budget left
  Access access_;
  I8080Stay& stay_;
};

// Labels as values are an extension that gcc and clang share.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic"

template <class Access>
[[gnu::noinline]] void I8080Core<Access>::execute(I8080State& state, Access access, I8080Bus& bus,
                                                  const bool& stop_requested, uint64_t budget) {
  static const void* const kRows[] = {
#define ROW(opcode, length, t_states, action) &&at_##opcode,
#include "emulator/chips/i8080_rows.inc"
#undef ROW
  };
  I8080Stay stay{state, bus, stop_requested};
  I8080Core core(stay, access, budget);
  goto* kRows[core.fetch()];
#define ROW(opcode, length, t_states, action) \
  at_##opcode : core.row_##opcode();          \
  if (core.clock_ >= 0) [[unlikely]]          \
    goto end;                                 \
  goto* kRows[core.fetch()];
#include "emulator/chips/i8080_rows.inc"
#undef ROW
end:
  core.save();
}

#pragma GCC diagnostic pop
#undef I8080_INLINE

/// One instruction, an interrupt taken, or (halted) idle T-states; with a larger budget, as many
/// instructions as fit before something must be looked at again.
template <class Access>
void i8080_advance(I8080State& state, Access access, I8080Bus& bus, const bool& stop_requested,
                   uint64_t budget) {
  using Core = I8080Core<Access>;
  const bool shadow = std::exchange(state.enable_pending, false);
  if (state.interrupts_enabled && !shadow && state.interrupt_requests != 0) {
    const auto line = static_cast<unsigned>(std::bit_width(state.interrupt_requests)) - 1;
    state.interrupt_requests = static_cast<uint8_t>(state.interrupt_requests & ~(1u << line));
    state.interrupts_enabled = false;
    state.halted = false;
    Core::interrupt(state, access, bus, stop_requested, line);
  } else if (state.halted) {
    state.cycles += budget;
  } else {
    Core::execute(state, access, bus, stop_requested,
                  shadow ? 1 : std::min(budget, Core::kMaxBudget));
  }
}

}  // namespace triton
