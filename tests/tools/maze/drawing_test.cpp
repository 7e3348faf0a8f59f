#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "emulator/formats/png_file.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tools/maze/generators.hpp"
#include "tools/maze/png_sink.hpp"
#include "tools/maze/solvers.hpp"
#include "tools/maze/svg_sink.hpp"
#include "tools/maze/text_sink.hpp"

namespace triton::maze::testing {
namespace {

using ::testing::HasSubstr;

/// 3 x 2: a way round from 0,0 over the top to 2,1; 0,1 and 1,1 hang on it.
Maze small() {
  Description description;
  description.width = 3;
  description.height = 2;
  description.start = Square{0, 0};
  description.finish = Square{2, 1};
  Maze maze(description);
  const size_t stride = maze.right.stride();
  maze.open(0, Side::kRight);
  maze.open(1, Side::kRight);
  maze.open(2, Side::kDown);
  maze.open(0, Side::kDown);
  maze.open(stride, Side::kRight);
  return maze;
}

Maze with_rock(Kind kind, bool nothing_outside) {
  Description description;
  description.width = 3;
  description.height = 2;
  description.kind = kind;
  description.has_floor_plane = true;
  description.nothing_outside = nothing_outside;
  Maze maze(description);
  for (const uint32_t x : {1U, 2U}) maze.floor.set(maze.floor.index(x, 0));
  maze.floor.set(maze.floor.index(2, 1));
  maze.join_floors();
  return maze;
}

std::string text_of(const Maze& maze, Alphabet alphabet, const Path* path = nullptr) {
  const TemporaryDirectory directory;
  OutputStream out(directory / "maze.txt");
  TextSink sink(out, alphabet);
  send(maze, path, sink);
  out.finish();
  return read_text_file(directory / "maze.txt");
}

std::string svg_of(const Maze& maze, const Path* path) {
  const TemporaryDirectory directory;
  OutputStream out(directory / "maze.svg");
  SvgSink sink(out);
  send(maze, path, sink);
  out.finish();
  return read_text_file(directory / "maze.svg");
}

IndexedImage png_of(const Maze& maze, const Path* path, PictureSettings settings) {
  const TemporaryDirectory directory;
  OutputStream out(directory / "maze.png");
  PngSink sink(out, settings);
  send(maze, path, sink);
  out.finish();
  return read_png(directory / "maze.png");
}

TEST(TextDrawing, WallsInAsciiWithTheSolution) {
  const Maze maze = small();
  const Path path = solve(maze, {0, 0}, {2, 1}, Method::kBreadthFirst).path;
  EXPECT_EQ(text_of(maze, Alphabet::kAscii, &path),
            "+---+---+---+\n"
            "| S . . . . |\n"
            "+   +---+ . +\n"
            "|       | F |\n"
            "+---+---+---+\n");
}

TEST(TextDrawing, WallsInUnicode) {
  EXPECT_EQ(text_of(small(), Alphabet::kUnicode),
            "┌───────────┐\n"
            "│ S         │\n"
            "│   ╶───┐   │\n"
            "│       │ F │\n"
            "└───────┴───┘\n");
}

TEST(TextDrawing, RockIsSolid) {
  EXPECT_EQ(text_of(with_rock(Kind::kWalls, false), Alphabet::kAscii),
            "+---+---+---+\n"
            "|###|       |\n"
            "+###+---+   +\n"
            "|#######|   |\n"
            "+---+---+---+\n");
}

TEST(TextDrawing, OutsideAShapeIsNothing) {
  EXPECT_EQ(text_of(with_rock(Kind::kWalls, true), Alphabet::kAscii),
            "    +---+---+\n"
            "    |       |\n"
            "    +---+   +\n"
            "        |   |\n"
            "        +---+\n");
}

TEST(TextDrawing, BlocksAreTwoColumnsWideWithAFrame) {
  EXPECT_EQ(text_of(with_rock(Kind::kBlocks, false), Alphabet::kAscii),
            "##########\n"
            "####    ##\n"
            "######  ##\n"
            "##########\n");
}

TEST(TextDrawing, GatesAreOpenInTheOuterWall) {
  Maze maze = small();
  maze.description.start_gate = Side::kUp;
  maze.description.finish_gate = Side::kRight;
  EXPECT_EQ(text_of(maze, Alphabet::kAscii),
            "+   +---+---+\n"
            "| S         |\n"
            "+   +---+   +\n"
            "|       | F\n"
            "+---+---+---+\n");
  maze.description.start_gate = Side::kLeft;
  maze.description.finish_gate = Side::kDown;
  EXPECT_EQ(text_of(maze, Alphabet::kAscii),
            "+---+---+---+\n"
            "  S         |\n"
            "+   +---+   +\n"
            "|       | F |\n"
            "+---+---+   +\n");
}

TEST(PngDrawing, SquaresWallsSolutionAndEndsHaveTheirColours) {
  const Maze maze = small();
  const Path path = solve(maze, {0, 0}, {2, 1}, Method::kBreadthFirst).path;
  const IndexedImage image = png_of(maze, &path, {3, 1});
  ASSERT_EQ(image.width, 13U);
  ASSERT_EQ(image.height, 9U);
  std::string drawn;
  for (unsigned y = 0; y < image.height; ++y) {
    for (unsigned x = 0; x < image.width; ++x) {
      const Colour& colour = image.palette[image.at(x, y)];
      const auto entries = picture_palette();
      const auto entry = std::find_if(entries.begin(), entries.end(), [&](const PaletteEntry& e) {
        return Colour{e.red, e.green, e.blue} == colour;
      });
      ASSERT_NE(entry, entries.end());
      drawn += "# .SFo"[entry - entries.begin()];
    }
    drawn += '\n';
  }
  EXPECT_EQ(drawn,
            "#############\n"
            "#SSS        #\n"
            "#SSS....... #\n"
            "#SSS      . #\n"
            "#   ##### . #\n"
            "#       #FFF#\n"
            "#       #FFF#\n"
            "#       #FFF#\n"
            "#############\n");
}

TEST(PngDrawing, BlocksHaveNoWallsBetweenThem) {
  const IndexedImage image = png_of(with_rock(Kind::kBlocks, false), nullptr, {2, 1});
  EXPECT_EQ(image.width, 8U);
  EXPECT_EQ(image.height, 6U);
}

TEST(PngDrawing, APictureTooWideIsRefused) {
  Description description;
  description.width = 500'000;
  description.height = 1;
  const TemporaryDirectory directory;
  OutputStream out(directory / "wide.png");
  PngSink sink(out, {8, 2});
  EXPECT_THROW(sink.begin(description), InputError);
}

TEST(SvgDrawing, WallsAreAsLongAsTheyRun) {
  const Maze maze = small();
  const Path path = solve(maze, {0, 0}, {2, 1}, Method::kBreadthFirst).path;
  const std::string svg = svg_of(maze, &path);
  EXPECT_THAT(svg, HasSubstr("viewBox=\"-2 -2 34 24\""));
  EXPECT_THAT(svg, HasSubstr("<path class=\"s\" d=\"M5 5h20M25 5v10\"/>"));
  EXPECT_THAT(
      svg, HasSubstr("<path class=\"w\" d=\"M0 0h30M10 10h10M0 20h30M0 0v20M20 10v10M30 0v20\"/>"));
  EXPECT_THAT(svg, HasSubstr("<circle cx=\"25\" cy=\"15\""));
  EXPECT_THAT(svg, ::testing::EndsWith("</svg>\n"));
}

TEST(SvgDrawing, RockIsARectangle) {
  EXPECT_THAT(svg_of(with_rock(Kind::kBlocks, false), nullptr),
              HasSubstr("<rect class=\"r\" x=\"0\" y=\"10\" width=\"20\" height=\"10\"/>"));
}

}  // namespace
}  // namespace triton::maze::testing
