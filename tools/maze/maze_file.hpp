// The compact binary form of a maze: `.maze` files, version 1.
//
// Header     64 bytes; numbers are little-endian
//            0  8  89 4D 41 5A 0D 0A 1A 0A ("\x89MAZ\r\n\x1A\n")
//            8  2  version, 1
//           10  1  kind: 0 walls, 1 blocks
//           11  1  flags: 1 rows have floor bits, 2 what is no floor is nothing (else rock),
//                  4 start known, 8 finish known; others 0
//           12  1  generator: 0 unknown, 1 labyrinth, 2 corridors, 3 eller, 4 block, 5 wall,
//                  6 wilson, 7 kruskal, 8 hunt
//           13  1  gate in the outer wall at the start: 0 none, 1 up, 2 right, 3 down, 4 left
//           14  1  gate at the finish
//           15  1  0
//           16  8  width, 1..2^30
//           24  8  height, 1..2^63-1
//           32  8  seed
//           40  4  start x     44  8  start y    (0 when not known)
//           52  4  finish x    56  8  finish y
// Rows       `height` rows from the top, each of one to three groups of ceil(width / 8) bytes, the
//            lowest bit of a byte leftmost, unused bits 0:
//            walls: ways to the right; ways down; floor, with flag 1.
//            blocks: floor alone. Floors side by side are joined.
//            The last square of a row has no way right, the last row none down, and none leads to
//            where there is no floor.
// Trailer    8 bytes: "END\n", then CRC-32 (as in zlib) of all bytes before the trailer
//
// A maze of walls takes 2 bits a square. Both sides work row by row: neither holds more than a row.
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "tools/maze/output_stream.hpp"
#include "tools/maze/rows.hpp"

namespace triton::maze {

inline constexpr size_t kMazeHeaderBytes = 64;
inline constexpr size_t kMazeTrailerBytes = 8;

/// Bytes of a row in the file.
[[nodiscard]] size_t row_bytes(const Description& description);

class MazeFileSink final : public RowSink {
 public:
  explicit MazeFileSink(OutputStream& out) : out_(out) {}
  void begin(const Description& description) override;
  void row(const Row& row) override;
  void end() override;

  /// Of all bytes so far.
  [[nodiscard]] uint32_t crc() const { return crc_; }
  /// Goes on in the middle of a maze, in place of begin().
  void resume(const Description& description, uint32_t crc);

 private:
  void write(const std::vector<uint8_t>& bytes);
  void add(std::span<const uint64_t> words);

  OutputStream& out_;
  Description description_;
  uint32_t crc_ = 0;
  std::vector<uint8_t> bytes_;
};

/// Throws InputError for what is no such file: foreign, truncated, damaged, of another version, or
/// too large for memory. "-" is standard input.
[[nodiscard]] Maze read_maze(const std::filesystem::path& file);

}  // namespace triton::maze
