#include "tools/maze/edges.hpp"

#include <algorithm>

namespace triton::maze {

namespace {

bool has_bit(std::span<const uint64_t> words, size_t index) {
  return !words.empty() && bit_of(words, index);
}

}  // namespace

void Edges::begin(const Description& description) {
  description_ = description;
  rows_ = 0;
  const size_t width = description.width;
  ground_.assign(width, Ground::kNothing);
  ground_above_.assign(width, Ground::kNothing);
  down_above_.assign(words_for(width), 0);
  path_down_above_.assign(words_for(width), 0);
  above_.assign(width, Edge::kNothing);
  across_.assign(width + 1, Edge::kNothing);
  before_.assign(width + 1, Edge::kNothing);
  squares_.assign(width, Fill::kNothing);
}

Edges::Ground Edges::ground(const Row& row, size_t x) const {
  if (row.floor.empty() || bit_of(row.floor, x)) return Ground::kFloor;
  return description_.nothing_outside ? Ground::kNothing : Ground::kRock;
}

Edge Edges::edge(Ground one, Ground other, bool open, bool path) {
  if (path) return Edge::kPath;
  if (open) return Edge::kOpen;
  if (one != other || one == Ground::kFloor) return Edge::kWall;
  return one == Ground::kRock ? Edge::kRock : Edge::kNothing;
}

void Edges::open_gate(const std::optional<Square>& square, const std::optional<Side>& gate) {
  if (!square || !gate) return;
  const bool below = *gate == Side::kDown;
  if (square->y + (below ? 1 : 0) != rows_) return;
  if (below || *gate == Side::kUp) {
    above_[square->x] = Edge::kOpen;
  } else {
    across_[square->x + (*gate == Side::kRight ? 1 : 0)] = Edge::kOpen;
  }
}

void Edges::row(const Row& row) {
  const size_t width = description_.width;
  before_.swap(across_);
  for (size_t x = 0; x < width; ++x) ground_[x] = ground(row, x);
  for (size_t x = 0; x < width; ++x) {
    above_[x] =
        edge(ground_above_[x], ground_[x], bit_of(down_above_, x), bit_of(path_down_above_, x));
  }
  across_[0] = edge(Ground::kNothing, ground_[0], false, false);
  across_[width] = edge(ground_[width - 1], Ground::kNothing, false, false);
  for (size_t x = 1; x < width; ++x) {
    across_[x] =
        edge(ground_[x - 1], ground_[x], bit_of(row.right, x - 1), has_bit(row.path_right, x - 1));
  }
  for (size_t x = 0; x < width; ++x) {
    const bool path = above_[x] == Edge::kPath || across_[x] == Edge::kPath ||
                      across_[x + 1] == Edge::kPath || has_bit(row.path_down, x);
    squares_[x] = path                           ? Fill::kPath
                  : ground_[x] == Ground::kFloor ? Fill::kFloor
                  : ground_[x] == Ground::kRock  ? Fill::kRock
                                                 : Fill::kNothing;
  }
  if (description_.finish && description_.finish->y == rows_) {
    squares_[description_.finish->x] = Fill::kFinish;
  }
  if (description_.start && description_.start->y == rows_) {
    squares_[description_.start->x] = Fill::kStart;
  }
  open_gate(description_.start, description_.start_gate);
  open_gate(description_.finish, description_.finish_gate);
  ground_above_.swap(ground_);
  std::copy(row.down.begin(), row.down.end(), down_above_.begin());
  std::fill(path_down_above_.begin(), path_down_above_.end(), 0);
  std::copy(row.path_down.begin(), row.path_down.end(), path_down_above_.begin());
  ++rows_;
}

void Edges::end() {
  before_.swap(across_);
  std::fill(across_.begin(), across_.end(), Edge::kNothing);
  for (size_t x = 0; x < description_.width; ++x) {
    above_[x] = edge(ground_above_[x], Ground::kNothing, false, false);
  }
  open_gate(description_.start, description_.start_gate);
  open_gate(description_.finish, description_.finish_gate);
}

}  // namespace triton::maze
