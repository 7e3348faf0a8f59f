// The native reference of wallmaze.bas; the README says what both do.
#pragma once

#include <cstdint>
#include <string>

#include "programs/console.hpp"
#include "programs/random.hpp"
#include "programs/screen.hpp"

namespace triton::programs::wallmaze {

/// From RUN until the program ends. EndOfKeys and the like pass through.
void play(Screen& screen, Random& random, KeySource& keys);

/// The keys of a game made from `seed`, of about `moves` commands.
[[nodiscard]] std::string walk(uint16_t seed, int moves);

}  // namespace triton::programs::wallmaze
