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
    Program{"blockmaze", "blockmaze/blockmaze.bas", 8, blockmaze::play, blockmaze::walk},
    Program{"corridors", "corridors/corridors.bas", 8, corridors::play, corridors::walk},
    Program{"eller", "eller/eller.bas", 8, eller::play, eller::walk},
    Program{"labyrinth", "labyrinth/labyrinth.bas", 8, labyrinth::play, labyrinth::walk},
    Program{"wallmaze", "wallmaze/wallmaze.bas", 8, wallmaze::play, wallmaze::walk},
};

}  // namespace

std::span<const Program> catalogue() { return kPrograms; }

const Program* find_program(std::string_view name) {
  const auto found = std::ranges::find(kPrograms, name, &Program::name);
  return found == kPrograms.end() ? nullptr : &*found;
}

}  // namespace triton::programs
