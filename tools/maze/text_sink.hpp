// A maze as characters.
//
// walls    a square is three columns and one line, with a column and a line for the walls round it:
//          ASCII `+---+`, `|`, rock `#`, or Unicode box drawing with rock as full blocks
// blocks   a square is two columns: rock `##` or full blocks, floor blank; a frame of rock round
// all Marks    S start, F finish, `.` or a dot along the solution Lines end with LF and have no
// blanks at their ends.
#pragma once

#include <string>

#include "tools/maze/edges.hpp"
#include "tools/maze/output_stream.hpp"

namespace triton::maze {

enum class Alphabet : uint8_t { kAscii, kUnicode };

class TextSink final : public RowSink {
 public:
  TextSink(OutputStream& out, Alphabet alphabet) : out_(out), alphabet_(alphabet) {}
  void begin(const Description& description) override;
  void row(const Row& row) override;
  void end() override;

 private:
  void add_border();
  void add_squares();
  void add_blocks();
  void add_frame();
  void add_corner(size_t x);
  void end_line();

  OutputStream& out_;
  Alphabet alphabet_;
  Kind kind_ = Kind::kWalls;
  Edges edges_;
  std::string line_;
};

}  // namespace triton::maze
