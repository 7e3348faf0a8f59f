#include "programs/labyrinth/labyrinth.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <string_view>

#include "programs/glyphs.hpp"
#include "programs/labyrinth/maze.hpp"
#include "programs/labyrinth/plan.hpp"
#include "programs/labyrinth/sizes.hpp"
#include "programs/labyrinth/view.hpp"
#include "programs/preset_letters.hpp"

namespace triton::programs::labyrinth {

namespace {

constexpr std::array<std::string_view, 13> kTitle{
    "              L A B Y R I N T H",
    "",
    "SOMEWHERE BEHIND THE GATE IN FRONT OF YOU IS A",
    "WAY OUT, IN THE FAR WALL. CAN YOU FIND IT?",
    "",
    "L  TURN LEFT           P  TELL YOUR POSITION",
    "R  TURN RIGHT          M  LOOK AT THE MAP",
    "F  GO FORWARD          Q  GIVE UP",
    "",
    "TYPE A LETTER AND THEN RETURN. YOU SEE FOUR CELLS",
    "AHEAD OF YOUR OWN; COLUMNS STAND BEFORE EACH ONE.",
    "",
    "S SMALL   M MEDIUM   L LARGE",
};
constexpr std::string_view kHelp = "L LEFT R RIGHT F FORWARD P POSITION M MAP Q QUIT";

constexpr PresetLetters kLetters("FLRPMQYNS");

constexpr std::array<std::string_view, 4> kCompass{"NORTH", "EAST", "SOUTH", "WEST"};

std::string_view compass(Side facing) { return kCompass[static_cast<std::size_t>(facing)]; }

class Game {
 public:
  Game(Screen& screen, Random& random, KeySource& keys)
      : screen_(screen), random_(random), console_(screen, keys) {}

  void play() {
    screen_.send(kClear);
    for (const std::string_view line : kTitle) print_line(line);
    for (;;) {
      one_labyrinth(ask_size());
      if (!wants_another()) break;
      screen_.send(kClear);
      print_line(kTitle.back());
    }
    print_line("GOODBYE.");
    console_.ready();
  }

 private:
  struct Person {
    Square cell;
    Side facing = Side::kUp;
  };
  enum class Outcome : uint8_t { kOut, kGaveUp };

  void print_line(std::string_view text) {
    console_.print(text);
    console_.new_line();
  }

  char ask(std::string_view prompt) {
    return kLetters.letter(
        console_.input(prompt, [](char name) { return kLetters.variable(name); }));
  }

  /// Asks in the screen's top row, however often the reply is refused.
  char ask_on_top(std::string_view prompt) {
    std::string text(1, static_cast<char>(kHome));
    text += prompt;
    return ask(text);
  }

  /// Empties the three rows above the window but for a message in the second.
  void tell(std::string_view message) {
    screen_.send(kHome);
    print_line(" ");
    print_line(message);
    print_line(" ");
  }

  Size ask_size() {
    for (;;) {
      if (const std::optional<Size> size = size_named(ask("WHAT SIZE? "))) return *size;
    }
  }

  bool wants_another() {
    for (;;) {
      const char reply = ask("ANOTHER LABYRINTH (Y OR N)? ");
      if (reply == 'Y' || reply == 'N') return reply == 'Y';
    }
  }

  bool wants_map_first() {
    for (;;) {
      tell(" ");
      const char reply = ask_on_top("DO YOU WANT THE MAP FIRST (Y OR N)? ");
      if (reply == 'Y' || reply == 'N') return reply == 'Y';
    }
  }

  Maze dig(Size size) {
    screen_.send(kClear);
    print_line("DIGGING THE LABYRINTH");
    DigPicture picture(screen_, size);
    return Maze(size, random_, [&picture](const DigStep& step) { picture.show(step); });
  }

  void one_labyrinth(Size size) {
    const Maze maze = dig(size);
    const bool map_first = wants_map_first();
    moves_ = 0;
    maps_ = 0;
    Person person{beyond(maze.entrance(), Side::kDown), Side::kUp};
    if (map_first) show_map(maze, person);
    const Outcome outcome = wander(maze, person);
    screen_.send(kClear);
    print_line(outcome == Outcome::kOut ? "YOU ARE OUT OF THE LABYRINTH!" : "YOU GIVE UP.");
    print_line(fmt::format("MOVES: {}   LOOKS AT THE MAP: {}", moves_, maps_));
    console_.new_line();
  }

  void show_map(const Maze& maze, const Person& person) {
    ++maps_;
    screen_.send(kClear);
    draw_map(screen_, maze, person.cell, person.facing);
    (void)ask_on_top("ANY LETTER TO GO ON? ");
  }

  Outcome wander(const Maze& maze, Person person) {
    View view;
    screen_.send(kClear);
    tell(kHelp);
    for (;;) {
      const Sight sight = look(maze, person.cell, person.facing);
      view.show(screen_, sight);
      switch (ask_on_top("WHICH WAY? ")) {
        case 'L':
          ++moves_;
          person.facing = left_of(person.facing);
          tell(" ");
          break;
        case 'R':
          ++moves_;
          person.facing = right_of(person.facing);
          tell(" ");
          break;
        case 'F':
          if (!maze.inside(person.cell) && person.facing != Side::kUp) {
            tell("THERE IS NOTHING THAT WAY.");
            break;
          }
          if (maze.inside(person.cell) && maze.walls(person.cell, person.facing).ahead()) {
            tell("A WALL STOPS YOU.");
            break;
          }
          ++moves_;
          person.cell = beyond(person.cell, person.facing);
          if (person.cell.y == 0) return Outcome::kOut;
          tell(maze.inside(person.cell) ? " " : "YOU ARE OUTSIDE THE GATE.");
          break;
        case 'P':
          tell(fmt::format("ACROSS{:3}  UP{:3}  FACING {}", person.cell.x,
                           maze.size().height + 1 - person.cell.y, compass(person.facing)));
          break;
        case 'M':
          show_map(maze, person);
          screen_.send(kClear);
          view.forget();
          break;
        case 'Q':
          return Outcome::kGaveUp;
        default:
          tell(kHelp);
          break;
      }
    }
  }

  Screen& screen_;
  Random& random_;
  Console console_;
  int moves_ = 0;
  int maps_ = 0;
};

}  // namespace

void play(Screen& screen, Random& random, KeySource& keys) { Game(screen, random, keys).play(); }

}  // namespace triton::programs::labyrinth
