// The reference as a person meets it: questions, messages, moves.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "programs/catalogue.hpp"
#include "programs/labyrinth/labyrinth.hpp"
#include "tests/programs/game_helpers.hpp"

namespace triton::programs::labyrinth {
namespace {

struct LabyrinthGame : PlayedGame {
  LabyrinthGame() : PlayedGame("labyrinth") {}
};

// Seed 35, small, from the gate to the cell before the exit and out.
const std::string kToTheExit = "S N F F L F R F R F L F L F R F";

TEST_F(LabyrinthGame, AWholeWalkLooksAsInTestData) {
  play(35, "S Y X F F L F R F R F L F L F R F P M X F N");
  EXPECT_TRUE(ended);
  EXPECT_EQ(film(), test_data("labyrinth/walk_seed_35.txt"));
}

TEST_F(LabyrinthGame, LeavingByTheExitIsNoticedWithTheNumberOfMoves) {
  play(35, kToTheExit);
  EXPECT_EQ(row(0), "WHICH WAY?");
  play(35, kToTheExit + " F");
  EXPECT_EQ(row(0), "YOU ARE OUT OF THE LABYRINTH!");
  EXPECT_EQ(row(1), "MOVES: 15   LOOKS AT THE MAP: 0");
  EXPECT_EQ(row(3), "ANOTHER LABYRINTH (Y OR N)?");
}

TEST_F(LabyrinthGame, TurnsAndStepsAreMovesAndStoppedStepsAndQuestionsAreNot) {
  play(35, "S N L R F X P F L L F F M X Q");
  // L R F, then (one step up the entrance column) F, L L, and F F back out.
  EXPECT_EQ(row(0), "YOU GIVE UP.");
  EXPECT_EQ(row(1), "MOVES: 8   LOOKS AT THE MAP: 1");
}

TEST_F(LabyrinthGame, PlayingAgainDigsAnotherLabyrinth) {
  play(35, kToTheExit + " F Y S Y");
  const std::string second = screen_picture(last);
  play(35, "S Y");
  EXPECT_NE(second, screen_picture(last));
}

TEST_F(LabyrinthGame, NoOtherLabyrinthEndsTheProgram) {
  play(35, "S N Q N");
  EXPECT_TRUE(ended);
  EXPECT_EQ(row(4), "GOODBYE.");
  EXPECT_EQ(row(6), "OK");
  EXPECT_EQ(row(7), ">");
}

TEST_F(LabyrinthGame, ThePositionIsToldOnRequest) {
  play(35, "S N P");
  const std::string outside = row(1);
  EXPECT_TRUE(outside.ends_with("UP  0  FACING NORTH")) << outside;
  play(35, "S N F F L P");
  EXPECT_EQ(row(1), outside.substr(0, 9) + "  UP  2  FACING WEST");
}

TEST_F(LabyrinthGame, AWallStopsAndNothingIsOutside) {
  play(35, "S N F R F");
  EXPECT_EQ(row(1), "A WALL STOPS YOU.");
  play(35, "S N R F");
  EXPECT_EQ(row(1), "THERE IS NOTHING THAT WAY.");
  play(35, "S N F L L F");
  EXPECT_EQ(row(1), "YOU ARE OUTSIDE THE GATE.");
}

TEST_F(LabyrinthGame, AMessageGoesWithTheNextMove) {
  play(35, "S N R F L");
  EXPECT_EQ(row(1), "");
}

TEST_F(LabyrinthGame, AnUnknownLetterGetsHelp) {
  play(35, "S N F X");
  EXPECT_EQ(row(1), "L LEFT R RIGHT F FORWARD P POSITION M MAP Q QUIT");
  EXPECT_EQ(row(0), "WHICH WAY?");
}

TEST_F(LabyrinthGame, RefusedRepliesNeitherScrollNorDamageTheView) {
  play(35, "S N F");
  const std::string before = screen_picture(last);
  const std::string nonsense(72, '!');
  play(35, "S N F - - - ? " + nonsense + " 99999 " + nonsense);
  EXPECT_EQ(last.start_row, 0);
  for (int number = 3; number < kRows; ++number) {
    EXPECT_EQ(row_text(last, number), row_text(pictures[3], number)) << number;
  }
  play(35, "S N F - - - ? " + nonsense + " 99999 " + nonsense + " L R");
  EXPECT_EQ(screen_picture(last), before);
}

TEST_F(LabyrinthGame, TheMapIsFollowedByTheSameView) {
  play(35, "S N F F L");
  const std::string before = screen_picture(last);
  play(35, "S N F F L M X");
  EXPECT_EQ(screen_picture(last), before);
}

TEST_F(LabyrinthGame, QuestionsAreAskedUntilTheyAreAnswered) {
  play(35, "X 5 Y S X S Q Y F N Q X Y");
  EXPECT_EQ(row(0), "S SMALL   M MEDIUM   L LARGE");
  EXPECT_EQ(row(1), "WHAT SIZE?");
}

TEST_F(LabyrinthGame, AWordIsNoLetterAndTheQuestionIsAskedAgain) {
  play(35, "SMALL S NO N FORWARD F FORWARD F LEFT L POSITION P");
  EXPECT_TRUE(row(1).ends_with("UP  2  FACING WEST")) << row(1);
}

TEST(LabyrinthCatalogue, LabyrinthIsInTheCatalogueWithTheMemoryItsRemsName) {
  const Program* program = find_program("labyrinth");
  ASSERT_NE(program, nullptr);
  EXPECT_EQ(program->listing, "labyrinth/labyrinth.bas");
  EXPECT_EQ(program->ram_kib, 8U);
  EXPECT_EQ(find_program("labyrinths"), nullptr);
}

TEST(LabyrinthWalk, IsTheSameForTheSameSeedAndAsLongAsAsked) {
  EXPECT_EQ(walk(7, 40), walk(7, 40));
  EXPECT_NE(walk(7, 40), walk(8, 40));
  for (int seed = 1; seed < 200; ++seed) {
    const std::string keys = walk(static_cast<uint16_t>(seed), 40);
    EXPECT_GE(std::ranges::count(keys, '\r'), 40);
    EXPECT_LE(std::ranges::count(keys, '\r'), 100);
    EXPECT_EQ(keys.back(), '\r');
  }
}

}  // namespace
}  // namespace triton::programs::labyrinth
