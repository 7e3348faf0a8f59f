// triton maze: the maze systems natively, at any size.
#include <fmt/format.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "emulator/support/errors.hpp"
#include "tools/maze/maze_jobs.hpp"
#include "tools/triton/commands.hpp"
#include "tools/triton/number_options.hpp"
#include "tools/triton/words.hpp"

namespace triton {
namespace {

using maze::GenerateOptions;
using maze::ShowOptions;
using maze::SolveOptions;

void add_output_options(CLI::App* command, maze::OutputOptions& output) {
  command->add_option("-o,--output", output.file, "File to write; - is standard output");
  command
      ->add_option("--format", output.format,
                   "text, unicode, png, svg, maze (the compact form) or none; without: by the "
                   "file's name, else unicode (to standard output text where the locale has "
                   "no UTF-8)")
      ->transform([](const std::string& word) { return small(word); });
  command->add_option("--square", output.picture.square_pixels, "PNG: pixels a square")
      ->check(decimal_between(1, 256))
      ->capture_default_str();
  command->add_option("--wall", output.picture.wall_pixels, "PNG: pixels a wall")
      ->check(decimal_between(1, 256))
      ->capture_default_str();
}

void add_end_options(CLI::App* command, maze::EndOptions& ends) {
  command->add_option("--start", ends.start, "Start as X,Y, from 0,0 at the top left");
  command->add_option("--finish", ends.finish, "Finish as X,Y");
}

/// Options that belong to some generators only.
class OwnOptions {
 public:
  CLI::Option* add(CLI::Option* option, const std::string& generator) {
    options_.emplace_back(option, generator);
    return option;
  }
  void check(const std::string& chosen) const {
    for (const auto& [option, generator] : options_) {
      if (option->count() > 0 && generator.find(chosen) == std::string::npos) {
        throw InputError(fmt::format("maze: {} is an option of {}, not of {}", option->get_name(),
                                     generator, chosen));
      }
    }
  }

 private:
  std::vector<std::pair<CLI::Option*, std::string>> options_;
};

void add_tunnel_options(CLI::App* command, GenerateOptions& options, OwnOptions& own) {
  const auto chance = [&](const std::string& name, int& value, const std::string& generator,
                          const std::string& words) {
    own.add(command->add_option(name, value, generator + ": " + words)
                ->check(decimal_between(0, 100))
                ->capture_default_str(),
            generator);
  };
  own.add(command
              ->add_option("--straight", options.straight,
                           "block, wall: chance in 100 to dig straight on [40, 30]")
              ->check(decimal_between(0, 100)),
          "block, wall");
  chance("--ahead", options.block.ahead, "block",
         "chance in 100 to leave a square with floor beyond");
  chance("--beside", options.block.beside, "block", "the same, for floor at a side");
  chance("--diagonal", options.block.diagonal, "block",
         "the same, for floor that touches by a corner");
  chance("--hard", options.wall.hard, "wall", "chance in 100 that a square stays rock");
  chance("--loop", options.wall.loop, "wall", "chance in 100 to break through at a dead end");
}

void add_eller_options(CLI::App* command, GenerateOptions& options, OwnOptions& own) {
  const auto add = [&](CLI::Option* option) { return own.add(option, "eller"); };
  add(command->add_option("--join", options.join,
                          "eller: chance in 256 (with --rnd in 10) to join neighbours [a half]"))
      ->check(decimal_between(0, 256));
  add(command->add_option("--down", options.down,
                          "eller: chance in 256 (with --rnd in 10) to keep a way down [a half]"))
      ->check(decimal_between(0, 256));
  add(command->add_flag("!--no-verify", options.verify, "eller: do not verify the rows"));
  add(command->add_flag("--progress", options.progress,
                        "eller: show the rows done even if standard error is no terminal"));
  add(command->add_option("--checkpoint", options.checkpoint,
                          "eller: file from which --resume can go on; the maze itself stays at "
                          "FILE.partial until it is complete"));
  add(command->add_option("--checkpoint-rows", options.checkpoint_rows,
                          "eller: rows between checkpoints [about 2^31 squares]"))
      ->check(decimal_between(1, UINT64_MAX >> 1U));
  add(command->add_flag("--resume", options.resume, "eller: go on from the checkpoint"));
}

void add_generate(CLI::App* parent, int& status) {
  CLI::App* command = parent->add_subcommand("generate", "Make a maze");
  command->footer(
      "Generators: labyrinth, corridors, eller, block, wall; wilson (all mazes equally likely),\n"
      "kruskal, hunt.\n"
      "Examples:\n"
      "  triton maze generate corridors --width 30 --height 15 --seed 7\n"
      "  triton maze generate corridors --mask heart -W 60 -H 60 -o heart.png --solve bfs\n"
      "  triton maze generate eller -W 10000 -H 10000000 --format none --stats\n"
      "  triton maze generate eller -W 10000 -H 1000000 -o big.maze --checkpoint big.check\n"
      "  triton maze generate block -W 40 -H 20 --beside 100 --stats");
  auto options = std::make_shared<GenerateOptions>();
  auto own = std::make_shared<OwnOptions>();
  options->width = 20;
  options->height = 10;
  options->output.file = "-";
  command->add_option("generator", options->generator, "Name of the generator")
      ->required()
      ->transform([](const std::string& word) { return small(word); });
  command->add_option("-W,--width", options->width, "Squares in a row")
      ->check(decimal_between(1, maze::kMostWidth))
      ->capture_default_str();
  command->add_option("-H,--height", options->height, "Rows")
      ->check(decimal_between(1, INT64_MAX))
      ->capture_default_str();
  command
      ->add_option("--seed", options->seed,
                   "Same seed, same maze; without: a new one, which is said")
      ->check(decimal_between(0, UINT64_MAX));
  command->add_flag(
      "--rnd", options->machine_dice,
      "Throw the Triton's RND: labyrinth, corridors, eller, block and wall as the program on "
      "the Triton digs them (seeds 1 to 65535)");
  command->add_option("--mask", options->mask,
                      "Squares to fill: a .png whose dark pixels are squares and whose size is the "
                      "maze's, or circle, ring, diamond, "
                      "triangle, heart, cross, A to Z, 0 to 9");
  own->add(command->add_option("--turn", options->turn_one_in, "corridors: a turn one time in N")
               ->check(decimal_between(1, 1'000'000))
               ->capture_default_str(),
           "corridors");
  add_tunnel_options(command, *options, *own);
  add_eller_options(command, *options, *own);
  add_end_options(command, options->ends);
  command->add_option("--solve", options->method, "Draw the solution: bfs, left or fill")
      ->transform([](const std::string& word) { return small(word); });
  command->add_flag("--stats", options->statistics, "Say what the maze is like");
  add_output_options(command, options->output);
  command->callback([options, own, &status] {
    own->check(options->generator);
    status = maze::generate(*options);
  });
}

void add_show(CLI::App* parent, int& status) {
  CLI::App* command =
      parent->add_subcommand("show", "Draw a maze, convert it, say what it is like");
  command->footer(
      "Examples:\n"
      "  triton maze show big.maze --stats --format none\n"
      "  triton maze show a.maze -o a.svg --solve fill");
  auto options = std::make_shared<ShowOptions>();
  options->output.file = "-";
  command->add_option("maze", options->input, ".maze file; - is standard input")->required();
  add_end_options(command, options->ends);
  command->add_option("--solve", options->method, "Draw the solution: bfs, left or fill")
      ->transform([](const std::string& word) { return small(word); });
  command->add_flag("--stats", options->statistics, "Say what the maze is like");
  add_output_options(command, options->output);
  command->callback([options, &status] { status = maze::show(*options); });
}

void add_solve(CLI::App* parent, int& status) {
  CLI::App* command = parent->add_subcommand("solve", "Find the way from start to finish");
  command->footer(
      "Methods: bfs (breadth first, a shortest way), left (left hand on the wall), fill (dead "
      "ends).\n"
      "Exit status 1: there is no way, or the left hand does not find it.\n"
      "Examples:\n"
      "  triton maze solve a.maze\n"
      "  triton maze solve a.maze --method left -o solved.png\n"
      "  triton maze solve a.maze --method left --animate search.gif");
  auto options = std::make_shared<SolveOptions>();
  options->method = "bfs";
  command->add_option("maze", options->input, ".maze file; - is standard input")->required();
  command->add_option("--method", options->method, "bfs, left or fill")
      ->transform([](const std::string& word) { return small(word); })
      ->capture_default_str();
  add_end_options(command, options->ends);
  add_output_options(command, options->output);
  command->add_option("--animate", options->animation,
                      "Show the search as it runs: a .gif file, or terminal");
  command->add_option("--frames", options->frames, "Frames of the animation, about")
      ->check(decimal_between(1, 10'000))
      ->capture_default_str();
  command->callback([options, &status] { status = maze::solve(*options); });
}

}  // namespace

void add_maze_command(CLI::App& app, int& status) {
  CLI::App* command = app.add_subcommand("maze", "Make, solve and show mazes of any size");
  command->require_subcommand(1);
  add_generate(command, status);
  add_solve(command, status);
  add_show(command, status);
}

}  // namespace triton
