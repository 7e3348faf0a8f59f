// A trail through a maze, and the search that keeps its left hand on the wall.
//
// The trail marks the sides through which it passes, each square's by exclusive-or: walking back
// erases what was marked on the way in, so a dead end leaves nothing.
//
// The left hand touches one wall, and that wall with all that hangs together with it is all it ever
// touches. It comes to the finish exactly when a corner of the finish belongs to it; else it is
// back at the start, about to leave by the side by which it first left, and gives up.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "programs/field.hpp"

namespace triton::programs::search {

class Trail {
 public:
  explicit Trail(const Field& field) : field_(field), sides_(field.end()) {}

  void clear();
  /// One step: out of `square` by the side `way`, into its neighbour, which is returned.
  Square step(Square square, Side way);
  /// The sides through which the trail passes, as bits of bit_of().
  [[nodiscard]] uint8_t sides(Square square) const { return sides_[field_.index(square)]; }
  /// The number of passages that the trail goes through.
  [[nodiscard]] int length() const { return length_; }

 private:
  void toggle(Square square, Side way) { sides_[field_.index(square)] ^= bit_of(way); }

  const Field& field_;
  std::vector<uint8_t> sides_;
  int length_ = 0;
};

struct HandResult {
  bool there = false;  ///< false: back at the start
  int steps = 0;
};

/// `from` has just been left by the side `way`; the trail is as it is then.
using OnStep = std::function<void(Square from, Side way)>;

/// Starts facing up. `start` is not rock and has a passage, unless it is the finish.
HandResult follow_left_hand(const Field& field, Square start, Square finish, Trail& trail,
                            const OnStep& on_step);

}  // namespace triton::programs::search
