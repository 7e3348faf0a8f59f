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

TEST(ValuesThatAreWords, AreTheSameInCapitals) {
  const TemporaryDirectory directory;
  for (const char* arguments :
       {"run --video None --colour GREEN --screen TEXT --until IDLE --sound Off --warp ON",
        "run --video none --clock MAX --until Cycles:99 --vdu-timing Real --tape-speed FAST",
        "maze generate LABYRINTH --seed 1 --format Text --solve BFS", "asm a.asm --dialect MAC",
        "compare Labyrinth --moves 1", "LIST Programs"}) {
    directory.write("a.asm", " NOP\n");
    const ProcessOutcome outcome = run_triton(directory, arguments);
    EXPECT_EQ(outcome.status, 0) << arguments << ": " << outcome.errors;
  }
  EXPECT_EQ(run_triton(directory, "run --video none --colour blue").status, 2);
}

TEST(OneError, IsOneLine) {
  const TemporaryDirectory directory;
  directory.write("a.bas", "10 PRINT \"HI\"\n");
  directory.write("a.mp3", std::string(5000, '\0'));
  directory.write("b.mp3", std::string(5000, '\xFF'));
  const std::vector<std::pair<std::string, int>> cases{
      {"tape list a.mp3", 2},
      {"run --tape b.mp3", 2},
      {"list check a.mp3", 2},
      {"run --video sdl", 2},
      {"maze generate eller --resume", 2},
      {"maze generate labyrinth --width 0", 2},
      {"maze generate eller -o a.maze --checkpoint /dev/null", 2},
      {"run a.bas --video none --save-state /dev/full", 3},
  };
  for (const auto& [arguments, status] : cases) {
    const ProcessOutcome outcome = run_triton(directory, arguments, "XDG_RUNTIME_DIR=");
    EXPECT_EQ(outcome.status, status) << arguments;
    EXPECT_EQ(std::count(outcome.errors.begin(), outcome.errors.end(), '\n'), 1)
        << arguments << ": " << outcome.errors;
  }
  EXPECT_TRUE(std::filesystem::exists("/dev/null"));
}

TEST(StandardStreams, ThatCannotBeWrittenEndNoRunByASignal) {
  const TemporaryDirectory directory;
  directory.write("a.bas", "10 PRINT \"HI\"\n");
  const auto status_of = [&](const std::string& line) {
    const std::string shell = "cd '" + directory.path().string() + "' && (" TRITON_PROGRAM " " +
                              line + ") </dev/null 2>errors >out";
    return WEXITSTATUS(std::system(shell.c_str()));
  };
  EXPECT_EQ(status_of("run a.bas --video none --screen text 2>&-"), 0);
  EXPECT_EQ(status_of("list programz 2>&-"), 2);
  EXPECT_EQ(status_of("list programz 2>/dev/full"), 2);
  EXPECT_EQ(status_of("list programs >&-"), 3);
  EXPECT_EQ(status_of("run a.bas --video none --profile >/dev/full"), 3);
  EXPECT_THAT(read_text_file(directory / "errors"), "triton: standard output: cannot write\n");
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
