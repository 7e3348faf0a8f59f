#include "tools/maze/solvers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "emulator/support/errors.hpp"
#include "tools/maze/eller_job.hpp"
#include "tools/maze/generators.hpp"
#include "tools/maze/statistics.hpp"

namespace triton::maze::testing {
namespace {

/// Distances by relaxing every passage until nothing changes; the largest number where there is no
/// way.
std::vector<uint64_t> distances(const Maze& maze, Square start) {
  constexpr uint64_t kFar = ~uint64_t{0} - 1;
  std::vector<uint64_t> distance(maze.right.stride() * maze.height(), kFar);
  distance[maze.index(start)] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t index = 0; index < distance.size(); ++index) {
      for (const Side side : {Side::kRight, Side::kDown}) {
        if (!maze.is_open(index, side)) continue;
        uint64_t& one = distance[index];
        uint64_t& other = distance[maze.step(index, side)];
        if (std::max(one, other) <= std::min(one, other) + 1) continue;
        one = std::min(one, other + 1);
        other = std::min(other, one + 1);
        changed = true;
      }
    }
  }
  return distance;
}

/// Walks the marked passages from start; the number of them if they are one way to the finish.
std::optional<uint64_t> follow(const Maze& maze, const Path& path, Square start, Square finish) {
  Maze marked = maze;
  marked.right = path.right;
  marked.down = path.down;
  size_t here = maze.index(start);
  uint64_t steps = 0;
  while (here != maze.index(finish)) {
    if (marked.degree(here) != 1) return std::nullopt;
    for (const Side side : kAllSides) {
      if (!marked.is_open(here, side)) continue;
      const size_t next = marked.step(here, side);
      if (!maze.is_open(here, side)) return std::nullopt;
      const bool across = side == Side::kLeft || side == Side::kRight;
      (across ? marked.right : marked.down).clear(std::min(here, next));
      here = next;
      break;
    }
    ++steps;
  }
  const bool all_used =
      std::all_of(marked.right.words().begin(), marked.right.words().end(), std::logical_not<>()) &&
      std::all_of(marked.down.words().begin(), marked.down.words().end(), std::logical_not<>());
  return all_used ? std::optional(steps) : std::nullopt;
}

constexpr std::array kMethods{Method::kBreadthFirst, Method::kLeftHand, Method::kDeadEnds};

TEST(Solvers, AllFindTheOneWayThroughAPerfectMaze) {
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    const Maze maze = generate_wilson({19, 13, BitPlane()}, seed);
    const Square start{static_cast<uint32_t>(seed % 19), seed % 13};
    const Square finish{18, 12};
    const uint64_t distance = distances(maze, start)[maze.index(finish)];
    for (const Method method : kMethods) {
      const Solution solution = solve(maze, start, finish, method);
      EXPECT_TRUE(solution.found);
      EXPECT_EQ(solution.steps, distance);
      EXPECT_EQ(follow(maze, solution.path, start, finish), distance);
    }
  }
}

TEST(Solvers, BreadthFirstAndDeadEndsFindAShortestWayWhereThereAreMany) {
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    const Maze maze = generate_wall(25, 15, {5, 30, 100}, seed);
    const Square start = *maze.description.start;
    const Square finish = *maze.description.finish;
    const uint64_t distance = distances(maze, start)[maze.index(finish)];
    for (const Method method : {Method::kBreadthFirst, Method::kDeadEnds}) {
      const Solution solution = solve(maze, start, finish, method);
      EXPECT_EQ(solution.steps, distance) << seed;
      EXPECT_EQ(follow(maze, solution.path, start, finish), distance) << seed;
    }
  }
}

/// 5 x 5 blocks; the finish stands on an island that no wall joins to the start's.
Maze island() {
  Description description;
  description.width = 5;
  description.height = 5;
  description.kind = Kind::kBlocks;
  description.has_floor_plane = true;
  Maze maze(description);
  for (uint32_t y = 0; y < 5; ++y) {
    for (uint32_t x = 0; x < 5; ++x) {
      const bool hole = (x == 1 || x == 3) && (y == 1 || y == 3);
      if (!hole) maze.floor.set(maze.floor.index(x, y));
    }
  }
  maze.join_floors();
  return maze;
}

TEST(Solvers, TheLeftHandGivesUpWhenItIsBackAndTheFinishStandsClearOfItsWall) {
  const Solution solution = solve(island(), {0, 0}, {2, 2}, Method::kLeftHand);
  EXPECT_FALSE(solution.found);
  EXPECT_EQ(solution.looked_at, 16U);
  EXPECT_EQ(solve(island(), {0, 0}, {2, 2}, Method::kBreadthFirst).steps, 4U);
}

TEST(Solvers, NoWayIsNotFoundByAnyMethod) {
  const Maze maze({2, 2});
  for (const Method method : kMethods) {
    EXPECT_FALSE(solve(maze, {0, 0}, {1, 1}, method).found);
  }
  Maze half({3, 1});
  half.open(0, Side::kRight);
  for (const Method method : kMethods) {
    EXPECT_FALSE(solve(half, {0, 0}, {2, 0}, method).found);
  }
}

TEST(Solvers, StartAndFinishMayBeOneSquare) {
  const Maze maze({1, 1});
  for (const Method method : kMethods) {
    const Solution solution = solve(maze, {0, 0}, {0, 0}, method);
    EXPECT_TRUE(solution.found);
    EXPECT_EQ(solution.steps, 0U);
  }
}

TEST(Solvers, EndsOutsideOrInRockAreRefused) {
  const Maze maze = generate_wall(9, 9, {100, 0, 0}, 1);
  const Square alone = *maze.description.start;
  for (const Method method : kMethods) {
    EXPECT_THROW((void)solve(maze, alone, {(alone.x + 1) % 9, alone.y}, method), InputError);
    EXPECT_THROW((void)solve(maze, {9, 0}, alone, method), InputError);
    EXPECT_THROW((void)solve(maze, alone, {0, 9}, method), InputError);
  }
}

TEST(Solvers, WatchersAreToldEverySquareOnce) {
  const Maze maze = eller_in_memory({30, 30, 2, {}});
  std::vector<size_t> seen;
  const Solution solution =
      solve(maze, {0, 0}, {29, 29}, Method::kBreadthFirst, [&](size_t index, Look look) {
        EXPECT_EQ(look, Look::kSeen);
        seen.push_back(index);
      });
  EXPECT_EQ(seen.size(), solution.looked_at);
  EXPECT_EQ(seen.front(), maze.index({0, 0}));
  EXPECT_EQ(seen.back(), maze.index({29, 29}));
  std::sort(seen.begin(), seen.end());
  EXPECT_EQ(std::adjacent_find(seen.begin(), seen.end()), seen.end());
}

TEST(Statistics, CountsWaysLongestPathAndWhetherItIsPerfect) {
  // S-shaped: right, right, down, left, left, down, right, right, and a stub none.
  Maze maze({3, 3});
  for (const size_t index : {0U, 1U}) maze.open(index, Side::kRight);
  maze.open(2, Side::kDown);
  const size_t stride = maze.right.stride();
  for (const size_t x : {0U, 1U}) maze.open(stride + x, Side::kRight);
  maze.open(stride, Side::kDown);
  for (const size_t x : {0U, 1U}) maze.open(2 * stride + x, Side::kRight);
  const Statistics statistics = measure(maze);
  EXPECT_EQ(statistics.counts.across, 6U);
  EXPECT_EQ(statistics.counts.upright, 2U);
  EXPECT_EQ(statistics.counts.degrees, (std::array<uint64_t, 5>{0, 2, 7, 0, 0}));
  EXPECT_TRUE(statistics.perfect);
  EXPECT_EQ(statistics.longest_path, 8U);
}

TEST(Statistics, DegreesAndTheLongestPathAreThoseOfBruteForce) {
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    const Maze maze = generate_wilson({70, 9, BitPlane()}, seed);
    const Statistics statistics = measure(maze);
    std::array<uint64_t, 5> degrees{};
    uint64_t longest = 0;
    for (uint32_t y = 0; y < 9; ++y) {
      for (uint32_t x = 0; x < 70; ++x) {
        ++degrees[maze.degree(maze.index({x, y}))];
        longest = std::max(longest, reach_from(maze, {x, y}).distance);
      }
    }
    EXPECT_EQ(statistics.counts.degrees, degrees);
    EXPECT_EQ(statistics.longest_path, longest);
  }
}

TEST(Statistics, ACircleOrAPieceApartIsNotPerfect) {
  Maze circle({2, 2});
  circle.open(0, Side::kRight);
  circle.open(0, Side::kDown);
  EXPECT_FALSE(measure(circle).perfect);
  circle.open(1, Side::kDown);
  EXPECT_TRUE(measure(circle).perfect);
  circle.open(circle.right.stride(), Side::kRight);
  EXPECT_FALSE(measure(circle).perfect);
  EXPECT_EQ(measure(circle).longest_path, std::nullopt);
}

}  // namespace
}  // namespace triton::maze::testing
