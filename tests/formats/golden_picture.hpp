// Compares a picture with the reference PNG in tests/data/golden. On a difference the picture as
// it is and a picture of the differences are written to the build's test_output folder. Whoever has
// looked at the new picture and wants it copies it over the reference.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "emulator/formats/png_file.hpp"

namespace triton {

[[nodiscard]] testing::AssertionResult matches_golden_picture(const IndexedImage& actual,
                                                              const std::string& name);

}  // namespace triton
