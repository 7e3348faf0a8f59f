// Several recordings of one tape, each damaged elsewhere.
#include "emulator/tape/combined_tape.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "emulator/support/errors.hpp"
#include "emulator/tape/audio_file.hpp"
#include "emulator/tape/decoder.hpp"
#include "emulator/tape/tape_contents.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tests/tape/tape_signal.hpp"

namespace triton::tape_test {
namespace {

constexpr double kSampleHz = 16'000;

/// `programs` of 120 bytes, random ones, each with its leader.
Bytes tape_of(unsigned programs, uint32_t seed) {
  Bytes tape;
  for (unsigned i = 0; i < programs; ++i) {
    Bytes data = random_bytes(120, seed + i);
    data[0] = 0x78;
    data[1] = 0x16;
    const Bytes bytes = tape::tape_bytes("GAME", data);
    tape.insert(tape.end(), bytes.begin(), bytes.end());
  }
  return tape;
}

/// Drop-outs of 50 to 300 ms, one in each 2 s of the tape, in the first or the second half of them.
void damage(Samples& samples, bool second, uint32_t seed) {
  const Bytes random = random_bytes(100, seed);
  const double seconds = static_cast<double>(samples.size()) / kSampleHz;
  for (size_t i = 0; 2.0 * static_cast<double>(i + 1) < seconds; ++i) {
    const double begin = 2.0 * static_cast<double>(i) + (second ? 1 : 0) + 0.002 * random[2 * i];
    fade(samples, kSampleHz, begin, begin + 0.05 + 0.001 * random[2 * i + 1], 0);
  }
}

void write(const std::filesystem::path& file, const Samples& samples) {
  tape::AudioWriter writer(file, {static_cast<uint32_t>(kSampleHz), 1, 0});
  writer.write_frames(samples);
  writer.finish();
}

class CombinedTape : public testing::Test {
 protected:
  tape::TapeContents read(const std::vector<const char*>& names) {
    std::vector<std::filesystem::path> files;
    for (const char* name : names) files.push_back(directory_ / name);
    const auto source = tape::open_combined_tapes(files);
    return tape::read_tape(*source);
  }
  TemporaryDirectory directory_;
};

TEST_F(CombinedTape, DamageThatIsElsewhereInAnotherRecordingIsMended) {
  for (uint32_t seed = 0; seed < 6; ++seed) {
    SCOPED_TRACE(seed);
    const Bytes tape = tape_of(2, 10 * seed + 1);
    SignalOptions options;
    options.speed = 0.97;
    options.wow_depth = 0.004;
    options.wow_hz = 0.7;
    Samples one = tape_signal(tape, options);
    options.speed = 1 + 0.01 * seed;
    options.carrier_seconds = 0.4 + 0.31 * seed;
    options.wow_hz = 1.1;
    options.amplitude = 0.04 * (seed + 1);
    Samples other = tape_signal(tape, options);
    // The same places of the tape, half of them in each.
    damage(one, false, seed + 50);
    damage(other, true, seed + 60);
    add_noise(one, kSampleHz, 0.5, 25, seed + 1);
    add_noise(other, kSampleHz, options.amplitude, 25, seed + 2);
    write(directory_ / "a.wav", one);
    write(directory_ / "b.wav", other);
    for (const auto& names : {std::vector{"a.wav", "b.wav"}, {"b.wav", "a.wav"}}) {
      const tape::TapeContents contents = read(names);
      ASSERT_EQ(contents.programs.size(), 2u);
      for (unsigned i = 0; i < 2; ++i) {
        SCOPED_TRACE(i);
        const Bytes sent(tape.begin() + 69 + 189 * i, tape.begin() + 189 + 189 * i);
        const tape::TapeProgram& program = contents.programs[i];
        ASSERT_EQ(program.data.size(), sent.size());
        const std::vector<size_t> doubts = program.doubtful_offsets();
        for (size_t k = 0; k < sent.size(); ++k) {
          EXPECT_TRUE(program.data[k] == sent[k] || std::count(doubts.begin(), doubts.end(), k) > 0)
              << k;
        }
        EXPECT_LE(doubts.size(), 4u);
      }
    }
  }
}

TEST_F(CombinedTape, OneThatBeginsEarlierGivesWhatTheFirstLacks) {
  const Bytes tape = tape_of(2, 7);
  SignalOptions options;
  Samples whole = tape_signal(tape, options);
  options.speed = 1.03;
  Samples late = tape_signal(tape, options);
  late.erase(late.begin(), late.begin() + static_cast<int>(6 * kSampleHz));
  write(directory_ / "late.wav", late);
  write(directory_ / "whole.wav", whole);
  const tape::TapeContents contents = read({"late.wav", "whole.wav"});
  EXPECT_EQ(contents.bytes, tape);
  ASSERT_EQ(contents.programs.size(), 2u);
  EXPECT_NEAR(contents.programs[1].start_seconds - contents.programs[0].start_seconds,
              189 * 0.04 / 1.03, 0.1);
}

TEST_F(CombinedTape, AProgramThatIsOnTheTapeTwiceStaysTwo) {
  const Bytes once = tape_of(1, 8);
  Bytes tape = once;
  tape.insert(tape.end(), once.begin(), once.end());
  Samples one = tape_signal(tape, {});
  Samples other = one;
  damage(one, false, 1);
  damage(other, true, 2);
  write(directory_ / "a.wav", one);
  write(directory_ / "b.wav", other);
  EXPECT_EQ(read({"a.wav", "b.wav"}).bytes, tape);
}

TEST_F(CombinedTape, AThirdRecordingDecidesBetweenTwo) {
  const Bytes tape = tape_of(1, 9);
  const Samples whole = tape_signal(tape, {});
  for (const char* name : {"a.wav", "b.wav", "c.wav"}) {
    Samples samples = whole;
    add_noise_per_bit(samples, kSampleHz, 0.5, 7, static_cast<uint32_t>(name[0]));
    scale(samples, 0.2F);
    write(directory_ / name, samples);
  }
  EXPECT_EQ(read({"a.wav", "b.wav", "c.wav"}).programs.at(0).data,
            Bytes(tape.begin() + 69, tape.end()));
}

TEST_F(CombinedTape, AnotherTapeIsRefusedByName) {
  write(directory_ / "a.wav", tape_signal(tape_of(1, 10), {}));
  write(directory_ / "b.wav", tape_signal(tape_of(1, 11), {}));
  try {
    (void)read({"a.wav", "b.wav"});
    FAIL();
  } catch (const InputError& error) {
    EXPECT_NE(std::string(error.what()).find("b.wav: hardly a byte as in"), std::string::npos);
  }
  EXPECT_THROW((void)read({"a.wav"}), InputError);
}

}  // namespace
}  // namespace triton::tape_test
