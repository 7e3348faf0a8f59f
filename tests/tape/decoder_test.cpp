// The decoder on recordings with the faults of real tapes, each made with a fixed seed.
#include "emulator/tape/decoder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "emulator/tape/tape_program.hpp"
#include "tests/tape/tape_signal.hpp"

namespace triton::tape_test {
namespace {

using tape::DecodedByte;
using tape::Decoder;

constexpr double kSampleHz = 16'000;

std::vector<DecodedByte> decode(const Samples& samples, double sample_hz = kSampleHz) {
  Decoder decoder(sample_hz);
  decoder.feed(samples);
  decoder.finish();
  return decoder.take();
}

Bytes values(const std::vector<DecodedByte>& decoded) {
  Bytes bytes;
  for (const DecodedByte& byte : decoded) bytes.push_back(byte.value);
  return bytes;
}

void expect_perfect(const std::vector<DecodedByte>& decoded, const Bytes& sent) {
  EXPECT_EQ(values(decoded), sent);
  EXPECT_TRUE(std::none_of(decoded.begin(), decoded.end(),
                           [](const DecodedByte& byte) { return byte.doubtful(); }));
}

const Bytes& short_program() {
  static const Bytes bytes = random_bytes(150, 1);
  return bytes;
}

const Samples& short_recording() {
  static const Samples samples = tape_signal(short_program(), {});
  return samples;
}

const Bytes& long_program() {
  static const Bytes bytes = random_bytes(2'560, 2);
  return bytes;
}

const Samples& long_recording() {
  static const Samples samples = tape_signal(long_program(), {});
  return samples;
}

TEST(Decoder, ReadsACleanRecordingWithTimesSpeedAndLevel) {
  const std::vector<DecodedByte> decoded = decode(short_recording());
  expect_perfect(decoded, short_program());
  for (size_t i = 0; i < decoded.size(); ++i) {
    EXPECT_NEAR(decoded[i].start_seconds, 1 + 0.04 * static_cast<double>(i), 0.001);
    EXPECT_NEAR(decoded[i].speed, 1, 0.005);
    EXPECT_NEAR(decoded[i].level, 0.5, 0.06);
    EXPECT_GT(decoded[i].clarity, 0.4);
  }
}

TEST(Decoder, TakesASpeedSixPercentWrongEitherWay) {
  for (const double speed : {0.94, 0.96, 0.98, 1.02, 1.04, 1.06}) {
    SCOPED_TRACE(speed);
    SignalOptions options;
    options.speed = speed;
    const std::vector<DecodedByte> decoded = decode(tape_signal(short_program(), options));
    expect_perfect(decoded, short_program());
    EXPECT_NEAR(decoded.back().speed, speed, 0.005);
  }
}

TEST(Decoder, TakesWowAndFlutterAtAnySpeed) {
  for (const double wow_hz : {0.5, 1.0, 2.5, 5.0, 10.0}) {
    for (const double speed : {0.94, 1.0, 1.06}) {
      SCOPED_TRACE(testing::Message() << wow_hz << " Hz at " << speed);
      SignalOptions options;
      options.speed = speed;
      options.wow_depth = 0.015;
      options.wow_hz = wow_hz;
      expect_perfect(decode(tape_signal(short_program(), options)), short_program());
    }
  }
}

TEST(Decoder, IsPerfectOverALongProgramInNoiseOfNineDecibels) {
  Samples samples = long_recording();
  add_noise(samples, kSampleHz, 0.5, 9, 3);
  EXPECT_EQ(values(decode(samples)), long_program());
}

TEST(Decoder, AtSixDecibelsAtMostOneByteInAThousandIsWrongAndFlagged) {
  Samples samples = long_recording();
  add_noise(samples, kSampleHz, 0.5, 6, 4);
  const std::vector<DecodedByte> decoded = decode(samples);
  ASSERT_EQ(decoded.size(), long_program().size());
  unsigned wrong = 0;
  for (size_t i = 0; i < decoded.size(); ++i) {
    if (decoded[i].value == long_program()[i]) continue;
    ++wrong;
    EXPECT_TRUE(decoded[i].doubtful()) << i;
  }
  EXPECT_LE(wrong, long_program().size() / 1'000);
}

TEST(Decoder, FlagsFewBytesThatAreRight) {
  Samples samples = long_recording();
  add_noise(samples, kSampleHz, 0.5, 6, 5);
  const std::vector<DecodedByte> decoded = decode(samples);
  const auto doubtful = std::count_if(decoded.begin(), decoded.end(),
                                      [](const DecodedByte& byte) { return byte.doubtful(); });
  EXPECT_LT(doubtful, 26);
}

TEST(Decoder, TakesHumAtTheSignalsLevel) {
  Samples samples = short_recording();
  add_tone(samples, kSampleHz, 50, 0.5);
  expect_perfect(decode(samples), short_program());
}

TEST(Decoder, TakesAnOffset) {
  Samples samples = short_recording();
  for (float& sample : samples) sample += 0.4F;
  expect_perfect(decode(samples), short_program());
}

TEST(Decoder, TakesClipping) {
  Samples samples = short_recording();
  scale(samples, 20);
  clip(samples, 1);
  expect_perfect(decode(samples), short_program());
}

TEST(Decoder, TakesInvertedPolarity) {
  Samples samples = short_recording();
  scale(samples, -1);
  expect_perfect(decode(samples), short_program());
}

TEST(Decoder, TakesLevelsFromMinusFortyDecibelsInSixteenBits) {
  for (const float decibels : {-40.0F, -20.0F, 0.0F}) {
    Samples samples = short_recording();
    scale(samples, 2 * std::pow(10.0F, decibels / 20));
    for (float& sample : samples) sample = std::round(sample * 32'767) / 32'767;
    expect_perfect(decode(samples), short_program());
  }
}

TEST(Decoder, TakesAnySampleRate) {
  for (const double sample_hz :
       {8'000.0, 11'025.0, 22'050.0, 44'100.0, 48'000.0, 96'000.0, 192'000.0}) {
    SCOPED_TRACE(sample_hz);
    SignalOptions options;
    options.sample_hz = sample_hz;
    const Bytes bytes(short_program().begin(), short_program().begin() + 40);
    expect_perfect(decode(tape_signal(bytes, options), sample_hz), bytes);
  }
}

TEST(Decoder, TakesAllFaultsOfAWornTapeTogether) {
  SignalOptions options;
  options.speed = 1.05;
  options.wow_depth = 0.015;
  options.wow_hz = 4;
  Samples samples = tape_signal(short_program(), options);
  clip(samples, 0.4F);
  add_tone(samples, kSampleHz, 50, 0.3);
  add_noise(samples, kSampleHz, 0.5, 12, 6);
  scale(samples, 0.05F);
  EXPECT_EQ(values(decode(samples)), short_program());
}

TEST(Decoder, ADropoutCostsTheBytesInItAndNoOthers) {
  for (const double seconds : {0.03, 0.3, 2.0}) {
    SCOPED_TRACE(seconds);
    Samples samples = short_recording();
    fade(samples, kSampleHz, 3, 3 + seconds, 0);
    const std::vector<DecodedByte> decoded = decode(samples);
    ASSERT_EQ(decoded.size(), short_program().size());
    for (size_t i = 0; i < decoded.size(); ++i) {
      const double start = 1 + 0.04 * static_cast<double>(i);
      const bool inside = start + 0.04 > 3 && start < 3 + seconds;
      const bool right = decoded[i].value == short_program()[i];
      EXPECT_TRUE(right || (inside && decoded[i].doubtful())) << i;
      EXPECT_NEAR(decoded[i].start_seconds, start, 0.006);
    }
    const auto lost = std::count_if(decoded.begin(), decoded.end(),
                                    [](const DecodedByte& byte) { return byte.doubtful(); });
    EXPECT_GE(lost, std::floor(seconds / 0.04));
  }
}

TEST(Decoder, NoWrongByteAtANoisyDropoutPassesForRight) {
  for (uint32_t seed = 1; seed <= 24; ++seed) {
    for (const double seconds : {0.1, 0.5}) {
      SCOPED_TRACE(testing::Message() << seconds << " s, seed " << seed);
      SignalOptions options;
      options.speed = 0.95 + 0.01 * (seed % 11);
      const Bytes sent = random_bytes(70, seed);
      Samples samples = tape_signal(sent, options);
      const double begin = 2.2 + 0.013 * seed;
      fade(samples, kSampleHz, begin, begin + seconds, 0);
      add_noise(samples, kSampleHz, 0.5, 20, seed);
      const std::vector<DecodedByte> decoded = decode(samples);
      ASSERT_EQ(decoded.size(), sent.size());
      for (size_t i = 0; i < sent.size(); ++i) {
        EXPECT_TRUE(decoded[i].value == sent[i] || decoded[i].doubtful()) << i;
      }
    }
  }
}

TEST(Decoder, ReadsOnThroughANoisyDropoutOnAWowingTape) {
  SignalOptions options;
  options.wow_depth = 0.015;
  options.wow_hz = 0.5;
  Samples samples = tape_signal(short_program(), options);
  fade(samples, kSampleHz, 3, 4, 0);
  add_noise(samples, kSampleHz, 0.5, 20, 7);
  const std::vector<DecodedByte> decoded = decode(samples);
  ASSERT_EQ(decoded.size(), short_program().size());
  EXPECT_TRUE(std::equal(decoded.begin() + 85, decoded.end(), short_program().begin() + 85,
                         [](const DecodedByte& byte, uint8_t sent) { return byte.value == sent; }));
}

TEST(Decoder, FindsTheBytesAfterJunk) {
  Samples samples(static_cast<size_t>(2 * kSampleHz), 0.0F);
  add_noise(samples, kSampleHz, 0.5, 0, 8);
  for (int i = 0; i < 40; ++i) {
    Samples note(static_cast<size_t>(kSampleHz / 10), 0.0F);
    add_tone(note, kSampleHz, 200 + 37 * i, 0.4);
    samples.insert(samples.end(), note.begin(), note.end());
  }
  SignalOptions options;
  options.speed = 0.95;
  const Samples recording = tape_signal(short_program(), options);
  samples.insert(samples.end(), recording.begin(), recording.end());
  const Bytes found = values(decode(samples));
  ASSERT_GE(found.size(), short_program().size());
  EXPECT_TRUE(std::equal(short_program().rbegin(), short_program().rend(), found.rbegin()));
}

/// A program on tape, and the recording of it from `begin` on.
Bytes program_bytes(uint32_t seed) {
  Bytes data = random_bytes(40, seed);
  data[0] = 0x28;
  data[1] = 0x16;
  return tape::tape_bytes("TITLE", data);
}

size_t right_programs(const std::vector<DecodedByte>& decoded, const Bytes& sent) {
  tape::ProgramFinder finder;
  size_t right = 0;
  for (const DecodedByte& byte : decoded) {
    const auto program = finder.feed(byte);
    if (program && std::equal(program->data.rbegin(), program->data.rend(), sent.rbegin()) &&
        program->data.size() == 40) {
      ++right;
    }
  }
  return right;
}

TEST(Decoder, ARecordingMayBeginAnywhereInTheLeader) {
  for (uint32_t seed = 0; seed < 40; ++seed) {
    SCOPED_TRACE(seed);
    const Bytes sent = program_bytes(seed);
    Samples samples = tape_signal(sent, {});
    const double begin = 1 + 1.9 * seed / 40;
    samples.erase(samples.begin(), samples.begin() + static_cast<int>(begin * kSampleHz));
    EXPECT_EQ(right_programs(decode(samples), sent), 1u);
  }
}

TEST(Decoder, AByteOfTheLeaderThatIsHitHidesNoProgram) {
  for (uint32_t seed = 0; seed < 30; ++seed) {
    SCOPED_TRACE(seed);
    const Bytes sent = program_bytes(seed);
    Samples samples = tape_signal(sent, {});
    const double begin = 1 + 1.92 + 0.6 * seed / 30;
    fade(samples, kSampleHz, begin, begin + 0.006 + 0.019 * (seed % 7) / 7, 0);
    EXPECT_EQ(right_programs(decode(samples), sent), 1u);
  }
}

TEST(Decoder, HissBeforeAProgramDoesNotHideIt) {
  for (uint32_t seed = 0; seed < 12; ++seed) {
    SCOPED_TRACE(seed);
    const Bytes sent = program_bytes(seed);
    SignalOptions options;
    options.speed = 0.95 + 0.01 * (seed % 11);
    options.carrier_seconds = seed % 2 == 0 ? 0.1 : 1;
    Samples samples(static_cast<size_t>(kSampleHz), 0.0F);
    add_noise(samples, kSampleHz, 0.5, -6 + static_cast<double>(seed % 7), seed + 1);
    const Samples recording = tape_signal(sent, options);
    samples.insert(samples.end(), recording.begin(), recording.end());
    EXPECT_EQ(right_programs(decode(samples), sent), 1u);
  }
}

TEST(Decoder, NoByteThatAnEchoMakesWrongPassesForRight) {
  for (uint32_t seed = 0; seed < 8; ++seed) {
    SCOPED_TRACE(seed);
    const Bytes sent = random_bytes(100, seed + 1);
    Samples samples = tape_signal(sent, {});
    const size_t delay = 35 + 4 * seed;  // 2 to 4 ms
    for (size_t i = samples.size(); i-- > delay;) samples[i] += 0.45F * samples[i - delay];
    for (const DecodedByte& byte : decode(samples)) {
      const auto at = static_cast<size_t>(std::lround((byte.start_seconds - 1) / 0.04));
      EXPECT_TRUE(at >= sent.size() || byte.value == sent[at] || byte.doubtful()) << at;
    }
  }
}

TEST(Decoder, AShortDropoutMovesNoByteBehindIt) {
  Bytes sent = random_bytes(60, 4);
  for (size_t i = 10; i < 20; ++i) sent[i] = i % 2 == 0 ? 0xFF : 0x0D;
  const Samples whole = tape_signal(sent, {});
  for (int place = 0; place < 60; ++place) {
    SCOPED_TRACE(place);
    Samples samples = whole;
    const double begin = 1.2 + 0.0137 * place;
    fade(samples, kSampleHz, begin, begin + 0.01, 0);
    const std::vector<DecodedByte> decoded = decode(samples);
    ASSERT_EQ(decoded.size(), sent.size());
    for (size_t i = 0; i < sent.size(); ++i) {
      EXPECT_TRUE(decoded[i].value == sent[i] || decoded[i].doubtful()) << i;
    }
  }
}

TEST(Decoder, BytesOneAtATimeBetweenRestsAreRead) {
  Samples samples;
  Bytes sent;
  for (const uint8_t byte : Bytes{0x00, 0xFF, 0x55, 0x0D}) {
    SignalOptions options;
    options.carrier_seconds = 0.3 + 0.01 * byte / 256;
    const Samples one = tape_signal(Bytes{byte}, options);
    samples.insert(samples.end(), one.begin(), one.end());
    sent.push_back(byte);
  }
  EXPECT_EQ(values(decode(samples)), sent);
}

TEST(Decoder, SilenceAndCarrierHoldNoBytes) {
  EXPECT_TRUE(decode(Samples(50'000, 0.0F)).empty());
  EXPECT_TRUE(decode(tape_signal(Bytes{}, {})).empty());
  EXPECT_TRUE(decode({}).empty());
}

TEST(Decoder, SamplesThatAreNoNumbersDoNoHarm) {
  Samples samples = short_recording();
  samples[100] = std::numeric_limits<float>::quiet_NaN();
  samples[200] = std::numeric_limits<float>::infinity();
  samples[300] = -1e30F;
  EXPECT_EQ(values(decode(samples)), short_program());
}

TEST(Decoder, PiecesOfAnySizeGiveTheSame) {
  const std::vector<DecodedByte> whole = decode(short_recording());
  Decoder decoder(kSampleHz);
  std::vector<DecodedByte> pieces;
  std::span<const float> rest = short_recording();
  for (size_t size = 1; !rest.empty(); size = size * 3 % 4'001 + 1) {
    decoder.feed(rest.first(std::min(size, rest.size())));
    rest = rest.subspan(std::min(size, rest.size()));
    for (const DecodedByte& byte : decoder.take()) pieces.push_back(byte);
  }
  decoder.finish();
  for (const DecodedByte& byte : decoder.take()) pieces.push_back(byte);
  EXPECT_EQ(values(pieces), values(whole));
}

TEST(Decoder, RefusesASampleRateThatCannotBe) {
  EXPECT_THROW((void)Decoder{100}, std::invalid_argument);
  const double no_number = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THROW((void)Decoder{no_number}, std::invalid_argument);
}

}  // namespace
}  // namespace triton::tape_test
