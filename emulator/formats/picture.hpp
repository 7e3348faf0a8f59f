// The television picture: the screen's cells as lit and dark dots.
//
// Cells          512 dots by 192 scan lines. Around them a border: 32 dots left and right, 12 scan
//                lines above and below, 576 x 216 in all. A scan line is twice as tall as a dot is
//                wide, so that both are 4:3.
// Cursor         a bar on scan line 7 of its cell, blinking at about 2 Hz.
// White frame    a top-row glyph with dots on line 0 spoils field blanking: the border is lit above
//                and below the cells in the columns of those dots.
// Extra dot      a lit dot in the leftmost column shows again right of column 63.
// Specks         while the CPU addresses the display RAM, the beam shows a short pulse where it is.
//                50 fields a second of 312 lines of 64 us; the picture takes the middle 216 lines
//                and the middle three quarters of each. (?) How long a pulse is seen, 4 dots, is a
//                guess.
// Sources        Triton user manual (1978).
//
// Not emulated   interlace, the monitor's bandwidth and overscan; specks of reads (the CPU gets
//                nothing from there).
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

#include "emulator/chips/character_generator.hpp"
#include "emulator/formats/png_file.hpp"
#include "emulator/formats/screen_contents.hpp"

namespace triton {

inline constexpr unsigned kCellsWidth = kScreenColumns * kCellWidth;  ///< 512 dots
inline constexpr unsigned kCellsHeight = kScreenRows * kCellHeight;   ///< 192 scan lines
inline constexpr unsigned kBorderWidth = 32;                          ///< dots
inline constexpr unsigned kBorderHeight = 12;                         ///< scan lines
inline constexpr unsigned kFrameWidth = kCellsWidth + 2 * kBorderWidth;
inline constexpr unsigned kFrameHeight = kCellsHeight + 2 * kBorderHeight;
inline constexpr unsigned kScanLineHeight = 2;  ///< a scan line's height in dot widths

/// The whole picture, border included: one byte a dot, 1 lit, 0 dark.
struct Frame {
  std::vector<uint8_t> dots = std::vector<uint8_t>(size_t{kFrameWidth} * kFrameHeight);

  [[nodiscard]] uint8_t& at(unsigned x, unsigned y) { return dots[size_t{y} * kFrameWidth + x]; }
  [[nodiscard]] uint8_t at(unsigned x, unsigned y) const {
    return dots[size_t{y} * kFrameWidth + x];
  }
  bool operator==(const Frame&) const = default;
};

/// Draws the whole frame: nothing stays of what was in it. `cursor_lit`: the cursor's bar is in the
/// lit half of its blink.
void render_frame(const ScreenContents& contents, const CharacterGenerator& characters,
                  bool cursor_lit, Frame& frame);

/// Writes ASCII text (20-5F; small letters as capitals) over the frame in the machine's own
/// characters, each cell dark behind its glyph; `x` and `y` are the first cell's top left dot. What
/// does not fit the frame's width is left out; `y` must leave room for a cell.
void draw_text(Frame& frame, const CharacterGenerator& characters, unsigned x, unsigned y,
               std::string_view text);

/// Where the beam is at `cycle`, as an index into Frame::dots; none: outside the frame.
[[nodiscard]] std::optional<size_t> beam_position(uint64_t cycle, uint32_t clock_hz);
/// Lights a speck that begins at `position`.
void draw_speck(Frame& frame, size_t position);

/// The cursor's blink, 2 Hz, at CPU cycle `cycle` of a machine at `clock_hz`.
[[nodiscard]] bool cursor_is_lit(uint64_t cycle, uint32_t clock_hz);

enum class Phosphor : uint8_t { kWhite, kGreen, kAmber };
inline constexpr unsigned kPhosphors = 3;

/// Colours of dark and lit dots.
struct PhosphorColours {
  std::string_view name;
  Colour dark;
  Colour lit;
};
[[nodiscard]] const PhosphorColours& phosphor_colours(Phosphor phosphor);

enum class PictureArea : uint8_t {
  kCells,       ///< 512 x 384 pixels
  kWithBorder,  ///< 576 x 432 pixels
};

/// The frame with every scan line doubled, as written by screenshots. Index 0 dark, 1 lit.
[[nodiscard]] IndexedImage frame_image(const Frame& frame, Phosphor phosphor = Phosphor::kWhite,
                                       PictureArea area = PictureArea::kCells);

/// Renders `contents` and writes `area` of it as a PNG. Throws InternalError.
void write_screenshot(const std::filesystem::path& file, const ScreenContents& contents,
                      const CharacterGenerator& characters, bool cursor_lit = true,
                      Phosphor phosphor = Phosphor::kWhite, PictureArea area = PictureArea::kCells);

}  // namespace triton
