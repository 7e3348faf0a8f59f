// The mazes of the Triton's programs, at any size: each is dug by its program's own dig.
#include <fmt/format.h>

#include "emulator/support/errors.hpp"
#include "programs/blockmaze/dig.hpp"
#include "programs/corridors/dig.hpp"
#include "programs/eller/rows.hpp"
#include "programs/labyrinth/dig.hpp"
#include "programs/labyrinth/sizes.hpp"
#include "programs/wallmaze/dig.hpp"
#include "tools/maze/dice.hpp"
#include "tools/maze/generators.hpp"

namespace triton::maze {

namespace {

constexpr auto kNobody = [](const auto&...) {};

bool is_a_size_of_the_machine(programs::Size size) {
  using namespace programs::labyrinth;
  return size == kSmall || size == kMedium || size == kLarge;
}

void check_chance(int chance, const char* what) {
  if (chance < 0 || chance > 100) {
    throw InputError(fmt::format("maze: {} {}: expected a chance of 0 to 100", what, chance));
  }
}

Description describe_tunnel(const Field& field, Generator generator, uint64_t seed,
                            const programs::search::Tunnel& tunnel) {
  const programs::Size size = field.size();
  Description description =
      describe({static_cast<uint32_t>(size.width), static_cast<uint32_t>(size.height), BitPlane()},
               generator, seed);
  description.has_floor_plane = true;
  description.start = field.square(tunnel.first());
  description.finish = field.square(tunnel.last());
  return description;
}

}  // namespace

uint16_t machine_seed(uint64_t seed) {
  if (seed >= 1 && seed <= UINT16_MAX) return static_cast<uint16_t>(seed);
  throw InputError(fmt::format("maze: seed {}: the Triton's RND takes 1 to 65535", seed));
}

Maze generate_labyrinth(uint32_t width, uint32_t height, uint64_t seed, bool machine_dice) {
  Field field(width, height);
  const bool machine =
      machine_dice || (is_a_size_of_the_machine(field.size()) && seed >= 1 && seed <= UINT16_MAX);
  const programs::labyrinth::Gates gates = with_dice(
      seed, machine, [&](auto& dice) { return programs::labyrinth::dig(field, dice, kNobody); });
  Description description = describe({width, height, BitPlane()}, Generator::kLabyrinth, seed);
  description.start = field.square(gates.entrance);
  description.start_gate = Side::kDown;
  description.finish = field.square(gates.exit);
  description.finish_gate = Side::kUp;
  return field.finish(description);
}

Maze generate_corridors(const Area& area, uint32_t turn_one_in, uint64_t seed, bool machine_dice) {
  check_mask(area);
  Field field(area.width, area.height, area.mask);
  const Square centre = centre_of(area);
  const programs::corridors::Dug dug = with_dice(seed, machine_dice, [&](auto& dice) {
    return programs::corridors::dig(field, field.index(centre), static_cast<int>(turn_one_in), dice,
                                    kNobody);
  });
  Description description = describe(area, Generator::kCorridors, seed);
  description.start = field.square(dug.farthest);
  description.finish = centre;
  return field.finish(description);
}

Maze generate_block(uint32_t width, uint32_t height, const BlockChances& chances, uint64_t seed,
                    bool machine_dice) {
  check_chance(chances.ahead, "ahead");
  check_chance(chances.beside, "beside");
  check_chance(chances.diagonal, "diagonal");
  check_chance(chances.straight, "straight");
  Field field(width, height);
  const programs::search::Tunnel tunnel = with_dice(seed, machine_dice, [&](auto& dice) {
    return programs::blockmaze::dig(field, chances, dice, kNobody);
  });
  Description description = describe_tunnel(field, Generator::kBlock, seed, tunnel);
  description.kind = Kind::kBlocks;
  return field.finish(description);
}

Maze generate_wall(uint32_t width, uint32_t height, const WallChances& chances, uint64_t seed,
                   bool machine_dice) {
  check_chance(chances.hard, "hard");
  check_chance(chances.straight, "straight");
  check_chance(chances.loop, "loop");
  Field field(width, height);
  const programs::search::Tunnel tunnel = with_dice(seed, machine_dice, [&](auto& dice) {
    return programs::wallmaze::dig(field, chances, dice, kNobody);
  });
  field.use(tunnel.origin());
  return field.finish(describe_tunnel(field, Generator::kWall, seed, tunnel));
}

Maze generate_machine_eller(uint32_t width, uint32_t height, programs::eller::Chances chances,
                            uint64_t seed) {
  Description description = describe({width, height, BitPlane()}, Generator::kEller, seed);
  description.start = Square{0, 0};
  description.finish = Square{width - 1, height - 1};
  Maze maze(description);
  programs::Random random(machine_seed(seed));
  programs::eller::RowMaker maker(static_cast<int>(width), chances, random);
  for (uint32_t y = 0; y < height; ++y) {
    const programs::eller::Row row = y + 1 < height ? maker.next_row() : maker.last_row();
    for (uint32_t x = 0; x < width; ++x) {
      const size_t here = maze.index({x, y});
      if (row[x].right_open) maze.open(here, Side::kRight);
      if (row[x].below_open) maze.open(here, Side::kDown);
    }
  }
  return maze;
}

}  // namespace triton::maze
