// The decoder for a recording of several tracks: each is decoded, and the readings are combined
// (byte_combiner.hpp). A track that is the same as the first one costs nothing, until it differs.
#pragma once

#include <span>
#include <vector>

#include "emulator/tape/byte_combiner.hpp"
#include "emulator/tape/decoder.hpp"

namespace triton::tape {

class TrackDecoder {
 public:
  /// `channels`: 1 or more. Throws as Decoder does.
  TrackDecoder(double sample_hz, unsigned channels);

  /// All channels' samples, interleaved.
  void feed(std::span<const float> frames);
  /// The recording is over.
  void finish();
  /// The bytes found since the last call, in order.
  [[nodiscard]] std::vector<DecodedByte> take();
  /// No byte that begins earlier on the tape is still to come.
  [[nodiscard]] double decided_seconds() const;

 private:
  void split(std::span<const float> frames);
  void combine();

  std::vector<Decoder> decoders_;
  std::vector<size_t> decoder_of_;  ///< each channel's
  ByteCombiner combiner_;
  std::vector<float> samples_;
  std::vector<DecodedByte> bytes_;
};

}  // namespace triton::tape
