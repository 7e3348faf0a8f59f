// Recordings as files: .wav, .flac and what else libsndfile reads (.aiff, .caf, .au, .ogg, .opus,
// .mp3), any rate, any sample format, any number of channels.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "emulator/support/output_file.hpp"

struct sf_private_tag;  // NOLINT(readability-identifier-naming): the name is libsndfile's

namespace triton::tape {

class RepairedSound;

/// By its name's ending.
[[nodiscard]] bool is_audio_file(const std::filesystem::path& file);

/// .wav, .flac and .aiff.
[[nodiscard]] bool is_writable_audio_file(const std::filesystem::path& file);

struct AudioFormat {
  uint32_t sample_hz = 48'000;
  unsigned channels = 1;
  int sndfile_format = 0;  ///< libsndfile's; 0: 16 bits in the kind of file that the name asks for
};

struct CloseSoundFile {
  void operator()(sf_private_tag* file) const;
};
using SoundFile = std::unique_ptr<sf_private_tag, CloseSoundFile>;

class AudioReader {
 public:
  /// Throws InputError.
  explicit AudioReader(const std::filesystem::path& file);
  ~AudioReader();

  [[nodiscard]] const AudioFormat& format() const { return format_; }
  [[nodiscard]] double seconds() const;
  [[nodiscard]] double position_seconds() const;
  /// The header's length was not that of the sound, which is read to the file's end.
  [[nodiscard]] bool has_wrong_header() const { return has_wrong_header_; }
  /// Goes to `seconds`, or the end; returns where that is.
  double seek(double seconds);
  /// The next piece of all channels, interleaved, at most `kBlock` samples of each; empty at the end.
  /// What an interrupted file lacks is simply not there. Valid until the next call.
  [[nodiscard]] std::span<const float> read_frames();

  static constexpr size_t kBlock = 16'384;

 private:
  std::filesystem::path file_;
  std::unique_ptr<RepairedSound> wav_;
  bool has_wrong_header_ = false;
  SoundFile sound_;
  AudioFormat format_;
  int64_t frames_ = 0;
  int64_t frames_read_ = 0;
  std::vector<float> frames_buffer_;
};

/// There is never half a recording (output_file.hpp).
class AudioWriter {
 public:
  /// Throws InputError for a name that is no audio file's, InternalError when it cannot be written.
  AudioWriter(const std::filesystem::path& file, const AudioFormat& format);

  /// The same sample for every channel.
  void write(std::span<const int16_t> samples);
  void write_frames(std::span<const float> frames);
  /// Throws InternalError.
  void finish();

 private:
  OutputFile output_;
  AudioFormat format_;
  SoundFile sound_;
  std::vector<int16_t> frames_;
};

}  // namespace triton::tape
