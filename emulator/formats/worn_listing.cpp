#include "emulator/formats/worn_listing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace triton {

namespace {

constexpr uint8_t kWornLineEnd = 0x0D;
constexpr char kMark = '?';
constexpr size_t kWord = 2;

}  // namespace

std::optional<WornListing> worn_listing(const std::vector<uint8_t>& bytes,
                                        const std::vector<size_t>& doubtful,
                                        const std::string& name) {
  std::vector<bool> is_doubtful(bytes.size(), false);
  for (const size_t offset : doubtful) {
    if (offset < bytes.size()) is_doubtful[offset] = true;
  }
  WornListing worn{{name, {}}, {}};
  size_t left_out = 0;
  unsigned last_number = 0;
  for (size_t start = kWord; start < bytes.size();) {
    size_t end = start + kWord;
    while (end < bytes.size() && (bytes[end] != kWornLineEnd || is_doubtful[end])) ++end;
    const bool has_end = end < bytes.size();
    const bool has_number = has_end && !is_doubtful[start] && !is_doubtful[start + 1];
    const unsigned number = has_number ? bytes[start] | unsigned{bytes[start + 1]} << 8 : 0;
    std::string text;
    size_t marks = 0;
    for (size_t i = start + kWord; i < end && i < bytes.size(); ++i) {
      marks += is_doubtful[i] ? 1 : 0;
      text += is_doubtful[i] ? kMark : static_cast<char>(bytes[i]);
    }
    const bool is_next = number > last_number && number <= kLargestLineNumber;
    if (is_next && !text.empty() &&
        split_listing(fmt::format("{} {}", number, text)).faults.empty()) {
      if (marks > 0) {
        worn.faults.push_back(fmt::format("line {}: {} {} marked {}", number, marks,
                                          marks == 1 ? "byte" : "bytes", kMark));
      }
      worn.listing.lines.emplace(static_cast<uint16_t>(number), std::move(text));
      last_number = number;
    } else {
      ++left_out;
      worn.faults.push_back(
          last_number == 0 ? fmt::format("{} bytes before the first line left out", end - start)
                           : fmt::format("{} bytes behind line {} left out",
                                         std::min(end, bytes.size()) - start, last_number));
    }
    start = end + 1;
  }
  if (left_out > worn.listing.lines.size()) return std::nullopt;
  return worn;
}

}  // namespace triton
