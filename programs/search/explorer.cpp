#include "programs/search/explorer.hpp"

#include <fmt/format.h>

#include <optional>

#include "programs/glyphs.hpp"
#include "programs/search/breadth_first.hpp"

namespace triton::programs::search {

namespace {

constexpr std::string_view kHelp = "H HAND  B BREADTH FIRST  U D L R WALK  P PUT S OR F  Q QUIT";

std::optional<Side> way_of(char command) {
  switch (command) {
    case 'U':
      return Side::kUp;
    case 'R':
      return Side::kRight;
    case 'D':
      return Side::kDown;
    case 'L':
      return Side::kLeft;
    default:
      return std::nullopt;
  }
}

}  // namespace

Explorer::Explorer(Dialogue& dialogue, Picture& picture, const Field& field, Square start,
                   Square finish, std::size_t queue_limit)
    : dialogue_(dialogue),
      picture_(picture),
      field_(field),
      start_(start),
      finish_(finish),
      queue_limit_(queue_limit),
      trail_(field),
      walker_(start) {}

void Explorer::explore() {
  show_letters();
  dialogue_.tell(kHelp);
  for (;;) {
    const char command = dialogue_.ask_on_top("WHAT NOW? ");
    if (command == 'Q') return;
    if (command == 'P') {
      put();
    } else if (field_.rock(start_)) {
      dialogue_.tell("S IS WALLED IN.");
    } else if (const std::optional<Side> way = way_of(command)) {
      walk(*way);
    } else if (command == 'H') {
      show_hand();
    } else if (command == 'B') {
      show_breadth_first();
    } else {
      dialogue_.tell(kHelp);
    }
  }
}

void Explorer::show_letters() {
  picture_.letter(start_, 'S');
  picture_.letter(finish_, 'F');
}

/// Takes away what searches and walks have left, row by row.
void Explorer::sweep() {
  if (marks_ == Marks::kNone) return;
  marks_ = Marks::kNone;
  for (int y = 1; y <= field_.size().height; ++y) {
    for (int x = 1; x <= field_.size().width; ++x) {
      if (!field_.rock({x, y})) picture_.unmark({x, y});
    }
  }
}

void Explorer::show_step(Square from, Side way) {
  if (trail_.sides(from) != 0) {
    picture_.mark(from, kDisc);
  } else {
    picture_.unmark(from);
  }
  picture_.mark(beyond(from, way), arrow(way));
}

void Explorer::tell_there(int steps) {
  dialogue_.tell(fmt::format("THERE AFTER {} STEPS. THE TRAIL HAS {}.", steps, trail_.length()));
}

void Explorer::show_hand() {
  dialogue_.tell("THE LEFT HAND IS ON THE WALL");
  sweep();
  marks_ = Marks::kSearch;
  trail_.clear();
  const HandResult result = follow_left_hand(
      field_, start_, finish_, trail_, [this](Square from, Side way) { show_step(from, way); });
  if (result.there) {
    tell_there(result.steps);
    return;
  }
  sweep();
  dialogue_.tell(fmt::format("BACK AT S AFTER {} STEPS: THE HAND GIVES UP.", result.steps));
}

void Explorer::show_breadth_first() {
  dialogue_.tell("BREADTH FIRST");
  sweep();
  marks_ = Marks::kSearch;
  const BreadthFirstResult result = search_breadth_first(
      field_, start_, finish_, queue_limit_,
      [this](Square square, Side back) { picture_.mark(square, arrow(back)); });
  if (!result.way) {
    dialogue_.tell(fmt::format("NO WAY, AND {} SQUARES SEEN.", result.seen));
    return;
  }
  for (const Square square : *result.way) picture_.mark(square, kDisc);
  dialogue_.tell(
      fmt::format("SHORTEST: {} STEPS. SEEN: {} SQUARES.", result.way->size() - 1, result.seen));
}

bool Explorer::in_corridor(Side way) const {
  return field_.passage(walker_, way) && !field_.passage(walker_, right_of(way)) &&
         !field_.passage(walker_, left_of(way));
}

void Explorer::walk(Side way) {
  if (marks_ != Marks::kWalk) {
    sweep();
    marks_ = Marks::kWalk;
    trail_.clear();
    walker_ = start_;
    steps_ = 0;
    picture_.mark(walker_, arrow(way));
  }
  if (!field_.passage(walker_, way)) {
    dialogue_.tell("A WALL STOPS YOU.");
    return;
  }
  do {
    const Square from = walker_;
    walker_ = trail_.step(from, way);
    show_step(from, way);
    ++steps_;
    if (walker_ == finish_) {
      marks_ = Marks::kSearch;
      tell_there(steps_);
      return;
    }
  } while (in_corridor(way));
  dialogue_.tell(" ");
}

void Explorer::put() {
  const char which = dialogue_.ask_one_of_on_top("SF", "PUT S OR F? ");
  const int x = dialogue_.ask_number_on_top("HOW FAR ACROSS? ", 1, field_.size().width);
  const int y = dialogue_.ask_number_on_top("HOW FAR DOWN? ", 1, field_.size().height);
  const Square square{x, y};
  if (marks_ == Marks::kWalk) marks_ = Marks::kSearch;
  if (which == 'S' && field_.rock(square)) {
    dialogue_.tell("THAT IS ROCK.");
    return;
  }
  Square& moved = which == 'S' ? start_ : finish_;
  picture_.remove_letter(moved);
  moved = square;
  sweep();
  show_letters();
  dialogue_.tell(" ");
}

}  // namespace triton::programs::search
