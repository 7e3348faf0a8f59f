// A maze as SVG: walls as strokes, each as long as it runs; rock and blocks as rectangles; the
// solution as strokes; start and finish as discs. A square is kSvgUnit units wide. Made row by row.
#pragma once

#include <string>
#include <vector>

#include "tools/maze/edges.hpp"
#include "tools/maze/output_stream.hpp"

namespace triton::maze {

inline constexpr unsigned kSvgUnit = 10;

class SvgSink final : public RowSink {
 public:
  explicit SvgSink(OutputStream& out) : out_(out) {}
  void begin(const Description& description) override;
  void row(const Row& row) override;
  void end() override;

 private:
  void add_across_runs(uint64_t y, Edge wanted, std::string& strokes) const;
  void add_upright_runs(uint64_t y);
  void add_rock(uint64_t y);
  void add_solution(const Row& row, uint64_t y);
  void add_ends();
  void write_strokes();

  OutputStream& out_;
  Description description_;
  Edges edges_;
  std::string walls_;
  std::string solution_;
  std::vector<uint64_t> upright_since_;  ///< of each upright wall that reaches this row
  std::vector<uint64_t> path_since_;     ///< likewise of the solution's way down
};

}  // namespace triton::maze
