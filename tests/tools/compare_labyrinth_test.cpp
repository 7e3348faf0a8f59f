// Labyrinth on the machine against its reference; and broken listings, which must be caught at the
// very write, and in the line, where they begin to differ.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/tools/labyrinth_on_machine.hpp"
#include "tools/compare/report.hpp"
#include "tools/compare/seeds.hpp"

namespace triton::compare {
namespace {

constexpr uint16_t kSeed = 3;

std::string walk(uint16_t seed) { return labyrinth().walk(seed, 20); }

TEST(CompareLabyrinth, IsTheSameOnTheMachineAndTheReference) {
  const std::atomic<bool> never = false;
  const auto outcomes =
      compare_seeds(labyrinth(), started(labyrinth_listing()), {1, 12}, walk, 0, never, nullptr);
  ASSERT_EQ(outcomes.size(), 12U);
  for (const SeedOutcome& outcome : outcomes) {
    ASSERT_FALSE(outcome.outcome.difference)
        << difference_report({"labyrinth", outcome.seed, outcome.keys, ""}, outcome.outcome);
    EXPECT_GT(outcome.outcome.frames, 1000U) << "seed " << outcome.seed;
    EXPECT_GT(outcome.outcome.keys_typed, 20U) << "seed " << outcome.seed;
  }
}

TEST(CompareLabyrinth, ComparesEveryWriteThatTheMachineMakes) {
  const StartedProgram start = started(labyrinth_listing());
  const Outcome outcome = compare_labyrinth(start, kSeed, walk(kSeed));
  EXPECT_FALSE(outcome.difference);
  EXPECT_EQ(outcome.frames, writes_on_machine(start, kSeed, walk(kSeed)).size());
}

/// Compares the broken listing and expects the difference where the machine, alone, begins to write
/// something else than with the true listing.
Difference caught(const BrokenListing& broken) {
  const StartedProgram start = started(broken.listing);
  const std::string keys = walk(kSeed);
  const Outcome outcome = compare_labyrinth(start, kSeed, keys);
  if (!outcome.difference) {
    ADD_FAILURE() << "not caught";
    return {};
  }
  const auto truth = writes_on_machine(started(labyrinth_listing()), kSeed, keys);
  const auto written = writes_on_machine(start, kSeed, keys);
  EXPECT_EQ(outcome.difference->frame_number, first_difference(truth, written));
  return *outcome.difference;
}

int line_of(const Difference& difference) { return difference.line ? difference.line->number : 0; }

TEST(CompareLabyrinth, CatchesAWallOfTheWrongCharacter) {
  const BrokenListing broken = labyrinth_with("VDU G-64+U,108", "VDU G-64+U,107");
  const Difference difference = caught(broken);
  EXPECT_EQ(line_of(difference), broken.line);
  EXPECT_EQ(difference.kind, Difference::Kind::kFrame);
  EXPECT_EQ(difference.expected_write->code, 108);
  EXPECT_EQ(difference.actual_write->code, 107);
  EXPECT_EQ(difference.expected_write->cell, difference.actual_write->cell);
}

TEST(CompareLabyrinth, CatchesAWallThatIsDrawnOneCellTooLong) {
  const BrokenListing broken = labyrinth_with("FOR I=T+128 TO G-128", "FOR I=T+128 TO G-64");
  EXPECT_EQ(line_of(caught(broken)), broken.line);
}

TEST(CompareLabyrinth, CatchesOneRndCallMoreWhereItShows) {
  const Difference difference = caught(labyrinth_with("C=16*H+RND(W)", "C=RND(W);C=16*H+RND(W)"));
  EXPECT_EQ(difference.kind, Difference::Kind::kFrame);
  EXPECT_NE(difference.expected_random_state, difference.actual_random_state);
}

TEST(CompareLabyrinth, CatchesOneRndCallMoreThatDoesNotShowAtTheNextKey) {
  const BrokenListing broken = labyrinth_with("C=16+RND(W)", "C=16+RND(W);K=RND(9)");
  const Outcome outcome = compare_labyrinth(started(broken.listing), kSeed, walk(kSeed));
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->kind, Difference::Kind::kRandomState);
  EXPECT_THAT(outcome.difference->line->text, testing::HasSubstr("INPUT"));
}

TEST(CompareLabyrinth, CatchesOneCursorMoveMore) {
  const BrokenListing broken = labyrinth_with("VDU 0,28", "VDU 0,28;VDU 0,29");
  const Difference difference = caught(broken);
  EXPECT_EQ(line_of(difference), broken.line);
  EXPECT_EQ(difference.actual_write->code, 29);
}

TEST(CompareLabyrinth, CatchesOneCursorMoveLess) {
  const BrokenListing broken = labyrinth_with("VDU 0,28;", "");
  const Difference difference = caught(broken);
  EXPECT_EQ(line_of(difference), broken.line);
  EXPECT_EQ(difference.expected_write->code, 28);
}

TEST(CompareLabyrinth, CatchesOneWrongDigitInAPrintedNumber) {
  const BrokenListing broken = labyrinth_with("O-O/16*16", "O-O/16*16+1");
  const Difference difference = caught(broken);
  EXPECT_EQ(line_of(difference), broken.line);
  EXPECT_EQ(difference.actual_write->code, difference.expected_write->code + 1);
}

TEST(CompareLabyrinth, CatchesOneWrongCharacterInAText) {
  const BrokenListing broken = labyrinth_with("LABYRINTH\"", "LABYR1NTH\"");
  const Difference difference = caught(broken);
  EXPECT_EQ(line_of(difference), broken.line);
  EXPECT_EQ(difference.expected_write->code, 'I');
  EXPECT_EQ(difference.actual_write->code, '1');
}

TEST(CompareLabyrinth, CatchesAListingThatAsksForAKeyTooMany) {
  const BrokenListing broken = labyrinth_with("INPUT \"WHAT SIZE", "INPUT \"\"A;INPUT \"WHAT SIZE");
  EXPECT_EQ(line_of(caught(broken)), broken.line);
}

TEST(CompareLabyrinth, CatchesAListingThatStopsWithAnError) {
  const Difference difference = caught(labyrinth_with("RND(W)", "RND(W-W)"));
  EXPECT_EQ(difference.kind, Difference::Kind::kFrame);
}

}  // namespace
}  // namespace triton::compare
