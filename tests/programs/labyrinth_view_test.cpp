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
constexpr Sides kPosts{Shape::kPosts, Shape::kPosts};
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
        Situation{"dead_end", {{kWalls, kFront}, 1}},
        Situation{"blank_wall_with_a_way_to_each_side", {{kBothOpen, kFront}, 1}},
        Situation{"long_corridor_into_the_dark", {{kWalls, kWalls, kWalls, kWalls, kPosts}, 0}},
        Situation{"corridor_with_a_bend_to_the_left", {{kWalls, kWalls, kLeftOpen, kFront}, 3}},
        Situation{"side_passages_one_cell_apart",
                  {{kRightOpen, kRightOpen, kLeftOpen, kLeftOpen, kFront}, 4}},
        Situation{"openings_everywhere", {{kBothOpen, kBothOpen, kBothOpen, kBothOpen, kPosts}, 0}},
        Situation{"far_wall_at_the_second_depth", {{kLeftOpen, kRightOpen, kFront}, 2}},
        Situation{"looking_out_from_the_last_cell", {{kWalls, kPosts}, 0}},
        Situation{"the_gate_from_outside", {{kBothOpen, kWalls, kRightOpen, kFront}, 3}},
        Situation{"outside_and_looking_away", {{}, 0}}),
    [](const auto& tested) { return std::string(tested.param.name); });

/// Every sight that some labyrinths have, from every cell and in every direction.
std::vector<Sight> many_sights() {
  std::vector<Sight> sights;
  for (int seed = 1; seed <= 12; ++seed) {
    Random random(static_cast<uint16_t>(seed * 1009));
    const Size size = seed % 2 == 0 ? kLarge : kSmall;
    const Maze maze(size, random, [](const DigStep&) {});
    for (const Cell cell : maze.order()) {
      for (const Facing facing : kFacings) sights.push_back(look(maze, cell, facing));
    }
    for (const Facing facing : kFacings) {
      sights.push_back(look(maze, beyond(maze.entrance(), Facing::kDown), facing));
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
  const Sight sight{{kLeftOpen, kWalls, kFront}, 2};
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
  Cell gate = beyond(maze.entrance(), Facing::kDown);
};

TEST_F(LabyrinthLook, OutsideAndLookingAwayIsABlankScreen) {
  for (const Facing facing : {Facing::kRight, Facing::kDown, Facing::kLeft}) {
    EXPECT_EQ(look(maze, gate, facing), Sight{});
  }
}

TEST_F(LabyrinthLook, FromOutsideTheEntranceIsAPassageInALongWall) {
  const Sight sight = look(maze, gate, Facing::kUp);
  EXPECT_EQ(sight.depths[0], kBothOpen);
  const Sight inside = look(maze, maze.entrance(), Facing::kUp);
  EXPECT_EQ(sight.depths[1], inside.depths[0]);
}

TEST_F(LabyrinthLook, OutOfTheMazeThereIsNothingBeyondTheColumns) {
  const Sight entrance = look(maze, maze.entrance(), Facing::kDown);
  EXPECT_EQ(entrance.depths[1], kPosts);
  EXPECT_EQ(entrance.depths[2], kNothing);
  EXPECT_EQ(entrance.front, 0);
  const Sight exit = look(maze, maze.exit(), Facing::kUp);
  EXPECT_EQ(exit.depths[1], kPosts);
}

TEST_F(LabyrinthLook, EachDepthShowsTheWallsOfTheCellThatManyStepsAhead) {
  for (const Cell cell : maze.order()) {
    for (const Facing facing : kFacings) {
      const Sight sight = look(maze, cell, facing);
      Cell at = cell;
      std::size_t depth = 0;
      bool blocked = false;
      for (; depth < 4 && maze.inside(at) && !blocked; ++depth) {
        const Walls walls = maze.walls(at, facing);
        EXPECT_EQ(sight.depths[depth].left == kWall, walls.left());
        EXPECT_EQ(sight.depths[depth].right == kWall, walls.right());
        blocked = walls.ahead();
        at = beyond(at, facing);
      }
      EXPECT_EQ(sight.depths[depth], blocked ? kFront : kPosts);
      EXPECT_EQ(sight.front, blocked ? static_cast<int>(depth) : 0);
      for (++depth; depth < kDepths; ++depth) EXPECT_EQ(sight.depths[depth], kNothing);
    }
  }
}

}  // namespace
}  // namespace triton::programs::labyrinth
