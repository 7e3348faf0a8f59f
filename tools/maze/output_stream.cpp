#include "tools/maze/output_stream.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton::maze {

std::filesystem::path partial_file(const std::filesystem::path& file) {
  if (file == kStandardStream) return file;
  std::optional<std::filesystem::path> partial = place_of_output(file);
  return partial ? *partial += ".partial" : file;
}

OutputStream::OutputStream(const std::filesystem::path& file) : file_(file) {
  if (file == kStandardStream) {
    handle_ = stdout;
    return;
  }
  output_.emplace(file);
  handle_ = std::fopen(output_->path().c_str(), "wb");
  if (handle_ == nullptr) fail();
}

OutputStream OutputStream::resumable(const std::filesystem::path& file, uint64_t keep_bytes) {
  const std::filesystem::path partial = partial_file(file);
  if (partial == file) return OutputStream(file);
  OutputStream stream;
  stream.file_ = file;
  stream.partial_ = partial;
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) {
    errno = EISDIR;
    stream.fail();
  }
  if (keep_bytes > 0) {
    const uint64_t size = std::filesystem::file_size(partial, error);
    if (error || size < keep_bytes) {
      throw InputError(fmt::format("{}: expected the first {} bytes of the maze to resume",
                                   partial.string(), keep_bytes));
    }
    std::filesystem::resize_file(partial, keep_bytes, error);
    if (error) throw InternalError(fmt::format("{}: {}", partial.string(), error.message()));
  }
  stream.handle_ = std::fopen(partial.c_str(), keep_bytes > 0 ? "ab" : "wb");
  if (stream.handle_ == nullptr) stream.fail();
  return stream;
}

OutputStream::OutputStream(OutputStream&& other) noexcept
    : file_(std::move(other.file_)),
      output_(std::move(other.output_)),
      partial_(std::move(other.partial_)),
      handle_(std::exchange(other.handle_, nullptr)) {}

OutputStream::~OutputStream() {
  if (handle_ != nullptr && handle_ != stdout) std::fclose(handle_);
}

void OutputStream::write(std::span<const uint8_t> bytes) {
  if (std::fwrite(bytes.data(), 1, bytes.size(), handle_) != bytes.size()) fail();
}

void OutputStream::write(std::string_view text) {
  write(std::span(reinterpret_cast<const uint8_t*>(text.data()), text.size()));
}

void OutputStream::flush() {
  if (std::fflush(handle_) != 0) fail();
}

void OutputStream::finish() {
  flush();
  if (handle_ == stdout) return;
  const bool is_resumable = !partial_.empty();
  if (is_resumable && ::fsync(::fileno(handle_)) != 0 && errno != EINVAL) fail();
  if (std::fclose(std::exchange(handle_, nullptr)) != 0) fail();
  if (!is_resumable) return output_->commit();
  std::error_code error;
  std::filesystem::rename(partial_, *place_of_output(file_), error);
  if (error) throw InternalError(fmt::format("{}: {}", file_.string(), error.message()));
}

void OutputStream::fail() const {
  const std::string name = file_ == kStandardStream ? "standard output" : file_.string();
  throw InternalError(fmt::format("{}: cannot write: {}", name, std::strerror(errno)));
}

}  // namespace triton::maze
