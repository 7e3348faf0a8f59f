// UART AY-5-1013, strapped as in the Triton: 8 data bits, odd parity, two stop bits, 16 clocks a
// bit.
//
// Frame          start (0), 8 data bits with bit 0 first, parity, stop, stop (1): 12 bits, 192
//                clocks.
// Clock          4,800 Hz in the Triton: 300 baud. All times here are counts of that clock.
// Transmitter    a buffer before the shift register: TBMT is 0 from the loading of the buffer until
//                its byte goes to the shift register, which is at the next clock if that is free,
//                else with the end of the frame before.
// Receiver       a start bit is a 0 that is still there 8 clocks later; each bit is read in its
//                middle. In the middle of the first stop bit the byte goes to the buffer: DAV
//                becomes 1, the flags below are set for this byte, and the receiver looks for the
//                next start bit.
// Flags          PE  the parity is not odd        FE  the first stop bit is 0
//                OR  DAV was still 1: the byte before was never read
//                They stay until the next byte. Reading the byte clears DAV alone.
// XR             power on and RESET: line at 1, TBMT 1, all else 0.
//
// Source         General Instrument data sheet of the AY-5-1013.
//
// Not emulated   the straps (other word lengths, parities, stops); EOC; delays within one clock.
#pragma once

#include <cstdint>
#include <optional>

namespace triton {

inline constexpr uint32_t kUartClockHz = 4'800;
inline constexpr unsigned kUartClocksPerBit = 16;
inline constexpr unsigned kUartFrameBits = 12;
inline constexpr unsigned kUartFrameClocks = kUartFrameBits * kUartClocksPerBit;

/// The line of a frame, first bit in bit 0: start, data, odd parity, two stops.
[[nodiscard]] uint16_t uart_frame(uint8_t byte);

struct UartState {
  // Transmitter.
  uint8_t transmit_buffer = 0;
  bool transmit_buffer_full = false;
  uint64_t buffer_loaded_at = 0;  ///< clock
  bool has_sent = false;          ///< the two below mean something
  uint8_t sent = 0;               ///< in the shift register, or the last that was
  uint64_t sent_at = 0;           ///< clock at which its start bit begins
  // Receiver.
  bool receiving = false;
  bool line_was_low = false;     ///< at the last clock
  uint8_t clocks_to_sample = 0;  ///< 1..16 while receiving
  uint8_t bits_received = 0;     ///< 0..10: start, data, parity
  uint16_t received_bits = 0;    ///< start in bit 0
  uint8_t receive_buffer = 0xFF;
  bool data_available = false;
  bool parity_error = false;
  bool framing_error = false;
  bool overrun = false;

  bool operator==(const UartState&) const = default;
};

template <class Archive>
void archive_state(Archive& archive, typename Archive::template Ref<UartState> state) {
  archive(state.transmit_buffer, state.transmit_buffer_full, state.buffer_loaded_at, state.has_sent,
          state.sent, state.sent_at, state.receiving, state.line_was_low, state.clocks_to_sample,
          state.bits_received, state.received_bits, state.receive_buffer, state.data_available,
          state.parity_error, state.framing_error, state.overrun);
}

/// To be asked of a state that comes from a file.
[[nodiscard]] bool is_valid(const UartState& state);

class Uart {
 public:
  UartState state;

  void reset() { state = UartState{}; }

  // Transmitter. Clocks must not go backwards from call to call.
  /// Loads the buffer. A byte that waits there is lost.
  void load(uint8_t byte, uint64_t clock);
  struct Frame {
    uint8_t byte = 0;
    uint64_t start = 0;  ///< clock at which the start bit begins
  };
  /// What waits in the buffer.
  [[nodiscard]] std::optional<Frame> waiting_frame() const;
  /// If by `clock` the buffer's byte has gone to the shift register: that frame, once. To be called
  /// before the next two.
  std::optional<Frame> take_started_frame(uint64_t clock);
  [[nodiscard]] bool transmit_buffer_empty() const { return !state.transmit_buffer_full; }
  /// The line out: true is 1, mark.
  [[nodiscard]] bool line_out(uint64_t clock) const;

  // Receiver.
  /// One clock with the line in at `line`.
  void receive(bool line);
  /// Nothing changes while the line stays at 1.
  [[nodiscard]] bool receiver_rests() const { return !state.receiving && !state.line_was_low; }
  /// A whole byte at once, without errors: the fast path.
  void receive_byte(uint8_t byte);
  /// The buffer; clears DAV.
  uint8_t read();

 private:
  void finish_byte(bool stop);
};

}  // namespace triton
