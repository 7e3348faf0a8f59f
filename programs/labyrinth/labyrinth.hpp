// Labyrinth: the native reference of labyrinth.bas.
//
// The game's contract (every question, message, call of RND and cell written, in order) is
// README.md beside this file; the program in BASIC and this reference are written from it
// separately.
#pragma once

#include <cstdint>
#include <string>

#include "programs/console.hpp"
#include "programs/random.hpp"
#include "programs/screen.hpp"

namespace triton::programs::labyrinth {

/// Plays from RUN until the player wants no other labyrinth. EndOfKeys, ControlC and
/// ReplyNotModelled pass through.
void play(Screen& screen, Random& random, KeySource& keys);

/// The keys of a game of about `moves` commands in the labyrinths that `seed` gives: a person who
/// wanders, looks at the map, mistypes, makes for the exit, gives up or plays again.
[[nodiscard]] std::string walk(uint16_t seed, int moves);

}  // namespace triton::programs::labyrinth
