#include "tools/maze/masks.hpp"

#include <fmt/format.h>
#include <png.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton::maze {

namespace {

/// Whether a point is inside; x and y go from -1 to 1 over the area, y downwards.
using Inside = bool (*)(double x, double y);

bool in_heart(double x, double y) {
  const double across = x * 1.2;
  const double up = 0.15 - y * 1.15;
  const double inner = across * across + up * up - 0.7;
  return inner * inner * inner - across * across * up * up * up <= 0;
}

struct Shape {
  std::string_view name;
  Inside inside;
};

constexpr std::array<Shape, 6> kShapes{{
    {"circle", [](double x, double y) { return x * x + y * y <= 1; }},
    {"ring", [](double x, double y) { return x * x + y * y <= 1 && x * x + y * y >= 0.25; }},
    {"diamond", [](double x, double y) { return std::abs(x) + std::abs(y) <= 1; }},
    {"triangle", [](double x, double y) { return 2 * std::abs(x) <= y + 1; }},
    {"heart", in_heart},
    {"cross", [](double x, double y) { return std::abs(x) <= 0.34 || std::abs(y) <= 0.34; }},
}};

/// Half the width of a letter's stroke, in dots.
constexpr double kStroke = 0.75;

/// A glyph's lit dots, and how far they reach.
class Letter {
 public:
  Letter(const CharacterGenerator& characters, char letter) {
    for (unsigned row = 0; row < kCellHeight; ++row) {
      const unsigned bits = characters.row_bits(static_cast<uint8_t>(letter), row);
      for (unsigned column = 0; column < kCellWidth; ++column) {
        if ((bits & (0x80U >> column)) == 0) continue;
        const std::array<double, 2> dot{column + 0.5, row + 0.5};
        if (dots_.empty()) first_ = last_ = dot;
        for (size_t axis = 0; axis < 2; ++axis) {
          first_[axis] = std::min(first_[axis], dot[axis]);
          last_[axis] = std::max(last_[axis], dot[axis]);
        }
        dots_.push_back(dot);
      }
    }
  }

  [[nodiscard]] bool inside(double x, double y) const {
    const double dot_x = place(x, 0);
    const double dot_y = place(y, 1);
    return std::any_of(dots_.begin(), dots_.end(), [&](const std::array<double, 2>& dot) {
      return std::abs(dot[0] - dot_x) <= kStroke && std::abs(dot[1] - dot_y) <= kStroke;
    });
  }

 private:
  [[nodiscard]] double place(double from_centre, size_t axis) const {
    const double middle = (first_[axis] + last_[axis]) / 2;
    return middle + from_centre * ((last_[axis] - first_[axis]) / 2 + kStroke);
  }

  std::vector<std::array<double, 2>> dots_;
  std::array<double, 2> first_{};
  std::array<double, 2> last_{};
};

template <typename Inside>
Area fill(uint32_t width, uint32_t height, const Inside& inside) {
  check_size(width, height);
  Area area{width, height, BitPlane(width, height)};
  for (uint32_t y = 0; y < height; ++y) {
    for (uint32_t x = 0; x < width; ++x) {
      if (inside((2.0 * x + 1) / width - 1, (2.0 * y + 1) / height - 1)) {
        area.mask.set(area.mask.index(x, y));
      }
    }
  }
  return area;
}

}  // namespace

bool is_shape(std::string_view name) {
  return is_letter_shape(name) || std::any_of(kShapes.begin(), kShapes.end(), [&](const Shape& s) {
           return is_same_word(s.name, name);
         });
}

std::string_view shape_names() {
  return "circle, ring, diamond, triangle, heart, cross, A to Z, 0 to 9";
}

Area shape_mask(std::string_view name, uint32_t width, uint32_t height,
                const CharacterGenerator* characters) {
  if (is_letter_shape(name) && characters != nullptr) {
    const Letter letter(*characters, upper(name[0]));
    return fill(width, height, [&](double x, double y) { return letter.inside(x, y); });
  }
  for (const Shape& shape : kShapes) {
    if (is_same_word(shape.name, name)) return fill(width, height, shape.inside);
  }
  throw InputError(
      fmt::format("maze: no shape '{}'; there is: {}, or a .png file", name, shape_names()));
}

Area picture_mask(const std::filesystem::path& file) {
  const std::vector<uint8_t> bytes = read_binary_file(file);
  struct PngImage {
    PngImage() { image.version = PNG_IMAGE_VERSION; }
    PngImage(const PngImage&) = delete;
    PngImage& operator=(const PngImage&) = delete;
    ~PngImage() { png_image_free(&image); }
    png_image image{};
  } png;
  const auto fail = [&](std::string_view what) {
    throw InputError(fmt::format("{}: {}: {}", file.string(), what, png.image.message));
  };
  if (png_image_begin_read_from_memory(&png.image, bytes.data(), bytes.size()) == 0) {
    fail("not a PNG");
  }
  check_size(png.image.width, png.image.height);
  png.image.format = PNG_FORMAT_GA;
  std::vector<uint8_t> pixels(PNG_IMAGE_SIZE(png.image));
  if (png_image_finish_read(&png.image, nullptr, pixels.data(), 0, nullptr) == 0) {
    fail("cannot read the PNG");
  }
  Area area{png.image.width, png.image.height, BitPlane(png.image.width, png.image.height)};
  constexpr uint8_t kHalf = 128;
  for (uint32_t y = 0; y < area.height; ++y) {
    for (uint32_t x = 0; x < area.width; ++x) {
      const uint8_t* pixel = &pixels[2 * (size_t{y} * area.width + x)];
      if (pixel[0] < kHalf && pixel[1] >= kHalf) area.mask.set(area.mask.index(x, y));
    }
  }
  return area;
}

}  // namespace triton::maze
