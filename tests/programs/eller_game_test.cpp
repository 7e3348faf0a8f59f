// The reference as a person meets it: questions, rows, the way.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "programs/catalogue.hpp"
#include "programs/eller/eller.hpp"
#include "tests/programs/game_helpers.hpp"

namespace triton::programs::eller {
namespace {

struct EllerGame : PlayedGame {
  EllerGame() : PlayedGame("eller") {}
  [[nodiscard]] std::string rows(int first, int last_row) const {
    std::string text;
    for (int number = first; number <= last_row; ++number) text += row(number) + "\n";
    return text;
  }
};

TEST_F(EllerGame, AWholeMazeLooksAsInTestData) {
  play(7, "16 5 5 6 4 12 F Y Y N");
  EXPECT_TRUE(ended);
  EXPECT_EQ(film(), test_data("eller/maze_seed_7.txt"));
}

TEST_F(EllerGame, QuestionsAreAskedUntilTheAnswersAreInRange) {
  play(7, "1 21 - 2 -1 11 0 11 10 0 10000 3");
  EXPECT_EQ(row(4), "ROWS: 00003");
  EXPECT_EQ(row(5), "HOW MANY MORE (1-9999, F FINISHES, M AS MANY)?");
}

TEST_F(EllerGame, GoesOnWhereItWasAsIfItHadNotAsked) {
  play(7, "20 5 5 12");
  const std::string at_once = rows(0, 11);
  EXPECT_EQ(row(12), "ROWS: 00012");
  play(7, "20 5 5 3 4 5");
  EXPECT_EQ(rows(0, 11), at_once);
  EXPECT_EQ(row(12), "ROWS: 00012");
}

TEST_F(EllerGame, RefusedRepliesLeaveNoTraceInTheMaze) {
  play(7, "20 5 5 3 9 20");
  const std::string without = rows(0, 11);
  play(7, "20 5 5 3 ! - 0 10000 99999 Y 9 ? ? -5 20");
  EXPECT_EQ(rows(0, 11), without);
  EXPECT_EQ(row(12), "ROWS: 00032");
}

TEST_F(EllerGame, ANumberOfRowsOutOfRangeIsErasedAndAskedForAgain) {
  play(7, "20 5 5 3 12345");
  EXPECT_EQ(row(4), "ROWS: 00003");
  EXPECT_EQ(row(5), "HOW MANY MORE (1-9999, F FINISHES, M AS MANY)?");
  EXPECT_EQ(row(6), "");
}

TEST_F(EllerGame, LettersAreWorthWhatTheProgramKeepsInThem) {
  play(7, "4 5 6 2 M");
  EXPECT_EQ(row(5), "ROWS: 00004");
  play(7, "4 5 6 2 R");
  EXPECT_EQ(row(5), "ROWS: 00004");
  play(7, "4 5 6 2 W");
  EXPECT_EQ(row(7), "ROWS: 00006");
  play(7, "4 5 6 2 J");
  EXPECT_EQ(row(8), "ROWS: 00007");
  play(7, "4 5 6 2 D");
  EXPECT_EQ(row(9), "ROWS: 00008");
}

TEST_F(EllerGame, CountsOnPastTenThousandRows) {
  play(3, "2 5 5 9999 9");
  EXPECT_EQ(row(12), "ROWS: 10008");
  play(3, "2 5 5 9999 M 2 F");
  EXPECT_TRUE(std::ranges::any_of(
      pictures, [](const Frame& frame) { return row_text(frame, 12) == "ROWS: 19998"; }));
  EXPECT_EQ(row(13), "ROWS: 20001");
}

TEST_F(EllerGame, AShortMazeIsShownWithItsUpperBorder) {
  play(9, "5 5 5 3 F Y");
  EXPECT_EQ(row(2), " ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁");
  EXPECT_EQ(row(0), "SHALL I SHOW THE WAY FROM S TO F (Y OR N)?");
  const std::string all = screen_picture(last);
  EXPECT_EQ(std::ranges::count(all.substr(all.find('\n')), 'S'), 1);
  EXPECT_EQ(std::ranges::count(all.substr(all.find('\n')), 'F'), 1);
}

TEST_F(EllerGame, ProposingChangesNoWallButUnderTheLetters) {
  play(9, "20 5 5 30 F N");
  const std::string scrolled = rows(0, 12);
  play(9, "20 5 5 30 F Y");
  int different = 0;
  for (int row = 0; row < 13; ++row) {
    for (int column = 0; column < kColumns; ++column) {
      // The scrolled picture has two rows of questions below the maze.
      const Frame& asked = pictures[5];
      different += asked.displayed(row, column) != last.displayed(row + 3, column) ? 1 : 0;
    }
  }
  EXPECT_EQ(different, 2);
  EXPECT_FALSE(scrolled.empty());
}

TEST_F(EllerGame, TheWayIsShownWithItsLength) {
  play(9, "20 5 5 30 F Y N");
  EXPECT_EQ(std::ranges::count(last.cells, 0x10), 0);
  play(9, "20 5 5 30 F Y X Y");
  const auto discs = std::ranges::count(last.cells, 0x10);
  EXPECT_EQ(row(1), "THE WAY HAS " + std::to_string(discs + 1) + " STEPS.");
  EXPECT_EQ(row(0), "ANOTHER MAZE (Y OR N, O FOR OTHER OPTIONS)?");
}

TEST_F(EllerGame, AnotherMazeWithTheSameOptionsOrOthersOrNone) {
  play(9, "5 5 5 3 F N X Y");
  EXPECT_EQ(row(4), "ROWS: 00003");
  play(9, "5 5 5 3 F N O");
  EXPECT_EQ(row(0), "HOW WIDE (2-20 CELLS)?");
  play(9, "5 5 5 3 F Y N X Y");
  EXPECT_EQ(row(4), "ROWS: 00003");
  play(9, "5 5 5 3 F Y N O");
  EXPECT_EQ(row(0), "HOW WIDE (2-20 CELLS)?");
  play(9, "5 5 5 3 F X N N");
  EXPECT_TRUE(ended);
  play(9, "5 5 5 3 F Y N N");
  EXPECT_TRUE(ended);
  EXPECT_EQ(row(0), "GOODBYE.");
}

TEST(EllerCatalogue, EllerIsInTheCatalogueWithTheMemoryItsRemsName) {
  const Program* program = find_program("eller");
  ASSERT_NE(program, nullptr);
  EXPECT_EQ(program->listing, "eller/eller.bas");
  EXPECT_EQ(program->ram_kib, 8U);
}

TEST(EllerWalk, IsTheSameForTheSameSeedAndAboutAsLongAsAsked) {
  EXPECT_EQ(walk(7, 40), walk(7, 40));
  EXPECT_NE(walk(7, 40), walk(8, 40));
  for (uint16_t seed = 1; seed < 200; ++seed) {
    const std::string keys = walk(seed, 40);
    EXPECT_GE(std::ranges::count(keys, '\r'), 40);
    EXPECT_LE(std::ranges::count(keys, '\r'), 150);
    EXPECT_EQ(keys.back(), '\r');
  }
}

}  // namespace
}  // namespace triton::programs::eller
