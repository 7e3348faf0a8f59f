#include "programs/eller/rows.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace triton::programs::eller {

RowMaker::RowMaker(int width, Chances chances, Random& random)
    : set_of_(static_cast<std::size_t>(width)), chances_(chances), random_(random) {
  std::iota(set_of_.begin(), set_of_.end(), 0);
}

bool RowMaker::alone(std::size_t cell) const {
  return std::ranges::count(set_of_, set_of_[cell]) == 1;
}

int RowMaker::unused_set() const {
  int set = 0;
  while (std::ranges::find(set_of_, set) != set_of_.end()) ++set;
  return set;
}

void RowMaker::join(std::size_t cell) {
  std::ranges::replace(set_of_, int(set_of_[cell + 1]), int(set_of_[cell]));
}

Row RowMaker::next_row() {
  Row row(set_of_.size());
  for (std::size_t cell = 0; cell < row.size(); ++cell) {
    const bool may_join = cell + 1 < row.size() && set_of_[cell] != set_of_[cell + 1];
    if (may_join && random_.next(10) <= chances_.joined_of_ten) {
      join(cell);
      row[cell].right_open = true;
    }
    row[cell].below_open = alone(cell) || random_.next(10) <= chances_.open_of_ten;
    if (!row[cell].below_open) set_of_[cell] = unused_set();
  }
  return row;
}

Row RowMaker::last_row() {
  Row row(set_of_.size());
  std::vector<std::size_t> walls(row.size() - 1);
  std::iota(walls.begin(), walls.end(), 0U);
  while (!walls.empty()) {
    const int choice = random_.next(static_cast<int>(walls.size())) - 1;
    const std::size_t cell = walls[static_cast<std::size_t>(choice)];
    walls[static_cast<std::size_t>(choice)] = walls.back();
    walls.pop_back();
    if (set_of_[cell] == set_of_[cell + 1]) continue;
    join(cell);
    row[cell].right_open = true;
  }
  return row;
}

}  // namespace triton::programs::eller
