// What somebody in the labyrinth sees, and how it is drawn.
//
// Window     47 columns by 13 rows of line graphics: the screen's rows 3 to 15, columns 8 to 54.
// Depths     1 is what stands before the cell one is in: a blank wall, with nothing to be seen
//            behind it, or two columns with a passage between. 2 to 5 are the next four cells, each
//            with a left and a right side. The sixth only closes the view or lets it end in the
//            dark. Every depth has its place in the window and never draws outside it.
// Drawing    only what has changed since the last picture is written, every cell of a changed side
//            once: nothing flickers and nothing is left over.
#pragma once

#include <array>
#include <cstdint>

#include "programs/labyrinth/maze.hpp"
#include "programs/screen.hpp"

namespace triton::programs::labyrinth {

inline constexpr int kDepths = 6;

/// One side, left or right, of one depth. Depth 1 has the same to both sides: blank, front or
/// columns.
enum class Shape : uint8_t {
  kBlank,    ///< hidden, or nothing there
  kWall,     ///< a wall that runs away from the viewer
  kOpen,     ///< a side passage, with its far wall seen face on
  kFront,    ///< half of the blank wall that ends the view
  kColumns,  ///< the column beside a passage; deeper than depth 1: and nothing beyond
};

struct Sides {
  Shape left = Shape::kBlank;
  Shape right = Shape::kBlank;

  bool operator==(const Sides&) const = default;
};

struct Sight {
  std::array<Sides, kDepths> depths{};  ///< nearest first
  /// Index of the deepest depth that is a front, or 0 when no wall ends the view. The wall before
  /// one's own cell reaches over depths 1 and 2.
  int front = 0;

  bool operator==(const Sight&) const = default;
};

/// What is seen from `cell`, which is inside or the one in front of the entrance.
[[nodiscard]] Sight look(const Maze& maze, Square cell, Side facing);

/// The window on the screen, which remembers what it shows.
class View {
 public:
  void show(Screen& screen, const Sight& sight);
  /// The screen has been cleared.
  void forget() { shown_ = Sight{}; }

 private:
  Sight shown_;
};

}  // namespace triton::programs::labyrinth
