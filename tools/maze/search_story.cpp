#include "tools/maze/search_story.hpp"

#include <algorithm>

namespace triton::maze {

Story tell(const Maze& maze, Square start, Square finish, Method method) {
  Story story;
  story.solution = solve(maze, start, finish, method, [&story](size_t index, Look look) {
    story.events.push_back({static_cast<uint32_t>(index), look});
  });
  return story;
}

Marks::Marks(const Maze& maze)
    : maze_(maze), marks_(maze.right.stride() * maze.height(), Mark::kNone), walked_(maze) {
  walked_.right = BitPlane(maze.width(), maze.height());
  walked_.down = walked_.right;
}

void Marks::set(size_t index, Mark mark, const std::function<void(size_t index)>& changed) {
  if (marks_[index] == mark) return;
  marks_[index] = mark;
  changed(index);
}

bool Marks::is_on_path(size_t index) const { return walked_.degree(index) > 0; }

void Marks::apply(const Story::Event& event, const std::function<void(size_t index)>& changed) {
  const size_t here = event.index;
  if (event.look != Look::kWalked) {
    return set(here, event.look == Look::kSeen ? Mark::kSeen : Mark::kFilled, changed);
  }
  const size_t before = walker_;
  walker_ = here;
  if (before != ~size_t{0}) {
    const bool across = std::max(before, here) - std::min(before, here) == 1;
    (across ? walked_.right : walked_.down).flip(std::min(before, here));
    set(before, is_on_path(before) ? Mark::kPath : Mark::kSeen, changed);
  }
  set(here, Mark::kPath, changed);
}

void Marks::show_path(const Path& path, const std::function<void(size_t index)>& changed) {
  walked_.right = path.right;
  walked_.down = path.down;
  for (uint32_t y = 0; y < maze_.height(); ++y) {
    for (uint32_t x = 0; x < maze_.width(); ++x) {
      const size_t index = maze_.index({x, y});
      if (is_on_path(index)) {
        set(index, Mark::kPath, changed);
      } else if (marks_[index] == Mark::kPath) {
        set(index, Mark::kSeen, changed);
      }
    }
  }
}

}  // namespace triton::maze
