#include "emulator/chips/serial_printer.hpp"

namespace triton {

namespace {

constexpr uint8_t kIdle = SerialPrinterState::kIdle;
constexpr unsigned kDataBits = 7;
constexpr unsigned kStop = kDataBits + 2;

}  // namespace

void SerialPrinter::set_line(bool level, uint64_t cycle) {
  run_to(cycle);
  if (level && !state.line && state.bit == kIdle) {
    state.bit = 0;
    state.start_cycle = cycle;
    state.shifted = 0;
  }
  state.line = level;
}

void SerialPrinter::run_to(uint64_t cycle) {
  while (state.bit != kIdle && middle_of_bit(state.bit) < cycle) look_at_bit();
}

uint64_t SerialPrinter::middle_of_bit(unsigned number) const {
  return state.start_cycle + (2 * uint64_t{number} + 1) * clock_hz / (2 * uint64_t{kBaud});
}

void SerialPrinter::look_at_bit() {
  const unsigned bit = state.bit;
  if (bit == 0 && !state.line) {
    state.bit = kIdle;
    return;
  }
  if (bit >= 1 && bit <= kDataBits && !state.line) {
    state.shifted = static_cast<uint8_t>(state.shifted | 1u << (bit - 1));
  }
  if (bit < kStop) {
    ++state.bit;
    return;
  }
  state.bit = kIdle;
  if (!keeping) return;
  if (state.line) {
    ++received_.framing_errors;
  } else {
    received_.characters += static_cast<char>(state.shifted);
  }
}

}  // namespace triton
