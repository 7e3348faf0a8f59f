#include "programs/corridors/options.hpp"

namespace triton::programs::corridors {

Options ask_options(Console& console) {
  Options options;
  int stride_variable = 0;
  // The program keeps the answers in T, Z, S and A, so their letters are their values; it has
  // emptied every other variable, or preset it to a number that is out of range here.
  const auto variable = [&](char name) {
    switch (name) {
      case 'T':
        return options.tile_size;
      case 'Z':
        return options.shape;
      case 'S':
        return options.one_turn_in;
      case 'A':
        return stride_variable;
      default:
        return 0;
    }
  };
  const auto ask = [&](std::string_view question, int& answer, int largest) {
    do answer = console.input(question, variable);
    while (answer < 1 || answer > largest);
  };
  ask("TILE SIZE (1 SMALL, 2 OR 3)? ", options.tile_size, kLargestTileSize);
  console.print("1 BOX  2 DISC  3 DIAMOND  4 RING  5 H  6 T  7 X");
  console.new_line();
  ask("WHICH SHAPE? ", options.shape, kShapes);
  ask("A CORRIDOR BENDS ONE TIME IN (1-99)? ", options.one_turn_in, kRarestTurn);
  ask("A LETTER TAKES YOU (1 ONE TILE, 2 TO A FORK)? ", stride_variable, 2);
  options.stride = stride_variable;
  return options;
}

}  // namespace triton::programs::corridors
