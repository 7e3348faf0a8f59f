#include "emulator/host/headless/trace_file.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <system_error>

#include "emulator/host/errors.hpp"

namespace triton {

TraceFile::TraceFile(std::filesystem::path file)
    : file_(std::move(file)), target_(output_target(file_)) {
  stream_ = std::fopen(target_.written.c_str(), target_.renames() ? "w+b" : "wb");
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

void TraceFile::jumped(TimeJump how, uint64_t cycle) {
  if (how == TimeJump::kBack && target_.renames()) return take_out_from(cycle);
  const char* what = how == TimeJump::kBack ? "back to" : "another machine from";
  std::fputs(fmt::format("# {} cycle {}\n", what, cycle).c_str(), stream_);
}

/// Of this machine's lines: what stands before another machine's has happened.
void TraceFile::take_out_from(uint64_t cycle) {
  std::rewind(stream_);
  long keep = 0;
  bool keeping = true;
  std::array<char, 80> line{};
  while (std::fgets(line.data(), line.size(), stream_) != nullptr) {
    const bool is_write = line[0] != '#';
    keeping = !is_write || (keeping && std::strtoull(line.data(), nullptr, 10) < cycle);
    if (keeping) keep = std::ftell(stream_);
  }
  std::fseek(stream_, keep, SEEK_SET);
  if (::ftruncate(::fileno(stream_), keep) != 0) {
    throw InternalError(fmt::format("{}: cannot write: {}", file_.string(), std::strerror(errno)));
  }
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
