// The three sizes of labyrinth that the program offers.
#pragma once

#include <optional>

#include "programs/labyrinth/maze.hpp"

namespace triton::programs::labyrinth {

inline constexpr Size kSmall{7, 5};
inline constexpr Size kMedium{11, 7};
inline constexpr Size kLarge{15, 10};  ///< as much as the map has room for

[[nodiscard]] inline std::optional<Size> size_named(char letter) {
  switch (letter) {
    case 'S':
      return kSmall;
    case 'M':
      return kMedium;
    case 'L':
      return kLarge;
    default:
      return std::nullopt;
  }
}

}  // namespace triton::programs::labyrinth
