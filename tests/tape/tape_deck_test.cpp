// The recorder with the whole machine: the monitor's O and I through real sound, and its keys.
#include "emulator/tape/tape_deck.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/frontends/headless/headless_host.hpp"
#include "emulator/session/session.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/tape/audio_file.hpp"
#include "emulator/tape/tape_contents.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tests/tape/tape_signal.hpp"

namespace triton::tape_test {
namespace {

using tape::IfThere;
using tape::TapeDeck;

constexpr uint64_t kSecond = 800'000;

/// A machine at the monitor's prompt with a recorder.
class Desk {
 public:
  Desk() : session(load_firmware(TRITON_DATA_DIR)) {
    session.boot();
    session.attend([this](Triton& machine) { return deck.serve(machine); });
  }
  void type(const char* keys) {
    session.type(keys);
    session.run_until_idle();
  }
  void run_seconds(unsigned seconds) {
    (void)session.run(session.machine().cycles() + seconds * kSecond);
  }
  [[nodiscard]] Bytes memory(uint16_t first, unsigned count) const {
    Bytes bytes;
    for (unsigned i = 0; i < count; ++i) {
      bytes.push_back(session.machine().peek(static_cast<uint16_t>(first + i)));
    }
    return bytes;
  }
  void poke(uint16_t first, const Bytes& bytes) {
    for (const uint8_t byte : bytes) (void)session.machine().poke(first++, byte);
  }

  Session session;
  TapeDeck deck;
};

const Bytes kCode = {0x0C, 0x16, 0x3E, 0x2A, 0xCD, 0x13, 0x00, 0xC9, 0x00, 0xFF, 0x0D, 0x04};
const Bytes kOther = {0x04, 0x16, 0x77, 0x78};

Bytes tape_of(const std::string& header, const Bytes& data) {
  return tape::tape_bytes(header, data);
}

Bytes joined(Bytes first, const Bytes& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

void write_samples(const std::filesystem::path& file, const Samples& samples,
                   uint32_t hz = 16'000) {
  tape::AudioWriter writer(file, {hz, 1, 0});
  writer.write_frames(samples);
  writer.finish();
}

TEST(TapeDeck, ABasicProgramSavedAsSoundLoadsFromItInAnotherMachine) {
  const TemporaryDirectory directory;
  Desk writer;
  writer.deck.record_on(directory / "a.wav", IfThere::kRefuse);
  writer.type("T10 PRINT 'HELLO'\\r20 GOTO 10\\r");
  writer.type("\\x03");
  writer.type("OHELLO\\r");
  Desk reader;
  reader.deck.insert(directory / "a.wav");
  reader.type("IHELLO\\r");
  EXPECT_EQ(reader.memory(0x1600, 40), writer.memory(0x1600, 40));
  reader.type("TLIST\\r");
  EXPECT_TRUE(reader.session.screen_shows("20 GOTO 10"));
}

TEST(TapeDeck, MachineCodeSavedAsSoundLoadsFromItAndRuns) {
  const TemporaryDirectory directory;
  Desk writer;
  writer.deck.record_on(directory / "a.flac", IfThere::kRefuse);
  writer.poke(0x1600, kCode);
  writer.type("OSTAR\\r");
  Desk reader;
  reader.deck.insert(directory / "a.flac");
  reader.type("ISTAR\\r");
  EXPECT_EQ(reader.memory(0x1600, 12), kCode);
  reader.type("G1602\\r");
  EXPECT_TRUE(reader.session.screen_shows("*"));
}

TEST(TapeDeck, ALoadTakesTheTimeOfTheTapeAndAFastOneNone) {
  const TemporaryDirectory directory;
  const Bytes bytes = tape_of("A", kCode);
  write_file(directory / "a.tap", bytes);
  std::vector<uint64_t> cycles;
  std::vector<Bytes> memories;
  for (const bool fast : {false, true}) {
    Desk desk;
    desk.deck.set_fast(fast);
    desk.deck.insert(directory / "a.tap");
    const uint64_t before = desk.session.machine().cycles();
    desk.type("IA\\r");
    cycles.push_back(desk.session.machine().cycles() - before);
    memories.push_back(desk.memory(0x1400, 0x2000));
  }
  EXPECT_GT(cycles[0], bytes.size() * 32'000);
  EXPECT_LT(cycles[1], cycles[0] - bytes.size() * 30'000);
  for (size_t address = 0x200; address < 0x2000; ++address) {
    ASSERT_EQ(memories[0][address], memories[1][address]);
  }
}

TEST(TapeDeck, TheHeaderSearchSkipsOtherFiles) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", joined(tape_of("OTHER", kOther), tape_of("STAR", kCode)));
  Desk desk;
  desk.deck.insert(directory / "a.tap");
  desk.type("ISTAR\\r");
  EXPECT_EQ(desk.memory(0x1600, 12), kCode);
}

TEST(TapeDeck, SeveralProgramsAreLoadedOneAfterTheOther) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", joined(tape_of("OTHER", kOther), tape_of("STAR", kCode)));
  Desk desk;
  desk.deck.insert(directory / "a.tap");
  desk.type("IOTHER\\r");
  EXPECT_EQ(desk.memory(0x1600, 4), kOther);
  const double counter = desk.deck.counter_seconds();
  desk.run_seconds(60);
  EXPECT_EQ(desk.deck.counter_seconds(), counter) << "the motor stands";
  desk.type("ISTAR\\r");
  EXPECT_EQ(desk.memory(0x1600, 12), kCode);
}

TEST(TapeDeck, ATapeWoundBackLoadsAgain) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", tape_of("STAR", kCode));
  Desk desk;
  desk.deck.insert(directory / "a.tap");
  desk.type("ISTAR\\r");
  desk.poke(0x1600, Bytes(12, 0));
  EXPECT_GT(desk.deck.counter_seconds(), 2);
  desk.deck.rewind();
  EXPECT_EQ(desk.deck.counter_seconds(), 0);
  desk.type("ISTAR\\r");
  EXPECT_EQ(desk.memory(0x1600, 12), kCode);
}

TEST(TapeDeck, ATapeChangedWhileTheMachineSearchesIsReadFromItsBeginning) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", tape_of("OTHER", kOther));
  write_file(directory / "b.tap", tape_of("STAR", kCode));
  Desk desk;
  desk.deck.add_to_shelf(directory / "a.tap");
  desk.deck.add_to_shelf(directory / "b.tap");
  ASSERT_TRUE(desk.deck.insert_next());
  desk.session.type("ISTAR\\r");
  desk.run_seconds(4);
  ASSERT_TRUE(desk.deck.insert_next());
  EXPECT_EQ(desk.deck.tape(), directory / "b.tap");
  desk.session.run_until_idle();
  EXPECT_EQ(desk.memory(0x1600, 12), kCode);
}

TEST(TapeDeck, AStoppedTapeStandsAndGoesOnWhereItWas) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", tape_of("STAR", kCode));
  Desk desk;
  desk.deck.insert(directory / "a.tap");
  desk.session.type("ISTAR\\r");
  desk.run_seconds(4);
  desk.deck.stop();
  desk.run_seconds(1);
  const double counter = desk.deck.counter_seconds();
  desk.run_seconds(5);
  EXPECT_EQ(desk.deck.counter_seconds(), counter);
  EXPECT_GT(counter, 2);
  desk.deck.play();
  desk.session.run_until_idle();
  EXPECT_EQ(desk.memory(0x1600, 12), kCode);
}

TEST(TapeDeck, AnEjectedTapeIsSilent) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", tape_of("STAR", kCode));
  Desk desk;
  desk.deck.insert(directory / "a.tap");
  desk.deck.eject();
  EXPECT_FALSE(desk.deck.has_tape());
  desk.session.type("ISTAR\\r");
  const SessionEvent event = desk.session.run(desk.session.machine().cycles() + 60 * kSecond,
                                              {.when_idle = true, .when_given_up = true});
  EXPECT_EQ(event, SessionEvent::kGivenUp);
  EXPECT_EQ(desk.memory(0x1600, 12), Bytes(12, 0));
}

TEST(TapeDeck, ABadTapeLeavesTheMemoryBelowTheErrorAndInt2GetsOut) {
  const TemporaryDirectory directory;
  Bytes data = joined({0xFE, 0x16}, Bytes(252, 0x55));
  const Bytes bytes = tape_of("STAR", data);
  SignalOptions options;
  Samples samples = tape_signal(bytes, options);
  samples.resize(static_cast<size_t>((1 + 0.04 * 170) * options.sample_hz));
  write_samples(directory / "a.wav", samples);
  Desk desk;
  desk.poke(0x1600, Bytes(254, 0xEE));
  desk.deck.insert(directory / "a.wav");
  desk.session.type("ISTAR\\r");
  desk.run_seconds(60);
  const unsigned loaded = 170 - 64 - 5;
  EXPECT_EQ(desk.memory(0x1602, loaded - 4), Bytes(loaded - 4, 0x55));
  EXPECT_EQ(desk.memory(0x1602 + loaded + 2, 100), Bytes(100, 0xEE));
  desk.session.machine().press_interrupt(2);
  desk.session.run_until_idle();
  EXPECT_TRUE(desk.session.screen_shows("FUNCTION?"));
  EXPECT_FALSE(desk.session.machine().cassette().motor_runs());
}

TEST(TapeDeck, AWornRecordingLoadsByteForByteIntoTheMachine) {
  const TemporaryDirectory directory;
  const Bytes data = joined({0xC8, 0x16}, random_bytes(198, 9));
  SignalOptions options;
  options.speed = 0.94;
  options.wow_depth = 0.015;
  options.wow_hz = 3;
  Samples samples = tape_signal(tape_of("WORN", data), options);
  add_tone(samples, options.sample_hz, 50, 0.3);
  add_noise(samples, options.sample_hz, 0.5, 12, 10);
  scale(samples, 0.1F);
  write_samples(directory / "a.wav", samples);
  Desk desk;
  desk.deck.insert(directory / "a.wav");
  desk.type("IWORN\\r");
  EXPECT_EQ(desk.memory(0x1600, 200), data);
}

TEST(TapeDeck, TheEchoTestOfTheManualRuns) {
  Desk desk;
  // IN 0 until a key; OUT 2; wait for DAV; IN 4; OUTCH; again.
  desk.poke(0x1700, {0xCD, 0x0B, 0x00, 0xCD, 0xAD, 0x02, 0xCD, 0x1D, 0x03, 0xCD, 0x13, 0x00, 0xC3,
                     0x00, 0x17});
  desk.session.machine().cassette().set_loop(true, desk.session.machine().cycles());
  desk.type("G1700\\r");
  desk.type("ECHO 123");
  EXPECT_TRUE(desk.session.screen_shows("ECHO 123"));
}

TEST(TapeDeck, RecordsSeveralProgramsOnOneTape) {
  const TemporaryDirectory directory;
  for (const char* name : {"a.tap", "a.wav", "a.flac"}) {
    SCOPED_TRACE(name);
    Desk desk;
    desk.deck.set_fast(true);
    desk.deck.record_on(directory / name, IfThere::kRefuse);
    desk.poke(0x1600, kCode);
    desk.type("OONE\\r");
    desk.type("OTWO\\r");
    const auto source = tape::open_tape(directory / name);
    const tape::TapeContents contents = tape::read_tape(*source);
    ASSERT_EQ(contents.programs.size(), 2u);
    EXPECT_EQ(contents.programs[0].name(), "ONE");
    EXPECT_EQ(contents.programs[1].name(), "TWO");
    EXPECT_EQ(contents.programs[1].data, kCode);
  }
}

TEST(TapeDeck, IsOnTheFileAsSoonAsTheMotorStops) {
  const TemporaryDirectory directory;
  Desk desk;
  desk.deck.record_on(directory / "a.tap", IfThere::kRefuse);
  desk.poke(0x1600, kCode);
  desk.session.type("OONE\\r");
  desk.run_seconds(8);
  EXPECT_FALSE(std::filesystem::exists(directory / "a.tap"));
  desk.session.run_until_idle();
  EXPECT_EQ(read_binary_file(directory / "a.tap"), tape_of("ONE", kCode));
}

TEST(TapeDeck, ARecordingThatEndsWhileTheMachineSendsHasTheByteThatWaits) {
  const TemporaryDirectory directory;
  for (const char* name : {"a.tap", "a.wav"}) {
    Desk desk;
    desk.deck.record_on(directory / name, IfThere::kRefuse);
    desk.run_seconds(1);
    Cassette& cassette = desk.session.machine().cassette();
    cassette.set_relay(true, desk.session.machine().cycles());
    for (const uint8_t byte : {'A', 'B'}) {
      cassette.write_data(byte, desk.session.machine().cycles());
      desk.session.machine().run_until(desk.session.machine().cycles() + 1'000);
    }
    desk.deck.finish(desk.session.machine());
    const auto source = tape::open_tape(directory / name);
    Bytes bytes;
    while (const auto byte = source->next()) bytes.push_back(byte->value);
    EXPECT_EQ(bytes, (Bytes{'A', 'B'})) << name;
  }
}

TEST(TapeDeck, ARecordingMadeAtOnceHasTheCarrierOfAnother) {
  const TemporaryDirectory directory;
  std::vector<double> seconds;
  for (const char* name : {"real.wav", "fast.wav"}) {
    Desk desk;
    desk.deck.set_fast(name[0] == 'f');
    desk.deck.record_on(directory / name, IfThere::kRefuse);
    desk.poke(0x1600, joined({0xF0, 0x17}, Bytes(0x1EE, 0x55)));
    desk.type("OLONG\\r");
    seconds.push_back(tape::AudioReader(directory / name).seconds());
  }
  EXPECT_GT(seconds[0], 0.04 * (64 + 5 + 0x1F0) + 10);
  EXPECT_NEAR(seconds[1], seconds[0], 0.1);
}

TEST(TapeDeck, AWriteProtectedTapeIsNotRecordedOn) {
  const TemporaryDirectory directory;
  for (const char* name : {"a.tap", "a.wav"}) {
    write_file(directory / name, tape_of("OLD", kOther));
    if (name[2] == 'w') write_samples(directory / name, tape_signal(tape_of("OLD", kOther), {}));
    std::filesystem::permissions(directory / name, std::filesystem::perms{0444});
    const Bytes old = read_binary_file(directory / name);
    Desk desk;
    for (const IfThere if_there : {IfThere::kAppend, IfThere::kReplace}) {
      EXPECT_THROW(desk.deck.record_on(directory / name, if_there), InputError);
    }
    EXPECT_FALSE(desk.deck.recording());
    EXPECT_EQ(read_binary_file(directory / name), old);
  }
}

/// A clean STAR and a WORN, of whose bytes 1640 and some more are lost.
void write_worn_tape(const std::filesystem::path& file, const Bytes& worn) {
  SignalOptions options;
  Samples samples = tape_signal(tape_of("STAR", kCode), options);
  Samples more = tape_signal(tape_of("WORN", worn), options);
  const double hole = options.carrier_seconds + 0.04 * (64 + 5 + 0x40);
  const auto at = more.begin() + static_cast<ptrdiff_t>(hole * options.sample_hz);
  std::fill(at, at + static_cast<ptrdiff_t>(0.2 * options.sample_hz), 0.0F);
  samples.insert(samples.end(), more.begin(), more.end());
  write_samples(file, samples);
}

TEST(TapeDeck, TellsOfDoubtfulBytesInWhatTheMachineHasLoadedAndInNothingElse) {
  const TemporaryDirectory directory;
  const Bytes worn = joined({0xC8, 0x16}, random_bytes(198, 9));
  write_worn_tape(directory / "a.wav", worn);
  for (const bool fast : {false, true}) {
    for (const bool stops : {false, true}) {
      Desk desk;
      std::vector<std::string> told;
      desk.deck.tell = [&](const std::string& line) { told.push_back(line); };
      desk.deck.set_fast(fast);
      desk.deck.insert(directory / "a.wav");
      desk.type("ISTAR\\r");
      desk.session.type("IWORN\\r");
      desk.run_seconds(fast ? 0 : 6);
      if (stops) desk.deck.stop();
      desk.run_seconds(0);
      desk.deck.play();
      desk.session.run_until_idle();
      desk.deck.finish(desk.session.machine());
      ASSERT_EQ(told.size(), 1u);
      EXPECT_THAT(told[0], testing::MatchesRegex(
                               "WORN was loaded with [5-7] bytes that may be wrong: 16[34].*"));
      EXPECT_GE(desk.deck.doubtful_bytes_loaded(), 5u);
    }
    Desk other;
    other.deck.set_fast(fast);
    other.deck.insert(directory / "a.wav");
    other.session.type("INONE\\r");
    other.run_seconds(40);
    other.deck.finish(other.session.machine());
    EXPECT_EQ(other.deck.doubtful_bytes_loaded(), 0u) << "it let both pass";
  }
}

TEST(TapeDeck, OverwritesARecordingOnlyWhenTold) {
  const TemporaryDirectory directory;
  const Bytes old = tape_of("OLD", kOther);
  write_file(directory / "a.tap", old);
  Desk desk;
  desk.deck.set_fast(true);
  desk.poke(0x1600, kCode);
  EXPECT_THROW(desk.deck.record_on(directory / "a.tap", IfThere::kRefuse), InputError);
  EXPECT_FALSE(desk.deck.recording());
  desk.deck.record_on(directory / "a.tap", IfThere::kAppend);
  desk.type("ONEW\\r");
  EXPECT_EQ(read_binary_file(directory / "a.tap"), joined(old, tape_of("NEW", kCode)));
  desk.deck.record_on(directory / "a.tap", IfThere::kReplace);
  EXPECT_EQ(read_binary_file(directory / "a.tap").size(), old.size() + 64 + 4 + 12) << "not yet";
  desk.type("ONEW\\r");
  EXPECT_EQ(read_binary_file(directory / "a.tap"), tape_of("NEW", kCode));
}

TEST(TapeDeck, AppendingKeepsTheFormatAndTheSoundOfTheRecording) {
  const TemporaryDirectory directory;
  const Samples samples = tape_signal(tape_of("OLD", kOther), {});
  write_samples(directory / "a.wav", samples);
  Desk desk;
  desk.deck.set_fast(true);
  desk.poke(0x1600, kCode);
  desk.deck.record_on(directory / "a.wav", IfThere::kAppend);
  desk.type("ONEW\\r");
  tape::AudioReader reader(directory / "a.wav");
  EXPECT_EQ(reader.format().sample_hz, 16'000u);
  EXPECT_GT(reader.seconds(), static_cast<double>(samples.size()) / 16'000 + 10);
  const std::span<const float> begin = reader.read_frames();
  for (size_t i = 0; i < begin.size(); ++i) ASSERT_NEAR(begin[i], samples[i], 1e-4);
  const auto source = tape::open_tape(directory / "a.wav");
  const tape::TapeContents contents = tape::read_tape(*source);
  ASSERT_EQ(contents.programs.size(), 2u);
  EXPECT_EQ(contents.programs[1].data, kCode);
}

TEST(TapeDeck, RunsInPiecesOfAnyLengthGiveTheSameMachine) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", tape_of("STAR", kCode));
  std::vector<std::vector<uint8_t>> states;
  for (const uint64_t piece : {uint64_t{997}, 7 * kSecond}) {
    Desk desk;
    desk.deck.insert(directory / "a.tap");
    desk.session.type("ISTAR\\r");
    const uint64_t end = desk.session.machine().cycles() + 7 * kSecond;
    while (desk.session.machine().cycles() < end) {
      (void)desk.session.run(std::min(end, desk.session.machine().cycles() + piece));
    }
    states.push_back(desk.memory(0x1400, 0x2000));
  }
  EXPECT_EQ(states[0], states[1]);
}

TEST(TapeDeck, ARunningTapeIsHeardAndAStandingOneIsNot) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", tape_of("STAR", kCode));
  Desk desk;
  desk.deck.listening = true;
  desk.deck.insert(directory / "a.tap");
  const auto loudest = [&] {
    Samples samples(960, 0.0F);
    for (int i = 0; i < 20; ++i) {
      desk.session.advance(kSecond / 50);
      desk.deck.add_sound(0.02, samples);
    }
    return *std::max_element(samples.begin(), samples.end());
  };
  EXPECT_EQ(loudest(), 0);
  desk.session.type("ISTAR\\r");
  desk.run_seconds(3);
  EXPECT_GT(loudest(), 0.05);
}

TEST(TapeDeck, RefusesWhatIsNoTapeAndKeepsTheOldOneIn) {
  const TemporaryDirectory directory;
  write_file(directory / "a.tap", tape_of("STAR", kCode));
  directory.write("bad.wav", "RIFF but nothing else");
  Desk desk;
  desk.deck.insert(directory / "a.tap");
  EXPECT_THROW(desk.deck.insert(directory / "bad.wav"), InputError);
  EXPECT_THROW(desk.deck.insert(directory / "none.wav"), InputError);
  EXPECT_THROW(desk.deck.insert(directory / "a.txt"), InputError);
  EXPECT_EQ(desk.deck.tape(), directory / "a.tap");
  EXPECT_THROW(desk.deck.record_on(directory / "a.txt", IfThere::kRefuse), InputError);
  EXPECT_THROW(desk.deck.record_on(directory / "a.mp3", IfThere::kRefuse), InputError);
}

TEST(TapeDeck, ATapeOfNothingButSilenceEndsTheHeadlessRun) {
  const TemporaryDirectory directory;
  write_samples(directory / "a.wav", Samples(16'000, 0.0F));
  Desk desk;
  desk.deck.insert(directory / "a.wav");
  desk.session.type("ISTAR\\r");
  const HeadlessResult result = run_headless(desk.session, {});
  EXPECT_FALSE(result.reached);
  EXPECT_THAT(result.reason, testing::HasSubstr("tape"));
}

}  // namespace
}  // namespace triton::tape_test
