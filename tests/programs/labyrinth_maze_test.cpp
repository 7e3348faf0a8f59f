#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "programs/labyrinth/maze.hpp"
#include "programs/labyrinth/sizes.hpp"

namespace triton::programs {

void PrintTo(const Size& size, std::ostream* out) { *out << size.width << 'x' << size.height; }

namespace labyrinth {

namespace {

Maze dug(Size size, uint16_t seed) {
  Random random(seed);
  return {size, random, [](const DigStep&) {}};
}

std::vector<Square> cells_of(Size size) {
  std::vector<Square> cells;
  for (int y = 1; y <= size.height; ++y) {
    for (int x = 1; x <= size.width; ++x) cells.push_back({x, y});
  }
  return cells;
}

bool passage(const Maze& maze, Square cell, Side way) { return !maze.walls(cell, way).ahead(); }

/// Every seed of a sample, every size that the program offers, and the smallest and oddest ones.
class EveryLabyrinth : public testing::TestWithParam<Size> {
 protected:
  template <typename Check>
  void for_each_seed(Check check) {
    for (int i = 0; i < 600; ++i) {
      const auto seed = static_cast<uint16_t>(1 + i * 109);
      SCOPED_TRACE(testing::Message() << "seed " << seed);
      check(dug(GetParam(), seed), seed);
      if (HasFatalFailure()) return;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Sizes, EveryLabyrinth,
                         testing::Values(kSmall, kMedium, kLarge, Size{1, 1}, Size{1, 10},
                                         Size{15, 1}, Size{2, 2}, Size{4, 9}),
                         testing::PrintToStringParamName());

TEST_P(EveryLabyrinth, AllocatesEveryCellOnce) {
  for_each_seed([](const Maze& maze, uint16_t) {
    std::set<std::pair<int, int>> allocated;
    for (const Square cell : maze.order()) {
      ASSERT_TRUE(maze.inside(cell));
      allocated.insert({cell.x, cell.y});
    }
    ASSERT_EQ(maze.order().size(), cells_of(GetParam()).size());
    ASSERT_EQ(allocated.size(), maze.order().size());
  });
}

TEST_P(EveryLabyrinth, HasExactlyOneRouteBetweenAnyTwoCells) {
  for_each_seed([](const Maze& maze, uint16_t) {
    const Size size = GetParam();
    std::vector<int> set(static_cast<std::size_t>(size.width * size.height));
    std::iota(set.begin(), set.end(), 0);
    const auto set_of = [&](Square cell) -> int& {
      return set[static_cast<std::size_t>((cell.y - 1) * size.width + cell.x - 1)];
    };
    for (const Square cell : cells_of(size)) {
      for (const Side way : {Side::kRight, Side::kUp}) {
        const Square next = beyond(cell, way);
        if (!maze.inside(next) || !passage(maze, cell, way)) continue;
        const int joined = set_of(cell);
        const int other = set_of(next);
        ASSERT_NE(joined, other) << "a circuit closes at " << cell.x << "," << cell.y;
        std::ranges::replace(set, other, joined);
      }
    }
    ASSERT_TRUE(std::ranges::all_of(set, [&](int s) { return s == set[0]; }))
        << "not every cell can be reached";
  });
}

TEST_P(EveryLabyrinth, OpensItsOuterWallAtTheEntranceAndTheExitOnly) {
  for_each_seed([](const Maze& maze, uint16_t) {
    const Size size = GetParam();
    EXPECT_EQ(maze.entrance().y, size.height);
    EXPECT_EQ(maze.exit().y, 1);
    for (const Square cell : cells_of(size)) {
      for (const Side way : kAllSides) {
        if (maze.inside(beyond(cell, way))) continue;
        const bool gate = (way == Side::kDown && cell == maze.entrance()) ||
                          (way == Side::kUp && cell == maze.exit());
        ASSERT_EQ(passage(maze, cell, way), gate) << "cell " << cell.x << "," << cell.y;
      }
    }
  });
}

TEST_P(EveryLabyrinth, ShowsAWallTheSameFromBothSides) {
  for_each_seed([](const Maze& maze, uint16_t) {
    for (const Square cell : cells_of(GetParam())) {
      for (const Side way : kAllSides) {
        const Square next = beyond(cell, way);
        if (!maze.inside(next)) continue;
        const Side back = opposite(way);
        ASSERT_EQ(passage(maze, cell, way), passage(maze, next, back));
      }
    }
  });
}

TEST_P(EveryLabyrinth, IsDugFromTheEntranceOnAndFromTheOldestRoomAtDeadEnds) {
  for_each_seed([](const Maze& maze, uint16_t) {
    std::set<std::pair<int, int>> used;
    const auto has_room = [&](Square cell) {
      return std::ranges::any_of(kAllSides, [&](Side way) {
        const Square next = beyond(cell, way);
        return maze.inside(next) && !used.contains({next.x, next.y});
      });
    };
    const auto joined = [&](Square cell, Square to) {
      return std::ranges::any_of(
          kAllSides, [&](Side way) { return beyond(cell, way) == to && passage(maze, cell, way); });
    };
    ASSERT_EQ(maze.order().front(), maze.entrance());
    used.insert({maze.entrance().x, maze.entrance().y});
    for (std::size_t i = 1; i < maze.order().size(); ++i) {
      Square from = maze.order()[i - 1];
      if (!has_room(from)) from = *std::ranges::find_if(maze.order(), has_room);
      const Square cell = maze.order()[i];
      ASSERT_TRUE(joined(from, cell)) << "allocation " << i;
      used.insert({cell.x, cell.y});
    }
  });
}

TEST_P(EveryLabyrinth, CallsRndOnceForTheEntranceForEachFurtherCellAndForTheExit) {
  for_each_seed([](const Maze&, uint16_t seed) {
    Random digger(seed);
    const Maze maze(GetParam(), digger, [](const DigStep&) {});
    Random counted(seed);
    for (std::size_t i = 0; i < maze.order().size() + 1; ++i) (void)counted.next(2);
    ASSERT_EQ(digger.state(), counted.state());
  });
}

TEST(LabyrinthMaze, TopologyIsTheTopAndTheRightWall) {
  for (int seed = 1; seed < 50; ++seed) {
    const Maze maze = dug(kSmall, static_cast<uint16_t>(seed));
    for (const Square cell : cells_of(kSmall)) {
      const Walls walls = maze.walls(cell);
      const unsigned code = walls.ahead() ? (walls.right() ? 0 : 2) : (walls.right() ? 1 : 3);
      ASSERT_EQ(maze.topology(cell), code);
    }
  }
}

TEST(LabyrinthMaze, TheDiggerIsSeenInEveryCellInTheOrderOfAllocation) {
  Random random(77);
  std::vector<Square> seen;
  const Maze maze(kMedium, random, [&seen](const DigStep& step) { seen.push_back(step.cell); });
  EXPECT_EQ(seen, maze.order());
}

TEST(LabyrinthMaze, EveryChoiceIsEquallyLikely) {
  std::map<int, int> entrances;
  std::map<Side, int> first_ways;
  constexpr int kSeeds = 21000;
  for (int i = 0; i < kSeeds; ++i) {
    Random random(static_cast<uint16_t>(1 + i * 3));
    std::vector<Side> ways;
    const Maze maze(kSmall, random, [&](const DigStep& step) { ways.push_back(step.facing); });
    ++entrances[maze.entrance().x];
    // From the middle of the bottom row all three ways are free.
    if (maze.entrance().x == 4) ++first_ways[ways[1]];
  }
  for (int x = 1; x <= 7; ++x) EXPECT_NEAR(entrances[x], kSeeds / 7, kSeeds / 70) << x;
  for (const Side way : {Side::kLeft, Side::kUp, Side::kRight}) {
    EXPECT_NEAR(first_ways[way], kSeeds / 21, kSeeds / 210);
  }
  EXPECT_EQ(first_ways.size(), 3U);
}

TEST(LabyrinthWalls, FacingTurnsTheWallsOfACell) {
  const Maze maze = dug(kLarge, 4242);
  for (const Square cell : cells_of(kLarge)) {
    for (const Side facing : kAllSides) {
      // The article's rule: turning left doubles the bits with the top bit carried round.
      const unsigned bits = maze.walls(cell, facing).bits();
      EXPECT_EQ(maze.walls(cell, left_of(facing)), Walls((bits << 1U | bits >> 3U) & 15U));
      EXPECT_EQ(maze.walls(cell, facing).ahead(), !passage(maze, cell, facing));
    }
  }
}

}  // namespace
}  // namespace labyrinth
}  // namespace triton::programs
