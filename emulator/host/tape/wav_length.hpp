// .wav files whose header does not say how long their sound is: a recorder that was cut off left
// zeros there, or the sound is longer than the 4 GiB that the header can say; of that, 4 GiB are
// read.
#pragma once

#include <sndfile.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>

namespace triton::tape {

/// A .wav as its bytes, but for the two lengths in its header, which read as "to the file's end".
class EndlessWav {
 public:
  /// Null: `file` is no RIFF WAV, or what its header says can be.
  [[nodiscard]] static std::unique_ptr<EndlessWav> if_needed(const std::filesystem::path& file);

  /// Opens it; *this must outlive what is returned. Null: as sf_open().
  [[nodiscard]] SNDFILE* open(SF_INFO& info);

 private:
  EndlessWav(std::ifstream stream, uint64_t bytes, uint64_t data_size_at)
      : stream_(std::move(stream)), bytes_(bytes), data_size_at_(data_size_at) {}

  int64_t seek(int64_t offset, int whence);
  int64_t read(char* bytes, int64_t count);

  std::ifstream stream_;
  uint64_t bytes_;
  uint64_t data_size_at_;  ///< where the header says it
  uint64_t position_ = 0;
};

}  // namespace triton::tape
