#include "emulator/formats/png_file.hpp"

#include <fmt/format.h>
#include <png.h>

#include <cassert>
#include <string_view>
#include <utility>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton {
namespace {

constexpr size_t kBytesPerColour = 3;

/// libpng's simplified interface, with its memory given back on every way out.
struct PngImage {
  png_image image{};

  PngImage() { image.version = PNG_IMAGE_VERSION; }
  PngImage(const PngImage&) = delete;
  PngImage& operator=(const PngImage&) = delete;
  ~PngImage() { png_image_free(&image); }
};

static_assert(sizeof(Colour) == kBytesPerColour);

std::vector<uint8_t> encode(const std::filesystem::path& file, PngImage& png, const void* pixels,
                            const void* colours) {
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(png.image);
  std::vector<uint8_t> bytes(size);
  if (png_image_write_to_memory(&png.image, bytes.data(), &size, 0, pixels, 0, colours) == 0) {
    throw InternalError(fmt::format("{}: cannot make a PNG: {}", file.string(), png.image.message));
  }
  bytes.resize(size);
  return bytes;
}

std::vector<uint8_t> encode(const std::filesystem::path& file, const IndexedImage& image) {
  PngImage png;
  png.image.width = image.width;
  png.image.height = image.height;
  png.image.format = PNG_FORMAT_RGB_COLORMAP;
  png.image.colormap_entries = static_cast<png_uint_32>(image.palette.size());
  std::vector<uint8_t> colours;
  for (const Colour& colour : image.palette) {
    colours.insert(colours.end(), {colour.red, colour.green, colour.blue});
  }
  return encode(file, png, image.pixels.data(), colours.data());
}

std::vector<uint8_t> encode(const std::filesystem::path& file, const ColourImage& image) {
  PngImage png;
  png.image.width = image.width;
  png.image.height = image.height;
  png.image.format = PNG_FORMAT_RGB;
  return encode(file, png, image.colours.data(), nullptr);
}

[[noreturn]] void refuse(const std::filesystem::path& file, std::string_view why) {
  throw InputError(fmt::format("{}: {}", file.string(), why));
}

void begin_read(const std::filesystem::path& file, const std::vector<uint8_t>& bytes,
                PngImage& png) {
  if (png_image_begin_read_from_memory(&png.image, bytes.data(), bytes.size()) == 0) {
    refuse(file, fmt::format("not a PNG: {}", png.image.message));
  }
}

}  // namespace

IndexedImage::IndexedImage(unsigned width_in_pixels, unsigned height_in_pixels,
                           std::vector<Colour> colours)
    : width(width_in_pixels),
      height(height_in_pixels),
      palette(std::move(colours)),
      pixels(size_t{width_in_pixels} * height_in_pixels) {}

void write_png(const std::filesystem::path& file, const IndexedImage& image) {
  assert(image.pixels.size() == size_t{image.width} * image.height);
  write_file(file, encode(file, image));
}

void write_png(const std::filesystem::path& file, const ColourImage& image) {
  assert(image.colours.size() == size_t{image.width} * image.height);
  write_file(file, encode(file, image));
}

IndexedImage read_png(const std::filesystem::path& file) {
  const std::vector<uint8_t> bytes = read_binary_file(file);
  PngImage png;
  begin_read(file, bytes, png);
  if ((png.image.format & PNG_FORMAT_FLAG_COLORMAP) == 0) {
    refuse(file, "expected a PNG with a palette");
  }
  png.image.format = PNG_FORMAT_RGB_COLORMAP;
  IndexedImage image(png.image.width, png.image.height, {});
  std::vector<uint8_t> colours(PNG_IMAGE_COLORMAP_SIZE(png.image));
  if (png_image_finish_read(&png.image, nullptr, image.pixels.data(), 0, colours.data()) == 0) {
    refuse(file, fmt::format("cannot read the PNG: {}", png.image.message));
  }
  for (size_t entry = 0; entry < png.image.colormap_entries; ++entry) {
    const uint8_t* colour = &colours[entry * kBytesPerColour];
    image.palette.push_back({colour[0], colour[1], colour[2]});
  }
  return image;
}

ColourImage read_colour_png(const std::filesystem::path& file) {
  const std::vector<uint8_t> bytes = read_binary_file(file);
  PngImage png;
  begin_read(file, bytes, png);
  png.image.format = PNG_FORMAT_RGB;
  ColourImage image{png.image.width, png.image.height, {}};
  image.colours.resize(size_t{image.width} * image.height);
  if (png_image_finish_read(&png.image, nullptr, image.colours.data(), 0, nullptr) == 0) {
    refuse(file, fmt::format("cannot read the PNG: {}", png.image.message));
  }
  return image;
}

void check_picture_name(const std::string& option, const std::filesystem::path& file) {
  const std::string ending = lower_ending(file);
  if (ending.empty() || ending == ".png") return;
  throw InputError(
      fmt::format("{} {}: expected a name that ends with .png", option, file.string()));
}

}  // namespace triton
