#include "tools/maze/eller.hpp"

#include <gtest/gtest.h>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tests/tools/maze/small_grids.hpp"
#include "tools/maze/eller_job.hpp"
#include "tools/maze/row_checker.hpp"

namespace triton::maze::testing {
namespace {

/// Makes and checks; the fault, or nothing.
std::optional<std::string> fault_of(uint32_t width, uint64_t height, EllerSettings settings) {
  Eller eller(width, width + height, settings);
  RowChecker checker(width);
  for (uint64_t y = 0; y < height; ++y) {
    const bool last = y + 1 == height;
    if (last) {
      eller.make_last_row();
    } else {
      eller.make_row();
    }
    checker.row(eller.right(), eller.down(), last);
  }
  return checker.fault();
}

TEST(Eller, EveryWidthIsPerfect) {
  for (uint32_t width = 1; width <= 200; ++width) {
    EXPECT_EQ(fault_of(width, 50, {}), std::nullopt) << width;
  }
  EXPECT_EQ(fault_of(10'007, 300, {}), std::nullopt);
}

TEST(Eller, EveryHeightIsPerfect) {
  for (uint64_t height = 1; height <= 60; ++height) {
    EXPECT_EQ(fault_of(70, height, {}), std::nullopt) << height;
  }
}

TEST(Eller, EveryChanceIsPerfectEvenNeverAndAlways) {
  for (const unsigned join : {0U, 1U, 128U, 255U, 256U}) {
    for (const unsigned down : {0U, 1U, 128U, 255U, 256U}) {
      EXPECT_EQ(fault_of(130, 60, {join, down}), std::nullopt) << join << " " << down;
    }
  }
}

TEST(Eller, TheSameSeedGivesTheSameMaze) {
  EXPECT_EQ(eller_in_memory({100, 100, 5, {}}), eller_in_memory({100, 100, 5, {}}));
  EXPECT_NE(eller_in_memory({100, 100, 5, {}}), eller_in_memory({100, 100, 6, {}}));
}

TEST(Eller, AStateThatIsNoRingIsRefused) {
  Eller eller(4, 1);
  Eller::State state = eller.state();
  state.next = {0, 0, 2, 3};
  EXPECT_THROW(eller.restore(state), InputError);
  state.next = {0, 1, 2, 4};
  EXPECT_THROW(eller.restore(state), InputError);
  state.next = {0, 1, 2};
  EXPECT_THROW(eller.restore(state), InputError);
}

TEST(RowChecker, AgreesWithTheDefinitionOnAll4096WaysToOpenThreeByThree) {
  unsigned perfect = 0;
  for (unsigned open = 0; open < 1U << 12U; ++open) {
    RowChecker checker(kSide);
    bool passed = true;
    for (unsigned y = 0; y < kSide; ++y) {
      uint64_t right = 0;
      uint64_t down = 0;
      for (unsigned x = 0; x < kSide; ++x) {
        if (x + 1 < kSide && (open & right_bit(x, y)) != 0) right |= 1U << x;
        if (y + 1 < kSide && (open & down_bit(x, y)) != 0) down |= 1U << x;
      }
      passed = checker.row(std::span(&right, 1), std::span(&down, 1), y + 1 == kSide) && passed;
    }
    EXPECT_EQ(passed, is_perfect(open)) << open;
    EXPECT_EQ(passed, !checker.fault().has_value()) << open;
    perfect += passed ? 1 : 0;
  }
  EXPECT_EQ(perfect, 192U);
}

TEST(RowChecker, SeesOnePassageMoreOrLessInALargeMaze) {
  const Maze maze = eller_in_memory({300, 40, 9, {}});
  const auto fault = [](const Maze& of) {
    RowChecker checker(of.width());
    for (uint32_t y = 0; y < of.height(); ++y) {
      checker.row(of.right.row(y), of.down.row(y), y + 1 == of.height());
    }
    return checker.fault();
  };
  EXPECT_EQ(fault(maze), std::nullopt);
  for (uint32_t x = 0; x < 299; x += 7) {
    Maze changed = maze;
    changed.right.flip(changed.right.index(x, 20));
    EXPECT_NE(fault(changed), std::nullopt) << x;
    changed = maze;
    changed.down.flip(changed.down.index(x, 20));
    EXPECT_NE(fault(changed), std::nullopt) << x;
  }
}

TEST(RowChecker, NamesTheSquare) {
  RowChecker checker(3);
  const uint64_t right = 3;
  const uint64_t down = 3;
  EXPECT_TRUE(checker.row(std::span(&right, 1), std::span(&down, 1), false));
  EXPECT_FALSE(checker.row(std::span(&right, 1), std::span(&down, 1), false));
  EXPECT_EQ(checker.fault(), "square 0,1: the way to the right closes a circle");
}

TEST(EllerRun, AResumedRunGoesOnToTheSameMaze) {
  const EllerRun run{333, 50, 7, {100, 150}};
  const TemporaryDirectory directory;
  class Rows final : public RowSink {
   public:
    void begin(const Description&) override {}
    void row(const Row& row) override {
      words.insert(words.end(), row.right.begin(), row.right.end());
      words.insert(words.end(), row.down.begin(), row.down.end());
    }
    void end() override {}
    std::vector<uint64_t> words;
  };
  Rows whole;
  EllerRunner all(run, true, &whole);
  all.make_rows(run.height);
  for (const uint64_t stop : {1U, 20U, 49U}) {
    Rows parts;
    EllerRunner first(run, true, &parts);
    first.make_rows(stop);
    write_checkpoint(directory / "check", run, first.progress());
    EllerRunner second(run, true, &parts);
    second.restore(read_checkpoint(directory / "check", run));
    EXPECT_EQ(second.rows(), stop);
    second.make_rows(run.height);
    EXPECT_TRUE(second.is_complete());
    EXPECT_EQ(parts.words, whole.words) << stop;
    EXPECT_EQ(second.counts(), all.counts()) << stop;
  }
}

TEST(EllerRun, ADamagedCheckpointIsRefusedWhereverTheDamageIs) {
  const EllerRun run{20, 50, 7, {}};
  const TemporaryDirectory directory;
  EllerRunner runner(run, true, nullptr);
  runner.make_rows(9);
  write_checkpoint(directory / "check", run, runner.progress());
  const std::string good = read_text_file(directory / "check");
  for (size_t place = 0; place < good.size(); place += 11) {
    std::string bad = good;
    bad[place] = static_cast<char>(bad[place] ^ 4);
    EXPECT_THROW((void)read_checkpoint(directory.write("bad", bad), run), InputError) << place;
    EXPECT_THROW((void)read_checkpoint(directory.write("bad", good.substr(0, place)), run),
                 InputError)
        << place;
  }
  EXPECT_NO_THROW((void)read_checkpoint(directory / "check", run));
}

TEST(EllerRun, ACheckpointOfAnotherRunIsRefused) {
  const EllerRun run{20, 50, 7, {}};
  const TemporaryDirectory directory;
  write_checkpoint(directory / "check", run, EllerRunner(run, true, nullptr).progress());
  EllerRun other = run;
  other.seed = 8;
  EXPECT_THROW((void)read_checkpoint(directory / "check", other), InputError);
}

TEST(EllerRun, CountsAsTheWholeMazeDoes) {
  const EllerRun run{77, 31, 3, {}};
  EllerRunner runner(run, true, nullptr);
  runner.make_rows(run.height);
  EXPECT_EQ(runner.counts(), measure(eller_in_memory(run)).counts);
}

}  // namespace
}  // namespace triton::maze::testing
