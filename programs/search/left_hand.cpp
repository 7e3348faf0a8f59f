#include "programs/search/left_hand.hpp"

#include <algorithm>
#include <optional>

namespace triton::programs::search {

void Trail::clear() {
  std::ranges::fill(sides_, uint8_t{0});
  length_ = 0;
}

Square Trail::step(Square square, Side way) {
  const Square next = beyond(square, way);
  const bool walked_back = (sides(square) & bit_of(way)) != 0;
  toggle(square, way);
  toggle(next, opposite(way));
  length_ += walked_back ? -1 : 1;
  return next;
}

HandResult follow_left_hand(const Field& field, Square start, Square finish, Trail& trail,
                            const OnStep& on_step) {
  HandResult result;
  std::optional<Side> first_exit;
  Side facing = Side::kUp;
  Square square = start;
  while (square != finish) {
    facing = left_of(facing);
    while (!field.passage(square, facing)) facing = right_of(facing);
    if (square == start && facing == first_exit) return result;
    if (!first_exit) first_exit = facing;
    const Square next = trail.step(square, facing);
    on_step(square, facing);
    square = next;
    ++result.steps;
  }
  result.there = true;
  return result;
}

}  // namespace triton::programs::search
