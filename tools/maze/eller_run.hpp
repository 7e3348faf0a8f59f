// A long run of Eller's: rows made, checked, counted and sent on, in memory for a few rows, with
// checkpoints from which a later run goes on to the very same maze.
//
// Checkpoint file    text line "triton-eller-checkpoint 1", then binary (little-endian): the
//                    settings, the rows done, the dice, the sets, the checker's parts, the counts,
//                    the bytes of output so far and their CRC; at its end a CRC-32 of all before.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "tools/maze/eller.hpp"
#include "tools/maze/row_checker.hpp"
#include "tools/maze/rows.hpp"
#include "tools/maze/statistics.hpp"

namespace triton::maze {

struct EllerRun {
  uint32_t width = 0;
  uint64_t height = 0;
  uint64_t seed = 1;
  EllerSettings settings;
  bool operator==(const EllerRun&) const = default;
};

/// Where a run stands between two rows.
struct EllerProgress {
  uint64_t rows = 0;
  Eller::State eller;
  std::vector<uint32_t> parts;  ///< the checker's; empty when nothing is checked
  Census::Counts counts;
  std::vector<uint64_t> down_above;
  uint64_t output_bytes = 0;
  uint32_t output_crc = 0;
};

void write_checkpoint(const std::filesystem::path& file, const EllerRun& run,
                      const EllerProgress& progress);
/// Throws InputError when it is none, damaged, or of another run than `run`.
[[nodiscard]] EllerProgress read_checkpoint(const std::filesystem::path& file, const EllerRun& run);

[[nodiscard]] Description describe(const EllerRun& run);

class EllerRunner {
 public:
  /// `sink` may be nullptr: rows are made for their statistics alone. It must have begun.
  EllerRunner(const EllerRun& run, bool check, RowSink* sink);
  void restore(const EllerProgress& progress);

  /// Makes rows until the maze is complete, or `rows` of them are made. Throws InternalError should
  /// the checker find a fault.
  void make_rows(uint64_t rows);
  [[nodiscard]] bool is_complete() const { return rows_ == run_.height; }
  [[nodiscard]] uint64_t rows() const { return rows_; }
  [[nodiscard]] const Census::Counts& counts() const { return census_.counts(); }
  /// Without what the output knows.
  [[nodiscard]] EllerProgress progress() const;

 private:
  EllerRun run_;
  Eller eller_;
  std::optional<RowChecker> checker_;
  Census census_;
  RowSink* sink_;
  uint64_t rows_ = 0;
};

}  // namespace triton::maze
