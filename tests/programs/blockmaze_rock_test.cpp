#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include "programs/blockmaze/dig.hpp"
#include "programs/blockmaze/sizes.hpp"
#include "tests/programs/maze_checks.hpp"

namespace triton::programs::blockmaze {
namespace {

using search::DigStep;
using search::Dug;
using search::shape_of;
using search::squares_of;

constexpr std::array<Size, 8> kSizesToTest{Size{12, 6}, Size{20, 9}, Size{30, 11}, Size{1, 1},
                                           Size{1, 9},  Size{17, 1}, Size{2, 2},   Size{3, 8}};

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

/// Where the four squares around a corner are two of floor and two of rock, crosswise.
int corner_only_openings(const Dug& rock) {
  int found = 0;
  for (const Square square : squares_of(rock.size())) {
    const bool here = rock.rock(square);
    const bool right = rock.rock({square.x + 1, square.y});
    const bool below = rock.rock({square.x, square.y + 1});
    const bool across = rock.rock({square.x + 1, square.y + 1});
    if (here == across && right == below && here != right) ++found;
  }
  return found;
}

TEST(Blockmaze, WithDiagonal100NoFloorTouchesFloorByACornerOnly) {
  for (const int ahead : {0, 80, 100}) {
    for (const int beside : {0, 50, 80, 100}) {
      for_each_maze({ahead, beside, 100, 40},
                    [](const Dug& rock) { ASSERT_EQ(corner_only_openings(rock), 0); });
    }
  }
}

TEST(Blockmaze, WithDiagonal0FloorDoesTouchFloorByACorner) {
  int found = 0;
  for_each_maze({80, 80, 0, 40}, [&](const Dug& rock) { found += corner_only_openings(rock); });
  EXPECT_GT(found, 1000);
}

TEST(Blockmaze, WithAheadAndBeside100ThereAreNoCircuits) {
  for (const int diagonal : {0, 100}) {
    for_each_maze({100, 100, diagonal, 40},
                  [](const Dug& rock) { ASSERT_EQ(shape_of(rock).circuits, 0); });
  }
}

TEST(Blockmaze, WithAllChances0EverySquareIsDug) {
  for_each_maze({0, 0, 0, 0}, [](const Dug& rock) {
    ASSERT_EQ(shape_of(rock).floor, static_cast<int>(rock.squares()));
  });
}

TEST(Blockmaze, IsAlwaysOnePiece) {
  for (const Chances& chances :
       {Chances{}, Chances{0, 100, 0, 0}, Chances{100, 0, 50, 100}, Chances{50, 50, 50, 50}}) {
    for_each_maze(chances, [](const Dug& rock) { ASSERT_EQ(shape_of(rock).pieces, 1); });
  }
}

TEST(Blockmaze, StartAndFinishAreTheFirstAndTheLastSquareOfFloor) {
  for_each_maze({}, [](const Dug& rock) {
    const std::vector<Square> floor = search::floor_of(rock);
    ASSERT_EQ(rock.start, floor.front());
    ASSERT_EQ(rock.finish, floor.back());
  });
}

TEST(Blockmaze, TheMoreOftenSquaresBesideAreRefusedTheFewerCircuits) {
  std::vector<int> circuits;
  for (const int beside : {0, 40, 80, 100}) {
    int sum = 0;
    for_each_maze({100, beside, 100, 40}, [&](const Dug& rock) { sum += shape_of(rock).circuits; });
    circuits.push_back(sum);
  }
  EXPECT_TRUE(std::ranges::is_sorted(circuits, std::greater<>()));
  EXPECT_GT(circuits[0], circuits[1]);
  EXPECT_GT(circuits[1], circuits[2]);
  EXPECT_GT(circuits[2], 0);
  EXPECT_EQ(circuits[3], 0);
}

TEST(Blockmaze, TheMoreOftenStraightOnIsTriedTheFewerTurns) {
  std::map<int, double> turns_per_step;
  for (const int straight : {0, 50, 100}) {
    int turns = 0;
    int steps = 0;
    for (int seed = 1; seed <= 200; ++seed) {
      Random random(static_cast<uint16_t>(seed * 17));
      Side facing = Side::kUp;
      (void)dug({30, 11}, {80, 80, 100, straight}, random, [&](const DigStep& step) {
        if (step.kind == DigStep::Kind::kBack) return;
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

TEST(Blockmaze, ASquareBesideFloorIsRefusedAsOftenAsAsked) {
  // 2 x 2: three squares are dug in any case; the fourth then has floor at one side.
  constexpr int kMazes = 20'000;
  for (const int beside : {0, 25, 80, 100}) {
    int refused = 0;
    for (int i = 0; i < kMazes; ++i) {
      const Dug rock = dug({2, 2}, {0, beside, 0, 0}, 1 + i * 3);
      if (shape_of(rock).floor == 3) ++refused;
    }
    EXPECT_NEAR(refused, kMazes * beside / 100, kMazes / 50) << beside;
  }
}

TEST(Blockmaze, TheDiggerGoesBackTheWayItCame) {
  Random random(5);
  std::vector<std::size_t> tunnel;
  (void)dug({20, 9}, {}, random, [&](const DigStep& step) {
    switch (step.kind) {
      case DigStep::Kind::kStart:
      case DigStep::Kind::kBreak:
        break;
      case DigStep::Kind::kAdvance:
        ASSERT_EQ(step.from, tunnel.back());
        ASSERT_EQ(step.to, Field({20, 9}).beside(step.from, step.facing));
        break;
      case DigStep::Kind::kBack:
        ASSERT_EQ(step.from, tunnel.back());
        tunnel.pop_back();
        ASSERT_EQ(step.to, tunnel.back());
        return;
      case DigStep::Kind::kEnd:
        ASSERT_EQ(step.from, tunnel.back());
        tunnel.pop_back();
        return;
    }
    tunnel.push_back(step.to);
  });
  EXPECT_TRUE(tunnel.empty());
}

}  // namespace
}  // namespace triton::programs::blockmaze
