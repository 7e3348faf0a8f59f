#include "tools/maze/svg_sink.hpp"

#include <fmt/format.h>

namespace triton::maze {

namespace {

constexpr uint64_t kNoRun = ~uint64_t{0};
constexpr unsigned kMargin = 2;
constexpr unsigned kHalf = kSvgUnit / 2;
constexpr size_t kStrokeBytes = 1U << 16U;  // of one path element

}  // namespace

void SvgSink::begin(const Description& description) {
  description_ = description;
  edges_.begin(description);
  upright_since_.assign(description.width + size_t{1}, kNoRun);
  path_since_.assign(description.width, kNoRun);
  const uint64_t width = uint64_t{description.width} * kSvgUnit + 2 * kMargin;
  const uint64_t height = description.height * kSvgUnit + 2 * kMargin;
  out_.write(
      fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
                  "viewBox=\"-{2} -{2} {0} "
                  "{1}\">\n<title>{3} {4} x {5}, seed {6}</title>\n"
                  "<style>.w{{fill:none;stroke:#1c2434;stroke-width:2;stroke-linecap:square}}"
                  ".s{{fill:none;stroke:#e04030;stroke-width:3;stroke-linecap:square}}.r{{fill:#"
                  "1c2434}}</style>\n",
                  width, height, kMargin, name_of(description.generator), description.width,
                  description.height, description.seed));
}

void SvgSink::row(const Row& row) {
  edges_.row(row);
  const uint64_t y = edges_.y();
  add_rock(y);
  if (description_.kind == Kind::kWalls) {
    add_across_runs(y, Edge::kWall, walls_);
    add_upright_runs(y);
  }
  add_solution(row, y);
  if (walls_.size() + solution_.size() > kStrokeBytes) write_strokes();
}

void SvgSink::end() {
  edges_.end();
  if (description_.kind == Kind::kWalls) {
    add_across_runs(description_.height, Edge::kWall, walls_);
    add_upright_runs(description_.height);
  }
  if (description_.kind == Kind::kBlocks) {
    fmt::format_to(std::back_inserter(walls_), "M0 0h{0}v{1}h-{0}z", description_.width * kSvgUnit,
                   description_.height * kSvgUnit);
  }
  write_strokes();
  add_ends();
  out_.write("</svg>\n");
}

/// Walls above row `y` from left to right.
void SvgSink::add_across_runs(uint64_t y, Edge wanted, std::string& strokes) const {
  const std::vector<Edge>& edges = edges_.above();
  for (size_t x = 0; x < edges.size(); ++x) {
    const size_t first = x;
    while (x < edges.size() && edges[x] == wanted) ++x;
    if (x == first) continue;
    fmt::format_to(std::back_inserter(strokes), "M{} {}h{}", first * kSvgUnit, y * kSvgUnit,
                   (x - first) * kSvgUnit);
  }
}

/// Upright walls that ended above row `y`; those that are there go on.
void SvgSink::add_upright_runs(uint64_t y) {
  for (size_t x = 0; x < upright_since_.size(); ++x) {
    uint64_t& since = upright_since_[x];
    if (edges_.across()[x] == Edge::kWall) {
      if (since == kNoRun) since = y;
      continue;
    }
    if (since == kNoRun) continue;
    fmt::format_to(std::back_inserter(walls_), "M{} {}v{}", x * kSvgUnit, since * kSvgUnit,
                   (y - since) * kSvgUnit);
    since = kNoRun;
  }
}

void SvgSink::add_rock(uint64_t y) {
  const std::vector<Fill>& squares = edges_.squares();
  for (size_t x = 0; x < squares.size(); ++x) {
    const size_t first = x;
    while (x < squares.size() && squares[x] == Fill::kRock) ++x;
    if (x == first) continue;
    out_.write(fmt::format("<rect class=\"r\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n",
                           first * kSvgUnit, y * kSvgUnit, (x - first) * kSvgUnit, kSvgUnit));
  }
}

void SvgSink::add_solution(const Row& row, uint64_t y) {
  if (row.path_right.empty()) return;
  for (size_t x = 0; x < description_.width; ++x) {
    const size_t first = x;
    while (x < description_.width && bit_of(row.path_right, x)) ++x;
    if (x == first) continue;
    fmt::format_to(std::back_inserter(solution_), "M{} {}h{}", first * kSvgUnit + kHalf,
                   y * kSvgUnit + kHalf, (x - first) * kSvgUnit);
  }
  for (size_t x = 0; x < description_.width; ++x) {
    uint64_t& since = path_since_[x];
    if (bit_of(row.path_down, x)) {
      if (since == kNoRun) since = y;
    } else if (since != kNoRun) {
      fmt::format_to(std::back_inserter(solution_), "M{} {}v{}", x * kSvgUnit + kHalf,
                     since * kSvgUnit + kHalf, (y - since) * kSvgUnit);
      since = kNoRun;
    }
  }
}

void SvgSink::write_strokes() {
  if (!solution_.empty()) out_.write(fmt::format("<path class=\"s\" d=\"{}\"/>\n", solution_));
  if (!walls_.empty()) out_.write(fmt::format("<path class=\"w\" d=\"{}\"/>\n", walls_));
  solution_.clear();
  walls_.clear();
}

void SvgSink::add_ends() {
  const auto disc = [this](const std::optional<Square>& square, std::string_view colour) {
    if (!square) return;
    out_.write(fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"3\" fill=\"{}\"/>\n",
                           uint64_t{square->x} * kSvgUnit + kHalf, square->y * kSvgUnit + kHalf,
                           colour));
  };
  disc(description_.finish, "#3060e0");
  disc(description_.start, "#20a050");
}

}  // namespace triton::maze
