// Decoder for the sound of Triton tapes: a recording's samples to its bytes, in a stream.
//
//   Decoder decoder(44'100);
//   while (... read a block ...) decoder.feed(block);
//   decoder.finish();
//   for (const DecodedByte& byte : decoder.take()) ...
//
// Takes the tape's speed within 9 percent either way, and its changes; any level, polarity, DC
// offset, hum and clipping. Memory is bounded (some MB) however long the recording is; a byte comes a
// second of tape late, up to ten where several framings fit as well or the signal is lost.
#pragma once

#include <span>
#include <vector>

#include "emulator/tape/frame_finder.hpp"
#include "emulator/tape/front_end.hpp"
#include "emulator/tape/tone_detector.hpp"

namespace triton::tape {

class Decoder {
 public:
  /// `sample_hz`: kLowestSampleHz..kHighestSampleHz, else std::invalid_argument.
  explicit Decoder(double sample_hz) : front_end_(sample_hz) {}

  void feed(std::span<const float> samples);
  /// The recording is over.
  void finish();
  /// The bytes found since the last call, in order.
  [[nodiscard]] std::vector<DecodedByte> take();
  /// No byte that begins earlier on the tape is still to come.
  [[nodiscard]] double decided_seconds() const { return finder_.decided_seconds(); }

 private:
  void detect();

  FrontEnd front_end_;
  ToneDetector detector_;
  FrameFinder finder_;
  std::vector<Baseband> baseband_;
  std::vector<SoftBit> soft_;
  std::vector<DecodedByte> bytes_;
};

}  // namespace triton::tape
