#include <utility>

#include "tools/maze/dice.hpp"
#include "tools/maze/generators.hpp"

namespace triton::maze {

namespace {

template <typename Dice>
class CorridorDigger {
 public:
  CorridorDigger(Field& field, Dice dice, uint32_t turn_one_in)
      : field_(field), dice_(std::move(dice)), turn_one_in_(turn_one_in) {}

  /// Digs all that can be reached from `centre`. Returns the square farthest from it, the first one
  /// reached of several.
  size_t dig(size_t centre) {
    size_t here = centre;
    Side way = static_cast<Side>(dice_.next(kSides) - 1);
    uint64_t distance = 0;
    uint64_t longest = 0;
    size_t farthest = centre;
    field_.use(centre);
    while (true) {
      if (find_free(here, way)) {
        field_.open(here, way);
        here = field_.beside(here, way);
        field_.use(here);
        field_.set_way(here, way);
        if (++distance > longest) {
          longest = distance;
          farthest = here;
        }
        way = turned_by_chance(way);
        continue;
      }
      if (here == centre) return farthest;
      const Side came_by = field_.came_by(here);
      here = field_.beside(here, opposite(came_by));
      --distance;
      way = turned(came_by, 1);
    }
  }

 private:
  /// Turns `way` clockwise until it leads to a free square.
  bool find_free(size_t here, Side& way) const {
    for (unsigned quarters = 0; quarters < kSides; ++quarters) {
      const Side side = turned(way, quarters);
      if (!field_.is_free(field_.beside(here, side))) continue;
      way = side;
      return true;
    }
    return false;
  }

  Side turned_by_chance(Side way) {
    const uint32_t turn = dice_.turn_one_in(turn_one_in_);
    return turn == 0 ? way : turned(way, turn + 2);
  }

  Field& field_;
  Dice dice_;
  uint32_t turn_one_in_;
};

}  // namespace

Maze generate_corridors(const Area& area, uint32_t turn_one_in, uint64_t seed, bool machine_dice) {
  check_mask(area);
  Field field(area.width, area.height, area.mask);
  const Square centre = centre_of(area);
  Description description = describe(area, Generator::kCorridors, seed);
  description.finish = centre;
  description.start = with_dice(seed, machine_dice, [&](auto dice) {
    CorridorDigger digger(field, std::move(dice), turn_one_in);
    return field.square(digger.dig(field.index(centre)));
  });
  return field.finish(description);
}

}  // namespace triton::maze
