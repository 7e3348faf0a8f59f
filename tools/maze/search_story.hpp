// A search as it runs: what each square looks like after each step.
//
// Squares that a search has seen are marked; those that dead-end filling has filled, too. The left
// hand draws its path, and takes it back by exclusive or where it comes back out of a dead end.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "tools/maze/solvers.hpp"

namespace triton::maze {

enum class Mark : uint8_t { kNone, kSeen, kPath, kFilled };

struct Story {
  struct Event {
    uint32_t index = 0;
    Look look = Look::kSeen;
  };
  std::vector<Event> events;
  Solution solution;
};

/// Solves, and remembers how. 8 bytes an event.
[[nodiscard]] Story tell(const Maze& maze, Square start, Square finish, Method method);

/// The marks while a story is retold.
class Marks {
 public:
  explicit Marks(const Maze& maze);
  /// Calls `changed` with the index of every square whose mark is another afterwards.
  void apply(const Story::Event& event, const std::function<void(size_t index)>& changed);
  /// All squares on the path, whatever they were.
  void show_path(const Path& path, const std::function<void(size_t index)>& changed);
  [[nodiscard]] Mark at(size_t index) const { return marks_[index]; }

 private:
  void set(size_t index, Mark mark, const std::function<void(size_t index)>& changed);
  [[nodiscard]] bool is_on_path(size_t index) const;

  const Maze& maze_;
  std::vector<Mark> marks_;
  Maze walked_;  ///< the passages walked an odd number of times
  size_t walker_ = ~size_t{0};
};

}  // namespace triton::maze
