// Bytes on their way to a file, a device, a pipe or standard output, in any amount.
//
// A file gets its name only when all is written (output_target.hpp); whatever goes wrong before, no
// part of it stays. A run that can be resumed keeps its part under the name FILE.partial instead.
#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

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
  OutputStream(std::filesystem::path file, std::filesystem::path written,
               std::filesystem::path final, bool keeps_part);
  [[noreturn]] void fail() const;

  std::filesystem::path file_;  ///< as named by the user
  std::filesystem::path written_;
  std::filesystem::path final_;
  bool keeps_part_ = false;
  std::FILE* handle_ = nullptr;
};

/// Where a resumable run keeps what it has of `file`: FILE.partial, or `file` itself where that is
/// a device or a pipe.
[[nodiscard]] std::filesystem::path partial_file(const std::filesystem::path& file);

}  // namespace triton::maze
