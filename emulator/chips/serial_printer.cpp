#include "emulator/chips/serial_printer.hpp"

namespace triton {

void SerialPrinter::restart(uint32_t clock_hz, unsigned baud) {
  *this = SerialPrinter{};
  clock_hz_ = clock_hz;
  baud_ = baud;
}

void SerialPrinter::set_line(bool level, uint64_t cycle) {
  run_to(cycle);
  if (level && !line_ && bit_ == kIdle) {
    bit_ = 0;
    start_cycle_ = cycle;
    shifted_ = 0;
  }
  line_ = level;
}

void SerialPrinter::run_to(uint64_t cycle) {
  while (bit_ != kIdle && middle_of_bit(bit_) < cycle) look_at_bit();
}

uint64_t SerialPrinter::middle_of_bit(unsigned number) const {
  return start_cycle_ + (2 * uint64_t{number} + 1) * clock_hz_ / (2 * uint64_t{baud_});
}

void SerialPrinter::look_at_bit() {
  constexpr unsigned kStop = kDataBits + 2;
  if (bit_ == 0 && !line_) {
    bit_ = kIdle;
    return;
  }
  if (bit_ >= 1 && bit_ <= kDataBits && !line_) shifted_ |= 1u << (bit_ - 1);
  if (bit_ < kStop) {
    ++bit_;
    return;
  }
  bit_ = kIdle;
  if (line_) {
    ++framing_errors_;
  } else {
    received_ += static_cast<char>(shifted_);
  }
}

}  // namespace triton
