// Mistyped names, and the program's file alone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "tests/tools/program_process.hpp"

namespace triton {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(MistypedNames, AreAnsweredByTheNearestAndTheChoices) {
  const TemporaryDirectory directory;
  const std::vector<std::pair<std::string, std::string>> cases{
      {"run labyrint", "did you mean 'labyrinth'? Expected one of: blockmaze, corridors"},
      {"run corridor", "did you mean 'corridors'?"},
      {"run xyzzy", "expected one of: blockmaze"},
      {"compare labrinth", "did you mean 'labyrinth'?"},
      {"run --color green", "no option '--color', did you mean '--colour'?"},
      {"run --sed 7", "did you mean '--seed'?"},
      {"run --Volume 7", "did you mean '--volume'?"},
      {"tape make a.bas --outptu b.tap", "no option '--outptu', did you mean '--output'?"},
      {"maze gen", "did you mean 'generate'? Expected one of: generate, solve, show"},
      {"list chek a.bas", "did you mean 'check'?"},
      {"tpae list", "did you mean 'tape'?"},
      {"run --glow=5", "--glow=5: --glow takes no value"},
  };
  for (const auto& [arguments, words] : cases) {
    const ProcessOutcome outcome = run_triton(directory, arguments);
    EXPECT_EQ(outcome.status, 2) << arguments;
    EXPECT_THAT(outcome.errors, HasSubstr(words)) << arguments;
    EXPECT_EQ(std::count(outcome.errors.begin(), outcome.errors.end(), '\n'), 1) << arguments;
  }
}

TEST(MistypedNames, CapitalsDoNotMatter) {
  const TemporaryDirectory directory;
  EXPECT_EQ(run_triton(directory, "RUN Labyrinth --seed 1 --video none").status, 0);
  EXPECT_EQ(run_triton(directory, "List Programs").status, 0);
  EXPECT_EQ(run_triton(directory, "compare LABYRINTH --moves 1").status, 0);
}

TEST(ProgramList, HasALineForEach) {
  const TemporaryDirectory directory;
  const std::string lines = run_triton(directory, "list programs").output;
  EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 5);
  EXPECT_THAT(lines, HasSubstr("labyrinth  walk through"));
}

TEST(StandardInput, IsAListingForRunAndKeysForKeysFile) {
  const TemporaryDirectory directory;
  directory.write("a.bas", "10 PRINT \"PIPED\"\n");
  directory.write("keys", "T~PRINT 6*7\r");
  EXPECT_THAT(run_triton(directory, "run - --video none --screen text <a.bas").output,
              HasSubstr("PIPED"));
  EXPECT_EQ(run_triton(directory, "list check - <a.bas").status, 0);
  EXPECT_THAT(run_triton(directory, "run --video none --keys-file - --screen text <keys").output,
              HasSubstr("      42"));
}

TEST(TheProgramAlone, HasItsRomsAndListingsWithIt) {
  const TemporaryDirectory directory;
  std::filesystem::create_directories(directory / "far/away");
  std::filesystem::create_directories(directory / "far/away/share/triton");  // somebody else's
  std::filesystem::copy_file(TRITON_PROGRAM, directory / "far/away/triton");
  const auto alone = [&](const std::string& arguments) {
    const std::string line = "cd '" + directory.path().string() +
                             "' && env -u DISPLAY -u WAYLAND_DISPLAY far/away/triton " + arguments +
                             " </dev/null >out 2>errors";
    EXPECT_EQ(std::system(line.c_str()), 0) << read_text_file(directory / "errors");
    return read_text_file(directory / "out");
  };
  EXPECT_THAT(alone("run labyrinth --seed 1 --keys 'S\\rN\\r' --video none --screen text"),
              HasSubstr("WHICH WAY?"));
  EXPECT_THAT(alone("compare eller --moves 2"), HasSubstr("equal"));
  EXPECT_THAT(alone("font --lower-case --png -"), StartsWith("\x89PNG"));
}

}  // namespace
}  // namespace triton
