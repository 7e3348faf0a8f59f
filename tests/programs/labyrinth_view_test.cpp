#include <gtest/gtest.h>

#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "programs/labyrinth/sizes.hpp"
#include "programs/labyrinth/view.hpp"
#include "tests/programs/screen_helpers.hpp"

namespace triton::programs::labyrinth {
namespace {

constexpr Shape kBlank = Shape::kBlank;
constexpr Shape kWall = Shape::kWall;
constexpr Shape kOpen = Shape::kOpen;
constexpr Sides kFront{Shape::kFront, Shape::kFront};
constexpr Sides kTwoColumns{Shape::kColumns, Shape::kColumns};
constexpr Sides kNothing{kBlank, kBlank};
constexpr Sides kWalls{kWall, kWall};
constexpr Sides kLeftOpen{kOpen, kWall};
constexpr Sides kRightOpen{kWall, kOpen};
constexpr Sides kBothOpen{kOpen, kOpen};

struct Situation {
  const char* name;  ///< of the picture in tests/data/labyrinth
  Sight sight;
};

std::ostream& operator<<(std::ostream& out, const Situation& situation) {
  return out << situation.name;
}

Frame drawn(const Sight& sight) {
  NoSink sink;
  Screen screen(blank_frame(), sink);
  View().show(screen, sight);
  return screen.frame();
}

class LabyrinthPicture : public testing::TestWithParam<Situation> {};

TEST_P(LabyrinthPicture, IsTheOneInTestData) {
  const std::string name = std::string("labyrinth/") + GetParam().name + ".txt";
  EXPECT_EQ(screen_picture(drawn(GetParam().sight)), test_data(name)) << "tests/data/" << name;
}

INSTANTIATE_TEST_SUITE_P(
    Situations, LabyrinthPicture,
    testing::Values(
        Situation{"blank_wall", {{kFront, kFront}, 1}},
        Situation{"dead_end", {{kTwoColumns, kWalls, kFront}, 2}},
        Situation{"a_way_to_each_side", {{kTwoColumns, kBothOpen, kFront}, 2}},
        Situation{"corridor_with_a_bend_to_the_left",
                  {{kTwoColumns, kWalls, kWalls, kLeftOpen, kFront}, 4}},
        Situation{"long_corridor_into_the_dark",
                  {{kTwoColumns, kWalls, kWalls, kWalls, kWalls, kTwoColumns}, 0}},
        Situation{"long_corridor_to_a_wall",
                  {{kTwoColumns, kWalls, kWalls, kWalls, kWalls, kFront}, 5}},
        Situation{"side_passages_one_cell_apart",
                  {{kTwoColumns, kRightOpen, kRightOpen, kLeftOpen, kLeftOpen, kFront}, 5}},
        Situation{"openings_everywhere",
                  {{kTwoColumns, kBothOpen, kBothOpen, kBothOpen, kBothOpen, kTwoColumns}, 0}},
        Situation{"far_wall_at_the_third_depth", {{kTwoColumns, kLeftOpen, kRightOpen, kFront}, 3}},
        Situation{"looking_out", {{kTwoColumns}, 0}},
        Situation{"looking_out_a_cell_away", {{kTwoColumns, kWalls, kTwoColumns}, 0}},
        Situation{"outside_and_looking_away", {{}, 0}}),
    [](const auto& tested) { return std::string(tested.param.name); });

/// Every sight that some labyrinths have, from every cell and in every direction.
std::vector<Sight> many_sights() {
  std::vector<Sight> sights;
  for (int seed = 1; seed <= 12; ++seed) {
    Random random(static_cast<uint16_t>(seed * 1009));
    const Size size = seed % 2 == 0 ? kLarge : kSmall;
    const Maze maze(size, random, [](const DigStep&) {});
    for (const Square cell : maze.order()) {
      for (const Side facing : kAllSides) sights.push_back(look(maze, cell, facing));
    }
    for (const Side facing : kAllSides) {
      sights.push_back(look(maze, beyond(maze.entrance(), Side::kDown), facing));
    }
  }
  return sights;
}

class CellCounter final : public FrameSink {
 public:
  const Screen* screen = nullptr;
  std::multiset<int> cells;
  bool only_stores = true;
  void frame(const Frame&) override {
    cells.insert(screen->last_write().cell);
    only_stores = only_stores && screen->last_write().kind == Write::Kind::kStore;
  }
};

TEST(LabyrinthView, LeavesNothingOfTheLastViewAndWritesNoCellTwice) {
  const std::vector<Sight> sights = many_sights();
  Random random(31);
  CellCounter counter;
  Screen screen(blank_frame(), counter);
  counter.screen = &screen;
  View view;
  for (int i = 0; i < 20000; ++i) {
    const Sight& sight =
        sights[static_cast<std::size_t>(random.next(static_cast<int>(sights.size())) - 1)];
    counter.cells.clear();
    view.show(screen, sight);
    ASSERT_EQ(screen_picture(screen.frame()), screen_picture(drawn(sight))) << "view " << i;
    for (const int cell : counter.cells) {
      ASSERT_EQ(counter.cells.count(cell), 1U) << "cell " << cell << " flickers in view " << i;
      ASSERT_GE(cell / kColumns, 3) << "the three rows above belong to the questions";
    }
  }
  EXPECT_TRUE(counter.only_stores) << "a view never moves the cursor and never scrolls";
}

TEST(LabyrinthView, WritesNothingWhenNothingHasChanged) {
  CellCounter counter;
  Screen screen(blank_frame(), counter);
  counter.screen = &screen;
  View view;
  const Sight sight{{kTwoColumns, kLeftOpen, kWalls, kFront}, 3};
  view.show(screen, sight);
  counter.cells.clear();
  view.show(screen, sight);
  EXPECT_TRUE(counter.cells.empty());
}

TEST(LabyrinthView, DifferentSightsLookDifferent) {
  const std::vector<Sight> sights = many_sights();
  for (std::size_t i = 1; i < sights.size(); ++i) {
    if (sights[i] == sights[i - 1]) continue;
    ASSERT_NE(screen_picture(drawn(sights[i])), screen_picture(drawn(sights[i - 1])));
  }
}

struct LabyrinthLook : testing::Test {
  Random random{35};
  Maze maze{kSmall, random, [](const DigStep&) {}};
  Square gate = beyond(maze.entrance(), Side::kDown);
};

TEST_F(LabyrinthLook, OutsideAndLookingAwayIsABlankScreen) {
  for (const Side facing : {Side::kRight, Side::kDown, Side::kLeft}) {
    EXPECT_EQ(look(maze, gate, facing), Sight{});
  }
}

TEST_F(LabyrinthLook, FromOutsideTheEntranceIsTwoColumnsAndThenTheFirstCell) {
  const Sight sight = look(maze, gate, Side::kUp);
  EXPECT_EQ(sight.depths[0], kTwoColumns);
  const Walls walls = maze.walls(maze.entrance(), Side::kUp);
  EXPECT_EQ(sight.depths[1].left == kWall, walls.left());
  EXPECT_EQ(sight.depths[1].right == kWall, walls.right());
}

TEST_F(LabyrinthLook, OutOfTheMazeThereIsNothingBeyondTheColumns) {
  const Sight only_columns{{kTwoColumns}, 0};
  EXPECT_EQ(look(maze, maze.entrance(), Side::kDown), only_columns);
  EXPECT_EQ(look(maze, maze.exit(), Side::kUp), only_columns);
  const Square second = beyond(maze.entrance(), Side::kUp);
  ASSERT_FALSE(maze.walls(maze.entrance(), Side::kUp).ahead()) << "the way of seed 35";
  const Sight sight = look(maze, second, Side::kDown);
  EXPECT_NE(sight.depths[1].left, kBlank);
  EXPECT_EQ(sight.depths[2], kTwoColumns);
  for (std::size_t depth = 3; depth < kDepths; ++depth) EXPECT_EQ(sight.depths[depth], kNothing);
}

TEST_F(LabyrinthLook, ABlankWallIsAllThatIsSeenOfIt) {
  int walls = 0;
  for (const Square cell : maze.order()) {
    for (const Side facing : kAllSides) {
      if (!maze.walls(cell, facing).ahead()) continue;
      ++walls;
      EXPECT_EQ(look(maze, cell, facing), (Sight{{kFront, kFront}, 1}));
    }
  }
  EXPECT_GT(walls, 50);
}

TEST(LabyrinthView, ABlankWallFillsTheWindowAndIsBlankWithinItsEdges) {
  const Frame frame = drawn(Sight{{kFront, kFront}, 1});
  std::string edge;
  for (int i = 0; i < 45; ++i) edge += "▔";
  EXPECT_EQ(row_text(frame, 3), "        ┌" + edge + "┐");
  for (int row = 4; row < kRows - 1; ++row) {
    EXPECT_EQ(row_text(frame, row), "        ▏" + std::string(45, ' ') + "▕") << row;
  }
}

/// Whatever is behind them, two columns look the same.
TEST(LabyrinthView, TheTwoColumnsDoNotDependOnWhatIsBehindThem) {
  const Frame alone = drawn(Sight{{kTwoColumns}, 0});
  for (const Sight& sight : many_sights()) {
    if (sight.depths[0] != kTwoColumns) continue;
    const Frame frame = drawn(sight);
    for (int row = 3; row < kRows; ++row) {
      for (const int column : {8, 9, 10, 52, 53, 54}) {
        ASSERT_EQ(frame.displayed(row, column), alone.displayed(row, column));
      }
    }
  }
}

TEST_F(LabyrinthLook, EachDepthShowsTheWallsOfTheCellThatManyStepsAhead) {
  for (const Square cell : maze.order()) {
    for (const Side facing : kAllSides) {
      if (maze.walls(cell, facing).ahead()) continue;
      const Sight sight = look(maze, cell, facing);
      EXPECT_EQ(sight.depths[0], kTwoColumns);
      Square at = beyond(cell, facing);
      if (!maze.inside(at)) continue;
      std::size_t depth = 1;
      bool blocked = false;
      for (; depth < 5 && maze.inside(at) && !blocked; ++depth) {
        const Walls walls = maze.walls(at, facing);
        EXPECT_EQ(sight.depths[depth].left == kWall, walls.left());
        EXPECT_EQ(sight.depths[depth].right == kWall, walls.right());
        blocked = walls.ahead();
        at = beyond(at, facing);
      }
      EXPECT_EQ(sight.depths[depth], blocked ? kFront : kTwoColumns);
      EXPECT_EQ(sight.front, blocked ? static_cast<int>(depth) : 0);
      for (++depth; depth < kDepths; ++depth) EXPECT_EQ(sight.depths[depth], kNothing);
    }
  }
}

}  // namespace
}  // namespace triton::programs::labyrinth
