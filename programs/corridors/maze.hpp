// A maze of twisting corridors, dug (dig.hpp), and what it knows afterwards.
#pragma once

#include <functional>
#include <optional>

#include "programs/corridors/dig.hpp"
#include "programs/corridors/shape.hpp"
#include "programs/random.hpp"

namespace triton::programs::corridors {

class Maze {
 public:
  struct Plan {
    Shape shape = Shape::kBox;
    Size field;
    int one_turn_in = 3;  ///< 1..32767
  };
  using Watch = std::function<void(const Maze& maze, const DigStep& step)>;

  /// The shape must hang together: tiles that cannot be reached stay rock.
  Maze(const Plan& plan, Random& random, const Watch& watch);

  /// The goal, where digging began.
  [[nodiscard]] Square middle() const { return middle_; }
  /// The first tile that was as far from the middle as any.
  [[nodiscard]] Square farthest() const { return farthest_; }
  /// Steps from there to the middle.
  [[nodiscard]] int farthest_distance() const { return farthest_distance_; }

  /// The tile of a DigStep.
  [[nodiscard]] Square tile(size_t index) const { return field_.square(index); }
  [[nodiscard]] bool dug(Square tile) const { return !field_.rock(tile); }
  /// Whether one can go from `tile` that way; false where nothing is dug.
  [[nodiscard]] bool open(Square tile, Side way) const {
    return dug(tile) && field_.passage(tile, way);
  }
  /// Where to go for the middle; without a value in the middle itself, and in rock.
  [[nodiscard]] std::optional<Side> way_to_middle(Square tile) const;

 private:
  Field field_;
  Square middle_;
  Square farthest_;
  int farthest_distance_ = 0;
};

}  // namespace triton::programs::corridors
