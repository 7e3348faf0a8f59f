#include "programs/search/game.hpp"

#include <array>

namespace triton::programs::search {

namespace {

constexpr std::array<std::string_view, 6> kReplies{
    "H  HAND ON THE LEFT WALL     U  UP     P  PUT S OR F",
    "B  BREADTH FIRST             D  DOWN      ELSEWHERE",
    "Q  QUIT THIS MAZE            L  LEFT   R  RIGHT",
    "",
    "TYPE A LETTER AND THEN RETURN. YOU WALK TO THE NEXT CORNER.",
    "",
};
constexpr std::string_view kSizesHint = "S SMALL   M MEDIUM   L LARGE";

}  // namespace

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

std::vector<int> ask_chances(Dialogue& dialogue, std::span<const std::string_view> about,
                             std::span<const std::string_view> prompts) {
  if (dialogue.ask_one_of("YN", "THE USUAL CHANCES (Y OR N)? ") == 'Y') return {};
  dialogue.clear();
  for (const std::string_view line : about) dialogue.print_line(line);
  std::vector<int> chances;
  for (const std::string_view prompt : prompts) {
    chances.push_back(dialogue.ask_number(prompt, 0, 100));
  }
  return chances;
}

void play_mazes(Dialogue& dialogue, std::span<const std::string_view> title,
                const std::function<void()>& one_maze) {
  dialogue.clear();
  for (const std::string_view line : title) dialogue.print_line(line);
  for (const std::string_view line : kReplies) dialogue.print_line(line);
  dialogue.print_line(kSizesHint);
  for (;;) {
    one_maze();
    dialogue.clear();
    if (dialogue.ask_one_of("YN", "ANOTHER MAZE (Y OR N)? ") == 'N') break;
    dialogue.clear();
    dialogue.print_line(kSizesHint);
  }
  dialogue.print_line("GOODBYE.");
  dialogue.ready();
}

}  // namespace triton::programs::search
