// Tapes as files: formats, codecs, and what a write that is cut off leaves.
#include <gtest/gtest.h>
#include <signal.h>
#include <sndfile.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/tape/audio_file.hpp"
#include "emulator/tape/recording.hpp"
#include "emulator/tape/tape_contents.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tests/tape/tape_signal.hpp"

namespace triton::tape_test {
namespace {

using tape::AudioReader;
using tape::AudioWriter;
using tape::IfThere;
using tape::Recording;
using tape::TapeContents;

Bytes whole_program(size_t bytes) {
  Bytes data = random_bytes(bytes, 31);
  const size_t end = 0x1600 + bytes;
  data[0] = static_cast<uint8_t>(end & 0xFF);
  data[1] = static_cast<uint8_t>(end >> 8);
  return data;
}

TapeContents contents_of(const std::filesystem::path& file) {
  const auto source = tape::open_tape(file);
  return tape::read_tape(*source);
}

void expect_only_program(const TapeContents& contents, const Bytes& data) {
  ASSERT_EQ(contents.programs.size(), 1u);
  EXPECT_EQ(contents.programs[0].name(), "GAME");
  EXPECT_EQ(contents.programs[0].data, data);
  EXPECT_EQ(contents.programs[0].doubtful, 0u);
}

TEST(TapeFile, EverySampleFormatIsRead) {
  const TemporaryDirectory directory;
  const Bytes data = whole_program(40);
  const Samples samples = tape_signal(tape::tape_bytes("GAME", data), {});
  for (const int format : {SF_FORMAT_WAV | SF_FORMAT_PCM_U8, SF_FORMAT_WAV | SF_FORMAT_PCM_16,
                           SF_FORMAT_WAV | SF_FORMAT_PCM_24, SF_FORMAT_WAV | SF_FORMAT_PCM_32,
                           SF_FORMAT_WAV | SF_FORMAT_FLOAT, SF_FORMAT_FLAC | SF_FORMAT_PCM_24}) {
    SCOPED_TRACE(format);
    const bool flac = (format & SF_FORMAT_TYPEMASK) == SF_FORMAT_FLAC;
    const std::filesystem::path file = directory / (flac ? "a.flac" : "a.wav");
    AudioWriter writer(file, {16'000, 1, format});
    writer.write_frames(samples);
    writer.finish();
    expect_only_program(contents_of(file), data);
  }
}

TEST(TapeFile, OfStereoTheChannelWithTheSignalIsRead) {
  const TemporaryDirectory directory;
  const Bytes data = whole_program(40);
  const Samples samples = tape_signal(tape::tape_bytes("GAME", data), {});
  const auto write = [&](float left, float right) {
    Samples frames;
    for (const float sample : samples) {
      frames.push_back(left * sample);
      frames.push_back(right * sample);
    }
    AudioWriter writer(directory / "a.wav", {16'000, 2, 0});
    writer.write_frames(frames);
    writer.finish();
  };
  for (const auto& [left, right] : {std::pair{1.0F, 0.0F}, {0.0F, 1.0F}, {1.0F, -1.0F}}) {
    SCOPED_TRACE(testing::Message() << left << " and " << right);
    write(left, right);
    expect_only_program(contents_of(directory / "a.wav"), data);
  }
}

TEST(TapeFile, FlacInOggIsRead) {
  const TemporaryDirectory directory;
  const Bytes data = whole_program(300);
  SignalOptions options;
  options.sample_hz = 48'000;
  AudioWriter writer(directory / "a.wav", {48'000, 1, 0});
  writer.write_frames(tape_signal(tape::tape_bytes("GAME", data), options));
  writer.finish();
  const std::string command =
      "cd '" + directory.path().string() +
      "' && ffmpeg -nostdin -v error -i a.wav -c:a flac -f ogg a.ogg && cp a.ogg a";
  ASSERT_EQ(std::system(command.c_str()), 0);
  expect_only_program(contents_of(directory / "a.ogg"), data);
  expect_only_program(contents_of(directory / "a"), data);
  AudioReader plain(directory / "a.wav");
  AudioReader packed(directory / "a.ogg");
  EXPECT_EQ(packed.seconds(), plain.seconds());
  (void)plain.seek(3);
  (void)packed.seek(3);
  EXPECT_TRUE(std::ranges::equal(plain.read_frames(), packed.read_frames()));
  // Cut off anywhere: as far as it goes, or refused, but never more.
  const std::string all = read_text_file(directory / "a.ogg");
  for (size_t size = 20; size < all.size(); size = size * 3 / 2) {
    write_file(directory / "cut.ogg", std::string_view(all).substr(0, size));
    try {
      AudioReader cut(directory / "cut.ogg");
      while (!cut.read_frames().empty()) {
      }
      EXPECT_LE(cut.position_seconds(), plain.seconds());
    } catch (const InputError&) {
    }
  }
}

TEST(TapeFile, SurvivesMp3AndOpus) {
  const TemporaryDirectory directory;
  const Bytes data = whole_program(700);
  SignalOptions options;
  options.sample_hz = 48'000;
  AudioWriter writer(directory / "a.wav", {48'000, 1, 0});
  writer.write_frames(tape_signal(tape::tape_bytes("GAME", data), options));
  writer.finish();
  for (const char* conversion : {"-b:a 64k a.mp3", "-c:a libopus -b:a 32k a.opus"}) {
    const std::string command =
        "cd '" + directory.path().string() + "' && ffmpeg -nostdin -v error -i a.wav " + conversion;
    ASSERT_EQ(std::system(command.c_str()), 0) << command;
  }
  expect_only_program(contents_of(directory / "a.mp3"), data);
  expect_only_program(contents_of(directory / "a.opus"), data);
}

TEST(TapeFile, ProgramsAmongJunkAreFoundWithTimesSpeedAndLevel) {
  const TemporaryDirectory directory;
  const Bytes data = whole_program(60);
  SignalOptions options;
  options.speed = 1.04;
  options.amplitude = 0.1;
  Samples all(40'000, 0.0F);
  add_noise(all, 16'000, 0.1, 3, 32);
  for (int i = 0; i < 2; ++i) {
    const Samples one = tape_signal(tape::tape_bytes("GAME", data), options);
    all.insert(all.end(), one.begin(), one.end());
  }
  AudioWriter writer(directory / "a.wav", {16'000, 1, 0});
  writer.write_frames(all);
  writer.finish();
  const TapeContents contents = contents_of(directory / "a.wav");
  ASSERT_EQ(contents.programs.size(), 2u);
  for (const tape::TapeProgram& program : contents.programs) {
    EXPECT_EQ(program.data, data);
    EXPECT_NEAR(program.speed, 1.04, 0.005);
    EXPECT_NEAR(program.level, 0.1, 0.015);
  }
  EXPECT_NEAR(contents.programs[0].start_seconds, 2.5 + 1 / 1.04, 0.01);
}

TEST(TapeFile, ALostStretchIsReportedWithTimeAndByteAndTheRestIsThere) {
  const TemporaryDirectory directory;
  const Bytes data = whole_program(100);
  Samples samples = tape_signal(tape::tape_bytes("GAME", data), {});
  const double first_lost = 1 + 0.04 * (64 + 5 + 50);
  fade(samples, 16'000, first_lost + 0.01, first_lost + 0.19, 0);
  AudioWriter writer(directory / "a.wav", {16'000, 1, 0});
  writer.write_frames(samples);
  writer.finish();
  const TapeContents contents = contents_of(directory / "a.wav");
  ASSERT_EQ(contents.programs.size(), 1u);
  const tape::TapeProgram& program = contents.programs[0];
  EXPECT_TRUE(program.is_complete());
  ASSERT_EQ(program.data.size(), data.size());
  for (size_t i = 0; i < data.size(); ++i) {
    const bool inside = i >= 50 && i < 55;
    EXPECT_TRUE(inside || program.data[i] == data[i]) << i;
  }
  ASSERT_FALSE(program.doubts.empty());
  EXPECT_NEAR(program.doubts[0].seconds, first_lost, 0.01);
  EXPECT_EQ(program.doubts[0].offset, 50u);
  EXPECT_GE(program.lost, 4u);
}

TEST(TapeFile, AProgramThatIsCutShortSaysSo) {
  Bytes bytes = tape::tape_bytes("GAME", whole_program(100));
  bytes.resize(bytes.size() - 30);
  const auto source = tape::open_tape_bytes(bytes);
  const TapeContents contents = tape::read_tape(*source);
  ASSERT_EQ(contents.programs.size(), 1u);
  EXPECT_FALSE(contents.programs[0].is_complete());
  EXPECT_EQ(contents.programs[0].data.size(), 70u);
  EXPECT_EQ(tape::errors_text(contents.programs[0]), "cut short, 70 of 100 bytes");
}

TEST(TapeFile, AHeaderWithoutItsMarkEndsBeforeTheEndAddress) {
  Bytes bytes(64, 0x0D);
  for (const char c : std::string("GAME")) bytes.push_back(static_cast<uint8_t>(c));
  for (const uint8_t byte : whole_program(40)) bytes.push_back(byte);
  const auto source = tape::open_tape_bytes(bytes);
  expect_only_program(tape::read_tape(*source), whole_program(40));
}

/// The tape's programs; `hit` are the places of bytes that cannot be relied on.
std::vector<tape::TapeProgram> programs_of(const Bytes& bytes, const std::vector<size_t>& hit) {
  tape::ProgramFinder finder;
  std::vector<tape::TapeProgram> programs;
  for (size_t i = 0; i < bytes.size(); ++i) {
    tape::DecodedByte byte;
    byte.value = bytes[i];
    byte.clarity = 1;
    byte.start_seconds = 0.04 * static_cast<double>(i);
    byte.parity_error = std::count(hit.begin(), hit.end(), i) > 0;
    if (auto program = finder.feed(byte)) programs.push_back(std::move(*program));
  }
  if (auto program = finder.finish()) programs.push_back(std::move(*program));
  return programs;
}

TEST(TapeFile, AnyHitInAHeaderLeavesTheDataAndIsReported) {
  const Bytes data = whole_program(200);
  const Bytes tape = tape::tape_bytes("GAME", data);
  for (size_t i = 0; i < 5; ++i) {
    for (unsigned value = 0; value < 256; ++value) {
      if (i == 0 && value == 0x0D) continue;  // reads as one more of the leader
      SCOPED_TRACE(testing::Message() << "header byte " << i << " as " << value);
      Bytes bytes = tape;
      bytes[64 + i] = static_cast<uint8_t>(value);
      const auto programs = programs_of(bytes, {64 + i});
      ASSERT_EQ(programs.size(), 1u);
      EXPECT_EQ(programs[0].data, data);
      EXPECT_EQ(programs[0].doubtful, 1u);
      ASSERT_EQ(programs[0].doubts.size(), 1u);
      EXPECT_TRUE(programs[0].doubts[0].in_header);
      EXPECT_EQ(programs[0].doubts[0].offset, i);
      EXPECT_EQ(tape::errors_text(programs[0]), "1 doubtful");
    }
  }
}

/// One line, 10 PRINT "HELLO", as level 7.2 saves it under the name A.
Bytes level_72_tape() {
  Bytes bytes(64, 0x0D);
  const Bytes rest{0x00, 0x01, 0x41, 0x00, 0xCE, 0x15, 0xE0, 0x15, 0xE0,
                   0x15, 0x00, 0xDE, 0x15, 0x0A, 0x00, 0x80, 0x22, 0x48,
                   0x45, 0x4C, 0x4C, 0x4F, 0x22, 0x00, 0x00, 0x00, 0x00};
  bytes.insert(bytes.end(), rest.begin(), rest.end());
  return bytes;
}

TEST(TapeFile, ProgramsOfLevel72sBasicAreFoundByNameWithOthersBetween) {
  Bytes all;
  const Bytes code = tape::tape_bytes("CODE", whole_program(50));
  for (int i = 0; i < 36; ++i) {
    for (const Bytes& one : {level_72_tape(), code}) all.insert(all.end(), one.begin(), one.end());
  }
  const auto programs = programs_of(all, {});
  ASSERT_EQ(programs.size(), 72u);
  for (size_t i = 0; i < programs.size(); ++i) {
    SCOPED_TRACE(i);
    const tape::TapeProgram& program = programs[i];
    EXPECT_EQ(program.name(), i % 2 == 0 ? "A" : "CODE");
    EXPECT_EQ(program.format == tape::TapeFormat::kBasic72, i % 2 == 0);
    EXPECT_EQ(program.data.size(), i % 2 == 0 ? 19u : 50u);
    EXPECT_TRUE(program.is_complete());
    EXPECT_EQ(tape::errors_text(program), "");
    EXPECT_EQ(tape::tape_bytes(program), i % 2 == 0 ? level_72_tape() : code);
  }
  EXPECT_EQ(programs[0].address, 0x15CE);
}

TEST(TapeFile, ALevel72ProgramThatEndsEarlySaysSo) {
  Bytes bytes = level_72_tape();
  bytes.resize(bytes.size() - 4);
  const auto programs = programs_of(bytes, {});
  ASSERT_EQ(programs.size(), 1u);
  EXPECT_EQ(tape::errors_text(programs[0]), "cut short, 15 of 19 bytes");
}

TEST(TapeFile, WhatIsNoRecordingIsRefusedInOneLine) {
  const TemporaryDirectory directory;
  for (const char* name : {"a.wav", "a.flac", "a.mp3"}) {
    directory.write(name, "no sound at all");
    EXPECT_THROW((void)AudioReader{directory / name}, InputError);
  }
  EXPECT_THROW((void)AudioReader{directory.path()}, InputError);
  EXPECT_THROW(AudioWriter(directory / "none" / "a.wav", {}), InternalError);
}

TEST(TapeFile, AHeaderThatLiesAboutTheLengthIsNotBelieved) {
  const TemporaryDirectory directory;
  const Bytes bytes = random_bytes(30, 31);
  const Samples samples = tape_signal(bytes, {});
  AudioWriter writer(directory / "a.wav", {16'000, 1, 0});
  writer.write_frames(samples);
  writer.finish();
  const Bytes file = read_binary_file(directory / "a.wav");
  constexpr size_t kRiffSize = 4;
  constexpr size_t kDataSize = 40;
  for (const uint32_t size : {0U, 1'000U, 0x7FFF'FFFFU, 0xFFFF'FFFFU}) {
    SCOPED_TRACE(size);
    Bytes lying = file;
    for (unsigned i = 0; i < 4; ++i) {
      lying[kRiffSize + i] = lying[kDataSize + i] = static_cast<uint8_t>(size >> (8 * i));
    }
    write_file(directory / "b.wav", lying);
    const auto source = tape::open_tape(directory / "b.wav");
    Bytes found;
    while (const auto byte = source->next()) found.push_back(byte->value);
    EXPECT_EQ(found, bytes);
    EXPECT_EQ(source->remark.empty(), size > 1'000);
    EXPECT_NEAR(source->seconds(), static_cast<double>(samples.size()) / 16'000, 0.01);
  }
}

void append(Bytes& bytes, std::string_view name, uint32_t size) {
  bytes.insert(bytes.end(), name.begin(), name.end());
  for (unsigned i = 0; i < 4; ++i) bytes.push_back(static_cast<uint8_t>(size >> (8 * i)));
}

/// 8 bits, mono, 16,000 Hz.
Bytes wav_begin(std::string_view riff = "RIFF") {
  Bytes file;
  append(file, riff, 0);
  for (const char c : std::string_view("WAVE")) file.push_back(static_cast<uint8_t>(c));
  if (riff == "RF64") {
    append(file, "ds64", 28);
    file.resize(file.size() + 28);
  }
  append(file, "fmt ", 16);
  for (const unsigned word : {1, 1, 16'000, 0, 16'000, 0, 1, 8}) {
    file.push_back(static_cast<uint8_t>(word & 0xFF));
    file.push_back(static_cast<uint8_t>(word >> 8));
  }
  return file;
}

Bytes sound_of(const Bytes& bytes) {
  Bytes sound;
  for (const float sample : tape_signal(bytes, {})) {
    sound.push_back(static_cast<uint8_t>(128 + 100 * sample));
  }
  return sound;
}

Bytes bytes_of(const std::filesystem::path& file) {
  const auto source = tape::open_tape(file);
  Bytes found;
  while (const auto byte = source->next()) found.push_back(byte->value);
  return found;
}

TEST(TapeFile, AnOddChunkOfAWavMayLackItsPadByte) {
  const TemporaryDirectory directory;
  const Bytes bytes = random_bytes(20, 7);
  Bytes sound = sound_of(bytes);
  for (const uint32_t length : {1U, 5U, 37U}) {
    for (const size_t pad_bytes : {0U, 1U}) {
      for (const size_t less : {0U, 1U}) {
        SCOPED_TRACE(testing::Message() << length << " with " << pad_bytes << " less " << less);
        Bytes file = wav_begin();
        append(file, "note", length);
        file.resize(file.size() + length + pad_bytes, 'n');
        append(file, "data", static_cast<uint32_t>(sound.size() - less));
        file.insert(file.end(), sound.begin(), sound.end() - static_cast<ptrdiff_t>(less));
        write_file(directory / "a.wav", file);
        EXPECT_EQ(bytes_of(directory / "a.wav"), bytes);
      }
    }
  }
}

TEST(TapeFile, TheSoundOfAWavMayBeInSeveralChunks) {
  const TemporaryDirectory directory;
  const Bytes bytes = random_bytes(20, 8);
  const Bytes sound = sound_of(bytes);
  for (const size_t cut : {size_t{4'000}, size_t{20'001}}) {
    Bytes file = wav_begin();
    append(file, "data", static_cast<uint32_t>(cut));
    file.insert(file.end(), sound.begin(), sound.begin() + static_cast<ptrdiff_t>(cut));
    append(file, "LIST", 4);
    file.insert(file.end(), 4, 'x');
    append(file, "data", static_cast<uint32_t>(sound.size() - cut));
    file.insert(file.end(), sound.begin() + static_cast<ptrdiff_t>(cut), sound.end());
    write_file(directory / "a.wav", file);
    EXPECT_EQ(bytes_of(directory / "a.wav"), bytes) << cut;
  }
}

TEST(TapeFile, AnRf64WithLengthsOfNothingIsReadToItsEnd) {
  const TemporaryDirectory directory;
  const Bytes bytes = random_bytes(20, 9);
  const Bytes sound = sound_of(bytes);
  for (const uint32_t length : {0U, 0xFFFF'FFFFU}) {
    Bytes file = wav_begin("RF64");
    append(file, "data", length);
    file.insert(file.end(), sound.begin(), sound.end());
    write_file(directory / "a.wav", file);
    EXPECT_EQ(bytes_of(directory / "a.wav"), bytes) << length;
  }
}

TEST(TapeFile, ATapeIsKnownByOtherEndingsAndWithoutOneByItsContent) {
  const TemporaryDirectory directory;
  const Bytes tape = tape::tape_bytes("GAME", whole_program(20));
  const Samples samples = tape_signal(tape, {});
  for (const auto& [name, format] : {std::pair{"a.wave", SF_FORMAT_WAV},
                                     {"a.WAV", SF_FORMAT_WAV},
                                     {"a.flac", SF_FORMAT_FLAC},
                                     {"a.aiff", SF_FORMAT_AIFF},
                                     {"a.wav", SF_FORMAT_RF64},
                                     {"a.wav", SF_FORMAT_CAF},
                                     {"a.wav", SF_FORMAT_AU}}) {
    SCOPED_TRACE(name);
    AudioWriter writer(directory / name, {16'000, 1, format | SF_FORMAT_PCM_16});
    writer.write_frames(samples);
    writer.finish();
    for (const char* other : {"b.wave", "b.aifc", "b.caf", "b.au", "b"}) {
      std::filesystem::copy_file(directory / name, directory / other,
                                 std::filesystem::copy_options::overwrite_existing);
      EXPECT_EQ(bytes_of(directory / other), tape) << other;
    }
  }
  write_file(directory / "bytes", tape);
  EXPECT_EQ(bytes_of(directory / "bytes"), tape);
  directory.write("words", "10 PRINT\n");
  EXPECT_THROW((void)tape::open_tape(directory / "words"), InputError);
}

TEST(TapeFile, ARecordingCutOffByTheDiscsEndIsReadAsFarAsItGoes) {
  const TemporaryDirectory directory;
  const Bytes data = whole_program(60);
  AudioWriter writer(directory / "a.wav", {16'000, 1, 0});
  writer.write_frames(tape_signal(tape::tape_bytes("GAME", data), {}));
  writer.finish();
  std::filesystem::resize_file(directory / "a.wav",
                               std::filesystem::file_size(directory / "a.wav") - 60'000);
  const TapeContents contents = contents_of(directory / "a.wav");
  ASSERT_EQ(contents.programs.size(), 1u);
  EXPECT_FALSE(contents.programs[0].is_complete());
}

std::vector<TapeEvent> sent(size_t bytes) {
  std::vector<TapeEvent> events{{TapeEvent::Kind::kMotorOn, 0, 0}};
  for (size_t i = 0; i < bytes; ++i) events.push_back({TapeEvent::Kind::kByte, 0x55, 10 * i});
  events.push_back({TapeEvent::Kind::kMotorOff, 0, 1'000});
  return events;
}

/// In a process of its own: records again and again until it is killed.
[[noreturn]] void record_for_ever(const std::filesystem::path& file) {
  while (true) {
    Recording recording(file, IfThere::kAppend);
    recording.note(sent(10), 800'000);
  }
}

TEST(TapeFile, AWriterKilledAtAnyMomentLeavesWholeRecordings) {
  const TemporaryDirectory directory;
  for (const char* name : {"a.tap", "a.wav"}) {
    SCOPED_TRACE(name);
    const std::filesystem::path file = directory / name;
    Recording(file, IfThere::kAppend).note(sent(10), 800'000);
    const auto units = [&]() -> size_t {
      if (file.extension() == ".tap") return read_binary_file(file).size();
      AudioReader reader(file);
      size_t frames = 0;
      for (auto block = reader.read_frames(); !block.empty(); block = reader.read_frames()) {
        frames += block.size();
      }
      return frames;
    };
    const size_t unit = units();
    size_t before = unit;
    for (useconds_t microseconds = 500; microseconds < 12'000; microseconds += 701) {
      const pid_t child = ::fork();
      ASSERT_GE(child, 0);
      if (child == 0) record_for_ever(file);
      ::usleep(microseconds);
      ::kill(child, SIGKILL);
      ::waitpid(child, nullptr, 0);
      const size_t now = units();
      EXPECT_EQ(now % unit, 0u) << "half a recording";
      EXPECT_GE(now, before);
      before = now;
    }
  }
}

}  // namespace
}  // namespace triton::tape_test
