#include "emulator/formats/picture.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace triton {
namespace {

constexpr unsigned kCursorScanLine = 7;
constexpr unsigned kCursorBlinkHz = 2;
constexpr unsigned kLeftDot = 0x80;

constexpr std::array<PhosphorColours, kPhosphors> kPhosphorTable{{
    {"white", {0x10, 0x12, 0x14}, {0xEE, 0xF2, 0xF4}},
    {"green", {0x04, 0x14, 0x08}, {0x4C, 0xF0, 0x70}},
    {"amber", {0x18, 0x0C, 0x02}, {0xFF, 0xB0, 0x30}},
}};

/// One scan line of the cells, and the dot that spills over to the right of column 63.
void draw_scan_line(const ScreenContents& contents, const CharacterGenerator& characters,
                    unsigned row, unsigned scan_line, bool cursor_lit, uint8_t* line) {
  uint8_t* dots = line + kBorderWidth;
  for (unsigned column = 0; column < kScreenColumns; ++column) {
    unsigned bits = characters.row_bits(contents.at(row, column), scan_line);
    if (cursor_lit && scan_line == kCursorScanLine && row == contents.cursor_row &&
        column == contents.cursor_column) {
      bits = 0xFF;
    }
    for (unsigned dot = 0; dot < kCellWidth; ++dot) {
      *dots++ = (bits & (kLeftDot >> dot)) != 0 ? 1 : 0;
    }
  }
  *dots = line[kBorderWidth];
}

/// Field blanking takes the top row's line 0 along into the border above and below.
void draw_white_frame(const ScreenContents& contents, const CharacterGenerator& characters,
                      Frame& frame) {
  uint8_t* top = &frame.at(0, 0);
  draw_scan_line(contents, characters, 0, 0, false, top);
  for (unsigned y = 0; y < kBorderHeight; ++y) {
    std::copy_n(top, kFrameWidth, &frame.at(0, y));
    std::copy_n(top, kFrameWidth, &frame.at(0, kFrameHeight - 1 - y));
  }
}

}  // namespace

void render_frame(const ScreenContents& contents, const CharacterGenerator& characters,
                  bool cursor_lit, Frame& frame) {
  std::fill(frame.dots.begin(), frame.dots.end(), uint8_t{0});
  draw_white_frame(contents, characters, frame);
  for (unsigned y = 0; y < kCellsHeight; ++y) {
    draw_scan_line(contents, characters, y / kCellHeight, y % kCellHeight, cursor_lit,
                   &frame.at(0, kBorderHeight + y));
  }
}

void draw_text(Frame& frame, const CharacterGenerator& characters, unsigned x, unsigned y,
               std::string_view text) {
  for (const char character : text) {
    if (x + kCellWidth > kFrameWidth) {
      return;
    }
    const auto code = static_cast<uint8_t>(std::toupper(static_cast<unsigned char>(character)));
    for (unsigned line = 0; line < kCellHeight; ++line) {
      const unsigned bits = characters.row_bits(code, line);
      for (unsigned dot = 0; dot < kCellWidth; ++dot) {
        frame.at(x + dot, y + line) = (bits & (kLeftDot >> dot)) != 0 ? 1 : 0;
      }
    }
    x += kCellWidth;
  }
}

std::optional<size_t> beam_position(uint64_t cycle, uint32_t clock_hz) {
  constexpr uint64_t kLines = 312;
  constexpr uint64_t kLineDots = kFrameWidth / 3 * 4;
  constexpr uint64_t kFirstLine = (kLines - kFrameHeight) / 2;
  constexpr uint64_t kFirstDot = (kLineDots - kFrameWidth) / 2;
  constexpr uint64_t kFieldHz = 50;
  const uint64_t field_cycles = std::max<uint64_t>(clock_hz / kFieldHz, 1);
  const uint64_t dot = cycle % field_cycles * (kLines * kLineDots) / field_cycles;
  const uint64_t line = dot / kLineDots;
  const uint64_t across = dot % kLineDots;
  if (line < kFirstLine || line >= kFirstLine + kFrameHeight || across < kFirstDot ||
      across >= kFirstDot + kFrameWidth) {
    return std::nullopt;
  }
  return (line - kFirstLine) * kFrameWidth + across - kFirstDot;
}

void draw_speck(Frame& frame, size_t position) {
  constexpr size_t kSpeckDots = 4;
  const size_t end = std::min(position + kSpeckDots, frame.dots.size());
  std::fill(frame.dots.begin() + static_cast<ptrdiff_t>(std::min(position, end)),
            frame.dots.begin() + static_cast<ptrdiff_t>(end), uint8_t{1});
}

bool cursor_is_lit(uint64_t cycle, uint32_t clock_hz) {
  const uint64_t half_period = std::max<uint64_t>(clock_hz / (2 * kCursorBlinkHz), 1);
  return cycle / half_period % 2 == 0;
}

const PhosphorColours& phosphor_colours(Phosphor phosphor) {
  return kPhosphorTable[static_cast<size_t>(phosphor)];
}

IndexedImage frame_image(const Frame& frame, Phosphor phosphor, PictureArea area) {
  const bool cells_only = area == PictureArea::kCells;
  const unsigned left = cells_only ? kBorderWidth : 0;
  const unsigned top = cells_only ? kBorderHeight : 0;
  const PhosphorColours& colours = phosphor_colours(phosphor);
  IndexedImage image(kFrameWidth - 2 * left, (kFrameHeight - 2 * top) * kScanLineHeight,
                     {colours.dark, colours.lit});
  for (unsigned y = 0; y < image.height; ++y) {
    for (unsigned x = 0; x < image.width; ++x) {
      image.at(x, y) = frame.at(left + x, top + y / kScanLineHeight);
    }
  }
  return image;
}

void write_screenshot(const std::filesystem::path& file, const ScreenContents& contents,
                      const CharacterGenerator& characters, bool cursor_lit, Phosphor phosphor,
                      PictureArea area) {
  Frame frame;
  render_frame(contents, characters, cursor_lit, frame);
  write_png(file, frame_image(frame, phosphor, area));
}

}  // namespace triton
