#include "emulator/tape/load_watch.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>
#include <vector>

namespace triton::tape {

namespace {

constexpr size_t kMostPlacesNamed = 8;  // named in one line

bool is_in_memory(const TapeProgram& program, const Triton& machine) {
  size_t different = 0;
  for (size_t i = 0; i < program.data.size(); ++i) {
    if (machine.peek(static_cast<uint16_t>(kFirstAddress + i)) != program.data[i]) ++different;
  }
  // It may run already, and change itself.
  return different <= program.data.size() / 8;
}

/// `1612, 1700-1701`
std::string places(const std::vector<Doubt>& doubts) {
  std::vector<std::pair<size_t, size_t>> stretches;  // first address and the one behind
  for (const Doubt& doubt : doubts) {
    const size_t first = kFirstAddress + doubt.offset;
    if (stretches.empty() || stretches.back().second != first) stretches.push_back({first, first});
    stretches.back().second += doubt.count;
  }
  std::vector<std::string> words;
  for (const auto& [first, end] : stretches) {
    if (words.size() == kMostPlacesNamed) {
      words.push_back("and others");
      break;
    }
    words.push_back(end == first + 1 ? fmt::format("{:04X}", first)
                                     : fmt::format("{:04X}-{:04X}", first, end - 1));
  }
  return fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace

void LoadWatch::hear(const DecodedByte& byte) {
  if (auto program = finder_.feed(byte)) ended_.push_back(std::move(*program));
}

void LoadWatch::forget() {
  finder_ = {};
  ended_.clear();
}

std::vector<std::string> LoadWatch::look_at(const Triton& machine) {
  std::vector<std::string> lines;
  for (const TapeProgram& program : std::exchange(ended_, {})) {
    if (program.doubtful == 0 || !is_in_memory(program, machine)) continue;
    doubtful_bytes_ += program.doubtful;
    lines.push_back(
        fmt::format("{} was loaded with {} that may be wrong: {}", program.name(),
                    program.doubtful == 1 ? "1 byte" : fmt::format("{} bytes", program.doubtful),
                    places(program.doubts)));
  }
  return lines;
}

std::vector<std::string> LoadWatch::finish(const Triton& machine) {
  if (auto program = finder_.finish()) ended_.push_back(std::move(*program));
  return look_at(machine);
}

}  // namespace triton::tape
