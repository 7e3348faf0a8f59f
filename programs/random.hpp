// The level 4.1 firmware's RND, written a second time for the native references.
//
// Chance  a dig takes any class that has these three: this one, or better dice (tools/maze).
//           int next(int n)         1..n
//           bool happens(int hundredths)      true so many times in a hundred
//           int turn_one_in(int n)  one time in n 1 left, 2 none or 3 right; else 0
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
  [[nodiscard]] bool happens(int hundredths) { return next(100) <= hundredths; }
  /// One step or two.
  [[nodiscard]] int turn_one_in(int n) { return next(n) == 1 ? next(3) : 0; }
  [[nodiscard]] uint16_t state() const { return state_; }

 private:
  uint16_t state_;
};

}  // namespace triton::programs
