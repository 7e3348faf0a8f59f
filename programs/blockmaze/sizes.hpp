// The sizes that the program offers.
#pragma once

#include "programs/search/game.hpp"

namespace triton::programs::blockmaze {

inline constexpr search::Sizes kSizes{.small = {12, 6}, .medium = {20, 9}, .large = {30, 11}};

}  // namespace triton::programs::blockmaze
