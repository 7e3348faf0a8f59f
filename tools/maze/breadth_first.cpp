#include "tools/maze/breadth_first.hpp"

namespace triton::maze {

BreadthFirst::BreadthFirst(const Maze& maze, const Watch& watch)
    : maze_(maze),
      watch_(watch),
      seen_(maze.width(), maze.height()),
      back_low_(maze.width(), maze.height()),
      back_high_(maze.width(), maze.height()) {}

void BreadthFirst::see(size_t index, Side back) {
  seen_.set(index);
  if ((static_cast<unsigned>(back) & 1U) != 0) back_low_.set(index);
  if ((static_cast<unsigned>(back) & 2U) != 0) back_high_.set(index);
  queue_.push_back(static_cast<uint32_t>(index));
  if (watch_) watch_(index, Look::kSeen);
}

Reach BreadthFirst::run(size_t start, const size_t* finish) {
  start_ = start;
  see(start, Side::kUp);
  Reach reach{1, 0, maze_.square(start)};
  size_t last = start;
  while (!queue_.empty()) {
    // All squares at one distance, while those at the next gather behind them.
    for (size_t left = queue_.size(); left > 0; --left) {
      const size_t here = queue_.front();
      queue_.pop_front();
      for (const Side side : kAllSides) {
        if (!maze_.is_open(here, side)) continue;
        const size_t next = maze_.step(here, side);
        if (seen_.at(next)) continue;
        see(next, opposite(side));
        last = next;
        ++reach.squares;
        if (finish != nullptr && next == *finish) return reach;
      }
    }
    if (!queue_.empty()) ++reach.distance;
  }
  reach.farthest = maze_.square(last);
  return reach;
}

uint64_t BreadthFirst::trace(size_t finish, Path& path) const {
  uint64_t steps = 0;
  for (size_t here = finish; here != start_; ++steps) {
    const Side back =
        static_cast<Side>((back_low_.at(here) ? 1U : 0U) | (back_high_.at(here) ? 2U : 0U));
    const size_t next = maze_.step(here, back);
    const bool across = back == Side::kRight || back == Side::kLeft;
    (across ? path.right : path.down).set(here < next ? here : next);
    here = next;
  }
  return steps;
}

}  // namespace triton::maze
