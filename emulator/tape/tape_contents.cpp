#include "emulator/tape/tape_contents.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace triton::tape {

TapeContents read_tape(ByteSource& source, const Progress& progress) {
  TapeContents contents;
  contents.seconds = source.seconds();
  ProgramFinder finder;
  bool more = true;
  while (more) {
    more = !source.ended;
    if (more) source.pull();
    for (const DecodedByte& byte : source.bytes) {
      contents.bytes.push_back(byte.value);
      if (auto program = finder.feed(byte)) contents.programs.push_back(std::move(*program));
    }
    source.bytes.clear();
    if (progress && contents.seconds > 0) {
      progress(std::clamp(source.known_until / contents.seconds, 0.0, 1.0));
    }
  }
  if (auto program = finder.finish()) contents.programs.push_back(std::move(*program));
  return contents;
}

std::optional<TapeProgram> first_program(ByteSource& source) {
  ProgramFinder finder;
  while (const auto byte = source.next()) {
    auto program = finder.feed(*byte);
    if (program && program->is_complete()) return program;
  }
  return std::nullopt;
}

std::string errors_text(const TapeProgram& program) {
  std::vector<std::string> words;
  if (!program.is_complete() && program.expected > 0) {
    words.push_back(
        fmt::format("cut short, {} of {} bytes", program.data.size(), program.expected));
  }
  if (program.lost > 0) words.push_back(fmt::format("{} lost", program.lost));
  if (program.doubtful > program.lost) {
    words.push_back(fmt::format("{} doubtful", program.doubtful - program.lost));
  }
  return fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace triton::tape
