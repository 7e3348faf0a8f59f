#include "tools/assembler/source.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace triton::assembler {

std::string place_of(const SourceLine& line) {
  return fmt::format("{}:{}", *line.file, line.number);
}

SourceLines number_lines(std::string_view text, std::string_view name) {
  const auto file = std::make_shared<const std::string>(name);
  auto lines = std::make_shared<std::vector<SourceLine>>();
  unsigned number = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    lines->push_back({file, ++number, std::string(text.substr(0, end))});
    const bool is_crlf = text.substr(end, 2) == "\r\n";
    text.remove_prefix(std::min(end + (is_crlf ? 2 : 1), text.size()));
  }
  return lines;
}

}  // namespace triton::assembler
