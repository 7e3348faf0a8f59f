// Bytes on their way to a file, a device, a pipe or standard output, in any amount.
//
// A file gets its name only when all is written (output_file.hpp); whatever goes wrong before, no
// part of it stays. A run that can be resumed keeps its part under the name FILE.partial instead.
#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "emulator/support/output_file.hpp"

namespace triton::maze {

class OutputStream {
 public:
  /// `file`: "-" is standard output. Throws InternalError, as all of these do.
  explicit OutputStream(const std::filesystem::path& file);
  /// FILE.partial, which stays if this is not finished; existing bytes behind `keep_bytes` are cut
  /// off, and writing goes on there. Throws InputError if there are fewer. For "-", a device or a
  /// pipe writing just goes on.
  static OutputStream resumable(const std::filesystem::path& file, uint64_t keep_bytes);
  OutputStream(OutputStream&& other) noexcept;
  OutputStream& operator=(OutputStream&&) = delete;
  /// Takes away what is not finished, unless it is resumable.
  ~OutputStream();

  void write(std::span<const uint8_t> bytes);
  void write(std::string_view text);
  /// Hands all over to the system.
  void flush();
  /// Closes and gives the file its name.
  void finish();

 private:
  OutputStream() = default;
  [[noreturn]] void fail() const;

  std::filesystem::path file_;        ///< as named by the user
  std::optional<OutputFile> output_;  ///< none: standard output, or resumable
  std::filesystem::path partial_;     ///< if resumable
  std::FILE* handle_ = nullptr;
};

/// Where a resumable run keeps what it has of `file`: FILE.partial, or `file` itself where that is
/// a device or a pipe.
[[nodiscard]] std::filesystem::path partial_file(const std::filesystem::path& file);

}  // namespace triton::maze
