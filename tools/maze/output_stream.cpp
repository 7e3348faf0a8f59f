#include "tools/maze/output_stream.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include "emulator/host/errors.hpp"
#include "emulator/host/output_target.hpp"

namespace triton::maze {

namespace {

constexpr std::string_view kStandardOutput = "-";

void check_is_no_directory(const std::filesystem::path& file) {
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) {
    throw InternalError(fmt::format("{}: cannot write: is a directory", file.string()));
  }
}

}  // namespace

std::filesystem::path partial_file(const std::filesystem::path& file) {
  if (file == kStandardOutput) return file;
  const OutputTarget target = output_target(file);
  if (!target.renames()) return file;
  std::filesystem::path partial = target.final;
  partial += ".partial";
  return partial;
}

OutputStream::OutputStream(std::filesystem::path file, std::filesystem::path written,
                           std::filesystem::path final, bool keeps_part)
    : file_(std::move(file)),
      written_(std::move(written)),
      final_(std::move(final)),
      keeps_part_(keeps_part) {}

OutputStream::OutputStream(const std::filesystem::path& file) : file_(file) {
  if (file == kStandardOutput) {
    handle_ = stdout;
    return;
  }
  check_is_no_directory(file);
  const OutputTarget target = output_target(file);
  written_ = target.written;
  final_ = target.final;
  handle_ = std::fopen(written_.c_str(), "wb");
  if (handle_ == nullptr) fail();
}

OutputStream OutputStream::resumable(const std::filesystem::path& file, uint64_t keep_bytes) {
  const std::filesystem::path partial = partial_file(file);
  if (partial == file) return OutputStream(file);
  check_is_no_directory(file);
  OutputStream stream(file, partial, output_target(file).final, true);
  std::error_code error;
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
      written_(std::move(other.written_)),
      final_(std::move(other.final_)),
      keeps_part_(other.keeps_part_),
      handle_(std::exchange(other.handle_, nullptr)) {}

OutputStream::~OutputStream() {
  if (handle_ == nullptr || handle_ == stdout) return;
  std::fclose(handle_);
  std::error_code error;
  if (!keeps_part_ && written_ != final_) std::filesystem::remove(written_, error);
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
  if (keeps_part_ && ::fsync(::fileno(handle_)) != 0 && errno != EINVAL) fail();
  std::FILE* const handle = std::exchange(handle_, nullptr);
  std::error_code error;
  if (std::fclose(handle) != 0) {
    const int reason = errno;
    if (!keeps_part_ && written_ != final_) std::filesystem::remove(written_, error);
    errno = reason;
    fail();
  }
  if (written_ == final_) return;
  std::filesystem::rename(written_, final_, error);
  if (error) throw InternalError(fmt::format("{}: {}", file_.string(), error.message()));
}

void OutputStream::fail() const {
  const std::string name = file_ == kStandardOutput ? "standard output" : file_.string();
  throw InternalError(fmt::format("{}: cannot write: {}", name, std::strerror(errno)));
}

}  // namespace triton::maze
