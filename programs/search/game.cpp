#include "programs/search/game.hpp"

namespace triton::programs::search {

Size ask_size(Dialogue& dialogue, const Sizes& sizes) {
  switch (dialogue.ask_one_of("SML", "WHAT SIZE? ")) {
    case 'S':
      return sizes.small;
    case 'M':
      return sizes.medium;
    default:
      return sizes.large;
  }
}

void play_mazes(Dialogue& dialogue, std::span<const std::string_view> title,
                const std::function<void()>& one_maze) {
  dialogue.clear();
  for (const std::string_view line : title) dialogue.print_line(line);
  for (;;) {
    one_maze();
    dialogue.clear();
    if (dialogue.ask_one_of("YN", "ANOTHER MAZE (Y OR N)? ") == 'N') break;
    dialogue.clear();
    dialogue.print_line(title.back());
  }
  dialogue.print_line("GOODBYE.");
  dialogue.ready();
}

}  // namespace triton::programs::search
