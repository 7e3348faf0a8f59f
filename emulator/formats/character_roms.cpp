#include "emulator/formats/character_roms.hpp"

#include "emulator/formats/character_file.hpp"

namespace triton {
namespace {

bool is_in(CharacterRom rom, unsigned code) {
  const bool letter = code >= 0x20 && code < 0x60;
  return letter == (rom == CharacterRom::kLetters);
}

/// The letters' five columns stand behind two dark ones.
unsigned dark_columns_right(CharacterRom rom) { return rom == CharacterRom::kLetters ? 2 : 0; }

}  // namespace

std::vector<uint8_t> pack_characters(const CharacterGenerator& characters, CharacterRom rom) {
  std::vector<uint8_t> image(kCharacterRomBytes);
  for (unsigned code = 0; code < kGlyphs; ++code) {
    if (!is_in(rom, code)) continue;
    for (unsigned line = 0; line < kGlyphRows; ++line) {
      image[(code & 0x3F) * kGlyphRows + line] =
          static_cast<uint8_t>(characters.rows[code][line] >> dark_columns_right(rom));
    }
  }
  return image;
}

void unpack_characters(std::span<const uint8_t> image, CharacterRom rom,
                       CharacterGenerator& characters) {
  const unsigned lit = rom == CharacterRom::kLetters ? 0x1F : 0xFF;
  for (unsigned code = 0; code < kGlyphs; ++code) {
    if (!is_in(rom, code)) continue;
    for (unsigned line = 0; line < kGlyphRows; ++line) {
      const unsigned bits = image[(code & 0x3F) * kGlyphRows + line] & lit;
      characters.rows[code][line] = static_cast<uint8_t>(bits << dark_columns_right(rom));
    }
  }
}

CharacterSets load_character_sets(const std::filesystem::path& data_directory,
                                  const CharacterRoms& dumps) {
  CharacterSets sets;
  sets.graphics = load_characters(data_directory / "roms" / "characters.txt");
  sets.lower_case = load_lower_case(sets.graphics, data_directory / "roms" / "lower_case.txt");
  for (const auto& [rom, image] : dumps) {
    if (rom != CharacterRom::kLowerCase) unpack_characters(image, rom, sets.graphics);
    if (rom != CharacterRom::kGraphics) unpack_characters(image, rom, sets.lower_case);
  }
  return sets;
}

}  // namespace triton
