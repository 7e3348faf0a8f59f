#include "programs/labyrinth/view.hpp"

#include <span>
#include <string_view>

#include "programs/glyphs.hpp"

namespace triton::programs::labyrinth {

namespace {

constexpr int kWindowRow = 3;
constexpr int kWindowColumn = 8;
constexpr int kWindowWidth = 47;

// The shapes are drawn as the left side has them, outermost column first:
//   [ left bar   F left and top bar    L left and bottom bar    ^ top bar   _ bottom bar
//   ] right bar  7 right and top bar   J right and bottom bar   \ /         diagonals
//   (space) blank                      . not part of this shape: a blank that stays
constexpr char kNotWritten = '.';

uint8_t left_glyph(char drawn) {
  switch (drawn) {
    case '[':
      return kLeftBar;
    case 'F':
      return kLeftTopCorner;
    case 'L':
      return kLeftBottomCorner;
    case ']':
      return kRightBar;
    case '7':
      return kRightTopCorner;
    case 'J':
      return kRightBottomCorner;
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
    case ']':
      return kLeftBar;
    case '7':
      return kLeftTopCorner;
    case 'J':
      return kLeftBottomCorner;
    case '\\':
      return kRising;
    case '/':
      return kFalling;
    default:
      return left_glyph(drawn);
  }
}

using Art = std::span<const std::string_view>;

// Depth 1: the outer edges, which the blank wall and the two columns have in common, and the inner
// edges, which only the columns have. The middle row repeats.
constexpr std::array<std::string_view, 5> kOuterEdge{
    "F^",  //
    "[.",  //
    "[.",  //
    "[.",  //
    "L_",
};
constexpr std::array<std::string_view, 5> kNoOuterEdge{
    "  ",  //
    " .",  //
    " .",  //
    " .",  //
    "  ",
};
constexpr std::array<std::string_view, 5> kInnerEdge{"7", "]", "]", "]", "J"};
constexpr std::array<std::string_view, 5> kWallInsteadOfInnerEdge{"^", " ", " ", " ", "_"};
constexpr std::array<std::string_view, 5> kNoInnerEdge{" ", " ", " ", " ", " "};

// Depth 2: the cell behind the columns, or the next part of the blank wall's edges.
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
constexpr std::array<std::string_view, 13> kNearFront{
    "^^^...",  //
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
    "___...",
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

// Depths 3 to 6: a column where the depth begins and, behind it, the side. The middle row repeats
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
constexpr std::array<std::string_view, 5> kFarColumns{
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

/// Where a left side lies in the window; the right side is its mirror image.
struct Place {
  int row;
  int column;
  int rows;
  int columns;
};
constexpr std::array<Place, kDepths> kPlaces{{
    {0, 0, 13, 2},  // the outer edge
    {0, 3, 13, 6},
    {2, 9, 9, 3},
    {3, 12, 7, 3},
    {4, 15, 5, 3},
    {5, 18, 3, 3},
}};
constexpr Place kInnerEdgePlace{0, 2, 13, 1};
constexpr int kFrontColumns = 3;  // of each side, where a front's edge begins and ends

Art inner_edge_art(Shape shape) {
  switch (shape) {
    case Shape::kFront:
      return kWallInsteadOfInnerEdge;
    case Shape::kColumns:
      return kInnerEdge;
    default:
      return kNoInnerEdge;
  }
}

Art near_art(Shape shape) {
  switch (shape) {
    case Shape::kWall:
      return kNearWall;
    case Shape::kOpen:
      return kNearOpen;
    case Shape::kFront:
      return kNearFront;
    default:
      return kNearBlank;
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
    case Shape::kColumns:
      return kFarColumns;
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

void draw_cell(Screen& screen, int row, int column, Hand hand, char drawn) {
  if (drawn == kNotWritten) return;
  if (hand == Hand::kLeft) {
    store(screen, row, column, left_glyph(drawn));
  } else {
    store(screen, row, kWindowWidth - 1 - column, right_glyph(drawn));
  }
}

/// One side, row by row, from the outside inwards.
void draw_side(Screen& screen, const Place& place, Hand hand, Art art) {
  for (int row = 0; row < place.rows; ++row) {
    const std::string_view drawn = art_row(art, row, place.rows);
    for (int i = 0; i < place.columns; ++i) {
      draw_cell(screen, place.row + row, place.column + i, hand,
                drawn[static_cast<std::size_t>(i)]);
    }
  }
}

/// Both sides together, row by row, from left to right.
void draw_both_sides(Screen& screen, const Place& place, Art art) {
  for (int row = 0; row < place.rows; ++row) {
    const std::string_view drawn = art_row(art, row, place.rows);
    for (int i = 0; i < place.columns; ++i) {
      draw_cell(screen, place.row + row, place.column + i, Hand::kLeft,
                drawn[static_cast<std::size_t>(i)]);
    }
    for (int i = place.columns - 1; i >= 0; --i) {
      draw_cell(screen, place.row + row, place.column + i, Hand::kRight,
                drawn[static_cast<std::size_t>(i)]);
    }
  }
}

void draw_first_depth(Screen& screen, Shape before, Shape now) {
  if (now == before) return;
  if (before == Shape::kBlank) draw_both_sides(screen, kPlaces[0], kOuterEdge);
  if (now == Shape::kBlank) draw_both_sides(screen, kPlaces[0], kNoOuterEdge);
  draw_both_sides(screen, kInnerEdgePlace, inner_edge_art(now));
}

void draw_later_depth(Screen& screen, std::size_t depth, const Sides& before, const Sides& now) {
  const auto art = [depth](Shape shape) { return depth == 1 ? near_art(shape) : far_art(shape); };
  const Place& place = kPlaces.at(depth);
  if (now.left != before.left) draw_side(screen, place, Hand::kLeft, art(now.left));
  if (now.right != before.right) draw_side(screen, place, Hand::kRight, art(now.right));
}

/// The middle of a front wall's upper and lower edge, between its two sides.
void draw_front_edges(Screen& screen, int depth, uint8_t upper, uint8_t lower) {
  const Place& place = kPlaces.at(static_cast<std::size_t>(depth));
  const int first = place.column + kFrontColumns;
  const int last = kWindowWidth - 1 - first;
  for (int column = first; column <= last; ++column) store(screen, place.row, column, upper);
  const int lower_row = place.row + place.rows - 1;
  for (int column = first; column <= last; ++column) store(screen, lower_row, column, lower);
}

Sides both(Shape shape) { return {shape, shape}; }

}  // namespace

Sight look(const Maze& maze, Square cell, Side facing) {
  Sight sight;
  if (!maze.inside(cell) && facing != Side::kUp) return sight;
  const bool blocked = maze.inside(cell) && maze.walls(cell, facing).ahead();
  sight.depths[0] = both(blocked ? Shape::kFront : Shape::kColumns);
  if (blocked) {
    sight.depths[1] = both(Shape::kFront);
    sight.front = 1;
    return sight;
  }
  Square at = beyond(cell, facing);
  if (!maze.inside(at)) return sight;
  std::size_t depth = 1;
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
  sight.depths[depth] = both(Shape::kColumns);
  return sight;
}

void View::show(Screen& screen, const Sight& sight) {
  draw_first_depth(screen, shown_.depths[0].left, sight.depths[0].left);
  for (std::size_t depth = 1; depth < kDepths; ++depth) {
    draw_later_depth(screen, depth, shown_.depths[depth], sight.depths[depth]);
  }
  if (sight.front != shown_.front) {
    if (shown_.front != 0) draw_front_edges(screen, shown_.front, kBlank, kBlank);
    if (sight.front != 0) draw_front_edges(screen, sight.front, kTopBar, kBottomBar);
  }
  shown_ = sight;
}

}  // namespace triton::programs::labyrinth
