// .wav files that are not what their header says. A recorder that was cut off left zeros for the
// lengths, or the sound is longer than they can say (RIFF: 4 GiB); an odd chunk has no pad byte
// behind it; the sound is in several `data` chunks.
#pragma once

#include <sndfile.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <vector>

namespace triton::tape {

/// Such a file (RIFF or RF64) as it should be: a header with right lengths, then all the sound.
class RepairedWav {
 public:
  /// Null: `file` is no WAV, or needs no repair.
  [[nodiscard]] static std::unique_ptr<RepairedWav> if_needed(const std::filesystem::path& file);

  /// A length in the header was wrong; the sound goes to the file's end.
  [[nodiscard]] bool had_wrong_length() const { return had_wrong_length_; }
  /// Opens it; *this must outlive what is returned. Null: as sf_open().
  [[nodiscard]] SNDFILE* open(SF_INFO& info);

  /// A stretch of the file.
  struct Stretch {
    uint64_t begin = 0;
    uint64_t size = 0;
  };

 private:
  RepairedWav(std::ifstream stream, std::vector<char> header, std::vector<Stretch> sound,
              bool had_wrong_length);

  int64_t seek(int64_t offset, int whence);
  int64_t read(char* bytes, int64_t count);
  [[nodiscard]] int64_t read_some(char* bytes, int64_t count);

  std::ifstream stream_;
  std::vector<char> header_;
  std::vector<Stretch> sound_;
  bool had_wrong_length_;
  uint64_t bytes_ = 0;  ///< of header and sound
  uint64_t position_ = 0;
};

}  // namespace triton::tape
