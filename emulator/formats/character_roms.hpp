// Images of the character generators' ROMs, and which drawings the machine has: the project's own
// (roms/characters.txt, roms/lower_case.txt), or a user's dumps in their place.
//
// Image          512 bytes, 64 glyphs of 8 lines; byte = (code AND 3F) * 8 + line.
// kLetters       RO-3-2513: 40-5F, then 20-3F; bits 4-0 are columns 1-5. Proven: our own drawings
//                packed so have the published CRC-32 a7e567fc.
// kGraphics      00-1F, then 60-7F; bits 7-0 are columns 0-7. (?) An assumption, by analogy: no
//                image with the published CRC-32 77364e43 was at hand.
// kLowerCase     the alternative in the graphics' place (fd677f54), taken to be packed as they are.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <vector>

#include "emulator/chips/character_generator.hpp"

namespace triton {

enum class CharacterRom : uint8_t { kLetters, kGraphics, kLowerCase };
inline constexpr size_t kCharacterRomBytes = 512;

/// Images of kCharacterRomBytes.
using CharacterRoms = std::map<CharacterRom, std::vector<uint8_t>>;

/// The glyphs of `rom` as its image has them.
[[nodiscard]] std::vector<uint8_t> pack_characters(const CharacterGenerator& characters,
                                                   CharacterRom rom);
/// Puts the glyphs of an image of kCharacterRomBytes in place of those of `characters`.
void unpack_characters(std::span<const uint8_t> image, CharacterRom rom,
                       CharacterGenerator& characters);

/// What the machine shows with the graphics, and with the alternative generator, in its socket.
struct CharacterSets {
  CharacterGenerator graphics;
  CharacterGenerator lower_case;
};

/// The drawings below `data_directory`, and `dumps` in their place. Throws InputError.
[[nodiscard]] CharacterSets load_character_sets(const std::filesystem::path& data_directory,
                                                const CharacterRoms& dumps);

}  // namespace triton
