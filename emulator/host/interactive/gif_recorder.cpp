#include <fmt/format.h>
#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <optional>
#include <system_error>
#include <utility>

#include "emulator/host/errors.hpp"
#include "emulator/host/interactive/film_recorder.hpp"
#include "emulator/host/output_target.hpp"

namespace triton {
namespace {

constexpr auto kTick = std::chrono::milliseconds(10);  // GIF's unit of time
constexpr int64_t kLongestDelay = 65'535;              // ticks

struct Box {
  unsigned left = 0;
  unsigned top = 0;
  unsigned width = 0;
  unsigned height = 0;
};

/// The smallest box that holds every difference; none: the pictures are equal.
std::optional<Box> difference(const IndexedImage& a, const IndexedImage& b) {
  unsigned left = a.width;
  unsigned right = 0;
  unsigned top = a.height;
  unsigned bottom = 0;
  for (unsigned y = 0; y < a.height; ++y) {
    for (unsigned x = 0; x < a.width; ++x) {
      if (a.at(x, y) == b.at(x, y)) continue;
      left = std::min(left, x);
      right = std::max(right, x);
      top = std::min(top, y);
      bottom = y;
    }
  }
  if (left > right) return std::nullopt;
  return Box{left, top, right - left + 1, bottom - top + 1};
}

class GifRecorder final : public FilmRecorder {
 public:
  GifRecorder(const std::filesystem::path& file, Phosphor phosphor)
      : file_(file), target_(output_target(file)), phosphor_(phosphor) {
    int error = 0;
    gif_ = EGifOpenFileName(target_.written.c_str(), false, &error);
    if (gif_ == nullptr) {
      throw InternalError(fmt::format("{}: cannot write: {}", file.string(), words_of(error)));
    }
  }
  ~GifRecorder() override {
    if (gif_ != nullptr) give_up();
  }

  void add(const Frame& frame, Duration now) override {
    IndexedImage picture = frame_image(frame, phosphor_, PictureArea::kWithBorder);
    if (!shown_) {
      begin(picture);
      pending_box_ = {0, 0, picture.width, picture.height};
    } else {
      const std::optional<Box> box = difference(*shown_, picture);
      if (!box) return;
      write_pending(now);
      pending_box_ = *box;
    }
    shown_ = std::move(picture);
    pending_since_ = now;
  }

  void finish(Duration now) override {
    if (!shown_) {
      give_up();
      throw InternalError(fmt::format("{}: nothing was recorded", file_.string()));
    }
    write_pending(now);
    int error = 0;
    const bool closed = EGifCloseFile(std::exchange(gif_, nullptr), &error) == GIF_OK;
    std::error_code rename_error;
    if (closed && target_.renames()) {
      std::filesystem::rename(target_.written, target_.final, rename_error);
    }
    if (!closed || rename_error) {
      remove_written();
      throw InternalError(fmt::format("{}: cannot write: {}", file_.string(),
                                      closed ? rename_error.message() : words_of(error)));
    }
  }

 private:
  static std::string words_of(int error) {
    const char* words = GifErrorString(error);
    return words == nullptr ? "unknown error" : words;
  }

  void remove_written() {
    std::error_code error;
    if (target_.renames()) std::filesystem::remove(target_.written, error);
  }

  void give_up() {
    int error = 0;
    (void)EGifCloseFile(std::exchange(gif_, nullptr), &error);
    remove_written();
  }

  void check(int result) {
    if (result == GIF_OK) return;
    const int error = gif_->Error;
    give_up();
    throw InternalError(fmt::format("{}: cannot write: {}", file_.string(), words_of(error)));
  }

  void begin(const IndexedImage& picture) {
    std::array<GifColorType, 2> colours{};
    for (size_t index = 0; index < colours.size(); ++index) {
      const Colour& colour = picture.palette[index];
      colours[index] = {colour.red, colour.green, colour.blue};
    }
    ColorMapObject* map = GifMakeMapObject(static_cast<int>(colours.size()), colours.data());
    EGifSetGifVersion(gif_, true);
    const int result = EGifPutScreenDesc(gif_, static_cast<int>(picture.width),
                                         static_cast<int>(picture.height), 1, 0, map);
    GifFreeMapObject(map);
    check(result);
    constexpr std::array<GifByteType, 3> kLoopForEver{1, 0, 0};
    check(EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE));
    check(EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0"));
    check(EGifPutExtensionBlock(gif_, static_cast<int>(kLoopForEver.size()), kLoopForEver.data()));
    check(EGifPutExtensionTrailer(gif_));
  }

  void write_pending(Duration until) {
    // Ticks are counted from the film's begin, so that rounding does not add up.
    ticks_due_ += until - pending_since_;
    const int64_t ticks = std::clamp<int64_t>(ticks_due_ / kTick, 1, kLongestDelay);
    ticks_due_ -= ticks * kTick;
    if (ticks == kLongestDelay) ticks_due_ = {};
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT;
    control.DelayTime = static_cast<int>(ticks);
    control.TransparentColor = NO_TRANSPARENT_COLOR;
    std::array<GifByteType, 4> extension{};
    EGifGCBToExtension(&control, extension.data());
    check(EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(extension.size()),
                           extension.data()));
    check(EGifPutImageDesc(gif_, static_cast<int>(pending_box_.left),
                           static_cast<int>(pending_box_.top), static_cast<int>(pending_box_.width),
                           static_cast<int>(pending_box_.height), false, nullptr));
    for (unsigned y = 0; y < pending_box_.height; ++y) {
      check(EGifPutLine(gif_, &shown_->at(pending_box_.left, pending_box_.top + y),
                        static_cast<int>(pending_box_.width)));
    }
  }

  std::filesystem::path file_;
  OutputTarget target_;
  Phosphor phosphor_;
  GifFileType* gif_ = nullptr;
  std::optional<IndexedImage> shown_;  ///< its `pending_box_` is written once its end is known
  Box pending_box_;
  Duration pending_since_{};
  Duration ticks_due_{};
};

}  // namespace

std::unique_ptr<FilmRecorder> record_gif(const std::filesystem::path& file, Phosphor phosphor) {
  return std::make_unique<GifRecorder>(file, phosphor);
}

}  // namespace triton
