// The frame of a program around its mazes: title page, size, one maze after the other.
#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "programs/search/dialogue.hpp"
#include "programs/search/field.hpp"

namespace triton::programs::search {

struct Sizes {
  Size small;
  Size medium;
  Size large;
};

/// Asks until the reply is S, M or L.
[[nodiscard]] Size ask_size(Dialogue& dialogue, const Sizes& sizes);

/// Prints `title`, whose last line is the hint to the sizes, and calls `one_maze` as often as the
/// person wants one.
void play_mazes(Dialogue& dialogue, std::span<const std::string_view> title,
                const std::function<void()>& one_maze);

}  // namespace triton::programs::search
