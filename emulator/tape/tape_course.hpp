// How a tape was along its way, in so many columns from its beginning to its end: what pictures of
// it are drawn from. Its memory does not depend on the tape's length.
#pragma once

#include <algorithm>
#include <vector>

#include "emulator/tape/frame_finder.hpp"

namespace triton::tape {

class TapeCourse {
 public:
  /// Of the bytes that begin in it.
  struct Column {
    unsigned bytes = 0;
    unsigned lost = 0;
    float lowest_level = 0;
    float highest_level = 0;
    float speed = 0;  ///< sum
    float lowest_confidence = 1;
    float confidence = 0;  ///< sum
  };

  /// `seconds`: of the whole tape; all that is behind them is in the last column.
  explicit TapeCourse(double seconds = 1, unsigned columns = 1)
      : seconds_(std::max(seconds, 0.1)), columns_(columns) {}

  void note(const DecodedByte& byte) {
    Column& column = columns_[column_at(byte.start_seconds)];
    if (byte.lost) ++column.lost;
    if (column.bytes == 0) column.lowest_level = column.highest_level = byte.level;
    column.lowest_level = std::min(column.lowest_level, byte.level);
    column.highest_level = std::max(column.highest_level, byte.level);
    column.lowest_confidence = std::min(column.lowest_confidence, byte.confidence);
    column.confidence += byte.confidence;
    column.speed += byte.speed;
    ++column.bytes;
    ++bytes_;
  }

  [[nodiscard]] double seconds() const { return seconds_; }
  [[nodiscard]] const std::vector<Column>& columns() const { return columns_; }
  [[nodiscard]] unsigned column_at(double seconds) const {
    const auto count = static_cast<unsigned>(columns_.size());
    const double part = std::clamp(seconds / seconds_, 0.0, 1.0);
    return std::min(static_cast<unsigned>(part * count), count - 1);
  }
  /// Noted so far.
  [[nodiscard]] size_t bytes() const { return bytes_; }

 private:
  double seconds_;
  std::vector<Column> columns_;
  size_t bytes_ = 0;
};

}  // namespace triton::tape
