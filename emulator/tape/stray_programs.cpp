#include "emulator/tape/stray_programs.hpp"

#include <algorithm>
#include <limits>
#include <string_view>
#include <utility>

namespace triton::tape {

namespace {

constexpr size_t kAddressBytes = 2;
constexpr size_t kLongestHeader = 80;
constexpr size_t kMostBefore = kLeaderBytes + kLongestHeader;
constexpr size_t kFewestBytes = 16;
constexpr size_t kFewestLines = 2;
constexpr size_t kNumberBytes = 2;
constexpr size_t kLargestLineNumber = 32'767;
constexpr ptrdiff_t kLongestLine = 72;
constexpr ptrdiff_t kFewestPrintable = 4;  ///< all but one in so many
constexpr uint8_t kLineEnd = 0x0D;
constexpr double kPauseSeconds = 0.5;

size_t word_at(const std::vector<DecodedByte>& row, size_t at) {
  return row[at].value | static_cast<size_t>(row[at + 1].value) << 8;
}

bool is_printable(const DecodedByte& byte) { return byte.value >= ' ' && byte.value <= 0x7F; }

/// What a line can hold: see listing.hpp.
bool is_text(const DecodedByte& byte) {
  constexpr std::string_view kNever("\x00\x03\x08\x0A\x0D", 5);
  return byte.value <= 0x7F && kNever.find(static_cast<char>(byte.value)) == std::string_view::npos;
}

/// Where the end address stands that leads to the row's end.
std::optional<size_t> whole_program(const std::vector<DecodedByte>& row) {
  const size_t last = std::min(kMostBefore, row.size() - kFewestBytes);
  for (size_t at = 0; at <= last; ++at) {
    if (row[at].doubtful() || row[at + 1].doubtful()) continue;
    if (word_at(row, at) == kFirstAddress + row.size() - at) return at;
  }
  return std::nullopt;
}

/// The line of BASIC that begins at `at` and has a number above `before`: what is behind it; 0: there
/// is none.
size_t end_of_line(const std::vector<DecodedByte>& row, size_t at, size_t before) {
  if (at + kNumberBytes >= row.size() || row[at].doubtful() || row[at + 1].doubtful()) return 0;
  const size_t number = word_at(row, at);
  if (number <= before || number > kLargestLineNumber) return 0;
  const size_t text = at + kNumberBytes;
  size_t end = text;
  while (end < row.size() && (is_text(row[end]) || row[end].doubtful())) ++end;
  const auto length = static_cast<ptrdiff_t>(end - text);
  const auto first = row.begin() + static_cast<ptrdiff_t>(text);
  const bool is_line = end < row.size() && row[end].value == kLineEnd && length > 0 &&
                       length <= kLongestLine &&
                       std::count_if(first, first + length, is_printable) * kFewestPrintable >=
                           length * (kFewestPrintable - 1);
  return is_line ? end + 1 : 0;
}

struct Lines {
  size_t begin = 0;
  size_t end = 0;
};

Lines longest_lines(const std::vector<DecodedByte>& row) {
  Lines best;
  for (size_t begin = 0; begin < row.size();) {
    size_t lines = 0;
    size_t end = begin;
    size_t number = 0;
    while (const size_t next = end_of_line(row, end, number)) {
      number = word_at(row, end);
      end = next;
      ++lines;
    }
    if (lines >= kFewestLines && end - begin > best.end - best.begin) best = {begin, end};
    begin = std::max(begin + 1, lines >= kFewestLines ? end : 0);
  }
  return best;
}

std::string header_before(const std::vector<DecodedByte>& row, size_t address) {
  if (address == 0 || row[address - 1].value != kEndOfHeader) return {};
  size_t begin = address - 1;
  while (begin > 0 && is_printable(row[begin - 1])) --begin;
  if (address - begin > kLongestHeader) return {};
  std::string header;
  for (size_t at = begin; at + 1 < address; ++at) header += static_cast<char>(row[at].value);
  return header;
}

DecodedByte made_up(size_t value, const DecodedByte& like) {
  DecodedByte byte = like;
  byte.value = static_cast<uint8_t>(value & 0xFF);
  byte.confidence = 1;
  byte.clarity = 1;
  byte.parity_error = byte.framing_error = byte.lost = false;
  return byte;
}

}  // namespace

std::optional<TapeProgram> stray_program(const std::vector<DecodedByte>& row) {
  if (row.size() < kFewestBytes) return std::nullopt;
  TapeProgram program;
  program.has_header = false;
  program.has_mark = false;
  std::vector<DecodedByte> data;
  if (const auto at = whole_program(row)) {
    program.header = header_before(row, *at);
    data.assign(row.begin() + static_cast<ptrdiff_t>(*at), row.end());
  } else {
    const Lines lines = longest_lines(row);
    if (lines.end - lines.begin < kFewestBytes) return std::nullopt;
    const size_t end = kFirstAddress + kAddressBytes + lines.end - lines.begin;
    data = {made_up(end, row[lines.begin]), made_up(end >> 8, row[lines.begin])};
    data.insert(data.end(), row.begin() + static_cast<ptrdiff_t>(lines.begin),
                row.begin() + static_cast<ptrdiff_t>(lines.end));
  }
  program.start_seconds = data.front().start_seconds;
  for (const DecodedByte& byte : data) program.add(byte);
  program.expected = program.data.size();
  program.end();
  return program;
}

std::optional<TapeProgram> StrayFinder::take_row(double until_seconds) {
  const auto end = std::find_if(row_.begin(), row_.end(), [&](const DecodedByte& byte) {
    return byte.start_seconds >= until_seconds;
  });
  row_.erase(end, row_.end());
  return stray_program(std::exchange(row_, {}));
}

std::optional<TapeProgram> StrayFinder::feed(const DecodedByte& byte, bool in_program,
                                             const std::optional<TapeProgram>& ended) {
  std::optional<TapeProgram> found;
  if (ended) {
    found = take_row(ended->start_seconds);
    if (ended->is_complete()) return found;
  } else if (!row_.empty() && !in_program &&
             byte.start_seconds - row_.back().start_seconds > kPauseSeconds) {
    found = take_row(std::numeric_limits<double>::max());
  }
  row_.push_back(byte);
  return found;
}

std::optional<TapeProgram> StrayFinder::finish(const std::optional<TapeProgram>& ended) {
  return take_row(ended ? ended->start_seconds : std::numeric_limits<double>::max());
}

}  // namespace triton::tape
