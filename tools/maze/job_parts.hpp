// What the jobs of `triton maze` share.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "tools/maze/maze_jobs.hpp"
#include "tools/maze/output_stream.hpp"
#include "tools/maze/rows.hpp"

namespace triton::maze {

enum class Format : uint8_t { kText, kUnicode, kPng, kSvg, kMaze, kNone };

/// From --format, else from the file's name; a pipe or a name that says nothing is Unicode text,
/// which standard output gets in ASCII where text_output.hpp says so.
/// Throws InputError for a format that there is not, and for pictures and .maze files on a
/// terminal.
[[nodiscard]] Format format_of(const OutputOptions& output);

/// Refuses, before a maze is made, an output that is `input` or cannot be written; likewise the
/// file of `option`, which is written beside it. Throws InputError and InternalError.
void check_outputs(const std::string& input, const OutputOptions& output, const std::string& option,
                   const std::optional<std::string>& beside);

/// nullptr for Format::kNone.
[[nodiscard]] std::unique_ptr<RowSink> make_sink(Format format, const PictureSettings& picture,
                                                 OutputStream& out);

/// Writes the maze, with `path` where there is one.
void write_maze(const Maze& maze, const Path* path, const OutputOptions& output);

[[nodiscard]] Method method_called(const std::string& name);
/// Start and finish as the user wants them, else the maze's own, else first and last floor.
void set_ends(Maze& maze, const EndOptions& ends);
/// "bfs: 12 steps, 40 squares looked at", with LF.
[[nodiscard]] std::string describe(const Solution& solution, Method method);

/// Words for people: standard output, or standard error when the data goes there.
void say(const OutputOptions& output, const std::string& words);

}  // namespace triton::maze
