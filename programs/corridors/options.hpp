// What the program asks before it digs.
#pragma once

#include "programs/console.hpp"
#include "programs/corridors/maze.hpp"

namespace triton::programs::corridors {

/// How far one letter takes the player.
enum class Stride : uint8_t { kOneTile = 1, kToAFork = 2 };

inline constexpr int kRarestTurn = 99;

struct Options {
  int tile_size = 0;    ///< 1..3
  int shape = 0;        ///< 1..kShapes
  int one_turn_in = 0;  ///< 1..kRarestTurn
  int stride = 0;       ///< 1..2

  [[nodiscard]] Maze::Plan plan() const {
    return {static_cast<Shape>(shape), field_of(tile_size), one_turn_in};
  }
};

/// Asks each question until the reply is in range.
[[nodiscard]] Options ask_options(Console& console);

}  // namespace triton::programs::corridors
