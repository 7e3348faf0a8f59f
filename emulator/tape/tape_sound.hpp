// Bytes as the sound that the modem makes of them.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "emulator/chips/modem.hpp"

namespace triton::tape {

/// Carrier and bytes in the order of the calls, their times kept to the sample however long it
/// gets.
class TapeSound {
 public:
  using Sink = std::function<void(std::span<const int16_t>)>;

  TapeSound(uint32_t sample_hz, Sink sink);

  /// Carrier until `seconds` of sound have been made; nothing if there are as many.
  void carrier_until(double seconds);
  void carrier(double seconds) { carrier_until(seconds_ + seconds); }
  void byte(uint8_t value);
  [[nodiscard]] double seconds() const { return seconds_; }
  /// Hands what has been made so far to the sink.
  void flush();

 private:
  void tone_until(bool mark, double seconds);

  uint32_t sample_hz_;
  Sink sink_;
  ModemTransmitter transmitter_;
  std::vector<int16_t> made_;
  uint64_t samples_ = 0;  ///< made, all in all
  double seconds_ = 0;
};

}  // namespace triton::tape
