// Options that take a plain decimal number: no sign, no space, no 0x.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace triton {

/// A check for CLI11: empty for a number from `least` to `most`, else what was expected.
[[nodiscard]] std::function<std::string(const std::string&)> decimal_between(uint64_t least,
                                                                             uint64_t most);

/// The same for a factor such as 2.5, with a decimal point or without one; no infinity, no NaN.
[[nodiscard]] std::function<std::string(const std::string&)> factor_between(double least,
                                                                            double most);

}  // namespace triton
