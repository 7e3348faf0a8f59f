// A wall maze: walls stand between squares, and a square walled on all four sides is solid rock. At
// first every square is.
//
// Digging. The tunnel begins in a random square, (RND(width), RND(height)). There the squares
// above, at the right, below and at the left, in this order, are the choices where they are solid,
// inside and not known as too hard. Of n, number RND(n) is taken. RND(100): in `hard` of 100 cases
// it is found too hard and stays solid for ever, and the digger looks again. Else the wall between
// is opened and the digger goes there. From then on the choices are the squares at the left, ahead
// and at the right, and when the one ahead is among them, RND(100) after RND(n), and in `straight`
// of 100 cases it is taken.
//
// Where there is no choice the tunnel has come to an end. RND(100), and in `loop` of 100 cases the
// wall to one of the squares at the left, ahead or at the right that has been dug is broken through
// (of n, number RND(n); none: nothing). Then the digger goes back along the tunnel, square by
// square, and chooses among all four sides of each as at the start. Back there with nothing to dig,
// it is done.
//
// So `loop` 0 makes a maze without circuits, `hard` 0 one without rock, and `hard` 100 one in which
// the start itself stays walled in. The digging reaches every square that hard rock does not cut
// off.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "programs/random.hpp"
#include "programs/search/field.hpp"

namespace triton::programs::wallmaze {

/// Chances in 100, 0..100.
struct Chances {
  int hard = 5;
  int straight = 30;
  int loop = 0;
};

struct DigStep {
  enum class Kind : uint8_t {
    kStart,    ///< in `to`
    kAdvance,  ///< through the wall, to `to`
    kBreak,    ///< the wall between is gone, the digger stays in `from`
    kBack,     ///< along the tunnel, to `to`
    kEnd       ///< back where it began, in `from`
  };
  Kind kind = Kind::kStart;
  search::Square from;
  search::Square to;
  search::Way facing = search::Way::kUp;  ///< for kAdvance
};

class Walls final : public search::Field {
 public:
  /// Called with the maze as it is after the step.
  using Observer = std::function<void(const Walls&, const DigStep&)>;

  Walls(search::Size size, const Chances& chances, Random& random, const Observer& observer);

  [[nodiscard]] bool rock(search::Square square) const override {
    return !inside(square) || walls(square) == kAllWalls;
  }
  [[nodiscard]] bool passage(search::Square square, search::Way way) const override {
    return inside(square) && (walls(square) & side(way)) == 0;
  }
  /// The walls of a square that is inside, as bits of search::side().
  [[nodiscard]] uint8_t walls(search::Square square) const { return walls_[index(square)]; }
  /// Of all that has been dug the first and the last square, row by row; where the
  /// digging began when nothing has been.
  [[nodiscard]] search::Square start() const { return start_; }
  [[nodiscard]] search::Square finish() const { return finish_; }

 private:
  static constexpr uint8_t kAllWalls = 15;

  class Digger;

  void open(search::Square square, search::Way way);

  std::vector<uint8_t> walls_;
  search::Square start_;
  search::Square finish_;
};

}  // namespace triton::programs::wallmaze
