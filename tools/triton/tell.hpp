// A line for the person at the terminal, beside what the program prints.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string>

namespace triton {

inline void tell(const std::string& words) { fmt::print(stderr, "triton: {}\n", words); }

}  // namespace triton
