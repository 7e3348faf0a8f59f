#include "programs/labyrinth/view.hpp"

#include <span>
#include <stdexcept>
#include <string_view>

#include "programs/glyphs.hpp"

namespace triton::programs::labyrinth {

namespace {

constexpr int kWindowRow = 3;
constexpr int kWindowColumn = 11;
constexpr int kWindowWidth = 41;

// The shapes are drawn as the left side has them, outermost column first:
//   [ left bar   F left and top bar   L left and bottom bar   ^ top bar   _ bottom bar
//   \ /          diagonals            (space) blank           . not part of this depth
constexpr char kNotWritten = '.';

uint8_t left_glyph(char drawn) {
  switch (drawn) {
    case '[':
      return kLeftBar;
    case 'F':
      return kLeftTopCorner;
    case 'L':
      return kLeftBottomCorner;
    case '^':
      return kTopBar;
    case '_':
      return kBottomBar;
    case '\\':
      return kFalling;
    case '/':
      return kRising;
    default:
      return kBlank;
  }
}

uint8_t right_glyph(char drawn) {
  switch (drawn) {
    case '[':
      return kRightBar;
    case 'F':
      return kRightTopCorner;
    case 'L':
      return kRightBottomCorner;
    case '\\':
      return kRising;
    case '/':
      return kFalling;
    default:
      return left_glyph(drawn);
  }
}

using Art = std::span<const std::string_view>;

// Depth 1: the walls beside the viewer, cut off by the edge of the window.
constexpr std::array<std::string_view, 13> kNearWall{
    R"(^\_...)",  //
    R"(...^\_)",  //
    R"(      )",  //
    "......",     //
    "......",     //
    "......",     //
    "......",     //
    "......",     //
    "......",     //
    "......",     //
    R"(      )",  //
    R"(..._/^)",  //
    R"(_/^...)",
};
constexpr std::array<std::string_view, 13> kNearOpen{
    "   ...",  //
    "...   ",  //
    "^^^^^^",  //
    "......",  //
    "......",  //
    "......",  //
    "......",  //
    "......",  //
    "......",  //
    "......",  //
    "______",  //
    "...   ",  //
    "   ...",
};
constexpr std::array<std::string_view, 13> kNearBlank{
    "   ...",  //
    "...   ",  //
    "      ",  //
    "......",  //
    "......",  //
    "......",  //
    "......",  //
    "......",  //
    "......",  //
    "......",  //
    "      ",  //
    "...   ",  //
    "   ...",
};

// Depths 2 to 5: a column where the depth begins and, behind it, the side. The middle row repeats
// for as many rows as the depth is high; the last depth has only the outer rows and the middle.
constexpr std::array<std::string_view, 5> kFarWall{
    R"(F\_)",  //
    R"([  )",  //
    R"([..)",  //
    R"([  )",  //
    R"(L/^)",
};
constexpr std::array<std::string_view, 5> kFarOpen{
    "[  ",  //
    "F^^",  //
    "[..",  //
    "L__",  //
    "[  ",
};
constexpr std::array<std::string_view, 5> kFarFront{
    "F^^",  //
    "[  ",  //
    "[..",  //
    "[  ",  //
    "L__",
};
constexpr std::array<std::string_view, 5> kFarPosts{
    "[  ",  //
    "[  ",  //
    "[..",  //
    "[  ",  //
    "[  ",
};
constexpr std::array<std::string_view, 5> kFarBlank{
    "   ",  //
    "   ",  //
    " ..",  //
    "   ",  //
    "   ",
};

/// Where a depth's left side lies in the window; the right side is its mirror image.
struct Place {
  int row;
  int column;
  int rows;
  int columns;
};
constexpr std::array<Place, kDepths> kPlaces{{
    {0, 0, 13, 6},
    {2, 6, 9, 3},
    {3, 9, 7, 3},
    {4, 12, 5, 3},
    {5, 15, 3, 3},
}};

Art near_art(Shape shape) {
  switch (shape) {
    case Shape::kBlank:
      return kNearBlank;
    case Shape::kWall:
      return kNearWall;
    case Shape::kOpen:
      return kNearOpen;
    default:
      throw std::logic_error("the nearest depth has no front and no posts");
  }
}

Art far_art(Shape shape) {
  switch (shape) {
    case Shape::kWall:
      return kFarWall;
    case Shape::kOpen:
      return kFarOpen;
    case Shape::kFront:
      return kFarFront;
    case Shape::kPosts:
      return kFarPosts;
    case Shape::kBlank:
      break;
  }
  return kFarBlank;
}

std::string_view art_row(Art art, int row, int rows) {
  if (static_cast<std::size_t>(rows) == art.size()) return art[static_cast<std::size_t>(row)];
  const int from_the_end = rows - 1 - row;
  if (row == 0) return art[0];
  if (from_the_end == 0) return art[4];
  if (rows == 3) return art[2];
  if (row == 1) return art[1];
  if (from_the_end == 1) return art[3];
  return art[2];
}

void store(Screen& screen, int row, int column, uint8_t code) {
  screen.poke((kWindowRow + row) * kColumns + kWindowColumn + column + 1, code);
}

enum class Hand : uint8_t { kLeft, kRight };

void draw_side(Screen& screen, std::size_t depth, Hand hand, Shape shape) {
  const Place& place = kPlaces.at(depth);
  const Art art = depth == 0 ? near_art(shape) : far_art(shape);
  for (int row = 0; row < place.rows; ++row) {
    const std::string_view drawn = art_row(art, row, place.rows);
    for (int i = 0; i < place.columns; ++i) {
      const char symbol = drawn[static_cast<std::size_t>(i)];
      if (symbol == kNotWritten) continue;
      const int column = place.column + i;
      if (hand == Hand::kLeft) {
        store(screen, place.row + row, column, left_glyph(symbol));
      } else {
        store(screen, place.row + row, kWindowWidth - 1 - column, right_glyph(symbol));
      }
    }
  }
}

/// The middle of a front wall's upper and lower edge, between its two sides.
void draw_front_edges(Screen& screen, int depth, uint8_t upper, uint8_t lower) {
  const Place& place = kPlaces.at(static_cast<std::size_t>(depth));
  const int first = place.column + place.columns;
  const int last = kWindowWidth - 1 - first;
  for (int column = first; column <= last; ++column) store(screen, place.row, column, upper);
  const int lower_row = place.row + place.rows - 1;
  for (int column = first; column <= last; ++column) store(screen, lower_row, column, lower);
}

Sides both(Shape shape) { return {shape, shape}; }

}  // namespace

Sight look(const Maze& maze, Cell cell, Facing facing) {
  Sight sight;
  Cell at = cell;
  std::size_t depth = 0;
  if (!maze.inside(at)) {
    if (facing != Facing::kUp) return sight;
    // In front of the entrance: to both sides the outer wall, and straight on the way in.
    sight.depths[depth++] = both(Shape::kOpen);
    at = beyond(at, facing);
  }
  for (; depth < kDepths - 1 && maze.inside(at); ++depth) {
    const Walls walls = maze.walls(at, facing);
    sight.depths[depth] = {walls.left() ? Shape::kWall : Shape::kOpen,
                           walls.right() ? Shape::kWall : Shape::kOpen};
    if (walls.ahead()) {
      sight.depths[depth + 1] = both(Shape::kFront);
      sight.front = static_cast<int>(depth + 1);
      return sight;
    }
    at = beyond(at, facing);
  }
  sight.depths[depth] = both(Shape::kPosts);
  return sight;
}

void View::show(Screen& screen, const Sight& sight) {
  for (std::size_t depth = 0; depth < kDepths; ++depth) {
    const Sides& now = sight.depths[depth];
    const Sides& before = shown_.depths[depth];
    if (now.left != before.left) draw_side(screen, depth, Hand::kLeft, now.left);
    if (now.right != before.right) draw_side(screen, depth, Hand::kRight, now.right);
  }
  if (sight.front != shown_.front) {
    if (shown_.front != 0) draw_front_edges(screen, shown_.front, kBlank, kBlank);
    if (sight.front != 0) draw_front_edges(screen, sight.front, kTopBar, kBottomBar);
  }
  shown_ = sight;
}

}  // namespace triton::programs::labyrinth
