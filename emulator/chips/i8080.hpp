// Intel 8080A microprocessor.
//
// Registers      A, flags, B C D E H L, SP, PC; INTE flip-flop.
// Flags byte     S Z 0 AC 0 P 1 CY (bit 7 to bit 0).
// Clock          T-states; one T-state is one cycle here. No wait states: the Triton has none.
// Sources        Intel 8080 Microcomputer Systems User's Manual (instruction set, T-states,
//                interrupt sequence); undocumented opcodes act as their documented twins (08 10 18
//                20 28 30 38 NOP, CB JMP, D9 RET, DD ED FD CALL).
//
// Not emulated   bus status byte and pins, HOLD/HLDA, wait states, and any time finer than an
//                instruction: a port access is stamped with the cycle in which its instruction
//                began.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace triton {

/// All that an 8080 remembers, as plain data. A copy of it is the whole chip.
struct I8080State {
  uint8_t a = 0;
  uint8_t flags = 0x02;  ///< S Z 0 AC 0 P 1 CY
  uint16_t bc = 0;
  uint16_t de = 0;
  uint16_t hl = 0;
  uint16_t sp = 0;
  uint16_t pc = 0;
  bool interrupts_enabled = false;  ///< INTE
  bool enable_pending = false;  ///< EI was the last instruction: no interrupt before the next one
  bool halted = false;
  uint8_t interrupt_requests = 0;  ///< bit n: RST n is wanted; kept until taken
  uint64_t cycles = 0;             ///< T-states since power-on
  uint64_t instructions = 0;       ///< executed, a taken interrupt's RST included

  bool operator==(const I8080State&) const = default;
};

template <class Archive>
void archive_state(Archive& archive, typename Archive::template Ref<I8080State> state) {
  archive(state.a, state.flags, state.bc, state.de, state.hl, state.sp, state.pc,
          state.interrupts_enabled, state.enable_pending, state.halted, state.interrupt_requests,
          state.cycles, state.instructions);
}

/// Every field is in its range; cycles leave room for longer than anybody runs a machine. To be
/// asked of a state that comes from a file.
[[nodiscard]] inline bool is_valid(const I8080State& state) {
  return (state.flags & 0x2A) == 0x02 && state.cycles < uint64_t{1} << 62 &&
         state.instructions <= state.cycles;
}

/// Bytes that 16 address lines reach.
inline constexpr std::size_t kAddressSpace = 0x10000;

/// What a write to a 1 KiB page does.
enum class PageWrite : uint8_t {
  kStore,   ///< RAM: the byte is stored
  kIgnore,  ///< ROM or nothing: the byte is lost
  kDevice,  ///< the byte goes to I8080Bus::write
};

/// The 64 KiB that the CPU sees. Reads are always plain reads of `bytes`: whoever owns the memory
/// keeps there what a read must return (FF where nothing is fitted). Writes depend on the page.
struct I8080Memory {
  std::array<uint8_t, kAddressSpace> bytes;
  std::array<PageWrite, 64> pages;  ///< index: address >> 10
};

/// The CPU's surroundings: ports, and writes to pages of kind kDevice.
/// `cycle` is I8080State::cycles at the start of the instruction that makes the access. During a
/// callback I8080State::pc is that instruction's address (for a taken interrupt's pushes: the
/// return address) and `cycles` and `instructions` do not count it yet; in in() and out() the other
/// registers are as before it too, in write() some may be as after it. Of the state, a callback may
/// change only what request_interrupt() and request_stop() change.
class I8080Bus {
 public:
  virtual uint8_t in(uint8_t port, uint64_t cycle) = 0;
  virtual void out(uint8_t port, uint8_t value, uint64_t cycle) = 0;
  virtual void write(uint16_t address, uint8_t value, uint64_t cycle) = 0;

 protected:
  ~I8080Bus() = default;
};

class I8080 {
 public:
  I8080State state;

  /// RESET pin: PC 0, INTE off, not halted; registers keep their values. Cycle count goes on.
  void reset();

  /// Runs whole instructions until `state.cycles >= until_cycle` or request_stop() was called from
  /// the bus. A halted CPU lets the time pass: it comes back with cycles == until_cycle unless an
  /// interrupt wakes it.
  void run(I8080Memory& memory, I8080Bus& bus, uint64_t until_cycle);

  /// As run(), but comes back as soon as the CPU is halted and no request can wake it.
  void run_until_asleep(I8080Memory& memory, I8080Bus& bus, uint64_t until_cycle);

  /// Runs exactly one instruction, or takes one pending interrupt. Halted: 4 cycles pass.
  void step(I8080Memory& memory, I8080Bus& bus);

  /// Asks for RST `line` (0..7). Taken when INTE is set and the EI shadow is over; remembered until
  /// then, once per line. Of several, the highest line goes first.
  void request_interrupt(unsigned line) {
    state.interrupt_requests = static_cast<uint8_t>(state.interrupt_requests | (1u << (line & 7u)));
  }

  /// To be called from a bus callback: run() returns after the current instruction.
  void request_stop() { stop_requested_ = true; }

 private:
  [[nodiscard]] bool asleep() const {
    return state.halted && !(state.interrupts_enabled && state.interrupt_requests != 0);
  }

  bool stop_requested_ = false;
};

}  // namespace triton
