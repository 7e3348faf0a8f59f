// The one rule of output_check.hpp, by the commands that a user types; and "-" for standard input
// and output.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "tests/tools/program_process.hpp"

namespace triton {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class CommandOutputs : public testing::Test {
 protected:
  void SetUp() override {
    directory.write("a.bas", "10 PRINT \"HI\"\n");
    directory.write("a.asm", "\tORG 1600H\n\tMVI A,7\n\tEND\n");
    directory.write("a.bin", "\x3E\x07");
    ASSERT_EQ(run_triton(directory, "tape make a.bas -o a.tap").status, 0);
    ASSERT_EQ(run_triton(directory, "maze generate wilson --seed 1 -o a.maze").status, 0);
  }
  TemporaryDirectory directory;
};

TEST_F(CommandOutputs, ListingsAndTapesAreReplacedOnlyWithOverwrite) {
  const std::string typed = "10 REM AN EVENING OF TYPING\n";
  for (const std::string arguments :
       {"list convert a.tap -o old.bas", "list convert a.bas -o old.bin",
        "list renumber a.bas -o old.bas", "tape extract a.tap -o old.bas",
        "tape extract a.tap -o old.bin", "tape extract a.tap -o old.wav",
        "tape make a.bas -o old.tap", "tape make a.bas -o old.wav", "tape convert a.tap old.bas",
        "tape convert a.tap old.wav", "tape convert a.bas old.tap"}) {
    const std::string old = arguments.substr(arguments.rfind(' ') + 1);
    directory.write(old, typed);
    const ProcessOutcome refused = run_triton(directory, arguments);
    EXPECT_EQ(refused.status, 2) << arguments;
    EXPECT_THAT(refused.errors, HasSubstr(old + ": is there already; --overwrite")) << arguments;
    EXPECT_EQ(read_text_file(directory / old), typed) << arguments;
    EXPECT_EQ(run_triton(directory, arguments + " --overwrite").status, 0) << arguments;
    EXPECT_NE(read_text_file(directory / old), "") << arguments;
    std::filesystem::remove(directory / old);
    EXPECT_EQ(run_triton(directory, arguments).status, 0) << arguments;
    std::filesystem::remove(directory / old);
  }
}

TEST_F(CommandOutputs, AFileThatIsReadAndWrittenByNameIsChangedInPlace) {
  EXPECT_EQ(run_triton(directory, "list renumber a.bas --first 7 -o a.bas").status, 0);
  EXPECT_THAT(read_text_file(directory / "a.bas"), StartsWith("7 "));
}

TEST_F(CommandOutputs, WhatCanBeMadeAgainIsReplaced) {
  for (const std::string arguments :
       {"asm a.asm -o old", "asm a.asm --listing old", "asm a.asm --symbols old",
        "disasm a.bin --org 0 -o old", "font --png old", "maze show a.maze --format png -o old",
        "run --video none --save-state old", "run --video none --screenshot old"}) {
    directory.write("old", "of an earlier run");
    EXPECT_EQ(run_triton(directory, arguments).status, 0) << arguments;
    EXPECT_NE(read_text_file(directory / "old"), "of an earlier run") << arguments;
  }
}

TEST_F(CommandOutputs, DashIsStandardOutput) {
  EXPECT_EQ(run_triton(directory, "asm a.asm -o -").output, "\x3E\x07");
  EXPECT_THAT(run_triton(directory, "disasm a.bin --org 1600 -o -").output, HasSubstr("MVI"));
  EXPECT_THAT(run_triton(directory, "font --png -").output, StartsWith("\x89PNG"));
  EXPECT_EQ(run_triton(directory, "list convert a.tap -o -").output, "10 PRINT \"HI\"\n");
  EXPECT_EQ(run_triton(directory, "list renumber a.bas --first 7 -o -").output, "7 PRINT \"HI\"\n");
  EXPECT_FALSE(std::filesystem::exists(directory / "-"));
}

}  // namespace
}  // namespace triton
