#include "programs/catalogue.hpp"

#include <algorithm>
#include <array>

#include "programs/corridors/corridors.hpp"
#include "programs/labyrinth/labyrinth.hpp"

namespace triton::programs {

namespace {

constexpr std::array kPrograms{
    Program{"corridors", "corridors/corridors.bas", 8, corridors::play, corridors::walk},
    Program{"labyrinth", "labyrinth/labyrinth.bas", 8, labyrinth::play, labyrinth::walk},
};

}  // namespace

std::span<const Program> catalogue() { return kPrograms; }

const Program* find_program(std::string_view name) {
  const auto found = std::ranges::find(kPrograms, name, &Program::name);
  return found == kPrograms.end() ? nullptr : &*found;
}

}  // namespace triton::programs
