// The keys of a person at one of the maze programs, made from a seed: settings at random, searches,
// walks that mostly go the right way, start and finish put elsewhere, and mistakes.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "programs/random.hpp"
#include "programs/search/field.hpp"
#include "programs/search/game.hpp"

namespace triton::programs::search {

struct DugMaze {
  std::unique_ptr<const Field> field;
  Square start;
  Square finish;
};

template <class Maze>
[[nodiscard]] DugMaze dug_maze(std::unique_ptr<const Maze> maze) {
  const Square start = maze->start();
  const Square finish = maze->finish();
  return {std::move(maze), start, finish};
}

/// What the program does after the questions. `chances` is empty for the usual ones.
using Dig = std::function<DugMaze(Size size, const std::vector<int>& chances, Random& random)>;

struct Program {
  Sizes sizes;
  std::size_t chances = 0;  ///< how many the program asks for
  Dig dig;
};

/// About `moves` commands and all the other replies, Returns included.
[[nodiscard]] std::string stroll(const Program& program, uint16_t seed, int moves);

}  // namespace triton::programs::search
