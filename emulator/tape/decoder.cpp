#include "emulator/tape/decoder.hpp"

#include <algorithm>
#include <utility>

namespace triton::tape {

namespace {

constexpr size_t kPiece = 65'536;  // samples at once, so that nothing in between grows large

}  // namespace

void Decoder::feed(std::span<const float> samples) {
  while (!samples.empty()) {
    const size_t count = std::min(samples.size(), kPiece);
    front_end_.feed(samples.first(count), baseband_);
    detect();
    samples = samples.subspan(count);
  }
}

void Decoder::finish() {
  front_end_.finish(baseband_);
  detect();
  finder_.finish(bytes_);
}

void Decoder::detect() {
  detector_.feed(baseband_, soft_);
  baseband_.clear();
  finder_.feed(soft_, bytes_);
  soft_.clear();
}

std::vector<DecodedByte> Decoder::take() { return std::exchange(bytes_, {}); }

}  // namespace triton::tape
