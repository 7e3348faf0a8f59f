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

namespace triton {

class SerialPrinter {
 public:
  static constexpr unsigned kDefaultBaud = 110;

  /// `clock_hz`: cycles a second. Also tears off what was printed and forgets half a character.
  void restart(uint32_t clock_hz, unsigned baud = kDefaultBaud);
  /// The line is at `level` from `cycle` on. Cycles must not decrease.
  void set_line(bool level, uint64_t cycle);
  /// Time passes with the line as it is.
  void run_to(uint64_t cycle);

  /// All characters that were received, 00-7F, in order.
  [[nodiscard]] const std::string& received() const { return received_; }
  [[nodiscard]] unsigned framing_errors() const { return framing_errors_; }

 private:
  static constexpr unsigned kDataBits = 7;
  static constexpr unsigned kIdle = ~0u;

  [[nodiscard]] uint64_t middle_of_bit(unsigned number) const;
  void look_at_bit();

  uint32_t clock_hz_ = 800'000;
  unsigned baud_ = kDefaultBaud;
  bool line_ = false;
  unsigned bit_ = kIdle;  ///< the bit that is looked at next: 0 start, 1-7 data, 8 parity, 9 stop
  uint64_t start_cycle_ = 0;
  unsigned shifted_ = 0;
  std::string received_;
  unsigned framing_errors_ = 0;
};

}  // namespace triton
