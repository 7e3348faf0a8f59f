#include "emulator/host/files.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <system_error>

#include "emulator/host/errors.hpp"
#include "emulator/host/output_target.hpp"

namespace triton {

namespace {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using FileHandle = std::unique_ptr<std::FILE, CloseFile>;

template <typename Container>
Container read_file(const std::filesystem::path& file, uint64_t limit_bytes) {
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) {
    throw InputError(fmt::format("{}: is a directory, expected a file", file.string()));
  }
  const FileHandle handle(std::fopen(file.c_str(), "rb"));
  if (!handle) throw InputError(fmt::format("{}: {}", file.string(), std::strerror(errno)));
  Container contents;
  char buffer[65'536];
  size_t count = 0;
  while ((count = std::fread(buffer, 1, sizeof buffer, handle.get())) > 0) {
    if (contents.size() + count > limit_bytes) {
      throw InputError(
          fmt::format("{}: too large, expected at most {} bytes", file.string(), limit_bytes));
    }
    contents.insert(contents.end(), buffer, buffer + count);
  }
  if (std::ferror(handle.get()) != 0) {
    throw InputError(fmt::format("{}: {}", file.string(), std::strerror(errno)));
  }
  return contents;
}

bool write_all(const std::filesystem::path& file, std::span<const uint8_t> bytes) {
  std::FILE* handle = std::fopen(file.c_str(), "wb");
  if (handle == nullptr) return false;
  const bool written = std::fwrite(bytes.data(), 1, bytes.size(), handle) == bytes.size();
  const int write_error = errno;
  const bool closed = std::fclose(handle) == 0;
  if (!written) errno = write_error;
  return written && closed;
}

}  // namespace

std::vector<uint8_t> read_binary_file(const std::filesystem::path& file, uint64_t limit_bytes) {
  return read_file<std::vector<uint8_t>>(file, limit_bytes);
}

std::string read_text_file(const std::filesystem::path& file, uint64_t limit_bytes) {
  return read_file<std::string>(file, limit_bytes);
}

void write_file(const std::filesystem::path& file, std::span<const uint8_t> bytes) {
  const OutputTarget target = output_target(file);
  std::error_code error;
  if (!write_all(target.written, bytes)) {
    const int reason = errno;
    if (target.renames()) std::filesystem::remove(target.written, error);
    throw InternalError(fmt::format("{}: cannot write: {}", file.string(), std::strerror(reason)));
  }
  if (!target.renames()) return;
  std::filesystem::rename(target.written, target.final, error);
  if (error) {
    const std::string reason = error.message();
    std::filesystem::remove(target.written, error);
    throw InternalError(fmt::format("{}: cannot write: {}", file.string(), reason));
  }
}

void write_file(const std::filesystem::path& file, std::string_view text) {
  write_file(file, std::span(reinterpret_cast<const uint8_t*>(text.data()), text.size()));
}

std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (end != std::string_view::npos && !line.empty() && line.back() == '\r') {
      line.remove_suffix(1);
    }
    lines.push_back(line);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

}  // namespace triton
