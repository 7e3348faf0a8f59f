// Records what the screen shows, in the host's time, border included, without overlay and messages.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>

#include "emulator/host/picture.hpp"

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
  /// The film ends at `now`; it gets its name. Throws InternalError, and leaves no file then.
  virtual void finish(Duration now) = 0;
};

/// An animated GIF, 576 x 432, two colours; a frame is stored only when something changed, and only
/// what changed. Throws InternalError if the file cannot be written.
[[nodiscard]] std::unique_ptr<FilmRecorder> record_gif(const std::filesystem::path& file,
                                                       Phosphor phosphor);

/// A video of 25 frames a second, without sound, made by the program ffmpeg in the format that the
/// file's name says. Throws InputError if there is no such program, InternalError if it fails.
[[nodiscard]] std::unique_ptr<FilmRecorder> record_video(const std::filesystem::path& file,
                                                         Phosphor phosphor);

}  // namespace triton
