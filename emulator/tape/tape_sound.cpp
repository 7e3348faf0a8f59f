#include "emulator/tape/tape_sound.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "emulator/chips/modem.hpp"
#include "emulator/chips/uart.hpp"

namespace triton::tape {

namespace {

constexpr size_t kPiece = 16'384;

}  // namespace

TapeSound::TapeSound(uint32_t sample_hz, Sink sink)
    : sample_hz_(sample_hz), sink_(std::move(sink)), transmitter_(sample_hz) {}

void TapeSound::tone_until(bool mark, double seconds) {
  const auto end = static_cast<uint64_t>(std::llround(seconds * sample_hz_));
  for (; samples_ < end; ++samples_) {
    made_.push_back(transmitter_.sample(mark));
    if (made_.size() == kPiece) flush();
  }
  seconds_ = std::max(seconds_, seconds);
}

void TapeSound::carrier_until(double seconds) { tone_until(true, seconds); }

void TapeSound::byte(uint8_t value) {
  const unsigned frame = uart_frame(value);
  const double start = seconds_;
  for (unsigned bit = 0; bit < kUartFrameBits; ++bit) {
    tone_until((frame >> bit & 1) != 0, start + (bit + 1) / kBitsPerSecond);
  }
}

void TapeSound::flush() {
  if (!made_.empty()) sink_(made_);
  made_.clear();
}

}  // namespace triton::tape
