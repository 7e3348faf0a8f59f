#include "emulator/host/files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <thread>

#include "emulator/host/data_paths.hpp"
#include "emulator/host/errors.hpp"
#include "emulator/host/symbols.hpp"
#include "tests/host/temporary_directory.hpp"

namespace triton {
namespace {

template <class Error, class Action>
std::string message_of(Action action) {
  try {
    action();
  } catch (const Error& error) {
    return error.what();
  }
  return "nothing thrown";
}

TEST(Files, WhatIsWrittenIsReadBack) {
  const TemporaryDirectory directory;
  const std::vector<uint8_t> bytes = {0, 10, 13, 26, 255};
  write_file(directory / "a", bytes);
  EXPECT_EQ(read_binary_file(directory / "a"), bytes);
}

TEST(Files, WritingReplacesAndLeavesNothingBeside) {
  const TemporaryDirectory directory;
  write_file(directory / "a", "first and longer");
  write_file(directory / "a", "second");
  EXPECT_EQ(read_text_file(directory / "a"), "second");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(directory.path()), {}), 1);
}

TEST(Files, AFailedWriteLeavesTheOldFileAndNothingBeside) {
  const TemporaryDirectory directory;
  std::filesystem::create_directory(directory / "a");
  EXPECT_THROW(write_file(directory / "a", "text"), InternalError);
  EXPECT_TRUE(std::filesystem::is_directory(directory / "a"));
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(directory.path()), {}), 1);
}

TEST(Files, WritingThroughALinkKeepsTheLink) {
  const TemporaryDirectory directory;
  write_file(directory / "a", "first");
  std::filesystem::create_symlink("a", directory / "link");
  write_file(directory / "link", "second");
  EXPECT_TRUE(std::filesystem::is_symlink(directory / "link"));
  EXPECT_EQ(read_text_file(directory / "a"), "second");
}

TEST(Files, ADeviceIsWrittenAndStaysADevice) {
  write_file("/dev/null", "text");
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
  EXPECT_THROW(write_file("/dev/full", "text"), InternalError);
}

TEST(Files, APipesReaderGetsWhatIsWritten) {
  const TemporaryDirectory directory;
  const std::string pipe = (directory / "pipe").string();
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  std::string received;
  std::thread reader([&] { received = read_text_file(pipe); });
  write_file(pipe, "text");
  reader.join();
  EXPECT_EQ(received, "text");
  EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

TEST(Files, WritingIntoADirectoryThatIsNotThereSaysSo) {
  const TemporaryDirectory directory;
  const auto write = [&] { write_file(directory / "none/a", "text"); };
  EXPECT_THAT(message_of<InternalError>(write), testing::HasSubstr("No such file or directory"));
}

TEST(Files, ReadingRefusesMissingFilesDirectoriesAndTooLargeFiles) {
  const TemporaryDirectory directory;
  write_file(directory / "a", "12345");
  EXPECT_THROW((void)read_text_file(directory / "none"), InputError);
  EXPECT_THROW((void)read_text_file(directory.path()), InputError);
  EXPECT_THROW((void)read_text_file(directory / "a", 4), InputError);
  EXPECT_EQ(read_text_file(directory / "a", 5), "12345");
}

TEST(SplitLines, TakesBothLineEnds) {
  EXPECT_THAT(split_lines("a\nb\r\n\nc"), testing::ElementsAre("a", "b", "", "c"));
  EXPECT_THAT(split_lines("a\n"), testing::ElementsAre("a"));
  EXPECT_THAT(split_lines(""), testing::IsEmpty());
}

TEST(Symbols, AreReadFromTheirFile) {
  const TemporaryDirectory directory;
  const SymbolTable symbols =
      read_symbols(directory.write("a.sym", "1602 PRGBGN\r\n\n0B3F RUNBEG\n"));
  EXPECT_EQ(symbol_value(symbols, "PRGBGN"), 0x1602);
  EXPECT_EQ(symbol_value(symbols, "RUNBEG"), 0x0B3F);
}

TEST(Symbols, RefuseBadLinesWithTheirNumber) {
  for (const std::string_view line : {"160 A", "16022 A", "16G2 A", "1602", "1602 ", "+123 A"}) {
    const auto parse = [&] { (void)parse_symbols("1602 A\n" + std::string(line), "f.sym"); };
    EXPECT_THAT(message_of<InputError>(parse), testing::StartsWith("f.sym:2: ")) << line;
  }
}

TEST(Symbols, AMissingSymbolIsNamed) {
  const auto look_up = [] { (void)symbol_value({}, "RUNBEG"); };
  EXPECT_THAT(message_of<InputError>(look_up), testing::HasSubstr("RUNBEG"));
}

TEST(DataPaths, AreBesideTheProgramInTheBuildTree) {
  const TemporaryDirectory directory;
  std::filesystem::create_directories(directory / "share/triton");
  EXPECT_EQ(find_data_directory(directory.path()), directory / "share/triton");
}

TEST(DataPaths, AreBesideTheProgramsDirectoryInAnInstallation) {
  const TemporaryDirectory directory;
  std::filesystem::create_directories(directory / "bin");
  std::filesystem::create_directories(directory / "share/triton");
  EXPECT_EQ(find_data_directory(directory / "bin"), directory / "share/triton");
}

TEST(DataPaths, AMissingDirectoryNamesBothPlaces) {
  const TemporaryDirectory directory;
  const auto find = [&] { (void)find_data_directory(directory / "bin"); };
  const std::string message = message_of<InputError>(find);
  EXPECT_THAT(message, testing::HasSubstr((directory / "bin/share/triton").string()));
  EXPECT_THAT(message, testing::HasSubstr((directory / "share/triton").string()));
}

}  // namespace
}  // namespace triton
