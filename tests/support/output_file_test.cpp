// Output files: never half of one, and nothing that is a person's.
#include "emulator/support/output_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/support/output_check.hpp"
#include "tests/support/temporary_directory.hpp"

namespace triton {
namespace {

class Outputs : public testing::Test {
 protected:
  [[nodiscard]] size_t files() const {
    const auto begin = std::filesystem::directory_iterator(directory.path());
    return static_cast<size_t>(std::distance(begin, std::filesystem::directory_iterator()));
  }

  TemporaryDirectory directory;
};

TEST_F(Outputs, AFileHasNoNameBeforeItIsCommitted) {
  OutputFile output(directory / "a");
  std::ofstream(output.path()) << "all of it";
  EXPECT_EQ(files(), 0U);
  output.commit();
  EXPECT_EQ(read_text_file(directory / "a"), "all of it");
  EXPECT_EQ(files(), 1U);
}

TEST_F(Outputs, WhatIsNotCommittedLeavesTheOldFile) {
  directory.write("a", "old");
  {
    OutputFile output(directory / "a");
    std::ofstream(output.path()) << "new";
  }
  EXPECT_EQ(read_text_file(directory / "a"), "old");
  EXPECT_EQ(files(), 1U);
}

TEST_F(Outputs, AReplacedFileKeepsItsModeAndALinkStays) {
  directory.write("a", "old");
  ::chmod((directory / "a").c_str(), 0640);
  std::filesystem::create_symlink("a", directory / "link");
  write_file(directory / "link", std::string_view("new"));
  EXPECT_EQ(read_text_file(directory / "a"), "new");
  EXPECT_TRUE(std::filesystem::is_symlink(directory / "link"));
  EXPECT_EQ(std::filesystem::status(directory / "a").permissions(),
            static_cast<std::filesystem::perms>(0640));
}

TEST_F(Outputs, SeveralOfOneNameDoNotMeet) {
  OutputFile one(directory / "a");
  OutputFile other(directory / "a");
  std::ofstream(one.path()) << "one";
  std::ofstream(other.path()) << "other";
  one.commit();
  EXPECT_EQ(read_text_file(directory / "a"), "one");
}

TEST_F(Outputs, AFolderIsRefused) {
  EXPECT_THROW(OutputFile(directory.path()), InternalError);
  EXPECT_THROW(OutputFile(directory / "none/a"), InternalError);
}

TEST_F(Outputs, WhatAPersonMayHaveTypedIsKeptUnlessOverwriteIsSaid) {
  directory.write("typed.bas", "10 PRINT");
  directory.write("empty.bas", "");
  OutputCheck check;
  try {
    check.writes("-o", directory / "typed.bas", unless(false));
    ADD_FAILURE() << "expected to be refused";
  } catch (const InputError& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("typed.bas: is there already; --overwrite"));
  }
  EXPECT_NO_THROW(check.writes("-o", directory / "typed.bas", unless(true)));
  EXPECT_NO_THROW(check.writes("-o", directory / "new.bas", unless(false)));
  EXPECT_NO_THROW(check.writes("-o", directory / "empty.bas", unless(false)));
}

TEST_F(Outputs, StandardOutputTakesOneOutput) {
  OutputCheck check;
  EXPECT_THROW(check.writes("-o", "-"), InputError);
  EXPECT_NO_THROW(check.writes_or_prints("-o", "-"));
  EXPECT_THROW(check.writes_or_prints("--listing", "-"), InputError);
  EXPECT_THROW(check.writes("-o", ""), InputError);
}

}  // namespace
}  // namespace triton
