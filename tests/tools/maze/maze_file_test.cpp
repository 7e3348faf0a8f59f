#include "tools/maze/maze_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tools/maze/eller_job.hpp"
#include "tools/maze/generators.hpp"

namespace triton::maze::testing {
namespace {

using ::testing::HasSubstr;

std::string bytes_of(const Maze& maze) {
  const TemporaryDirectory directory;
  OutputStream out(directory / "a.maze");
  MazeFileSink sink(out);
  send(maze, nullptr, sink);
  out.finish();
  return read_text_file(directory / "a.maze");
}

/// The message with which the bytes are refused, without the file's name; empty: they are not.
std::string refusal_of(const std::string& bytes) {
  static const TemporaryDirectory directory;
  const std::filesystem::path file = directory.write("a.maze", bytes);
  try {
    (void)read_maze(file);
  } catch (const InputError& error) {
    const std::string message = error.what();
    EXPECT_EQ(message.rfind(file.string() + ": ", 0), 0U) << message;
    return message.substr(file.string().size() + 2);
  }
  return "";
}

/// `bytes` with the checksum at the end made right.
std::string with_checksum(std::string bytes) {
  const size_t body = bytes.size() - kMazeTrailerBytes;
  const auto crc = crc32_z(0, reinterpret_cast<const uint8_t*>(bytes.data()), body);
  for (size_t byte = 0; byte < 4; ++byte) {
    bytes[body + 4 + byte] = static_cast<char>(crc >> (8 * byte));
  }
  return bytes;
}

std::vector<Maze> all_kinds() {
  Area ring{11, 9, BitPlane(11, 9)};
  for (uint32_t x = 0; x < 11; ++x) {
    ring.mask.set(ring.mask.index(x, 0));
    ring.mask.set(ring.mask.index(x, 8));
  }
  for (uint32_t y = 0; y < 9; ++y) ring.mask.set(ring.mask.index(0, y));
  return {generate_labyrinth(7, 5, 3),           generate_corridors(ring, 2, 1),
          eller_in_memory({67, 5, 2, {}}),       generate_block(20, 10, {}, 2),
          generate_wall(20, 10, {20, 0, 50}, 2), generate_hunt({1, 1, BitPlane()}, 1)};
}

TEST(MazeFile, EveryMazeComesBackAsItWas) {
  const TemporaryDirectory directory;
  for (const Maze& maze : all_kinds()) {
    EXPECT_EQ(read_maze(directory.write("a.maze", bytes_of(maze))), maze);
  }
}

TEST(MazeFile, HasTheLayoutThatItsHeaderSays) {
  Description description;
  description.width = 3;
  description.height = 1;
  description.generator = Generator::kHunt;
  description.seed = 0x0102;
  description.finish = Square{2, 0};
  description.finish_gate = Side::kDown;
  Maze maze(description);
  maze.open(1, Side::kRight);
  const std::string bytes = bytes_of(maze);
  ASSERT_EQ(bytes.size(), 64U + 2 + 8);
  EXPECT_EQ(bytes.substr(0, 16),
            std::string("\x89MAZ\r\n\x1A\n\x01\x00\x00\x08\x08\x00\x03\x00", 16));
  EXPECT_EQ(bytes.substr(16, 24),
            std::string("\3\0\0\0\0\0\0\0\1\0\0\0\0\0\0\0\2\1\0\0\0\0\0\0", 24));
  EXPECT_EQ(bytes.substr(40, 24),
            std::string("\0\0\0\0\0\0\0\0\0\0\0\0\2\0\0\0\0\0\0\0\0\0\0\0", 24));
  EXPECT_EQ(bytes.substr(64, 2), std::string("\2\0", 2));
  EXPECT_EQ(bytes.substr(66, 4), "END\n");
}

TEST(MazeFile, ATruncatedFileIsRefusedWhereverItEnds) {
  for (const Maze& maze : all_kinds()) {
    const std::string bytes = bytes_of(maze);
    for (size_t size = 0; size < bytes.size(); ++size) {
      const std::string refusal = refusal_of(bytes.substr(0, size));
      EXPECT_THAT(refusal, HasSubstr(size == 0 ? "not a maze file" : "truncated")) << size;
    }
  }
}

TEST(MazeFile, ADamagedBitIsSeenWhereverItIs) {
  for (const Maze& maze : all_kinds()) {
    const std::string bytes = bytes_of(maze);
    for (size_t bit = 0; bit < bytes.size() * 8; bit += 5) {
      std::string damaged = bytes;
      damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << bit % 8));
      EXPECT_NE(refusal_of(damaged), "") << bit;
    }
  }
}

TEST(MazeFile, ForeignFilesAreNamedSo) {
  EXPECT_EQ(
      refusal_of("\x89PNG\r\n\x1A\n and more of a picture, as long as a header is at the least"),
      "not a maze file: it does not begin with 89 'MAZ' 0D 0A 1A 0A");
  EXPECT_THAT(refusal_of("10 PRINT \"HELLO\"\n"), HasSubstr("not a maze file"));
}

TEST(MazeFile, AVersionToComeIsRefused) {
  std::string bytes = bytes_of(generate_hunt({3, 3, BitPlane()}, 1));
  bytes[8] = 2;
  EXPECT_EQ(refusal_of(with_checksum(bytes)), "maze file of version 2, expected 1");
}

TEST(MazeFile, WhatCannotBeIsRefusedEvenWithARightChecksum) {
  const std::string good = bytes_of(generate_corridors({9, 9, BitPlane()}, 2, 1));
  const auto changed = [&](size_t offset, uint8_t value) {
    std::string bytes = good;
    bytes[offset] = static_cast<char>(value);
    return refusal_of(with_checksum(bytes));
  };
  EXPECT_THAT(changed(10, 2), HasSubstr("a kind, flag, generator or gate that there is not"));
  EXPECT_THAT(changed(11, 0x1C), HasSubstr("a kind, flag"));
  EXPECT_THAT(changed(12, 9), HasSubstr("a kind, flag"));
  EXPECT_THAT(changed(15, 1), HasSubstr("a kind, flag"));
  EXPECT_THAT(changed(16, 0), HasSubstr("size 0 x 9"));
  EXPECT_THAT(changed(31, 0x80), HasSubstr("damaged maze header: size"));
  EXPECT_THAT(changed(22, 1), HasSubstr("damaged maze header: size"));
  EXPECT_THAT(changed(30, 1), HasSubstr("too large"));
  EXPECT_THAT(changed(40, 9), HasSubstr("start 9,"));
  EXPECT_THAT(changed(14, 1), HasSubstr("a gate at the finish that is not on the border"));
  EXPECT_THAT(changed(65, 0xFF), HasSubstr("bits beyond the width"));
  EXPECT_THAT(changed(65, 1), HasSubstr("a way that leads where there is no floor"));
  EXPECT_THAT(changed(good.size() - kMazeTrailerBytes - 2, 1), HasSubstr("a way that leads where"));
  EXPECT_EQ(refusal_of(good + "x").substr(0, 21), "bytes behind its end ");
}

TEST(MazeFile, AStartInsideRockIsRefused) {
  Maze maze = generate_wall(9, 9, {100, 0, 0}, 1);
  maze.description.finish->x = (maze.description.finish->x + 1) % 9;
  EXPECT_THAT(refusal_of(bytes_of(maze)), HasSubstr("is inside rock"));
}

}  // namespace
}  // namespace triton::maze::testing
