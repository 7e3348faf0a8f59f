// The listings of blockmaze and wallmaze on the C++ model of BASIC against the references.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "programs/catalogue.hpp"
#include "tests/programs/listing_on_model.hpp"

namespace triton::programs {
namespace {

struct Listed {
  const char* name;
  const char* needs_memory;
};

void PrintTo(const Listed& listed, std::ostream* out) { *out << listed.name; }

class SearchListing : public testing::TestWithParam<Listed> {
 protected:
  const Program& program = *find_program(GetParam().name);
  const ListingOnModel listing{program};
  Coverage coverage;

  void expect_same_game(uint16_t seed, const std::string& keys) {
    expect_same(listing.play_reference(seed, keys), listing.play(seed, keys, coverage), seed);
  }
};

INSTANTIATE_TEST_SUITE_P(Programs, SearchListing,
                         testing::Values(Listed{"blockmaze", "BLOCKMAZE NEEDS 8K OF RAM"},
                                         Listed{"wallmaze", "WALLMAZE NEEDS 8K OF RAM"}),
                         testing::PrintToStringParamName());

TEST_P(SearchListing, EveryLineCanBeTyped) { EXPECT_LE(listing.longest_line(), model::kLineMax); }

TEST_P(SearchListing, SaysWhatItNeedsWhereMemoryIsShort) {
  EXPECT_EQ(listing.first_row_with_memory(2600, coverage), GetParam().needs_memory);
  EXPECT_NE(listing.first_row_with_memory(2900, coverage), GetParam().needs_memory);
}

TEST_P(SearchListing, TheLongestTunnelFitsIntoTheMemoryThatItAsksFor) {
  // Nothing is refused and all is straight: one tunnel winds through every square.
  const std::string chances = program.name == "blockmaze" ? "0\r0\r0\r100\r" : "0\r100\r0\r";
  const int bytes = program.name == "blockmaze" ? 2800 : 2700;
  NoSink sink;
  Screen screen(blank_frame(), sink);
  TextKeys keys("L\rN\r" + chances + "H\rB\r");
  model::BasicModel ample(screen, keys, {});
  ample.load_listing(listing.text());
  const int program_bytes = model::Options{}.memory_bytes - ample.size();
  model::BasicModel basic(screen, keys, {.memory_bytes = program_bytes + bytes, .seed = 5});
  basic.load_listing(listing.text());
  EXPECT_THROW(basic.run(), EndOfKeys);
  EXPECT_EQ(row_text(screen.frame(), 0), "WHAT NOW?");
  EXPECT_TRUE(row_text(screen.frame(), 1).starts_with("SHORTEST: "))
      << screen_picture(screen.frame());
}

TEST_P(SearchListing, EveryWriteIsTheReferencesWriteAndEveryLineIsReached) {
  for (int i = 0; i < 150; ++i) {
    const auto seed = static_cast<uint16_t>(1 + i * 419);
    expect_same_game(seed, program.walk(seed, 40));
    if (HasFatalFailure()) return;
  }
  EXPECT_EQ(listing.lines_never_reached(coverage), std::set<int>{});
}

TEST_P(SearchListing, WhatIsInMemoryBeforeMakesNoDifference) {
  const std::string start = "\n2 GOTO 1000\n";
  for (const std::string rubbish : {"777", "-3"}) {
    const ListingOnModel littered = listing.with(
        start, "\n2 FOR I=0 TO SIZE/2;@(I)=" + rubbish + ";NEXT I;A=9;C=9;E=7;J=5\n3 GOTO 1000\n");
    for (uint16_t seed = 1; seed <= 12; ++seed) {
      const std::string keys = program.walk(seed, 30);
      expect_same(littered.play_reference(seed, keys), littered.play(seed, keys, coverage), seed);
      if (HasFatalFailure()) return;
    }
  }
}

TEST_P(SearchListing, LettersAreNoNumbers) {
  std::string replies = "S\rN\r";
  for (char letter = 'A'; letter <= 'Z'; ++letter) replies += std::string(1, letter) + "\r";
  expect_same_game(77, replies + "50\r50\r50\r" + (program.name == "blockmaze" ? "50\r" : "") +
                           "P\rF\r" + replies.substr(4) + "1\r" + replies.substr(4) + "1\rB\r");
}

TEST_P(SearchListing, TheLargestMazeIsTheSameWithAllChancesAtTheirEnds) {
  const int chances = program.name == "blockmaze" ? 4 : 3;
  for (int ends = 0; ends < 1 << chances; ++ends) {
    std::string keys = "L\rN\r";
    for (int i = 0; i < chances; ++i) keys += (ends >> i & 1) != 0 ? "100\r" : "0\r";
    expect_same_game(static_cast<uint16_t>(500 + ends), keys + "H\rB\rQ\rN\r");
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace triton::programs
