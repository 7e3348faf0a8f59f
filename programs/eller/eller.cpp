#include "programs/eller/eller.hpp"

#include <fmt/format.h>

#include <array>
#include <deque>
#include <string_view>
#include <vector>

#include "programs/eller/options.hpp"
#include "programs/eller/rows.hpp"
#include "programs/eller/window.hpp"
#include "programs/glyphs.hpp"

namespace triton::programs::eller {

namespace {

/// The screen row of the row above the window.
constexpr int kRowAbove = 2;

constexpr std::array<std::string_view, 8> kTitle{
    "     E L L E R ' S   E N D L E S S   M A Z E",
    "",
    "EACH ROW IS MADE FROM THE LAST ONE ALONE, SO THERE MAY BE",
    "AS MANY AS YOU LIKE. WHEN YOU FINISH THE MAZE, ONE WAY AND",
    "ONLY ONE LEADS FROM ANY CELL TO ANY OTHER.",
    "CONTROL-C STOPS IT AT ANY TIME. THEN T, AND GOTO 90 WITH",
    "RETURN, FINISH THE MAZE WHERE IT STANDS.",
    "",
};

/// Three characters: bottom bars, right bars and the corner of both.
std::string_view picture(Cell cell) {
  if (cell.below_open) return cell.right_open ? "   " : "  \x6A";
  return cell.right_open ? "\x6C\x6C\x6C" : "\x6C\x6C\x70";
}

class Program {
 public:
  Program(Screen& screen, Random& random, KeySource& keys)
      : screen_(screen), random_(random), console_(screen, keys) {}

  void play() {
    screen_.send(kClear);
    for (const std::string_view line : kTitle) print_line(line);
    numbers_ = ask_options(console_);
    for (;;) {
      const int reply = one_maze();
      if (reply == kNo) break;
      if (reply == kYes) continue;
      screen_.send(kClear);
      numbers_ = ask_options(console_);
    }
    print_line("GOODBYE.");
    console_.ready();
  }

 private:
  void print_line(std::string_view text) {
    console_.print(text);
    console_.new_line();
  }

  int ask(std::string_view prompt) {
    return console_.input(prompt, [this](char name) { return numbers_.variable(name); });
  }

  int ask_on_top(std::string_view prompt) {
    std::string text(1, static_cast<char>(kHome));
    text += prompt;
    return ask(text);
  }

  /// Erases the rest of the row from its second cell on, with a space in the first.
  void erase_row() {
    screen_.send(kBlank);
    screen_.send(kReturn);
  }

  void empty_top_row() {
    screen_.send(kHome);
    print_line(" ");
    screen_.send(kHome);
  }

  void print_cells(const Row& row) {
    for (const Cell cell : row) console_.print(picture(cell));
  }

  void print_row(const Row& row) {
    console_.print("\x6A");
    print_cells(row);
    console_.new_line();
    ++numbers_.rows_made;
    last_rows_.push_back(row);
    if (last_rows_.size() > kRowsShown + 1) last_rows_.pop_front();
  }

  void print_rows_made() {
    // The program counts in two variables, for one ends at 32,767.
    const int rows = numbers_.rows_made;
    print_line(fmt::format("ROWS: {}{:04}", rows / 10000, rows % 10000));
  }

  /// Two rows above, over the question and the number of rows, the maze will go on.
  void go_back_over_the_question() {
    for (int i = 0; i < 2; ++i) {
      erase_row();
      screen_.send(kCursorUp);
    }
    erase_row();
  }

  /// The next number of rows, or kFinish.
  int ask_for_more() {
    print_rows_made();
    console_.new_line();
    console_.new_line();
    for (;;) {
      const int reply = ask("\x0B\x0BHOW MANY MORE (1-9999, F FINISHES, M AS MANY)? ");
      if (reply == kFinish || (reply >= 1 && reply <= kMostRows)) return reply;
      screen_.send(kCursorUp);
      erase_row();
      console_.new_line();
      console_.new_line();
    }
  }

  /// The reply to the question for another maze.
  int one_maze() {
    screen_.send(kClear);
    numbers_.rows_made = 0;
    const auto width = static_cast<std::size_t>(numbers_.width);
    last_rows_.assign(1, Row(width));
    console_.print(" ");
    print_cells(Row(width, {true, false}));
    console_.new_line();
    RowMaker maker(numbers_.width, numbers_.chances(), random_);
    for (int rows = numbers_.rows_asked; rows != kFinish;) {
      numbers_.rows_asked = rows;
      for (; rows > 0; --rows) print_row(maker.next_row());
      rows = ask_for_more();
      go_back_over_the_question();
    }
    print_row(maker.last_row());
    print_rows_made();
    for (;;) {
      const int reply = ask("SHALL I PROPOSE A START AND A FINISH (Y OR N)? ");
      if (reply == kYes) return propose();
      if (reply == kNo) break;
    }
    for (;;) {
      const int reply = ask("ANOTHER MAZE (Y OR N, O FOR OTHER OPTIONS)? ");
      if (reply == kYes || reply == kNo || reply == kOther) return reply;
    }
  }

  void draw_window(const Window& window) {
    screen_.send(kClear);
    print_line("LOOKING FOR A START FAR FROM THE FINISH F");
    console_.new_line();
    console_.print(" ");
    Row above = window.row(0);
    for (Cell& cell : above) cell.right_open = true;
    print_cells(above);
    for (int row = 1; row <= window.height(); ++row) {
      console_.new_line();
      console_.print("\x6A");
      print_cells(window.row(row));
    }
  }

  void mark(Place place, uint8_t code) {
    screen_.poke((kRowAbove + place.row) * kColumns + 3 * place.column, code);
  }

  int propose() {
    const Window window({last_rows_.begin(), last_rows_.end()});
    draw_window(window);
    const Place finish{window.height(), random_.next(window.width())};
    mark(finish, 'F');
    const Search search(window, finish, [this](Place place) { mark(place, kDot); });
    for (const Search::Found& found : search.found()) {
      if (found.place == finish) continue;
      mark(found.place, window.cell(found.place).below_open ? kBlank : kBottomBar);
    }
    mark(search.start(), 'S');
    empty_top_row();
    for (;;) {
      const int reply = ask_on_top("SHALL I SHOW THE WAY FROM S TO F (Y OR N)? ");
      if (reply == kYes) {
        show_way(search.way());
        break;
      }
      empty_top_row();
      if (reply == kNo) break;
    }
    for (;;) {
      const int reply = ask_on_top("ANOTHER MAZE (Y OR N, O FOR OTHER OPTIONS)? ");
      if (reply == kNo) screen_.send(kClear);
      if (reply == kYes || reply == kNo || reply == kOther) return reply;
      empty_top_row();
    }
  }

  void show_way(const std::vector<Place>& way) {
    for (std::size_t i = 1; i + 1 < way.size(); ++i) mark(way[i], kDisc);
    empty_top_row();
    console_.new_line();
    print_line(fmt::format("THE WAY HAS {} STEPS.", way.size() - 1));
  }

  Screen& screen_;
  Random& random_;
  Console console_;
  Numbers numbers_;
  std::deque<Row> last_rows_;  ///< as many as the window needs, with the one above it
};

}  // namespace

void play(Screen& screen, Random& random, KeySource& keys) { Program(screen, random, keys).play(); }

}  // namespace triton::programs::eller
