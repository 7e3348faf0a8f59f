#include "emulator/tape/byte_reader.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "emulator/chips/modem.hpp"
#include "emulator/chips/uart.hpp"

namespace triton::tape {

namespace {

constexpr unsigned kDataBits = 8;
constexpr unsigned kBits = ByteReader::kBitsBefore + kUartFrameBits;
constexpr unsigned kFirstData = ByteReader::kBitsBefore + 1;
constexpr unsigned kParity = kFirstData + kDataBits;
/// What of the sum is left a bit later. Higher is better in white noise, lower on a wowing tape.
constexpr float kMemory = 0.8F;
/// The front end lets so many bits' bandwidths of noise through beside the tone's.
constexpr float kOtherNoise = 4.3F;
/// Of energy in a bit, for each 1 of its amplitude that the phases lose: white noise turns them by
/// noise / 2 amplitude^2 in the square, of which half is lost, and the reference has some itself.
constexpr float kTurnedNoise = 3.3F;
constexpr float kNoiseGain = 0.1F;
constexpr float kLeastNoise = 1e-3F;  // of a bit's energy: recordings are not as clean as they look

constexpr unsigned kMark = 1;

/// The two tones' matches with a frame's bits, and how the phase goes on between bits.
struct Matches {
  std::array<std::array<Baseband, 2>, kBits> bits;
  std::array<std::array<Baseband, 2>, 2>
      turn;  ///< from the middle of a [tone] to the next's [tone]

  struct Path {
    Baseband sum;
    float metric = 0;
    unsigned tone = kMark;
  };

  [[nodiscard]] Path with(const Path& path, unsigned bit, unsigned tone) const {
    const Baseband before = path.sum * turn[path.tone][tone] * kMemory;
    const Baseband sum = before + bits[bit][tone];
    return {sum, path.metric + std::abs(sum) - std::abs(before), tone};
  }
};

/// Of the speed: on a wowing tape it is measured so far wrong.
constexpr std::array<double, 3> kSpeedErrors = {0, -0.012, 0.012};

}  // namespace

ReadByte ByteReader::read(std::span<const SoftBit> around, double start, double bit, double speed) {
  Weighing best;
  for (const double error : kSpeedErrors) {
    const Weighing weighing = weigh(around, start, bit, speed * (1 + error));
    if (error == 0 || weighing.metric > best.metric) best = weighing;
  }
  noise_ = noise_ == 0 ? best.noise : noise_ + kNoiseGain * (best.noise - noise_);
  // The likelihood of a value goes with exp(2 A metric / noise).
  const float scale = best.scale / std::max({noise_, best.noise, 1e-20F});
  float others = 0;
  for (unsigned value = 0; value < best.metrics.size(); ++value) {
    if (value != best.value) others += std::exp(scale * (best.metrics[value] - best.metric));
  }
  return {best.value, best.second, 1 / (1 + others)};
}

ByteReader::Weighing ByteReader::weigh(std::span<const SoftBit> around, double start, double bit,
                                       double speed) {
  const auto length = static_cast<unsigned>(std::lround(bit));
  const std::array<double, 2> step = {
      2 * std::numbers::pi * (kSpaceHz * speed - kCentreHz) / kBasebandHz,
      2 * std::numbers::pi * (kMarkHz * speed - kCentreHz) / kBasebandHz};
  std::array<std::array<Baseband, 64>, 2> tones;
  const double middle = 0.5 * (length - 1);
  for (unsigned tone = 0; tone < 2; ++tone) {
    for (unsigned i = 0; i < length; ++i) {
      tones[tone][i] = std::polar(1.0F, static_cast<float>(-step[tone] * (i - middle)));
    }
  }
  Matches matches;
  float energy = 0;
  for (unsigned k = 0; k < kBits; ++k) {
    const double centre = start + (k + 0.5) * bit;
    const double first = std::max(0.0, std::round(centre - middle));
    for (unsigned tone = 0; tone < 2; ++tone) {
      Baseband sum = 0;
      for (unsigned i = 0; i < length; ++i) {
        const size_t at = std::min(static_cast<size_t>(first) + i, around.size() - 1);
        sum += around[at].value * tones[tone][i];
        if (tone == 0 && k >= kBitsBefore) energy += std::norm(around[at].value);
      }
      const auto late = static_cast<float>(step[tone] * (centre - (first + middle)));
      matches.bits[k][tone] = sum * std::polar(1.0F, late);
    }
  }
  for (unsigned from = 0; from < 2; ++from) {
    for (unsigned to = 0; to < 2; ++to) {
      matches.turn[from][to] =
          std::polar(1.0F, static_cast<float>(bit / 2 * (step[from] + step[to])));
    }
  }

  using Path = Matches::Path;
  Path begin{matches.bits[0][kMark], 0, kMark};
  begin = matches.with(begin, 1, kMark);
  begin = matches.with(begin, kBitsBefore, 0);
  std::array<Path, 256> paths;
  paths[0] = begin;
  for (unsigned i = 0; i < kDataBits; ++i) {
    const unsigned count = 1U << i;
    for (unsigned value = 0; value < count; ++value) {
      paths[count + value] = matches.with(paths[value], kFirstData + i, 1);
      paths[value] = matches.with(paths[value], kFirstData + i, 0);
    }
  }
  Weighing result;
  unsigned best = 0;
  unsigned second = 0;
  for (unsigned value = 0; value < paths.size(); ++value) {
    const unsigned parity = std::popcount(value) % 2 == 0 ? 1 : 0;  // odd with it
    Path path = matches.with(paths[value], kParity, parity);
    path = matches.with(path, kParity + 1, kMark);
    path = matches.with(path, kParity + 2, kMark);
    paths[value] = path;
    result.metrics[value] = path.metric;
    if (value == 0) continue;
    if (path.metric > paths[best].metric) {
      second = best;
      best = value;
    } else if (second == best || path.metric > paths[second].metric) {
      second = value;
    }
  }

  float signal = 0;
  float amplitude = 0;
  float matched = 0;
  for (unsigned k = 1; k < kBits; ++k) {
    const unsigned data = k - kFirstData;
    const bool mark = k < kBitsBefore  ? true
                      : k < kFirstData ? false
                      : k < kParity    ? (best >> data & 1) != 0
                      : k > kParity    ? true
                                       : std::popcount(best) % 2 == 0;
    const float match = std::abs(matches.bits[k][mark ? 1 : 0]);
    matched += match;
    if (k < kBitsBefore) continue;
    signal += match * match / static_cast<float>(length);
    amplitude += match / std::sqrt(static_cast<float>(length));
  }
  amplitude /= kUartFrameBits;
  // What the bits would be worth if their phases were the tones'; an echo, too, turns them.
  const float turned = std::max(0.0F, matched - paths[best].metric) /
                       std::sqrt(static_cast<float>(length)) / (kBits - 1);
  const float noise =
      std::max({(energy - signal) / (kUartFrameBits * kOtherNoise),
                kTurnedNoise * amplitude * turned, kLeastNoise * signal / kUartFrameBits});
  result.value = static_cast<uint8_t>(best);
  result.second = static_cast<uint8_t>(second);
  result.metric = paths[best].metric;
  result.noise = noise;
  result.scale = 2 * amplitude / std::sqrt(static_cast<float>(length));
  return result;
}

}  // namespace triton::tape
