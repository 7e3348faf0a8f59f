// Eller's endless maze: the native reference of eller.bas.
//
// The program's contract (every question, message, call of RND and cell written, in order) is
// README.md beside this file; the program in BASIC and this reference are written from it
// separately.
#pragma once

#include <cstdint>
#include <string>

#include "programs/console.hpp"
#include "programs/random.hpp"
#include "programs/screen.hpp"

namespace triton::programs::eller {

/// Plays from RUN until the person wants no other maze. EndOfKeys, ControlC and ReplyNotModelled
/// pass through.
void play(Screen& screen, Random& random, KeySource& keys);

/// The keys of about `moves` replies of a person who lets mazes of all kinds scroll by, finishes
/// them, has starts, finishes and ways shown, mistypes, and makes others.
[[nodiscard]] std::string walk(uint16_t seed, int moves);

}  // namespace triton::programs::eller
