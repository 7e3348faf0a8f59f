// libFuzzer target: the input as a recording. Its first byte says how: samples as they are, or bits
// that are sent as tones, so that the search for frames is reached too. What comes out must be in
// order and finite.
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "emulator/chips/modem.hpp"
#include "emulator/tape/decoder.hpp"
#include "emulator/tape/tape_program.hpp"

namespace {

using triton::tape::DecodedByte;
using triton::tape::Decoder;

constexpr uint32_t kSampleHz = 8'000;
constexpr unsigned kSamplesPerHalfBit = 13;

std::vector<float> as_samples(std::span<const uint8_t> bytes) {
  std::vector<float> samples;
  for (const uint8_t byte : bytes) samples.push_back(static_cast<float>(byte) / 128 - 1);
  return samples;
}

/// Each bit of the input is half a bit on the tape.
std::vector<float> as_tones(std::span<const uint8_t> bytes) {
  triton::ModemTransmitter transmitter(kSampleHz);
  std::vector<float> samples;
  for (const uint8_t byte : bytes) {
    for (unsigned bit = 0; bit < 8; ++bit) {
      for (unsigned i = 0; i < kSamplesPerHalfBit; ++i) {
        const bool mark = (byte >> bit & 1) != 0;
        samples.push_back(static_cast<float>(transmitter.sample(mark)) / 32'768);
      }
    }
  }
  return samples;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::span<const uint8_t> rest(data + 1, size - 1);
  Decoder decoder(kSampleHz);
  decoder.feed((data[0] & 1) != 0 ? as_tones(rest) : as_samples(rest));
  decoder.finish();
  triton::tape::ProgramFinder finder;
  double before = -1;
  for (const DecodedByte& byte : decoder.take()) {
    if (!(byte.start_seconds > before) || !std::isfinite(byte.level)) std::abort();
    before = byte.start_seconds;
    (void)finder.feed(byte);
  }
  (void)finder.finish();
  return 0;
}
