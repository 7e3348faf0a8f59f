// How `triton run` ends when something has gone wrong: what was asked for is there all the same.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "tests/tools/program_process.hpp"

namespace triton {
namespace {

using testing::HasSubstr;
using testing::UnorderedElementsAre;

class RunEndings : public testing::Test {
 protected:
  [[nodiscard]] bool exists(const std::string& name) const {
    return std::filesystem::exists(directory / name);
  }

  /// `triton ARGUMENTS` until it has written 50,000 bytes, then the signal. Returns the shell's
  /// status.
  [[nodiscard]] int end_by_signal(const std::string& arguments, const std::string& name) const {
    const std::string line = "unset DISPLAY WAYLAND_DISPLAY; '" TRITON_PROGRAM "' " + arguments +
                             " </dev/null >out 2>errors & "
                             "until [ \"$(sed -n 's/^wchar: //p' /proc/$!/io 2>/dev/null)\" -gt "
                             "50000 ] || ! kill -0 $!; "
                             "do sleep 0.01; done 2>/dev/null; kill -" +
                             name + " $!; wait $!; echo $? >status";
    (void)std::system(("cd '" + directory.path().string() + "'; " + line).c_str());
    return std::stoi(read_text_file(directory / "status"));
  }

  [[nodiscard]] std::set<std::string> files() const {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(directory.path())) {
      names.insert(entry.path().filename().string());
    }
    return names;
  }

  TemporaryDirectory directory;
};

TEST_F(RunEndings, AnOutputThatFailsDoesNotKeepTheOthersFromBeingWritten) {
  const ProcessOutcome outcome = run_triton(
      directory, "run --vdu /dev/full --screenshot a.png --save-state a.state --screen text");
  EXPECT_EQ(outcome.status, 3);
  EXPECT_THAT(outcome.errors, HasSubstr("/dev/full"));
  EXPECT_THAT(outcome.output, HasSubstr("TRITON READY"));
  EXPECT_TRUE(exists("a.png"));
  EXPECT_TRUE(exists("a.state"));
}

TEST_F(RunEndings, AFilmThatCannotBeWrittenDoesNotKeepTheRestFromBeingWritten) {
  std::filesystem::create_symlink("/dev/full", directory / "full.gif");
  const ProcessOutcome outcome =
      run_triton(directory, "run --film full.gif --screen text --save-state a.state");
  EXPECT_EQ(outcome.status, 3);
  EXPECT_THAT(outcome.errors, HasSubstr("full.gif"));
  EXPECT_THAT(outcome.output, HasSubstr("TRITON READY"));
  EXPECT_TRUE(exists("a.state"));
}

TEST_F(RunEndings, AProgramThatDiesGivesStatus1AndItsLine) {
  for (const auto& [text, words] :
       {std::pair{"10 B=0\n20 PRINT 1/B\n", "a.bas: HOW? in line 20: 20 PRINT 1/B?"},
        {"10 PRNIT 1\n", "a.bas: WHAT? in line 10: "},
        {"10 GOTO 99\n", "a.bas: HOW? in line 10: 10 GOTO 99?"}}) {
    directory.write("a.bas", text);
    const ProcessOutcome outcome = run_triton(directory, "run a.bas --seed 1 --no-check");
    EXPECT_EQ(outcome.status, 1) << text;
    EXPECT_THAT(outcome.errors, HasSubstr(words)) << text;
  }
  directory.write("a.bas", "10 PRINT \"HOW?\"\n20 INPUT A\n");
  EXPECT_EQ(run_triton(directory, "run a.bas --seed 1 --keys 'X\\r'").status, 0);
}

TEST_F(RunEndings, MisprintsAreToldBeforeTheProgramRuns) {
  directory.write("a.bas", "10 STOP\n10 STOP\n20 PRNIT\n30 GOTO 99\n");
  const std::string errors = run_triton(directory, "run a.bas --seed 1").errors;
  for (const char* words :
       {"a.bas:2:", "a.bas:3:4: WHAT?", "a.bas:4:9: HOW? there is no line 99"}) {
    EXPECT_THAT(errors, HasSubstr(words));
  }
}

TEST_F(RunEndings, ASignalEndsARunInOrder) {
  directory.write("loop.bas", "10 PRINT RND(9);GOTO 10\n");
  const int status = end_by_signal(
      "run loop.bas --until seconds:1000000 --trace a.trace --record-keys a.inputs --film a.gif "
      "--save-state a.state --screenshot a.png",
      "TERM");
  EXPECT_EQ(status, 128 + SIGTERM);
  EXPECT_THAT(read_text_file(directory / "errors"), HasSubstr("a signal has ended the run"));
  EXPECT_THAT(files(), UnorderedElementsAre("loop.bas", "out", "errors", "status", "a.trace",
                                            "a.inputs", "a.gif", "a.state", "a.png"));
  EXPECT_EQ(run_triton(directory, "run --replay a.inputs").status, 0);
}

TEST_F(RunEndings, OneSignalEndsARunWhoseTapeIsAPipeThatNobodyReads) {
  for (const char* keys : {"OX\\r", "T10 END\\r"}) {
    const std::string line =
        "cd '" + directory.path().string() +
        "'; rm -f a.tap; mkfifo a.tap; '" TRITON_PROGRAM
        "' run --tape-out a.tap --tape-speed fast --until seconds:1000000 --save-state a.state "
        "--keys '" +
        keys +
        "' --video none </dev/null 2>errors & sleep 1; kill -TERM $!; "
        "for i in $(seq 600); do kill -0 $! 2>/dev/null || break; sleep 0.1; done; "
        "kill -KILL $! 2>/dev/null; wait $!; echo $? >status";
    (void)std::system(line.c_str());
    EXPECT_EQ(std::stoi(read_text_file(directory / "status")), 128 + SIGTERM) << keys;
    EXPECT_TRUE(exists("a.state"));
  }
}

struct Killed {
  const std::string& arguments;
  const char* signal;
  int status;
  std::set<std::string> files;  ///< beside those of the test
};

TEST_F(RunEndings, WhateverEndsTheProgramNoTemporaryFileStays) {
  directory.write("loop.bas", "10 PRINT RND(9);GOTO 10\n");
  directory.write("long.bin", std::string(50'000, 'x'));
  const std::string film = "run loop.bas --until seconds:1000000 --film a.gif";
  const std::string eller = "maze generate eller -W 9999 -H 99999999 --seed 1 -o a.maze";
  const std::string tape = "tape make long.bin long.bin long.bin -o a.wav --rate 192000";
  const std::string check = eller + " --checkpoint a.check --checkpoint-rows 100";
  const std::vector<Killed> cases{
      {film, "KILL", 128 + SIGKILL, {}},
      {film, "HUP", 128 + SIGHUP, {"a.gif"}},
      {tape, "KILL", 128 + SIGKILL, {}},
      {tape, "HUP", 128 + SIGHUP, {}},
      {eller, "HUP", 128 + SIGHUP, {}},
      {eller, "KILL", 128 + SIGKILL, {}},
      {check, "HUP", 128 + SIGHUP, {"a.check", "a.maze.partial"}},
  };
  for (const Killed& killed : cases) {
    const std::string& arguments = killed.arguments;
    EXPECT_EQ(end_by_signal(arguments, killed.signal), killed.status) << arguments;
    std::set<std::string> expected{"loop.bas", "long.bin", "out", "errors", "status"};
    expected.insert(killed.files.begin(), killed.files.end());
    EXPECT_EQ(files(), expected) << arguments << " " << killed.signal;
    for (const std::string& name : killed.files) std::filesystem::remove(directory / name);
  }
}

}  // namespace
}  // namespace triton
