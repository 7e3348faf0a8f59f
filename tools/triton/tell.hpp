// A line for the person at the terminal, beside what the program prints.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string>

#include "emulator/host/visible_text.hpp"

namespace triton {

inline void tell(const std::string& words) { fmt::print(stderr, "triton: {}\n", visible(words)); }

}  // namespace triton
