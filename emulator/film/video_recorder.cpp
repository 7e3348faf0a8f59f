#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "emulator/film/ffmpeg_process.hpp"
#include "emulator/film/film_recorder.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "emulator/support/output_file.hpp"

namespace triton {
namespace {

constexpr unsigned kSamplesPerSecond = 48'000;
/// Sound that comes this much late or early is put where it belongs; less is the hosts' jitter.
constexpr double kMostShiftSeconds = 0.05;
constexpr double kFadeSeconds = 0.005;

int64_t samples_in(double seconds) {
  return std::llround(std::max(seconds, 0.0) * kSamplesPerSecond);
}

/// ffmpeg's name of it.
std::string format_of(const std::filesystem::path& film) {
  const std::string kind = lower_ending(film).substr(1);
  return kind == "mkv" ? "matroska" : kind;
}

std::string frame_size() {
  return fmt::format("{}x{}", unsigned{kFrameWidth}, kFrameHeight * kScanLineHeight);
}

/// The sound track: samples in the film's time, whatever the order of playing, warping and pausing.
class SoundTrack {
 public:
  SoundTrack(const std::filesystem::path& film, std::string_view format)
      : output_(film),
        ffmpeg_({"-f", "s16le", "-ar", std::to_string(kSamplesPerSecond), "-ac", "1", "-i", "-",
                 "-f", std::string(format), output_.path().string()},
                film) {}

  /// `end`: seconds since the film's beginning.
  void add(const SoundSpan& span, double seconds, double end) {
    const int64_t begin = samples_in(end - seconds);
    const int64_t most_shift = samples_in(kMostShiftSeconds);
    if (begin > samples_ + most_shift) be_silent_until(begin);
    if (begin < samples_ - most_shift) return;
    const int64_t count = samples_in(seconds + owed_seconds_);
    owed_seconds_ += seconds - static_cast<double>(count) / kSamplesPerSecond;
    if (count == 0) return;
    rendered_.resize(static_cast<size_t>(count));
    mixer_.render(span, rendered_);
    write(rendered_);
  }

  void finish(double end) {
    be_silent_until(samples_in(end));
    ffmpeg_.finish();
  }
  [[nodiscard]] std::string written() const { return output_.path().string(); }

 private:
  /// The last sample fades away, and what comes next fades in.
  void be_silent_until(int64_t end) {
    if (end <= samples_) return;
    const auto fade = static_cast<float>(kFadeSeconds * kSamplesPerSecond);
    std::vector<float> fading(
        static_cast<size_t>(std::min(end - samples_, samples_in(kFadeSeconds))));
    for (size_t at = 0; at < fading.size(); ++at) {
      fading[at] = last_ * (1.0F - static_cast<float>(at + 1) / fade);
    }
    write(fading);
    mixer_ = SoundMixer(kSamplesPerSecond);
    while (samples_ < end) {
      write(std::vector<float>(static_cast<size_t>(std::min(end - samples_, kPiece))));
    }
  }

  void write(const std::vector<float>& samples) {
    constexpr float kFullScale = 32'767;
    bytes_.clear();
    for (const float sample : samples) {
      const auto value = static_cast<uint16_t>(std::lround(sample * kFullScale));
      bytes_.push_back(static_cast<uint8_t>(value & 0xFF));
      bytes_.push_back(static_cast<uint8_t>(value >> 8));
    }
    ffmpeg_.write(bytes_);
    samples_ += static_cast<int64_t>(samples.size());
    if (!samples.empty()) last_ = samples.back();
  }

  static constexpr int64_t kPiece = kSamplesPerSecond;

  OutputFile output_;  // before what writes it
  FfmpegProcess ffmpeg_;
  SoundMixer mixer_{kSamplesPerSecond};
  int64_t samples_ = 0;  ///< written
  double owed_seconds_ = 0;
  float last_ = 0;
  std::vector<float> rendered_;
  std::vector<uint8_t> bytes_;
};

/// Raw pictures go into one ffmpeg, sound into another; a third puts both into the film.
class VideoRecorder final : public FilmRecorder {
 public:
  VideoRecorder(const std::filesystem::path& file, Phosphor phosphor)
      : file_(file), phosphor_(phosphor), format_(format_of(file)), output_(file), pictures_(file) {
    if (!FfmpegProcess::is_there()) {
      throw InputError(
          fmt::format("{}: a video needs the program ffmpeg, which is not there; a GIF does not",
                      file.string()));
    }
    encoder_.emplace(std::vector<std::string>{"-f", "rawvideo", "-pix_fmt", "rgb24", "-s",
                                              frame_size(), "-r", "25", "-i", "-", "-pix_fmt",
                                              "yuv420p", "-f", format_, pictures_.path().string()},
                     file);
    sound_.emplace(file, format_);
  }

  void add(const Frame& frame, Duration now) override {
    if (frames_ == 0) begin_ = now;
    fill_until(now);
    const IndexedImage image = frame_image(frame, phosphor_, PictureArea::kWithBorder);
    picture_.clear();
    for (const uint8_t index : image.pixels) {
      const Colour& colour = image.palette[index];
      picture_.insert(picture_.end(), {colour.red, colour.green, colour.blue});
    }
    if (frames_ == 0) write_picture();
  }

  void add_sound(const SoundSpan& span, double seconds, Duration now) override {
    if (frames_ > 0) sound_->add(span, seconds, seconds_until(now));
  }

  void finish(Duration now) override {
    fill_until(now);
    encoder_->finish();
    sound_->finish(static_cast<double>(frames_) *
                   std::chrono::duration<double>(kFrameTime).count());
    FfmpegProcess both({"-i", pictures_.path().string(), "-i", sound_->written(), "-c", "copy",
                        "-f", format_, output_.path().string()},
                       file_);
    both.finish();
    output_.commit();
  }

 private:
  [[nodiscard]] double seconds_until(Duration now) const {
    return std::chrono::duration<double>(now - begin_).count();
  }

  /// What was shown so far fills the frames up to now.
  void fill_until(Duration now) {
    while (frames_ > 0 && begin_ + frames_ * kFrameTime < now) write_picture();
  }

  void write_picture() {
    encoder_->write(picture_);
    ++frames_;
  }

  std::filesystem::path file_;
  Phosphor phosphor_;
  std::string format_;
  OutputFile output_;
  OutputFile pictures_;
  std::optional<FfmpegProcess> encoder_;
  std::optional<SoundTrack> sound_;
  std::vector<uint8_t> picture_;
  Duration begin_{};
  int64_t frames_ = 0;
};

}  // namespace

std::unique_ptr<FilmRecorder> record_video(const std::filesystem::path& file, Phosphor phosphor) {
  return std::make_unique<VideoRecorder>(file, phosphor);
}

}  // namespace triton
