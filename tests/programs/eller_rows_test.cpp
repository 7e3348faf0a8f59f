// Properties of Eller's rows: no circuit, no cell without a way, nothing left out by accident.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "programs/eller/rows.hpp"

namespace triton::programs::eller {
namespace {

/// Reads a maze row by row and remembers only which cells of the last one hang together.
class Checker {
 public:
  explicit Checker(int width) : part_(static_cast<std::size_t>(width)) {
    std::iota(part_.begin(), part_.end(), 0);
    next_part_ = width;
  }

  /// Every cell must have a way on, in its row or below, and no two ways may join the same cells.
  void read(const Row& row) {
    ASSERT_EQ(row.size(), part_.size());
    ASSERT_FALSE(row.back().right_open) << "a way leads out at the right";
    for (std::size_t i = 0; i + 1 < row.size(); ++i) {
      if (!row[i].right_open) continue;
      const int joined = part_[i + 1];
      ASSERT_NE(part_[i], joined) << "a circuit closes at cell " << i;
      std::ranges::replace(part_, joined, int(part_[i]));
    }
    std::set<int> lead_on;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (row[i].below_open) lead_on.insert(part_[i]);
    }
    all_lead_on_ = std::ranges::all_of(part_, [&](int part) { return lead_on.contains(part); });
    joined_ = std::ranges::count(part_, part_.front()) == std::ssize(part_);
    ways_down_ = std::ranges::count_if(row, [](Cell cell) { return cell.below_open; });
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (!row[i].below_open) part_[i] = next_part_++;
    }
  }
  [[nodiscard]] bool all_lead_on() const { return all_lead_on_; }
  [[nodiscard]] bool ended_as_one() const { return joined_ && ways_down_ == 0; }

 private:
  std::vector<int> part_;
  int next_part_ = 0;
  bool all_lead_on_ = false;
  bool joined_ = false;
  long ways_down_ = 0;
};

struct Kind {
  int width;
  Chances chances;
};

void PrintTo(const Kind& kind, std::ostream* out) {
  *out << "Width" << kind.width << "Joined" << kind.chances.joined_of_ten << "Open"
       << kind.chances.open_of_ten;
}

class EveryEller : public testing::TestWithParam<Kind> {};

INSTANTIATE_TEST_SUITE_P(Kinds, EveryEller,
                         testing::Values(Kind{2, {5, 5}}, Kind{3, {5, 5}}, Kind{20, {5, 5}},
                                         Kind{20, {0, 0}}, Kind{20, {10, 10}}, Kind{20, {0, 10}},
                                         Kind{20, {10, 0}}, Kind{7, {9, 1}}, Kind{13, {1, 9}}),
                         testing::PrintToStringParamName());

TEST_P(EveryEller, IsOneTreeHoweverManyRowsItHas) {
  const auto [width, chances] = GetParam();
  for (int seed = 1; seed <= 100; ++seed) {
    SCOPED_TRACE(seed);
    Random random(static_cast<uint16_t>(seed * 601));
    RowMaker maker(width, chances, random);
    Checker checker(width);
    for (int row = 0; row < seed; ++row) {
      checker.read(maker.next_row());
      if (HasFatalFailure()) return;
      ASSERT_TRUE(checker.all_lead_on()) << "row " << row << " cuts cells off";
    }
    checker.read(maker.last_row());
    if (HasFatalFailure()) return;
    ASSERT_TRUE(checker.ended_as_one());
  }
}

TEST_P(EveryEller, NeverRunsOutOfSets) {
  const auto [width, chances] = GetParam();
  Random random(1);
  RowMaker maker(width, chances, random);
  Checker checker(width);
  for (int row = 0; row < 5'000; ++row) {
    checker.read(maker.next_row());
    ASSERT_TRUE(checker.all_lead_on()) << "row " << row;
  }
  checker.read(maker.last_row());
  EXPECT_TRUE(checker.ended_as_one());
}

TEST(EllerRows, JoinsAndOpensAsOftenAsAsked) {
  const auto shares = [](Chances chances) {
    Random random(77);
    RowMaker maker(20, chances, random);
    std::array<int, 2> open{};
    for (int row = 0; row < 2'000; ++row) {
      for (const Cell cell : maker.next_row()) {
        open[0] += cell.right_open ? 1 : 0;
        open[1] += cell.below_open ? 1 : 0;
      }
    }
    return open;
  };
  // Nothing joined: every cell stands alone and must lead on.
  EXPECT_EQ(shares({0, 0})[0], 0);
  EXPECT_EQ(shares({0, 0})[1], 40'000);
  // Everything joined and nothing open but what must be: one way down from each row.
  EXPECT_EQ(shares({10, 0})[0], 2'000 * 19);
  EXPECT_EQ(shares({10, 0})[1], 2'000);
  EXPECT_LT(shares({3, 5})[0], shares({7, 5})[0]);
  EXPECT_LT(shares({5, 3})[1], shares({5, 7})[1]);
}

std::string drawn(int width, int height, uint16_t seed) {
  Random random(seed);
  RowMaker maker(width, {}, random);
  std::string text;
  for (int row = 1; row <= height; ++row) {
    for (const Cell cell : row < height ? maker.next_row() : maker.last_row()) {
      text += cell.right_open ? (cell.below_open ? '3' : '1') : (cell.below_open ? '2' : '0');
    }
  }
  return text;
}

TEST(EllerRows, MakeTheMazesOfTwoByTwoAsOftenAsTheirRulesSay) {
  // Joined above or not: 1/2. Not joined: both lead down, and the last row joins them. Joined: the
  // left one leads down or not, 1/2; if it does, the right one does or not, 1/2; else it must.
  const std::map<std::string, double> share{
      {"2210", 1.0 / 2}, {"3200", 1.0 / 8}, {"3010", 1.0 / 8}, {"1210", 1.0 / 4}};
  std::map<std::string, int> mazes;
  for (int seed = 1; seed <= 65'535; ++seed) ++mazes[drawn(2, 2, static_cast<uint16_t>(seed))];
  double chi_squared = 0;
  for (const auto& [maze, probability] : share) {
    const double expected = 65'535 * probability;
    chi_squared += (mazes[maze] - expected) * (mazes[maze] - expected) / expected;
  }
  EXPECT_EQ(mazes.size(), share.size());
  // Three degrees of freedom: one in a thousand is above this by chance.
  EXPECT_LT(chi_squared, 16.27);
}

TEST(EllerRows, CanMakeEveryMazeOfThreeByThree) {
  std::map<std::string, int> mazes;
  for (int seed = 1; seed <= 65'535; ++seed) ++mazes[drawn(3, 3, static_cast<uint16_t>(seed))];
  EXPECT_EQ(mazes.size(), 192U);
}

TEST(EllerRows, CanMakeEveryMazeOfTwoRows) {
  std::set<std::string> mazes;
  for (int seed = 1; seed <= 65'535; ++seed) mazes.insert(drawn(4, 2, static_cast<uint16_t>(seed)));
  // Spanning trees of the 2 x 4 grid.
  EXPECT_EQ(mazes.size(), 56U);
}

TEST(EllerRows, LastRowsAskForOneNumberPerWall) {
  Random asked(99);
  RowMaker maker(12, {}, asked);
  (void)maker.next_row();
  Random counted(asked.state());
  (void)maker.last_row();
  for (int walls = 11; walls > 0; --walls) (void)counted.next(walls);
  EXPECT_EQ(asked.state(), counted.state());
}

}  // namespace
}  // namespace triton::programs::eller
