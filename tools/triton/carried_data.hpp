// The firmware, the characters and the listings inside the program, so that its file alone is enough.
#pragma once

#include <span>

#include "emulator/support/data_paths.hpp"

namespace triton {

/// Made at build time by carried_data.cmake.
[[nodiscard]] std::span<const CarriedFile> carried_data();

}  // namespace triton
