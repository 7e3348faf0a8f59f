// Programs whose header is not there, in bytes and in sound that begin anywhere.
#include "emulator/tape/stray_programs.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "emulator/tape/byte_source.hpp"
#include "emulator/tape/decoder.hpp"
#include "emulator/tape/tape_contents.hpp"
#include "tests/tape/tape_signal.hpp"

namespace triton::tape_test {
namespace {

using tape::TapeContents;
using tape::TapeProgram;

struct Listing {
  Bytes data;                 ///< from 1600 on
  std::vector<size_t> lines;  ///< where each begins in it
};

Listing listing_of(int lines) {
  Listing listing{{0, 0}, {}};
  for (int i = 1; i <= lines; ++i) {
    listing.lines.push_back(listing.data.size());
    const int number = 10 * i;
    listing.data.push_back(static_cast<uint8_t>(number & 0xFF));
    listing.data.push_back(static_cast<uint8_t>(number >> 8));
    const std::string text = fmt::format("PRINT \"LINE\x1C {}\";A=RND({})", i * i, i);
    listing.data.insert(listing.data.end(), text.begin(), text.end());
    listing.data.push_back(0x0D);
  }
  const size_t end = 0x1600 + listing.data.size();
  listing.data[0] = static_cast<uint8_t>(end & 0xFF);
  listing.data[1] = static_cast<uint8_t>(end >> 8);
  return listing;
}

TapeContents contents_of(Bytes bytes) {
  const auto source = tape::open_tape_bytes(std::move(bytes));
  return tape::read_tape(*source);
}

Bytes from(const Bytes& bytes, size_t begin) {
  return {bytes.begin() + static_cast<ptrdiff_t>(begin), bytes.end()};
}

/// Behind the end address.
Bytes lines_of(const TapeProgram& program) { return from(program.data, 2); }

TEST(StrayPrograms, OfATapeThatBeginsAnywhereTheWholeLinesAreFound) {
  const Listing listing = listing_of(40);
  const Bytes tape = tape::tape_bytes("MAZE", listing.data);
  const size_t data_begins = tape.size() - listing.data.size();
  for (size_t cut = 49; cut < tape.size(); ++cut) {
    SCOPED_TRACE(cut);
    const TapeContents contents = contents_of(from(tape, cut));
    size_t line = 0;  // the first that is whole
    while (line < listing.lines.size() && data_begins + listing.lines[line] < cut) ++line;
    if (listing.lines.size() - line < 2) {
      ASSERT_TRUE(contents.programs.empty());
      continue;
    }
    ASSERT_EQ(contents.programs.size(), 1u);
    const TapeProgram& program = contents.programs[0];
    EXPECT_FALSE(program.has_header);
    EXPECT_TRUE(program.is_complete());
    EXPECT_EQ(program.doubtful, 0u);
    EXPECT_EQ(lines_of(program), from(listing.data, listing.lines[line]));
    if (cut <= 64) {
      EXPECT_EQ(program.name(), "MAZE");
    }
    if (cut > data_begins) {
      EXPECT_EQ(program.name(), "(no header)");
    }
    EXPECT_EQ(program.data[0] | program.data[1] << 8,
              0x1600 + static_cast<int>(program.data.size()));
  }
}

TEST(StrayPrograms, CodeIsKnownByItsEndAddress) {
  for (uint32_t seed = 1; seed <= 60; ++seed) {
    const size_t bytes = 16 + seed * 53;
    Bytes data = random_bytes(bytes, seed);
    data[0] = static_cast<uint8_t>((0x1600 + bytes) & 0xFF);
    data[1] = static_cast<uint8_t>((0x1600 + bytes) >> 8);
    for (const size_t leader : {size_t{64}, size_t{70}}) {  // all of it, and the header too
      const Bytes tape = from(tape::tape_bytes("GAME 1", data), leader);
      const TapeContents contents = contents_of(tape);
      ASSERT_EQ(contents.programs.size(), 1u) << seed;
      EXPECT_EQ(contents.programs[0].data, data);
      EXPECT_EQ(contents.programs[0].header, leader == 64 ? "GAME 1" : "");
      EXPECT_EQ(tape::errors_text(contents.programs[0]), "no header");
    }
  }
}

TEST(StrayPrograms, BytesThatMeanNothingAreNone) {
  for (uint32_t seed = 1; seed <= 200; ++seed) {
    ASSERT_TRUE(contents_of(random_bytes(2'000, seed)).programs.empty()) << seed;
  }
  EXPECT_TRUE(contents_of(Bytes(3'000, 0x0D)).programs.empty());
  EXPECT_TRUE(contents_of(Bytes(3'000, 'A')).programs.empty());
  EXPECT_TRUE(contents_of({}).programs.empty());
}

TEST(StrayPrograms, StandBetweenTheOthersInTheTapesOrder) {
  const Listing listing = listing_of(12);
  const Bytes whole = tape::tape_bytes("A", listing.data);
  Bytes tape = from(whole, 150);
  tape.insert(tape.end(), whole.begin(), whole.end());
  const TapeContents contents = contents_of(tape);
  ASSERT_EQ(contents.programs.size(), 2u);
  EXPECT_FALSE(contents.programs[0].has_header);
  EXPECT_TRUE(contents.programs[1].has_header);
  EXPECT_EQ(contents.programs[1].data, listing.data);
}

TEST(StrayPrograms, AreFoundInSoundThatBeginsInTheMiddle) {
  const Listing listing = listing_of(20);
  const Samples samples = tape_signal(tape::tape_bytes("MAZE", listing.data), {});
  for (int part = 4; part <= 7; ++part) {
    SCOPED_TRACE(part);
    const size_t begin = samples.size() * static_cast<size_t>(part) / 10;
    tape::Decoder decoder(16'000);
    decoder.feed(std::span(samples).subspan(begin));
    decoder.finish();
    tape::ProgramFinder finder;
    tape::StrayFinder strays;
    for (const tape::DecodedByte& byte : decoder.take()) {
      const auto ended = finder.feed(byte);
      EXPECT_FALSE(strays.feed(byte, finder.in_program(), ended));
    }
    const auto program = strays.finish(finder.finish());
    ASSERT_TRUE(program);
    const Bytes found = lines_of(*program);
    ASSERT_GT(found.size(), 40u);
    EXPECT_EQ(found, from(listing.data, listing.data.size() - found.size()));
    EXPECT_NEAR(program->speed, 1, 0.01);
    EXPECT_GT(program->level, 0.1F);
  }
}

}  // namespace
}  // namespace triton::tape_test
