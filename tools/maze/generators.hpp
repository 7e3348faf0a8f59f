// The generators that hold the whole maze in memory. Each gives the same maze for the same settings
// and seed everywhere.
//
// labyrinth   a random route to its dead end, then on from the oldest square with room, until all
//             are used; entrance in the bottom row, exit in the top row, both at random (Computing
//             Today, January 1980). At the Triton's sizes 7 x 5, 11 x 7 and 15 x 10, and with a
//             seed of 1..65535, the labyrinth is the one that the Triton digs; else with better
//             dice.
// corridors   recursive backtracker from the centre: at each square one time in `turn_one_in` a
//             turn left, none or right, then the four ways clockwise, and back at a dead end.
//             Start: the square farthest from the centre; finish: the centre.
// wilson      loop-erased random walks: every spanning tree is equally likely (Wilson, 1996).
// kruskal     all passages in random order, each opened that joins two parts; at most 2^28 squares.
// hunt        a random walk to its dead end, then on from the first free square beside the maze.
// block       a tunnel of squares in rock, from a random square to any of four. Chance `straight`:
//             only the square ahead is looked at, and dug if it may be. Else one of those at the
//             left, ahead and at the right that may be; at a dead end back along the tunnel, any of
//             four. A square may not be dug by chance `ahead` if beyond it is floor, `beside` for
//             each side of it that is, and `diagonal` if floor would touch floor by a corner only;
//             once refused it stays rock. So ahead and beside of 100 make no circles.
// wall        a tunnel through squares that are all solid, with walls between. A square chosen is
//             found too hard by chance `hard` and stays rock; `straight` keeps on ahead where that
//             is a choice; at a dead end `loop` breaks a wall to a square already dug. So loop of 0
//             makes no circles.
//             Both: Holder and Bell, Java Game Programming for Dummies, chapter 7, as the Triton's
//             programs blockmaze and wallmaze have it.
//
// machine_dice  throws the Triton's RND instead, call for call as the program of that name does, so
//             that the same seed (1..65535) and size give the same maze as there.
//
// A mask, where there is one, says which squares the maze fills; it must hang together
// (check_mask), or InputError is thrown. Start and finish that the rule leaves open: first and last
// floor in reading order.
#pragma once

#include <cstdint>
#include <functional>

#include "programs/blockmaze/dig.hpp"
#include "programs/eller/rows.hpp"
#include "programs/wallmaze/dig.hpp"
#include "tools/maze/field.hpp"
#include "tools/maze/maze.hpp"
#include "tools/maze/random.hpp"

namespace triton::maze {

inline constexpr uint64_t kMostKruskalSquares = uint64_t{1} << 28;

struct Area {
  uint32_t width = 0;
  uint32_t height = 0;
  BitPlane mask;  ///< empty: all squares
};

using BlockChances = programs::blockmaze::Chances;
using WallChances = programs::wallmaze::Chances;

/// Throws InputError when the mask has no square, or falls into pieces.
void check_mask(const Area& area);

[[nodiscard]] Maze generate_labyrinth(uint32_t width, uint32_t height, uint64_t seed,
                                      bool machine_dice = false);
/// `turn_one_in` >= 1.
[[nodiscard]] Maze generate_corridors(const Area& area, uint32_t turn_one_in, uint64_t seed,
                                      bool machine_dice = false);
[[nodiscard]] Maze generate_block(uint32_t width, uint32_t height, const BlockChances& chances,
                                  uint64_t seed, bool machine_dice = false);
[[nodiscard]] Maze generate_wall(uint32_t width, uint32_t height, const WallChances& chances,
                                 uint64_t seed, bool machine_dice = false);
[[nodiscard]] Maze generate_wilson(const Area& area, uint64_t seed);
[[nodiscard]] Maze generate_kruskal(const Area& area, uint64_t seed);
[[nodiscard]] Maze generate_hunt(const Area& area, uint64_t seed);

/// The maze that the Triton's program makes of `height` rows, the last one included; eller.hpp is
/// the one for streams, with better dice and a last row drawn evenly. Sides of 1 or more.
[[nodiscard]] Maze generate_machine_eller(uint32_t width, uint32_t height,
                                          programs::eller::Chances chances, uint64_t seed);

/// The description that all of them start from.
[[nodiscard]] Description describe(const Area& area, Generator generator, uint64_t seed);
/// First and last floor in reading order, where the rule has set no ends.
void set_default_ends(Maze& maze);
/// The square of the area nearest to its centre (width / 2, height / 2), the first in reading order
/// of several.
[[nodiscard]] Square centre_of(const Area& area);

}  // namespace triton::maze
