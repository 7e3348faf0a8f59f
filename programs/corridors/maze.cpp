#include "programs/corridors/maze.hpp"

namespace triton::programs::corridors {

Maze::Maze(const Plan& plan, Random& random, const Watch& watch)
    : field_(plan.field), middle_(corridors::middle(plan.shape, plan.field)) {
  for (int y = 1; y <= plan.field.height; ++y) {
    for (int x = 1; x <= plan.field.width; ++x) {
      if (!inside(plan.shape, plan.field, {x, y})) field_.leave_out(field_.index({x, y}));
    }
  }
  const Dug dug = dig(field_, field_.index(middle_), plan.one_turn_in, random,
                      [&](const DigStep& step) { watch(*this, step); });
  farthest_ = field_.square(dug.farthest);
  farthest_distance_ = static_cast<int>(dug.steps);
}

std::optional<Side> Maze::way_to_middle(Square tile) const {
  if (!dug(tile) || tile == middle_) return std::nullopt;
  return opposite(field_.came_by(field_.index(tile)));
}

}  // namespace triton::programs::corridors
