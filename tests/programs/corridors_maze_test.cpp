// Properties of the corridors, for every shape, tile size and straightness.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "programs/corridors/maze.hpp"
#include "programs/corridors/shape.hpp"

namespace triton::programs::corridors {
namespace {

using Kind = DigStep::Kind;
using Key = std::pair<int, int>;

Key key(Square tile) { return {tile.x, tile.y}; }

std::vector<Square> tiles_of(Shape shape, Size field) {
  std::vector<Square> tiles;
  for (int y = 0; y <= field.height + 1; ++y) {
    for (int x = 0; x <= field.width + 1; ++x) {
      if (inside(shape, field, {x, y})) tiles.push_back({x, y});
    }
  }
  return tiles;
}

/// Steps to every tile that can be reached from `start`, where `may_go(tile, way)`.
template <typename MayGo>
std::map<Key, int> distances(Square start, MayGo may_go) {
  std::map<Key, int> steps{{key(start), 0}};
  std::deque<Square> queue{start};
  while (!queue.empty()) {
    const Square tile = queue.front();
    queue.pop_front();
    for (const Side way : kAllSides) {
      const Square next = beyond(tile, way);
      if (!may_go(tile, way)) continue;
      if (steps.try_emplace(key(next), steps.at(key(tile)) + 1).second) queue.push_back(next);
    }
  }
  return steps;
}

std::map<Key, int> distances(const Maze& maze) {
  return distances(maze.middle(), [&](Square tile, Side way) { return maze.open(tile, way); });
}

struct ShapeAndSize {
  Shape shape;
  int tile_size;
};

std::vector<ShapeAndSize> every_shape_and_size() {
  std::vector<ShapeAndSize> all;
  for (int shape = 1; shape <= kShapes; ++shape) {
    for (int size = 1; size <= kLargestTileSize; ++size) {
      all.push_back({static_cast<Shape>(shape), size});
    }
  }
  return all;
}

void PrintTo(const ShapeAndSize& tested, std::ostream* out) {
  constexpr std::array<const char*, kShapes> kNames{"Box", "Disc", "Diamond", "Ring",
                                                    "H",   "T",    "X"};
  *out << kNames.at(static_cast<std::size_t>(tested.shape) - 1) << "Size" << tested.tile_size;
}

class EveryCorridor : public testing::TestWithParam<ShapeAndSize> {
 protected:
  [[nodiscard]] static Shape shape() { return GetParam().shape; }
  [[nodiscard]] static Size field() { return field_of(GetParam().tile_size); }

  template <typename Check>
  void for_each_seed(Check check) {
    for (int i = 0; i < 60; ++i) {
      const auto seed = static_cast<uint16_t>(1 + i * 1087);
      const int one_turn_in = 1 + i % 5;
      SCOPED_TRACE(testing::Message() << "seed " << seed << ", one turn in " << one_turn_in);
      Random random(seed);
      std::vector<DigStep> steps;
      const Maze maze({shape(), field(), one_turn_in}, random,
                      [&steps](const Maze&, const DigStep& step) { steps.push_back(step); });
      check(maze, steps);
      if (HasFatalFailure()) return;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Shapes, EveryCorridor, testing::ValuesIn(every_shape_and_size()),
                         testing::PrintToStringParamName());

TEST_P(EveryCorridor, HasAShapeThatHangsTogetherAndHoldsItsMiddle) {
  const Square start = middle(shape(), field());
  ASSERT_TRUE(inside(shape(), field(), start));
  const auto reached = distances(
      start, [](Square tile, Side way) { return inside(shape(), field(), beyond(tile, way)); });
  EXPECT_EQ(reached.size(), tiles_of(shape(), field()).size());
}

TEST_P(EveryCorridor, HasAShapeThatIsTheSameFromTheLeftAndTheRight) {
  for (const Square tile : tiles_of(shape(), field())) {
    EXPECT_TRUE(inside(shape(), field(), {field().width + 1 - tile.x, tile.y}));
  }
}

TEST_P(EveryCorridor, DigsEveryTileOfTheShapeAndNoOther) {
  for_each_seed([](const Maze& maze, const std::vector<DigStep>& steps) {
    std::set<Key> dug{key(maze.middle())};
    for (const DigStep& step : steps) {
      if (step.kind != Kind::kForward) continue;
      ASSERT_TRUE(inside(shape(), field(), maze.tile(step.to)));
      ASSERT_TRUE(dug.insert(key(maze.tile(step.to))).second) << "a tile was dug twice";
    }
    ASSERT_EQ(dug.size(), tiles_of(shape(), field()).size());
  });
}

TEST_P(EveryCorridor, IsATreeThatReachesEveryTile) {
  for_each_seed([](const Maze& maze, const std::vector<DigStep>&) {
    const std::vector<Square> tiles = tiles_of(shape(), field());
    std::size_t openings = 0;
    for (const Square tile : tiles) {
      for (const Side way : {Side::kRight, Side::kDown}) openings += maze.open(tile, way) ? 1 : 0;
    }
    ASSERT_EQ(openings, tiles.size() - 1);
    ASSERT_EQ(distances(maze).size(), tiles.size());
  });
}

TEST_P(EveryCorridor, OpensNoWallToTheOutsideAndEachFromBothSides) {
  for_each_seed([](const Maze& maze, const std::vector<DigStep>&) {
    for (int y = 0; y <= field().height + 1; ++y) {
      for (int x = 0; x <= field().width + 1; ++x) {
        for (const Side way : kAllSides) {
          const Square tile{x, y};
          const Square next = beyond(tile, way);
          const bool open = maze.open(tile, way);
          ASSERT_EQ(open, maze.open(next, opposite(way)));
          ASSERT_TRUE(!open || inside(shape(), field(), tile));
        }
      }
    }
  });
}

TEST_P(EveryCorridor, StartsThePlayerInTheFirstOfTheTilesThatAreFarthest) {
  for_each_seed([](const Maze& maze, const std::vector<DigStep>& steps) {
    const std::map<Key, int> far = distances(maze);
    const auto farther = [](const auto& a, const auto& b) { return a.second < b.second; };
    const int farthest = std::ranges::max_element(far, farther)->second;
    ASSERT_EQ(maze.farthest_distance(), farthest);
    const auto first = std::ranges::find_if(steps, [&](const DigStep& step) {
      return step.kind == Kind::kForward && far.at(key(maze.tile(step.to))) == farthest;
    });
    ASSERT_EQ(maze.farthest(), maze.tile(first->to));
  });
}

TEST_P(EveryCorridor, KnowsTheShortestWayToTheMiddleFromEveryTile) {
  for_each_seed([](const Maze& maze, const std::vector<DigStep>&) {
    const std::map<Key, int> far = distances(maze);
    ASSERT_FALSE(maze.way_to_middle(maze.middle()));
    for (const Square tile : tiles_of(shape(), field())) {
      if (tile == maze.middle()) continue;
      const Side way = *maze.way_to_middle(tile);
      ASSERT_TRUE(maze.open(tile, way));
      ASSERT_EQ(far.at(key(beyond(tile, way))), far.at(key(tile)) - 1);
    }
  });
}

TEST_P(EveryCorridor, IsDugByADiggerThatTriesClockwiseAndGoesBackOnlyWhenAllIsTaken) {
  for_each_seed([](const Maze& maze, const std::vector<DigStep>& steps) {
    std::set<Key> dug{key(maze.middle())};
    const auto free = [&](Square tile, Side way) {
      const Square next = beyond(tile, way);
      return inside(shape(), field(), next) && !dug.contains(key(next));
    };
    Square digger = maze.middle();
    for (std::size_t i = 1; i < steps.size(); ++i) {
      const DigStep& step = steps[i];
      ASSERT_EQ(maze.tile(step.from), digger);
      if (step.kind == Kind::kBack) {
        ASSERT_TRUE(std::ranges::none_of(kAllSides, [&](Side way) { return free(digger, way); }));
        ASSERT_EQ(maze.tile(step.to), beyond(digger, opposite(step.way)));
      } else {
        ASSERT_TRUE(free(digger, step.way));
        const DigStep& before = steps[i - 1];
        if (before.kind == Kind::kBack) {
          for (Side way = turned(before.way, 1); way != step.way; way = turned(way, 1)) {
            ASSERT_FALSE(free(digger, way)) << "a way was left out";
          }
        }
        ASSERT_EQ(maze.tile(step.to), beyond(digger, step.way));
        dug.insert(key(maze.tile(step.to)));
      }
      digger = maze.tile(step.to);
    }
    ASSERT_EQ(steps.back().kind, Kind::kForward) << "the digger stops with the last tile";
  });
}

TEST(Corridors, BendMoreWhereTheyTurnMoreOften) {
  const auto straight_share = [](int one_turn_in) {
    int straight = 0;
    int steps = 0;
    for (uint16_t seed = 1; seed <= 100; ++seed) {
      Random random(seed);
      Side last = Side::kUp;
      (void)Maze({Shape::kBox, field_of(1), one_turn_in}, random,
                 [&](const Maze&, const DigStep& step) {
                   if (step.kind == Kind::kForward) {
                     ++steps;
                     straight += step.way == last ? 1 : 0;
                   }
                   last = step.way;
                 });
    }
    return 100 * straight / steps;
  };
  const int always = straight_share(1);
  const int sometimes = straight_share(3);
  const int rarely = straight_share(99);
  EXPECT_LT(always, 45);
  EXPECT_GT(sometimes, always + 15);
  EXPECT_GT(rarely, sometimes + 10);
}

TEST(Corridors, StartEveryWayAndTurnToBothSidesEquallyOften) {
  std::map<Side, int> first;
  std::map<int, int> turns;
  constexpr int kMazes = 8'000;
  for (int i = 0; i < kMazes; ++i) {
    Random random(static_cast<uint16_t>(1 + i * 8));
    std::vector<DigStep> steps;
    (void)Maze({Shape::kLetterX, field_of(3), 1}, random,
               [&steps](const Maze&, const DigStep& step) { steps.push_back(step); });
    ++first[steps[0].way];
  }
  for (int i = 0; i < kMazes; ++i) {
    Random random(static_cast<uint16_t>(1 + i * 8));
    std::vector<Side> ways;
    (void)Maze({Shape::kBox, field_of(1), 1}, random,
               [&ways](const Maze&, const DigStep& step) { ways.push_back(step.way); });
    // Far from every wall: the second step is the first turn.
    ++turns[(static_cast<int>(ways[2]) - static_cast<int>(ways[1]) + 4) % 4];
  }
  for (const Side way : kAllSides) EXPECT_NEAR(first[way], kMazes / 4, kMazes / 40);
  for (const int quarters : {3, 0, 1}) EXPECT_NEAR(turns[quarters], kMazes / 3, kMazes / 30);
  EXPECT_EQ(turns.size(), 3U);
}

TEST(Corridors, CallRndForTheFirstWayForEachTileButTheLastAndForEachTurn) {
  for (uint16_t seed = 1; seed <= 100; ++seed) {
    Random digger(seed);
    int tiles = 0;
    (void)Maze({Shape::kDisc, field_of(1), 3}, digger, [&](const Maze&, const DigStep& step) {
      tiles += step.kind == Kind::kForward ? 1 : 0;
    });
    Random counted(seed);
    (void)counted.next(4);
    for (int i = 1; i < tiles; ++i) {
      if (counted.next(3) == 1) (void)counted.next(3);
    }
    ASSERT_EQ(digger.state(), counted.state()) << "seed " << seed;
  }
}

TEST(CorridorShapes, LookLikeWhatTheyAreCalled) {
  const auto picture = [](Shape shape) {
    std::string text;
    for (int y = 1; y <= 12; ++y) {
      for (int x = 1; x <= 21; ++x) text += inside(shape, field_of(1), {x, y}) ? '#' : '.';
      text += '\n';
    }
    return text;
  };
  EXPECT_EQ(picture(Shape::kRing),
            "........#####........\n"
            "......#########......\n"
            ".....###########.....\n"
            ".....####...####.....\n"
            "....####.....####....\n"
            "....####.....####....\n"
            "....####.....####....\n"
            "....####.....####....\n"
            ".....####...####.....\n"
            ".....###########.....\n"
            "......#########......\n"
            "........#####........\n");
  EXPECT_EQ(picture(Shape::kLetterT),
            ".###################.\n"
            ".###################.\n"
            ".###################.\n"
            ".###################.\n"
            ".......#######.......\n"
            ".......#######.......\n"
            ".......#######.......\n"
            ".......#######.......\n"
            ".......#######.......\n"
            ".......#######.......\n"
            ".......#######.......\n"
            ".......#######.......\n");
}

}  // namespace
}  // namespace triton::programs::corridors
