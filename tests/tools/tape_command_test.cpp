// triton tape, and tapes in triton run, as a user runs them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "tests/tools/program_process.hpp"

namespace triton {
namespace {

constexpr const char* kListing = "10 PRINT 'HELLO'\n20 STOP\n";

class TapeCommand : public testing::Test {
 protected:
  TapeCommand() { directory_.write("game.bas", kListing); }
  ProcessOutcome run(std::string_view arguments) { return run_triton(directory_, arguments); }
  ProcessOutcome expect_done(std::string_view arguments) {
    ProcessOutcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    return outcome;
  }
  void expect_refused(std::string_view arguments, std::string_view words) {
    const ProcessOutcome outcome = run(arguments);
    EXPECT_EQ(outcome.status, 2) << outcome.output;
    EXPECT_THAT(outcome.errors, testing::HasSubstr(std::string(words)));
    EXPECT_EQ(std::count(outcome.errors.begin(), outcome.errors.end(), '\n'), 1);
  }
  [[nodiscard]] std::string file(std::string_view name) const {
    return read_text_file(directory_ / name);
  }

  TemporaryDirectory directory_;
};

TEST_F(TapeCommand, AListingGoesToSoundAndBytesAndComesBack) {
  expect_done("tape make game.bas -o game.wav --title MAZE --rate 16000");
  expect_done("tape convert game.wav game.tap");
  expect_done("tape convert game.tap again.flac --rate 16000");
  expect_done("tape extract again.flac --program MAZE -o back.bas");
  EXPECT_EQ(file("back.bas"), kListing);
}

TEST_F(TapeCommand, ProgramsOneBehindTheOtherAreWhole) {
  directory_.write("code.asm", " ORG 1602H\n DB 13,13,13\n END\n");
  for (const char* tape : {"all.wav", "all.tap"}) {
    expect_done(std::string("tape make game.bas code.asm game.bas code.asm -o ") + tape);
    EXPECT_THAT(expect_done(std::string("tape list ") + tape).output,
                testing::ContainsRegex("1 .* none\n.* 2 .* none\n.* 3 .* none\n.* 4 .* none\n"));
  }
  expect_done("tape convert all.tap other.wav");
  EXPECT_EQ(file("other.wav"), file("all.wav"));
}

TEST_F(TapeCommand, RecordingsOfOneTapeAreCombinedOnRequest) {
  expect_done("tape make game.bas -o a.wav --title MAZE --rate 16000");
  expect_done("tape convert a.wav b.flac --rate 22050");
  expect_done("tape extract a.wav b.flac --combine -o back.bas");
  EXPECT_EQ(file("back.bas"), kListing);
  expect_refused("tape extract a.wav b.flac -o two.bas", "2 tapes, expected one, or --combine");
  expect_refused("tape extract a.wav --combine -o two.bas", "expected two or more of one tape");
}

TEST_F(TapeCommand, AnyBytesGoToSoundAndComeBack) {
  const std::string leader(64, '\x0D');
  std::mt19937 random(12);
  for (int i = 0; i < 6; ++i) {
    std::string bytes = i % 2 == 0 ? "" : leader + std::string("\0\1A\0", 4);
    for (int k = 0; k < 300; ++k) bytes += static_cast<char>(random() & 0xFF);
    directory_.write("any.tap", bytes + leader + "X\x04");
    (void)run("tape convert any.tap any.wav --rate 8000 --overwrite");
    (void)run("tape convert any.wav back.tap --overwrite");
    EXPECT_EQ(file("back.tap"), file("any.tap")) << i;
  }
}

TEST_F(TapeCommand, ListsHeaderLengthKindSpeedLevelAndErrors) {
  expect_done("tape make game.bas -o game.wav --title MAZE --rate 16000");
  const std::string listed = expect_done("tape list game.wav").output;
  EXPECT_THAT(listed,
              testing::ContainsRegex("1  00:05.50  MAZE +25  BASIC +[+]0.[01]%   -6 dB  none"));
}

TEST_F(TapeCommand, ListsNoTimesSpeedOrLevelOfBytes) {
  expect_done("tape make game.bas -o game.tap --title MAZE");
  const std::string listed = expect_done("tape list game.tap").output;
  EXPECT_THAT(listed, testing::StartsWith("game.tap: 1 program, 94 bytes in all\n"));
  EXPECT_THAT(listed, testing::ContainsRegex("1 +-  MAZE +25  BASIC +-  +-  none"));
}

TEST_F(TapeCommand, ListsAndTakesProgramsOfLevel72sBasic) {
  const std::string program("\xCE\x15\xE0\x15\xE0\x15\0\xDE\x15\x0A\0\x80\"HELLO\"\0\0\0\0", 23);
  const std::string tape = std::string(64, '\x0D') + std::string("\0\1A\0", 4) + program;
  directory_.write("basic72.tap", tape);
  EXPECT_THAT(expect_done("tape list basic72.tap").output,
              testing::ContainsRegex("A +19  BASIC [(]level 7.2[)] +-  +-  none"));
  expect_done("tape extract basic72.tap -o one.tap");
  EXPECT_EQ(file("one.tap"), tape);
  expect_done("tape extract basic72.tap -o memory.bin");
  EXPECT_EQ(file("memory.bin"), program.substr(4));
  expect_refused("tape extract basic72.tap -o x.bas", "BASIC of level 7.2");
  expect_refused("run basic72.tap --video none", "BASIC of level 7.2");
}

TEST_F(TapeCommand, OfProgramsWithOneHeaderTheNumberIsAskedFor) {
  directory_.write("other.bas", "10 STOP\n");
  expect_done("tape make game.bas other.bas game.bas -o three.tap --title G2 --title 3 --title G2");
  expect_refused("tape extract three.tap --program G2 -o x.bas",
                 "2 programs with the header 'G2', expected a number: 1 or 3");
  expect_done("tape extract three.tap --program 3 -o other_back.bas");
  EXPECT_EQ(file("other_back.bas"), "10 STOP\n") << "a header counts before a number";
  expect_done("tape extract three.tap --program 1 -o back.bas");
  EXPECT_EQ(file("back.bas"), kListing);
}

TEST_F(TapeCommand, MemoryFrom1600OnIsToldFromCodeByItsEndAddress) {
  expect_done("list convert game.bas -o memory.bin");
  const ProcessOutcome outcome = expect_done("tape make memory.bin -o game.tap");
  EXPECT_EQ(outcome.errors,
            "triton: memory.bin: begins with its end address, so taken for memory from 1600 on\n");
  expect_done("tape extract game.tap -o back.bas");
  EXPECT_EQ(file("back.bas"), kListing);
  expect_done("tape extract game.tap -o code.bin");
  EXPECT_EQ(file("code.bin"), file("memory.bin").substr(2)) << "what it extracts goes on from 1602";
  EXPECT_EQ(expect_done("tape make code.bin -o again.tap --title MEMORY").errors, "");
  EXPECT_EQ(file("again.tap"), file("game.tap"));
}

TEST_F(TapeCommand, PutsSourceAndBytesOnATapeThatTheMonitorLoadsAndRuns) {
  directory_.write("star.asm", " ORG 1602H\n MVI A,'*'\n JMP 0013H\n END\n");
  directory_.write("plus.bin", "\x3E+\xC3\x13" + std::string(1, '\0'));
  expect_done("tape make star.asm plus.bin -o code.tap");
  for (const auto& [header, sign] : {std::pair{"STAR", "*"}, std::pair{"PLUS", "+"}}) {
    const ProcessOutcome outcome = expect_done(
        std::string("run --tape code.tap --tape-speed fast --video none --screen text --keys 'I") +
        header + "\\rG1602\\r'");
    EXPECT_THAT(outcome.output, testing::HasSubstr(sign)) << header;
  }
}

TEST_F(TapeCommand, SaysWhatFillsTheGapsOfASource) {
  directory_.write("gap.asm", " ORG 1602H\n HLT\n ORG 1608H\n DB 7\n END\n");
  EXPECT_THAT(
      expect_done("tape make gap.asm -o gap.tap").errors,
      testing::HasSubstr("gap.asm: FF fills 5 bytes on the tape that the source leaves out"));
}

TEST_F(TapeCommand, ARecordingJustStartsWhenItIsRun) {
  expect_done("tape make game.bas -o game.wav --rate 16000");
  EXPECT_THAT(expect_done("run game.wav --video none --screen text").output,
              testing::HasSubstr("HELLO"));
}

TEST_F(TapeCommand, WhatOSendsComesBackThroughI) {
  expect_done("run --video none --tape-out a.wav --keys 'T10 PRINT 6*7\\r\\x03OA\\r'");
  const ProcessOutcome outcome =
      expect_done("run --video none --tape a.wav --screen text --keys 'IA\\rTRUN\\r'");
  EXPECT_THAT(outcome.output, testing::HasSubstr("42"));
}

TEST_F(TapeCommand, TapesAreReplacedOnlyWhenTold) {
  expect_done("tape make game.bas -o game.tap");
  expect_refused("tape make game.bas -o game.tap --title X", "--overwrite");
  EXPECT_THAT(expect_done("tape list game.tap").output, testing::HasSubstr("GAME"));
  expect_done("tape make game.bas -o game.tap --title X --overwrite");
  expect_refused("run --video none --tape-out game.tap", "--tape-overwrite");
  expect_done("run --video none --tape-out game.tap --tape-append --keys 'OB\\r'");
}

TEST_F(TapeCommand, AnEmptyTapeHasTheAnswerNo) {
  directory_.write("empty.tap", "");
  const ProcessOutcome outcome = run("tape list empty.tap");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.output, testing::HasSubstr("0 programs"));
}

TEST_F(TapeCommand, ACutTapeIsExtractedAsFarAsItGoesWithAWarning) {
  expect_done("tape make game.bas -o game.tap");
  std::string bytes = file("game.tap");
  directory_.write("cut.tap", bytes.substr(0, bytes.size() - 5));
  const ProcessOutcome outcome = run("tape extract cut.tap -o cut.bin");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.errors, testing::HasSubstr("cut short"));
  EXPECT_EQ(file("cut.bin").size(), 25u - 2 - 5);
}

/// 8,000 Hz, 16 bits, mono.
void silence(std::string& wav, double from_seconds, double seconds) {
  const auto at = [](double time) { return static_cast<size_t>(time * 8'000) * 2; };
  const size_t first = wav.find("data") + 8 + at(from_seconds);
  std::fill_n(wav.begin() + static_cast<ptrdiff_t>(first), at(seconds), '\0');
}

TEST_F(TapeCommand, OfAWornTapeAllUndamagedLinesAreWritten) {
  std::vector<std::string> lines;
  std::string listing;
  for (int i = 1; i <= 12; ++i) {
    lines.push_back(std::to_string(10 * i) + " PRINT 'LINE " + std::to_string(i) + " OF IT'");
    listing += lines.back() + "\n";
  }
  directory_.write("worn.bas", listing);
  expect_done("tape make worn.bas -o worn.wav --title W --rate 8000");
  const std::string wav = file("worn.wav");
  const double begin = 5.5 + 0.04 * (64 + 1 + 1 + 2);
  std::mt19937 random(25);
  for (int i = 0; i < 12; ++i) {
    const double from = begin + 0.5 + 0.01 * static_cast<double>(random() % 900);
    const double seconds = 0.02 + 0.001 * static_cast<double>(random() % 280);
    SCOPED_TRACE(testing::Message() << seconds << " s from " << from);
    std::string damaged = wav;
    silence(damaged, from, seconds);
    directory_.write("hit.wav", damaged);
    const ProcessOutcome outcome = run("tape extract hit.wav -o hit.bas --overwrite");
    EXPECT_LE(outcome.status, 1) << outcome.errors;
    const std::string found = file("hit.bas");
    if (i == 0) {
      EXPECT_EQ(run("list convert hit.wav -o listed.bas").status, 1);
      EXPECT_EQ(file("listed.bas"), found);
      EXPECT_EQ(run("list check hit.wav").status, 1);
    }
    double time = begin;
    for (const std::string& line : lines) {
      const double end = time + 0.04 * static_cast<double>(line.size() - line.find(' ') + 2);
      const bool is_hit = time < from + seconds + 0.08 && end > from - 0.08;
      const bool is_there = ("\n" + found).find("\n" + line + "\n") != std::string::npos;
      EXPECT_TRUE(is_hit || is_there) << line;
      time = end;
    }
  }
}

TEST_F(TapeCommand, OfATapeWithoutItsEndTheWholeLinesAreWritten) {
  directory_.write("three.bas", "10 PRINT\n20 PRINT\n30 STOP\n");
  expect_done("tape make three.bas -o three.tap");
  const std::string three = file("three.tap");
  directory_.write("cut.tap", three.substr(0, three.size() - 3));
  EXPECT_EQ(run("tape extract cut.tap -o cut.bas").status, 1);
  EXPECT_EQ(file("cut.bas"), "10 PRINT\n20 PRINT\n");
}

TEST_F(TapeCommand, WrongCallsAndInputsAreOneLine) {
  directory_.write("bad.wav", "RIFF");
  directory_.write("bad.bas", "PRINT\n");
  directory_.write("low.asm", " ORG 0C00H\n NOP\n END\n");
  expect_refused("tape list none.wav", "none.wav: No such file");
  expect_refused("tape list bad.wav", "bad.wav: no recording");
  expect_refused("tape list game.bas", "no tape");
  expect_refused("tape make bad.bas -o x.tap", "bad.bas:1");
  expect_refused("tape make low.asm -o x.tap", "expected some within 1602");
  expect_refused("tape make game.bas -o x.ogg", "expected .wav, .flac or .aiff");
  expect_refused("tape make game.bas -o x.txt", "no tape");
  expect_refused("tape make game.bas game.bas -o x.tap --title A", "1 titles for 2 files");
  expect_refused("run --tape bad.wav --video none", "bad.wav: no recording");
  expect_done("tape make game.bas game.bas -o two.tap --title A --title B");
  expect_refused("tape extract two.tap -o x.bas", "2 programs on it");
  expect_refused("tape extract two.tap --program C -o x.bas", "no program 'C'");
  expect_refused("list convert game.bas -o x.tap", "triton tape convert writes tapes");
}

TEST_F(TapeCommand, ListsEveryDoubtfulByteAndTheCheckerSaysWhatWasMeant) {
  std::string listing;
  for (int line = 10; line <= 200; line += 10) {
    listing += std::to_string(line) + " PRINT A;INPUT B;GOSUB 10\n";
  }
  directory_.write("worn.bas", listing);
  expect_done("tape make worn.bas -o worn.wav");
  // Hiss, from the listing's text on, as strong as the tones.
  std::string sound = file("worn.wav");
  uint32_t noise = 12'345;
  for (size_t at = 44 + 2 * 48'000 * 83 / 10; at + 1 < sound.size(); at += 2) {
    int sample = static_cast<int16_t>(static_cast<uint8_t>(sound[at]) |
                                      static_cast<uint8_t>(sound[at + 1]) << 8) /
                 4;
    for (int throws = 0; throws < 4; ++throws) {
      noise = noise * 1'664'525 + 1'013'904'223;
      sample += static_cast<int>(noise >> 16) % 12'000 - 6'000;
    }
    sample = std::clamp(sample, -32'768, 32'767);
    sound[at] = static_cast<char>(sample & 0xFF);
    sound[at + 1] = static_cast<char>(sample >> 8);
  }
  directory_.write("worn.wav", sound);
  (void)run("tape list worn.wav --doubts all.txt");
  (void)run("tape extract worn.wav -o back.bas --doubts d.txt");
  EXPECT_THAT(file("d.txt"), testing::StartsWith("# triton doubts 1\n# program seconds address"));
  EXPECT_THAT(file("d.txt"), testing::ContainsRegex("\n1 8\\.[0-9]+ 16[0-9A-F]+ [0-9A-F]+ "));
  EXPECT_EQ(file("all.txt"), file("d.txt"));
  ASSERT_THAT(file("back.bas"), testing::HasSubstr("?"));
  EXPECT_THAT(run("list check back.bas --doubts d.txt").output,
              testing::HasSubstr(" PRINT A;INPUT B;GOSUB 10\n"));
  expect_refused("list check back.bas --doubts back.bas",
                 "back.bas:1: expected `# triton doubts 1`");
  expect_refused("list check back.bas worn.bas --doubts d.txt", "expected one listing");
  expect_refused("tape list worn.wav --doubts worn.wav", "would overwrite what is read");
}

TEST_F(TapeCommand, DrawsARecording) {
  expect_done("tape make game.bas -o game.wav");
  expect_done("tape list game.wav --png game.png");
  EXPECT_EQ(file("game.png").substr(1, 3), "PNG");
  expect_done("tape make game.bas -o game.tap");
  expect_refused("tape list game.tap --png tap.png", "expected a recording");
  expect_refused("tape list game.wav --png a.jpg", "a.jpg");
}

TEST_F(TapeCommand, GoesToStandardOutputAsBytesOrListing) {
  directory_.write("code.asm", " ORG 1602H\n MVI A,1\n HLT\n END\n");
  expect_done("tape make game.bas -o game.tap");
  expect_done("tape make code.asm -o code.tap");
  EXPECT_EQ(expect_done("tape make game.bas -o -").output, file("game.tap"));
  EXPECT_EQ(expect_done("tape convert game.bas -").output, file("game.tap"));
  EXPECT_EQ(expect_done("tape extract game.tap -o -").output, file("game.bas"));
  EXPECT_EQ(expect_done("tape convert game.tap -").output, file("game.bas"));
  EXPECT_EQ(expect_done("tape extract code.tap -o -").output, "\x3E\x01\x76");
}

TEST_F(TapeCommand, OfADamagedMp3OnlyOurOwnWordsAreHeard) {
  expect_done("tape make game.bas -o game.wav");
  const std::string cut =
      "cd '" + directory_.path().string() +
      "' && ffmpeg -loglevel error -i game.wav game.mp3 && head -c 20000 game.mp3 "
      ">bad.mp3 && head -c 3000 game.bas >>bad.mp3 && "
      "head -c 3000 /dev/zero >>bad.mp3 && tail -c +30000 game.mp3 >>bad.mp3";
  ASSERT_EQ(std::system(cut.c_str()), 0);
  for (const char* call : {"tape list bad.mp3", "run --tape bad.mp3 --video none --keys 'I\\r'"}) {
    const std::string errors = run(call).errors;
    EXPECT_THAT(errors, testing::Not(testing::HasSubstr("mpg123"))) << errors;
    EXPECT_THAT(errors, testing::Not(testing::HasSubstr("Note:"))) << errors;
    EXPECT_LE(std::count(errors.begin(), errors.end(), '\n'), 1) << errors;
  }
}

TEST_F(TapeCommand, ASearchForWhatIsNotOnTheTapeEnds) {
  expect_done("tape make game.bas -o game.tap");
  const ProcessOutcome outcome =
      run("run --tape game.tap --tape-speed fast --video none --keys 'INONE\\r'");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.errors, testing::HasSubstr("nothing more is on it"));
}

}  // namespace
}  // namespace triton
