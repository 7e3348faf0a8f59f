// Eller's rows as the Triton's program makes them, throw for throw.
#include <numeric>
#include <utility>
#include <vector>

#include "programs/random.hpp"
#include "tools/maze/dice.hpp"
#include "tools/maze/generators.hpp"

namespace triton::maze {

namespace {

/// Sets as rings through their squares in order, as in eller.hpp.
class Rings {
 public:
  explicit Rings(uint32_t width) : next_(width), previous_(width) {
    std::iota(next_.begin(), next_.end(), 0U);
    previous_ = next_;
  }
  [[nodiscard]] bool is_alone(uint32_t x) const { return next_[x] == x; }
  [[nodiscard]] bool are_joined(uint32_t x, uint32_t right) const { return next_[x] == right; }
  void join(uint32_t x, uint32_t right) {
    link(previous_[right], next_[x]);
    link(x, right);
  }
  void leave(uint32_t x) {
    link(previous_[x], next_[x]);
    link(x, x);
  }

 private:
  void link(uint32_t one, uint32_t other) {
    next_[one] = other;
    previous_[other] = one;
  }
  std::vector<uint32_t> next_;
  std::vector<uint32_t> previous_;
};

class RowDigger {
 public:
  RowDigger(Maze& maze, EllerTenths settings, MachineDice dice)
      : maze_(maze), settings_(settings), dice_(dice), rings_(maze.width()) {}

  void dig_row(uint32_t y) {
    for (uint32_t x = 0; x < maze_.width(); ++x) {
      const size_t here = maze_.index({x, y});
      if (x + 1 < maze_.width() && !rings_.are_joined(x, x + 1) && happens(settings_.join)) {
        join(x, y);
      }
      if (rings_.is_alone(x) || happens(settings_.down)) {
        maze_.open(here, Side::kDown);
      } else {
        rings_.leave(x);
      }
    }
  }

  void dig_last_row(uint32_t y) {
    std::vector<uint32_t> walls(maze_.width() - 1);
    std::iota(walls.begin(), walls.end(), 0U);
    while (!walls.empty()) {
      uint32_t& chosen = walls[dice_.next(static_cast<uint32_t>(walls.size())) - 1];
      const uint32_t x = std::exchange(chosen, walls.back());
      walls.pop_back();
      if (!rings_.are_joined(x, x + 1)) join(x, y);
    }
  }

 private:
  bool happens(uint32_t tenths) { return dice_.next(10) <= tenths; }

  void join(uint32_t x, uint32_t y) {
    rings_.join(x, x + 1);
    maze_.open(maze_.index({x, y}), Side::kRight);
  }

  Maze& maze_;
  EllerTenths settings_;
  MachineDice dice_;
  Rings rings_;
};

}  // namespace

Maze generate_machine_eller(uint32_t width, uint32_t height, EllerTenths settings, uint64_t seed) {
  Description description = describe({width, height, BitPlane()}, Generator::kEller, seed);
  description.start = Square{0, 0};
  description.finish = Square{width - 1, height - 1};
  Maze maze(description);
  RowDigger digger(maze, settings, MachineDice(machine_seed(seed)));
  for (uint32_t y = 0; y + 1 < height; ++y) digger.dig_row(y);
  digger.dig_last_row(height - 1);
  return maze;
}

}  // namespace triton::maze
