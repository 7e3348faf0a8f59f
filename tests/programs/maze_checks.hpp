// What the tests of blockmaze and wallmaze ask of a maze and of a search, found out in other ways
// than the programs do.
#pragma once

#include <numeric>
#include <optional>
#include <vector>

#include "programs/field.hpp"
#include "programs/random.hpp"
#include "programs/search/tunnel.hpp"

namespace triton::programs::search {

/// A field that has been dug, and the first and the last square of the tunnel.
struct Dug : Field {
  using Field::Field;
  void dug_by(const Tunnel& tunnel) {
    start = square(tunnel.first());
    finish = square(tunnel.last());
  }
  Square start;
  Square finish;
};

inline std::vector<Square> squares_of(Size size) {
  std::vector<Square> squares;
  for (int y = 1; y <= size.height; ++y) {
    for (int x = 1; x <= size.width; ++x) squares.push_back({x, y});
  }
  return squares;
}

inline std::vector<Square> floor_of(const Field& field) {
  std::vector<Square> floor;
  for (const Square square : squares_of(field.size())) {
    if (!field.rock(square)) floor.push_back(square);
  }
  return floor;
}

/// Disjoint sets of 0..n-1.
class Sets {
 public:
  explicit Sets(std::size_t n) : parent_(n) { std::iota(parent_.begin(), parent_.end(), 0U); }
  std::size_t of(std::size_t i) {
    while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
    return i;
  }
  /// False: they were together already.
  bool join(std::size_t a, std::size_t b) {
    a = of(a);
    b = of(b);
    parent_[a] = b;
    return a != b;
  }

 private:
  std::vector<std::size_t> parent_;
};

struct Shape {
  int floor = 0;     ///< squares that are not rock
  int pieces = 0;    ///< into which these fall
  int circuits = 0;  ///< passages that could be closed without another piece
};

inline Shape shape_of(const Field& field) {
  Shape shape;
  Sets sets(field.end());
  for (const Square square : floor_of(field)) {
    ++shape.floor;
    ++shape.pieces;
    for (const Side way : {Side::kRight, Side::kDown}) {
      if (!field.passage(square, way)) continue;
      if (!sets.join(field.index(square), field.index(beyond(square, way)))) ++shape.circuits;
    }
  }
  std::vector<bool> counted(field.end());
  shape.pieces = 0;
  for (const Square square : floor_of(field)) {
    const std::size_t set = sets.of(field.index(square));
    if (!counted[set]) ++shape.pieces;
    counted[set] = true;
  }
  return shape;
}

/// Steps from `start` to every square, by index; without a value: no way. By relaxing all passages
/// until nothing changes.
inline std::vector<std::optional<int>> distances(const Field& field, Square start) {
  std::vector<std::optional<int>> steps(field.end());
  steps[field.index(start)] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (const Square square : squares_of(field.size())) {
      const std::optional<int> here = steps[field.index(square)];
      if (!here) continue;
      for (const Side way : kAllSides) {
        if (!field.passage(square, way)) continue;
        std::optional<int>& there = steps[field.index(beyond(square, way))];
        if (there && *there <= *here + 1) continue;
        there = *here + 1;
        changed = true;
      }
    }
  }
  return steps;
}

/// Walls as things: which posts (corners of squares) hang together by walls.
class WallPieces {
 public:
  explicit WallPieces(const Field& field)
      : width_(field.size().width),
        sets_(static_cast<std::size_t>((width_ + 1) * (field.size().height + 1))) {
    for (const Square s : squares_of(field.size())) {
      if (!field.passage(s, Side::kUp)) sets_.join(post(s.x - 1, s.y - 1), post(s.x, s.y - 1));
      if (!field.passage(s, Side::kDown)) sets_.join(post(s.x - 1, s.y), post(s.x, s.y));
      if (!field.passage(s, Side::kLeft)) sets_.join(post(s.x - 1, s.y - 1), post(s.x - 1, s.y));
      if (!field.passage(s, Side::kRight)) sets_.join(post(s.x, s.y - 1), post(s.x, s.y));
    }
  }

  /// The piece that the left hand touches while one leaves `square` by the side `exit`.
  std::size_t at_left_hand(Square square, Side exit) {
    switch (exit) {
      case Side::kUp:
        return sets_.of(post(square.x - 1, square.y - 1));
      case Side::kRight:
        return sets_.of(post(square.x, square.y - 1));
      case Side::kDown:
        return sets_.of(post(square.x, square.y));
      case Side::kLeft:
        break;
    }
    return sets_.of(post(square.x - 1, square.y));
  }
  bool touches(Square square, std::size_t piece) {
    for (const Side way : kAllSides) {
      if (at_left_hand(square, way) == piece) return true;
    }
    return false;
  }

 private:
  [[nodiscard]] std::size_t post(int x, int y) const {
    return static_cast<std::size_t>(y * (width_ + 1) + x);
  }

  int width_;
  Sets sets_;
};

}  // namespace triton::programs::search
