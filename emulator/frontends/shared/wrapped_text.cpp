#include "emulator/frontends/shared/wrapped_text.hpp"

#include <algorithm>

namespace triton {

std::vector<std::string> wrapped_text(std::string_view text, size_t width, size_t most) {
  std::vector<std::string> lines;
  while (!text.empty() && lines.size() < most) {
    size_t length = text.size();
    if (length > width) {
      const size_t space = text.substr(0, width).find_last_of(" /");
      length = space == std::string_view::npos ? width : space + 1;
    }
    lines.emplace_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return lines;
}

std::vector<std::string> wrapped_lines(const std::vector<std::string>& lines, size_t width) {
  std::vector<std::string> wrapped;
  for (const std::string& line : lines) {
    const auto parts = wrapped_text(line, std::max<size_t>(width, 1), line.size());
    wrapped.insert(wrapped.end(), parts.begin(), parts.end());
    if (parts.empty()) wrapped.emplace_back();
  }
  return wrapped;
}

}  // namespace triton
