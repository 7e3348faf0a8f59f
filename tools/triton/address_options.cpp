#include "tools/triton/address_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>

#include "emulator/support/errors.hpp"

namespace triton {
namespace {

constexpr std::size_t kMostDigits = 4;

std::optional<uint16_t> parse_hex(std::string_view text) {
  uint16_t value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value, 16);
  if (error != std::errc{} || stop != end || text.size() > kMostDigits) return std::nullopt;
  return value;
}

}  // namespace

uint16_t parse_address(std::string_view option, std::string_view text) {
  const auto value = parse_hex(text);
  if (!value) {
    throw InputError(
        fmt::format("{} {}: expected an address of one to four hexadecimal digits", option, text));
  }
  return *value;
}

assembler::AddressRange parse_address_range(std::string_view option, std::string_view text) {
  const std::size_t dash = text.find('-');
  const bool has_dash = dash != std::string_view::npos;
  const auto first = parse_hex(text.substr(0, dash));
  const auto last = parse_hex(has_dash ? text.substr(dash + 1) : std::string_view());
  if (!first || !last || *first > *last) {
    throw InputError(
        fmt::format("{} {}: expected two hexadecimal addresses, the lower first, such as 0400-0BFF",
                    option, text));
  }
  return {*first, *last};
}

bool has_hex_suffix(const std::string& file) {
  std::string suffix = std::filesystem::path(file).extension().string();
  std::ranges::transform(suffix, suffix.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return suffix == ".hex";
}

}  // namespace triton
