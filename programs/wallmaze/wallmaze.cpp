#include "programs/wallmaze/wallmaze.hpp"

#include <array>
#include <string_view>
#include <vector>

#include "programs/glyphs.hpp"
#include "programs/search/dialogue.hpp"
#include "programs/search/explorer.hpp"
#include "programs/search/game.hpp"
#include "programs/search/picture.hpp"
#include "programs/search/stroll.hpp"
#include "programs/wallmaze/dig.hpp"
#include "programs/wallmaze/sizes.hpp"

namespace triton::programs::wallmaze {

namespace {

using search::Dialogue;

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
  WallPicture(Screen& screen, const Field& field)
      : Picture(screen, field.size(), {.columns = 3, .mark_column = 1, .letter_column = 0}),
        field_(field) {}

  void show(const search::DigStep& step) {
    using Kind = search::DigStep::Kind;
    const Square from = field_.square(step.from);
    const Square to = field_.square(step.to);
    switch (step.kind) {
      case Kind::kStart:
        mark(to, kDisc);
        break;
      case Kind::kAdvance:
        draw(from);
        draw(to);
        mark(to, search::arrow(step.facing));
        break;
      case Kind::kBreak:
        draw(from);
        draw(to);
        break;
      case Kind::kBack:
        unmark(from);
        mark(to, kDisc);
        break;
      case Kind::kEnd:
        unmark(from);
        break;
    }
  }

 protected:
  [[nodiscard]] uint8_t bare(Square square) const override {
    if (field_.rock(square)) return kSolid;
    return wall(square, Side::kUp) ? kTopBar : kBlank;
  }

 private:
  [[nodiscard]] bool wall(Square square, Side way) const { return !field_.passage(square, way); }

  void draw(Square square) {
    const bool top = wall(square, Side::kUp);
    const bool right = wall(square, Side::kRight);
    remove_letter(square);
    unmark(square);
    const uint8_t without_right = top ? kTopBar : kBlank;
    const uint8_t with_right = top ? kRightTopCorner : kRightBar;
    store(square, 2, right ? with_right : without_right);
  }

  const Field& field_;
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
  Field field(size);
  WallPicture picture(screen, field);
  picture.fill_with_rock();
  const search::Tunnel tunnel =
      dig(field, chances, random, [&picture](const search::DigStep& step) { picture.show(step); });
  picture.number_frame();
  search::Explorer(dialogue, picture, field, field.square(tunnel.first()),
                   field.square(tunnel.last()), kQueueLimit)
      .explore();
}

}  // namespace

void play(Screen& screen, Random& random, KeySource& keys) {
  Dialogue dialogue(screen, keys);
  search::play_mazes(dialogue, kTitle, [&] { one_maze(screen, random, dialogue); });
}

std::string walk(uint16_t seed, int moves) {
  const auto dig_field = [](Field& field, const std::vector<int>& given, Random& random) {
    return dig(field, chances_from(given), random, [](const search::DigStep&) {});
  };
  return search::stroll({kSizes, kChancePrompts.size(), dig_field}, seed, moves);
}

}  // namespace triton::programs::wallmaze
