// The listing on the C++ model of BASIC against the reference, write for write.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "programs/catalogue.hpp"
#include "programs/eller/eller.hpp"
#include "tests/firmware/model/basic_model.hpp"
#include "tests/programs/listing_on_model.hpp"

namespace triton::programs {
namespace {

ListingOnModel eller_listing() { return ListingOnModel(*find_program("eller")); }

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
  EXPECT_EQ(listing.lines_never_reached(coverage), std::set<int>{});
}

TEST(EllerListing, FitsIntoTheMemoryThatItAsksFor) {
  Coverage unused;
  EXPECT_EQ(eller_listing().first_row_with_memory(2530, unused),
            "     E L L E R ' S   E N D L E S S   M A Z E");
}

}  // namespace
}  // namespace triton::programs
