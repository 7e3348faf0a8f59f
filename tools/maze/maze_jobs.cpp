#include "tools/maze/maze_jobs.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <new>
#include <thread>

#include "emulator/formats/text_output.hpp"
#include "emulator/support/errors.hpp"
#include "tools/maze/job_parts.hpp"
#include "tools/maze/maze_file.hpp"
#include "tools/maze/search_film.hpp"
#include "tools/maze/statistics.hpp"

namespace triton::maze {

namespace {

/// Solves, draws and describes, as far as it is wanted.
int finish_job(Maze& maze, const std::optional<std::string>& method, bool statistics,
               const OutputOptions& output) {
  std::string words;
  int status = 0;
  if (method) {
    const Method chosen = method_called(*method);
    const Solution solution =
        solve(maze, *maze.description.start, *maze.description.finish, chosen);
    words = describe(solution, chosen);
    if (!solution.found) status = kNoWay;
    write_maze(maze, solution.found ? &solution.path : nullptr, output);
  } else {
    write_maze(maze, nullptr, output);
  }
  if (statistics) words += describe(measure(maze));
  say(output, words);
  return status;
}

constexpr std::string_view kTerminal = "terminal";

void check_animation(const std::string& animation) {
  if (animation == kTerminal) {
    if (::isatty(STDOUT_FILENO) == 0) {
      throw InputError("maze: --animate terminal: standard output is no terminal");
    }
    if (text_output(STDOUT_FILENO).escapes) return;
    throw InputError(
        "maze: --animate terminal: this terminal (TERM) cannot place the cursor, expected another "
        "or --animate FILE.gif");
  }
  if (std::filesystem::path(animation).extension() == ".gif") return;
  throw InputError(fmt::format(
      "maze: --animate '{}': expected terminal, or a file whose name ends in .gif", animation));
}

void animate(const Maze& maze, const Story& story, const SolveOptions& options) {
  if (options.animation != kTerminal) {
    write_gif(*options.animation, maze, story, options.output.picture, options.frames);
    return;
  }
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) {
    throw InternalError("maze: --animate terminal: the terminal does not say how large it is");
  }
  OutputStream out("-");
  const bool utf8 = text_output(STDOUT_FILENO).utf8;
  play_in_terminal(out, {size.ws_col, size.ws_row}, utf8 ? Alphabet::kUnicode : Alphabet::kAscii,
                   maze, story, options.frames,
                   [] { std::this_thread::sleep_for(std::chrono::milliseconds(40)); });
}

template <typename Work>
int with_memory(const Work& work) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    throw InternalError("maze: not enough memory for a maze of this size");
  }
}

}  // namespace

int finish_generated(Maze& maze, const GenerateOptions& options) {
  set_ends(maze, options.ends);
  return finish_job(maze, options.method, options.statistics, options.output);
}

int show(const ShowOptions& options) {
  return with_memory([&] {
    (void)format_of(options.output);
    if (options.method) (void)method_called(*options.method);
    check_outputs(options.input, options.output, "", std::nullopt);
    Maze maze = read_maze(options.input);
    if (options.method || options.ends.start || options.ends.finish) set_ends(maze, options.ends);
    return finish_job(maze, options.method, options.statistics, options.output);
  });
}

int solve(const SolveOptions& options) {
  return with_memory([&] {
    (void)format_of(options.output);
    const Method method = method_called(options.method);
    if (options.animation) check_animation(*options.animation);
    const bool films = options.animation && *options.animation != kTerminal;
    check_outputs(options.input, options.output, "--animate",
                  films ? options.animation : std::nullopt);
    Maze maze = read_maze(options.input);
    set_ends(maze, options.ends);
    if (!options.animation) return finish_job(maze, options.method, false, options.output);
    const Story story = tell(maze, *maze.description.start, *maze.description.finish, method);
    animate(maze, story, options);
    const Solution& solution = story.solution;
    write_maze(maze, solution.found ? &solution.path : nullptr, options.output);
    say(options.output, describe(solution, method));
    return solution.found ? 0 : kNoWay;
  });
}

}  // namespace triton::maze
