// The listing on the C++ model of BASIC against the reference, write for write.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "programs/catalogue.hpp"
#include "programs/labyrinth/labyrinth.hpp"
#include "programs/labyrinth/maze.hpp"
#include "programs/labyrinth/sizes.hpp"
#include "tests/firmware/model/basic_model.hpp"
#include "tests/programs/screen_helpers.hpp"

namespace triton::programs {
namespace {

struct Recorded {
  Write write;
  int start_row = 0;
  int cursor_row = 0;
  int cursor_column = 0;

  bool operator==(const Recorded&) const = default;
};

class Recorder final : public FrameSink {
 public:
  const Screen* screen = nullptr;
  std::vector<Recorded> writes;

  void frame(const Frame& frame) override {
    writes.push_back(
        {screen->last_write(), frame.start_row, frame.cursor_row, frame.cursor_column});
  }
};

struct Run {
  std::vector<Recorded> writes;
  Frame last;
  uint16_t random_state = 0;
};

Run run_reference(uint16_t seed, const std::string& typed) {
  Recorder recorder;
  Screen screen(blank_frame(), recorder);
  recorder.screen = &screen;
  Random random(seed);
  TextKeys keys(typed);
  try {
    labyrinth::play(screen, random, keys);
  } catch (const EndOfKeys&) {
    // The walk ends in the middle of the game.
  }
  return {std::move(recorder.writes), screen.frame(), random.state()};
}

std::string listing() {
  std::ifstream file(TRITON_SOURCE_DIR "/programs/labyrinth/labyrinth.bas", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Executions of each line, over all runs.
using Coverage = std::map<int, uint64_t>;

Run run_listing(uint16_t seed, const std::string& typed, Coverage& coverage) {
  Recorder recorder;
  Screen screen(blank_frame(), recorder);
  recorder.screen = &screen;
  TextKeys keys(typed);
  model::BasicModel basic(screen, keys, {.seed = seed});
  basic.load_listing(listing());
  try {
    basic.run();
  } catch (const EndOfKeys&) {
    // As above.
  }
  for (const auto& [line, counts] : basic.line_counts()) coverage[line] += counts.entered;
  return {std::move(recorder.writes), screen.frame(), basic.random_state()};
}

void expect_same(const Run& reference, const Run& program, uint16_t seed) {
  const std::size_t shorter = std::min(reference.writes.size(), program.writes.size());
  for (std::size_t i = 0; i < shorter; ++i) {
    const Recorded& ours = reference.writes[i];
    const Recorded& theirs = program.writes[i];
    ASSERT_TRUE(ours == theirs) << fmt::format(
        "seed {}, write {}: the reference wrote {:02X} in cell {}, the listing {:02X} in cell {}",
        seed, i, ours.write.code, ours.write.cell, theirs.write.code, theirs.write.cell);
  }
  ASSERT_EQ(reference.writes.size(), program.writes.size()) << "seed " << seed;
  ASSERT_EQ(reference.last, program.last) << "seed " << seed;
  ASSERT_EQ(reference.random_state, program.random_state) << "seed " << seed;
}

constexpr int kRowStride = 16;
constexpr int kTopologyStart = 200;

int array_index(labyrinth::Cell cell) { return cell.y * kRowStride + cell.x; }

/// The listing, stopped at the question after the digging.
struct LabyrinthDug : testing::Test {
  static constexpr uint16_t kSeed = 4711;
  NoSink sink;
  Screen screen{blank_frame(), sink};
  TextKeys keys{"MEDIUM\r"};
  model::BasicModel basic{screen, keys, {.seed = kSeed}};
  Random random{kSeed};
  labyrinth::Maze maze{labyrinth::kMedium, random, [](const labyrinth::DigStep&) {}};

  void SetUp() override {
    basic.load_listing(listing());
    EXPECT_THROW(basic.run(), EndOfKeys);
  }
};

TEST_F(LabyrinthDug, ASpareElementOfTheArrayKeepsTheEntrance) {
  EXPECT_EQ(basic.array(0), array_index(maze.entrance()));
}

TEST_F(LabyrinthDug, TheFirstArrayHoldsTheOrderOfAllocation) {
  int index = basic.array(0);
  for (const labyrinth::Cell cell : maze.order()) {
    ASSERT_EQ(index, array_index(cell));
    index = basic.array(index);
  }
}

TEST_F(LabyrinthDug, TheSecondArrayHoldsTheTopology) {
  for (const labyrinth::Cell cell : maze.order()) {
    EXPECT_EQ(basic.array(kTopologyStart + array_index(cell)),
              static_cast<int>(maze.topology(cell)));
  }
}

TEST(LabyrinthListing, EveryLineFitsOneRowOfTheScreenBehindThePrompt) {
  std::istringstream lines(listing());
  for (std::string line; std::getline(lines, line);) {
    EXPECT_LE(line.size(), 62U) << line;
    EXPECT_LE(line.size(), model::kLineMax) << line;
  }
}

TEST(LabyrinthListing, SaysWhatItNeedsWhereMemoryIsShort) {
  NoSink sink;
  Screen screen(blank_frame(), sink);
  TextKeys keys("");
  model::BasicModel ample(screen, keys, {});
  ample.load_listing(listing());
  const int program_bytes = model::Options{}.memory_bytes - ample.size();
  model::BasicModel basic(screen, keys, {.memory_bytes = program_bytes + 800});
  basic.load_listing(listing());
  basic.run();
  EXPECT_EQ(row_text(screen.frame(), 0), "LABYRINTH NEEDS 8K OF RAM");
}

TEST(LabyrinthListing, EveryWriteIsTheReferencesWriteAndEveryLineIsReached) {
  Coverage coverage;
  for (int i = 0; i < 300; ++i) {
    const auto seed = static_cast<uint16_t>(1 + i * 211);
    const std::string keys = labyrinth::walk(seed, 60);
    expect_same(run_reference(seed, keys), run_listing(seed, keys, coverage), seed);
    if (HasFatalFailure()) return;
  }
  std::set<int> never_reached;
  Recorder unused;
  Screen screen(blank_frame(), unused);
  unused.screen = &screen;
  TextKeys none("");
  model::BasicModel basic(screen, none, {});
  basic.load_listing(listing());
  for (const auto& [line, text] : basic.lines()) {
    if (coverage[line] == 0 && !text.starts_with("REM")) never_reached.insert(line);
  }
  EXPECT_EQ(never_reached, std::set<int>{});
}

}  // namespace
}  // namespace triton::programs
