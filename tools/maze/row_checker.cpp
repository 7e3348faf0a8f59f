#include "tools/maze/row_checker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <numeric>

#include "emulator/support/errors.hpp"
#include "tools/maze/bit_plane.hpp"

namespace triton::maze {

namespace {

constexpr uint32_t kNone = ~uint32_t{0};

}  // namespace

RowChecker::RowChecker(uint32_t width)
    : width_(width), parent_(width), carried_(width), below_(width) {
  std::iota(parent_.begin(), parent_.end(), 0U);
}

uint32_t RowChecker::root(uint32_t square) {
  while (parent_[square] != square) {
    parent_[square] = parent_[parent_[square]];
    square = parent_[square];
  }
  return square;
}

void RowChecker::fail_at(uint32_t x, const char* what) {
  if (!fault_) fault_ = fmt::format("square {},{}: {}", x, rows_, what);
}

bool RowChecker::join_across(std::span<const uint64_t> right) {
  for (size_t word = 0; word < right.size(); ++word) {
    for (uint64_t bits = right[word]; bits != 0; bits &= bits - 1) {
      const auto x = static_cast<uint32_t>(word * kBitsPerWord +
                                           static_cast<unsigned>(std::countr_zero(bits)));
      if (x + 1 >= width_) {
        fail_at(x, "the way to the right leads out of the maze");
        return false;
      }
      const uint32_t one = root(x);
      const uint32_t other = root(x + 1);
      if (one == other) {
        fail_at(x, "the way to the right closes a circle");
        return false;
      }
      // The leftmost stands for the part: carry_down relies on meeting it first.
      parent_[std::max(one, other)] = std::min(one, other);
    }
  }
  return true;
}

bool RowChecker::carry_down(std::span<const uint64_t> down) {
  uint64_t parts = 0;
  uint64_t carried_parts = 0;
  for (uint32_t x = 0; x < width_; ++x) {
    // All to the left point at their part's square already, so two steps lead there.
    const uint32_t part = parent_[parent_[x]];
    parent_[x] = part;
    const bool is_first = part == x;
    parts += is_first ? 1 : 0;
    const bool goes_down = bit_of(down, x);
    const uint32_t known = is_first ? kNone : carried_[part];
    const uint32_t carried = goes_down && known == kNone ? x : known;
    carried_parts += carried != known ? 1 : 0;
    carried_[part] = carried;
    below_[x] = goes_down ? carried : x;
  }
  parent_.swap(below_);
  if (parts == carried_parts) return true;
  fail_at(0, "a part of the maze that reaches this row has no way on");
  return false;
}

bool RowChecker::is_one_part() {
  for (uint32_t x = 0; x < width_; ++x) {
    if (root(x) == 0) continue;
    fail_at(x, "is cut off from square 0 of this last row");
    return false;
  }
  return true;
}

bool RowChecker::row(std::span<const uint64_t> right, std::span<const uint64_t> down, bool last) {
  if (fault_) return false;
  if (!join_across(right)) return false;
  if (last) {
    const auto way_out = std::find_if(down.begin(), down.end(), [](uint64_t w) { return w != 0; });
    if (way_out != down.end()) fail_at(0, "a way down leads out of the last row");
    if (fault_ || !is_one_part()) return false;
  } else if (!carry_down(down)) {
    return false;
  }
  ++rows_;
  return true;
}

void RowChecker::restore(const std::vector<uint32_t>& parts, uint64_t rows) {
  if (parts.size() != width_) throw InputError("row checker: a state of another width");
  for (uint32_t x = 0; x < width_; ++x) {
    if (parts[x] > x || parts[parts[x]] != parts[x]) {
      throw InputError("row checker: a state whose parts are wrong");
    }
  }
  parent_ = parts;
  rows_ = rows;
}

}  // namespace triton::maze
