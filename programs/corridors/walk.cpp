// A person at the keyboard, made from a seed: knows the maze, and does not always do the sensible
// thing.
#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "programs/corridors/corridors.hpp"
#include "programs/corridors/maze.hpp"
#include "programs/corridors/options.hpp"
#include "programs/corridors/player.hpp"
#include "programs/random_replies.hpp"

namespace triton::programs::corridors {

namespace {

std::string_view letter_of(Side way) {
  constexpr std::array<std::string_view, 4> kNames{"U", "R", "D", "L"};
  return kNames[static_cast<std::size_t>(way)];
}

class Walker : private RandomReplies {
 public:
  Walker(uint16_t seed, int moves)
      : RandomReplies(seed, 11939), mazes_(seed), commands_left_(moves) {}

  std::string play() {
    Options options = choose_options();
    for (;;) {
      const Maze maze(options.plan(), mazes_, [](const Maze&, const DigStep&) {});
      const bool reached_the_end = wander(maze, static_cast<Stride>(options.stride));
      if (!reached_the_end) return keys();
      slip();
      if (commands_left_ <= 0) break;
      if (one_in(2)) {
        answer("YES");
      } else {
        reply("O");
        options = choose_options();
      }
    }
    reply("N");
    return keys();
  }

 private:
  /// Now and then a reply that is not taken, or an unknown letter.
  void slip() {
    if (!one_in(14)) return;
    constexpr std::array<std::string_view, 8> kSlips{"",  "?", "40000", "\b\b",
                                                     "X", "7", "2 3",   "U."};
    reply(kSlips[static_cast<std::size_t>(next(8) - 1)]);
  }

  /// A number in range; now and then others first.
  int number(int largest) {
    if (one_in(10)) reply("0");
    if (one_in(10)) reply(std::to_string(largest + 1));
    if (one_in(10)) reply("Y");
    if (one_in(20)) reply("-1");
    const int chosen = next(largest);
    reply(std::to_string(chosen));
    return chosen;
  }

  Options choose_options() {
    Options options;
    options.tile_size = number(kLargestTileSize);
    options.shape = number(kShapes);
    if (one_in(6)) {
      // The program keeps the tile size in the variable T.
      answer("TILE");
      options.one_turn_in = options.tile_size;
    } else {
      options.one_turn_in = number(one_in(2) ? 4 : kRarestTurn);
    }
    options.stride = number(2);
    return options;
  }

  void command(std::string_view text) {
    --commands_left_;
    answer(text);
  }

  Side any_way() { return kAllSides[static_cast<std::size_t>(next(4) - 1)]; }

  Side way_from(const Maze& maze, Square tile) {
    if (one_in(6)) return any_way();
    if (!determined_ && !one_in(3)) {
      std::vector<Side> open;
      std::ranges::copy_if(kAllSides, std::back_inserter(open),
                           [&](Side way) { return maze.open(tile, way); });
      return open[static_cast<std::size_t>(next(static_cast<int>(open.size())) - 1)];
    }
    return *maze.way_to_middle(tile);
  }

  /// True when the middle was reached or the player gave up, false when the keys just stop.
  bool wander(const Maze& maze, Stride stride) {
    determined_ = !one_in(3);
    Player player(maze, stride);
    while (commands_left_ > 0) {
      slip();
      if (one_in(25)) {
        command("HINT");
        continue;
      }
      if (one_in(100)) {
        command("Q");
        return true;
      }
      const Side way = way_from(maze, player.tile());
      command(letter_of(way));
      if (player.go(way, [](Square, Square) {}) == Player::Move::kAtTheMiddle) return true;
    }
    if (one_in(2)) return false;
    reply("Q");
    return true;
  }

  Random mazes_;
  int commands_left_;
  bool determined_ = true;
};

}  // namespace

std::string walk(uint16_t seed, int moves) { return Walker(seed, moves).play(); }

}  // namespace triton::programs::corridors
