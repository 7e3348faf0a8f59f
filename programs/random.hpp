// The level 4.1 firmware's RND, written a second time for the native references.
#pragma once

#include <cstdint>

namespace triton::programs {

/// 16-bit xorshift (7, 9, 8), period 65535, state never 0.
class Random {
 public:
  /// `seed` 1..65535.
  explicit Random(uint16_t seed) : state_(seed) {}
  /// RND(n): steps once and returns 1..n. n must be 1..32767.
  int next(int n);
  [[nodiscard]] uint16_t state() const { return state_; }

 private:
  uint16_t state_;
};

}  // namespace triton::programs
