#include "programs/catalogue.hpp"

#include <algorithm>
#include <array>

#include "programs/blockmaze/blockmaze.hpp"
#include "programs/corridors/corridors.hpp"
#include "programs/eller/eller.hpp"
#include "programs/labyrinth/labyrinth.hpp"
#include "programs/wallmaze/wallmaze.hpp"

namespace triton::programs {

namespace {

constexpr std::array kPrograms{
    Program{"blockmaze",
            "tunnels in rock, by probabilities of your own; two searches shown as they run",
            "blockmaze/blockmaze.bas", 8, blockmaze::play, blockmaze::walk},
    Program{"corridors", "twisting corridors, dug before your eyes into a shape; then find the X",
            "corridors/corridors.bas", 8, corridors::play, corridors::walk},
    Program{"eller", "a maze without end scrolls by; finish it, and see the way through",
            "eller/eller.bas", 8, eller::play, eller::walk},
    Program{"labyrinth",
            "walk through a labyrinth in three dimensions, from the gate to the way out",
            "labyrinth/labyrinth.bas", 8, labyrinth::play, labyrinth::walk},
    Program{"wallmaze", "as blockmaze, with walls between the squares", "wallmaze/wallmaze.bas", 8,
            wallmaze::play, wallmaze::walk},
};

}  // namespace

std::span<const Program> catalogue() { return kPrograms; }

const Program* find_program(std::string_view name) {
  const auto found = std::ranges::find(kPrograms, name, &Program::name);
  return found == kPrograms.end() ? nullptr : &*found;
}

}  // namespace triton::programs
