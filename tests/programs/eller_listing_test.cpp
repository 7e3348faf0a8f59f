// The listing on the C++ model of BASIC against the reference, write for write.
#include <gtest/gtest.h>

#include <limits>
#include <set>
#include <string>

#include "programs/catalogue.hpp"
#include "programs/eller/eller.hpp"
#include "tests/firmware/model/basic_model.hpp"
#include "tests/programs/listing_on_model.hpp"
#include "tests/programs/maze_checks.hpp"

namespace triton::programs {
namespace {

ListingOnModel eller_listing() { return ListingOnModel(*find_program("eller")); }

/// A run of the listing that Control-C stops between two statements; then a line is typed.
class StoppedRun {
 public:
  StoppedRun(const std::string& listing, const std::string& typed, uint64_t statements)
      : screen_(blank_frame(), sink_),
        keys_(typed),
        basic_(screen_, keys_, {.seed = 5, .statement_limit = statements}) {
    basic_.load_listing(listing);
    try {
      basic_.run();
    } catch (const model::StatementLimit&) {
      was_stopped_ = true;
    } catch (const EndOfKeys&) {
      // Control-C at a question.
    }
    stage_ = basic_.variable('U');
    basic_.set_statement_limit(std::numeric_limits<uint64_t>::max());
  }

  void enter(const std::string& line) {
    try {
      basic_.enter_line(line);
    } catch (const EndOfKeys&) {
      // It asks a question.
    }
  }

  [[nodiscard]] bool was_stopped() const { return was_stopped_; }
  /// The listing's U when it was stopped.
  [[nodiscard]] int stage() const { return stage_; }
  [[nodiscard]] const model::BasicModel& basic() const { return basic_; }
  [[nodiscard]] std::string row(int number) const { return row_text(screen_.frame(), number); }
  [[nodiscard]] uint64_t times_reached(int line) const {
    const auto found = basic_.line_counts().find(line);
    return found == basic_.line_counts().end() ? 0 : found->second.entered;
  }

 private:
  NoSink sink_;
  Screen screen_;
  TextKeys keys_;
  model::BasicModel basic_;
  bool was_stopped_ = false;
  int stage_ = 0;
};

/// That the rows kept (all, if there are 13 at most) are a perfect maze.
void expect_perfect(const model::BasicModel& basic) {
  const int width = basic.variable('W');
  const int rows = basic.variable('R');
  ASSERT_LE(rows, 13);
  const auto cell = [&](int x, int y) { return static_cast<std::size_t>(y * width + x); };
  search::Sets sets(cell(0, rows));
  int passages = 0;
  for (int y = 0; y < rows; ++y) {
    for (int x = 0; x < width; ++x) {
      const int open = basic.array(100 + width * (y + 1) + x + 1);
      ASSERT_TRUE(open >= 0 && open <= 3);
      if (open % 2 == 1) {
        ASSERT_LT(x + 1, width);
        ASSERT_TRUE(sets.join(cell(x, y), cell(x + 1, y))) << "a circuit in row " << y;
        ++passages;
      }
      if (open >= 2) {
        ASSERT_LT(y + 1, rows);
        ASSERT_TRUE(sets.join(cell(x, y), cell(x, y + 1))) << "a circuit in row " << y;
        ++passages;
      }
    }
  }
  ASSERT_EQ(passages, width * rows - 1);
}

TEST(EllerListing, EveryLineCanBeTyped) {
  EXPECT_LE(eller_listing().longest_line(), model::kLineMax);
}

TEST(EllerListing, EveryWriteIsTheReferencesWriteAndEveryLineIsReached) {
  const ListingOnModel listing = eller_listing();
  Coverage coverage;
  EXPECT_EQ(listing.first_row_with_memory(2500, coverage), "ELLER NEEDS 8K OF RAM");
  for (int i = 0; i < 150; ++i) {
    const auto seed = static_cast<uint16_t>(1 + i * 431);
    const std::string keys = eller::walk(seed, 60);
    expect_same(listing.play_reference(seed, keys), listing.play(seed, keys, coverage), seed);
    if (HasFatalFailure()) return;
  }
  // Past ten thousand rows they are counted in a second variable.
  const std::string long_maze = "2\r5\r5\r9999\r2\rF\rN\rN\r";
  expect_same(listing.play_reference(1, long_maze), listing.play(1, long_maze, coverage), 1);
  // Only after Control-C; the test below.
  for (int line = 90; line <= 97; ++line) ++coverage[line];
  EXPECT_EQ(listing.lines_never_reached(coverage), std::set<int>{});
}

TEST(EllerListing, FinishesAPerfectMazeAfterControlCWhereverItComes) {
  const std::string listing = eller_listing().text();
  std::set<int> stages;
  std::set<int> lines;
  for (uint64_t statements = 1;; ++statements) {
    StoppedRun run(listing, "4\r5\r5\r3\r2\rF\r", statements);
    stages.insert(run.stage());
    const bool had_begun = run.stage() > -3 && run.basic().variable('W') == 4;
    run.enter("GOTO 90");
    for (int line = 90; line <= 97; ++line) {
      if (run.times_reached(line) > 0) lines.insert(line);
    }
    if (!had_begun) {
      ASSERT_GT(run.times_reached(1010), 0U) << "it does not begin again";
      continue;
    }
    ASSERT_EQ(run.basic().variable('U'), -2) << statements;
    expect_perfect(run.basic());
    ASSERT_FALSE(testing::Test::HasFatalFailure()) << "after " << statements << " statements";
    const int rows = run.basic().variable('R');
    ASSERT_EQ(run.row(rows + 1), "ROWS: 0000" + std::to_string(rows)) << statements;
    ASSERT_TRUE(run.row(rows + 2).starts_with("SHALL I PROPOSE A START AND A FINISH (Y OR N)?"))
        << statements;
    if (!run.was_stopped()) break;
  }
  EXPECT_EQ(stages, (std::set<int>{-3, -2, -1, 0, 1, 2, 3, 4}));
  EXPECT_EQ(lines.size(), 8U);
}

TEST(EllerListing, ShowsTheLastRowsOfALongMazeFinishedAfterControlC) {
  StoppedRun run(eller_listing().text(), "20\r5\r5\r9999\r", 9000);
  ASSERT_TRUE(run.was_stopped());
  ASSERT_GT(run.basic().variable('R'), 13);
  run.enter("GOTO 90");
  const int rows = run.basic().variable('R');
  EXPECT_EQ(run.row(14), fmt::format("ROWS: {:05}", rows));
  EXPECT_EQ(run.row(15), "SHALL I PROPOSE A START AND A FINISH (Y OR N)?");
  for (int row = 1; row <= 13; ++row) EXPECT_TRUE(run.row(row).starts_with("\u2595")) << row;
}

TEST(EllerListing, FitsIntoTheMemoryThatItAsksFor) {
  Coverage unused;
  EXPECT_EQ(eller_listing().first_row_with_memory(2530, unused),
            "     E L L E R ' S   E N D L E S S   M A Z E");
}

}  // namespace
}  // namespace triton::programs
