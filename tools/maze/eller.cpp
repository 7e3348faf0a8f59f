#include "tools/maze/eller.hpp"

#include <algorithm>
#include <numeric>

#include "emulator/support/errors.hpp"

namespace triton::maze {

namespace {

/// All bits the lowest of `bit`.
uint32_t all_ones(uint64_t bit) { return -static_cast<uint32_t>(bit & 1U); }

/// `yes` where `mask` is all ones, `no` where it is 0, and no branch: chance decides here, and no
/// processor could foresee it.
uint32_t choose(uint32_t mask, uint32_t yes, uint32_t no) { return no ^ ((yes ^ no) & mask); }

}  // namespace

Eller::Eller(uint32_t width, uint64_t seed, EllerSettings settings)
    : random_(seed),
      joins_(settings.join_256),
      downs_(settings.down_256),
      width_(width),
      next_(size_t{width} + 2),
      previous_(size_t{width} + 2),
      right_(words_for(width)),
      down_(words_for(width)) {
  std::iota(next_.begin(), next_.end(), 0U);
  previous_ = next_;
}

void Eller::make_row() {
  const uint32_t width = width_;
  uint32_t* const next = next_.data();
  uint32_t* const previous = previous_.data();
  const uint32_t nowhere = width + 1;
  uint32_t here_next = next[0];
  uint32_t here_previous = previous[0];
  for (uint32_t start = 0; start < width; start += kBitsPerWord) {
    const uint32_t count = std::min(width - start, kBitsPerWord);
    uint64_t joins = joins_.word(random_);
    uint64_t closes = ~downs_.word(random_);
    if (start + count == width) joins &= ~(uint64_t{1} << (count - 1));  // nothing beyond
    uint64_t right = 0;
    uint64_t down = 0;
    for (uint32_t bit = 0; bit < count; ++bit) {
      const uint32_t x = start + bit;
      uint32_t beside_next = next[x + 1];
      uint32_t beside_previous = previous[x + 1];

      const uint32_t join = all_ones(joins & uint64_t{beside_previous != x});
      next[choose(join, beside_previous, nowhere)] = here_next;
      previous[choose(join, here_next, nowhere)] = beside_previous;
      beside_next = choose(join & all_ones(beside_previous == x + 1), here_next, beside_next);
      here_previous = choose(join & all_ones(here_next == x), beside_previous, here_previous);
      here_next = choose(join, x + 1, here_next);
      beside_previous = choose(join, x, beside_previous);

      const uint32_t close = all_ones(closes & uint64_t{here_next != x});
      next[choose(close, here_previous, nowhere)] = here_next;
      previous[choose(close, here_next, nowhere)] = here_previous;
      beside_next = choose(close & all_ones(here_previous == x + 1), here_next, beside_next);
      beside_previous =
          choose(close & all_ones(here_next == x + 1), here_previous, beside_previous);
      next[x] = choose(close, x, here_next);
      previous[x] = choose(close, x, here_previous);

      here_next = beside_next;
      here_previous = beside_previous;
      right |= uint64_t{join & 1U} << bit;
      down |= uint64_t{~close & 1U} << bit;
      joins >>= 1U;
      closes >>= 1U;
    }
    right_[start / kBitsPerWord] = right;
    down_[start / kBitsPerWord] = down;
  }
}

void Eller::make_last_row() {
  const uint32_t width = width_;
  struct Gap {
    uint32_t passages = 0;
    uint32_t closed = 0;  ///< the square whose passage to the right is to stay closed
  };
  std::vector<Gap> gaps;  // those that the place under consideration is in, innermost last
  std::fill(down_.begin(), down_.end(), 0);
  std::fill(right_.begin(), right_.end(), ~uint64_t{0});
  for (uint32_t x = 0; x < width; ++x) {
    if (previous_[x] < x) {
      const uint32_t closed = gaps.back().closed;
      right_[closed / kBitsPerWord] &= ~(uint64_t{1} << closed % kBitsPerWord);
      gaps.pop_back();
    }
    if (next_[x] > x) gaps.emplace_back();
    if (gaps.empty()) continue;
    Gap& gap = gaps.back();
    ++gap.passages;
    if (random_.below(gap.passages) == 0) gap.closed = x;
  }
  const uint32_t beyond = width - 1;
  right_.back() &= (uint64_t{1} << beyond % kBitsPerWord) - 1;
}

Eller::State Eller::state() const {
  State state{random_.state(), {}};
  state.next.assign(next_.begin(), next_.begin() + width_);
  return state;
}

void Eller::restore(const State& state) {
  const uint32_t width = width_;
  if (state.next.size() != width) throw InputError("eller: a state of another width");
  std::vector<bool> taken(width);
  for (const uint32_t next : state.next) {
    if (next >= width || taken[next]) throw InputError("eller: a state whose sets are no rings");
    taken[next] = true;
  }
  random_ = Random(state.random);
  for (uint32_t x = 0; x < width; ++x) {
    next_[x] = state.next[x];
    previous_[state.next[x]] = x;
  }
}

}  // namespace triton::maze
