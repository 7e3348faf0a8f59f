// The two searches, in block mazes and wall mazes with all kinds of chances.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <stdexcept>
#include <utility>

#include "programs/blockmaze/dig.hpp"
#include "programs/blockmaze/sizes.hpp"
#include "programs/search/breadth_first.hpp"
#include "programs/search/left_hand.hpp"
#include "programs/wallmaze/dig.hpp"
#include "programs/wallmaze/sizes.hpp"
#include "tests/programs/maze_checks.hpp"

namespace triton::programs::search {
namespace {

/// A maze, and where a search starts and what it looks for: anywhere, rock and the start included.
struct Task {
  Field field{Size{1, 1}};
  Square start;
  Square finish;
};

int any_chance(Random& random) {
  constexpr std::array<int, 3> kEnds{0, 100, 50};
  const int choice = random.next(6);
  return choice <= 3 ? kEnds.at(static_cast<std::size_t>(choice - 1)) : random.next(101) - 1;
}

Task task(int number) {
  Random random(static_cast<uint16_t>(number * 97 + 1));
  const Size size{random.next(14) + 1, random.next(10) + 1};
  Task task;
  task.field = Field(size);
  if (number % 2 == 0) {
    const blockmaze::Chances chances{any_chance(random), any_chance(random), any_chance(random),
                                     any_chance(random)};
    (void)blockmaze::dig(task.field, chances, random, [](const DigStep&) {});
  } else {
    const wallmaze::Chances chances{random.next(31) - 1, any_chance(random), any_chance(random)};
    (void)wallmaze::dig(task.field, chances, random, [](const DigStep&) {});
  }
  const auto floor = floor_of(task.field);
  if (floor.empty()) {
    task.start = {1, 1};
  } else {
    task.start = floor[static_cast<std::size_t>(random.next(static_cast<int>(floor.size())) - 1)];
  }
  task.finish = {random.next(size.width), random.next(size.height)};
  return task;
}

template <typename Check>
void for_each_task(Check check) {
  for (int number = 0; number < 600; ++number) {
    SCOPED_TRACE(testing::Message() << "task " << number);
    check(task(number));
    if (testing::Test::HasFatalFailure()) return;
  }
}

std::size_t queue_that_is_enough(const Field& field) { return field.squares() * 2 / 3 + 1; }

BreadthFirstResult search(const Task& task) {
  return search_breadth_first(task.field, task.start, task.finish, queue_that_is_enough(task.field),
                              [](Square, Side) {});
}

TEST(BreadthFirst, FindsTheShortestWayAndNoneWhereThereIsNone) {
  int without_way = 0;
  for_each_task([&](const Task& task) {
    const auto shortest = distances(task.field, task.start)[task.field.index(task.finish)];
    const BreadthFirstResult result = search(task);
    ASSERT_EQ(result.way.has_value(), shortest.has_value());
    if (!shortest) {
      ++without_way;
      return;
    }
    ASSERT_EQ(static_cast<int>(result.way->size()) - 1, *shortest);
  });
  EXPECT_GT(without_way, 50);
}

TEST(BreadthFirst, ItsWayLeadsFromTheFinishToTheStartThroughPassages) {
  for_each_task([](const Task& task) {
    const BreadthFirstResult result = search(task);
    if (!result.way) return;
    const auto& way = *result.way;
    ASSERT_EQ(way.front(), task.finish);
    ASSERT_EQ(way.back(), task.start);
    for (std::size_t i = 1; i < way.size(); ++i) {
      ASSERT_TRUE(std::ranges::any_of(kAllSides, [&](Side to) {
        return task.field.passage(way[i - 1], to) && beyond(way[i - 1], to) == way[i];
      }));
    }
  });
}

TEST(BreadthFirst, ReachesSquaresOnceAndTheNearerOnesFirst) {
  for_each_task([](const Task& task) {
    const auto steps = distances(task.field, task.start);
    std::set<std::size_t> reached{task.field.index(task.start)};
    int distance = 0;
    const auto result = search_breadth_first(
        task.field, task.start, task.finish, task.field.squares(), [&](Square square, Side back) {
          EXPECT_TRUE(reached.insert(task.field.index(square)).second);
          const int here = steps[task.field.index(square)].value_or(-1);
          EXPECT_GE(here, distance);
          distance = here;
          EXPECT_EQ(steps[task.field.index(beyond(square, back))], here - 1);
        });
    EXPECT_EQ(result.seen, static_cast<int>(reached.size()));
  });
}

TEST(BreadthFirst, SeesTheWholeMazeBeforeItSaysThatThereIsNoWay) {
  for_each_task([](const Task& task) {
    const BreadthFirstResult result = search(task);
    if (result.way) return;
    const auto steps = distances(task.field, task.start);
    ASSERT_EQ(result.seen, std::ranges::count_if(steps, [](auto s) { return s.has_value(); }));
  });
}

TEST(BreadthFirst, AQueueThatIsTooShortIsNoticed) {
  Random random(7);
  Field hall({9, 9});
  (void)blockmaze::dig(hall, {0, 0, 0, 0}, random, [](const DigStep&) {});
  const auto with_queue = [&](std::size_t limit) {
    return search_breadth_first(hall, {5, 5}, {1, 1}, limit, [](Square, Side) {}).longest_queue;
  };
  const std::size_t needed = with_queue(81);
  EXPECT_EQ(with_queue(needed), needed);
  EXPECT_THROW((void)with_queue(needed - 1), std::length_error);
}

TEST(BreadthFirst, TheProgramsQueuesAreLongEnough) {
  // 224 and 144 stand in the listings and in the references.
  EXPECT_GE(224 * 3, blockmaze::kSizes.large.width * blockmaze::kSizes.large.height * 2 + 3);
  EXPECT_GE(144 * 3, wallmaze::kSizes.large.width * wallmaze::kSizes.large.height * 2 + 3);
}

struct Walked {
  HandResult result;
  std::optional<Side> first_exit;
  std::vector<std::pair<Square, Side>> steps;
};

Walked walk(const Task& task, Trail& trail) {
  Walked walked;
  walked.result =
      follow_left_hand(task.field, task.start, task.finish, trail, [&](Square from, Side way) {
        if (!walked.first_exit) walked.first_exit = way;
        walked.steps.emplace_back(from, way);
      });
  return walked;
}

bool walled_in(const Task& task) {
  return task.field.rock(task.start) || std::ranges::none_of(kAllSides, [&](Side way) {
           return task.field.passage(task.start, way);
         });
}

TEST(LeftHand, ReachesTheFinishExactlyWhenItTouchesTheSameWall) {
  int given_up_though_there_is_a_way = 0;
  for_each_task([&](const Task& task) {
    if (walled_in(task)) return;
    Trail trail(task.field);
    const Walked walked = walk(task, trail);
    if (task.start == task.finish) {
      ASSERT_TRUE(walked.result.there);
      return;
    }
    WallPieces walls(task.field);
    const std::size_t hand = walls.at_left_hand(task.start, *walked.first_exit);
    const bool must = !task.field.rock(task.finish) && walls.touches(task.finish, hand);
    ASSERT_EQ(walked.result.there, must);
    if (!must && !task.field.rock(task.finish)) ++given_up_though_there_is_a_way;
  });
  EXPECT_GT(given_up_though_there_is_a_way, 10);
}

TEST(LeftHand, AlwaysArrivesInAMazeWithoutCircuits) {
  int mazes = 0;
  for_each_task([&](const Task& task) {
    if (walled_in(task) || task.field.rock(task.finish)) return;
    if (shape_of(task.field).circuits > 0) return;
    ++mazes;
    Trail trail(task.field);
    ASSERT_TRUE(walk(task, trail).result.there);
  });
  EXPECT_GT(mazes, 80);
}

TEST(LeftHand, LeavesTheOnlyWayAsItsTrailInAMazeWithoutCircuits) {
  for_each_task([](const Task& task) {
    if (walled_in(task) || shape_of(task.field).circuits > 0) return;
    Trail trail(task.field);
    if (!walk(task, trail).result.there) return;
    const BreadthFirstResult only = search(task);
    ASSERT_EQ(trail.length(), static_cast<int>(only.way->size()) - 1);
    for (const Square square : squares_of(task.field.size())) {
      const bool on_way = std::ranges::find(*only.way, square) != only.way->end();
      ASSERT_EQ(trail.sides(square) != 0, on_way && task.start != task.finish);
    }
  });
}

TEST(LeftHand, NeverTakesTheSameStepTwiceAndTurnsRightOnlyAtWalls) {
  for_each_task([](const Task& task) {
    if (walled_in(task)) return;
    Trail trail(task.field);
    const Walked walked = walk(task, trail);
    std::set<std::pair<std::size_t, Side>> taken;
    Side facing = Side::kUp;
    for (const auto& [from, way] : walked.steps) {
      ASSERT_TRUE(taken.insert({task.field.index(from), way}).second);
      ASSERT_TRUE(task.field.passage(from, way));
      for (Side passed = left_of(facing); passed != way; passed = right_of(passed)) {
        ASSERT_FALSE(task.field.passage(from, passed));
      }
      facing = way;
    }
    ASSERT_EQ(static_cast<int>(walked.steps.size()), walked.result.steps);
  });
}

TEST(LeftHand, GivesUpInTheStartHavingFollowedItsWallAllRound) {
  for_each_task([](const Task& task) {
    if (walled_in(task)) return;
    Trail trail(task.field);
    const Walked walked = walk(task, trail);
    if (walked.result.there) return;
    const auto& [last, way] = walked.steps.back();
    ASSERT_EQ(beyond(last, way), task.start);
    // Every passage beside the wall that the hand is on has been walked.
    WallPieces walls(task.field);
    const std::size_t hand = walls.at_left_hand(task.start, *walked.first_exit);
    const auto reachable = distances(task.field, task.start);
    std::size_t beside_wall = 0;
    for (const Square square : floor_of(task.field)) {
      for (const Side out : kAllSides) {
        if (!reachable[task.field.index(square)] || !task.field.passage(square, out)) continue;
        if (walls.at_left_hand(square, out) == hand) ++beside_wall;
      }
    }
    ASSERT_EQ(walked.steps.size(), beside_wall);
  });
}

TEST(Trail, WalkingBackErasesWhatTheWayInHasMarked) {
  Random random(3);
  Field hall({5, 5});
  (void)blockmaze::dig(hall, {0, 0, 0, 0}, random, [](const DigStep&) {});
  Trail trail(hall);
  Square square{2, 2};
  square = trail.step(square, Side::kRight);
  square = trail.step(square, Side::kDown);
  EXPECT_EQ(square, (Square{3, 3}));
  EXPECT_EQ(trail.length(), 2);
  EXPECT_EQ(trail.sides({3, 2}), bit_of(Side::kLeft) | bit_of(Side::kDown));
  square = trail.step(square, Side::kUp);
  EXPECT_EQ(trail.sides({3, 3}), 0);
  EXPECT_EQ(trail.length(), 1);
  square = trail.step(square, Side::kLeft);
  EXPECT_EQ(trail.length(), 0);
  for (const Square any : squares_of({5, 5})) EXPECT_EQ(trail.sides(any), 0);
}

}  // namespace
}  // namespace triton::programs::search
