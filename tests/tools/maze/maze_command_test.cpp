// `triton maze` as a user runs it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "emulator/formats/png_file.hpp"
#include "tests/tools/program_process.hpp"
#include "tools/maze/maze_file.hpp"

namespace triton::maze::testing {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class MazeCommand : public ::testing::Test {
 protected:
  ProcessOutcome maze(const std::string& arguments) const {
    return run_triton(directory, "maze " + arguments);
  }

  /// Runs a line of the shell in the directory, with MAZE for `triton maze`.
  void shell(std::string line) const {
    const std::string program = "'" TRITON_PROGRAM "' maze ";
    for (size_t place = 0; (place = line.find("MAZE ", place)) != std::string::npos;) {
      line.replace(place, 5, program);
      place += program.size();
    }
    (void)std::system(("cd '" + directory.path().string() + "' && " + line).c_str());
  }

  void expect_refused(const std::string& arguments, const std::string& words,
                      int status = 2) const {
    const ProcessOutcome outcome = maze(arguments);
    EXPECT_EQ(outcome.status, status) << arguments << "\n" << outcome.errors;
    EXPECT_EQ(outcome.output, "") << arguments;
    EXPECT_THAT(outcome.errors, HasSubstr(words)) << arguments;
    EXPECT_EQ(std::count(outcome.errors.begin(), outcome.errors.end(), '\n'), 1) << outcome.errors;
  }

  [[nodiscard]] std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(directory.path())) {
      const std::string name = entry.path().filename().string();
      if (name != ".stdout" && name != ".stderr") names.push_back(name);
    }
    return names;
  }

  TemporaryDirectory directory;
};

TEST_F(MazeCommand, DrawsAMazeInUnicodeUnlessToldOtherwise) {
  const ProcessOutcome outcome = maze("generate hunt -W 2 -H 1 --seed 1");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.output, "┌───────┐\n│ S   F │\n└───────┘\n");
  EXPECT_EQ(outcome.errors, "");
}

TEST_F(MazeCommand, EveryGeneratorGoesThroughEveryFormAndBack) {
  for (const std::string generator :
       {"labyrinth", "corridors", "eller", "block", "wall", "wilson", "kruskal", "hunt"}) {
    EXPECT_EQ(maze("generate " + generator + " -W 12 -H 9 --seed 4 -o a.maze").status, 0);
    const ProcessOutcome direct =
        maze("generate " + generator + " -W 12 -H 9 --seed 4 --format text");
    const ProcessOutcome shown = maze("show a.maze --format text");
    EXPECT_EQ(shown.status, 0) << shown.errors;
    EXPECT_EQ(shown.output, direct.output) << generator;
    for (const std::string form : {"png", "svg", "txt", "maze"}) {
      EXPECT_EQ(maze("show a.maze -o b." + form).status, 0) << form;
    }
    EXPECT_EQ(read_binary_file(directory / "a.maze"), read_binary_file(directory / "b.maze"));
    EXPECT_EQ(read_binary_file(directory / "b.png").at(1), 'P');
    EXPECT_THAT(read_text_file(directory / "b.svg"), StartsWith("<svg"));
  }
}

TEST_F(MazeCommand, WithoutASeedItSaysWhichItTook) {
  const ProcessOutcome outcome = maze("generate hunt -W 9 -H 9");
  ASSERT_THAT(outcome.errors, StartsWith("seed "));
  const std::string seed = outcome.errors.substr(5, outcome.errors.size() - 6);
  EXPECT_EQ(maze("generate hunt -W 9 -H 9 --seed " + seed).output, outcome.output);
}

TEST_F(MazeCommand, SolvesByAllMethodsAndSaysHow) {
  (void)maze("generate wilson -W 30 -H 20 --seed 3 -o a.maze");
  const std::string bfs = maze("solve a.maze").output;
  ASSERT_THAT(bfs, StartsWith("bfs: "));
  const std::string steps = bfs.substr(5, bfs.find(" steps") - 5);
  EXPECT_THAT(maze("solve a.maze --method left").output, StartsWith("left: " + steps + " steps, "));
  EXPECT_THAT(maze("solve a.maze --method fill").output, StartsWith("fill: " + steps + " steps, "));
  EXPECT_THAT(maze("show a.maze --format none --stats").output,
              HasSubstr("start to finish   " + steps + " steps\n"));
}

TEST_F(MazeCommand, ReadsAMazeFromAPipe) {
  (void)maze("generate kruskal -W 9 -H 9 --seed 3 -o a.maze");
  shell(
      "MAZE generate kruskal -W 9 -H 9 --seed 3 --format maze | MAZE show - --format text >piped");
  EXPECT_EQ(read_text_file(directory / "piped"), maze("show a.maze --format text").output);
}

TEST_F(MazeCommand, NoWayIsStatusOne) {
  const Maze closed({2, 2});
  OutputStream out(directory / "closed.maze");
  MazeFileSink sink(out);
  send(closed, nullptr, sink);
  out.finish();
  const ProcessOutcome outcome = maze("solve closed.maze --method left -o a.txt");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_EQ(outcome.output, "left: no way found, 0 steps walked\n");
  EXPECT_EQ(maze("show closed.maze --solve bfs --format none").status, 1);
}

TEST_F(MazeCommand, StatisticsGoWhereTheDataDoesNot) {
  const ProcessOutcome drawn = maze("generate eller -W 9 -H 9 --seed 1 --stats");
  EXPECT_THAT(drawn.errors, HasSubstr("squares           81\n"));
  const ProcessOutcome counted = maze("generate eller -W 9 -H 9 --seed 1 --stats --format none");
  EXPECT_THAT(counted.output, HasSubstr("squares           81\npassages          80, "));
  EXPECT_THAT(counted.output, EndsWith("every row verified as it was made\n"));
}

TEST_F(MazeCommand, RefusesSizesThatCannotBe) {
  for (const std::string generator : {"labyrinth", "corridors", "eller", "block", "wall"}) {
    expect_refused("generate " + generator + " -W 0 --seed 1",
                   "--width: '0', expected a number from 1");
    expect_refused("generate " + generator + " -H 0 --seed 1",
                   "--height: '0', expected a number from 1");
    expect_refused("generate " + generator + " -W -5 --seed 1", "--width: '-5', expected a number");
    expect_refused("generate " + generator + " -W 99999999999 --seed 1",
                   "--width: '99999999999', expected a number from 1 to 1073741824");
    EXPECT_EQ(maze("generate " + generator + " -W 1 -H 1 --seed 1").status, 0) << generator;
  }
  expect_refused("generate wilson -W 1000000 -H 1000000 --seed 1", "1000000 x 1000000: too large");
  expect_refused("generate eller -W 1000000 -H 1000000 --seed 1 --solve bfs", "too large");
  expect_refused("generate corridors -W 99999999999999999999 --seed 1", "--width");
  expect_refused("generate corridors -W ten --seed 1", "--width: 'ten', expected a number");
  expect_refused("generate corridors -W 010x --seed 1", "--width: '010x', expected a number");
  expect_refused("generate hunt -H 4294967296 --seed 1", "--height 4294967296: expected 1 to");
  // No number is taken for another one.
  expect_refused("generate eller -H 99999999999999999999 --seed 1", "--height: '9999");
  expect_refused("generate hunt --seed -1", "--seed: '-1', expected a number from 0 to");
  expect_refused("generate hunt --seed 99999999999999999999", "--seed: '9999");
  EXPECT_EQ(files(), std::vector<std::string>{});
}

TEST_F(MazeCommand, CapitalsOfAShapeDoNotMatter) {
  for (const auto& [one, other] : {std::pair{"HEART", "heart"}, {"Circle", "circle"}, {"r", "R"}}) {
    const ProcessOutcome drawn = maze(std::string("generate hunt --seed 1 --mask ") + one);
    EXPECT_EQ(drawn.status, 0) << drawn.errors;
    EXPECT_EQ(drawn.output, maze(std::string("generate hunt --seed 1 --mask ") + other).output);
  }
}

TEST_F(MazeCommand, RefusesNamesThatThereAreNot) {
  expect_refused("generate spiral", "no generator 'spiral'; there is: labyrinth, corridors, eller");
  expect_refused("generate hunt --solve luck", "no method 'luck'; there is: bfs, left, fill");
  expect_refused("generate hunt --format gif", "--format 'gif': expected text");
  expect_refused("generate hunt --mask star --seed 1", "no shape 'star'; there is: circle");
  expect_refused("generate hunt --mask star.png --seed 1", "star.png: No such file");
  expect_refused("generate eller --mask circle --seed 1", "eller fills no --mask");
  expect_refused("generate hunt --rnd --seed 1", "hunt has no --rnd");
  expect_refused("generate eller --rnd --join 128 --seed 1", "--join 128: expected 0 to 10");
  expect_refused("generate wall --rnd --seed 70000", "the Triton's RND takes 1 to 65535");
  expect_refused("generate hunt --turn 3", "--turn is an option of corridors, not of hunt");
  expect_refused("generate block --beside 101", "--beside");
  expect_refused("show missing.maze", "missing.maze: No such file");
  expect_refused("show .", "is a directory");
}

TEST_F(MazeCommand, RefusesEndsOutsideAndInRock) {
  (void)maze("generate wall --hard 100 -W 3 -H 3 --seed 1 -o a.maze");
  expect_refused("solve a.maze --start 3,0",
                 "--start 3,0 is outside: expected x below 3, y below 3");
  expect_refused("solve a.maze --start 3", "--start '3': expected a square as X,Y");
  expect_refused("solve a.maze --finish -1,0", "--finish '-1,0': expected a square as X,Y");
  unsigned refused = 0;
  for (const std::string square : {"0,0", "0,1", "0,2", "1,0", "1,1", "1,2", "2,0", "2,1", "2,2"}) {
    const ProcessOutcome outcome = maze("solve a.maze --start " + square);
    if (outcome.status == 0) continue;
    EXPECT_EQ(outcome.errors,
              "triton: maze: --start " + square + " is inside rock, expected floor\n");
    ++refused;
  }
  EXPECT_EQ(refused, 8U);
}

TEST_F(MazeCommand, RefusesAMaskInPiecesAndOneWithoutSquares) {
  IndexedImage image(5, 1, {{255, 255, 255}, {0, 0, 0}});
  write_png(directory / "empty.png", image);
  image.at(0, 0) = image.at(1, 0) = image.at(4, 0) = 1;
  write_png(directory / "pieces.png", image);
  for (const std::string generator : {"corridors", "wilson", "kruskal", "hunt"}) {
    expect_refused(
        "generate " + generator + " --seed 1 --mask pieces.png -o a.maze",
        "the mask falls into pieces: 2 of its 3 squares hang together, square 4,0 is apart");
    expect_refused("generate " + generator + " --seed 1 --mask empty.png -o a.maze",
                   "the mask has no square to fill");
  }
  expect_refused("generate corridors --seed 1 --mask circle -W 0", "--width: '0', expected");
  EXPECT_EQ(files().size(), 2U);
}

TEST_F(MazeCommand, AnimatesASearchAsAGif) {
  (void)maze("generate corridors -W 9 -H 9 --seed 3 -o a.maze");
  const ProcessOutcome outcome = maze("solve a.maze --method left --animate a.gif");
  EXPECT_EQ(outcome.output, maze("solve a.maze --method left").output);
  EXPECT_THAT(read_text_file(directory / "a.gif"), StartsWith("GIF89a"));
  expect_refused("solve a.maze --animate a.png", "--animate 'a.png': expected terminal, or a file");
  expect_refused("solve a.maze --animate terminal", "standard output is no terminal");
  expect_refused("solve a.maze --animate missing/a.gif", "missing/a.gif: cannot write: No such", 3);
}

TEST_F(MazeCommand, AFullDiskIsStatusThreeAndLeavesNothing) {
  for (const std::string form : {"maze", "text", "svg", "png"}) {
    for (const std::string generator : {"eller", "hunt"}) {
      expect_refused(
          "generate " + generator + " -W 300 -H 300 --seed 1 -o /dev/full --format " + form,
          "/dev/full: cannot write: No space left on device", 3);
    }
  }
  expect_refused("generate hunt --seed 1 -o missing/a.maze",
                 "missing/a.maze: cannot write: No such", 3);
  EXPECT_EQ(files(), std::vector<std::string>{});
}

/// Runs with files limited to 8 KiB, as on a disk that is nearly full.
ProcessOutcome run_on_a_small_disk(const TemporaryDirectory& directory,
                                   const std::string& arguments) {
  const std::string command = "cd '" + directory.path().string() +
                              "' && (trap '' XFSZ; ulimit -f 8; exec '" TRITON_PROGRAM "' maze " +
                              arguments + ") >.stdout 2>.stderr";
  const int status = std::system(("bash -c \"" + command + "\"").c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_text_file(directory / ".stdout"),
          read_text_file(directory / ".stderr")};
}

TEST_F(MazeCommand, ADiskThatFillsUpLeavesNoPartOfAFile) {
  for (const std::string form : {"maze", "txt", "svg", "png"}) {
    const ProcessOutcome outcome =
        run_on_a_small_disk(directory, "generate eller -W 500 -H 500 --seed 1 -o a." + form);
    EXPECT_EQ(outcome.status, 3) << form;
    EXPECT_EQ(outcome.errors, "triton: a." + form + ": cannot write: File too large\n");
  }
  EXPECT_EQ(files(), std::vector<std::string>{});
}

TEST_F(MazeCommand, AResumableRunGoesOnAfterTheDiskWasFull) {
  const std::string run = "generate eller -W 500 -H 500 --seed 1 ";
  const std::string resumable = run + "-o a.maze --checkpoint a.check --checkpoint-rows 10";
  EXPECT_EQ(run_on_a_small_disk(directory, resumable).status, 3);
  std::vector<std::string> left = files();
  std::sort(left.begin(), left.end());
  EXPECT_EQ(left, (std::vector<std::string>{"a.check", "a.maze.partial"}));

  const ProcessOutcome resumed = maze(resumable + " --resume --stats");
  EXPECT_EQ(resumed.status, 0) << resumed.errors;
  EXPECT_EQ(files(), std::vector<std::string>{"a.maze"});
  const ProcessOutcome whole = maze(run + "-o b.maze --stats");
  EXPECT_EQ(read_binary_file(directory / "a.maze"), read_binary_file(directory / "b.maze"));
  EXPECT_EQ(resumed.output, whole.output);
}

TEST_F(MazeCommand, AStoppedRunGoesOnInAPipe) {
  // It is stopped once it has begun to write, if it has not ended by itself then.
  const std::string run = "generate eller -W 100 -H 400000 --seed 1 ";
  const std::string resumable = run + "--format maze --checkpoint check ";
  shell(": >a; MAZE " + resumable + ">a 2>stopped & " +
        "while kill -0 $! && [ $(wc -c <a) -lt 100000 ]; do sleep 0.01; done; " +
        "kill -INT $!; wait $!");
  if (std::filesystem::exists(directory / "check")) {
    EXPECT_THAT(read_text_file(directory / "stopped"), HasSubstr("--resume goes on"));
    shell("MAZE " + resumable + "--resume >>a");
  }
  shell("MAZE " + run + "-o b.maze");
  EXPECT_TRUE(read_binary_file(directory / "a") == read_binary_file(directory / "b.maze"));
}

TEST_F(MazeCommand, ResumingNeedsWhatItGoesOnFrom) {
  expect_refused("generate eller --seed 1 --resume", "--resume needs --checkpoint");
  expect_refused("generate eller --seed 1 -o a.maze --resume --checkpoint a.check",
                 "a.check: No such file");
  expect_refused("generate eller --seed 1 -o a.txt --checkpoint a.check",
                 "--checkpoint needs output as a .maze");
  expect_refused("generate eller --seed 1 --checkpoint-rows 5",
                 "--checkpoint-rows needs --checkpoint");
  expect_refused("generate hunt --seed 1 --checkpoint a", "--checkpoint is an option of eller");
  expect_refused("generate eller --seed 1 --checkpoint a --solve bfs", "--checkpoint is for rows");
  expect_refused("generate eller --seed 1 --resume --rnd", "--checkpoint is for rows");
  EXPECT_EQ(files(), std::vector<std::string>{});
}

}  // namespace
}  // namespace triton::maze::testing
