// The programs' field (programs/field.hpp), for mazes of any size and shape: with the squares of
// maze.hpp, which count from 0.
#pragma once

#include <cstddef>
#include <cstdint>

#include "programs/field.hpp"
#include "tools/maze/maze.hpp"

namespace triton::maze {

class Field : public programs::Field {
 public:
  /// All free, or only where `mask` is set. Throws InputError as check_size does.
  Field(uint32_t width, uint32_t height, const BitPlane& mask = {});

  [[nodiscard]] size_t index(Square square) const {
    return programs::Field::index({static_cast<int>(square.x) + 1, static_cast<int>(square.y) + 1});
  }
  [[nodiscard]] Square square(size_t index) const {
    const programs::Square square = programs::Field::square(index);
    return {static_cast<uint32_t>(square.x - 1), static_cast<uint64_t>(square.y - 1)};
  }
  /// The indices from the first square to behind the last, border squares between rows included.
  [[nodiscard]] size_t first() const { return programs::Field::index({1, 1}); }
  [[nodiscard]] size_t last() const {
    return programs::Field::index({size().width, size().height}) + 1;
  }

  /// The maze that was dug. The floor is what is used, if `description.has_floor_plane`.
  [[nodiscard]] Maze finish(const Description& description) const;
};

}  // namespace triton::maze
