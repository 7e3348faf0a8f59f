// The listing on the C++ model of BASIC against the reference, write for write.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "programs/catalogue.hpp"
#include "programs/corridors/corridors.hpp"
#include "tests/firmware/model/basic_model.hpp"
#include "tests/programs/listing_on_model.hpp"

namespace triton::programs {
namespace {

ListingOnModel corridors_listing() { return ListingOnModel(*find_program("corridors")); }

TEST(CorridorsListing, EveryLineCanBeTyped) {
  EXPECT_LE(corridors_listing().longest_line(), model::kLineMax);
}

TEST(CorridorsListing, EveryWriteIsTheReferencesWriteAndEveryLineIsReached) {
  const ListingOnModel listing = corridors_listing();
  Coverage coverage;
  EXPECT_EQ(listing.first_row_with_memory(1800, coverage), "CORRIDORS NEEDS 8K OF RAM");
  for (int i = 0; i < 150; ++i) {
    const auto seed = static_cast<uint16_t>(1 + i * 431);
    const std::string keys = corridors::walk(seed, 60);
    expect_same(listing.play_reference(seed, keys), listing.play(seed, keys, coverage), seed);
    if (HasFatalFailure()) return;
  }
  EXPECT_EQ(listing.lines_never_reached(coverage), std::set<int>{});
}

TEST(CorridorsListing, FitsIntoTheMemoryThatItAsksFor) {
  Coverage unused;
  EXPECT_EQ(corridors_listing().first_row_with_memory(1840, unused),
            "         T W I S T I N G   C O R R I D O R S");
}

}  // namespace
}  // namespace triton::programs
