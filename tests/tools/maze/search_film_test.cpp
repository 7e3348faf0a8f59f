#include "tools/maze/search_film.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tools/maze/generators.hpp"

namespace triton::maze::testing {
namespace {

using ::testing::HasSubstr;

void nobody(size_t) {}

/// A corridor of three with a dead end below its middle, which the left hand walks into.
Maze fork() {
  Description description;
  description.width = 3;
  description.height = 2;
  description.start = Square{2, 0};
  description.finish = Square{0, 0};
  Maze maze(description);
  maze.open(0, Side::kRight);
  maze.open(1, Side::kRight);
  maze.open(1, Side::kDown);
  return maze;
}

TEST(SearchStory, TheLeftHandTakesItsPathBackOutOfADeadEnd) {
  const Maze maze = fork();
  const Story story = tell(maze, {2, 0}, {0, 0}, Method::kLeftHand);
  const size_t below = maze.index({1, 1});
  std::vector<Mark> marks_below;
  Marks marks(maze);
  for (const Story::Event& event : story.events) {
    marks.apply(event, nobody);
    marks_below.push_back(marks.at(below));
  }
  EXPECT_EQ(marks_below,
            (std::vector<Mark>{Mark::kNone, Mark::kNone, Mark::kPath, Mark::kSeen, Mark::kSeen}));
  for (const Square square : {Square{0, 0}, Square{1, 0}, Square{2, 0}}) {
    EXPECT_EQ(marks.at(maze.index(square)), Mark::kPath);
  }
}

TEST(SearchStory, EveryMethodEndsWithItsSolutionShown) {
  const Maze maze = generate_wilson({20, 12, BitPlane()}, 4);
  for (const Method method : {Method::kBreadthFirst, Method::kLeftHand, Method::kDeadEnds}) {
    const Story story = tell(maze, {0, 0}, {19, 11}, method);
    Marks marks(maze);
    uint64_t changes = 0;
    for (const Story::Event& event : story.events) marks.apply(event, [&](size_t) { ++changes; });
    EXPECT_GE(changes, story.solution.steps);
    marks.show_path(story.solution.path, nobody);
    uint64_t on_path = 0;
    for (uint32_t y = 0; y < 12; ++y) {
      for (uint32_t x = 0; x < 20; ++x) {
        on_path += marks.at(maze.index({x, y})) == Mark::kPath ? 1 : 0;
      }
    }
    EXPECT_EQ(on_path, story.solution.steps + 1);
  }
}

TEST(SearchFilm, IsAGifOfThePicturesSize) {
  const TemporaryDirectory directory;
  const Maze maze = fork();
  write_gif(directory / "a.gif", maze, tell(maze, {2, 0}, {0, 0}, Method::kLeftHand), {8, 2}, 10);
  const std::string bytes = read_text_file(directory / "a.gif");
  EXPECT_EQ(bytes.substr(0, 10), std::string("GIF89a\x20\x00\x16\x00", 10));
}

TEST(SearchFilm, TooLargeAPictureIsRefusedAndLeavesNoFile) {
  const TemporaryDirectory directory;
  const Maze maze = generate_hunt({500, 2, BitPlane()}, 1);
  const Story story = tell(maze, {0, 0}, {9, 1}, Method::kBreadthFirst);
  EXPECT_THROW(write_gif(directory / "a.gif", maze, story, {8, 2}, 10), InputError);
  EXPECT_TRUE(std::filesystem::is_empty(directory.path()));
}

TEST(SearchFilm, ATerminalIsDrawnOnSquareBySquare) {
  const TemporaryDirectory directory;
  const Maze maze = fork();
  OutputStream out(directory / "screen");
  unsigned pauses = 0;
  play_in_terminal(out, {80, 24}, Alphabet::kUnicode, maze,
                   tell(maze, {2, 0}, {0, 0}, Method::kLeftHand), 5, [&] { ++pauses; });
  out.finish();
  const std::string bytes = read_text_file(directory / "screen");
  EXPECT_EQ(pauses, 7U);  // the maze, five steps, the solution
  EXPECT_EQ(bytes.find("\x1B[2J\x1B[H┌"), 0U);
  EXPECT_THAT(bytes, HasSubstr("\x1B[4;7H\x1B[31m●"));  // into the dead end
  EXPECT_THAT(bytes, HasSubstr("\x1B[4;7H\x1B[33m·"));  // and out of it
}

TEST(SearchFilm, ATerminalThatIsTooSmallIsRefused) {
  const TemporaryDirectory directory;
  OutputStream out(directory / "screen");
  const Maze maze = fork();
  const Story story = tell(maze, {2, 0}, {0, 0}, Method::kBreadthFirst);
  EXPECT_THROW(play_in_terminal(out, {12, 24}, Alphabet::kAscii, maze, story, 5, [] {}),
               InputError);
  EXPECT_THROW(play_in_terminal(out, {80, 5}, Alphabet::kAscii, maze, story, 5, [] {}), InputError);
  EXPECT_NO_THROW(play_in_terminal(out, {13, 6}, Alphabet::kAscii, maze, story, 5, [] {}));
}

}  // namespace
}  // namespace triton::maze::testing
