// Blockmaze and wallmaze as a person meets them: questions, messages, searches, walks.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "programs/blockmaze/blockmaze.hpp"
#include "programs/catalogue.hpp"
#include "programs/wallmaze/wallmaze.hpp"
#include "tests/programs/game_helpers.hpp"

namespace triton::programs {
namespace {

constexpr const char* kHelp = "H HAND  B BREADTH FIRST  U D L R WALK  P PUT S OR F  Q QUIT";

struct BlockmazeGame : PlayedGame {
  BlockmazeGame() : PlayedGame("blockmaze") {}
};

struct WallmazeGame : PlayedGame {
  WallmazeGame() : PlayedGame("wallmaze") {}
};

// Seed 11: a small block maze without circuits.
const std::string kTree = "S N 100 100 100 40";
// Seed 11: a small wall maze without circuits.
const std::string kWalls = "S N 5 30 0";
// Seed 12: one with many.
const std::string kLoops = "S N 5 30 100";

TEST_F(BlockmazeGame, AWholeGameLooksAsInTestData) {
  play(11, kTree + " H B R R U D R L P F 1 3 B H Q N");
  EXPECT_TRUE(ended);
  EXPECT_EQ(film(), test_data("blockmaze/game_seed_11.txt"));
}

TEST_F(WallmazeGame, AWholeGameLooksAsInTestData) {
  play(12, kLoops + " H B D U R P F 5 3 H B P S 8 1 H Q N");
  EXPECT_TRUE(ended);
  EXPECT_EQ(film(), test_data("wallmaze/game_seed_12.txt"));
}

TEST_F(BlockmazeGame, TheHandTellsItsStepsAndTheLengthOfItsTrail) {
  play(11, kTree + " H");
  EXPECT_EQ(row(1), "THERE AFTER 20 STEPS. THE TRAIL HAS 16.");
}

TEST_F(BlockmazeGame, BreadthFirstTellsTheShortestWayAndWhatItHasSeen) {
  play(11, kTree + " B");
  EXPECT_EQ(row(1), "SHORTEST: 16 STEPS. SEEN: 21 SQUARES.");
}

TEST_F(WallmazeGame, BothSearchesAgreeWhereThereIsOnlyOneWay) {
  play(11, kWalls + " H");
  EXPECT_EQ(row(1), "THERE AFTER 10 STEPS. THE TRAIL HAS 10.");
  play(11, kWalls + " B");
  EXPECT_TRUE(row(1).starts_with("SHORTEST: 10 STEPS. ")) << row(1);
}

TEST_F(BlockmazeGame, AFinishInRockIsSearchedForInVain) {
  play(11, kTree + " P F 1 3 H");
  EXPECT_TRUE(row(1).starts_with("BACK AT S AFTER ")) << row(1);
  EXPECT_TRUE(row(1).ends_with(" STEPS: THE HAND GIVES UP.")) << row(1);
  play(11, kTree + " P F 1 3 B");
  EXPECT_TRUE(row(1).starts_with("NO WAY, AND ")) << row(1);
}

TEST_F(BlockmazeGame, AStartInRockIsRefused) {
  play(11, kTree);
  const std::string before = screen_picture(last).substr(row(0).size() + 1 + row(1).size());
  play(11, kTree + " P S 1 3");
  EXPECT_EQ(row(1), "THAT IS ROCK.");
  EXPECT_EQ(screen_picture(last).substr(row(0).size() + 1 + row(1).size()), before);
}

TEST_F(BlockmazeGame, TheHandLeavesNoMarkBehindWhenItGivesUp) {
  play(11, kTree + " P F 2 3 D");
  const std::string before = screen_picture(last);
  play(11, kTree + " P F 2 3 H P F 2 3 D");
  EXPECT_EQ(screen_picture(last), before);
}

TEST_F(BlockmazeGame, AWalkGoesOnToTheNextCornerAndCountsSquares) {
  play(11, kTree + " R");
  EXPECT_EQ(row(1), "");
  play(11, kTree + " R U");
  EXPECT_EQ(row(1), "A WALL STOPS YOU.");
  play(11, kTree + " R R D R R D R");
  EXPECT_EQ(row(1), "THERE AFTER 16 STEPS. THE TRAIL HAS 16.");
}

TEST_F(BlockmazeGame, WalkingBackErasesTheTrail) {
  play(11, kTree + " R L");
  const std::string there_and_back = screen_picture(last);
  EXPECT_EQ(there_and_back.find("●"), std::string::npos) << there_and_back;
}

TEST_F(BlockmazeGame, AfterASearchAWalkBeginsInTheStartAgain) {
  play(11, kTree + " R R B D");
  const std::string after_search = screen_picture(last);
  play(11, kTree + " D");
  EXPECT_EQ(after_search, screen_picture(last));
}

TEST_F(BlockmazeGame, RefusedRepliesNeverTouchTheMaze) {
  const std::string nonsense(72, '!');
  play(11, kTree + " B");
  const Frame before = last;
  play(11, kTree + " B - - ? " + nonsense + " 99999 " + nonsense + " P " + nonsense + " F " +
               nonsense + " 5 " + nonsense);
  EXPECT_EQ(last.start_row, 0);
  for (int number = 3; number < kRows; ++number) {
    EXPECT_EQ(row(number), row_text(before, number)) << number;
  }
}

TEST_F(BlockmazeGame, QuestionsAreAskedUntilTheyAreAnswered) {
  play(11, "X 5 N S 7 X N -1 101 S A 100 100 Z 100 40 Z P X F 0 13 12 0 7 6 X");
  EXPECT_EQ(row(1), kHelp);
  EXPECT_TRUE(row(9).ends_with("F██")) << row(9);
}

TEST_F(BlockmazeGame, StartAndFinishMayBeTheSame) {
  play(11, kTree + " P F 1 1 H");
  EXPECT_EQ(row(1), "THERE AFTER 0 STEPS. THE TRAIL HAS 0.");
  play(11, kTree + " P F 1 1 B");
  EXPECT_EQ(row(1), "SHORTEST: 0 STEPS. SEEN: 1 SQUARES.");
  // Moved apart again, both letters are there.
  play(11, kTree + " P F 1 1 P F 2 1");
  EXPECT_NE(row(4).find(" S F"), std::string::npos) << row(4);
}

TEST_F(WallmazeGame, AStartThatIsWalledInIsSaidToBe) {
  for (const std::string command : {"H", "B", "U", "X"}) {
    play(3, "S N 100 30 60 " + command);
    EXPECT_EQ(row(1), "S IS WALLED IN.") << command;
  }
  play(3, "S N 100 30 60 P F 1 1 Q N");
  EXPECT_TRUE(ended);
}

TEST_F(WallmazeGame, AStartInRockIsRefused) {
  play(11, kWalls + " P S 1 2");
  EXPECT_EQ(row(1), "");
  play(3, "S N 100 30 60 P S 1 1");
  EXPECT_EQ(row(1), "THAT IS ROCK.");
}

TEST_F(WallmazeGame, AMarkGivesTheWallBackThatItCovered) {
  play(12, kLoops);
  const Frame before = last;
  play(12, kLoops + " H B D U R P S 1 1");
  for (int number = 3; number < kRows; ++number) {
    EXPECT_EQ(row(number), row_text(before, number)) << number;
  }
}

TEST_F(WallmazeGame, AnotherMazeIsAnother) {
  play(12, "L Y Q Y L Y");
  const std::string second = screen_picture(last);
  play(12, "L Y");
  EXPECT_NE(screen_picture(last), second);
  play(12, "L Y Q N");
  EXPECT_TRUE(ended);
  EXPECT_EQ(row(1), "GOODBYE.");
}

TEST(SearchCatalogue, BothProgramsAskForOneCardOfMemory) {
  EXPECT_EQ(find_program("blockmaze")->ram_kib, 8U);
  EXPECT_EQ(find_program("wallmaze")->ram_kib, 8U);
}

TEST(SearchStroll, IsTheSameForTheSameSeedAndAsLongAsAsked) {
  for (const char* name : {"blockmaze", "wallmaze"}) {
    const Program& program = *find_program(name);
    EXPECT_EQ(program.walk(7, 40), program.walk(7, 40));
    EXPECT_NE(program.walk(7, 40), program.walk(8, 40));
    for (int seed = 1; seed < 200; ++seed) {
      const std::string keys = program.walk(static_cast<uint16_t>(seed), 40);
      EXPECT_GE(std::ranges::count(keys, '\r'), 40);
      EXPECT_LE(std::ranges::count(keys, '\r'), 220);
      EXPECT_EQ(keys.back(), '\r');
    }
  }
}

}  // namespace
}  // namespace triton::programs
