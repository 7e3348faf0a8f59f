// Where an output file is written before it is complete.
#pragma once

#include <filesystem>

namespace triton {

struct OutputTarget {
  std::filesystem::path written;  ///< to be opened
  std::filesystem::path
      final;  ///< to be given by renaming `written`; the same path: nothing to rename

  [[nodiscard]] bool renames() const { return written != final; }
};

/// An ordinary or new file is written under a temporary name beside it, so that there is never half
/// a file; a symbolic link's file likewise, and the link stays. A device, a pipe, and what /dev and
/// /proc link to (/dev/stdout) are written as they are.
[[nodiscard]] OutputTarget output_target(const std::filesystem::path& file);

}  // namespace triton
