// Records what the screen shows and what is heard, border included, without overlay and messages.
//
//   const auto film = record_film("maze.mp4", Phosphor::kGreen);
//   film->add(frame, now);                  // shown from now on
//   film->add_sound(span, seconds, now);    // heard until now
//   film->finish(now);
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>

#include "emulator/formats/picture.hpp"
#include "emulator/sound/sound_mixer.hpp"

namespace triton {

class FilmRecorder {
 public:
  using Duration = std::chrono::nanoseconds;

  /// A frame of the film lasts at least this long: 25 a second.
  static constexpr Duration kFrameTime = std::chrono::milliseconds(40);

  FilmRecorder() = default;
  FilmRecorder(const FilmRecorder&) = delete;
  FilmRecorder& operator=(const FilmRecorder&) = delete;
  virtual ~FilmRecorder() = default;

  /// The screen shows `frame` from `now` on. `now` must not decrease. Throws InternalError.
  virtual void add(const Frame& frame, Duration now) = 0;
  /// `span` sounds for so many `seconds` and ends at `now`. What is left out is silent. Throws
  /// InternalError.
  virtual void add_sound(const SoundSpan& /*span*/, double /*seconds*/, Duration /*now*/) {}
  /// The film ends at `now`; it gets its name. Throws InternalError. A film that was not finished
  /// leaves no file behind when its recorder goes.
  virtual void finish(Duration now) = 0;
};

/// An animated GIF, 576 x 432, two colours; a frame is stored only when something changed, and only
/// what changed. Throws InternalError if the file cannot be written.
[[nodiscard]] std::unique_ptr<FilmRecorder> record_gif(const std::filesystem::path& file,
                                                       Phosphor phosphor);

/// A video of 25 frames a second with sound, made by the program ffmpeg in the format that the
/// file's name says. Throws InputError if there is no such program, InternalError if it fails.
[[nodiscard]] std::unique_ptr<FilmRecorder> record_video(const std::filesystem::path& file,
                                                         Phosphor phosphor);

/// Throws InputError unless `file` is called as a film is: .gif, or a video's .mp4, .mkv, .mov,
/// .webm or .avi.
void check_film_name(const std::filesystem::path& file);
/// The one that its name says. Throws as these do.
[[nodiscard]] std::unique_ptr<FilmRecorder> record_film(const std::filesystem::path& file,
                                                        Phosphor phosphor);

}  // namespace triton
