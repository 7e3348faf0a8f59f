// Ways from start to finish through a maze.
//
// breadth_first   one step at a time on all ways at once, with a queue and a graph that points
//                 back; the way is a shortest one. Works in every maze.
// left_hand       keeps the left hand on the wall, first facing up. A passage is marked by
//                 exclusive or each time it is walked, so dead ends erase themselves. Gives up when
//                 it is about to leave the start as it first did: finds the finish always in a maze
//                 without circles, not always in others.
// dead_ends       fills every dead end that is neither start nor finish until none is left, then
//                 goes breadth first through what remains. In a perfect maze that is the solution.
//
// Memory          beside the maze, in bits a square: breadth_first 5 and a queue as long as the
//                 front (4 bytes each), left_hand 2, dead_ends 8 and that queue. With the maze's
//                 own 2, a maze of 32,768 x 32,768 is solved in less than 2 GiB.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "tools/maze/maze.hpp"
#include "tools/maze/rows.hpp"

namespace triton::maze {

enum class Method : uint8_t { kBreadthFirst, kLeftHand, kDeadEnds };
[[nodiscard]] std::string_view name_of(Method method);

struct Solution {
  bool found = false;
  uint64_t steps = 0;      ///< passages on the way that is marked
  uint64_t looked_at = 0;  ///< squares searched, squares filled, or steps walked
  Path path;
};

/// What a search does, one call each, in the order in which it happens.
enum class Look : uint8_t { kSeen, kWalked, kFilled };
using Watch = std::function<void(size_t index, Look look)>;

/// Throws InputError when start or finish is outside the maze or no floor. `watch` may be empty.
[[nodiscard]] Solution solve(const Maze& maze, Square start, Square finish, Method method,
                             const Watch& watch = {});

/// Breadth-first from one square through all that it reaches.
struct Reach {
  uint64_t squares = 0;   ///< reached, the start included
  uint64_t distance = 0;  ///< of the farthest
  Square farthest;        ///< the last one reached
};
[[nodiscard]] Reach reach_from(const Maze& maze, Square start);

}  // namespace triton::maze
