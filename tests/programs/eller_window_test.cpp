// The way through what is on the screen: its start is really far, and the way really the shortest.
#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <map>
#include <utility>
#include <vector>

#include "programs/eller/window.hpp"

namespace triton::programs::eller {
namespace {

/// The last rows of a maze of `rows` rows, as the program keeps them.
Window window_of(int width, int rows, uint16_t seed) {
  Random random(seed);
  RowMaker maker(width, {}, random);
  std::deque<Row> last{Row(static_cast<std::size_t>(width))};
  for (int row = 1; row <= rows; ++row) {
    last.push_back(row < rows ? maker.next_row() : maker.last_row());
    if (last.size() > kRowsShown + 1) last.pop_front();
  }
  return Window({last.begin(), last.end()});
}

using Key = std::pair<int, int>;

/// Steps from `from` to every place of the window that can be reached in it: repeated until nothing
/// changes, from the walls alone.
std::map<Key, int> distances(const Window& window, Place from) {
  std::map<Key, int> steps{{{from.row, from.column}, 0}};
  for (bool changed = true; changed;) {
    changed = false;
    const auto connect = [&](Key one, Key other) {
      for (const auto& [a, b] : {std::pair{one, other}, std::pair{other, one}}) {
        if (!steps.contains(a) || steps.contains(b)) continue;
        steps[b] = steps.at(a) + 1;
        changed = true;
      }
    };
    for (int row = 1; row <= window.height(); ++row) {
      for (int column = 1; column <= window.width(); ++column) {
        const Cell cell = window.cell({row, column});
        if (cell.right_open) connect({row, column}, {row, column + 1});
        if (cell.below_open) connect({row, column}, {row + 1, column});
      }
    }
  }
  return steps;
}

template <typename Check>
void for_each_window(Check check) {
  for (int i = 1; i <= 150; ++i) {
    const int width = 2 + i % 19;
    const int rows = 2 + i % 31;
    SCOPED_TRACE(testing::Message() << width << " wide, " << rows << " rows, number " << i);
    const Window window = window_of(width, rows, static_cast<uint16_t>(i * 433));
    const Place finish{window.height(), 1 + i % width};
    std::vector<Place> watched;
    const Search search(window, finish, [&watched](Place place) { watched.push_back(place); });
    check(window, finish, search, watched);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(EllerSearch, FindsEveryPlaceThatCanBeReachedOnTheScreenOnceAndNearOnesFirst) {
  for_each_window(
      [](const Window& window, Place finish, const Search& search, const auto& watched) {
        const auto steps = distances(window, finish);
        ASSERT_EQ(search.found().size(), steps.size());
        ASSERT_EQ(watched.size() + 1, steps.size());
        int last = 0;
        for (const Search::Found& found : search.found()) {
          const int distance = steps.at({found.place.row, found.place.column});
          ASSERT_GE(distance, last);
          last = distance;
        }
      });
}

TEST(EllerSearch, ProposesAStartInTheTopRowThanWhichNoneThereIsFarther) {
  for_each_window([](const Window& window, Place finish, const Search& search, const auto&) {
    const auto steps = distances(window, finish);
    ASSERT_EQ(search.start().row, 1);
    const int start = steps.at({1, search.start().column});
    for (int column = 1; column <= window.width(); ++column) {
      const auto found = steps.find({1, column});
      ASSERT_TRUE(found == steps.end() || found->second <= start) << "column " << column;
    }
  });
}

TEST(EllerSearch, ShowsTheShortestWay) {
  for_each_window([](const Window& window, Place finish, const Search& search, const auto&) {
    const auto steps = distances(window, finish);
    const std::vector<Place> way = search.way();
    ASSERT_EQ(way.front(), search.start());
    ASSERT_EQ(way.back(), finish);
    ASSERT_EQ(std::ssize(way) - 1, steps.at({way.front().row, way.front().column}));
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
      ASSERT_EQ(std::ranges::count(window.neighbours(way[i]), way[i + 1]), 1) << "through a wall";
    }
  });
}

TEST(EllerWindow, StepsGoBothWaysAndNeverOut) {
  for_each_window([](const Window& window, Place, const Search&, const auto&) {
    for (int row = 1; row <= window.height(); ++row) {
      for (int column = 1; column <= window.width(); ++column) {
        for (const Place next : window.neighbours({row, column})) {
          ASSERT_TRUE(next.row >= 1 && next.row <= window.height());
          ASSERT_TRUE(next.column >= 1 && next.column <= window.width());
          ASSERT_EQ(std::ranges::count(window.neighbours(next), Place{row, column}), 1);
        }
      }
    }
  });
}

}  // namespace
}  // namespace triton::programs::eller
