#include "emulator/frontends/headless/trace_file.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <utility>

namespace triton {

TraceFile::TraceFile(std::filesystem::path file) : output_(std::move(file)) {
  stream_ = std::fopen(output_.path().c_str(), output_.is_ordinary() ? "w+b" : "wb");
  if (stream_ == nullptr) output_.fail(std::strerror(errno));
  std::fputs("# cycle cell code source\n", stream_);
}

TraceFile::~TraceFile() {
  if (stream_ != nullptr) std::fclose(stream_);
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
  if (how == TimeJump::kBack && output_.is_ordinary()) return take_out_from(cycle);
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
  if (::ftruncate(::fileno(stream_), keep) != 0) output_.fail(std::strerror(errno));
}

void TraceFile::finish() {
  errno = 0;
  const bool failed = std::ferror(stream_) != 0 || std::fflush(stream_) != 0;
  const int reason = errno;
  std::fclose(std::exchange(stream_, nullptr));
  if (failed) output_.fail(reason != 0 ? std::strerror(reason) : "not all could be written");
  output_.commit();
}

}  // namespace triton
