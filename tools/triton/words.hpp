// What to say of a word that is none of those that there are.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace triton {

/// In small letters: capitals do not matter in the names of commands and programs.
[[nodiscard]] std::string small(std::string_view word);

/// "did you mean 'labyrinth'? Expected one of: corridors, eller, labyrinth"; without the question
/// where nothing is near: more than a third of the word's letters would have to change.
[[nodiscard]] std::string choices_text(std::string_view word,
                                       const std::vector<std::string>& choices);
/// The question alone, or nothing.
[[nodiscard]] std::string nearest_text(std::string_view word,
                                       const std::vector<std::string>& choices);

}  // namespace triton
