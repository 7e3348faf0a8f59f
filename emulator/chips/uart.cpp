#include "emulator/chips/uart.hpp"

#include <algorithm>
#include <bit>

namespace triton {

namespace {

constexpr unsigned kBitsBeforeStop = 10;  // start, data, parity
constexpr uint16_t kStopBits = 0xC00;

}  // namespace

uint16_t uart_frame(uint8_t byte) {
  const unsigned parity = (std::popcount(byte) & 1) == 0 ? 1 : 0;
  return static_cast<uint16_t>(byte << 1 | parity << 9 | kStopBits);
}

bool is_valid(const UartState& state) {
  const bool counts = state.bits_received <= kBitsBeforeStop &&
                      state.clocks_to_sample <= kUartClocksPerBit &&
                      state.received_bits < 1U << kBitsBeforeStop;
  return counts && (!state.receiving || state.clocks_to_sample > 0);
}

void Uart::load(uint8_t byte, uint64_t clock) {
  state.transmit_buffer = byte;
  state.transmit_buffer_full = true;
  state.buffer_loaded_at = clock;
}

std::optional<Uart::Frame> Uart::waiting_frame() const {
  if (!state.transmit_buffer_full) return std::nullopt;
  const uint64_t free_at = state.has_sent ? state.sent_at + kUartFrameClocks : 0;
  return Frame{state.transmit_buffer, std::max(state.buffer_loaded_at + 1, free_at)};
}

std::optional<Uart::Frame> Uart::take_started_frame(uint64_t clock) {
  const std::optional<Frame> frame = waiting_frame();
  if (!frame || frame->start > clock) return std::nullopt;
  state.sent = frame->byte;
  state.sent_at = frame->start;
  state.has_sent = true;
  state.transmit_buffer_full = false;
  return frame;
}

bool Uart::line_out(uint64_t clock) const {
  if (!state.has_sent || clock < state.sent_at) return true;
  const uint64_t bit = (clock - state.sent_at) / kUartClocksPerBit;
  return bit >= kUartFrameBits || (uart_frame(state.sent) >> bit & 1) != 0;
}

void Uart::receive(bool line) {
  const bool fell = !line && !state.line_was_low;
  state.line_was_low = !line;
  if (!state.receiving) {
    if (fell) {
      state.receiving = true;
      state.clocks_to_sample = kUartClocksPerBit / 2;
      state.bits_received = 0;
      state.received_bits = 0;
    }
    return;
  }
  if (--state.clocks_to_sample > 0) return;
  state.clocks_to_sample = kUartClocksPerBit;
  if (state.bits_received == kBitsBeforeStop) {
    finish_byte(line);
  } else if (state.bits_received == 0 && line) {
    state.receiving = false;  // noise, not a start bit
  } else {
    state.received_bits |= static_cast<uint16_t>((line ? 1U : 0U) << state.bits_received);
    ++state.bits_received;
  }
}

void Uart::finish_byte(bool stop) {
  const uint16_t expected = uart_frame(static_cast<uint8_t>(state.received_bits >> 1));
  const uint16_t wrong = (state.received_bits ^ expected) & 0x200;
  state.receiving = false;
  state.receive_buffer = static_cast<uint8_t>(state.received_bits >> 1);
  state.overrun = state.data_available;
  state.parity_error = wrong != 0;
  state.framing_error = !stop;
  state.data_available = true;
}

void Uart::receive_byte(uint8_t byte) {
  state.receive_buffer = byte;
  state.overrun = state.data_available;
  state.parity_error = false;
  state.framing_error = false;
  state.data_available = true;
}

uint8_t Uart::read() {
  state.data_available = false;
  return state.receive_buffer;
}

}  // namespace triton
