#include "programs/wallmaze/wallmaze.hpp"

#include <array>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "programs/glyphs.hpp"
#include "programs/search/dialogue.hpp"
#include "programs/search/explorer.hpp"
#include "programs/search/game.hpp"
#include "programs/search/picture.hpp"
#include "programs/search/stroll.hpp"
#include "programs/wallmaze/sizes.hpp"
#include "programs/wallmaze/walls.hpp"

namespace triton::programs::wallmaze {

namespace {

using search::Dialogue;
using search::Size;
using search::Square;
using search::Way;

constexpr std::array<std::string_view, 5> kTitle{
    "                 W A L L   M A Z E",
    "",
    "A TUNNEL IS DUG THROUGH THE ROCK, WALLS STAY BETWEEN. FIND",
    "THE WAY FROM S TO F, OR WATCH TWO SEARCHES FIND IT.",
    "",
};

constexpr std::array<std::string_view, 3> kAboutChances{
    "OF 100 TIMES, HOW OFTEN IS A SQUARE TOO HARD TO BE DUG? HOW",
    "OFTEN DOES THE TUNNEL GO STRAIGHT ON WHERE IT CAN? HOW",
    "OFTEN DOES ITS END BREAK THROUGH A WALL AND CLOSE A LOOP?",
};

constexpr std::array<std::string_view, 3> kChancePrompts{"TOO HARD (5)? ", "STRAIGHT ON (30)? ",
                                                         "LOOP (0)? "};

/// Must hold two thirds of the largest maze's squares, and one.
constexpr std::size_t kQueueLimit = 144;

/// Three columns a square: letter, mark, and the wall at the right.
class WallPicture final : public search::Picture {
 public:
  WallPicture(Screen& screen, Size size)
      : Picture(screen, size, {.columns = 3, .mark_column = 1, .letter_column = 0}) {}

  void show(const Walls& walls, const DigStep& step) {
    walls_ = &walls;
    switch (step.kind) {
      case DigStep::Kind::kStart:
        mark(step.to, kDisc);
        break;
      case DigStep::Kind::kAdvance:
        draw(step.from);
        draw(step.to);
        mark(step.to, search::arrow(step.facing));
        break;
      case DigStep::Kind::kBreak:
        draw(step.from);
        draw(step.to);
        break;
      case DigStep::Kind::kBack:
        unmark(step.from);
        mark(step.to, kDisc);
        break;
      case DigStep::Kind::kEnd:
        unmark(step.from);
        break;
    }
  }
  void dug(const Walls& walls) { walls_ = &walls; }

 protected:
  [[nodiscard]] uint8_t bare(Square square) const override {
    if (walls_->rock(square)) return kSolid;
    return wall(square, Way::kUp) ? kTopBar : kBlank;
  }

 private:
  [[nodiscard]] bool wall(Square square, Way way) const { return !walls_->passage(square, way); }

  void draw(Square square) {
    const bool top = wall(square, Way::kUp);
    const bool right = wall(square, Way::kRight);
    remove_letter(square);
    unmark(square);
    const uint8_t without_right = top ? kTopBar : kBlank;
    const uint8_t with_right = top ? kRightTopCorner : kRightBar;
    store(square, 2, right ? with_right : without_right);
  }

  const Walls* walls_ = nullptr;
};

/// `given` in the order of kChancePrompts; empty: the usual ones.
Chances chances_from(const std::vector<int>& given) {
  if (given.empty()) return {};
  return {given.at(0), given.at(1), given.at(2)};
}

void one_maze(Screen& screen, Random& random, Dialogue& dialogue) {
  const Size size = search::ask_size(dialogue, kSizes);
  const Chances chances =
      chances_from(search::ask_chances(dialogue, kAboutChances, kChancePrompts));
  dialogue.clear();
  dialogue.print_line("DIGGING");
  WallPicture picture(screen, size);
  picture.fill_with_rock();
  const Walls walls(size, chances, random,
                    [&picture](const Walls& now, const DigStep& step) { picture.show(now, step); });
  picture.dug(walls);
  picture.number_frame();
  search::Explorer(dialogue, picture, walls, walls.start(), walls.finish(), kQueueLimit).explore();
}

}  // namespace

void play(Screen& screen, Random& random, KeySource& keys) {
  Dialogue dialogue(screen, keys);
  search::play_mazes(dialogue, kTitle, [&] { one_maze(screen, random, dialogue); });
}

std::string walk(uint16_t seed, int moves) {
  const auto dig = [](Size size, const std::vector<int>& given, Random& random) {
    return search::dug_maze(std::make_unique<const Walls>(size, chances_from(given), random,
                                                          [](const Walls&, const DigStep&) {}));
  };
  return search::stroll({kSizes, kChancePrompts.size(), dig}, seed, moves);
}

}  // namespace triton::programs::wallmaze
