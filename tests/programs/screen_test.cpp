#include "programs/screen.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/programs/screen_helpers.hpp"

namespace triton::programs {
namespace {

class Recorder final : public FrameSink {
 public:
  void frame(const Frame& frame) override { frames.push_back(frame); }
  std::vector<Frame> frames;
};

struct ScreenTest : testing::Test {
  Recorder recorder;
  Screen screen{blank_frame(), recorder};

  void send(std::string_view codes) {
    for (const char code : codes) screen.send(static_cast<uint8_t>(code));
  }
  std::string row(int number) const { return row_text(screen.frame(), number); }
  std::pair<int, int> cursor() const {
    return {screen.frame().cursor_row, screen.frame().cursor_column};
  }
  void go_to(int target_row, int target_column) {
    send("\x1C");
    for (int i = 0; i < target_row; ++i) send("\n");
    for (int i = 0; i < target_column; ++i) send("\t");
  }
};

using At = std::pair<int, int>;

TEST_F(ScreenTest, EveryWriteMakesOneFrame) {
  send("AB\r\n");
  EXPECT_EQ(recorder.frames.size(), 4U);
  EXPECT_EQ(recorder.frames.back(), screen.frame());
}

TEST_F(ScreenTest, CodesZeroAndFourDoNothingAndMakeNoFrame) {
  screen.send(0x00);
  screen.send(0x04);
  EXPECT_TRUE(recorder.frames.empty());
}

TEST_F(ScreenTest, EveryOtherCodeOutsideTheCommandsIsWritten) {
  constexpr std::string_view kCommands{"\x00\x04\x08\x09\x0A\x0B\x0C\x0D\x1B\x1C\x1D", 11};
  for (int code = 0; code < 0x80; ++code) {
    if (kCommands.find(static_cast<char>(code)) != std::string_view::npos) continue;
    screen.send(0x0C);
    screen.send(static_cast<uint8_t>(code));
    EXPECT_EQ(screen.frame().displayed(0, 0), code);
    EXPECT_EQ(cursor(), At(0, 1));
  }
}

TEST_F(ScreenTest, CharactersGoOnInTheNextRow) {
  send(std::string(64, 'A') + "B");
  EXPECT_EQ(row(0), std::string(64, 'A'));
  EXPECT_EQ(row(1), "B");
  EXPECT_EQ(cursor(), At(1, 1));
}

TEST_F(ScreenTest, ACharacterInTheLastCellScrollsOnceAndBlanksTheNewLastRow) {
  send("TOP");
  go_to(15, 63);
  recorder.frames.clear();
  send("Z");
  EXPECT_EQ(recorder.frames.size(), 1U);
  EXPECT_EQ(screen.frame().start_row, 1);
  EXPECT_EQ(row(0), "");
  EXPECT_EQ(screen.frame().displayed(14, 63), 'Z');
  EXPECT_EQ(row(15), "");
  EXPECT_EQ(cursor(), At(15, 0));
}

TEST_F(ScreenTest, LineFeedOnTheLastRowMovesTheStartRowAndNotTheMemory) {
  send("TOP\r\nSECOND");
  go_to(15, 5);
  send("\n");
  EXPECT_EQ(row(0), "SECOND");
  EXPECT_EQ(screen.frame().cells[64], 'S');
  EXPECT_EQ(screen.frame().cells[0], ' ');
  EXPECT_EQ(cursor(), At(15, 5));
}

TEST_F(ScreenTest, LineFeedWithoutWritingRollsTheTopRowToTheBottom) {
  send("TOP");
  go_to(15, 0);
  send("\x1B");
  EXPECT_EQ(row(15), "TOP");
  EXPECT_EQ(row(0), "");
}

TEST_F(ScreenTest, HomeLeavesTheTextAndUndoesTheScroll) {
  send("TOP");
  go_to(15, 0);
  send("\x1B\x1C");
  EXPECT_EQ(screen.frame().start_row, 0);
  EXPECT_EQ(row(0), "TOP");
  EXPECT_EQ(cursor(), At(0, 0));
}

TEST_F(ScreenTest, ErasePageBlanksEverythingAndGoesHome) {
  send("TOP");
  go_to(15, 0);
  send("\nX\x0C");
  EXPECT_EQ(screen.frame(), blank_frame());
}

TEST_F(ScreenTest, ReturnErasesToTheEndOfTheLine) {
  send("ABCDEF");
  go_to(0, 2);
  send("\r");
  EXPECT_EQ(row(0), "AB");
  EXPECT_EQ(cursor(), At(0, 0));
}

TEST_F(ScreenTest, ReturnInColumnZeroErasesNothing) {
  send("ABCDEF\x1D\r");
  EXPECT_EQ(row(0), "ABCDEF");
}

TEST_F(ScreenTest, ReturnWithoutWritingErasesNothing) {
  send("ABCDEF\x08\x1D");
  EXPECT_EQ(row(0), "ABCDEF");
  EXPECT_EQ(cursor(), At(0, 0));
}

TEST_F(ScreenTest, LeftAndUpWrapRoundThePage) {
  send("\x08");
  EXPECT_EQ(cursor(), At(15, 63));
  send("\x1C\x0B");
  EXPECT_EQ(cursor(), At(15, 0));
  send("\x0B");
  EXPECT_EQ(cursor(), At(14, 0));
  EXPECT_EQ(screen.frame().start_row, 0);
}

TEST_F(ScreenTest, AdvanceWrapsFromTheLastCellToTheFirstWithoutScrolling) {
  go_to(15, 63);
  send("\t");
  EXPECT_EQ(cursor(), At(0, 0));
  EXPECT_EQ(screen.frame().start_row, 0);
}

TEST_F(ScreenTest, PokeStoresSevenBitsByRamCellAndLeavesTheCursor) {
  go_to(15, 0);
  send("\n");
  screen.poke(1, 0xC1);
  EXPECT_EQ(screen.frame().displayed(15, 0), 'A');
  EXPECT_EQ(cursor(), At(15, 0));
  screen.poke(1024, 'B');
  EXPECT_EQ(screen.frame().cells[1023], 'B');
}

TEST_F(ScreenTest, TheLastWriteSaysWhatWasWrittenWhereEvenIfNothingChanged) {
  go_to(15, 3);
  send(" ");
  EXPECT_EQ(screen.last_write(), (Write{Write::Kind::kController, ' ', 15 * 64 + 3}));
  screen.poke(5, 0xA0);
  EXPECT_EQ(screen.last_write(), (Write{Write::Kind::kStore, ' ', 4}));
}

}  // namespace
}  // namespace triton::programs
