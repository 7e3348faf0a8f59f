// Serial printer on port 06, bit 7: what a printer that hangs on that latch receives.
//
// Line           idle 0, start bit 1, data inverted (a 1 on the line is a 0 bit).
// Character      1 start bit, 7 data bits (low bit first), 1 parity bit that is always the same, 2
//                stop bits; 110 baud: 11 bits, 10 characters a second.
// Reception      each bit is looked at in its middle, counted from the start bit's edge. A start
//                bit that is gone in its middle was a spike. A character whose first stop bit is
//                not idle is a framing error: it is counted and dropped.
// Sources        Triton user manual (1978); 110 baud is the monitors' default.
//
// Not emulated   the parity bit is not checked (it is constant); carriage movement, paper.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace triton {

struct SerialPrinterState {
  static constexpr uint8_t kIdle = 0xFF;

  bool line = false;
  uint8_t bit = kIdle;  ///< looked at next: 0 start, 1-7 data, 8 parity, 9 stop; or kIdle
  uint8_t shifted = 0;  ///< data bits so far
  uint64_t start_cycle = 0;
};

/// What a printer can be in: for bytes that came from outside.
[[nodiscard]] inline bool is_valid(const SerialPrinterState& state) {
  return (state.bit <= 9 || state.bit == SerialPrinterState::kIdle) && state.shifted < 0x80;
}

template <class Archive>
void archive_state(Archive& archive, typename Archive::template Ref<SerialPrinterState> state) {
  archive(state.line, state.bit, state.shifted, state.start_cycle);
}

class SerialPrinter {
 public:
  static constexpr unsigned kBaud = 110;

  SerialPrinterState state;
  uint32_t clock_hz = 800'000;  ///< cycles a second
  /// Paper is in it: what is received is kept until it is taken. Not part of the state.
  bool keeping = false;

  /// The line is at `level` from `cycle` on. Cycles must not decrease.
  void set_line(bool level, uint64_t cycle);
  /// Time passes with the line as it is.
  void run_to(uint64_t cycle);

  struct Received {
    std::string characters;  ///< 00-7F, in order
    unsigned framing_errors = 0;
  };
  /// What was received since it was last taken.
  [[nodiscard]] Received take_received() { return std::exchange(received_, {}); }

 private:
  [[nodiscard]] uint64_t middle_of_bit(unsigned number) const;
  void look_at_bit();

  Received received_;
};

}  // namespace triton
