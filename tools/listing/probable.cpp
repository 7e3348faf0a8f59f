#include "tools/listing/probable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "emulator/formats/listing.hpp"
#include "emulator/support/files.hpp"
#include "tools/listing/check.hpp"

namespace triton::listing {

namespace {

constexpr std::size_t kMostOpen = 8;  ///< characters of a line of which both readings are tried

/// A doubtful character in a line.
struct Open {
  std::size_t column = 0;  ///< of the file's line, from 0
  char value = 0;
  char other = 0;
};

std::vector<Open> open_places(const ListingLine& line, std::span<const TapeDoubt> doubts) {
  std::vector<Open> open;
  for (const TapeDoubt& doubt : doubts) {
    const bool is_here = doubt.line == line.number && doubt.place >= 1 &&
                         doubt.place <= line.text.size() && doubt.value.has_value();
    if (!is_here) continue;
    open.push_back({line.text_column - 1 + doubt.place - 1, static_cast<char>(*doubt.value),
                    static_cast<char>(doubt.other.value_or(*doubt.value))});
  }
  return open;
}

/// A line's end that was hit reads as a character; as an end it would make two lines.
bool is_one_line(std::string_view text) {
  return text.find_first_of("\r\n") == std::string_view::npos;
}

bool has_finding(std::string_view listing_text, unsigned file_line) {
  const std::vector<Finding> findings = check(listing_text);
  return std::any_of(findings.begin(), findings.end(),
                     [&](const Finding& finding) { return finding.line == file_line; });
}

}  // namespace

std::vector<ProbableLine> probable_lines(std::string_view listing_text,
                                         std::span<const TapeDoubt> doubts) {
  std::vector<ProbableLine> probable;
  const std::vector<std::string_view> file_lines = split_lines(listing_text);
  for (const ListingLine& line : split_listing(listing_text).lines) {
    std::vector<Open> open = open_places(line, doubts);
    if (open.empty()) continue;
    const std::string_view shown = file_lines[line.file_line - 1];
    std::string read(shown);
    for (const Open& place : open) read[place.column] = place.value;
    ProbableLine found{line.file_line, {}, true};
    const std::size_t tried = std::min(open.size(), kMostOpen);
    std::vector<unsigned> choices(std::size_t{1} << tried);  // a bit: the other reading
    for (unsigned i = 0; i < choices.size(); ++i) choices[i] = i;
    std::stable_sort(choices.begin(), choices.end(),
                     [](unsigned a, unsigned b) { return std::popcount(a) < std::popcount(b); });
    for (const unsigned choice : choices) {
      std::string text = read;
      for (std::size_t i = 0; i < tried; ++i) {
        if ((choice >> i & 1U) != 0) text[open[i].column] = open[i].other;
      }
      const bool is_new =
          std::find(found.texts.begin(), found.texts.end(), text) == found.texts.end();
      if (!is_new || !is_one_line(text)) continue;
      std::string all;
      for (std::size_t i = 0; i < file_lines.size(); ++i) {
        all += i + 1 == line.file_line ? text : std::string(file_lines[i]);
        all += '\n';
      }
      if (has_finding(all, line.file_line)) continue;
      found.texts.push_back(text);
      if (found.texts.size() == kMostReadings) break;
    }
    if (found.texts.empty()) {
      found.texts.push_back(read);
      found.is_right = false;
    }
    probable.push_back(std::move(found));
  }
  return probable;
}

}  // namespace triton::listing
