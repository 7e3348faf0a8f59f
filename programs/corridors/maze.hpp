// A maze of twisting corridors: how it is dug, and what it knows afterwards.
//
// The digger starts in the middle, facing a random way. In every new tile it turns one time in N:
// left, not at all, or right. Then it tries the four ways, clockwise from the one it faces, goes on
// into each that is free, and comes back to try the next. It stops with the last free tile.
//
// Source   the recursive backtracker of the Scratch tutorial that README.md names.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "programs/corridors/shape.hpp"
#include "programs/random.hpp"

namespace triton::programs::corridors {

enum class Way : uint8_t { kUp, kRight, kDown, kLeft };

inline constexpr std::array<Way, 4> kWays{Way::kUp, Way::kRight, Way::kDown, Way::kLeft};

/// `quarters` clockwise.
[[nodiscard]] constexpr Way turned(Way way, int quarters) {
  return static_cast<Way>((static_cast<int>(way) + quarters) % 4);
}
[[nodiscard]] constexpr Way opposite(Way way) { return turned(way, 2); }
[[nodiscard]] Tile beyond(Tile tile, Way way);

/// What the digger did.
struct DigStep {
  enum class Kind : uint8_t {
    kStart,    ///< stands in the middle, facing `way`
    kForward,  ///< has dug from `from` to `tile`, going `way`
    kBack      ///< has gone back from `from` to `tile`, against `way`
  };
  Kind kind = Kind::kStart;
  Tile from;
  Tile tile;
  Way way = Way::kUp;
};

class Maze {
 public:
  struct Plan {
    Shape shape = Shape::kBox;
    Field field;
    int one_turn_in = 3;  ///< 1..32767
  };
  using Watch = std::function<void(const Maze& maze, const DigStep& step)>;

  /// The shape must hang together: tiles that cannot be reached stay rock.
  Maze(const Plan& plan, Random& random, const Watch& watch);

  [[nodiscard]] const Plan& plan() const { return plan_; }
  /// The goal, where digging began.
  [[nodiscard]] Tile middle() const { return middle_; }
  /// The first tile that was as far from the middle as any.
  [[nodiscard]] Tile farthest() const { return farthest_; }
  /// Steps from there to the middle.
  [[nodiscard]] int farthest_distance() const { return farthest_distance_; }

  [[nodiscard]] bool dug(Tile tile) const;
  /// Whether one can go from `tile` that way; false where nothing is dug.
  [[nodiscard]] bool open(Tile tile, Way way) const;
  /// Where to go for the middle; without a value in the middle itself, and in rock.
  [[nodiscard]] std::optional<Way> way_to_middle(Tile tile) const;

 private:
  struct Square {
    bool dug = false;
    std::optional<Way> way_back;
    bool top_open = false;
    bool right_open = false;
  };

  struct Digger {
    Random& random;
    const Watch& watch;
  };

  void dig_on_from(Tile tile, Way facing, int distance, const Digger& digger);
  void enter(Tile from, Tile tile, Way way);
  [[nodiscard]] const Square* find(Tile tile) const;
  Square& at(Tile tile);

  Plan plan_;
  std::vector<Square> squares_;
  int rock_left_ = 0;
  Tile middle_;
  Tile farthest_;
  int farthest_distance_ = 0;
};

}  // namespace triton::programs::corridors
