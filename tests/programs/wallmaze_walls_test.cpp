#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "programs/wallmaze/dig.hpp"
#include "programs/wallmaze/sizes.hpp"
#include "tests/programs/maze_checks.hpp"

namespace triton::programs::wallmaze {
namespace {

using search::DigStep;
using search::Dug;
using search::shape_of;
using search::squares_of;

constexpr std::array<Size, 8> kSizesToTest{Size{8, 6}, Size{13, 9}, Size{19, 11}, Size{1, 1},
                                           Size{1, 9}, Size{17, 1}, Size{2, 2},   Size{3, 8}};

template <typename Watch>
Dug dug(Size size, const Chances& chances, Random random, const Watch& watch) {
  Dug dug(size);
  dug.dug_by(dig(dug, chances, random, watch));
  return dug;
}

Dug dug(Size size, const Chances& chances, int seed) {
  return dug(size, chances, Random(static_cast<uint16_t>(seed)), [](const DigStep&) {});
}

template <typename Check>
void for_each_maze(const Chances& chances, Check check) {
  for (const Size size : kSizesToTest) {
    for (int i = 0; i < 60; ++i) {
      const int seed = 1 + i * 1091;
      SCOPED_TRACE(testing::Message() << size.width << "x" << size.height << " seed " << seed);
      check(dug(size, chances, seed));
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(Wallmaze, WithNothingTooHardAndNoLoopsThereIsOneWayBetweenAnyTwoSquares) {
  for (const int straight : {0, 30, 100}) {
    for_each_maze({0, straight, 0}, [](const Dug& walls) {
      if (walls.squares() == 1) return;  // its only square stays walled in
      const search::Shape shape = shape_of(walls);
      ASSERT_EQ(shape.floor, static_cast<int>(walls.squares()));
      ASSERT_EQ(shape.pieces, 1);
      ASSERT_EQ(shape.circuits, 0);
    });
  }
}

TEST(Wallmaze, WithoutLoopsThereAreNoCircuitsAroundHardRockEither) {
  int rock = 0;
  for_each_maze({20, 30, 0}, [&](const Dug& walls) {
    const search::Shape shape = shape_of(walls);
    ASSERT_LE(shape.pieces, 1);
    ASSERT_EQ(shape.circuits, 0);
    rock += static_cast<int>(walls.squares()) - shape.floor;
  });
  EXPECT_GT(rock, 1000);
}

TEST(Wallmaze, WhenAllIsTooHardTheStartStaysWalledIn) {
  for_each_maze({100, 30, 50}, [](const Dug& walls) {
    ASSERT_EQ(shape_of(walls).floor, 0);
    ASSERT_TRUE(walls.rock(walls.start));
    ASSERT_EQ(walls.finish, walls.start);
  });
}

TEST(Wallmaze, TheMoreOftenAnEndBreaksThroughTheMoreCircuits) {
  std::vector<int> circuits;
  for (const int loop : {0, 30, 100}) {
    int sum = 0;
    for_each_maze({5, 30, loop}, [&](const Dug& walls) { sum += shape_of(walls).circuits; });
    circuits.push_back(sum);
  }
  EXPECT_EQ(circuits[0], 0);
  EXPECT_GT(circuits[1], 300);
  EXPECT_GT(circuits[2], 2 * circuits[1]);
}

TEST(Wallmaze, WithLoop100NoTunnelThatCouldBreakThroughEndsBlind) {
  Random random(11);
  int ends = 0;
  int breaks = 0;
  bool forward = false;
  const Dug walls = dug({19, 11}, {0, 30, 100}, random, [&](const DigStep& step) {
    if (step.kind == DigStep::Kind::kBreak) {
      ASSERT_TRUE(forward);
      ++breaks;
      return;
    }
    if (step.kind == DigStep::Kind::kBack && forward) ++ends;
    forward = step.kind == DigStep::Kind::kAdvance;
  });
  EXPECT_GT(ends, 10);
  // Without hard rock every end has a dug neighbour to break through to, except in a corner that
  // it has come into along the frame.
  EXPECT_GE(breaks, ends - 4);
  EXPECT_EQ(shape_of(walls).circuits, breaks);
}

TEST(Wallmaze, ShowsAWallTheSameFromBothSidesAndHasNoHoleInItsFrame) {
  for_each_maze({10, 30, 40}, [](const Dug& walls) {
    for (const Square square : squares_of(walls.size())) {
      for (const Side way : kAllSides) {
        const Square next = beyond(square, way);
        if (walls.inside(next)) {
          ASSERT_EQ(walls.passage(square, way), walls.passage(next, opposite(way)));
        } else {
          ASSERT_FALSE(walls.passage(square, way));
        }
      }
    }
  });
}

TEST(Wallmaze, ASquareIsRockExactlyWhenItIsWalledOnFourSides) {
  for_each_maze({20, 30, 10}, [](const Dug& walls) {
    for (const Square square : squares_of(walls.size())) {
      const bool walled_in =
          std::ranges::none_of(kAllSides, [&](Side side) { return walls.passage(square, side); });
      ASSERT_EQ(walls.rock(square), walled_in);
    }
  });
}

TEST(Wallmaze, StartAndFinishAreTheFirstAndTheLastSquareThatIsNotRock) {
  for_each_maze({10, 30, 0}, [](const Dug& walls) {
    const std::vector<Square> floor = search::floor_of(walls);
    if (floor.empty()) return;
    ASSERT_EQ(walls.start, floor.front());
    ASSERT_EQ(walls.finish, floor.back());
  });
}

TEST(Wallmaze, ASquareIsTooHardAsOftenAsAsked) {
  // 1 x 2: the start, and one square that is dug or not.
  constexpr int kMazes = 20'000;
  for (const int hard : {0, 25, 80, 100}) {
    int rock = 0;
    for (int i = 0; i < kMazes; ++i) {
      const Dug walls = dug({1, 2}, {hard, 0, 0}, 1 + i * 3);
      if (walls.rock({1, 1})) ++rock;
    }
    EXPECT_NEAR(rock, kMazes * hard / 100, kMazes / 50) << hard;
  }
}

TEST(Wallmaze, TheMoreOftenTheTunnelGoesStraightOnTheFewerTurns) {
  std::map<int, double> turns_per_step;
  for (const int straight : {0, 50, 100}) {
    int turns = 0;
    int steps = 0;
    for (int seed = 1; seed <= 200; ++seed) {
      Random random(static_cast<uint16_t>(seed * 17));
      Side facing = Side::kUp;
      (void)dug({19, 11}, {5, straight, 0}, random, [&](const DigStep& step) {
        if (step.kind != DigStep::Kind::kAdvance) return;
        ++steps;
        if (step.facing != facing) ++turns;
        facing = step.facing;
      });
    }
    turns_per_step[straight] = static_cast<double>(turns) / steps;
  }
  EXPECT_GT(turns_per_step[0], turns_per_step[50] + 0.05);
  EXPECT_GT(turns_per_step[50], turns_per_step[100] + 0.05);
}

}  // namespace
}  // namespace triton::programs::wallmaze
