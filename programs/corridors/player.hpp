// The player in a maze of corridors: where it stands and how far a letter takes it.
#pragma once

#include <functional>

#include "programs/corridors/maze.hpp"
#include "programs/corridors/options.hpp"

namespace triton::programs::corridors {

class Player {
 public:
  enum class Move : uint8_t { kStoppedByAWall, kMoved, kAtTheMiddle };
  /// Told of every tile that the player goes on to.
  using Watch = std::function<void(Square from, Square to)>;

  /// Starts in the farthest tile. `maze` must outlive the player.
  Player(const Maze& maze, Stride stride) : maze_(maze), stride_(stride), tile_(maze.farthest()) {}

  /// One tile that way; with kToAFork on round every bend, until there is a choice, no way on, or
  /// the middle.
  Move go(Side way, const Watch& watch);

  [[nodiscard]] Square tile() const { return tile_; }
  /// Tiles gone.
  [[nodiscard]] int moves() const { return moves_; }

 private:
  const Maze& maze_;
  Stride stride_;
  Square tile_;
  int moves_ = 0;
};

}  // namespace triton::programs::corridors
