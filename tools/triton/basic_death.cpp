#include "tools/triton/basic_death.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <exception>
#include <string_view>
#include <vector>

#include "emulator/chips/vdu.hpp"
#include "emulator/formats/listing.hpp"

namespace triton {
namespace {

constexpr std::array<std::string_view, 3> kMessages{"WHAT?", "HOW?", "SORRY"};

std::string without_end(std::string_view row) {
  return std::string(row.substr(0, row.find_last_not_of(' ') + 1));
}

/// `shown` is `line` with one ? more, blanks apart; what stands behind it does not matter. Returns
/// the line with the ?.
std::optional<std::string> marked_line(std::string_view shown, std::string_view line) {
  std::string marked;
  std::size_t at = 0;
  bool has_mark = false;
  const auto skip_blanks = [&] {
    while (at < shown.size() && shown[at] == ' ') ++at;
  };
  for (const char c : line) {
    if (c == ' ') {
      marked += c;
      continue;
    }
    skip_blanks();
    const bool is_mark = !has_mark && at < shown.size() && shown[at] == '?' &&
                         (c != '?' || (at + 1 < shown.size() && shown[at + 1] == '?'));
    if (is_mark) {
      has_mark = true;
      marked += '?';
      ++at;
      skip_blanks();
    }
    if (at >= shown.size() || shown[at] != c) return std::nullopt;
    marked += c;
    ++at;
  }
  skip_blanks();
  if (!has_mark && at < shown.size() && shown[at] == '?') {
    has_mark = true;
    marked += '?';
  }
  return has_mark ? std::optional(marked) : std::nullopt;
}

/// What the screen shows, and the program in memory.
class ErrorReport {
 public:
  explicit ErrorReport(const Session& session) {
    for (const uint8_t code : session.displayed_codes()) rows_ += static_cast<char>(code);
  }

  [[nodiscard]] std::optional<std::string> find(const Listing& listing) const {
    for (std::size_t row = kScreenRows; row-- > 0;) {
      const std::string message = without_end(row_text(row));
      for (const std::string_view known : kMessages) {
        if (!std::string_view(message).ends_with(known)) continue;
        if (auto line = line_behind(row, listing)) return fmt::format("{} {}", known, *line);
      }
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] std::string_view row_text(std::size_t row) const {
    return std::string_view(rows_).substr(row * kScreenColumns, kScreenColumns);
  }

  [[nodiscard]] std::optional<std::string> line_behind(std::size_t row,
                                                       const Listing& listing) const {
    std::string_view shown = std::string_view(rows_).substr((row + 1) * kScreenColumns);
    shown.remove_prefix(std::min(shown.find_first_not_of(' '), shown.size()));
    unsigned number = 0;
    (void)std::from_chars(shown.data(), shown.data() + shown.size(), number);
    const auto found = listing.lines.find(static_cast<uint16_t>(number));
    if (number > kLargestLineNumber || found == listing.lines.end()) return std::nullopt;
    const auto line = marked_line(shown, fmt::format("{} {}", number, found->second));
    if (!line) return std::nullopt;
    return fmt::format("in line {}: {}", number, *line);
  }

  std::string rows_;  ///< top row first, 64 characters each
};

}  // namespace

std::optional<std::string> basic_death(const Session& session) {
  const std::vector<uint8_t> memory = program_in_memory(session.machine());
  if (!is_basic_program(memory)) return std::nullopt;
  try {
    return ErrorReport(session).find(listing_from_memory(memory, "memory"));
  } catch (const std::exception&) {
    return std::nullopt;  // bytes that no listing holds
  }
}

}  // namespace triton
