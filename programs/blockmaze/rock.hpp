// A block maze: every square is rock or floor, and a tunnel is dug square by square.
//
// Digging. The tunnel begins in a random square, (RND(width), RND(height)), and goes on from there
// to one of the squares above, at the right, below and at the left that may be dug: they are looked
// at in this order, and of n number RND(n) is taken. Then, over and over: RND(100), and in
// `straight` of 100 cases only the square ahead is looked at, and dug when it may be. Else, or when
// it may not, the squares at the left, ahead and at the right are looked at, and of n number RND(n)
// is dug. Where there is none, the digger goes back along the tunnel, square by square, and chooses
// among all four sides of each as at the start. Back there with nothing to dig, it is done.
//
// Looking at a square. Floor and the frame may not be dug. Rock is refused in `ahead` of 100 cases
// when the square beyond it is floor; in `beside` when the square at its left is, and again when
// the one at its right is; in `diagonal` when the square beyond and to the left is floor and the
// two that touch both are rock, and again for the right. Each refusal is an RND(100), called only
// when the squares are so, in this order, until one refuses. What has been refused once is rock for
// ever and not looked at again.
//
// So 100 for the first two makes a maze without circuits, and 100 for the third keeps floor from
// touching floor by a corner only. `straight` 0 and 100 call RND all the same.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "programs/random.hpp"
#include "programs/search/field.hpp"

namespace triton::programs::blockmaze {

/// Chances in 100, 0..100.
struct Chances {
  int ahead = 80;
  int beside = 80;
  int diagonal = 100;
  int straight = 40;
};

struct DigStep {
  enum class Kind : uint8_t { kStart, kAdvance, kBack, kEnd };
  Kind kind = Kind::kStart;
  search::Square from;                    ///< where the digger was
  search::Square to;                      ///< where it is; for kStart and kEnd the same
  search::Way facing = search::Way::kUp;  ///< for kAdvance
};

class Rock final : public search::Field {
 public:
  using Observer = std::function<void(const DigStep&)>;

  Rock(search::Size size, const Chances& chances, Random& random, const Observer& observer);

  [[nodiscard]] bool rock(search::Square square) const override {
    return !inside(square) || !floor_[index(square)];
  }
  [[nodiscard]] bool passage(search::Square square, search::Way way) const override {
    return !rock(square) && !rock(search::beyond(square, way));
  }
  /// Of all that has been dug the first and the last square, row by row.
  [[nodiscard]] search::Square start() const { return start_; }
  [[nodiscard]] search::Square finish() const { return finish_; }

 private:
  void dig(const Chances& chances, Random& random, const Observer& observer);
  [[nodiscard]] bool refused(const Chances& chances, Random& random, search::Square square,
                             search::Way way) const;

  std::vector<bool> floor_;
  search::Square start_;
  search::Square finish_;
};

}  // namespace triton::programs::blockmaze
