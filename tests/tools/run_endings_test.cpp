// How `triton run` ends when something has gone wrong: what was asked for is there all the same.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "tests/tools/program_process.hpp"

namespace triton {
namespace {

using testing::HasSubstr;

class RunEndings : public testing::Test {
 protected:
  [[nodiscard]] bool exists(const std::string& name) const {
    return std::filesystem::exists(directory / name);
  }

  /// Files beside the others that were to be renamed when complete.
  [[nodiscard]] size_t leftovers() const {
    size_t count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(directory.path())) {
      count += entry.path().extension() == ".tmp" ? 1 : 0;
    }
    return count;
  }

  /// `triton ARGUMENTS` until `grows` has bytes, then a SIGTERM. Returns the shell's status.
  [[nodiscard]] int end_by_signal(const std::string& arguments, const std::string& grows) const {
    const std::string line = "cd '" + directory.path().string() +
                             "' && unset DISPLAY WAYLAND_DISPLAY; '" TRITON_PROGRAM "' " +
                             arguments + " </dev/null >out 2>errors & " + "until [ -s " + grows +
                             "* ] || ! kill -0 $!; do sleep 0.01; done; kill -TERM $!; wait $!; " +
                             "echo $? >'" + directory.path().string() + "/status'";
    (void)std::system(("cd '" + directory.path().string() + "'; " + line).c_str());
    return std::stoi(read_text_file(directory / "status"));
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

TEST_F(RunEndings, ASignalEndsARunInOrder) {
  directory.write("loop.bas", "10 PRINT RND(9);GOTO 10\n");
  const int status = end_by_signal(
      "run loop.bas --until seconds:1000000 --trace a.trace --record-keys a.inputs --film a.gif "
      "--save-state a.state --screenshot a.png",
      "a.trace");
  EXPECT_EQ(status, 128 + SIGTERM);
  EXPECT_THAT(read_text_file(directory / "errors"), HasSubstr("a signal has ended the run"));
  for (const char* name : {"a.trace", "a.inputs", "a.gif", "a.state", "a.png"}) {
    EXPECT_TRUE(exists(name)) << name;
  }
  EXPECT_EQ(leftovers(), 0U);
  EXPECT_EQ(run_triton(directory, "run --replay a.inputs").status, 0);
}

}  // namespace
}  // namespace triton
