// The keys of a person at one of the maze programs, made from a seed: settings at random, searches,
// walks that mostly go the right way, start and finish put elsewhere, and mistakes.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "programs/random.hpp"
#include "programs/search/game.hpp"
#include "programs/search/tunnel.hpp"

namespace triton::programs::search {

/// What the program does after the questions. `chances` is empty for the usual ones.
using Dig = std::function<Tunnel(Field& field, const std::vector<int>& chances, Random& random)>;

struct Program {
  Sizes sizes;
  std::size_t chances = 0;  ///< how many the program asks for
  Dig dig;
};

/// About `moves` commands and all the other replies, Returns included.
[[nodiscard]] std::string stroll(const Program& program, uint16_t seed, int moves);

}  // namespace triton::programs::search
