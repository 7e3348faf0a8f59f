#include "tools/maze/search_film.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "emulator/formats/gif_file.hpp"
#include "emulator/support/errors.hpp"

namespace triton::maze {

namespace {

constexpr uint16_t kFrameHundredths = 4;
constexpr uint16_t kLastFrameHundredths = 200;

/// Calls `step` for every event and `frame` about `frames` times between them.
template <typename Step, typename Frame>
void retell(const Story& story, unsigned frames, const Step& step, const Frame& frame) {
  const size_t events_a_frame = std::max<size_t>(story.events.size() / std::max(frames, 1U), 1);
  size_t events = 0;
  for (const Story::Event& event : story.events) {
    step(event);
    if (++events % events_a_frame == 0) frame();
  }
}

uint8_t colour_of(Mark mark) {
  switch (mark) {
    case Mark::kNone:
      break;
    case Mark::kSeen:
      return kSeenColour;
    case Mark::kPath:
      return kPathColour;
    case Mark::kFilled:
      return kFilledColour;
  }
  return kFloorColour;
}

/// The whole picture, in which squares are painted anew as their marks change.
class Canvas {
 public:
  Canvas(const Maze& maze, PictureSettings settings)
      : maze_(maze),
        square_(settings.square_pixels),
        wall_(maze.description.kind == Kind::kWalls ? settings.wall_pixels : 0),
        frame_(settings.wall_pixels) {
    PictureRows rows(maze.description, settings, kMostFilmPixels);
    width = rows.width();
    height = rows.height();
    const auto line = [this](const std::vector<uint8_t>& of) {
      pixels.insert(pixels.end(), of.begin(), of.end());
    };
    for (uint32_t y = 0; y < maze.height(); ++y) {
      Row row;
      row.right = maze.right.row(y);
      row.down = maze.down.row(y);
      if (!maze.floor.empty()) row.floor = maze.floor.row(y);
      rows.row(row, line);
    }
    rows.end(line);
  }

  void paint(size_t index, const Marks& marks) {
    const Square square = maze_.square(index);
    const bool is_end = square == maze_.description.start || square == maze_.description.finish;
    const uint32_t left = frame_ + square.x * (square_ + wall_);
    const uint32_t top = frame_ + static_cast<uint32_t>(square.y) * (square_ + wall_);
    if (!is_end) fill(left, top, square_, square_, colour_of(marks.at(index)));
    for (const Side side : kAllSides) {
      if (!maze_.is_open(index, side)) continue;
      const Mark beyond = marks.at(maze_.step(index, side));
      const uint8_t colour = colour_of(beyond == marks.at(index) ? beyond : Mark::kNone);
      switch (side) {
        case Side::kUp:
          fill(left, top - wall_, square_, wall_, colour);
          break;
        case Side::kRight:
          fill(left + square_, top, wall_, square_, colour);
          break;
        case Side::kDown:
          fill(left, top + square_, square_, wall_, colour);
          break;
        case Side::kLeft:
          fill(left - wall_, top, wall_, square_, colour);
          break;
      }
    }
  }

  uint32_t width = 0;
  uint32_t height = 0;
  std::vector<uint8_t> pixels;

 private:
  void fill(uint32_t left, uint32_t top, uint32_t across, uint32_t down, uint8_t colour) {
    for (uint32_t y = top; y < top + down; ++y) {
      std::fill_n(pixels.begin() + static_cast<std::ptrdiff_t>(size_t{y} * width + left), across,
                  colour);
    }
  }

  const Maze& maze_;
  uint32_t square_;
  uint32_t wall_;
  uint32_t frame_;
};

}  // namespace

void write_gif(const std::filesystem::path& file, const Maze& maze, const Story& story,
               PictureSettings settings, unsigned frames) {
  Canvas canvas(maze, settings);
  std::vector<Colour> palette;
  for (const PaletteEntry& entry : picture_palette()) {
    palette.push_back({entry.red, entry.green, entry.blue});
  }
  AnimatedGif gif(file, canvas.width, canvas.height, palette);
  Marks marks(maze);
  const auto changed = [&](size_t index) { canvas.paint(index, marks); };
  gif.add(canvas.pixels, kFrameHundredths);
  retell(
      story, frames, [&](const Story::Event& event) { marks.apply(event, changed); },
      [&] { gif.add(canvas.pixels, kFrameHundredths); });
  marks.show_path(story.solution.path, changed);
  gif.add(canvas.pixels, kLastFrameHundredths);
  gif.finish();
}

namespace {

/// How a square is marked in a terminal: colour by ANSI escape sequence, and a glyph.
std::string_view glyph_of(Mark mark, Alphabet alphabet) {
  const bool ascii = alphabet == Alphabet::kAscii;
  switch (mark) {
    case Mark::kNone:
      break;
    case Mark::kSeen:
      return ascii ? "\x1B[33m.\x1B[0m" : "\x1B[33m·\x1B[0m";
    case Mark::kPath:
      return ascii ? "\x1B[31m*\x1B[0m" : "\x1B[31m●\x1B[0m";
    case Mark::kFilled:
      return ascii ? "\x1B[90mx\x1B[0m" : "\x1B[90m▒\x1B[0m";
  }
  return " ";
}

struct Place {
  uint64_t column;
  uint64_t line;
};

/// Of a square's middle in TextSink's drawing, from 1 as the terminal counts.
Place place_of(const Maze& maze, size_t index) {
  const Square square = maze.square(index);
  if (maze.description.kind == Kind::kBlocks) return {2 * uint64_t{square.x} + 3, square.y + 2};
  return {4 * uint64_t{square.x} + 3, 2 * square.y + 2};
}

}  // namespace

void play_in_terminal(OutputStream& out, TextSize terminal, Alphabet alphabet, const Maze& maze,
                      const Story& story, unsigned frames, const std::function<void()>& pause) {
  const bool blocks = maze.description.kind == Kind::kBlocks;
  const uint64_t columns =
      blocks ? 2 * (uint64_t{maze.width()} + 2) : 4 * uint64_t{maze.width()} + 1;
  const uint64_t lines = blocks ? uint64_t{maze.height()} + 2 : 2 * uint64_t{maze.height()} + 1;
  if (columns > terminal.columns || lines + 1 > terminal.lines) {
    throw InputError(
        fmt::format("maze: --animate terminal: the maze needs {} columns and {} lines, the "
                    "terminal has {} and {}",
                    columns, lines + 1, terminal.columns, terminal.lines));
  }
  out.write("\x1B[2J\x1B[H");
  TextSink sink(out, alphabet);
  send(maze, nullptr, sink);
  Marks marks(maze);
  const auto changed = [&](size_t index) {
    const Square square = maze.square(index);
    if (square == maze.description.start || square == maze.description.finish) return;
    const Place place = place_of(maze, index);
    out.write(fmt::format("\x1B[{};{}H{}", place.line, place.column,
                          glyph_of(marks.at(index), alphabet)));
  };
  const auto frame = [&] {
    out.write(fmt::format("\x1B[{};1H", lines + 1));
    out.flush();
    pause();
  };
  frame();
  retell(
      story, frames, [&](const Story::Event& event) { marks.apply(event, changed); }, frame);
  marks.show_path(story.solution.path, changed);
  frame();
}

}  // namespace triton::maze
