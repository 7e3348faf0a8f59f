#include "emulator/tape/tape_contents.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "emulator/tape/stray_programs.hpp"

namespace triton::tape {

TapeContents read_tape(ByteSource& source, const Progress& progress, const OnByte& on_byte) {
  TapeContents contents;
  contents.seconds = source.seconds();
  ProgramFinder finder;
  StrayFinder strays;
  const auto take = [&](std::optional<TapeProgram> program) {
    if (program) contents.programs.push_back(std::move(*program));
  };
  bool more = true;
  while (more) {
    more = !source.ended;
    if (more) source.pull();
    for (const DecodedByte& byte : source.bytes) {
      contents.bytes.push_back(byte.value);
      if (on_byte) on_byte(byte);
      auto program = finder.feed(byte);
      take(strays.feed(byte, finder.in_program(), program));
      take(std::move(program));
    }
    source.bytes.clear();
    if (progress && contents.seconds > 0) {
      progress(std::clamp(source.known_until / contents.seconds, 0.0, 1.0));
    }
  }
  auto program = finder.finish();
  take(strays.finish(program));
  take(std::move(program));
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
  if (!program.has_header) words.push_back("no header");
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
