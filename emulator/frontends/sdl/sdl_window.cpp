#include "emulator/frontends/sdl/sdl_window.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "emulator/support/errors.hpp"
#include "emulator/support/quiet_errors.hpp"

namespace triton {
namespace {

constexpr int kPictureWidth = kFrameWidth;
constexpr int kPictureHeight = kFrameHeight * kScanLineHeight;
/// Of the display, that a new window takes at most.
constexpr int kMostPercent = 85;
constexpr int kLargestFirstScale = 3;
constexpr unsigned kLargestEnlargement = 8;

[[noreturn]] void fail(const char* what) {
  throw InternalError(fmt::format("{}: {}", what, SDL_GetError()));
}

int first_scale() {
  SDL_Rect usable{};
  if (SDL_GetDisplayUsableBounds(0, &usable) != 0) {
    return 1;
  }
  const int across = usable.w * kMostPercent / 100 / kPictureWidth;
  const int down = usable.h * kMostPercent / 100 / kPictureHeight;
  return std::clamp(std::min(across, down), 1, kLargestFirstScale);
}

uint32_t argb(const Colour& colour) {
  return 0xFF000000u | uint32_t{colour.red} << 16 | uint32_t{colour.green} << 8 | colour.blue;
}

/// Without a usable display SDL falls back on drivers that show nothing. Only whoever names one in
/// SDL_VIDEODRIVER wants it.
bool nobody_can_see_it() {
  const char* wanted = SDL_GetHint(SDL_HINT_VIDEODRIVER);
  if (wanted != nullptr && *wanted != '\0') return false;
  const char* driver = SDL_GetCurrentVideoDriver();
  const std::string_view name = driver == nullptr ? "" : driver;
  return name.empty() || name == "offscreen" || name == "dummy" || name == "evdev";
}

bool has_room_for_scan_lines(const SDL_Rect& place) { return place.h >= kPictureHeight; }

}  // namespace

SDL_Rect picture_place(int width, int height, bool integer_scaling) {
  SDL_Rect place{};
  const int multiple = std::min(width / kPictureWidth, height / kPictureHeight);
  if (integer_scaling && multiple >= 1) {
    place.w = multiple * kPictureWidth;
    place.h = multiple * kPictureHeight;
  } else if (width * kPictureHeight <= height * kPictureWidth) {
    place.w = std::max(width, 1);
    place.h = std::max(width * kPictureHeight / kPictureWidth, 1);
  } else {
    place.w = std::max(height * kPictureWidth / kPictureHeight, 1);
    place.h = std::max(height, 1);
  }
  place.x = (width - place.w) / 2;
  place.y = (height - place.h) / 2;
  return place;
}

SdlWindow::SdlWindow(const std::string& title) : title_(title) {
  const int failed = [] {
    const QuietErrors quiet;
    return SDL_InitSubSystem(SDL_INIT_VIDEO);
  }();
  if (failed != 0) {
    throw InputError(fmt::format(
        "--video sdl: no display ({}); expected one, or --video terminal or none", SDL_GetError()));
  }
  quit_ = std::make_unique<Quit>();
  if (nobody_can_see_it()) {
    throw InputError(
        "--video sdl: no display can be used; expected one, or --video terminal or none");
  }
  const int scale = first_scale();
  window_.reset(SDL_CreateWindow(title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                 kPictureWidth * scale, kPictureHeight * scale,
                                 SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
  if (!window_) {
    fail("cannot open a window");
  }
  SDL_SetWindowMinimumSize(window_.get(), kPictureWidth / 2, kPictureHeight / 2);
  renderer_.reset(SDL_CreateRenderer(window_.get(), -1, SDL_RENDERER_TARGETTEXTURE));
  if (!renderer_) {
    renderer_.reset(SDL_CreateRenderer(window_.get(), -1, SDL_RENDERER_SOFTWARE));
  }
  if (!renderer_) {
    fail("cannot draw in the window");
  }
  dots_.reset(SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_ARGB8888,
                                SDL_TEXTUREACCESS_STREAMING, kFrameWidth, kFrameHeight));
  if (!dots_) {
    fail("cannot make the picture's texture");
  }
  SDL_SetTextureScaleMode(dots_.get(), SDL_ScaleModeNearest);
}

void SdlWindow::show(const Frame& frame, Phosphor phosphor) {
  if (valid_ && frame == shown_ && phosphor == shown_phosphor_) {
    return;
  }
  upload(frame, phosphor);
  shown_ = frame;
  shown_phosphor_ = phosphor;
  valid_ = true;
  draw(nullptr);
  SDL_RenderPresent(renderer_.get());
}

void SdlWindow::upload(const Frame& frame, Phosphor phosphor) {
  void* pixels = nullptr;
  int pitch = 0;
  if (SDL_LockTexture(dots_.get(), nullptr, &pixels, &pitch) != 0) {
    fail("cannot renew the picture");
  }
  const PhosphorColours& colours = phosphor_colours(phosphor);
  constexpr uint32_t kTransparent = 0;
  const uint32_t lit = argb(colours.lit);
  for (unsigned y = 0; y < kFrameHeight; ++y) {
    auto* row =
        reinterpret_cast<uint32_t*>(static_cast<uint8_t*>(pixels) + static_cast<size_t>(pitch) * y);
    for (unsigned x = 0; x < kFrameWidth; ++x) {
      row[x] = frame.at(x, y) != 0 ? lit : kTransparent;
    }
  }
  SDL_UnlockTexture(dots_.get());
}

/// Makes `enlarged_` the smallest whole multiple that is not smaller than `place`.
void SdlWindow::fit_enlarged(const SDL_Rect& place) {
  const unsigned wanted = std::clamp(
      (static_cast<unsigned>(place.w) + kFrameWidth - 1) / kFrameWidth, 1u, kLargestEnlargement);
  if (enlarged_ && wanted == enlargement_) {
    return;
  }
  enlarged_.reset(make_target(static_cast<int>(kFrameWidth * wanted),
                              static_cast<int>(kFrameHeight * kScanLineHeight * wanted)));
  enlargement_ = wanted;
}

/// A texture that can be drawn into, and is scaled linearly.
SDL_Texture* SdlWindow::make_target(int width, int height) {
  SDL_Texture* texture = SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_ARGB8888,
                                           SDL_TEXTUREACCESS_TARGET, width, height);
  if (texture == nullptr) {
    fail("cannot make a picture's texture");
  }
  SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
  return texture;
}

/// Of the window in pixels, or of the texture that is drawn into.
SDL_Point SdlWindow::output_size() {
  SDL_Point size{};
  SDL_GetRendererOutputSize(renderer_.get(), &size.x, &size.y);
  return size;
}

/// Null: onto the window.
void SdlWindow::draw(SDL_Texture* output) {
  SDL_SetRenderTarget(renderer_.get(), output);
  const SDL_Point size = output_size();
  const SDL_Rect place = picture_place(size.x, size.y, integer_scaling_);
  fit_enlarged(place);
  if (glow_) {
    make_glow();
  }
  const Colour& dark = phosphor_colours(shown_phosphor_).dark;
  SDL_SetRenderDrawColor(renderer_.get(), dark.red, dark.green, dark.blue, SDL_ALPHA_OPAQUE);
  SDL_SetRenderTarget(renderer_.get(), enlarged_.get());
  SDL_RenderClear(renderer_.get());
  SDL_SetTextureBlendMode(dots_.get(), SDL_BLENDMODE_BLEND);
  SDL_RenderCopy(renderer_.get(), dots_.get(), nullptr, nullptr);
  SDL_SetRenderTarget(renderer_.get(), output);
  SDL_RenderClear(renderer_.get());
  SDL_RenderCopy(renderer_.get(), enlarged_.get(), nullptr, &place);
  if (scan_lines_ && has_room_for_scan_lines(place)) {
    draw_scan_lines(place);
  }
  if (glow_) {
    SDL_RenderCopy(renderer_.get(), glow_light_.get(), nullptr, &place);
  }
}

void SdlWindow::draw_scan_lines(const SDL_Rect& place) {
  constexpr uint32_t kBright = 0xFFFFFFFF;
  constexpr uint32_t kDarker = 0xFF585858;
  if (!stripes_) {
    stripes_.reset(SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_ARGB8888,
                                     SDL_TEXTUREACCESS_STATIC, 1, kPictureHeight));
    if (!stripes_) {
      fail("cannot make the scan lines' texture");
    }
    std::vector<uint32_t> rows;
    for (int y = 0; y < kPictureHeight; ++y) {
      rows.push_back(y % 2 == 0 ? kBright : kDarker);
    }
    SDL_UpdateTexture(stripes_.get(), nullptr, rows.data(), sizeof(uint32_t));
    SDL_SetTextureBlendMode(stripes_.get(), SDL_BLENDMODE_MOD);
  }
  const bool whole = place.h % kPictureHeight == 0;
  SDL_SetTextureScaleMode(stripes_.get(), whole ? SDL_ScaleModeNearest : SDL_ScaleModeLinear);
  SDL_RenderCopy(renderer_.get(), stripes_.get(), nullptr, &place);
}

/// Makes `to` the sum of `from`, moved by up to `reach` dots to both sides and ever weaker there.
void SdlWindow::soften(SDL_Texture* from, SDL_Texture* to, const SDL_Point& way, int reach) {
  SDL_SetRenderTarget(renderer_.get(), to);
  SDL_SetRenderDrawColor(renderer_.get(), 0, 0, 0, SDL_ALPHA_OPAQUE);
  SDL_RenderClear(renderer_.get());
  SDL_SetTextureBlendMode(from, SDL_BLENDMODE_ADD);
  const int all = (reach + 1) * (reach + 1);
  for (int step = -reach; step <= reach; ++step) {
    const auto part = static_cast<uint8_t>(255 * (reach + 1 - std::abs(step)) / all);
    const SDL_Rect place{way.x * step, way.y * step, kFrameWidth, kFrameHeight};
    SDL_SetTextureColorMod(from, part, part, part);
    SDL_RenderCopy(renderer_.get(), from, nullptr, &place);
  }
  SDL_SetTextureColorMod(from, 255, 255, 255);
}

/// Only what is lit glows: the dark of the phosphor is beside the picture too.
void SdlWindow::make_glow() {
  constexpr uint8_t kStrength = 128;
  constexpr int kReach = 4;      // dots
  constexpr int kLineReach = 2;  // scan lines, of two dots' height
  if (!glow_across_) {
    glow_across_.reset(make_target(kFrameWidth, kFrameHeight));
    glow_light_.reset(make_target(kFrameWidth, kFrameHeight));
  }
  soften(dots_.get(), glow_across_.get(), {1, 0}, kReach);
  soften(glow_across_.get(), glow_light_.get(), {0, 1}, kLineReach);
  SDL_SetTextureBlendMode(glow_light_.get(), SDL_BLENDMODE_ADD);
  SDL_SetTextureColorMod(glow_light_.get(), kStrength, kStrength, kStrength);
}

void SdlWindow::set_scan_lines(bool on) {
  scan_lines_ = on;
  invalidate();
}

bool SdlWindow::scan_lines_show() {
  const SDL_Point size = output_size();
  return scan_lines_ && has_room_for_scan_lines(picture_place(size.x, size.y, integer_scaling_));
}

void SdlWindow::set_glow(bool on) {
  glow_ = on;
  invalidate();
}

void SdlWindow::set_title(const std::string& title) {
  if (title != title_) {
    title_ = title;
    SDL_SetWindowTitle(window_.get(), title.c_str());
  }
}

void SdlWindow::toggle_full_screen() {
  const bool is_full = (SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
  SDL_SetWindowFullscreen(window_.get(), is_full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
  SDL_ShowCursor(is_full ? SDL_ENABLE : SDL_DISABLE);
  invalidate();
}

void SdlWindow::toggle_integer_scaling() {
  integer_scaling_ = !integer_scaling_;
  invalidate();
}

ColourImage SdlWindow::picture(const Frame& frame, Phosphor phosphor) {
  const SDL_Point size = output_size();
  return picture(frame, phosphor, size.x, size.y);
}

ColourImage SdlWindow::picture(const Frame& frame, Phosphor phosphor, int width, int height) {
  const Texture target(make_target(width, height));
  upload(frame, phosphor);
  shown_phosphor_ = phosphor;
  invalidate();  // the window's own frame must be uploaded again
  draw(target.get());
  ColourImage image = read_output();
  SDL_SetRenderTarget(renderer_.get(), nullptr);
  return image;
}

ColourImage SdlWindow::read_pixels() {
  draw(nullptr);
  return read_output();
}

ColourImage SdlWindow::read_output() {
  const SDL_Point size = output_size();
  std::vector<uint32_t> packed(static_cast<size_t>(size.x) * static_cast<size_t>(size.y));
  if (SDL_RenderReadPixels(renderer_.get(), nullptr, SDL_PIXELFORMAT_ARGB8888, packed.data(),
                           size.x * static_cast<int>(sizeof(uint32_t))) != 0) {
    fail("cannot read the window's pixels");
  }
  ColourImage image{static_cast<unsigned>(size.x), static_cast<unsigned>(size.y), {}};
  image.colours.reserve(packed.size());
  for (const uint32_t value : packed) {
    image.colours.push_back({static_cast<uint8_t>(value >> 16), static_cast<uint8_t>(value >> 8),
                             static_cast<uint8_t>(value)});
  }
  return image;
}

}  // namespace triton
