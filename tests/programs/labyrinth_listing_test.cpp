// The listing on the C++ model of BASIC against the reference, write for write.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "programs/catalogue.hpp"
#include "programs/labyrinth/labyrinth.hpp"
#include "programs/labyrinth/maze.hpp"
#include "programs/labyrinth/sizes.hpp"
#include "tests/firmware/model/basic_model.hpp"
#include "tests/programs/listing_on_model.hpp"
#include "tests/programs/screen_helpers.hpp"

namespace triton::programs {
namespace {

ListingOnModel labyrinth_listing() { return ListingOnModel(*find_program("labyrinth")); }

constexpr int kRowStride = 16;
constexpr int kTopologyStart = 200;

int array_index(Square cell) { return cell.y * kRowStride + cell.x; }

/// The listing, stopped at the question after the digging.
struct LabyrinthDug : testing::Test {
  static constexpr uint16_t kSeed = 4711;
  NoSink sink;
  Screen screen{blank_frame(), sink};
  TextKeys keys{"M\r"};
  model::BasicModel basic{screen, keys, {.seed = kSeed}};
  Random random{kSeed};
  labyrinth::Maze maze{labyrinth::kMedium, random, [](const labyrinth::DigStep&) {}};

  void SetUp() override {
    basic.load_listing(labyrinth_listing().text());
    EXPECT_THROW(basic.run(), EndOfKeys);
  }
};

TEST_F(LabyrinthDug, ASpareElementOfTheArrayKeepsTheEntrance) {
  EXPECT_EQ(basic.array(0), array_index(maze.entrance()));
}

TEST_F(LabyrinthDug, TheFirstArrayHoldsTheOrderOfAllocation) {
  int index = basic.array(0);
  for (const Square cell : maze.order()) {
    ASSERT_EQ(index, array_index(cell));
    index = basic.array(index);
  }
}

TEST_F(LabyrinthDug, TheSecondArrayHoldsTheTopology) {
  for (const Square cell : maze.order()) {
    EXPECT_EQ(basic.array(kTopologyStart + array_index(cell)),
              static_cast<int>(maze.topology(cell)));
  }
}

TEST(LabyrinthListing, EveryLineFitsOneRowOfTheScreenBehindThePrompt) {
  EXPECT_LE(labyrinth_listing().longest_line(), 62U);
}

TEST(LabyrinthListing, SaysWhatItNeedsWhereMemoryIsShort) {
  Coverage unused;
  EXPECT_EQ(labyrinth_listing().first_row_with_memory(800, unused), "LABYRINTH NEEDS 8K OF RAM");
}

TEST(LabyrinthListing, EveryWriteIsTheReferencesWriteAndEveryLineIsReached) {
  const ListingOnModel listing = labyrinth_listing();
  Coverage coverage;
  for (int i = 0; i < 300; ++i) {
    const auto seed = static_cast<uint16_t>(1 + i * 211);
    const std::string keys = labyrinth::walk(seed, 60);
    expect_same(listing.play_reference(seed, keys), listing.play(seed, keys, coverage), seed);
    if (HasFatalFailure()) return;
  }
  EXPECT_EQ(listing.lines_never_reached(coverage), std::set<int>{});
}

}  // namespace
}  // namespace triton::programs
