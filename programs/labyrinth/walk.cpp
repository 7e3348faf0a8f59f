// A person at the keyboard, made from a seed: knows the labyrinth, and does not always do the
// sensible thing.
#include <algorithm>
#include <deque>
#include <map>
#include <string_view>
#include <utility>

#include "programs/labyrinth/labyrinth.hpp"
#include "programs/labyrinth/maze.hpp"
#include "programs/labyrinth/sizes.hpp"
#include "programs/random_replies.hpp"

namespace triton::programs::labyrinth {

namespace {

/// For every cell the way to face to come to the exit.
class Guide {
 public:
  explicit Guide(const Maze& maze) {
    std::deque<Square> reached{maze.exit()};
    facing_[key(maze.exit())] = Side::kUp;
    while (!reached.empty()) {
      const Square cell = reached.front();
      reached.pop_front();
      for (const Side way : kAllSides) {
        const Square next = beyond(cell, way);
        if (!maze.inside(next) || maze.walls(cell, way).ahead()) continue;
        const Side back = opposite(way);
        if (facing_.try_emplace(key(next), back).second) reached.push_back(next);
      }
    }
  }
  /// Also from in front of the entrance: straight in.
  [[nodiscard]] Side from(Square cell) const {
    const auto found = facing_.find(key(cell));
    return found == facing_.end() ? Side::kUp : found->second;
  }

 private:
  static std::pair<int, int> key(Square cell) { return {cell.x, cell.y}; }
  std::map<std::pair<int, int>, Side> facing_;
};

class Walker : private RandomReplies {
 public:
  Walker(uint16_t seed, int moves)
      : RandomReplies(seed, 25173), labyrinths_(seed), commands_left_(moves) {}

  std::string play() {
    for (;;) {
      const Maze maze = begin();
      const bool reached_the_end = wander(maze);
      if (!reached_the_end) return keys();
      slip(true);
      const bool again = commands_left_ > 0;
      reply(again ? "Y" : "N");
      if (!again) return keys();
    }
  }

 private:
  /// Now and then a reply that is not taken; unknown letters only where they do nothing.
  void slip(bool with_unknown_letters) {
    if (!one_in(14)) return;
    switch (next(with_unknown_letters ? 6 : 4)) {
      case 1:
        reply("");
        break;
      case 2:
        reply("?");
        break;
      case 3:
        reply("40000");
        break;
      case 4:
        type(std::string(3, '\b'));
        reply("");
        reply("");
        break;
      case 5:
        reply("X");
        break;
      default:
        reply("7");
        break;
    }
  }

  Maze begin() {
    slip(true);
    const int choice = next(10);
    Size size = kSmall;
    if (choice == 10) {
      size = kLarge;
      reply("L");
    } else if (choice > 7) {
      size = kMedium;
      answer("MEDIUM");
    } else {
      reply("S");
    }
    Maze maze(size, labyrinths_, [](const DigStep&) {});
    slip(true);
    if (one_in(5)) {
      reply("Y");
      leave_map();
    } else {
      reply("N");
    }
    return maze;
  }

  void leave_map() {
    slip(false);
    reply(one_in(2) ? "X" : "F");
  }

  void turn(bool left) { command(left ? "L" : one_in(8) ? "RIGHT" : "R"); }

  void command(std::string_view text) {
    --commands_left_;
    answer(text);
  }

  /// True when the labyrinth was left or given up, false when the keys just stop.
  bool wander(const Maze& maze) {
    const Guide guide(maze);
    const bool determined = !one_in(3);
    Square cell = beyond(maze.entrance(), Side::kDown);
    Side facing = Side::kUp;
    while (commands_left_ > 0) {
      slip(true);
      if (one_in(12)) {
        command("P");
        continue;
      }
      if (one_in(30)) {
        command("M");
        leave_map();
        continue;
      }
      if (one_in(150)) {
        command("Q");
        return true;
      }
      const bool outside = !maze.inside(cell);
      const bool way_ahead = outside ? facing == Side::kUp : !maze.walls(cell, facing).ahead();
      const bool sensible = determined && !one_in(8);
      const Side goal = guide.from(cell);
      const bool forward = sensible ? facing == goal : way_ahead ? !one_in(3) : one_in(6);
      if (!forward) {
        const bool left = sensible ? goal != right_of(facing) : one_in(2);
        facing = left ? left_of(facing) : right_of(facing);
        turn(left);
        continue;
      }
      command("F");
      if (!way_ahead) continue;
      cell = beyond(cell, facing);
      if (cell.y == 0) return true;
    }
    if (one_in(2)) return false;
    reply("Q");
    return true;
  }

  Random labyrinths_;
  int commands_left_;
};

}  // namespace

std::string walk(uint16_t seed, int moves) { return Walker(seed, moves).play(); }

}  // namespace triton::programs::labyrinth
