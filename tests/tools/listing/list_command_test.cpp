// triton list, run as a user runs it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/formats/listing.hpp"
#include "tests/tools/program_process.hpp"

namespace triton {
namespace {

using testing::HasSubstr;

constexpr auto kListing = "10 PRINT \"HI\"\n20 GOTO 10\n";

TEST(ListCommand, CheckIsSilentAndEndsWithStatusZeroWhereThereIsNothing) {
  const TemporaryDirectory directory;
  directory.write("a.bas", kListing);
  const ProcessOutcome outcome = run_triton(directory, "list check a.bas");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.output + outcome.errors, "");
}

TEST(ListCommand, CheckNamesFileLineAndColumnAndEndsWithStatusOne) {
  const TemporaryDirectory directory;
  directory.write("a.bas", kListing);
  directory.write("b.bas", "10 GOTO 20\n");
  const ProcessOutcome outcome = run_triton(directory, "list check a.bas b.bas");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.output, "b.bas:1:9: HOW? there is no line 20\n10 GOTO 20\n        ^\n");
  EXPECT_EQ(outcome.errors, "triton: 1 finding\n");
}

TEST(ListCommand, CheckReadsTheTextsOfEverySystemAlike) {
  const TemporaryDirectory directory;
  for (const std::string_view text :
       {"10 PRINT \"A\"\r20 GOTO 10\r", "10 PRINT \"A\"\r\n20 GOTO 10\r\n\x1A\x1A",
        "\xEF\xBB\xBF"
        "10 PRINT \"A\"\n20 GOTO 10"}) {
    directory.write("in.bas", text);
    const ProcessOutcome outcome = run_triton(directory, "list check in.bas");
    EXPECT_EQ(outcome.status, 0) << text;
    EXPECT_EQ(outcome.output + outcome.errors, "") << text;
  }
}

TEST(ListCommand, ConvertsToMemoryAndBack) {
  const TemporaryDirectory directory;
  directory.write("a.bas", kListing);
  EXPECT_EQ(run_triton(directory, "list convert a.bas -o a.bin").status, 0);
  EXPECT_EQ(read_binary_file(directory / "a.bin"), program_memory(parse_listing(kListing, "a")));
  const ProcessOutcome outcome = run_triton(directory, "list convert a.bin");
  EXPECT_EQ(outcome.output, kListing);
  EXPECT_EQ(run_triton(directory, "list convert a.bin -o b.bas").status, 0);
  EXPECT_EQ(read_text_file(directory / "b.bas"), kListing);
}

TEST(ListCommand, ReadsTheProgramOfATape) {
  const TemporaryDirectory directory;
  const auto memory = program_memory(parse_listing(kListing, "a"));
  directory.write("a.tap",
                  std::string(64, '\r') + "TITLE \x04" + std::string(memory.begin(), memory.end()));
  EXPECT_EQ(run_triton(directory, "list convert a.tap").output, kListing);
  EXPECT_EQ(run_triton(directory, "list check a.tap").status, 0);
}

TEST(ListCommand, RefusesToConvertWhatIsNoProgram) {
  const TemporaryDirectory directory;
  directory.write("a.bin", "nonsense");
  const ProcessOutcome outcome = run_triton(directory, "list convert a.bin -o b.bas");
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("a.bin: no level 4.1 BASIC program"));
  EXPECT_FALSE(std::filesystem::exists(directory / "b.bas"));
  directory.write("a.bas", kListing);
  EXPECT_EQ(run_triton(directory, "list convert a.bas -o b.txt").status, 2);
}

TEST(ListCommand, RenumbersAndWarnsOfComputedLines) {
  const TemporaryDirectory directory;
  directory.write("a.bas", "1 GOTO 2\n2 GOTO 1+A\n");
  const ProcessOutcome outcome = run_triton(directory, "list renumber a.bas --first 5 --step 5");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.output, "5 GOTO 10\n10 GOTO 1+A\n");
  EXPECT_THAT(outcome.errors, HasSubstr("a.bas:2:8: the line is computed: not changed"));
  directory.write("b.bas", kListing);
  EXPECT_EQ(run_triton(directory, "list renumber b.bas -o b.bas").status, 0);
  EXPECT_EQ(read_text_file(directory / "b.bas"), kListing);
  EXPECT_EQ(run_triton(directory, "list renumber b.bas --first 0").status, 2);
}

TEST(ListCommand, NeedsToBeToldWhatToDo) {
  const TemporaryDirectory directory;
  EXPECT_EQ(run_triton(directory, "list").status, 2);
  EXPECT_EQ(run_triton(directory, "list check none.bas").status, 2);
  EXPECT_THAT(run_triton(directory, "list check --help").output, HasSubstr("Example:"));
}

}  // namespace
}  // namespace triton
