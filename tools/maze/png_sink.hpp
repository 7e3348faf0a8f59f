// A maze as a picture, made row by row: an indexed PNG of 4 bits a pixel in memory for a few lines.
//
// walls    squares of `square_pixels`, walls of `wall_pixels` between and around them
// blocks   squares of `square_pixels`, nothing between, a frame of `wall_pixels` round all
// Limits   kMostPngPixels in width, and in height.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "tools/maze/edges.hpp"
#include "tools/maze/output_stream.hpp"

namespace triton::maze {

inline constexpr uint64_t kMostPngPixels = 1'000'000;

struct PictureSettings {
  uint32_t square_pixels = 8;  ///< 1..256
  uint32_t wall_pixels = 2;    ///< 1..256
};

/// Lines of pixels, each an index into picture_palette(), from rows.
class PictureRows {
 public:
  /// Throws InputError when the picture would be larger than `most_pixels` a side.
  PictureRows(const Description& description, PictureSettings settings, uint64_t most_pixels);

  [[nodiscard]] uint32_t width() const { return width_; }
  [[nodiscard]] uint32_t height() const { return height_; }
  /// Calls `line(const std::vector<uint8_t>&)` for each line that the row completes.
  template <typename Line>
  void row(const Row& row, const Line& line) {
    edges_.row(row);
    if (walls_ || edges_.y() == 0) {
      draw_border();
      for (uint32_t times = 0; times < settings_.wall_pixels; ++times) line(pixels_);
    }
    for (uint32_t y = 0; y < settings_.square_pixels; ++y) {
      draw_squares(y, row.path_down);
      line(pixels_);
    }
  }
  template <typename Line>
  void end(const Line& line) {
    edges_.end();
    draw_border();
    for (uint32_t times = 0; times < settings_.wall_pixels; ++times) line(pixels_);
  }

 private:
  void draw_border();
  void draw_squares(uint32_t y, std::span<const uint64_t> path_down);
  [[nodiscard]] uint8_t corner(size_t x) const;
  void fill(uint32_t count, uint8_t colour);
  void fill_banded(bool banded, uint8_t colour, uint8_t band);

  PictureSettings settings_;
  bool walls_;
  uint32_t width_ = 0;
  uint32_t height_ = 0;
  uint32_t band_first_;  ///< the solution's line within a square
  uint32_t band_last_;   ///< exclusive
  Edges edges_;
  std::vector<uint8_t> pixels_;
};

struct PaletteEntry {
  uint8_t red;
  uint8_t green;
  uint8_t blue;
};
/// Wall, floor, solution, start, finish, nothing; then two for searches: looked at, and filled.
[[nodiscard]] std::span<const PaletteEntry> picture_palette();
enum PictureColour : uint8_t {
  kWallColour,
  kFloorColour,
  kPathColour,
  kStartColour,
  kFinishColour,
  kNothingColour,
  kSeenColour,
  kFilledColour,
};

class PngSink final : public RowSink {
 public:
  PngSink(OutputStream& out, PictureSettings settings);
  ~PngSink() override;
  void begin(const Description& description) override;
  void row(const Row& row) override;
  void end() override;

 private:
  struct Writer;
  OutputStream& out_;
  PictureSettings settings_;
  std::unique_ptr<Writer> writer_;
};

}  // namespace triton::maze
