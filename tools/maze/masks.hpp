// Masks: which squares a maze fills.
//
// Shapes    circle, ring, diamond, triangle, heart, cross, and the Triton's own drawings of A to Z
//           and 0 to 9 (a stroke is as wide as 1.5 dots), each as large as width x height allows.
// Pictures  any PNG; a pixel is a square. Dark and opaque pixels are filled: grey below half.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "emulator/chips/character_generator.hpp"
#include "emulator/support/ascii.hpp"
#include "tools/maze/generators.hpp"

namespace triton::maze {

/// Whether shape_mask knows the name.
[[nodiscard]] bool is_shape(std::string_view name);
/// The names, for messages.
[[nodiscard]] std::string_view shape_names();

/// Capitals do not matter. `characters` are needed for letters and digits. Throws InputError for a name that is none.
[[nodiscard]] Area shape_mask(std::string_view name, uint32_t width, uint32_t height,
                              const CharacterGenerator* characters);
[[nodiscard]] constexpr bool is_letter_shape(std::string_view name) {
  return name.size() == 1 &&
         ((lower(name[0]) >= 'a' && lower(name[0]) <= 'z') || is_digit(name[0]));
}

/// Throws InputError for what is no PNG.
[[nodiscard]] Area picture_mask(const std::filesystem::path& file);

}  // namespace triton::maze
