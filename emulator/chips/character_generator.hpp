// Character generators: RO-3-2513 (codes 20-5F, 5 x 7 upper case) and the graphics PROM (00-1F,
// 60-7F).
//
// Cell           8 dots by 12 scan lines. Row address = scan line for 0-7; row address 0 again for
//                scan lines 8-11, so a glyph's line 0 is shown five times.
// Data           128 codes of 8 rows; bit 7 is column 0, the left dot. The dots themselves are
//                data (roms/characters.txt, see emulator/formats/character_file.hpp).
// Sources        Triton user manual (1978): shapes and the row address rule.
//
// Not emulated   access time; the pins that choose between the two chips.
#pragma once

#include <array>
#include <cstdint>

namespace triton {

inline constexpr unsigned kGlyphs = 128;
inline constexpr unsigned kGlyphRows = 8;
inline constexpr unsigned kCellWidth = 8;    ///< dots
inline constexpr unsigned kCellHeight = 12;  ///< scan lines

struct CharacterGenerator {
  std::array<std::array<uint8_t, kGlyphRows>, kGlyphs> rows{};

  /// Dots of `code` (bit 7 is ignored) on `scan_line` (0..11) of its cell; bit 7 is the left dot.
  [[nodiscard]] uint8_t row_bits(uint8_t code, unsigned scan_line) const;

  bool operator==(const CharacterGenerator&) const = default;
};

}  // namespace triton
