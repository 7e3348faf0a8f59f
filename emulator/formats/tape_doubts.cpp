#include "emulator/formats/tape_doubts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <set>

#include "emulator/formats/listing.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"

namespace triton {

namespace {

constexpr std::string_view kFirstLine = "# triton doubts 1";
constexpr size_t kDoubtFields = 7;
constexpr uint8_t kLineEndOnTape = 0x0D;
constexpr size_t kNumberOnTape = 2;

template <class Number>
std::string field(const std::optional<Number>& value, int digits) {
  return value ? fmt::format("{:0{}X}", *value, digits) : "-";
}

template <class Number>
std::string field(Number value) {
  return value == 0 ? "-" : std::to_string(value);
}

class DoubtsParser {
 public:
  DoubtsParser(std::string_view text, const std::string& name)
      : lines_(split_lines(text)), name_(name) {}

  std::vector<TapeDoubt> parse() {
    if (lines_.empty() || lines_[0] != kFirstLine) fail(0, fmt::format("`{}`", kFirstLine));
    std::vector<TapeDoubt> doubts;
    for (at_ = 1; at_ < lines_.size(); ++at_) {
      if (lines_[at_].empty() || lines_[at_].front() == '#') continue;
      doubts.push_back(doubt(lines_[at_]));
    }
    return doubts;
  }

 private:
  TapeDoubt doubt(std::string_view line) {
    std::vector<std::string_view> words;
    for (size_t begin = 0; begin <= line.size();) {
      const size_t end = std::min(line.find(' ', begin), line.size());
      words.push_back(line.substr(begin, end - begin));
      begin = end + 1;
    }
    if (words.size() != kDoubtFields) fail(at_, "program seconds address value other line place");
    TapeDoubt doubt;
    doubt.program = number<size_t>(words[0], 10, 1, 9'999).value_or(0);
    doubt.seconds = seconds(words[1]);
    doubt.address = number<uint16_t>(words[2], 16, 0, 0xFFFF);
    doubt.value = number<uint8_t>(words[3], 16, 0, 0xFF);
    doubt.other = number<uint8_t>(words[4], 16, 0, 0xFF);
    doubt.line = number<uint16_t>(words[5], 10, 1, kLargestLineNumber).value_or(0);
    doubt.place = number<size_t>(words[6], 10, 1, 0xFFFF).value_or(0);
    return doubt;
  }

  template <class Number>
  std::optional<Number> number(std::string_view word, int base, unsigned low, unsigned high) {
    if (word == "-") return std::nullopt;
    unsigned value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value, base);
    const bool whole = error == std::errc{} && end == word.data() + word.size();
    if (!whole || value < low || value > high) {
      fail(at_, fmt::format("a number from {} to {} or - in place of '{}'", low, high, word));
    }
    return static_cast<Number>(value);
  }

  double seconds(std::string_view word) {
    double value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size() || !(value >= 0)) {
      fail(at_, fmt::format("seconds in place of '{}'", word));
    }
    return value;
  }

  [[noreturn]] void fail(size_t line, const std::string& expected) const {
    throw InputError(fmt::format("{}:{}: expected {}", name_, line + 1, expected));
  }

  std::vector<std::string_view> lines_;
  const std::string& name_;
  size_t at_ = 0;
};

}  // namespace

std::string to_text(std::span<const TapeDoubt> doubts) {
  std::string text =
      fmt::format("{}\n# program seconds address value other line place\n", kFirstLine);
  for (const TapeDoubt& doubt : doubts) {
    text += fmt::format("{} {:.3f} {} {} {} {} {}\n", doubt.program, doubt.seconds,
                        field(doubt.address, 4), field(doubt.value, 2), field(doubt.other, 2),
                        field(doubt.line), field(doubt.place));
  }
  return text;
}

std::vector<TapeDoubt> parse_tape_doubts(std::string_view text, const std::string& name) {
  return DoubtsParser(text, name).parse();
}

void place_in_listing(std::span<TapeDoubt> doubts, std::span<const uint8_t> bytes) {
  std::set<size_t> doubtful;
  for (const TapeDoubt& doubt : doubts) {
    if (doubt.address) doubtful.insert(*doubt.address - size_t{kProgramStart});
  }
  for (size_t start = kNumberOnTape; start + kNumberOnTape < bytes.size();) {
    const size_t text = start + kNumberOnTape;
    size_t end = text;
    while (end < bytes.size() && (bytes[end] != kLineEndOnTape || doubtful.contains(end))) ++end;
    const unsigned number = bytes[start] | unsigned{bytes[start + 1]} << 8;
    const bool has_number = !doubtful.contains(start) && !doubtful.contains(start + 1) &&
                            number >= 1 && number <= kLargestLineNumber;
    for (TapeDoubt& doubt : doubts) {
      if (!has_number || !doubt.address) continue;
      const size_t at = *doubt.address - size_t{kProgramStart};
      if (at < text || at >= end) continue;
      doubt.line = static_cast<uint16_t>(number);
      doubt.place = at - text + 1;
    }
    start = end + 1;
  }
}

}  // namespace triton
