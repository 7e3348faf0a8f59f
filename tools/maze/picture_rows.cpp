#include <fmt/format.h>

#include <array>

#include "emulator/support/errors.hpp"
#include "tools/maze/png_sink.hpp"

namespace triton::maze {

namespace {

constexpr std::array<PaletteEntry, 8> kPalette{{{0x1C, 0x24, 0x34},
                                                {0xFA, 0xF8, 0xF0},
                                                {0xE0, 0x40, 0x30},
                                                {0x20, 0xA0, 0x50},
                                                {0x30, 0x60, 0xE0},
                                                {0xFF, 0xFF, 0xFF},
                                                {0xF2, 0xC8, 0x70},
                                                {0xB8, 0xBC, 0xC4}}};

uint8_t colour_of(Fill fill) {
  switch (fill) {
    case Fill::kNothing:
      return kNothingColour;
    case Fill::kRock:
      return kWallColour;
    case Fill::kFloor:
    case Fill::kPath:
      break;
    case Fill::kStart:
      return kStartColour;
    case Fill::kFinish:
      return kFinishColour;
  }
  return kFloorColour;
}

uint8_t colour_of(Edge edge) {
  if (is_dark(edge)) return kWallColour;
  return edge == Edge::kNothing ? kNothingColour : kFloorColour;
}

}  // namespace

std::span<const PaletteEntry> picture_palette() { return kPalette; }

PictureRows::PictureRows(const Description& description, PictureSettings settings,
                         uint64_t most_pixels)
    : settings_(settings), walls_(description.kind == Kind::kWalls) {
  const uint64_t wall = walls_ ? settings.wall_pixels : 0;
  const auto pixels = [&](uint64_t squares) {
    return squares > most_pixels ? squares
                                 : squares * (settings.square_pixels + wall) +
                                       settings.wall_pixels * (walls_ ? 1 : 2);
  };
  const uint64_t width = pixels(description.width);
  const uint64_t height = pixels(description.height);
  if (width > most_pixels || height > most_pixels) {
    throw InputError(fmt::format(
        "maze: a picture of {} x {} squares with {} pixels each: expected at most {} pixels a side",
        description.width, description.height, settings.square_pixels + wall, most_pixels));
  }
  width_ = static_cast<uint32_t>(width);
  height_ = static_cast<uint32_t>(height);
  const uint32_t square = settings.square_pixels;
  const uint32_t band = square < 3 ? square : (square + 2) / 3;
  band_first_ = (square - band) / 2;
  band_last_ = band_first_ + band;
  edges_.begin(description);
  pixels_.reserve(width_);
}

void PictureRows::fill(uint32_t count, uint8_t colour) {
  pixels_.insert(pixels_.end(), count, colour);
}

/// A square's width, with the solution's band in the middle.
void PictureRows::fill_banded(bool banded, uint8_t colour, uint8_t band) {
  fill(band_first_, colour);
  fill(band_last_ - band_first_, banded ? band : colour);
  fill(settings_.square_pixels - band_last_, colour);
}

uint8_t PictureRows::corner(size_t x) const {
  const size_t width = edges_.above().size();
  const std::array<Edge, kSides> edges{edges_.before()[x], edges_.across()[x],
                                       x < width ? edges_.above()[x] : Edge::kNothing,
                                       x > 0 ? edges_.above()[x - 1] : Edge::kNothing};
  bool all_nothing = true;
  for (const Edge edge : edges) {
    if (is_dark(edge)) return kWallColour;
    all_nothing = all_nothing && edge == Edge::kNothing;
  }
  return all_nothing ? kNothingColour : kFloorColour;
}

void PictureRows::draw_border() {
  pixels_.clear();
  if (!walls_) return fill(width_, kWallColour);
  const size_t width = edges_.above().size();
  for (size_t x = 0; x < width; ++x) {
    fill(settings_.wall_pixels, corner(x));
    const Edge edge = edges_.above()[x];
    fill_banded(edge == Edge::kPath, colour_of(edge), kPathColour);
  }
  fill(settings_.wall_pixels, corner(width));
}

void PictureRows::draw_squares(uint32_t y, std::span<const uint64_t> path_down) {
  pixels_.clear();
  const size_t width = edges_.above().size();
  const bool in_band = y >= band_first_ && y < band_last_;
  for (size_t x = 0; x <= width; ++x) {
    const Edge left = edges_.across()[x];
    if (!walls_) {
      if (x == 0 || x == width) fill(settings_.wall_pixels, kWallColour);
    } else {
      fill(settings_.wall_pixels,
           left == Edge::kPath && in_band ? uint8_t{kPathColour} : colour_of(left));
    }
    if (x == width) break;
    const Fill square = edges_.squares()[x];
    const uint8_t colour = colour_of(square);
    if (square != Fill::kPath) {
      fill(settings_.square_pixels, colour);
      continue;
    }
    const bool right = edges_.across()[x + 1] == Edge::kPath;
    const bool up = edges_.above()[x] == Edge::kPath;
    const bool down = !path_down.empty() && bit_of(path_down, x);
    const bool middle = in_band || (y < band_first_ ? up : down);
    fill(band_first_, in_band && left == Edge::kPath ? uint8_t{kPathColour} : colour);
    fill(band_last_ - band_first_, middle ? uint8_t{kPathColour} : colour);
    fill(settings_.square_pixels - band_last_, in_band && right ? uint8_t{kPathColour} : colour);
  }
}

}  // namespace triton::maze
