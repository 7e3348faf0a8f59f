#include "tools/maze/maze_jobs.hpp"

#include <fmt/format.h>

#include <new>

#include "emulator/host/errors.hpp"
#include "tools/maze/job_parts.hpp"
#include "tools/maze/maze_file.hpp"
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
    Maze maze = read_maze(options.input);
    if (options.method || options.ends.start || options.ends.finish) set_ends(maze, options.ends);
    return finish_job(maze, options.method, options.statistics, options.output);
  });
}

int solve(const SolveOptions& options) {
  return with_memory([&] {
    (void)format_of(options.output);
    (void)method_called(options.method);
    Maze maze = read_maze(options.input);
    set_ends(maze, options.ends);
    return finish_job(maze, options.method, false, options.output);
  });
}

}  // namespace triton::maze
