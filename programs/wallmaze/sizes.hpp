// The sizes that the program offers.
#pragma once

#include "programs/search/game.hpp"

namespace triton::programs::wallmaze {

inline constexpr search::Sizes kSizes{.small = {8, 6}, .medium = {13, 9}, .large = {19, 11}};

}  // namespace triton::programs::wallmaze
