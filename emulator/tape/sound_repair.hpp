// Recordings that libsndfile does not read as they are.
//
// .wav        that is not what its header says. A recorder that was cut off left zeros for the
//             lengths, or the sound is longer than they can say (RIFF: 4 GiB); an odd chunk has no
//             pad byte behind it; the sound is in several `data` chunks.
// FLAC        in Ogg: the pages' contents one behind the other, but for the nine bytes that begin the
//             first one, are a FLAC file.
// Source      RFC 9639, 10.1 (Ogg mapping); RFC 3533 (Ogg's pages).
#pragma once

#include <sndfile.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <vector>

namespace triton::tape {

/// Such a file as it should be: a header with right lengths (of a .wav: RIFF or RF64), then all the
/// sound.
class RepairedSound {
 public:
  /// Null: `file` needs no repair, or is neither WAV nor FLAC in Ogg.
  [[nodiscard]] static std::unique_ptr<RepairedSound> if_needed(const std::filesystem::path& file);

  /// A length in the header was wrong; the sound goes to the file's end.
  [[nodiscard]] bool had_wrong_length() const { return had_wrong_length_; }
  /// Frames of sound, where the file's wrapping tells; 0: it does not.
  [[nodiscard]] int64_t frames() const { return frames_; }
  /// Opens it; *this must outlive what is returned. Null: as sf_open().
  [[nodiscard]] SNDFILE* open(SF_INFO& info);

  /// A stretch of the file.
  struct Stretch {
    uint64_t begin = 0;
    uint64_t size = 0;
    uint64_t before = 0;  ///< bytes of sound in the stretches before it
  };

 private:
  RepairedSound(std::ifstream stream, std::vector<char> header, std::vector<Stretch> sound,
                bool had_wrong_length);

  int64_t seek(int64_t offset, int whence);
  int64_t read(char* bytes, int64_t count);
  [[nodiscard]] int64_t read_some(char* bytes, int64_t count);

  std::ifstream stream_;
  std::vector<char> header_;
  std::vector<Stretch> sound_;
  bool had_wrong_length_;
  int64_t frames_ = 0;
  uint64_t bytes_ = 0;  ///< of header and sound
  uint64_t position_ = 0;
};

}  // namespace triton::tape
