#include "tools/triton/number_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace triton {

std::function<std::string(const std::string&)> decimal_between(uint64_t least, uint64_t most) {
  return [least, most](const std::string& text) {
    uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [after, error] = std::from_chars(text.data(), end, number);
    const bool good = error == std::errc() && after == end && number >= least && number <= most;
    return good ? std::string()
                : fmt::format("'{}', expected a number from {} to {}", text, least, most);
  };
}

std::function<std::string(const std::string&)> factor_between(double least, double most) {
  return [least, most](const std::string& text) {
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [after, error] = std::from_chars(text.data(), end, number);
    const bool good = error == std::errc() && after == end && number >= least && number <= most;
    return good ? std::string()
                : fmt::format("'{}', expected a number from {} to {}", text, least, most);
  };
}

}  // namespace triton
