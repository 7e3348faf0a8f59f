#include "emulator/host/file_io.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <memory>
#include <string>
#include <system_error>

#include "emulator/host/errors.hpp"

namespace triton {
namespace {

struct CloseFile {
  void operator()(std::FILE* stream) const { std::fclose(stream); }
};
using Stream = std::unique_ptr<std::FILE, CloseFile>;

std::string reason(int error) { return std::generic_category().message(error); }

[[noreturn]] void fail_to_write(const std::filesystem::path& file, const std::string& why) {
  throw InternalError(fmt::format("{}: cannot write: {}", file.string(), why));
}

/// Removes the temporary file unless it was renamed.
class TemporaryFile {
 public:
  explicit TemporaryFile(std::filesystem::path path) : path_(std::move(path)) {}
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
  }
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace

std::vector<uint8_t> read_file(const std::filesystem::path& file) {
  const auto fail = [&](int error) {
    throw InputError(fmt::format("{}: cannot read: {}", file.string(), reason(error)));
  };
  const Stream stream(std::fopen(file.c_str(), "rb"));
  if (!stream) {
    fail(errno);
  }
  std::vector<uint8_t> bytes;
  std::vector<uint8_t> block(1 << 16);
  size_t count = 0;
  while ((count = std::fread(block.data(), 1, block.size(), stream.get())) > 0) {
    bytes.insert(bytes.end(), block.begin(), block.begin() + static_cast<std::ptrdiff_t>(count));
  }
  if (std::ferror(stream.get()) != 0) {
    fail(errno);
  }
  return bytes;
}

void write_file(const std::filesystem::path& file, std::span<const uint8_t> bytes) {
  const TemporaryFile temporary(file.string() + fmt::format(".{}.tmp", getpid()));
  Stream stream(std::fopen(temporary.path().c_str(), "wbx"));
  if (!stream) {
    fail_to_write(file, reason(errno));
  }
  if (std::fwrite(bytes.data(), 1, bytes.size(), stream.get()) != bytes.size()) {
    fail_to_write(file, reason(errno));
  }
  if (std::fclose(stream.release()) != 0) {
    fail_to_write(file, reason(errno));
  }
  std::error_code error;
  std::filesystem::rename(temporary.path(), file, error);
  if (error) {
    fail_to_write(file, error.message());
  }
}

}  // namespace triton
