// Dice that fall the same way on every machine: the standard's distributions do not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <random>

namespace triton::differential {

class Dice {
 public:
  explicit Dice(uint32_t seed) : engine_(seed) {}

  /// low..high, both included.
  int between(int low, int high) {
    return low + static_cast<int>(engine_() % static_cast<uint32_t>(high - low + 1));
  }
  bool chance(int percent) { return between(0, 99) < percent; }
  template <typename T>
  T one_of(std::initializer_list<T> choices) {
    return choices.begin()[between(0, static_cast<int>(choices.size()) - 1)];
  }
  /// Index of a weight, chosen in proportion.
  std::size_t weighted(std::initializer_list<int> weights) {
    int sum = 0;
    for (const int weight : weights) sum += weight;
    int fall = between(0, sum - 1);
    std::size_t index = 0;
    for (const int weight : weights) {
      if (fall < weight) break;
      fall -= weight;
      ++index;
    }
    return index;
  }

 private:
  std::mt19937 engine_;
};

}  // namespace triton::differential
