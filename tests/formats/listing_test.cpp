#include "emulator/formats/listing.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/support/errors.hpp"
#include "tests/support/temporary_directory.hpp"

namespace triton {
namespace {

std::string refusal_of_listing(std::string_view text) {
  try {
    (void)parse_listing(text, "maze.bas");
  } catch (const InputError& error) {
    return error.what();
  }
  return "not refused";
}

using Lines = std::map<uint16_t, std::string>;

TEST(Listing, HasANumberAndATextALine) {
  EXPECT_EQ(parse_listing("10 PRINT\n20 GOTO 10\n", "x").lines,
            (Lines{{10, "PRINT"}, {20, "GOTO 10"}}));
}

TEST(Listing, LineEndsMayBeCrLfAndTheLastMayBeMissing) {
  EXPECT_EQ(parse_listing("10 A=1\r\n20 B=2", "x").lines, (Lines{{10, "A=1"}, {20, "B=2"}}));
}

TEST(Listing, LinesSortThemselvesByNumber) {
  EXPECT_EQ(parse_listing("20 B\n10 A\n", "x").lines, (Lines{{10, "A"}, {20, "B"}}));
}

TEST(Listing, ALaterLineReplacesAnEarlierOneOfTheSameNumber) {
  EXPECT_EQ(parse_listing("10 A\n20 B\n10 C\n", "x").lines, (Lines{{10, "C"}, {20, "B"}}));
}

TEST(Listing, ANumberAloneDeletesItsLine) {
  EXPECT_EQ(parse_listing("10 A\n20 B\n10\n", "x").lines, (Lines{{20, "B"}}));
}

TEST(Listing, SpacesAfterTheNumberAreNotKeptButSpacesInTheTextAre) {
  EXPECT_EQ(parse_listing("10   PRINT  A \n20GOTO 10\n", "x").lines,
            (Lines{{10, "PRINT  A "}, {20, "GOTO 10"}}));
}

TEST(Listing, EmptyLinesMeanNothing) {
  EXPECT_EQ(parse_listing("\n10 A\n  \n\r\n20 B\n", "x").lines, (Lines{{10, "A"}, {20, "B"}}));
}

TEST(Listing, GraphicsCodesAreKept) {
  EXPECT_EQ(parse_listing("10 PRINT'abc\x01\x7F'\n", "x").lines,
            (Lines{{10, "PRINT'abc\x01\x7F'"}}));
}

TEST(Listing, TakesTheLargestLineNumberAndNoLarger) {
  EXPECT_EQ(parse_listing("32767 A\n", "x").lines, (Lines{{32767, "A"}}));
  EXPECT_EQ(refusal_of_listing("10 A\n32768 B\n"),
            "maze.bas:2: line number 32768, expected 1 to 32767");
  EXPECT_EQ(refusal_of_listing("99999999999999999999 B\n"),
            "maze.bas:1: line number 99999999999999999999, expected 1 to 32767");
}

TEST(Listing, RefusesLineNumberZero) {
  EXPECT_EQ(refusal_of_listing("0 A\n"), "maze.bas:1: line number 0, expected 1 to 32767");
}

TEST(Listing, RefusesALineWithoutANumber) {
  EXPECT_EQ(refusal_of_listing("10 A\n\nPRINT\n"),
            "maze.bas:3: no line number, expected 1 to 32767");
}

TEST(Listing, TakesALineAsLongAsTheInputLineAndNoLonger) {
  const std::string longest = "10 " + std::string(69, 'A');
  EXPECT_EQ(parse_listing(longest + "\n", "x").lines, (Lines{{10, std::string(69, 'A')}}));
  EXPECT_EQ(refusal_of_listing(longest + "B\n"),
            "maze.bas:1: 73 characters, expected at most 72, which is what the input line takes");
}

TEST(Listing, RefusesBytesThatAreNoTritonCodes) {
  EXPECT_EQ(refusal_of_listing("10 PRINT '\xC2\xA3'\n"),
            "maze.bas:1: byte C2 at column 11, expected a Triton code 00 to 7F that is no Return");
}

TEST(Listing, RefusesCodesThatNoKeyPutsIntoALine) {
  EXPECT_EQ(
      refusal_of_listing(std::string_view("10 A\0\n", 6)),
      "maze.bas:1: byte 00 at column 5, which no key gives, expected a Triton code from 01 on");
  EXPECT_THAT(refusal_of_listing("10 A\x03\n"),
              testing::HasSubstr("byte 03 at column 5, Control-C"));
  EXPECT_THAT(refusal_of_listing("10 A\x08\n"),
              testing::HasSubstr("byte 08 at column 5, Control-H"));
}

TEST(Listing, TakesATabInQuotesOnly) {
  EXPECT_EQ(parse_listing("10 PRINT '\t'\n", "x").lines, (Lines{{10, "PRINT '\t'"}}));
  EXPECT_EQ(refusal_of_listing("10\tPRINT\n"),
            "maze.bas:1: byte 09 at column 3, a tab, expected spaces");
  EXPECT_EQ(refusal_of_listing("10 PRINT 'A'\t\n"),
            "maze.bas:1: byte 09 at column 13, a tab, expected spaces");
}

TEST(Listing, ACarriageReturnAloneEndsALine) {
  EXPECT_EQ(parse_listing("10 A\r20 B\r", "x").lines, (Lines{{10, "A"}, {20, "B"}}));
}

TEST(Listing, DropsAByteOrderMarkAndCpmsEndOfFile) {
  EXPECT_EQ(parse_listing("\xEF\xBB\xBF"
                          "10 A\n20 B\n\x1A\x1A",
                          "x")
                .lines,
            (Lines{{10, "A"}, {20, "B"}}));
  EXPECT_EQ(parse_listing("10 A\x1A", "x").lines, (Lines{{10, "A"}}));
  EXPECT_EQ(parse_listing("10 PRINT '\x1A'\n", "x").lines, (Lines{{10, "PRINT '\x1A'"}}));
}

TEST(Listing, RefusesAFileWithoutALine) {
  EXPECT_THAT(refusal_of_listing(""), testing::HasSubstr("maze.bas: no program line"));
  EXPECT_THAT(refusal_of_listing("\n\n"), testing::HasSubstr("no program line"));
}

TEST(Listing, RefusesAFileThatIsNotThereOrIsADirectory) {
  const TemporaryDirectory directory;
  EXPECT_THROW((void)read_listing(directory / "none.bas"), InputError);
  EXPECT_THROW((void)read_listing(directory.path()), InputError);
}

TEST(Listing, IsReadFromAFile) {
  const TemporaryDirectory directory;
  const Listing listing = read_listing(directory.write("a.bas", "10 A\n"));
  EXPECT_EQ(listing.lines, (Lines{{10, "A"}}));
  EXPECT_EQ(listing.name, (directory / "a.bas").string());
}

TEST(ProgramMemory, IsTheEndAddressThenNumberTextAndReturnOfEachLine) {
  const std::vector<uint8_t> expected = {
      0x0F, 0x16,                             // 1600 + 15 bytes
      0x0A, 0x00, 'A', '=', '1', 0x0D,        // 10
      0x2C, 0x01, 'R', '.', 'X', 'Y',  0x0D,  // 300
  };
  EXPECT_EQ(program_memory(parse_listing("10 A=1\n300 R.XY\n", "x")), expected);
}

TEST(ProgramMemory, RefusesAProgramThatPassesTheAddressSpace) {
  Listing listing{"long.bas", {}};
  for (uint16_t number = 1; number < 1'000; ++number) listing.lines[number] = std::string(69, 'A');
  EXPECT_THROW((void)program_memory(listing), InputError);
}

TEST(ProgramMemory, BecomesTheListingAgain) {
  const std::string text = "10 A=1\n300 PRINT'\x01\x7F' \n32767 STOP\n";
  const auto bytes = program_memory(parse_listing(text, "x"));
  EXPECT_EQ(to_text(listing_from_memory(bytes, "x.bin")), text);
}

std::string refusal_of_memory(std::vector<uint8_t> lines) {
  lines.insert(lines.begin(), {static_cast<uint8_t>(lines.size() + 2), 0x16});
  try {
    (void)listing_from_memory(lines, "x.bin");
  } catch (const InputError& error) {
    return error.what();
  }
  return "not refused";
}

TEST(ProgramMemory, IsRefusedWhereAListingCannotHoldIt) {
  EXPECT_EQ(refusal_of_memory({0x0A, 0x00, 0x0D}),
            "x.bin: offset 2: line 10 is empty, which a listing cannot hold");
  EXPECT_EQ(refusal_of_memory({0x0A, 0x00, 'A', 0x0A, 0x0D}),
            "x.bin: offset 5: byte 0A in line 10, which a listing cannot hold");
  EXPECT_EQ(refusal_of_memory({0x0A, 0x00, 0xC1, 0x0D}),
            "x.bin: offset 4: byte C1 in line 10, which a listing cannot hold");
  EXPECT_THAT(refusal_of_memory({0x0A, 0x00, 'A'}),
              testing::HasSubstr("no level 4.1 BASIC program"));
}

TEST(ProgramMemory, IsRecognisedAsABasicProgram) {
  std::vector<uint8_t> bytes = program_memory(parse_listing("10 A=1\n300 R.XY\n", "x"));
  EXPECT_TRUE(is_basic_program(bytes));
  bytes[0] = 0x10;
  EXPECT_FALSE(is_basic_program(bytes)) << "the end address is another";
}

TEST(ProgramMemory, MachineCodeIsNotRecognisedAsABasicProgram) {
  EXPECT_FALSE(is_basic_program({}));
  EXPECT_FALSE(is_basic_program({0x02, 0x16}));
  EXPECT_FALSE(is_basic_program({0x05, 0x16, 0x31, 0x80, 0x14})) << "no Return at the end";
  EXPECT_FALSE(is_basic_program({0x08, 0x16, 0x00, 0x00, 'A', 0x0D, 0x0A, 0x00})) << "line 0";
}

}  // namespace
}  // namespace triton
