#include "programs/blockmaze/blockmaze.hpp"

#include <array>
#include <string_view>
#include <vector>

#include "programs/blockmaze/dig.hpp"
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

constexpr std::array<std::string_view, 5> kTitle{
    "                B L O C K   M A Z E",
    "",
    "A TUNNEL IS DUG THROUGH THE ROCK, SQUARE BY SQUARE. FIND",
    "THE WAY FROM S TO F, OR WATCH TWO SEARCHES FIND IT.",
    "",
};

constexpr std::array<std::string_view, 3> kAboutChances{
    "OF 100 TIMES, HOW OFTEN DOES A SQUARE STAY ROCK BECAUSE",
    "THE ONE AHEAD, BESIDE OR DIAGONAL IS OPEN ALREADY? AND",
    "HOW OFTEN DOES THE TUNNEL TRY TO GO STRAIGHT ON FIRST?",
};

constexpr std::array<std::string_view, 4> kChancePrompts{"AHEAD (80)? ", "BESIDE (80)? ",
                                                         "DIAGONAL (100)? ", "STRAIGHT ON (40)? "};

/// Each must hold two thirds of the largest maze's squares, and one.
constexpr std::size_t kQueueLimit = 224;

/// Two columns a square: mark and letter.
class RockPicture final : public search::Picture {
 public:
  RockPicture(Screen& screen, const Field& field)
      : Picture(screen, field.size(), {.columns = 2, .mark_column = 0, .letter_column = 1}),
        field_(field) {}

  void show(const search::DigStep& step) {
    using Kind = search::DigStep::Kind;
    const Square to = field_.square(step.to);
    if (step.kind != Kind::kStart) mark(field_.square(step.from), kBlank);
    if (step.kind == Kind::kEnd) return;
    mark(to, step.kind == Kind::kAdvance ? search::arrow(step.facing) : kDisc);
    if (step.kind != Kind::kBack) letter(to, kBlank);
  }

 protected:
  [[nodiscard]] uint8_t bare(Square square) const override {
    return field_.rock(square) ? kSolid : kBlank;
  }

 private:
  const Field& field_;
};

/// `given` in the order of kChancePrompts; empty: the usual ones.
Chances chances_from(const std::vector<int>& given) {
  if (given.empty()) return {};
  return {given.at(0), given.at(1), given.at(2), given.at(3)};
}

void one_maze(Screen& screen, Random& random, Dialogue& dialogue) {
  const Size size = search::ask_size(dialogue, kSizes);
  const Chances chances =
      chances_from(search::ask_chances(dialogue, kAboutChances, kChancePrompts));
  dialogue.clear();
  dialogue.print_line("DIGGING");
  Field field(size);
  RockPicture picture(screen, field);
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

}  // namespace triton::programs::blockmaze
