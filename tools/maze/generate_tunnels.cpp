// Block and wall mazes.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "emulator/support/errors.hpp"
#include "tools/maze/dice.hpp"
#include "tools/maze/generators.hpp"

namespace triton::maze {

namespace {

/// Sides to look at, or to choose from, in order.
struct Sides {
  std::array<Side, kSides> sides{};
  uint32_t count = 0;
  void add(Side side) { sides[count++] = side; }
  [[nodiscard]] std::span<const Side> all() const { return {sides.data(), count}; }
};

constexpr Sides kAround{kAllSides, kSides};

Sides three_ways(Side facing) { return {{turned(facing, 3), facing, turned(facing, 1)}, 3}; }

/// A tunnel, its end, and the first and the last square in reading order of all that it has dug.
/// The field remembers the way back.
struct Tunnel {
  explicit Tunnel(size_t start) : origin(start), end(start), first(start), last(start) {}

  void advance(Field& field, Side way) {
    end = field.beside(end, way);
    field.use(end);
    field.set_way(end, way);
    first = std::min(first, end);
    last = std::max(last, end);
  }
  /// False where it began.
  bool go_back(const Field& field) {
    if (end == origin) return false;
    end = field.beside(end, opposite(field.came_by(end)));
    return true;
  }

  size_t origin;
  size_t end;
  size_t first;
  size_t last;
};

/// Squares that stay rock whatever comes.
class RockForEver {
 public:
  explicit RockForEver(const Field& field) : field_(field), plane_(field.width(), field.height()) {}

  void add(size_t index) { plane_.set(bit(index)); }
  [[nodiscard]] bool has(size_t index) const { return plane_.at(bit(index)); }

 private:
  [[nodiscard]] size_t bit(size_t index) const {
    const Square square = field_.square(index);
    return plane_.index(square.x, static_cast<uint32_t>(square.y));
  }

  const Field& field_;
  BitPlane plane_;
};

template <typename Dice>
size_t random_square(const Field& field, Dice& dice) {
  const uint32_t x = dice.next(field.width()) - 1;
  const uint32_t y = dice.next(field.height()) - 1;
  return field.index({x, y});
}

template <typename Dice>
class BlockDigger {
 public:
  BlockDigger(Field& field, const BlockSettings& settings, Dice dice)
      : field_(field), settings_(settings), dice_(std::move(dice)), refused_(field) {}

  Tunnel dig() {
    Tunnel tunnel(random_square(field_, dice_));
    field_.use(tunnel.origin);
    Side facing = Side::kUp;
    bool found = choose(tunnel.end, kAround, facing);
    while (true) {
      while (!found) {
        if (!tunnel.go_back(field_)) return tunnel;
        found = choose(tunnel.end, kAround, facing);
      }
      tunnel.advance(field_, facing);
      found = dice_.happens(settings_.straight) && choose(tunnel.end, {{facing}, 1}, facing);
      found = found || choose(tunnel.end, three_ways(facing), facing);
    }
  }

 private:
  bool choose(size_t here, const Sides& looks, Side& way) {
    Sides choices;
    for (const Side side : looks.all()) {
      const size_t square = field_.beside(here, side);
      if (!field_.is_free(square) || refused_.has(square)) continue;
      if (is_refused(square, side)) {
        refused_.add(square);
      } else {
        choices.add(side);
      }
    }
    if (choices.count == 0) return false;
    way = choices.sides[dice_.next(choices.count) - 1];
    return true;
  }

  bool is_refused(size_t square, Side way) {
    const size_t ahead = field_.beside(square, way);
    const std::array<size_t, 2> sides{field_.beside(square, turned(way, 3)),
                                      field_.beside(square, turned(way, 1))};
    if (field_.is_used(ahead) && dice_.happens(settings_.ahead)) return true;
    for (const size_t side : sides) {
      if (field_.is_used(side) && dice_.happens(settings_.beside)) return true;
    }
    if (field_.is_used(ahead) || !field_.is_inside(ahead)) return false;
    for (const unsigned quarters : {3U, 1U}) {
      const Side across = turned(way, quarters);
      const bool corner_only = !field_.is_used(field_.beside(square, across)) &&
                               field_.is_used(field_.beside(ahead, across));
      if (corner_only && dice_.happens(settings_.diagonal)) return true;
    }
    return false;
  }

  Field& field_;
  const BlockSettings& settings_;
  Dice dice_;
  RockForEver refused_;
};

template <typename Dice>
class WallDigger {
 public:
  WallDigger(Field& field, const WallSettings& settings, Dice dice)
      : field_(field), settings_(settings), dice_(std::move(dice)), hard_(field) {}

  Tunnel dig() {
    Tunnel tunnel(random_square(field_, dice_));
    field_.use(tunnel.origin);
    bool advanced = advance(tunnel, kAround, false);
    while (true) {
      while (!advanced) {
        if (!tunnel.go_back(field_)) return tunnel;
        advanced = advance(tunnel, kAround, false);
      }
      advanced = advance(tunnel, three_ways(facing_), true);
      if (!advanced && dice_.happens(settings_.loop)) break_through(tunnel.end);
    }
  }

 private:
  [[nodiscard]] bool may_be_dug(size_t square) const {
    return field_.is_free(square) && !hard_.has(square);
  }

  bool advance(Tunnel& tunnel, const Sides& looks, bool may_go_straight) {
    while (true) {
      Sides choices;
      for (const Side side : looks.all()) {
        if (may_be_dug(field_.beside(tunnel.end, side))) choices.add(side);
      }
      if (choices.count == 0) return false;
      Side way = choices.sides[dice_.next(choices.count) - 1];
      if (may_go_straight && may_be_dug(field_.beside(tunnel.end, facing_)) &&
          dice_.happens(settings_.straight)) {
        way = facing_;
      }
      if (dice_.happens(settings_.hard)) {
        hard_.add(field_.beside(tunnel.end, way));
        continue;
      }
      facing_ = way;
      field_.open(tunnel.end, way);
      tunnel.advance(field_, way);
      return true;
    }
  }

  void break_through(size_t here) {
    const Sides ways = three_ways(facing_);
    Sides choices;
    for (const Side side : ways.all()) {
      if (field_.is_used(field_.beside(here, side))) choices.add(side);
    }
    if (choices.count > 0) field_.open(here, choices.sides[dice_.next(choices.count) - 1]);
  }

  Field& field_;
  const WallSettings& settings_;
  Dice dice_;
  RockForEver hard_;
  Side facing_ = Side::kUp;
};

void check_chance(uint32_t chance, const char* what) {
  if (chance > 100) {
    throw InputError(fmt::format("maze: {} {}: expected a chance of 0 to 100", what, chance));
  }
}

Description describe_tunnels(const Field& field, Generator generator, uint64_t seed,
                             const Tunnel& tunnel) {
  Description description = describe({field.width(), field.height(), BitPlane()}, generator, seed);
  description.has_floor_plane = true;
  description.start = field.square(tunnel.first);
  description.finish = field.square(tunnel.last);
  return description;
}

}  // namespace

uint16_t machine_seed(uint64_t seed) {
  if (seed >= 1 && seed <= UINT16_MAX) return static_cast<uint16_t>(seed);
  throw InputError(fmt::format("maze: seed {}: the Triton's RND takes 1 to 65535", seed));
}

Maze generate_block(uint32_t width, uint32_t height, const BlockSettings& settings, uint64_t seed,
                    bool machine_dice) {
  check_chance(settings.ahead, "ahead");
  check_chance(settings.beside, "beside");
  check_chance(settings.diagonal, "diagonal");
  check_chance(settings.straight, "straight");
  Field field(width, height);
  const Tunnel tunnel = with_dice(seed, machine_dice, [&](auto dice) {
    return BlockDigger(field, settings, std::move(dice)).dig();
  });
  Description description = describe_tunnels(field, Generator::kBlock, seed, tunnel);
  description.kind = Kind::kBlocks;
  Maze maze = field.finish(description);
  maze.join_floors();
  return maze;
}

Maze generate_wall(uint32_t width, uint32_t height, const WallSettings& settings, uint64_t seed,
                   bool machine_dice) {
  check_chance(settings.hard, "hard");
  check_chance(settings.straight, "straight");
  check_chance(settings.loop, "loop");
  Field field(width, height);
  const Tunnel tunnel = with_dice(seed, machine_dice, [&](auto dice) {
    return WallDigger(field, settings, std::move(dice)).dig();
  });
  return field.finish(describe_tunnels(field, Generator::kWall, seed, tunnel));
}

}  // namespace triton::maze
