#include "tools/assembler/source.hpp"

#include <fmt/format.h>

#include "emulator/support/files.hpp"

namespace triton::assembler {

std::string place_of(const SourceLine& line) {
  return fmt::format("{}:{}", *line.file, line.number);
}

SourceLines number_lines(std::string_view text, std::string_view name) {
  const auto file = std::make_shared<const std::string>(name);
  auto lines = std::make_shared<std::vector<SourceLine>>();
  unsigned number = 0;
  // In a source a 1A stands for nothing else, so it ends the text wherever it is.
  for (const std::string_view line : split_lines(text.substr(0, text.find(kCpmEndOfFile)))) {
    lines->push_back({file, ++number, std::string(line)});
  }
  return lines;
}

}  // namespace triton::assembler
