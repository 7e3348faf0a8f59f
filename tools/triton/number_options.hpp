// Options that take a plain decimal number: digits alone, no sign, no space, no 0x.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace triton {

/// A check for CLI11: empty for a number from `least` to `most`, else what was expected.
[[nodiscard]] std::function<std::string(const std::string&)> decimal_between(uint64_t least,
                                                                             uint64_t most);

}  // namespace triton
