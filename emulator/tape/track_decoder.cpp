#include "emulator/tape/track_decoder.hpp"

#include <algorithm>
#include <utility>

namespace triton::tape {

TrackDecoder::TrackDecoder(double sample_hz, unsigned channels)
    : decoders_(1, Decoder(sample_hz)), decoder_of_(channels, 0) {}

void TrackDecoder::feed(std::span<const float> frames) {
  const size_t channels = decoder_of_.size();
  if (channels == 1) {
    decoders_.front().feed(frames);
    return combine();
  }
  split(frames);
  samples_.resize(frames.size() / channels);
  for (size_t channel = 0; channel < channels; ++channel) {
    if (channel > 0 && decoder_of_[channel] == 0) continue;
    for (size_t i = 0; i < samples_.size(); ++i) samples_[i] = frames[i * channels + channel];
    decoders_[decoder_of_[channel]].feed(samples_);
  }
  combine();
}

/// A decoder of its own for each channel that is no more the same as the first.
void TrackDecoder::split(std::span<const float> frames) {
  const size_t channels = decoder_of_.size();
  for (size_t channel = 1; channel < channels; ++channel) {
    if (decoder_of_[channel] != 0) continue;
    bool same = true;
    for (size_t i = 0; i < frames.size(); i += channels) {
      same = same && frames[i] == frames[i + channel];
    }
    if (same) continue;
    decoder_of_[channel] = decoders_.size();
    decoders_.push_back(decoders_.front());
    combiner_.add_reading();
  }
}

void TrackDecoder::finish() {
  for (Decoder& decoder : decoders_) decoder.finish();
  combine();
  combiner_.finish(bytes_);
}

void TrackDecoder::combine() {
  double known_until = decoders_.front().decided_seconds();
  for (size_t i = 0; i < decoders_.size(); ++i) {
    for (const DecodedByte& byte : decoders_[i].take()) combiner_.add(i, byte);
    known_until = std::min(known_until, decoders_[i].decided_seconds());
  }
  combiner_.decide(known_until, bytes_);
}

std::vector<DecodedByte> TrackDecoder::take() { return std::exchange(bytes_, {}); }

double TrackDecoder::decided_seconds() const {
  double seconds = decoders_.front().decided_seconds();
  for (const Decoder& decoder : decoders_) seconds = std::min(seconds, decoder.decided_seconds());
  return decoders_.size() == 1 ? seconds : seconds - ByteCombiner::kAround;
}

}  // namespace triton::tape
