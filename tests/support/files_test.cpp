#include "emulator/support/files.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <thread>

#include "emulator/formats/symbols.hpp"
#include "emulator/support/data_paths.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/visible_text.hpp"
#include "tests/support/temporary_directory.hpp"

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

TEST(SplitLines, TakesEveryLineEnd) {
  EXPECT_THAT(split_lines("a\rb\r\nc\nd\r\re"), testing::ElementsAre("a", "b", "c", "d", "", "e"));
  EXPECT_THAT(split_lines("a\r"), testing::ElementsAre("a"));
  EXPECT_THAT(split_lines("a\nb\r\n\nc"), testing::ElementsAre("a", "b", "", "c"));
  EXPECT_THAT(split_lines("a\n"), testing::ElementsAre("a"));
  EXPECT_THAT(split_lines(""), testing::IsEmpty());
}

TEST(SplitLines, DropsAByteOrderMarkAndWhatFollowsCpmsEndOfFile) {
  EXPECT_THAT(split_lines("\xEF\xBB\xBF"
                          "a\nb\n\x1A\x1A\x1A"),
              testing::ElementsAre("a", "b"));
  EXPECT_THAT(split_lines("a\r\n\x1Aold text\nmore"), testing::ElementsAre("a"));
  EXPECT_THAT(split_lines("a\x1A\x1A"), testing::ElementsAre("a"));
  EXPECT_THAT(split_lines(std::string_view("a\n\x1A\0\0", 5)), testing::ElementsAre("a"));
  EXPECT_THAT(split_lines("\x1A"), testing::IsEmpty());
  EXPECT_THAT(split_lines("a\x1A"
                          "b\n"),
              testing::ElementsAre("a\x1A"
                                   "b"))
      << "a character";
  EXPECT_THAT(split_lines("a\n\xEF\xBB\xBF"), testing::ElementsAre("a", "\xEF\xBB\xBF"));
}

TEST(Visible, LetsNoByteThroughThatATerminalObeys) {
  EXPECT_EQ(visible("a\x1B[31m\r\n\x7F\tb"), "a\u241B[31m\u240D\u240A\u2421\tb");
  EXPECT_EQ(visible("\x9B"
                    "2J\xC2\x9B"
                    "2J"),
            "\uFFFD"
            "2J\uFFFD"
            "2J")
      << "8-bit CSI";
  EXPECT_EQ(visible("gr\xC3\xB6\xC3\x9F \xE2\x82\xAC \xF0\x9F\x98\x80"),
            "gr\u00F6\u00DF \u20AC \U0001F600");
  EXPECT_EQ(visible("\xFF\xC3 \xE2\x82 \xC0\x9B \xED\xA0\x80 \xF5"),
            "\uFFFD\uFFFD \uFFFD\uFFFD \uFFFD\uFFFD \uFFFD\uFFFD\uFFFD \uFFFD");
}

TEST(Symbols, OfCpmStandInSeveralPairsALine) {
  const SymbolTable symbols = parse_symbols(
      "0005 BDOS\t0100 START\t\t0103 LOOP\r\n  1602\tEND@1 \r\n\x1A\x1A\x1A", "a.SYM");
  EXPECT_EQ(symbols,
            (SymbolTable{{"BDOS", 5}, {"START", 0x100}, {"LOOP", 0x103}, {"END@1", 0x1602}}));
}

TEST(Symbols, AreReadFromTheirFile) {
  const TemporaryDirectory directory;
  const SymbolTable symbols =
      read_symbols(directory.write("a.sym", "1602 PRGBGN\r\n\n0B3F RUNBEG\n"));
  EXPECT_EQ(symbol_value(symbols, "PRGBGN"), 0x1602);
  EXPECT_EQ(symbol_value(symbols, "RUNBEG"), 0x0B3F);
}

TEST(Symbols, RefuseBadLinesWithTheirNumber) {
  for (const std::string_view line : {"160 A", "16022 A", "16G2 A", "1602", "1602 ", "+123 A",
                                      "0001 B 2", "0001 B 0002", "0001 A", "1602 A 1603 A"}) {
    const auto parse = [&] { (void)parse_symbols("1602 A\n" + std::string(line), "f.sym"); };
    EXPECT_THAT(message_of<InputError>(parse), testing::StartsWith("f.sym:2: ")) << line;
  }
}

TEST(Symbols, TheSamePairMayStandTwice) {
  EXPECT_EQ(parse_symbols("1602 A\n1603 B\t1602 A\n", "f.sym"),
            (SymbolTable{{"A", 0x1602}, {"B", 0x1603}}));
}

TEST(Symbols, AMissingSymbolIsNamed) {
  const auto look_up = [] { (void)symbol_value({}, "RUNBEG"); };
  EXPECT_THAT(message_of<InputError>(look_up), testing::HasSubstr("RUNBEG"));
}

TEST(DataPaths, AreBesideTheProgramInTheBuildTree) {
  const TemporaryDirectory directory;
  std::filesystem::create_directories(directory / "share/triton/roms");
  directory.write("share/triton/roms/monitor.rom", "x");
  EXPECT_EQ(find_data_directory(directory.path()), directory / "share/triton");
}

TEST(DataPaths, AreBesideTheProgramsDirectoryInAnInstallation) {
  const TemporaryDirectory directory;
  std::filesystem::create_directories(directory / "bin");
  std::filesystem::create_directories(directory / "share/triton/roms");
  directory.write("share/triton/roms/monitor.rom", "x");
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
