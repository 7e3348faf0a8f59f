#include "tools/maze/text_sink.hpp"

#include <array>
#include <string_view>

namespace triton::maze {

namespace {

constexpr unsigned kCorners = 16;

struct Glyphs {
  std::array<std::string_view, kCorners> corners;  ///< bits: 1 up, 2 right, 4 down, 8 left
  std::string_view across;                         ///< one column of a wall from left to right
  std::string_view upright;
  std::string_view rock;
  std::string_view path;
};

constexpr std::array<Glyphs, 2> kGlyphs{{
    {{" ", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+"},
     "-",
     "|",
     "#",
     "."},
    {{" ", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"},
     "─",
     "│",
     "█",
     "·"},
}};

}  // namespace

void TextSink::begin(const Description& description) {
  kind_ = description.kind;
  edges_.begin(description);
  if (kind_ == Kind::kBlocks) add_frame();
}

void TextSink::row(const Row& row) {
  edges_.row(row);
  if (kind_ == Kind::kBlocks) return add_blocks();
  add_border();
  add_squares();
}

void TextSink::end() {
  if (kind_ == Kind::kBlocks) return add_frame();
  edges_.end();
  add_border();
}

void TextSink::add_corner(size_t x) {
  const Glyphs& glyphs = kGlyphs[static_cast<size_t>(alphabet_)];
  const size_t width = edges_.above().size();
  const std::array<Edge, kSides> edges{
      edges_.before()[x], x < width ? edges_.above()[x] : Edge::kNothing, edges_.across()[x],
      x > 0 ? edges_.above()[x - 1] : Edge::kNothing};
  unsigned walls = 0;
  unsigned rocks = 0;
  for (unsigned side = 0; side < kSides; ++side) {
    walls |= edges[side] == Edge::kWall ? 1U << side : 0U;
    rocks += edges[side] == Edge::kRock ? 1 : 0;
  }
  line_ += walls == 0 && rocks > 0 ? glyphs.rock : glyphs.corners[walls];
}

void TextSink::add_border() {
  const Glyphs& glyphs = kGlyphs[static_cast<size_t>(alphabet_)];
  const size_t width = edges_.above().size();
  for (size_t x = 0; x < width; ++x) {
    add_corner(x);
    switch (edges_.above()[x]) {
      case Edge::kWall:
      case Edge::kRock:
        for (unsigned column = 0; column < 3; ++column) {
          line_ += edges_.above()[x] == Edge::kWall ? glyphs.across : glyphs.rock;
        }
        break;
      case Edge::kPath:
        line_.append(" ").append(glyphs.path).append(" ");
        break;
      case Edge::kOpen:
      case Edge::kNothing:
        line_ += "   ";
    }
  }
  add_corner(width);
  end_line();
}

void TextSink::add_squares() {
  const Glyphs& glyphs = kGlyphs[static_cast<size_t>(alphabet_)];
  const size_t width = edges_.above().size();
  for (size_t x = 0; x <= width; ++x) {
    const Edge edge = edges_.across()[x];
    line_ += edge == Edge::kWall   ? glyphs.upright
             : edge == Edge::kRock ? glyphs.rock
             : edge == Edge::kPath ? glyphs.path
                                   : " ";
    if (x == width) break;
    const Fill fill = edges_.squares()[x];
    const std::string_view side = fill == Fill::kRock ? glyphs.rock : " ";
    line_ += side;
    line_ += fill == Fill::kRock     ? glyphs.rock
             : fill == Fill::kPath   ? glyphs.path
             : fill == Fill::kStart  ? "S"
             : fill == Fill::kFinish ? "F"
                                     : " ";
    line_ += side;
  }
  end_line();
}

void TextSink::add_blocks() {
  const Glyphs& glyphs = kGlyphs[static_cast<size_t>(alphabet_)];
  line_.append(glyphs.rock).append(glyphs.rock);
  for (const Fill fill : edges_.squares()) {
    const std::string_view mark = fill == Fill::kRock     ? glyphs.rock
                                  : fill == Fill::kPath   ? glyphs.path
                                  : fill == Fill::kStart  ? "S"
                                  : fill == Fill::kFinish ? "F"
                                                          : " ";
    line_ += mark;
    line_ += fill == Fill::kRock ? glyphs.rock : " ";
  }
  line_.append(glyphs.rock).append(glyphs.rock);
  end_line();
}

void TextSink::add_frame() {
  const Glyphs& glyphs = kGlyphs[static_cast<size_t>(alphabet_)];
  for (size_t column = 0; column < 2 * (edges_.squares().size() + 2); ++column) {
    line_ += glyphs.rock;
  }
  end_line();
}

void TextSink::end_line() {
  line_.erase(line_.find_last_not_of(' ') + 1);
  line_ += '\n';
  out_.write(line_);
  line_.clear();
}

}  // namespace triton::maze
