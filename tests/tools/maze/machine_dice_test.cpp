// The native generators with the Triton's own dice give the mazes that the programs dig there.
#include <gtest/gtest.h>

#include <vector>

#include "programs/corridors/maze.hpp"
#include "tools/maze/generators.hpp"

namespace triton::programs::corridors {

void PrintTo(const Shape& shape, std::ostream* out) {
  switch (shape) {
    case Shape::kBox:
      *out << "Box";
      break;
    case Shape::kDisc:
      *out << "Disc";
      break;
    case Shape::kDiamond:
      *out << "Diamond";
      break;
    case Shape::kRing:
      *out << "Ring";
      break;
    case Shape::kLetterH:
      *out << "H";
      break;
    case Shape::kLetterT:
      *out << "T";
      break;
    case Shape::kLetterX:
      *out << "X";
      break;
  }
}

}  // namespace triton::programs::corridors

namespace triton::maze::testing {
namespace {

namespace machine = programs::corridors;

Square square_of(programs::Square tile) {
  return {static_cast<uint32_t>(tile.x - 1), static_cast<uint64_t>(tile.y - 1)};
}

class CorridorsWithMachineDice : public ::testing::TestWithParam<machine::Shape> {};

INSTANTIATE_TEST_SUITE_P(Shapes, CorridorsWithMachineDice,
                         ::testing::Values(machine::Shape::kBox, machine::Shape::kDisc,
                                           machine::Shape::kDiamond, machine::Shape::kLetterH,
                                           machine::Shape::kLetterT, machine::Shape::kLetterX),
                         ::testing::PrintToStringParamName());

TEST_P(CorridorsWithMachineDice, AreThoseThatTheTritonDigs) {
  for (int seed = 1; seed <= 120; ++seed) {
    const programs::Size field = machine::field_of(1 + seed % 3);
    Area area{static_cast<uint32_t>(field.width), static_cast<uint32_t>(field.height), BitPlane()};
    if (GetParam() != machine::Shape::kBox) area.mask = BitPlane(area.width, area.height);
    for (int y = 1; y <= field.height && !area.mask.empty(); ++y) {
      for (int x = 1; x <= field.width; ++x) {
        if (!machine::inside(GetParam(), field, {x, y})) continue;
        area.mask.set(area.mask.index(static_cast<uint32_t>(x - 1), static_cast<uint32_t>(y - 1)));
      }
    }
    const int one_turn_in = 1 + seed % 4;
    programs::Random random(static_cast<uint16_t>(seed));
    const machine::Maze theirs({GetParam(), field, one_turn_in}, random,
                               [](const machine::Maze&, const machine::DigStep&) {});
    const Maze ours = generate_corridors(area, static_cast<uint32_t>(one_turn_in),
                                         static_cast<uint64_t>(seed), true);
    ASSERT_EQ(*ours.description.start, square_of(theirs.farthest())) << "seed " << seed;
    ASSERT_EQ(*ours.description.finish, square_of(theirs.middle())) << "seed " << seed;
    for (int y = 1; y <= field.height; ++y) {
      for (int x = 1; x <= field.width; ++x) {
        const std::size_t index = ours.index(square_of({x, y}));
        ASSERT_EQ(ours.is_open(index, Side::kRight), theirs.open({x, y}, Side::kRight))
            << "seed " << seed << ", tile " << x << "," << y;
        ASSERT_EQ(ours.is_open(index, Side::kDown), theirs.open({x, y}, Side::kDown))
            << "seed " << seed << ", tile " << x << "," << y;
      }
    }
  }
}

}  // namespace
}  // namespace triton::maze::testing
