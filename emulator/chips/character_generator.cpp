#include "emulator/chips/character_generator.hpp"

namespace triton {

uint8_t CharacterGenerator::row_bits(uint8_t code, unsigned scan_line) const {
  const unsigned row_address = scan_line < kGlyphRows ? scan_line : 0;
  return rows[code & 0x7F][row_address];
}

}  // namespace triton
