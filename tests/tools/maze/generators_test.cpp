#include "tools/maze/generators.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <functional>

#include "emulator/formats/character_file.hpp"
#include "emulator/formats/png_file.hpp"
#include "emulator/support/errors.hpp"
#include "programs/blockmaze/dig.hpp"
#include "programs/labyrinth/sizes.hpp"
#include "programs/wallmaze/dig.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tools/maze/masks.hpp"
#include "tools/maze/solvers.hpp"
#include "tools/maze/statistics.hpp"

namespace triton::maze::testing {
namespace {

using Generate = std::function<Maze(const Area&, uint64_t)>;

const std::vector<Generate>& tree_generators() {
  static const std::vector<Generate> all{
      [](const Area& area, uint64_t seed) { return generate_corridors(area, 3, seed); },
      [](const Area& area, uint64_t seed) { return generate_wilson(area, seed); },
      [](const Area& area, uint64_t seed) { return generate_kruskal(area, seed); },
      [](const Area& area, uint64_t seed) { return generate_hunt(area, seed); },
  };
  return all;
}

std::string message_of(const std::function<void()>& work) {
  try {
    work();
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

TEST(Generators, AreaOfAnyShapeIsFilledPerfectly) {
  for (const auto& [width, height] :
       {std::pair{1U, 1U}, {1U, 9U}, {9U, 1U}, {2U, 2U}, {64U, 3U}, {65U, 40U}}) {
    for (const Generate& generate : tree_generators()) {
      const Maze maze = generate({width, height, BitPlane()}, 11);
      const Statistics statistics = measure(maze);
      EXPECT_TRUE(statistics.perfect);
      EXPECT_EQ(statistics.counts.squares, uint64_t{width} * height);
    }
    EXPECT_TRUE(measure(generate_labyrinth(width, height, 11)).perfect);
  }
}

TEST(Generators, AMaskIsFilledAndNothingElse) {
  const CharacterGenerator characters = load_characters(TRITON_DATA_DIR "/roms/characters.txt");
  for (const char* name : {"circle", "ring", "diamond", "triangle", "heart", "cross", "T", "8"}) {
    const Area area = shape_mask(name, 40, 44, &characters);
    for (const Generate& generate : tree_generators()) {
      const Maze maze = generate(area, 3);
      EXPECT_EQ(maze.floor, area.mask) << name;
      EXPECT_TRUE(measure(maze).perfect) << name;
    }
  }
}

TEST(Generators, EveryLetterAndDigitHangsTogether) {
  const CharacterGenerator characters = load_characters(TRITON_DATA_DIR "/roms/characters.txt");
  for (const char letter : std::string("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")) {
    const std::string name(1, letter);
    EXPECT_EQ(message_of([&] { check_mask(shape_mask(name, 36, 48, &characters)); }), "") << name;
  }
}

TEST(Generators, AMaskInPiecesIsRefusedAndThePieceNamed) {
  Area area{5, 2, BitPlane(5, 2)};
  for (const uint32_t x : {0U, 1U, 3U}) area.mask.set(area.mask.index(x, 0));
  for (const Generate& generate : tree_generators()) {
    EXPECT_EQ(message_of([&] { (void)generate(area, 1); }),
              "maze: the mask falls into pieces: 2 of its 3 squares hang together, square 3,0 is "
              "apart");
  }
  EXPECT_EQ(message_of([] {
              check_mask({2, 2, BitPlane(2, 2)});
            }),
            "maze: the mask has no square to fill");
}

TEST(Generators, APictureIsAMaskWhereItIsDark) {
  const TemporaryDirectory directory;
  IndexedImage image(3, 2, {{255, 255, 255}, {0, 0, 0}});
  image.at(1, 0) = image.at(1, 1) = image.at(2, 1) = 1;
  write_png(directory / "mask.png", image);
  const Area area = picture_mask(directory / "mask.png");
  EXPECT_EQ(area.width, 3U);
  EXPECT_EQ(area.height, 2U);
  EXPECT_FALSE(area.mask.at(0, 0));
  EXPECT_TRUE(area.mask.at(1, 0));
  EXPECT_TRUE(area.mask.at(2, 1));
  EXPECT_THROW((void)picture_mask(directory.write("no.png", "GIF89a")), InputError);
}

TEST(Generators, SizesThatCannotBeAreRefused) {
  EXPECT_THROW((void)generate_hunt({0, 5, BitPlane()}, 1), InputError);
  EXPECT_THROW((void)generate_wall(5, 0, {}, 1), InputError);
  EXPECT_THROW((void)generate_labyrinth(1U << 31U, 1, 1), InputError);
  EXPECT_THROW((void)generate_corridors({1U << 20U, 1U << 20U, BitPlane()}, 2, 1), InputError);
}

TEST(Corridors, StartIsFarthestFromTheCentre) {
  for (uint64_t seed = 1; seed <= 50; ++seed) {
    const Maze maze = generate_corridors({20, 15, BitPlane()}, 2, seed);
    EXPECT_EQ(maze.description.finish, (Square{10, 7}));
    const Statistics statistics = measure(maze);
    EXPECT_EQ(statistics.start_to_finish, reach_from(maze, {10, 7}).distance) << seed;
  }
}

TEST(Corridors, RarerTurnsMakeStraighterCorridors) {
  const auto straight = [](uint32_t turn_one_in) {
    const Maze maze = generate_corridors({100, 100, BitPlane()}, turn_one_in, 4);
    unsigned count = 0;
    for (uint32_t y = 0; y < 100; ++y) {
      for (uint32_t x = 0; x < 100; ++x) {
        const size_t index = maze.index({x, y});
        const bool across = maze.is_open(index, Side::kLeft) && maze.is_open(index, Side::kRight);
        const bool upright = maze.is_open(index, Side::kUp) && maze.is_open(index, Side::kDown);
        count += across || upright ? 1 : 0;
      }
    }
    return count;
  };
  EXPECT_LT(straight(1) + 1000, straight(3));
  EXPECT_LT(straight(3) + 1000, straight(20));
}

TEST(Labyrinth, IsTheTritonsAtTheTritonsSizes) {
  namespace machine = programs::labyrinth;
  for (const programs::Size size : {machine::kSmall, machine::kMedium, machine::kLarge}) {
    for (uint16_t seed = 1; seed < 200; ++seed) {
      programs::Random random(seed);
      const machine::Maze theirs(size, random, [](const machine::DigStep&) {});
      const Maze ours = generate_labyrinth(static_cast<uint32_t>(size.width),
                                           static_cast<uint32_t>(size.height), seed);
      ASSERT_EQ(ours.description.start->x + 1, static_cast<uint32_t>(theirs.entrance().x));
      ASSERT_EQ(ours.description.finish->x + 1, static_cast<uint32_t>(theirs.exit().x));
      for (int y = 1; y <= size.height; ++y) {
        for (int x = 1; x <= size.width; ++x) {
          const machine::Walls walls = theirs.walls({x, y});
          const size_t index =
              ours.index({static_cast<uint32_t>(x - 1), static_cast<uint64_t>(y - 1)});
          const bool entrance = programs::Square{x, y} == theirs.entrance();
          const bool exit = programs::Square{x, y} == theirs.exit();
          ASSERT_EQ(ours.is_open(index, Side::kLeft), !walls.left());
          ASSERT_EQ(ours.is_open(index, Side::kRight), !walls.right());
          ASSERT_EQ(ours.is_open(index, Side::kUp) || (exit && y == 1), !walls.ahead());
          ASSERT_EQ(ours.is_open(index, Side::kDown) || (entrance && y == size.height),
                    !walls.behind());
        }
      }
    }
  }
}

/// The same passages, and start and finish, as a maze of the programs'.
void expect_same(const Maze& ours, const programs::Field& theirs, programs::Square start,
                 programs::Square finish) {
  ASSERT_EQ(ours.description.start->x + 1, static_cast<uint32_t>(start.x));
  ASSERT_EQ(ours.description.start->y + 1, static_cast<uint64_t>(start.y));
  ASSERT_EQ(ours.description.finish->x + 1, static_cast<uint32_t>(finish.x));
  ASSERT_EQ(ours.description.finish->y + 1, static_cast<uint64_t>(finish.y));
  for (int y = 1; y <= theirs.size().height; ++y) {
    for (int x = 1; x <= theirs.size().width; ++x) {
      const size_t index = ours.index({static_cast<uint32_t>(x - 1), static_cast<uint64_t>(y - 1)});
      ASSERT_EQ(ours.is_open(index, Side::kUp), theirs.passage({x, y}, Side::kUp));
      ASSERT_EQ(ours.is_open(index, Side::kRight), theirs.passage({x, y}, Side::kRight));
      ASSERT_EQ(ours.is_open(index, Side::kDown), theirs.passage({x, y}, Side::kDown));
      ASSERT_EQ(ours.is_open(index, Side::kLeft), theirs.passage({x, y}, Side::kLeft));
    }
  }
}

constexpr std::array<programs::Size, 5> kTunnelSizes{{{12, 6}, {30, 11}, {19, 11}, {1, 7}, {2, 2}}};

/// With the Triton's dice, made here and by the program's dig.
template <typename Chances>
void expect_the_programs(Maze (*generate)(uint32_t, uint32_t, const Chances&, uint64_t, bool),
                         const std::function<Chances(int seed)>& chances_of) {
  for (const auto size : kTunnelSizes) {
    for (uint16_t seed = 1; seed < 200; ++seed) {
      programs::Random random(seed);
      const Chances chances = chances_of(seed);
      programs::Field theirs(size);
      const programs::search::Tunnel tunnel =
          dig(theirs, chances, random, [](const programs::search::DigStep&) {});
      const Maze ours = generate(static_cast<uint32_t>(size.width),
                                 static_cast<uint32_t>(size.height), chances, seed, true);
      expect_same(ours, theirs, theirs.square(tunnel.first()), theirs.square(tunnel.last()));
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(Block, WithTheTritonsDiceIsTheProgramsMaze) {
  expect_the_programs<BlockChances>(generate_block, [](int seed) {
    return BlockChances{80, seed % 101, 60, 40};
  });
}

TEST(Wall, WithTheTritonsDiceIsTheProgramsMaze) {
  expect_the_programs<WallChances>(generate_wall, [](int seed) {
    return WallChances{10, 30, seed % 101};
  });
}

bool touches_by_a_corner_only(const Maze& maze) {
  for (uint32_t y = 0; y + 1 < maze.height(); ++y) {
    for (uint32_t x = 0; x + 1 < maze.width(); ++x) {
      const bool a = maze.floor.at(x, y);
      const bool b = maze.floor.at(x + 1, y);
      const bool c = maze.floor.at(x, y + 1);
      const bool d = maze.floor.at(x + 1, y + 1);
      if (a == d && b == c && a != b) return true;
    }
  }
  return false;
}

TEST(Block, TheDiagonalChanceOfAHundredKeepsCornersApart) {
  bool without = false;
  for (uint64_t seed = 1; seed <= 100; ++seed) {
    EXPECT_FALSE(touches_by_a_corner_only(generate_block(30, 20, {}, seed))) << seed;
    without |= touches_by_a_corner_only(generate_block(30, 20, {80, 80, 0, 40}, seed));
  }
  EXPECT_TRUE(without);
}

TEST(Block, AheadAndBesideOfAHundredMakeNoCircles) {
  bool with_circles = false;
  for (uint64_t seed = 1; seed <= 50; ++seed) {
    EXPECT_TRUE(measure(generate_block(33, 21, {100, 100, 100, 40}, seed)).perfect) << seed;
    const Statistics statistics = measure(generate_block(33, 21, {}, seed));
    EXPECT_EQ(statistics.reached, statistics.counts.squares) << seed;
    with_circles |= !statistics.perfect;
  }
  EXPECT_TRUE(with_circles);
}

TEST(Wall, WithoutLoopsIsPerfectAndRockStays) {
  for (uint64_t seed = 1; seed <= 50; ++seed) {
    const Maze maze = generate_wall(33, 21, {10, 30, 0}, seed);
    EXPECT_TRUE(measure(maze).perfect) << seed;
    EXPECT_LT(maze.floor_squares(), 33U * 21U) << seed;
    EXPECT_EQ(generate_wall(33, 21, {0, 30, 0}, seed).floor_squares(), 33U * 21U) << seed;
  }
}

TEST(Wall, LoopsMakeCircles) {
  const Statistics statistics = measure(generate_wall(33, 21, {0, 30, 100}, 1));
  EXPECT_FALSE(statistics.perfect);
  EXPECT_EQ(statistics.reached, 33U * 21U);
  EXPECT_GT(statistics.counts.across + statistics.counts.upright, 33U * 21U);
}

TEST(Wall, AHardnessOfAHundredLeavesTheStartAlone) {
  EXPECT_EQ(generate_wall(9, 9, {100, 0, 0}, 1).floor_squares(), 1U);
}

}  // namespace
}  // namespace triton::maze::testing
