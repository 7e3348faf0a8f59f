#include "programs/corridors/corridors.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>
#include <string_view>

#include "programs/corridors/maze.hpp"
#include "programs/corridors/options.hpp"
#include "programs/corridors/picture.hpp"
#include "programs/corridors/player.hpp"
#include "programs/glyphs.hpp"
#include "programs/preset_letters.hpp"

namespace triton::programs::corridors {

namespace {

constexpr std::array<std::string_view, 8> kTitle{
    "         T W I S T I N G   C O R R I D O R S",
    "",
    "CORRIDORS ARE DUG FROM THE MIDDLE UNTIL NO ROOM IS LEFT.",
    "THEN YOU STAND WHERE THE WAY BACK IS LONGEST. FIND THE X!",
    "",
    "U UP   D DOWN   L LEFT   R RIGHT   H HINT   Q GIVE UP",
    "TYPE A LETTER AND THEN RETURN.",
    "",
};
constexpr std::string_view kHelp = "U UP D DOWN L LEFT R RIGHT H HINT Q GIVE UP";

constexpr std::string_view kWayLetters = "URDL";
/// No variable of the program's own ever gets as high as these.
constexpr PresetLetters kLetters("URDLHQYNO");

std::optional<Side> way_of(char letter) {
  const std::size_t place = kWayLetters.find(letter);
  if (place == std::string_view::npos) return std::nullopt;
  return kAllSides.at(place);
}

class Game {
 public:
  Game(Screen& screen, Random& random, KeySource& keys)
      : screen_(screen), random_(random), console_(screen, keys) {}

  void play() {
    screen_.send(kClear);
    for (const std::string_view line : kTitle) print_line(line);
    Options options = ask_options(console_);
    for (;;) {
      one_maze(options);
      const char reply = ask_another();
      if (reply == 'N') break;
      if (reply == 'Y') continue;
      screen_.send(kClear);
      options = ask_options(console_);
    }
    screen_.send(kClear);
    print_line("GOODBYE.");
    console_.ready();
  }

 private:
  void print_line(std::string_view text) {
    console_.print(text);
    console_.new_line();
  }

  void empty_top_row() {
    screen_.send(kHome);
    print_line(" ");
  }

  /// Empties the rows above the maze but for a message in the second.
  void tell(std::string_view message) {
    empty_top_row();
    print_line(message);
    print_line(" ");
  }

  /// Asks in the screen's top row, however often the reply is refused.
  char ask_on_top(std::string_view prompt) {
    std::string text(1, static_cast<char>(kHome));
    text += prompt;
    return kLetters.letter(console_.input(text, [](char name) { return kLetters.variable(name); }));
  }

  char ask_another() {
    for (;;) {
      const char reply = ask_on_top("ANOTHER (Y OR N, O FOR OTHER OPTIONS)? ");
      if (reply == 'Y' || reply == 'N' || reply == 'O') return reply;
      empty_top_row();
    }
  }

  Maze dig(const Options& options, Picture& picture) {
    screen_.send(kClear);
    print_line("MARKING OUT AND DIGGING");
    const Maze::Plan plan = options.plan();
    picture.mark_out(plan.shape, plan.field);
    Square digger;
    Maze maze(plan, random_, [&](const Maze& dug_so_far, const DigStep& step) {
      picture.show(dug_so_far, step);
      digger = dug_so_far.tile(step.to);
    });
    picture.put_nobody(maze, digger);
    return maze;
  }

  void one_maze(const Options& options) {
    Picture picture(screen_, options.tile_size);
    const Maze maze = dig(options, picture);
    Player player(maze, static_cast<Stride>(options.stride));
    picture.put(maze.middle(), kGoal);
    picture.put(player.tile(), kPlayer);
    tell(fmt::format("THE X IS {} TILES AWAY. GO U, D, L OR R.", maze.farthest_distance()));
    int hints = 0;
    for (;;) {
      const char reply = ask_on_top("WHICH WAY? ");
      if (const std::optional<Side> way = way_of(reply)) {
        if (move(player, *way, picture, maze)) {
          tell_end("THERE IS THE X, AFTER", player, maze, hints);
          return;
        }
      } else if (reply == 'H') {
        ++hints;
        tell(" ");
        show_way(player.tile(), picture, maze);
      } else if (reply == 'Q') {
        show_way(player.tile(), picture, maze);
        tell_end("YOU GIVE UP AFTER", player, maze, hints);
        return;
      } else {
        tell(kHelp);
      }
    }
  }

  /// True when the player has come to the middle.
  bool move(Player& player, Side way, Picture& picture, const Maze& maze) {
    const Player::Move move = player.go(way, [&](Square from, Square to) {
      picture.put_nobody(maze, from);
      picture.put(to, kPlayer);
    });
    if (move == Player::Move::kAtTheMiddle) return true;
    tell(move == Player::Move::kStoppedByAWall ? "A WALL STOPS YOU." : " ");
    return false;
  }

  static void show_way(Square from, Picture& picture, const Maze& maze) {
    for (Square tile = from;;) {
      tile = beyond(tile, *maze.way_to_middle(tile));
      if (tile == maze.middle()) return;
      picture.put(tile, kDot);
    }
  }

  void tell_end(std::string_view how, const Player& player, const Maze& maze, int hints) {
    tell(fmt::format("{} {} MOVES; {} WOULD DO. HINTS: {}", how, player.moves(),
                     maze.farthest_distance(), hints));
  }

  Screen& screen_;
  Random& random_;
  Console console_;
};

}  // namespace

void play(Screen& screen, Random& random, KeySource& keys) { Game(screen, random, keys).play(); }

}  // namespace triton::programs::corridors
