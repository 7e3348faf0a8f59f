// Twisting Corridors: the native reference of corridors.bas.
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

namespace triton::programs::corridors {

/// Plays from RUN until the player wants no other maze. EndOfKeys, ControlC and ReplyNotModelled
/// pass through.
void play(Screen& screen, Random& random, KeySource& keys);

/// The keys of a game of about `moves` commands in the mazes that `seed` gives: a person who
/// wanders, asks for hints, mistypes, makes for the middle, gives up or plays again.
[[nodiscard]] std::string walk(uint16_t seed, int moves);

}  // namespace triton::programs::corridors
