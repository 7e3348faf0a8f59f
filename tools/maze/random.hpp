// The generator of random numbers behind the native mazes: xoshiro256** (Blackman and Vigna, 2018),
// its 256-bit state filled from a 64-bit seed by SplitMix64. The same seed gives the same numbers
// everywhere.
//
// Not for        secrets; the Triton's own RND, which is programs/random.hpp.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace triton::maze {

class Random {
 public:
  using State = std::array<uint64_t, 4>;

  explicit Random(uint64_t seed) {
    for (uint64_t& word : state_) {
      seed += 0x9E37'79B9'7F4A'7C15U;
      uint64_t mixed = seed;
      mixed = (mixed ^ (mixed >> 30U)) * 0xBF58'476D'1CE4'E5B9U;
      mixed = (mixed ^ (mixed >> 27U)) * 0x94D0'49BB'1331'11EBU;
      word = mixed ^ (mixed >> 31U);
    }
  }
  explicit Random(const State& state) : state_(state) {}

  /// 64 random bits.
  [[nodiscard]] uint64_t word() {
    const uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// 0..n-1, all equally likely; n >= 1. Draws again rather than favour some (Lemire, 2019).
  [[nodiscard]] uint32_t below(uint32_t n) {
    uint64_t product = (word() >> 32U) * n;
    if (static_cast<uint32_t>(product) < n) {
      const uint32_t threshold = -n % n;
      while (static_cast<uint32_t>(product) < threshold) product = (word() >> 32U) * n;
    }
    return static_cast<uint32_t>(product >> 32U);
  }

  /// True `percent` times in a hundred.
  [[nodiscard]] bool chance(uint32_t percent) { return below(100) < percent; }

  [[nodiscard]] const State& state() const { return state_; }

 private:
  State state_;
};

/// Words whose bits are set with the same chance, each on its own: chance_256 / 256.
class BiasedBits {
 public:
  /// `chance_256` 0..256.
  explicit BiasedBits(unsigned chance_256) : chance_256_(chance_256) {}

  [[nodiscard]] uint64_t word(Random& random) const {
    if (chance_256_ == 128) return random.word();
    if (chance_256_ >= 256) return ~uint64_t{0};
    // Bit by bit of the chance from the lowest: a set bit halves what is lacking to 1, a clear one
    // halves what there is.
    uint64_t bits = 0;
    for (unsigned bit = 0; bit < 8; ++bit) {
      const uint64_t coin = random.word();
      bits = ((chance_256_ >> bit) & 1U) != 0 ? bits | coin : bits & coin;
    }
    return bits;
  }

 private:
  unsigned chance_256_;
};

}  // namespace triton::maze
