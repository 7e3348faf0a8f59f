#include "programs/labyrinth/maze.hpp"

#include <span>

namespace triton::programs::labyrinth {

namespace {

constexpr unsigned kTopOpen = 1;
constexpr unsigned kRightOpen = 2;

/// The three ways that are left to somebody who came in facing `facing`.
std::array<Facing, 3> ways_on(Facing facing) {
  return {turned_left(facing), facing, turned_right(facing)};
}

}  // namespace

Facing turned_left(Facing facing) {
  return static_cast<Facing>((static_cast<unsigned>(facing) + 3) % 4);
}

Facing turned_right(Facing facing) {
  return static_cast<Facing>((static_cast<unsigned>(facing) + 1) % 4);
}

Cell beyond(Cell cell, Facing facing) {
  switch (facing) {
    case Facing::kUp:
      return {cell.x, cell.y - 1};
    case Facing::kRight:
      return {cell.x + 1, cell.y};
    case Facing::kDown:
      return {cell.x, cell.y + 1};
    case Facing::kLeft:
      break;
  }
  return {cell.x - 1, cell.y};
}

Maze::Maze(Size size, Random& random, const std::function<void(const DigStep&)>& watch)
    : size_(size),
      topology_(std::size_t(size.width + 1) * std::size_t(size.height + 2)),
      allocated_(topology_.size()) {
  const std::size_t cells = std::size_t(size.width) * std::size_t(size.height);

  Cell here{random.next(size.width), size.height};
  Facing facing = Facing::kUp;
  entrance_ = here;
  open(here, Facing::kDown);
  allocate(here);
  watch({here, facing});

  std::size_t branch_from = 0;
  bool on_a_route = true;
  while (order_.size() < cells) {
    const std::array<Facing, 3> three = ways_on(facing);
    const std::span<const Facing> look =
        on_a_route ? std::span<const Facing>(three) : std::span<const Facing>(kFacings);
    std::vector<Facing> choices;
    for (const Facing way : look) {
      if (is_free(beyond(here, way))) choices.push_back(way);
    }
    if (!choices.empty()) {
      facing = choices[static_cast<std::size_t>(random.next(static_cast<int>(choices.size())) - 1)];
      open(here, facing);
      here = beyond(here, facing);
      allocate(here);
      watch({here, facing});
      on_a_route = true;
      continue;
    }
    // A dead end: on from the oldest cell that has room beside it. A cell that has none will never
    // have any again, so the search goes on where it stopped.
    if (!on_a_route) ++branch_from;
    on_a_route = false;
    here = order_[branch_from];
  }

  exit_ = {random.next(size.width), 1};
  open(exit_, Facing::kUp);
}

bool Maze::inside(Cell cell) const {
  return cell.x >= 1 && cell.x <= size_.width && cell.y >= 1 && cell.y <= size_.height;
}

std::size_t Maze::index(Cell cell) const {
  const int place = cell.y * (size_.width + 1) + cell.x;
  return static_cast<std::size_t>(place);
}

bool Maze::is_free(Cell cell) const { return inside(cell) && !allocated_[index(cell)]; }

void Maze::allocate(Cell cell) {
  allocated_[index(cell)] = true;
  order_.push_back(cell);
}

void Maze::open(Cell cell, Facing facing) {
  const auto add = [this](Cell owner, unsigned opening) {
    topology_[index(owner)] = static_cast<uint8_t>(topology_[index(owner)] + opening);
  };
  switch (facing) {
    case Facing::kUp:
      add(cell, kTopOpen);
      break;
    case Facing::kRight:
      add(cell, kRightOpen);
      break;
    case Facing::kDown:
      add(beyond(cell, Facing::kDown), kTopOpen);
      break;
    case Facing::kLeft:
      add(beyond(cell, Facing::kLeft), kRightOpen);
      break;
  }
}

unsigned Maze::topology(Cell cell) const { return topology_.at(index(cell)); }

Walls Maze::walls(Cell cell) const {
  const auto top_wall = [this](Cell of) { return (topology(of) & kTopOpen) == 0; };
  const auto right_wall = [this](Cell of) { return (topology(of) & kRightOpen) == 0; };
  return Walls((right_wall(beyond(cell, Facing::kLeft)) ? 1U : 0U) | (top_wall(cell) ? 2U : 0U) |
               (right_wall(cell) ? 4U : 0U) | (top_wall(beyond(cell, Facing::kDown)) ? 8U : 0U));
}

Walls Maze::walls(Cell cell, Facing facing) const {
  Walls walls = this->walls(cell);
  for (Facing turned = Facing::kUp; turned != facing; turned = turned_right(turned)) {
    walls = walls.turned_right();
  }
  return walls;
}

}  // namespace triton::programs::labyrinth
