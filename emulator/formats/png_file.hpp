// PNG files of pictures with few colours, and of any. The bytes depend on the picture alone: no
// time, no program name.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace triton {

struct Colour {
  uint8_t red = 0;
  uint8_t green = 0;
  uint8_t blue = 0;
  bool operator==(const Colour&) const = default;
};

/// Rows from the top, each from the left; a pixel is an index into `palette`.
struct IndexedImage {
  unsigned width = 0;
  unsigned height = 0;
  std::vector<Colour> palette;  ///< 1..256 colours
  std::vector<uint8_t> pixels;  ///< width * height

  IndexedImage() = default;
  IndexedImage(unsigned width_in_pixels, unsigned height_in_pixels, std::vector<Colour> colours);

  [[nodiscard]] uint8_t& at(unsigned x, unsigned y) { return pixels[size_t{y} * width + x]; }
  [[nodiscard]] uint8_t at(unsigned x, unsigned y) const { return pixels[size_t{y} * width + x]; }
  bool operator==(const IndexedImage&) const = default;
};

/// The same with a colour for each pixel.
struct ColourImage {
  unsigned width = 0;
  unsigned height = 0;
  std::vector<Colour> colours;  ///< width * height

  [[nodiscard]] const Colour& at(unsigned x, unsigned y) const {
    return colours[size_t{y} * width + x];
  }
  bool operator==(const ColourImage&) const = default;
};

/// Writes to a temporary file beside `file` and renames it. Throws InternalError.
void write_png(const std::filesystem::path& file, const IndexedImage& image);
void write_png(const std::filesystem::path& file, const ColourImage& image);

/// Reads a palette PNG, as write_png makes it. Throws InputError for anything else.
[[nodiscard]] IndexedImage read_png(const std::filesystem::path& file);
/// Reads any PNG. Throws InputError for anything else.
[[nodiscard]] ColourImage read_colour_png(const std::filesystem::path& file);

/// Throws InputError that names `option` for a name whose ending is another than .png. None is as
/// good.
void check_picture_name(const std::string& option, const std::filesystem::path& file);

}  // namespace triton
