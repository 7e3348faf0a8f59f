#include "programs/corridors/maze.hpp"

#include <cstddef>

namespace triton::programs::corridors {

Tile beyond(Tile tile, Way way) {
  switch (way) {
    case Way::kUp:
      return {tile.x, tile.y - 1};
    case Way::kRight:
      return {tile.x + 1, tile.y};
    case Way::kDown:
      return {tile.x, tile.y + 1};
    case Way::kLeft:
      break;
  }
  return {tile.x - 1, tile.y};
}

Maze::Maze(const Plan& plan, Random& random, const Watch& watch)
    : plan_(plan),
      squares_(static_cast<std::size_t>(plan.field.width) *
               static_cast<std::size_t>(plan.field.height)),
      middle_(corridors::middle(plan.shape, plan.field)),
      farthest_(middle_) {
  for (int y = 1; y <= plan.field.height; ++y) {
    for (int x = 1; x <= plan.field.width; ++x) {
      if (inside(plan.shape, plan.field, {x, y})) ++rock_left_;
    }
  }
  at(middle_).dug = true;
  --rock_left_;
  const Way facing = kWays[static_cast<std::size_t>(random.next(4) - 1)];
  watch(*this, {DigStep::Kind::kStart, middle_, middle_, facing});
  dig_on_from(middle_, facing, 0, {random, watch});
}

void Maze::dig_on_from(Tile tile, Way facing, int distance, const Digger& digger) {
  for (int quarters = 0; quarters < 4 && rock_left_ > 0; ++quarters) {
    const Way way = turned(facing, quarters);
    const Tile next = beyond(tile, way);
    if (!inside(plan_.shape, plan_.field, next) || at(next).dug) continue;
    enter(tile, next, way);
    digger.watch(*this, {DigStep::Kind::kForward, tile, next, way});
    if (distance + 1 > farthest_distance_) {
      farthest_distance_ = distance + 1;
      farthest_ = next;
    }
    if (rock_left_ == 0) return;
    const bool turns = digger.random.next(plan_.one_turn_in) == 1;
    // 1 is left, 2 straight on, 3 right.
    const Way on = turns ? turned(way, digger.random.next(3) + 2) : way;
    dig_on_from(next, on, distance + 1, digger);
    if (rock_left_ > 0) digger.watch(*this, {DigStep::Kind::kBack, next, tile, way});
  }
}

void Maze::enter(Tile from, Tile tile, Way way) {
  Square& square = at(tile);
  square.dug = true;
  square.way_back = opposite(way);
  --rock_left_;
  switch (way) {
    case Way::kUp:
      at(from).top_open = true;
      break;
    case Way::kRight:
      at(from).right_open = true;
      break;
    case Way::kDown:
      square.top_open = true;
      break;
    case Way::kLeft:
      square.right_open = true;
      break;
  }
}

const Maze::Square* Maze::find(Tile tile) const {
  if (!inside(plan_.shape, plan_.field, tile)) return nullptr;
  const int place = (tile.y - 1) * plan_.field.width + tile.x - 1;
  return &squares_[static_cast<std::size_t>(place)];
}

Maze::Square& Maze::at(Tile tile) {
  const int place = (tile.y - 1) * plan_.field.width + tile.x - 1;
  return squares_.at(static_cast<std::size_t>(place));
}

bool Maze::dug(Tile tile) const {
  const Square* square = find(tile);
  return square != nullptr && square->dug;
}

bool Maze::open(Tile tile, Way way) const {
  const bool from_here = way == Way::kUp || way == Way::kRight;
  const Square* owner = find(from_here ? tile : beyond(tile, way));
  if (owner == nullptr) return false;
  return way == Way::kUp || way == Way::kDown ? owner->top_open : owner->right_open;
}

std::optional<Way> Maze::way_to_middle(Tile tile) const {
  const Square* square = find(tile);
  return square == nullptr ? std::nullopt : square->way_back;
}

}  // namespace triton::programs::corridors
