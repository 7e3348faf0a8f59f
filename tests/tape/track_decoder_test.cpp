// Stereo recordings: a program on one track or both, with something else or damage on either.
#include "emulator/tape/track_decoder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "tests/tape/tape_signal.hpp"

namespace triton::tape_test {
namespace {

using tape::DecodedByte;
using tape::TrackDecoder;

constexpr double kTrackHz = 16'000;
constexpr double kByteSeconds = 0.04;

std::vector<DecodedByte> decode(const std::vector<Samples>& tracks) {
  Samples frames;
  for (size_t i = 0; i < tracks.front().size(); ++i) {
    for (const Samples& track : tracks) frames.push_back(track[i]);
  }
  TrackDecoder decoder(kTrackHz, static_cast<unsigned>(tracks.size()));
  const size_t piece = 4'096 * tracks.size();
  for (size_t at = 0; at < frames.size(); at += piece) {
    decoder.feed(std::span(frames).subspan(at, std::min(piece, frames.size() - at)));
  }
  decoder.finish();
  return decoder.take();
}

/// The bytes that begin within the program, `from` to `to` seconds.
Bytes values_within(const std::vector<DecodedByte>& decoded, double from, double to) {
  Bytes bytes;
  for (const DecodedByte& byte : decoded) {
    if (byte.start_seconds > from && byte.start_seconds < to) bytes.push_back(byte.value);
  }
  return bytes;
}

void add_music(Samples& samples, double amplitude, uint32_t seed) {
  const Bytes notes = random_bytes(200, seed);
  const size_t length = static_cast<size_t>(kTrackHz / 8);
  for (size_t i = 0; i * length < samples.size(); ++i) {
    Samples note(std::min(length, samples.size() - i * length), 0.0F);
    for (int voice = 0; voice < 3; ++voice) {
      const double hz = 110 * std::pow(2, (notes[(3 * i + voice) % notes.size()] % 48) / 12.0);
      add_tone(note, kTrackHz, hz, amplitude / 3);
    }
    for (size_t k = 0; k < note.size(); ++k) samples[i * length + k] += note[k];
  }
}

TEST(TrackDecoder, WhatElseIsOnTheOtherTrackDoesNotMatter) {
  const std::vector<std::pair<const char*, std::function<void(Samples&, uint32_t)>>> others = {
      {"nothing", [](Samples&, uint32_t) {}},
      {"an offset", [](Samples& track, uint32_t) { std::fill(track.begin(), track.end(), 0.9F); }},
      {"hum", [](Samples& track, uint32_t) { add_tone(track, kTrackHz, 50, 0.9); }},
      {"hiss",
       [](Samples& track, uint32_t seed) { add_noise(track, kTrackHz, 0.5, -6, seed + 1); }},
      {"music", [](Samples& track, uint32_t seed) { add_music(track, 0.9, seed + 1); }},
      {"a steady mark", [](Samples& track, uint32_t) { add_tone(track, kTrackHz, 1'270, 0.9); }},
      {"a steady space", [](Samples& track, uint32_t) { add_tone(track, kTrackHz, 1'070, 0.9); }},
  };
  for (const auto& [name, add] : others) {
    for (uint32_t seed = 0; seed < 4; ++seed) {
      SCOPED_TRACE(testing::Message() << name << ", seed " << seed);
      const Bytes sent = random_bytes(80, seed + 1);
      Samples signal = tape_signal(sent, {});
      scale(signal, 0.1F);
      Samples other(signal.size(), 0.0F);
      add(other, seed);
      const auto decoded = seed % 2 == 0 ? decode({signal, other}) : decode({other, signal});
      const double end = 1 + kByteSeconds * static_cast<double>(sent.size());
      EXPECT_EQ(values_within(decoded, 0.99, end - 0.01), sent);
      for (const DecodedByte& byte : decoded) {
        if (byte.start_seconds > 0.99 && byte.start_seconds < end - 0.01) {
          EXPECT_FALSE(byte.doubtful()) << byte.start_seconds;
        }
      }
    }
  }
}

TEST(TrackDecoder, DropoutsThatLeaveOneTrackHarmNothing) {
  for (uint32_t seed = 0; seed < 8; ++seed) {
    SCOPED_TRACE(seed);
    SignalOptions options;
    options.speed = 0.96 + 0.01 * (seed % 9);
    const Bytes sent = random_bytes(120, seed + 1);
    Samples left = tape_signal(sent, options);
    Samples right = left;
    add_noise(left, kTrackHz, 0.5, 20, seed + 1);
    add_noise(right, kTrackHz, 0.5, 20, seed + 101);
    const Bytes where = random_bytes(12, seed + 40);
    for (size_t i = 0; i < where.size(); ++i) {
      const double begin = 1.1 + 0.35 * static_cast<double>(i) + 0.0005 * where[i];
      fade(i % 2 == 0 ? left : right, kTrackHz, begin, begin + 0.02 + 0.001 * (where[i] % 130), 0);
    }
    scale(right, -0.3F);
    const auto decoded = decode({left, right});
    Bytes values;
    for (const DecodedByte& byte : decoded) values.push_back(byte.value);
    EXPECT_EQ(values, sent);
    // A byte half of which is there may object to the other track's.
    EXPECT_LE(std::count_if(decoded.begin(), decoded.end(),
                            [](const DecodedByte& byte) { return byte.doubtful(); }),
              1);
  }
}

TEST(TrackDecoder, TwoNoisyTracksReadBetterThanEither) {
  size_t wrong_both = 0;
  size_t wrong_one = 0;
  const auto count_wrong = [](const std::vector<DecodedByte>& decoded, const Bytes& sent) {
    size_t wrong = sent.size();
    for (const DecodedByte& byte : decoded) {
      const auto at = static_cast<size_t>(std::lround((byte.start_seconds - 1) / kByteSeconds));
      if (at < sent.size() && byte.value == sent[at]) --wrong;
    }
    return wrong;
  };
  for (uint32_t seed = 0; seed < 4; ++seed) {
    const Bytes sent = random_bytes(250, seed + 1);
    Samples left = tape_signal(sent, {});
    Samples right = left;
    add_noise_per_bit(left, kTrackHz, 0.5, 6.5, seed + 1);
    add_noise_per_bit(right, kTrackHz, 0.5, 6.5, seed + 101);
    wrong_one += count_wrong(decode({left, left}), sent);
    wrong_both += count_wrong(decode({left, right}), sent);
  }
  EXPECT_GT(wrong_one, 10u);
  EXPECT_LT(2 * wrong_both, wrong_one);
}

}  // namespace
}  // namespace triton::tape_test
