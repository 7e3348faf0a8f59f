// One bit for every square of a rectangle. A row starts at a word boundary; the bits behind its
// last square are always 0.
//
// A square may be named by its bit's index in the plane: right of it is index + 1, below it index +
// stride(). Planes of the same size share the indices.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace triton::maze {

inline constexpr uint32_t kBitsPerWord = 64;

[[nodiscard]] constexpr size_t words_for(uint64_t bits) {
  return static_cast<size_t>((bits + kBitsPerWord - 1) / kBitsPerWord);
}

[[nodiscard]] inline bool bit_of(std::span<const uint64_t> words, size_t index) {
  return (words[index / kBitsPerWord] >> (index % kBitsPerWord) & 1U) != 0;
}

class BitPlane {
 public:
  BitPlane() = default;
  BitPlane(uint32_t width, uint32_t height)
      : words_per_row_(words_for(width)), words_(words_per_row_ * height) {}

  /// Made without squares.
  [[nodiscard]] bool empty() const { return words_.empty(); }
  /// Bits from a row to the next, a multiple of 64.
  [[nodiscard]] size_t stride() const { return words_per_row_ * kBitsPerWord; }
  [[nodiscard]] size_t words_per_row() const { return words_per_row_; }
  [[nodiscard]] size_t index(uint32_t x, uint32_t y) const { return y * stride() + x; }

  [[nodiscard]] bool at(size_t index) const { return bit_of(words_, index); }
  [[nodiscard]] bool at(uint32_t x, uint32_t y) const { return at(index(x, y)); }
  void set(size_t index) { words_[index / kBitsPerWord] |= bit(index); }
  void clear(size_t index) { words_[index / kBitsPerWord] &= ~bit(index); }
  void flip(size_t index) { words_[index / kBitsPerWord] ^= bit(index); }

  [[nodiscard]] std::span<uint64_t> row(uint32_t y) {
    return std::span(words_).subspan(y * words_per_row_, words_per_row_);
  }
  [[nodiscard]] std::span<const uint64_t> row(uint32_t y) const {
    return std::span(words_).subspan(y * words_per_row_, words_per_row_);
  }
  [[nodiscard]] std::span<const uint64_t> words() const { return words_; }

  bool operator==(const BitPlane&) const = default;

 private:
  [[nodiscard]] static uint64_t bit(size_t index) { return uint64_t{1} << index % kBitsPerWord; }

  size_t words_per_row_ = 0;
  std::vector<uint64_t> words_;
};

}  // namespace triton::maze
