#include "emulator/formats/gif_file.hpp"

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "emulator/support/output_file.hpp"

namespace triton {

namespace {

/// Where two frames differ.
struct Rectangle {
  unsigned left = 0;
  unsigned top = 0;
  unsigned width = 0;
  unsigned height = 0;
};

}  // namespace

class AnimatedGif::Encoder {
 public:
  Encoder(std::filesystem::path file, unsigned width, unsigned height,
          const std::vector<Colour>& palette)
      : output_(std::move(file)), width_(width), height_(height) {
    assert(width >= 1 && width <= kMostGifPixels && height >= 1 && height <= kMostGifPixels);
    assert(!palette.empty() && palette.size() <= kMostGifColours);
    handle_ = std::fopen(output_.path().c_str(), "wb");
    if (handle_ == nullptr) output_.fail(std::strerror(errno));
    int error = 0;
    gif_ = EGifOpen(handle_, on_bytes, &error);
    if (gif_ == nullptr) output_.fail(GifErrorString(error));
    EGifSetGifVersion(gif_, true);
    write_head(palette);
  }
  Encoder(const Encoder&) = delete;
  Encoder& operator=(const Encoder&) = delete;
  ~Encoder() {
    int error = 0;
    if (gif_ != nullptr) EGifCloseFile(gif_, &error);
    if (handle_ != nullptr) std::fclose(handle_);
  }

  void add(const std::vector<uint8_t>& pixels, uint16_t hundredths) {
    assert(pixels.size() == size_t{width_} * height_);
    const Rectangle changed = changed_part(pixels);
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT;
    control.DelayTime = hundredths;
    control.TransparentColor = NO_TRANSPARENT_COLOR;
    std::array<GifByteType, 4> bytes{};
    EGifGCBToExtension(&control, bytes.data());
    check(EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, bytes.size(), bytes.data()));
    check(EGifPutImageDesc(gif_, static_cast<int>(changed.left), static_cast<int>(changed.top),
                           static_cast<int>(changed.width), static_cast<int>(changed.height), false,
                           nullptr));
    std::vector<GifPixelType> line(changed.width);
    for (unsigned y = changed.top; y < changed.top + changed.height; ++y) {
      std::copy_n(&pixels[size_t{y} * width_ + changed.left], changed.width, line.begin());
      check(EGifPutLine(gif_, line.data(), static_cast<int>(changed.width)));
    }
    before_ = pixels;
  }

  void finish() {
    int error = 0;
    GifFileType* const gif = std::exchange(gif_, nullptr);
    if (EGifCloseFile(gif, &error) == GIF_ERROR) output_.fail(reason(error));
    if (std::fflush(handle_) != 0) output_.fail(std::strerror(errno));
    if (std::fclose(std::exchange(handle_, nullptr)) != 0) output_.fail(std::strerror(errno));
    output_.commit();
  }

 private:
  void write_head(const std::vector<Colour>& palette) {
    const size_t colours = std::max<size_t>(std::bit_ceil(palette.size()), 2);
    std::vector<GifColorType> entries(colours);
    for (size_t entry = 0; entry < palette.size(); ++entry) {
      entries[entry] = {palette[entry].red, palette[entry].green, palette[entry].blue};
    }
    ColorMapObject* const map = GifMakeMapObject(static_cast<int>(colours), entries.data());
    if (map == nullptr) output_.fail("no memory for the palette");
    const int put = EGifPutScreenDesc(gif_, static_cast<int>(width_), static_cast<int>(height_),
                                      map->BitsPerPixel, 0, map);
    GifFreeMapObject(map);
    check(put);
    constexpr std::array<GifByteType, 3> kForEver{1, 0, 0};
    check(EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0"));
    check(EGifPutExtensionBlock(gif_, kForEver.size(), kForEver.data()));
    check(EGifPutExtensionTrailer(gif_));
  }

  /// A pixel at the least: a frame without a picture would lose its time.
  [[nodiscard]] Rectangle changed_part(const std::vector<uint8_t>& pixels) const {
    if (before_.empty()) return {0, 0, width_, height_};
    unsigned left = width_;
    unsigned right = 0;
    unsigned top = height_;
    unsigned bottom = 0;
    for (unsigned y = 0; y < height_; ++y) {
      const auto old_line = before_.begin() + static_cast<std::ptrdiff_t>(size_t{y} * width_);
      const auto new_line = pixels.begin() + static_cast<std::ptrdiff_t>(size_t{y} * width_);
      const auto first = std::mismatch(old_line, old_line + width_, new_line).first;
      if (first == old_line + width_) continue;
      unsigned last = width_;
      while (old_line[last - 1] == new_line[last - 1]) --last;
      left = std::min(left, static_cast<unsigned>(first - old_line));
      right = std::max(right, last);
      top = std::min(top, y);
      bottom = y + 1;
    }
    if (bottom == 0) return {0, 0, 1, 1};
    return {left, top, right - left, bottom - top};
  }

  void check(int result) const {
    if (result == GIF_ERROR) output_.fail(reason(gif_->Error));
  }

  static std::string reason(int gif_error) {
    if (gif_error == E_GIF_ERR_WRITE_FAILED && errno != 0) return std::strerror(errno);
    const char* const text = GifErrorString(gif_error);
    return text == nullptr ? "cannot encode" : text;
  }

  static int on_bytes(GifFileType* gif, const GifByteType* bytes, int count) {
    auto* handle = static_cast<std::FILE*>(gif->UserData);
    return static_cast<int>(std::fwrite(bytes, 1, static_cast<size_t>(count), handle));
  }

  OutputFile output_;
  unsigned width_;
  unsigned height_;
  std::FILE* handle_ = nullptr;
  GifFileType* gif_ = nullptr;
  std::vector<uint8_t> before_;
};

AnimatedGif::AnimatedGif(const std::filesystem::path& file, unsigned width, unsigned height,
                         const std::vector<Colour>& palette)
    : encoder_(std::make_unique<Encoder>(file, width, height, palette)) {}

AnimatedGif::~AnimatedGif() = default;

void AnimatedGif::add(const std::vector<uint8_t>& pixels, uint16_t hundredths) {
  encoder_->add(pixels, hundredths);
}

void AnimatedGif::finish() { encoder_->finish(); }

}  // namespace triton
