#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "emulator/film/film_recorder.hpp"
#include "emulator/formats/gif_file.hpp"
#include "emulator/support/errors.hpp"

namespace triton {
namespace {

constexpr auto kTick = std::chrono::milliseconds(10);  // GIF's unit of time
constexpr int64_t kLongestDelay = 65'535;              // ticks

class GifRecorder final : public FilmRecorder {
 public:
  GifRecorder(const std::filesystem::path& file, Phosphor phosphor)
      : file_(file),
        phosphor_(phosphor),
        shown_(frame_image(Frame{}, phosphor, PictureArea::kWithBorder)),
        gif_(file, shown_.width, shown_.height, shown_.palette) {}

  void add(const Frame& frame, Duration now) override {
    IndexedImage picture = frame_image(frame, phosphor_, PictureArea::kWithBorder);
    if (begun_ && picture == shown_) return;
    if (begun_) write_shown(now);
    begun_ = true;
    shown_ = std::move(picture);
    since_ = now;
  }

  void finish(Duration now) override {
    if (!begun_) throw InternalError(fmt::format("{}: nothing was recorded", file_.string()));
    write_shown(now);
    gif_.finish();
  }

 private:
  void write_shown(Duration until) {
    // What rounding takes from one picture is given to the next, so that it does not add up.
    due_ += until - since_;
    const int64_t ticks = std::clamp<int64_t>(due_ / kTick, 1, kLongestDelay);
    due_ = std::min<Duration>(due_ - ticks * kTick, kTick);
    gif_.add(shown_.pixels, static_cast<uint16_t>(ticks));
  }

  std::filesystem::path file_;
  Phosphor phosphor_;
  IndexedImage shown_;  ///< is written once it is known how long
  AnimatedGif gif_;
  bool begun_ = false;
  Duration since_{};
  Duration due_{};
};

}  // namespace

std::unique_ptr<FilmRecorder> record_gif(const std::filesystem::path& file, Phosphor phosphor) {
  return std::make_unique<GifRecorder>(file, phosphor);
}

}  // namespace triton
