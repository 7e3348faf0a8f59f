// What somebody in the labyrinth sees, and how it is drawn.
//
// Window     41 columns by 13 rows of line graphics: the screen's rows 3 to 15, columns 11 to 51.
// Depths     1 is the cell one stands in; each further one is a step ahead. Depths 1 to 4 have a
//            left and a right side; the fifth is only what closes the view or lets it end in the
//            dark. Every depth has its place in the window and never draws outside it.
// Drawing    only what has changed since the last picture is written, every cell of a changed side
//            once: nothing flickers and nothing is left over.
#pragma once

#include <array>
#include <cstdint>

#include "programs/labyrinth/maze.hpp"
#include "programs/screen.hpp"

namespace triton::programs::labyrinth {

inline constexpr int kDepths = 5;

/// One side, left or right, of one depth.
enum class Shape : uint8_t {
  kBlank,  ///< hidden, or nothing there
  kWall,   ///< a wall that runs away from the viewer
  kOpen,   ///< a side passage, with its far wall seen face on
  kFront,  ///< half of the blank wall that ends the view
  kPosts,  ///< the column beside a passage, and nothing to be seen beyond
};

struct Sides {
  Shape left = Shape::kBlank;
  Shape right = Shape::kBlank;

  bool operator==(const Sides&) const = default;
};

struct Sight {
  std::array<Sides, kDepths> depths{};  ///< nearest first
  /// Index into `depths` of the wall that ends the view, or 0 when there is none.
  int front = 0;

  bool operator==(const Sight&) const = default;
};

/// What is seen from `cell`, which is inside or the one in front of the entrance.
[[nodiscard]] Sight look(const Maze& maze, Cell cell, Facing facing);

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
