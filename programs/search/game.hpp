// The frame of a program around its mazes: title page, size, one maze after the other.
#pragma once

#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "programs/field.hpp"
#include "programs/search/dialogue.hpp"

namespace triton::programs::search {

struct Sizes {
  Size small;
  Size medium;
  Size large;
};

/// Asks until the reply is S, M or L.
[[nodiscard]] Size ask_size(Dialogue& dialogue, const Sizes& sizes);

/// Asks whether the usual chances will do. If not: prints `about`, and asks with each of `prompts`
/// for a number from 0 to 100. Empty: the usual ones.
[[nodiscard]] std::vector<int> ask_chances(Dialogue& dialogue,
                                           std::span<const std::string_view> about,
                                           std::span<const std::string_view> prompts);

/// Prints `title`, the replies that both programs take and the hint to the sizes, and calls
/// `one_maze` as often as the person wants one.
void play_mazes(Dialogue& dialogue, std::span<const std::string_view> title,
                const std::function<void()>& one_maze);

}  // namespace triton::programs::search
