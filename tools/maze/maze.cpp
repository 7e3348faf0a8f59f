#include "tools/maze/maze.hpp"

#include <fmt/format.h>

#include <bit>

#include "emulator/support/errors.hpp"

namespace triton::maze {

void check_size(uint64_t width, uint64_t height) {
  if (width < 1 || height < 1) {
    throw InputError(fmt::format("maze: size {} x {}: expected at least 1 x 1", width, height));
  }
  const uint64_t row = words_for(width) * kBitsPerWord;
  if (width > kMostWidth || height > kMostSquares / row) {
    throw InputError(fmt::format(
        "maze: size {} x {}: too large, expected at most {} squares with each row counted up to a "
        "multiple of 64 (eller alone can stream more)",
        width, height, kMostSquares));
  }
}

std::string_view name_of(Generator generator) {
  constexpr std::array<std::string_view, kGenerators> kNames{
      "unknown", "labyrinth", "corridors", "eller", "block", "wall", "wilson", "kruskal", "hunt"};
  return kNames[static_cast<size_t>(generator)];
}

Maze::Maze(const Description& described) : description(described) {
  check_size(described.width, described.height);
  right = BitPlane(width(), height());
  down = BitPlane(width(), height());
  if (described.has_floor_plane) floor = BitPlane(width(), height());
}

size_t Maze::step(size_t index, Side side) const {
  switch (side) {
    case Side::kUp:
      return index - right.stride();
    case Side::kRight:
      return index + 1;
    case Side::kDown:
      return index + right.stride();
    case Side::kLeft:
      break;
  }
  return index - 1;
}

bool Maze::is_open(size_t index, Side side) const {
  switch (side) {
    case Side::kUp:
      return index >= down.stride() && down.at(index - down.stride());
    case Side::kRight:
      return right.at(index);
    case Side::kDown:
      return down.at(index);
    case Side::kLeft:
      break;
  }
  return index > 0 && right.at(index - 1);  // the last square of the row before has no way right
}

void Maze::open(size_t index, Side side) {
  switch (side) {
    case Side::kUp:
      return down.set(index - down.stride());
    case Side::kRight:
      return right.set(index);
    case Side::kDown:
      return down.set(index);
    case Side::kLeft:
      return right.set(index - 1);
  }
}

unsigned Maze::degree(size_t index) const {
  unsigned ways = 0;
  for (const Side side : kAllSides) ways += is_open(index, side) ? 1 : 0;
  return ways;
}

uint64_t Maze::floor_squares() const {
  if (floor.empty()) return uint64_t{width()} * height();
  uint64_t squares = 0;
  for (const uint64_t word : floor.words()) squares += static_cast<uint64_t>(std::popcount(word));
  return squares;
}

void Maze::join_floors() {
  for (uint32_t y = 0; y < height(); ++y) {
    const std::span<const uint64_t> here = floor.row(y);
    for (size_t word = 0; word < here.size(); ++word) {
      const uint64_t carried = word + 1 < here.size() ? here[word + 1] << 63U : 0;
      right.row(y)[word] = here[word] & (here[word] >> 1U | carried);
      down.row(y)[word] = y + 1 < height() ? here[word] & floor.row(y + 1)[word] : 0;
    }
  }
}

}  // namespace triton::maze
