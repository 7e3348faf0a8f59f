// The monitor's tape functions, byte by byte, and SCANMEM.
#include <gtest/gtest.h>

#include "tests/firmware/bare_board.hpp"
#include "tests/firmware/desk.hpp"

namespace triton::firmware_test {
namespace {

using Bytes = std::vector<uint8_t>;

constexpr uint64_t kLongerThanAnyTape = 60 * kASecond;

Bytes joined(const std::vector<Bytes>& parts) {
  Bytes all;
  for (const Bytes& part : parts) all.insert(all.end(), part.begin(), part.end());
  return all;
}

Bytes text(const std::string& characters) { return {characters.begin(), characters.end()}; }

const Bytes kLeader(64, 0x0D);
/// From 1600 on: the end address 1605 and three bytes.
const Bytes kProgram = {0x05, 0x16, 0x11, 0x0D, 0x33};

/// A tape with a header of these bytes.
Bytes recording(const Bytes& header, const Bytes& program = kProgram) {
  return joined({kLeader, header, program});
}

struct Load {
  std::string printed;
  Bytes memory;
  bool relay_off = false;
  std::size_t bytes_left = 0;
};

/// Plays `tape` to the I function with `header` typed.
Load load(const Bytes& tape, const std::string& header, uint64_t cycles = kLongerThanAnyTape) {
  BareBoard board;
  board.tape_in.assign(tape.begin(), tape.end());
  board.run("I" + header + "\r", cycles);
  Load result;
  result.printed = board.printed;
  for (uint16_t i = 0; i < 6; ++i) {
    result.memory.push_back(board.peek(static_cast<uint16_t>(0x1600 + i)));
  }
  result.relay_off = board.relay.back().value == 0;
  result.bytes_left = board.tape_in.size();
  return result;
}

const Bytes kLoaded = {0x05, 0x16, 0x11, 0x0D, 0x33, 0x00};
const Bytes kUntouched(6, 0);

void expect_loaded(const Load& result, const std::string& header) {
  EXPECT_EQ(result.printed, "I\nTAPE HEADER=" + header + "\nEND" + kFunction);
  EXPECT_EQ(result.memory, kLoaded);
  EXPECT_TRUE(result.relay_off);
}

TEST(ScanMem, FindsTheEndOfAnyAmountOfRam) {
  for (const uint32_t ram_end : {0x1600U, 0x1601U, 0x17FFU, 0x2000U, 0x3456U, 0xC000U, 0xFFFFU}) {
    BareBoard board(ram_end);
    EXPECT_EQ(board.peek(0x1481) + 0x100U * board.peek(0x1482), ram_end);
    board.run("WHELLO");
    EXPECT_EQ(board.printed, "W\nHELLO");
  }
}

TEST(TapeOut, WritesLeaderHeaderWithItsMarkAndTheProgram) {
  BareBoard board;
  board.poke(0x1600, kProgram);
  board.run("OMAZE 1\r");
  EXPECT_EQ(board.printed, "O\nTAPE HEADER=MAZE 1\nEND" + kFunction);
  Bytes sent;
  for (const BareBoard::Sent& byte : board.tape_out) sent.push_back(byte.byte);
  EXPECT_EQ(sent, recording(text("MAZE 1\x04")));
}

TEST(TapeOut, SurroundsTheBytesWithFiveToSixSecondsOfCarrier) {
  BareBoard board;
  board.poke(0x1600, kProgram);
  board.run("OA\r");
  ASSERT_EQ(board.relay.size(), 2U);
  EXPECT_EQ(board.relay[0].value, 0x80);
  EXPECT_EQ(board.relay[1].value, 0x00);
  const uint64_t before = board.tape_out.front().cycle - board.relay[0].cycle;
  const uint64_t after = board.relay[1].cycle - board.tape_out.back().cycle;
  EXPECT_GT(before, 5 * kASecond);
  EXPECT_LT(before, 6 * kASecond);
  EXPECT_GT(after, 5 * kASecond);
  EXPECT_LT(after, 6 * kASecond);
}

TEST(TapeOut, WaitsForTheTransmitterBeforeEachByte) {
  BareBoard board;
  board.poke(0x1600, kProgram);
  board.run("OA\r");
  for (std::size_t i = 1; i < board.tape_out.size(); ++i) {
    EXPECT_GE(board.tape_out[i].cycle - board.tape_out[i - 1].cycle, BareBoard::kByteCycles);
  }
}

TEST(TapeOut, WithoutAProgramWritesTheHeaderOnly) {
  BareBoard board;
  board.run("OA\r");
  EXPECT_EQ(board.tape_out.size(), 64U + 2U);
}

TEST(TapeIn, LoadsTheFileWithTheTypedHeader) {
  expect_loaded(load(recording(text("MAZE\x04")), "MAZE"), "MAZE");
}

TEST(TapeIn, StopsAtTheLengthThatTheFirstTwoBytesGive) {
  const Load result = load(joined({recording(text("MAZE\x04")), Bytes(10, 0x77)}), "MAZE");
  expect_loaded(result, "MAZE");
  EXPECT_EQ(result.bytes_left, 10U);
}

TEST(TapeIn, SkipsFilesWithOtherHeaders) {
  const Bytes other = {0x04, 0x16, 0x77, 0x78};
  for (const char* header :
       {"CORRIDORS\x04", "MAZ\x04", "MAZES\x04", "MAZE 2\x04", "\x04", "maze\x04"}) {
    const Bytes tape = joined({recording(text(header), other), recording(text("MAZE\x04"))});
    expect_loaded(load(tape, "MAZE"), "MAZE");
  }
}

TEST(TapeIn, TakesAHeaderWithSpacesBeforeItsMark) {
  expect_loaded(load(recording(text("MAZE  \x04")), "MAZE"), "MAZE");
}

TEST(TapeIn, TakesAHeaderWithoutAMark) {
  expect_loaded(load(recording(text("MAZE")), "MAZE"), "MAZE");
}

TEST(TapeIn, TakesAnEmptyHeader) { expect_loaded(load(recording(text("\x04")), ""), ""); }

TEST(TapeIn, FindsAFileInTheMiddleOfATape) {
  const Bytes tape = joined({{0x55, 0x0D, 0x0D, 0xAA}, recording(text("MAZE\x04"))});
  expect_loaded(load(tape, "MAZE"), "MAZE");
}

TEST(TapeIn, TakesAShortenedLeader) {
  expect_loaded(load(joined({Bytes(20, 0x0D), text("MAZE\x04"), kProgram}), "MAZE"), "MAZE");
}

TEST(TapeIn, AnEndAddressBelowTheProgramLoadsNothingMore) {
  for (const Bytes& end : {Bytes{0x00, 0x00}, Bytes{0x00, 0x16}, Bytes{0x02, 0x16}}) {
    const Load result = load(joined({recording(text("A\x04"), end), Bytes(10, 0x77)}), "A");
    EXPECT_EQ(result.bytes_left, 10U);
    EXPECT_EQ(result.memory, (Bytes{end[0], end[1], 0, 0, 0, 0}));
  }
}

TEST(TapeIn, ATapeThatEndsTooSoonLeavesTheRestAndInt2GetsOut) {
  BareBoard board;
  const Bytes tape = recording(text("A\x04"), {0x05, 0x16, 0x11});
  board.tape_in.assign(tape.begin(), tape.end());
  board.run("IA\r", 10 * kASecond);
  EXPECT_EQ(board.peek(0x1602), 0x11);
  EXPECT_EQ(board.peek(0x1603), 0x00);
  board.printed.clear();
  board.press_interrupt(2);
  board.run("");
  EXPECT_EQ(board.printed, kMonitorReady);
  EXPECT_EQ(board.relay.back().value, 0);
}

TEST(TapeIn, NoFileLeavesTheMemoryAlone) {
  EXPECT_EQ(load(recording(text("OTHER\x04")), "A", 30 * kASecond).memory, kUntouched);
}

TEST(Tape, WhatGoesOutComesBack) {
  BareBoard writer;
  writer.run("T10 PRINT 'HELLO'\r20 GOTO 10\r\x03");
  Bytes before;
  for (uint16_t a = 0x1600; a < 0x1640; ++a) before.push_back(writer.peek(a));
  writer.run("OX\r");
  BareBoard reader;
  for (const BareBoard::Sent& sent : writer.tape_out) reader.tape_in.push_back(sent.byte);
  reader.run("IX\r");
  Bytes after;
  for (uint16_t a = 0x1600; a < 0x1640; ++a) after.push_back(reader.peek(a));
  EXPECT_EQ(after, before);
  reader.printed.clear();
  reader.run("TLIST\r");
  EXPECT_EQ(reader.printed, "T\nBASIC L4.1\nOK\n>LIST\n  10 PRINT 'HELLO'\n  20 GOTO 10\n" + kOk);
}

}  // namespace
}  // namespace triton::firmware_test
