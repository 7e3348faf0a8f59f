#include "programs/blockmaze/blockmaze.hpp"

#include <array>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "programs/blockmaze/rock.hpp"
#include "programs/blockmaze/sizes.hpp"
#include "programs/glyphs.hpp"
#include "programs/search/dialogue.hpp"
#include "programs/search/explorer.hpp"
#include "programs/search/game.hpp"
#include "programs/search/picture.hpp"
#include "programs/search/stroll.hpp"

namespace triton::programs::blockmaze {

namespace {

using search::Dialogue;
using search::Size;
using search::Square;

constexpr std::array<std::string_view, 12> kTitle{
    "                B L O C K   M A Z E",
    "",
    "A TUNNEL IS DUG THROUGH THE ROCK, SQUARE BY SQUARE. FIND",
    "THE WAY FROM S TO F, OR WATCH TWO SEARCHES FIND IT.",
    "",
    "H  HAND ON THE LEFT WALL     U  UP     P  PUT S OR F",
    "B  BREADTH FIRST             D  DOWN      ELSEWHERE",
    "Q  QUIT THIS MAZE            L  LEFT   R  RIGHT",
    "",
    "TYPE A LETTER AND THEN RETURN. YOU WALK TO THE NEXT CORNER.",
    "",
    "S SMALL   M MEDIUM   L LARGE",
};

constexpr std::array<std::string_view, 3> kAboutChances{
    "OF 100 TIMES, HOW OFTEN DOES A SQUARE STAY ROCK BECAUSE",
    "THE ONE AHEAD, BESIDE OR DIAGONAL IS OPEN ALREADY? AND",
    "HOW OFTEN DOES THE TUNNEL TRY TO GO STRAIGHT ON FIRST?",
};

/// Each must hold two thirds of the largest maze's squares, and one.
constexpr std::size_t kQueueLimit = 224;

/// Two columns a square: mark and letter.
class RockPicture final : public search::Picture {
 public:
  RockPicture(Screen& screen, Size size)
      : Picture(screen, size, {.columns = 2, .mark_column = 0, .letter_column = 1}) {}

  void show(const DigStep& step) {
    using Kind = DigStep::Kind;
    if (step.kind != Kind::kStart) mark(step.from, kBlank);
    if (step.kind == Kind::kEnd) return;
    mark(step.to, step.kind == Kind::kAdvance ? search::arrow(step.facing) : kDisc);
    if (step.kind != Kind::kBack) letter(step.to, kBlank);
  }
  void dug(const Rock& rock) { rock_ = &rock; }

 protected:
  [[nodiscard]] uint8_t bare(Square square) const override {
    return rock_->rock(square) ? kSolid : kBlank;
  }

 private:
  const Rock* rock_ = nullptr;
};

Chances ask_chances(Dialogue& dialogue) {
  if (dialogue.ask_one_of("YN", "THE USUAL CHANCES (Y OR N)? ") == 'Y') return {};
  dialogue.clear();
  for (const std::string_view line : kAboutChances) dialogue.print_line(line);
  Chances chances;
  chances.ahead = dialogue.ask_number("AHEAD (80)? ", 0, 100);
  chances.beside = dialogue.ask_number("BESIDE (80)? ", 0, 100);
  chances.diagonal = dialogue.ask_number("DIAGONAL (100)? ", 0, 100);
  chances.straight = dialogue.ask_number("STRAIGHT ON (40)? ", 0, 100);
  return chances;
}

void one_maze(Screen& screen, Random& random, Dialogue& dialogue) {
  const Size size = search::ask_size(dialogue, kSizes);
  const Chances chances = ask_chances(dialogue);
  dialogue.clear();
  dialogue.print_line("DIGGING");
  RockPicture picture(screen, size);
  picture.fill_with_rock();
  const Rock rock(size, chances, random, [&picture](const DigStep& step) { picture.show(step); });
  picture.dug(rock);
  picture.number_frame();
  search::Explorer(dialogue, picture, rock, rock.start(), rock.finish(), kQueueLimit).explore();
}

}  // namespace

void play(Screen& screen, Random& random, KeySource& keys) {
  Dialogue dialogue(screen, keys);
  search::play_mazes(dialogue, kTitle, [&] { one_maze(screen, random, dialogue); });
}

std::string walk(uint16_t seed, int moves) {
  const auto dig = [](Size size, const std::vector<int>& given, Random& random) {
    Chances chances;
    if (!given.empty()) chances = {given.at(0), given.at(1), given.at(2), given.at(3)};
    auto rock = std::make_unique<Rock>(size, chances, random, [](const DigStep&) {});
    const Square start = rock->start();
    const Square finish = rock->finish();
    return search::DugMaze{std::move(rock), start, finish};
  };
  return search::stroll({kSizes, 4, dig}, seed, moves);
}

}  // namespace triton::programs::blockmaze
