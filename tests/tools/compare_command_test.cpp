// `triton compare` through the command line.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "emulator/support/files.hpp"

namespace triton {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::MatchesRegex;

struct CommandResult {
  int status;
  std::string output;
  std::string errors;
};

class CompareCommand : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::remove_all(directory);
    std::filesystem::create_directories(directory);
  }
  void TearDown() override { std::filesystem::remove_all(directory); }

  CommandResult compare(const std::string& arguments) const {
    const std::string out = directory / "out";
    const std::string err = directory / "err";
    const std::string command =
        "'" TRITON_PROGRAM "' compare " + arguments + " >'" + out + "' 2>'" + err + "'";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_text_file(out), read_text_file(err)};
  }

  void expect_bad_call(const std::string& arguments, const std::string& words) const {
    const CommandResult result = compare(arguments);
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_EQ(result.output, "") << arguments;
    EXPECT_THAT(result.errors, HasSubstr(words));
    EXPECT_EQ(split_lines(result.errors).size(), 1U) << result.errors;
  }

  /// The listing with one letter of its title changed.
  std::string broken_listing() const {
    std::string listing = read_text_file(TRITON_DATA_DIR "/programs/labyrinth/labyrinth.bas");
    const std::size_t title = listing.find("L A B Y R I N T H");
    EXPECT_NE(title, std::string::npos);
    listing[title] = 'X';
    const std::filesystem::path file = directory / "broken.bas";
    write_file(file, listing);
    return fmt::format("'{}'", file.string());
  }

  std::filesystem::path directory = std::filesystem::path(testing::TempDir()) /
                                    (std::string("triton_compare_") +
                                     testing::UnitTest::GetInstance()->current_test_info()->name());
};

TEST_F(CompareCommand, AnEqualGameIsOneLineWithItsCounts) {
  const CommandResult result = compare("labyrinth --seed 7 --keys 'S\\rN\\rF\\r'");
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.output, MatchesRegex("labyrinth seed 7: equal, [0-9,]+ frames, 6 keys, "
                                          "[0-9,]+ cycles\n"));
  EXPECT_EQ(result.errors, "");
}

TEST_F(CompareCommand, KeysMayComeFromAFile) {
  write_file(directory / "keys", std::string_view("S\nN\nF\n"));
  EXPECT_EQ(
      compare("labyrinth --seed 7 --keys-file '" + (directory / "keys").string() + "'").output,
      compare("labyrinth --seed 7 --keys 'S\\rN\\rF\\r'").output);
}

TEST_F(CompareCommand, WithoutKeysAWalkOfTheGivenLengthIsPlayed) {
  const CommandResult result = compare("labyrinth --seed 7 --moves 3");
  EXPECT_EQ(result.status, 0);
  EXPECT_NE(result.output, compare("labyrinth --seed 7 --moves 30").output);
  EXPECT_EQ(result.output, compare("labyrinth --seed 7 --moves 3").output);
}

TEST_F(CompareCommand, ManySeedsAreOneLineOfTotals) {
  const CommandResult result = compare("labyrinth --seeds 65530-65535 --moves 5");
  EXPECT_EQ(result.status, 0);
  EXPECT_THAT(result.output, MatchesRegex("labyrinth seeds 65530-65535: 6 equal, 0 different; "
                                          "[0-9,]+ frames, [0-9,]+ keys, [0-9,]+ cycles\n"));
  EXPECT_EQ(result.errors, "") << "no progress bar where stderr is no terminal";
}

TEST_F(CompareCommand, ADifferenceIsShownAndReportedAndHasStatusOne) {
  const std::string report = (directory / "report").string();
  const CommandResult result = compare("labyrinth --seed 7 --moves 3 --listing " +
                                       broken_listing() + " --report '" + report + "'");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.output, HasSubstr("labyrinth seed 7: different at frame"));
  EXPECT_THAT(result.output, HasSubstr("A B Y R I N T H"));
  EXPECT_THAT(result.output, HasSubstr("--listing '" + (directory / "broken.bas").string()));
  EXPECT_EQ(read_text_file(report + "/report.txt"), result.output);
  for (const char* picture : {"expected.png", "actual.png", "diff.png"}) {
    EXPECT_TRUE(std::filesystem::exists(std::filesystem::path(report) / picture)) << picture;
  }
}

TEST_F(CompareCommand, TheCallThatAReportGivesShowsTheSameDifference) {
  const std::string shown =
      compare("labyrinth --seed 7 --moves 3 --listing " + broken_listing()).output;
  const std::string words = "again: triton compare ";
  const std::size_t again = shown.find(words);
  ASSERT_NE(again, std::string::npos);
  std::string arguments = shown.substr(again + words.size());
  arguments.pop_back();
  EXPECT_EQ(compare(arguments).output, shown);
}

TEST_F(CompareCommand, EachSeedThatDiffersHasALineAndAFolder) {
  const std::string report = (directory / "report").string();
  const CommandResult result = compare("labyrinth --seeds 1-3 --moves 3 --listing " +
                                       broken_listing() + " --report '" + report + "'");
  EXPECT_EQ(result.status, 1);
  for (const char* seed : {"1", "2", "3"}) {
    EXPECT_THAT(result.output, HasSubstr(std::string("labyrinth seed ") + seed + ": different"));
    EXPECT_TRUE(std::filesystem::exists(report + "/seed-" + seed + "/report.txt"));
  }
  EXPECT_THAT(result.output, HasSubstr("labyrinth seeds 1-3: 0 equal, 3 different;"));
}

TEST_F(CompareCommand, AnEqualGameWritesNoReport) {
  const std::string report = (directory / "report").string();
  EXPECT_EQ(compare("labyrinth --seed 7 --moves 3 --report '" + report + "'").status, 0);
  EXPECT_FALSE(std::filesystem::exists(report));
}

TEST_F(CompareCommand, AFolderForReportsThatCannotBeIsToldBeforeTheGame) {
  const std::string file = (directory / "file").string();
  write_file(file, std::string("x"));
  const CommandResult result = compare("labyrinth --seed 7 --moves 3 --report '" + file + "/in'");
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.errors, HasSubstr("cannot write in " + file));
  EXPECT_EQ(result.output, "");
}

TEST_F(CompareCommand, AnUnknownProgramListsTheKnownOnes) {
  expect_bad_call(
      "labirynth",
      "no program 'labirynth', did you mean 'labyrinth'? Expected one of: blockmaze, corridors");
}

TEST_F(CompareCommand, BadOptionsAreOneClearLine) {
  expect_bad_call("labyrinth --seed 0", "--seed");
  expect_bad_call("labyrinth --seed 65536", "--seed");
  expect_bad_call("labyrinth --seed x", "--seed");
  expect_bad_call("labyrinth --seeds 5-3", "--seeds '5-3'");
  expect_bad_call("labyrinth --seeds 0-3", "--seeds '0-3'");
  expect_bad_call("labyrinth --seeds 3", "--seeds '3'");
  expect_bad_call("labyrinth --seeds 1-70000", "--seeds '1-70000'");
  expect_bad_call("labyrinth --seeds 1-3x", "--seeds '1-3x'");
  expect_bad_call("labyrinth --seed 3 --seeds 1-3", "--seed");
  expect_bad_call("labyrinth --moves -1", "--moves");
  expect_bad_call("labyrinth --ram 9", "--ram");
  expect_bad_call("labyrinth --keys '\\q'", "--keys");
  expect_bad_call("labyrinth --keys-file /nowhere/keys", "/nowhere/keys");
  expect_bad_call("labyrinth --listing /nowhere/maze.bas", "/nowhere/maze.bas");
}

TEST_F(CompareCommand, AReplyThatTheReferenceDoesNotModelIsABadCall) {
  expect_bad_call("labyrinth --seed 7 --keys '1+1\\r'", "1+1");
}

TEST_F(CompareCommand, ControlCEndsTheGameOnBothSides) {
  const CommandResult result = compare("labyrinth --seed 7 --keys 'S\\rN\\r\\x03'");
  EXPECT_EQ(result.status, 0) << result.output;
  EXPECT_THAT(result.output, EndsWith("ended by Control-C\n"));
}

TEST_F(CompareCommand, AReportFolderThatCannotBeMadeIsAnIoError) {
  write_file(directory / "file", std::string_view("in the way"));
  const CommandResult result =
      compare("labyrinth --seed 7 --moves 3 --listing " + broken_listing() + " --report '" +
              (directory / "file/report").string() + "'");
  EXPECT_EQ(result.status, 3);
  EXPECT_THAT(result.errors, HasSubstr("file/report"));
}

}  // namespace
}  // namespace triton
