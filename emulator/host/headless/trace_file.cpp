#include "emulator/host/headless/trace_file.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <iterator>
#include <system_error>

#include "emulator/host/errors.hpp"

namespace triton {

TraceFile::TraceFile(std::filesystem::path file)
    : file_(std::move(file)), target_(output_target(file_)) {
  stream_ = std::fopen(target_.written.c_str(), "wb");
  if (stream_ == nullptr) {
    throw InternalError(fmt::format("{}: cannot write: {}", file_.string(), std::strerror(errno)));
  }
  std::fputs("# cycle cell code source\n", stream_);
}

TraceFile::~TraceFile() {
  if (stream_ == nullptr) return;
  std::fclose(stream_);
  std::error_code error;
  if (target_.renames()) std::filesystem::remove(target_.written, error);
}

void TraceFile::write(std::span<const ScreenWrite> writes) {
  fmt::memory_buffer lines;
  for (const ScreenWrite& write : writes) {
    fmt::format_to(std::back_inserter(lines), "{} {} {:02X} {}\n", write.cycle, write.cell,
                   write.code, write.source == ScreenWrite::Source::kCpu ? "cpu" : "vdu");
  }
  std::fwrite(lines.data(), 1, lines.size(), stream_);
}

void TraceFile::finish() {
  const bool failed = std::ferror(stream_) != 0;
  const bool closed = std::fclose(stream_) == 0;
  stream_ = nullptr;
  std::error_code error;
  if (!failed && closed && target_.renames()) {
    std::filesystem::rename(target_.written, target_.final, error);
  }
  if (failed || !closed || error) {
    const std::string reason = error ? error.message() : "not all could be written";
    if (target_.renames()) std::filesystem::remove(target_.written, error);
    throw InternalError(fmt::format("{}: cannot write: {}", file_.string(), reason));
  }
}

}  // namespace triton
