#include "emulator/frontends/headless/until.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <string>

#include "emulator/chips/vdu.hpp"
#include "emulator/support/ascii.hpp"
#include "emulator/support/errors.hpp"

namespace triton {

namespace {

constexpr uint64_t kLargestCount = 1'000'000'000'000;
constexpr uint64_t kLargestSeconds = 1'000'000;

[[noreturn]] void refuse(std::string_view text, std::string_view expected) {
  throw InputError(fmt::format("--until '{}', expected {}", text, expected));
}

uint64_t parse_count(std::string_view digits, uint64_t largest, std::string_view whole) {
  uint64_t count = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
  if (error != std::errc{} || end != digits.data() + digits.size() || count > largest) {
    refuse(whole, fmt::format("a number from 0 to {} after the colon", largest));
  }
  return count;
}

uint64_t parse_milliseconds(std::string_view digits, std::string_view whole) {
  const size_t point = digits.find('.');
  std::string part(point == std::string_view::npos ? "" : digits.substr(point + 1));
  if (part.size() > 3 || (point != std::string_view::npos && part.empty())) {
    refuse(whole, "a number with one to three decimals after the point");
  }
  part.resize(3, '0');
  return parse_count(digits.substr(0, point), kLargestSeconds, whole) * 1'000 +
         parse_count(part, 999, whole);
}

}  // namespace

Until parse_until(std::string_view text) {
  const size_t colon = text.find(':');
  std::string kind(text.substr(0, colon));
  std::transform(kind.begin(), kind.end(), kind.begin(), lower);
  if (colon == std::string_view::npos) {
    if (kind == "idle") return {Until::Kind::kIdle, 0, {}};
    if (kind == "halt") return {Until::Kind::kHalt, 0, {}};
  } else {
    const std::string_view value = text.substr(colon + 1);
    if (kind == "cycles")
      return {Until::Kind::kCycles, parse_count(value, kLargestCount, text), {}};
    if (kind == "frames")
      return {Until::Kind::kFrames, parse_count(value, kLargestCount, text), {}};
    if (kind == "seconds") {
      return {Until::Kind::kSeconds, parse_milliseconds(value, text), {}};
    }
    if (kind == "text") {
      if (value.empty() || value.size() > kScreenColumns) refuse(text, "1 to 64 characters");
      return {Until::Kind::kText, 0, std::string(value)};
    }
  }
  refuse(text, "idle, halt, cycles:N, seconds:N, text:STRING or frames:N");
}

}  // namespace triton
