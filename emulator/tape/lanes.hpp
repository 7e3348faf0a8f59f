// Sums of products, four at a time.
#pragma once

#include <cstring>

namespace triton::tape {

inline constexpr unsigned kLanes = 4;

/// The sum of a[i] b[i]; `count`: a multiple of kLanes.
inline float sum_of_products(const float* a, const float* b, unsigned count) {
  using Lanes [[gnu::vector_size(kLanes * sizeof(float))]] = float;
  Lanes sum{};
  for (unsigned i = 0; i < count; i += kLanes) {
    Lanes left;
    Lanes right;
    std::memcpy(&left, a + i, sizeof left);
    std::memcpy(&right, b + i, sizeof right);
    sum += left * right;
  }
  return sum[0] + sum[1] + (sum[2] + sum[3]);
}

}  // namespace triton::tape
