#include "tools/maze/job_parts.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <filesystem>
#include <utility>

#include "emulator/formats/text_output.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/support/output_check.hpp"
#include "emulator/support/output_file.hpp"
#include "tools/maze/maze_file.hpp"
#include "tools/maze/svg_sink.hpp"
#include "tools/maze/text_sink.hpp"

namespace triton::maze {

namespace {

constexpr std::array<std::pair<std::string_view, Format>, 6> kFormats{
    {{"text", Format::kText},
     {"unicode", Format::kUnicode},
     {"png", Format::kPng},
     {"svg", Format::kSvg},
     {"maze", Format::kMaze},
     {"none", Format::kNone}}};

std::optional<Format> format_called(std::string_view name) {
  for (const auto& [known, format] : kFormats) {
    if (known == name) return format;
  }
  return std::nullopt;
}

std::optional<Format> format_by_name(const std::string& file) {
  const std::string extension = lower_ending(file);
  if (extension == ".txt") return Format::kUnicode;
  if (extension.empty()) return std::nullopt;
  const std::optional<Format> format = format_called(std::string_view(extension).substr(1));
  const bool is_file_format =
      format == Format::kPng || format == Format::kSvg || format == Format::kMaze;
  return is_file_format ? format : std::nullopt;
}

Square parse_square(const std::string& text, std::string_view which) {
  Square square;
  const char* const end = text.data() + text.size();
  const auto [comma, x_error] = std::from_chars(text.data(), end, square.x);
  bool good = x_error == std::errc() && comma != end && *comma == ',';
  if (good) {
    const auto [rest, y_error] = std::from_chars(comma + 1, end, square.y);
    good = y_error == std::errc() && rest == end;
  }
  if (!good) {
    throw InputError(
        fmt::format("maze: --{} '{}': expected a square as X,Y such as 0,0", which, text));
  }
  return square;
}

void check_end(const Maze& maze, const std::optional<Square>& square, std::string_view which) {
  if (!square) return;
  if (!maze.inside(*square)) {
    throw InputError(fmt::format("maze: --{} {},{} is outside: expected x below {}, y below {}",
                                 which, square->x, square->y, maze.width(), maze.height()));
  }
  if (!maze.is_floor(maze.index(*square))) {
    throw InputError(fmt::format("maze: --{} {},{} is inside rock, expected floor", which,
                                 square->x, square->y));
  }
}

}  // namespace

Format format_of(const OutputOptions& output) {
  std::optional<Format> format;
  if (output.format) {
    format = format_called(*output.format);
    if (!format) {
      throw InputError(fmt::format(
          "maze: --format '{}': expected text, unicode, png, svg, maze or none", *output.format));
    }
  } else {
    format = format_by_name(output.file);
    const bool has_ending = std::filesystem::path(output.file).has_extension();
    if (!format && has_ending && place_of_output(output.file)) {
      throw InputError(fmt::format(
          "maze: -o {}: expected a name that ends with .png, .svg, .maze or .txt, or --format",
          output.file));
    }
  }
  Format chosen = format.value_or(Format::kUnicode);
  const bool is_printed = output.file == "-";
  if (chosen == Format::kUnicode && is_printed && !text_output(STDOUT_FILENO).utf8) {
    chosen = Format::kText;
  }
  const bool is_binary = chosen == Format::kPng || chosen == Format::kMaze;
  if (is_binary && is_printed && ::isatty(STDOUT_FILENO) != 0) {
    throw InputError("maze: a picture or a .maze file does not go to a terminal: say -o FILE");
  }
  return chosen;
}

void check_outputs(const std::string& input, const OutputOptions& output, const std::string& option,
                   const std::optional<std::string>& beside) {
  OutputCheck check;
  check.reads("what is read", input);
  const bool is_file = !output.file.empty() && output.file != "-";
  if (is_file && format_of(output) != Format::kNone) check.writes("-o", output.file);
  if (beside) check.writes(option, *beside);
}

std::unique_ptr<RowSink> make_sink(Format format, const PictureSettings& picture,
                                   OutputStream& out) {
  switch (format) {
    case Format::kText:
      return std::make_unique<TextSink>(out, Alphabet::kAscii);
    case Format::kUnicode:
      return std::make_unique<TextSink>(out, Alphabet::kUnicode);
    case Format::kPng:
      return std::make_unique<PngSink>(out, picture);
    case Format::kSvg:
      return std::make_unique<SvgSink>(out);
    case Format::kMaze:
      return std::make_unique<MazeFileSink>(out);
    case Format::kNone:
      break;
  }
  return nullptr;
}

void write_maze(const Maze& maze, const Path* path, const OutputOptions& output) {
  const Format format = format_of(output);
  if (format == Format::kNone || output.file.empty()) return;
  OutputStream out(output.file);
  send(maze, path, *make_sink(format, output.picture, out));
  out.finish();
}

Method method_called(const std::string& name) {
  for (const Method method : {Method::kBreadthFirst, Method::kLeftHand, Method::kDeadEnds}) {
    if (name_of(method) == name) return method;
  }
  throw InputError(fmt::format("maze: no method '{}'; there is: bfs, left, fill", name));
}

void set_ends(Maze& maze, const EndOptions& ends) {
  if (ends.start) {
    maze.description.start = parse_square(*ends.start, "start");
    maze.description.start_gate.reset();
    check_end(maze, maze.description.start, "start");
  }
  if (ends.finish) {
    maze.description.finish = parse_square(*ends.finish, "finish");
    maze.description.finish_gate.reset();
    check_end(maze, maze.description.finish, "finish");
  }
  set_default_ends(maze);
}

std::string describe(const Solution& solution, Method method) {
  constexpr std::array<std::string_view, 3> kLooks{"squares looked at", "steps walked",
                                                   "squares filled"};
  const std::string looks =
      fmt::format("{} {}", solution.looked_at, kLooks[static_cast<size_t>(method)]);
  if (!solution.found) return fmt::format("{}: no way found, {}\n", name_of(method), looks);
  return fmt::format("{}: {} steps, {}\n", name_of(method), solution.steps, looks);
}

void say(const OutputOptions& output, const std::string& words) {
  const bool data_goes_there = output.file == "-" && format_of(output) != Format::kNone;
  fmt::print(data_goes_there ? stderr : stdout, "{}", words);
}

}  // namespace triton::maze
