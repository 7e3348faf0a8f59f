// Against exact chances, enumerated by models that share nothing with the generators.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include "tests/tools/maze/small_grids.hpp"
#include "tools/maze/eller_job.hpp"
#include "tools/maze/generators.hpp"

namespace triton::maze::testing {
namespace {

constexpr unsigned kDraws = 40'000;
const Area kGrid{kSide, kSide, BitPlane()};

std::map<unsigned, unsigned> draw(const std::function<Maze(uint64_t seed)>& generate) {
  std::map<unsigned, unsigned> counts;
  for (unsigned seed = 1; seed <= kDraws; ++seed) ++counts[open_passages(generate(seed))];
  return counts;
}

Distribution uniform() {
  Distribution chances;
  for (unsigned open = 0; open < 1U << 12U; ++open) {
    if (is_perfect(open)) chances[open] = 1;
  }
  for (auto& [maze, chance] : chances) chance = 1.0 / static_cast<double>(chances.size());
  return chances;
}

/// Kruskal's next passage is any of those that join two parts.
Distribution kruskal_chances() {
  const std::vector<Passage> all = passages();
  Distribution forests{{0, 1.0}};
  for (unsigned joined = 1; joined < kSquares; ++joined) {
    Distribution next;
    for (const auto& [forest, chance] : forests) {
      const auto part = parts_of(forest);
      std::vector<unsigned> choices;
      for (unsigned number = 0; number < all.size(); ++number) {
        if (part[all[number].from] != part[all[number].to])
          choices.push_back(forest | 1U << number);
      }
      for (const unsigned choice : choices) {
        next[choice] += chance / static_cast<double>(choices.size());
      }
    }
    forests = next;
  }
  return forests;
}

/// Eller's rule as one tells it: coins for joins, then for ways down, in one sweep a row; sets are
/// what the passages so far make them. The last row: all its perfect endings equally likely.
class EllerModel {
 public:
  explicit EllerModel(double join, double down) : join_(join), down_(down) {}

  Distribution chances() {
    sweep(0, 0, 0, {}, 1.0);
    return chances_;
  }

 private:
  /// `closed`: squares of this row whose way down is closed, they do not carry their set on.
  void sweep(unsigned x, unsigned y, unsigned open, const std::set<unsigned>& closed,
             double chance) {
    if (chance == 0) return;
    if (y + 1 == kSide) return end(open, chance);
    if (x == kSide) return sweep(0, y + 1, open, {}, chance);
    const auto part = parts_of(open);
    const unsigned here = y * kSide + x;
    const bool may_join = x + 1 < kSide && part[here] != part[here + 1];
    if (may_join) {
      decide_down(x, y, open | right_bit(x, y), closed, chance * join_);
      decide_down(x, y, open, closed, chance * (1 - join_));
    } else {
      decide_down(x, y, open, closed, chance);
    }
  }

  void decide_down(unsigned x, unsigned y, unsigned open, std::set<unsigned> closed,
                   double chance) {
    const auto part = parts_of(open);
    bool goes_on_without = false;
    for (unsigned other = 0; other < kSide; ++other) {
      const bool same = part[y * kSide + other] == part[y * kSide + x];
      goes_on_without |= other != x && same && !closed.contains(other);
    }
    if (!goes_on_without) {
      return sweep(x + 1, y, open | down_bit(x, y), closed, chance);
    }
    sweep(x + 1, y, open | down_bit(x, y), closed, chance * down_);
    closed.insert(x);
    sweep(x + 1, y, open, closed, chance * (1 - down_));
  }

  void end(unsigned open, double chance) {
    std::vector<unsigned> endings;
    for (unsigned across = 0; across < 1U << (kSide - 1); ++across) {
      const unsigned whole = open | across << ((kSide - 1) * (kSide - 1));
      if (is_perfect(whole)) endings.push_back(whole);
    }
    for (const unsigned ending : endings) {
      chances_[ending] += chance / static_cast<double>(endings.size());
    }
  }

  double join_;
  double down_;
  Distribution chances_;
};

/// The square beside another: up, right, down, left; -1 outside.
int beside(unsigned square, unsigned way) {
  const int x = static_cast<int>(square % kSide) + (way == 1 ? 1 : way == 3 ? -1 : 0);
  const int y = static_cast<int>(square / kSide) + (way == 2 ? 1 : way == 0 ? -1 : 0);
  const int side = static_cast<int>(kSide);
  return x < 0 || y < 0 || x >= side || y >= side ? -1 : y * side + x;
}

unsigned passage(unsigned from, unsigned to) {
  const std::vector<Passage> all = passages();
  for (unsigned number = 0; number < all.size(); ++number) {
    if (all[number].from == std::min(from, to) && all[number].to == std::max(from, to)) {
      return 1U << number;
    }
  }
  return 0;
}

/// The recursive backtracker from the middle, with every draw followed.
class CorridorsModel {
 public:
  explicit CorridorsModel(unsigned turn_one_in) : turn_(1.0 / turn_one_in) {}

  Distribution chances() {
    for (unsigned way = 0; way < 4; ++way) follow({{{4, way, 0}}, 1U << 4U, 0}, 0.25);
    return chances_;
  }

 private:
  struct Place {
    unsigned square;
    unsigned way;
    unsigned tried;
  };
  struct State {
    std::vector<Place> tunnel;
    unsigned used;
    unsigned open;
  };

  void follow(State state, double chance) {
    while (!state.tunnel.empty()) {
      Place& end = state.tunnel.back();
      if (end.tried == 4) {
        state.tunnel.pop_back();
        continue;
      }
      const unsigned way = (end.way + end.tried++) % 4;
      const int next = beside(end.square, way);
      if (next < 0 || (state.used >> next & 1) != 0) continue;
      const auto square = static_cast<unsigned>(next);
      state.open |= passage(end.square, square);
      state.used |= 1U << square;
      for (const unsigned quarters : {3U, 0U, 1U}) {
        State turned = state;
        turned.tunnel.push_back({square, (way + quarters) % 4, 0});
        follow(turned, chance * (turn_ / 3 + (quarters == 0 ? 1 - turn_ : 0)));
      }
      return;
    }
    chances_[state.open] += chance;
  }

  double turn_;
  Distribution chances_;
};

/// Random routes to their dead ends, all choices equally likely, with every draw followed.
class RoutesModel {
 public:
  /// From any square of the lowest row; then on from the oldest square with room.
  Distribution labyrinth() {
    branches_from_oldest_ = true;
    for (unsigned x = 0; x < kSide; ++x) {
      const unsigned entrance = kSquares - kSide + x;
      go_on({{entrance}, 0}, entrance, 1.0 / kSide);
    }
    return chances_;
  }
  /// From the middle; then on from the first free square beside the maze, joined to it at random.
  Distribution hunt() {
    go_on({{4}, 0}, 4, 1);
    return chances_;
  }

 private:
  struct Dug {
    std::vector<unsigned> order;
    unsigned open;
  };

  static bool is_used(const Dug& dug, unsigned square) {
    return std::find(dug.order.begin(), dug.order.end(), square) != dug.order.end();
  }

  static std::vector<unsigned> neighbours(const Dug& dug, unsigned square, bool used) {
    std::vector<unsigned> found;
    for (unsigned way = 0; way < 4; ++way) {
      const int next = beside(square, way);
      if (next >= 0 && is_used(dug, static_cast<unsigned>(next)) == used) {
        found.push_back(static_cast<unsigned>(next));
      }
    }
    return found;
  }

  /// Digs `square`, free so far, from `from`.
  void dig(Dug dug, unsigned from, unsigned square, double chance) {
    dug.order.push_back(square);
    dug.open |= passage(from, square);
    go_on(dug, square, chance);
  }

  void go_on(const Dug& dug, unsigned here, double chance) {
    const std::vector<unsigned> choices = neighbours(dug, here, false);
    for (const unsigned next : choices) {
      dig(dug, here, next, chance / static_cast<double>(choices.size()));
    }
    if (!choices.empty()) return;
    if (dug.order.size() == kSquares) {
      chances_[dug.open] += chance;
    } else if (branches_from_oldest_) {
      const auto has_room = [&](unsigned square) {
        return !neighbours(dug, square, false).empty();
      };
      go_on(dug, *std::find_if(dug.order.begin(), dug.order.end(), has_room), chance);
    } else {
      unsigned first = 0;
      while (is_used(dug, first) || neighbours(dug, first, true).empty()) ++first;
      const std::vector<unsigned> joints = neighbours(dug, first, true);
      for (const unsigned joint : joints) {
        dig(dug, joint, first, chance / static_cast<double>(joints.size()));
      }
    }
  }

  bool branches_from_oldest_ = false;
  Distribution chances_;
};

double total(const Distribution& chances) {
  double sum = 0;
  for (const auto& [maze, chance] : chances) sum += chance;
  return sum;
}

TEST(Fairness, ThereAre192PerfectMazesOfThreeByThree) { EXPECT_EQ(uniform().size(), 192U); }

TEST(Fairness, WilsonMakesAllMazesEquallyOften) {
  const auto counts = draw([](uint64_t seed) { return generate_wilson(kGrid, seed); });
  EXPECT_LT(chi_square(counts, uniform(), kDraws), kChiSquareLimit191);
}

TEST(Fairness, TheTestSeesThatKruskalDoesNot) {
  const auto counts = draw([](uint64_t seed) { return generate_kruskal(kGrid, seed); });
  EXPECT_GT(chi_square(counts, uniform(), kDraws), 3 * kChiSquareLimit191);
}

TEST(Fairness, KruskalHasItsExactChances) {
  const Distribution chances = kruskal_chances();
  EXPECT_EQ(chances.size(), 192U);
  EXPECT_NEAR(total(chances), 1, 1e-9);
  const auto counts = draw([](uint64_t seed) { return generate_kruskal(kGrid, seed); });
  EXPECT_LT(chi_square(counts, chances, kDraws), kChiSquareLimit191);
}

TEST(Fairness, EllerCanMakeEveryMazeAndHasItsExactChances) {
  const Distribution chances = EllerModel(0.5, 0.5).chances();
  EXPECT_EQ(chances.size(), 192U);
  EXPECT_NEAR(total(chances), 1, 1e-9);
  const auto counts = draw([](uint64_t seed) { return eller_in_memory({kSide, kSide, seed, {}}); });
  EXPECT_EQ(counts.size(), 192U);
  EXPECT_LT(chi_square(counts, chances, kDraws), kChiSquareLimit191);
}

TEST(Fairness, EllerHasItsExactChancesWithOtherCoins) {
  const Distribution chances = EllerModel(0.75, 0.3125).chances();
  const auto counts = draw([](uint64_t seed) {
    return eller_in_memory({kSide, kSide, seed, {192, 80}});
  });
  EXPECT_LT(chi_square(counts, chances, kDraws), kChiSquareLimit191);
}

TEST(Fairness, CorridorsHaveTheirExactChances) {
  for (const unsigned turn_one_in : {1U, 2U, 5U}) {
    const Distribution chances = CorridorsModel(turn_one_in).chances();
    EXPECT_NEAR(total(chances), 1, 1e-9);
    const auto counts =
        draw([&](uint64_t seed) { return generate_corridors(kGrid, turn_one_in, seed); });
    EXPECT_LT(chi_square(counts, chances, kDraws), kChiSquareLimit191) << turn_one_in;
  }
}

TEST(Fairness, LabyrinthsHaveTheirExactChances) {
  const Distribution chances = RoutesModel().labyrinth();
  EXPECT_NEAR(total(chances), 1, 1e-9);
  const auto counts = draw([](uint64_t seed) { return generate_labyrinth(kSide, kSide, seed); });
  EXPECT_LT(chi_square(counts, chances, kDraws), kChiSquareLimit191);
}

TEST(Fairness, HuntAndKillHasItsExactChances) {
  const Distribution chances = RoutesModel().hunt();
  EXPECT_NEAR(total(chances), 1, 1e-9);
  const auto counts = draw([](uint64_t seed) { return generate_hunt(kGrid, seed); });
  EXPECT_LT(chi_square(counts, chances, kDraws), kChiSquareLimit191);
}

TEST(Fairness, RandomNumbersBelowSevenAreEquallyOften) {
  Random random(1);
  std::array<unsigned, 7> counts{};
  for (unsigned draw = 0; draw < 70'000; ++draw) ++counts[random.below(7)];
  double sum = 0;
  for (const unsigned count : counts) sum += (count - 10'000.0) * (count - 10'000.0) / 10'000.0;
  EXPECT_LT(sum, 27);  // 6 degrees of freedom, once in 10,000
}

TEST(Fairness, BiasedBitsAreSetAsOftenAsTheirChanceSays) {
  for (const unsigned chance : {0U, 1U, 80U, 128U, 200U, 255U, 256U}) {
    Random random(chance + 1);
    const BiasedBits bits(chance);
    double ones = 0;
    constexpr double kBits = 64 * 20'000;
    for (unsigned word = 0; word < 20'000; ++word) ones += std::popcount(bits.word(random));
    const double share = chance / 256.0;
    EXPECT_NEAR(ones / kBits, share, 4 * std::sqrt(share * (1 - share) / kBits)) << chance;
  }
}

}  // namespace
}  // namespace triton::maze::testing
