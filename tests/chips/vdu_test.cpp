#include "emulator/chips/vdu.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace triton {
namespace {

/// Sends one code as the monitor does: code without strobe, with it, without it.
bool send(Vdu& vdu, uint8_t code, uint64_t cycle = 0) {
  vdu.write_port(code, cycle);
  const bool written = vdu.write_port(code | 0x80, cycle);
  vdu.write_port(code, cycle);
  return written;
}

void send(Vdu& vdu, std::string_view text) {
  for (const char c : text) send(vdu, static_cast<uint8_t>(c));
}

void move_to(Vdu& vdu, unsigned row, unsigned column) {
  send(vdu, 0x1C);
  for (unsigned i = 0; i < row; ++i) send(vdu, 0x0A);
  for (unsigned i = 0; i < column; ++i) send(vdu, 0x09);
}

std::string row_text(const Vdu& vdu, unsigned row) {
  std::string text;
  for (unsigned column = 0; column < kScreenColumns; ++column) {
    text += static_cast<char>(vdu.displayed(row, column));
  }
  return text;
}

std::string padded(std::string text) {
  text.resize(kScreenColumns, ' ');
  return text;
}

class VduTest : public testing::Test {
 protected:
  VduTest() { send(vdu, 0x0C); }

  void expect_cursor(unsigned row, unsigned column) const {
    EXPECT_EQ(vdu.state.cursor_row, row);
    EXPECT_EQ(vdu.state.cursor_column, column);
  }

  /// Writes the letters A, B, ... P down column 0, one a row.
  void letter_the_rows() {
    for (unsigned row = 0; row < kScreenRows; ++row) {
      move_to(vdu, row, 0);
      send(vdu, static_cast<uint8_t>('A' + row));
    }
  }

  Vdu vdu;
};

TEST_F(VduTest, ErasePageBlanksEveryCellAndHomes) {
  send(vdu, "HELLO");
  send(vdu, 0x0C);
  for (const uint8_t code : vdu.state.ram) ASSERT_EQ(code, 0x20);
  expect_cursor(0, 0);
}

TEST_F(VduTest, ErasePagePutsTheStartRowToZero) {
  move_to(vdu, 15, 0);
  send(vdu, 0x0A);
  ASSERT_EQ(vdu.state.start_row, 1);
  send(vdu, 0x0C);
  EXPECT_EQ(vdu.state.start_row, 0);
}

TEST_F(VduTest, CharactersAreWrittenAtTheCursorWhichAdvances) {
  send(vdu, "HELLO");
  EXPECT_EQ(row_text(vdu, 0), padded("HELLO"));
  expect_cursor(0, 5);
}

TEST_F(VduTest, EveryCodeThatIsNotACommandIsWritten) {
  for (unsigned code = 0; code < 0x80; ++code) {
    const bool is_command =
        code == 0 || code == 4 || (code >= 0x08 && code <= 0x0D) || (code >= 0x1B && code <= 0x1D);
    send(vdu, 0x0C);
    move_to(vdu, 3, 3);
    send(vdu, static_cast<uint8_t>(code));
    if (is_command) {
      EXPECT_EQ(vdu.displayed(3, 3), 0x20) << "code " << code;
    } else {
      EXPECT_EQ(vdu.displayed(3, 3), code);
      expect_cursor(3, 4);
    }
  }
}

TEST_F(VduTest, CodesZeroAndFourDoNothing) {
  send(vdu, "AB");
  const VduState before = vdu.state;
  EXPECT_FALSE(send(vdu, 0x00));
  EXPECT_FALSE(send(vdu, 0x04));
  EXPECT_EQ(vdu.state.ram, before.ram);
  expect_cursor(0, 2);
}

TEST_F(VduTest, LeftMovesWithoutErasing) {
  send(vdu, "AB");
  send(vdu, 0x08);
  expect_cursor(0, 1);
  EXPECT_EQ(row_text(vdu, 0), padded("AB"));
}

TEST_F(VduTest, LeftOfColumnZeroIsTheEndOfTheRowAbove) {
  move_to(vdu, 5, 0);
  send(vdu, 0x08);
  expect_cursor(4, 63);
}

TEST_F(VduTest, LeftOfTheFirstCellIsTheLastCellWithoutScrolling) {
  send(vdu, 0x08);
  expect_cursor(15, 63);
  EXPECT_EQ(vdu.state.start_row, 0);
}

TEST_F(VduTest, UpFromTheTopRowIsTheBottomRow) {
  move_to(vdu, 0, 7);
  send(vdu, 0x0B);
  expect_cursor(15, 7);
  send(vdu, 0x0B);
  expect_cursor(14, 7);
}

TEST_F(VduTest, AdvanceMovesRightWithoutWriting) {
  send(vdu, "AB");
  send(vdu, 0x1D);
  send(vdu, 0x09);
  expect_cursor(0, 1);
  EXPECT_EQ(row_text(vdu, 0), padded("AB"));
}

TEST_F(VduTest, AdvancePastTheLastColumnGoesToTheNextRow) {
  move_to(vdu, 2, 63);
  send(vdu, 0x09);
  expect_cursor(3, 0);
}

TEST_F(VduTest, AdvanceFromTheLastCellWrapsToTheFirstWithoutScrolling) {
  letter_the_rows();
  move_to(vdu, 15, 63);
  send(vdu, 0x09);
  expect_cursor(0, 0);
  EXPECT_EQ(vdu.state.start_row, 0);
  EXPECT_EQ(vdu.displayed(0, 0), 'A');
}

TEST_F(VduTest, WritingPastTheLastColumnGoesToTheNextRow) {
  move_to(vdu, 2, 63);
  send(vdu, "XY");
  EXPECT_EQ(vdu.displayed(2, 63), 'X');
  EXPECT_EQ(vdu.displayed(3, 0), 'Y');
  expect_cursor(3, 1);
}

TEST_F(VduTest, WritingInTheLastCellScrolls) {
  letter_the_rows();
  move_to(vdu, 15, 63);
  send(vdu, 'Z');
  expect_cursor(15, 0);
  EXPECT_EQ(vdu.state.start_row, 1);
  EXPECT_EQ(vdu.displayed(0, 0), 'B');
  EXPECT_EQ(vdu.displayed(14, 63), 'Z');
  EXPECT_EQ(row_text(vdu, 15), padded(""));
}

TEST_F(VduTest, LineFeedKeepsTheColumn) {
  move_to(vdu, 4, 9);
  send(vdu, 0x0A);
  expect_cursor(5, 9);
}

TEST_F(VduTest, LineFeedOnTheLastRowScrollsByOneRow) {
  letter_the_rows();
  move_to(vdu, 15, 9);
  send(vdu, 0x0A);
  expect_cursor(15, 9);
  EXPECT_EQ(vdu.displayed(0, 0), 'B');
  EXPECT_EQ(vdu.displayed(14, 0), 'P');
  EXPECT_EQ(row_text(vdu, 15), padded(""));
}

TEST_F(VduTest, ScrollingMovesTheStartRowAndNotTheMemory) {
  letter_the_rows();
  move_to(vdu, 15, 0);
  send(vdu, 0x0A);
  EXPECT_EQ(vdu.state.start_row, 1);
  EXPECT_EQ(vdu.state.ram[kScreenColumns], 'B');
  EXPECT_EQ(vdu.state.ram[0], 0x20) << "RAM row 0 is the new, blank bottom row";
}

TEST_F(VduTest, SixteenScrollsBringTheStartRowRound) {
  move_to(vdu, 15, 0);
  for (unsigned i = 0; i < kScreenRows; ++i) send(vdu, 0x0A);
  EXPECT_EQ(vdu.state.start_row, 0);
}

TEST_F(VduTest, LineFeedWithoutWritingMovesDownLikeALineFeed) {
  move_to(vdu, 4, 9);
  send(vdu, 0x1B);
  expect_cursor(5, 9);
}

TEST_F(VduTest, LineFeedWithoutWritingOnTheLastRowRollsTheTopRowToTheBottom) {
  letter_the_rows();
  move_to(vdu, 15, 0);
  send(vdu, 0x1B);
  EXPECT_EQ(vdu.displayed(0, 0), 'B');
  EXPECT_EQ(vdu.displayed(15, 0), 'A');
  expect_cursor(15, 0);
}

TEST_F(VduTest, HomeKeepsTheTextAndPutsTheStartRowToZero) {
  letter_the_rows();
  move_to(vdu, 15, 5);
  send(vdu, 0x1B);
  send(vdu, 0x1C);
  expect_cursor(0, 0);
  EXPECT_EQ(vdu.state.start_row, 0);
  EXPECT_EQ(vdu.displayed(0, 0), 'A');
}

TEST_F(VduTest, ReturnErasesFromTheCursorToTheEndOfTheLine) {
  send(vdu, "ABCDEF");
  send(vdu, 0x1D);
  send(vdu, 0x09);
  send(vdu, 0x09);
  send(vdu, 0x0D);
  EXPECT_EQ(row_text(vdu, 0), padded("AB"));
  expect_cursor(0, 0);
}

TEST_F(VduTest, ReturnErasesTheLastColumnToo) {
  send(vdu, std::string(63, 'X'));
  vdu.write_ram(63, 'Y', 0);
  send(vdu, 0x0D);
  EXPECT_EQ(row_text(vdu, 0), padded(std::string(63, 'X')));
}

TEST_F(VduTest, ReturnInColumnZeroErasesNothing) {
  send(vdu, "ABC");
  send(vdu, 0x1D);
  send(vdu, 0x0D);
  EXPECT_EQ(row_text(vdu, 0), padded("ABC"));
}

TEST_F(VduTest, ReturnWithoutWritingErasesNothing) {
  send(vdu, "ABC");
  send(vdu, 0x08);
  send(vdu, 0x1D);
  EXPECT_EQ(row_text(vdu, 0), padded("ABC"));
  expect_cursor(0, 0);
}

TEST_F(VduTest, ActsOnTheRisingEdgeOnly) {
  vdu.write_port('A', 0);
  EXPECT_TRUE(vdu.write_port('A' | 0x80, 0));
  EXPECT_FALSE(vdu.write_port('A' | 0x80, 0)) << "the strobe stays high";
  EXPECT_FALSE(vdu.write_port('A', 0)) << "falling edge";
  EXPECT_EQ(row_text(vdu, 0), padded("A"));
}

TEST_F(VduTest, TakesTheCodeThatWasLatchedBeforeTheStrobe) {
  vdu.write_port('A', 0);
  vdu.write_port('B' | 0x80, 0);
  EXPECT_EQ(row_text(vdu, 0), padded("A"));
}

TEST_F(VduTest, ACodeUnderAHighStrobeIsNotLatched) {
  vdu.write_port('A', 0);
  vdu.write_port('A' | 0x80, 0);
  vdu.write_port('C' | 0x80, 0);
  EXPECT_EQ(vdu.state.latch, 'A');
  vdu.write_port('D', 0);
  EXPECT_EQ(vdu.state.latch, 'D');
}

TEST_F(VduTest, DisplayRamIsSevenBitsWide) {
  vdu.write_ram(10, 0xC1, 0);
  EXPECT_EQ(vdu.state.ram[10], 0x41);
}

TEST_F(VduTest, ACpuWriteDoesNotMoveTheCursor) {
  move_to(vdu, 3, 4);
  vdu.write_ram(1023, 'Q', 0);
  EXPECT_EQ(vdu.displayed(15, 63), 'Q');
  expect_cursor(3, 4);
}

TEST_F(VduTest, AfterAScrollACpuWriteToCellZeroIsNotOnTheTopRow) {
  move_to(vdu, 15, 0);
  send(vdu, 0x0A);
  vdu.write_ram(0, 'Q', 0);
  EXPECT_EQ(vdu.displayed(15, 0), 'Q');
}

TEST_F(VduTest, TheTraceHoldsEveryScreenWriteInOrder) {
  vdu.tracing = true;
  send(vdu, 'A', 100);
  send(vdu, 0x00, 150);
  vdu.write_ram(700, 'B', 200);
  send(vdu, 0x0D, 300);
  using Source = ScreenWrite::Source;
  const std::vector<ScreenWrite> expected = {
      {100, Source::kController, 'A', 0, 0, 0, 1},
      {200, Source::kCpu, 'B', 700, 0, 0, 1},
      {300, Source::kController, 0x0D, 1, 0, 0, 0},
  };
  EXPECT_EQ(vdu.trace, expected);
}

TEST_F(VduTest, TheTraceCountsCellsInRamAlsoAfterAScroll) {
  move_to(vdu, 15, 0);
  send(vdu, 0x0A);
  vdu.tracing = true;
  send(vdu, 'A');
  ASSERT_EQ(vdu.trace.size(), 1u);
  EXPECT_EQ(vdu.trace[0].cell, 0) << "displayed row 15 is RAM row 0";
  EXPECT_EQ(vdu.trace[0].start_row, 1);
}

TEST_F(VduTest, WithoutTracingNothingIsKept) {
  send(vdu, "ABC");
  EXPECT_TRUE(vdu.trace.empty());
}

class VduTimingTest : public testing::Test {
 protected:
  VduTimingTest() {
    vdu.timing = VduTiming::kReal;
    vdu.clock_hz = 800'000;
  }
  static constexpr uint64_t kStepCycles = 800;      // 1 ms
  static constexpr uint64_t kLineCycles = 6'640;    // 8.3 ms
  static constexpr uint64_t kPageCycles = 105'600;  // 132 ms

  /// Busy for exactly so long after `code`, sent with the cursor in `column`.
  static void expect_busy(uint8_t code, uint8_t column, uint64_t cycles_at_800_khz) {
    for (const uint32_t clock_hz : {800'000U, 2'000'000U}) {
      Vdu vdu;
      vdu.timing = VduTiming::kReal;
      vdu.clock_hz = clock_hz;
      vdu.state.cursor_column = column;
      const uint64_t start = 12'345;
      const uint64_t end = start + cycles_at_800_khz * (clock_hz / 1'000) / 800;
      send(vdu, code, start);
      if (end > start) {
        Vdu early = vdu;
        EXPECT_FALSE(send(early, 'A', end - 1)) << int{code} << " in column " << int{column};
        EXPECT_EQ(early.state.lost_strobes, 1u);
      }
      EXPECT_TRUE(send(vdu, 'A', end)) << int{code} << " in column " << int{column};
      EXPECT_EQ(vdu.state.lost_strobes, 0u);
    }
  }
  Vdu vdu;
};

TEST_F(VduTimingTest, AStrobeWhileACharacterIsWrittenIsLostAndCounted) {
  send(vdu, 'A', 0);
  EXPECT_FALSE(send(vdu, 'B', kStepCycles - 1));
  EXPECT_EQ(vdu.state.lost_strobes, 1u);
  EXPECT_EQ(vdu.state.cursor_column, 1);
  EXPECT_TRUE(send(vdu, 'C', kStepCycles));
  EXPECT_EQ(vdu.displayed(0, 1), 'C');
  EXPECT_EQ(vdu.state.lost_strobes, 1u);
}

TEST_F(VduTimingTest, ALostStrobeDoesNotMakeTheChipBusyLonger) {
  send(vdu, 'A', 0);
  send(vdu, 'B', kStepCycles - 1);
  EXPECT_EQ(vdu.state.busy_until, kStepCycles);
}

TEST_F(VduTimingTest, EveryCodeHasItsBusyTime) {
  for (unsigned code = 0; code < 0x80; ++code) {
    uint64_t cycles = kStepCycles;
    if (code == 0x00 || code == 0x04) cycles = 0;
    if (code == 0x0A || code == 0x0D || code == 0x1B || code == 0x1D) cycles = kLineCycles;
    if (code == 0x0C || code == 0x1C) cycles = kPageCycles;
    expect_busy(static_cast<uint8_t>(code), 5, cycles);
    expect_busy(static_cast<uint8_t>(code), 63, cycles);
  }
}

TEST_F(VduTimingTest, AStepLeftOutOfColumnZeroTakesLonger) {
  expect_busy(0x08, 0, kLineCycles);
  expect_busy(0x08, 1, kStepCycles);
}

TEST_F(VduTimingTest, ACpuWriteIsNeverLost) {
  send(vdu, 'A', 0);
  vdu.write_ram(5, 'Q', 1);
  EXPECT_EQ(vdu.displayed(0, 5), 'Q');
}

TEST_F(VduTimingTest, InstantTimingLosesNothing) {
  vdu.timing = VduTiming::kInstant;
  send(vdu, "ABC");
  EXPECT_EQ(vdu.state.cursor_column, 3);
  EXPECT_EQ(vdu.state.lost_strobes, 0u);
}

}  // namespace
}  // namespace triton
