// What a frame holds, when it is known where it begins: all of it is weighed at once.
//
// The modem keeps its phase from bit to bit, so the tones' sum over several bits stands out further
// than each bit does. All 256 values that a frame with right start, parity and stops can
// hold are compared: each tells the phase of each bit after the ones before. The sum fades, for the
// speed is not known exactly: a bit counts for its match with the few bits before it. This is block
// detection with a fading reference (Divsalar and Simon, "Multiple-symbol differential detection",
// 1990, for its kind), over a code of distance two, which the parity makes.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "emulator/tape/tone_detector.hpp"

namespace triton::tape {

struct ReadByte {
  uint8_t value = 0;
  uint8_t alternative = 0;  ///< the next likeliest value
  float confidence = 0;     ///< chance that the value is right, 0..1
};

class ByteReader {
 public:
  static constexpr unsigned kBitsBefore = 2;  ///< of the carrier or the last frame's stops
  /// `around`: values of which [0] is the first of the kBitsBefore bits; up to the frame's end and a
  /// bit more. `bit`: in values. Changes what is known of the noise.
  [[nodiscard]] ReadByte read(std::span<const SoftBit> around, double start, double bit,
                              double speed);

 private:
  /// All values, at one speed.
  struct Weighing {
    std::array<float, 256> metrics{};  ///< how well each fits
    uint8_t value = 0;                 ///< the best
    uint8_t second = 0;
    float metric = 0;  ///< of the best
    float noise = 0;   ///< mean energy in a bit
    float scale = 0;   ///< of metrics to likelihoods, times the noise
  };
  [[nodiscard]] static Weighing weigh(std::span<const SoftBit> around, double start, double bit,
                                      double speed);

  float noise_ = 0;  ///< mean energy of the noise in a bit, of the last frames
};

}  // namespace triton::tape
