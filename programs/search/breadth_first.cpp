#include "programs/search/breadth_first.hpp"

#include <algorithm>
#include <stdexcept>

namespace triton::programs::search {

namespace {

// How many squares can wait at once? Those of two successive distances, d and d + 1. Let b squares
// be d away and a be d + 1 away. Each has at most three neighbours beside the one it was reached
// from, so a is at most 3b, and nearer to the start are at least b/3 + b/9 + ... squares, which is
// b/2 - 1 or more, as the start has four neighbours. With n squares in all a + 3b/2 <= n + 1. While
// p squares of distance d have left the queue and at most 3p of their neighbours have joined it,
// b - p + min(3p, a) wait: at most b + 2a/3, which is 2/3 (a + 3b/2), at most 2/3 (n + 1).
class CircularQueue {
 public:
  explicit CircularQueue(std::size_t limit) : squares_(limit) {}

  void push(Square square) {
    if (size_ == squares_.size()) throw std::length_error("breadth first: the queue is full");
    squares_[(first_ + size_) % squares_.size()] = square;
    ++size_;
  }
  Square pop() {
    const Square square = squares_[first_];
    first_ = (first_ + 1) % squares_.size();
    --size_;
    return square;
  }
  [[nodiscard]] std::size_t size() const { return size_; }

 private:
  std::vector<Square> squares_;
  std::size_t first_ = 0;
  std::size_t size_ = 0;
};

}  // namespace

BreadthFirstResult search_breadth_first(const Field& field, Square start, Square finish,
                                        std::size_t queue_limit, const OnReached& on_reached) {
  BreadthFirstResult result;
  std::vector<std::optional<Side>> back(field.end());
  CircularQueue queue(queue_limit);
  queue.push(start);
  bool found = start == finish;
  while (!found && queue.size() > 0) {
    const Square square = queue.pop();
    for (const Side way : kAllSides) {
      if (!field.passage(square, way)) continue;
      const Square next = beyond(square, way);
      std::optional<Side>& entry = back[field.index(next)];
      if (entry || next == start) continue;
      entry = opposite(way);
      ++result.seen;
      on_reached(next, *entry);
      queue.push(next);
      if (next == finish) found = true;
    }
    result.longest_queue = std::max(result.longest_queue, queue.size());
  }
  if (!found) return result;
  result.way.emplace(1, finish);
  while (result.way->back() != start) {
    const Square square = result.way->back();
    result.way->push_back(beyond(square, *back[field.index(square)]));
  }
  return result;
}

}  // namespace triton::programs::search
