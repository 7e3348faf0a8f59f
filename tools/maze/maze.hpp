// A maze: which squares are floor, and between which neighbours there is a passage.
//
// Squares   x = 0 at the left, y = 0 at the top. Two bits a square say whether the way to the right
//           and the way down are open; a third plane says what is floor, where not everything is.
// Kinds     walls: walls stand between squares. blocks: a square is rock or floor, and any two
//           floors side by side are joined.
// No floor  rock in the maze, or nothing: outside the shape that the maze fills.
// Ends      start and finish, where known; either may have a gate, an opening in the outer wall.
// Limits    in memory kMostSquares squares, counting each row up to a multiple of 64. Rows that are
//           streamed (rows.hpp) have no such limit.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "programs/grid.hpp"
#include "tools/maze/bit_plane.hpp"

namespace triton::maze {

inline constexpr uint64_t kMostSquares = uint64_t{1} << 32;
inline constexpr uint32_t kMostWidth = uint32_t{1} << 30;

using programs::kAllSides;
using programs::kSides;
using programs::opposite;
using programs::Side;
using programs::turned;

struct Square {
  uint32_t x = 0;
  uint64_t y = 0;
  bool operator==(const Square&) const = default;
};

enum class Kind : uint8_t { kWalls, kBlocks };

enum class Generator : uint8_t {
  kUnknown,
  kLabyrinth,
  kCorridors,
  kEller,
  kBlock,
  kWall,
  kWilson,
  kKruskal,
  kHunt,
};
inline constexpr unsigned kGenerators = 9;
[[nodiscard]] std::string_view name_of(Generator generator);

/// What is known of a maze before its first row.
struct Description {
  uint32_t width = 0;   ///< 1..kMostWidth
  uint64_t height = 0;  ///< 1..2^63-1
  Kind kind = Kind::kWalls;
  Generator generator = Generator::kUnknown;
  uint64_t seed = 0;
  bool has_floor_plane = false;  ///< not every square is floor
  bool nothing_outside = false;  ///< what is no floor is nothing, not rock
  std::optional<Square> start = {};
  std::optional<Square> finish = {};
  std::optional<Side> start_gate = {};  ///< only with a start on that border
  std::optional<Side> finish_gate = {};

  bool operator==(const Description&) const = default;
};

/// Throws InputError for a size of 0, or one that memory is not meant for.
void check_size(uint64_t width, uint64_t height);

class Maze {
 public:
  /// All closed; all floor unless `description.has_floor_plane`, then no floor. Throws
  /// InputError as check_size does.
  explicit Maze(const Description& description);

  [[nodiscard]] uint32_t width() const { return description.width; }
  [[nodiscard]] uint32_t height() const { return static_cast<uint32_t>(description.height); }
  [[nodiscard]] bool inside(Square square) const {
    return square.x < width() && square.y < description.height;
  }
  [[nodiscard]] size_t index(Square square) const {
    return right.index(square.x, static_cast<uint32_t>(square.y));
  }
  [[nodiscard]] Square square(size_t index) const {
    return {static_cast<uint32_t>(index % right.stride()), index / right.stride()};
  }
  [[nodiscard]] size_t step(size_t index, Side side) const;

  [[nodiscard]] bool is_floor(size_t index) const { return floor.empty() || floor.at(index); }
  /// Whether there is a way out of the square at `index` to that side. Gates do not count.
  [[nodiscard]] bool is_open(size_t index, Side side) const;
  void open(size_t index, Side side);
  [[nodiscard]] unsigned degree(size_t index) const;
  [[nodiscard]] uint64_t floor_squares() const;
  /// Joins every two floors side by side, as a maze of blocks is.
  void join_floors();

  Description description;
  BitPlane right;
  BitPlane down;
  BitPlane floor;  ///< empty: all is floor

  bool operator==(const Maze&) const = default;
};

}  // namespace triton::maze
