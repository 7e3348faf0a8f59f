// The reference as a person meets it: questions, messages, moves.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "programs/catalogue.hpp"
#include "programs/corridors/corridors.hpp"
#include "tests/programs/game_helpers.hpp"

namespace triton::programs::corridors {
namespace {

struct CorridorsGame : PlayedGame {
  CorridorsGame() : PlayedGame("corridors") {}
};

// Seed 5: an H of six tiles by ten; from fork to fork.
const std::string kFromForkToFork = "2 5 3 2";
const std::string kTileByTile = "2 5 3 1";

TEST_F(CorridorsGame, AWholeGameLooksAsInTestData) {
  play(5, kFromForkToFork + " X U D H D L R D N");
  EXPECT_TRUE(ended);
  EXPECT_EQ(film(), test_data("corridors/game_seed_5.txt"));
}

TEST_F(CorridorsGame, TheQuestionsAreAskedUntilTheAnswersAreInRange) {
  play(5, "0 4 - 3 0 8 7 0 100 9 0 3 1");
  EXPECT_EQ(row(0), "WHICH WAY?");
  play(5, "0 4 - 3 0 8 7 0 100 9 0 3");
  EXPECT_EQ(row(14), "A LETTER TAKES YOU (1 ONE TILE, 2 TO A FORK)? 3");
}

TEST_F(CorridorsGame, ALetterIsWorthWhatTheProgramKeepsInItsVariable) {
  // T is 2 by then, so the shape is the disc; Z is 2, so every second tile has a bend.
  play(9, "2 T Z 1");
  const std::string by_letters = screen_picture(last);
  play(9, "2 2 2 1");
  EXPECT_EQ(screen_picture(last), by_letters);
}

TEST_F(CorridorsGame, ThePlayerIsToldHowFarTheXIs) {
  play(5, kTileByTile);
  EXPECT_EQ(row(0), "WHICH WAY?");
  EXPECT_TRUE(row(1).starts_with("THE X IS ")) << row(1);
  EXPECT_TRUE(row(1).ends_with(" TILES AWAY. GO U, D, L OR R.")) << row(1);
}

TEST_F(CorridorsGame, AnUnknownLetterGetsHelp) {
  play(5, kTileByTile + " X");
  EXPECT_EQ(row(1), "U UP D DOWN L LEFT R RIGHT H HINT Q GIVE UP");
}

TEST_F(CorridorsGame, AWallStopsAndIsNoMove) {
  play(5, kTileByTile + " L");
  const std::string left = row(1);
  play(5, kTileByTile + " R");
  const std::string right = row(1);
  EXPECT_TRUE(left == "A WALL STOPS YOU." || right == "A WALL STOPS YOU.");
  play(5, kTileByTile + (right == "A WALL STOPS YOU." ? " R Q" : " L Q"));
  EXPECT_TRUE(row(1).starts_with("YOU GIVE UP AFTER 0 MOVES;")) << row(1);
}

TEST_F(CorridorsGame, AHintShowsTheWayAndIsCounted) {
  play(5, kTileByTile + " Q");
  const auto dots = std::ranges::count(last.cells, 0x12);
  play(5, kTileByTile);
  EXPECT_EQ(std::ranges::count(last.cells, 0x12), 0);
  play(5, kTileByTile + " H");
  EXPECT_EQ(std::ranges::count(last.cells, 0x12), dots);
  EXPECT_EQ(row(1), "");
  // As many dots as tiles between the player and the X.
  play(5, kTileByTile);
  EXPECT_EQ(row(1), "THE X IS " + std::to_string(dots + 1) + " TILES AWAY. GO U, D, L OR R.");
  play(5, kTileByTile + " H H Q");
  EXPECT_TRUE(row(1).ends_with(" WOULD DO. HINTS: 2")) << row(1);
}

TEST_F(CorridorsGame, RefusedRepliesNeitherScrollNorDamageTheMaze) {
  play(5, kTileByTile);
  const Frame before = last;
  const std::string nonsense(72, '!');
  play(5, kTileByTile + " - - ? " + nonsense + " 99999 " + nonsense);
  EXPECT_EQ(last.start_row, 0);
  for (int number = 3; number < kRows; ++number) {
    EXPECT_EQ(row_text(last, number), row_text(before, number)) << number;
  }
}

TEST_F(CorridorsGame, AnotherMazeWithTheSameOptionsOrOthersOrNone) {
  play(5, kTileByTile + " Q Y");
  EXPECT_TRUE(row(1).starts_with("THE X IS ")) << row(1);
  play(5, kTileByTile + " Q O");
  EXPECT_EQ(row(0), "TILE SIZE (1 SMALL, 2 OR 3)?");
  play(5, kTileByTile + " Q X U N");
  EXPECT_TRUE(ended);
  EXPECT_EQ(row(0), "GOODBYE.");
  EXPECT_EQ(row(2), "OK");
  EXPECT_EQ(row(3), ">");
}

TEST(CorridorsCatalogue, CorridorsAreInTheCatalogueWithTheMemoryTheirRemsName) {
  const Program* program = find_program("corridors");
  ASSERT_NE(program, nullptr);
  EXPECT_EQ(program->listing, "corridors/corridors.bas");
  EXPECT_EQ(program->ram_kib, 8U);
}

TEST(CorridorsWalk, IsTheSameForTheSameSeedAndAsLongAsAsked) {
  EXPECT_EQ(walk(7, 40), walk(7, 40));
  EXPECT_NE(walk(7, 40), walk(8, 40));
  for (uint16_t seed = 1; seed < 200; ++seed) {
    const std::string keys = walk(seed, 40);
    EXPECT_GE(std::ranges::count(keys, '\r'), 40);
    EXPECT_LE(std::ranges::count(keys, '\r'), 200);
    EXPECT_EQ(keys.back(), '\r');
  }
}

}  // namespace
}  // namespace triton::programs::corridors
