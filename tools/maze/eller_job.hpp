// triton maze generate eller: straight to disk or a pipe, verified, with progress, resumable.
#pragma once

#include "tools/maze/eller_run.hpp"
#include "tools/maze/maze_jobs.hpp"

namespace triton::maze {

[[nodiscard]] int stream_eller(const EllerRun& run, const GenerateOptions& options);
/// The same maze as a whole. Throws InputError when memory is not meant for it.
[[nodiscard]] Maze eller_in_memory(const EllerRun& run);
/// Ends, solution, drawing and statistics of a maze that was generated as a whole.
[[nodiscard]] int finish_generated(Maze& maze, const GenerateOptions& options);

}  // namespace triton::maze
