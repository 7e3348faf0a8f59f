#include "programs/eller/rows.hpp"

#include <numeric>
#include <utility>

namespace triton::programs::eller {

RowMaker::RowMaker(int width, Chances chances, Random& random)
    : next_(static_cast<std::size_t>(width)), chances_(chances), random_(random) {
  std::iota(next_.begin(), next_.end(), 0U);
  previous_ = next_;
}

void RowMaker::link(std::size_t one, std::size_t other) {
  next_[one] = other;
  previous_[other] = one;
}

void RowMaker::join(std::size_t cell) {
  link(previous_[cell + 1], next_[cell]);
  link(cell, cell + 1);
}

void RowMaker::leave(std::size_t cell) {
  link(previous_[cell], next_[cell]);
  link(cell, cell);
}

Row RowMaker::next_row() {
  Row row(next_.size());
  for (std::size_t cell = 0; cell < row.size(); ++cell) {
    const bool may_join = cell + 1 < row.size() && !are_joined(cell);
    if (may_join && random_.next(10) <= chances_.joined_of_ten) {
      join(cell);
      row[cell].right_open = true;
    }
    const bool alone = next_[cell] == cell;
    row[cell].below_open = alone || random_.next(10) <= chances_.open_of_ten;
    if (!row[cell].below_open) leave(cell);
  }
  return row;
}

Row RowMaker::last_row() {
  Row row(next_.size());
  std::vector<std::size_t> walls(row.size() - 1);
  std::iota(walls.begin(), walls.end(), 0U);
  while (!walls.empty()) {
    std::size_t& chosen =
        walls[static_cast<std::size_t>(random_.next(static_cast<int>(walls.size())) - 1)];
    const std::size_t cell = std::exchange(chosen, walls.back());
    walls.pop_back();
    if (are_joined(cell)) continue;
    join(cell);
    row[cell].right_open = true;
  }
  return row;
}

}  // namespace triton::programs::eller
