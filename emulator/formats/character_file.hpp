// Reads the drawings of the character generators (roms/characters.txt) into the chip.
//
//   glyph 41 A        code in hexadecimal; the rest of the line is a remark
//   ........          line 0: eight dots, `#` lit, `.` dark, column 0 left
//   ...               lines 1 to 7
//
// `# ...`, a lone `#` and empty lines between glyphs are remarks. Every code 00-7F once.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "emulator/chips/character_generator.hpp"

namespace triton {

/// `name` stands for the file in messages. Throws InputError naming the line and what was expected.
[[nodiscard]] CharacterGenerator parse_characters(std::string_view text, const std::string& name);

/// The same with the drawings in `text` in place of those of `characters`: codes 60-7F, every one
/// once.
[[nodiscard]] CharacterGenerator parse_lower_case(const CharacterGenerator& characters,
                                                  std::string_view text, const std::string& name);
[[nodiscard]] CharacterGenerator load_lower_case(const CharacterGenerator& characters,
                                                 const std::filesystem::path& file);

/// Throws InputError if the file cannot be read or parsed.
[[nodiscard]] CharacterGenerator load_characters(const std::filesystem::path& file);

}  // namespace triton
