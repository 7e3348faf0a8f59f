#include "emulator/frontends/sdl/tape_strip.hpp"

#include <algorithm>
#include <cmath>

namespace triton {

namespace {

constexpr unsigned kTop = kBorderHeight + kCellsHeight;
constexpr unsigned kLevelLines = 4;
constexpr double kDecibelsALine = 12;
constexpr unsigned kConfidenceTop = kTop + 5;
constexpr unsigned kConfidenceLines = 3;
constexpr unsigned kSpeedMiddle = kTop + 10;
constexpr double kSteady = 0.015;
static_assert(kSpeedMiddle + 1 < kFrameHeight);

/// `lines` of them up from the lowest of `all`.
void draw_bar(Frame& frame, unsigned x, unsigned top, unsigned all, double lines) {
  const auto lit = static_cast<unsigned>(std::clamp(std::lround(lines), 0L, long{all}));
  for (unsigned line = all - lit; line < all; ++line) frame.at(x, top + line) = 1;
}

}  // namespace

void draw_tape_strip(Frame& frame, const tape::TapeCourse& course, double stands_at_seconds) {
  for (unsigned at = 0; at < kCellsWidth; ++at) {
    const unsigned x = kBorderWidth + at;
    for (unsigned y = kTop; y < kFrameHeight; ++y) frame.at(x, y) = 0;
    const tape::TapeCourse::Column& column = course.columns()[at];
    if (column.bytes == 0) continue;
    const double level = static_cast<double>(column.highest_level);
    const double above = level <= 0 ? 0 : 20 * std::log10(level) + kLevelLines * kDecibelsALine;
    draw_bar(frame, x, kTop, kLevelLines, above / kDecibelsALine);
    draw_bar(
        frame, x, kConfidenceTop, kConfidenceLines,
        column.lost > 0 ? 0 : static_cast<double>(column.lowest_confidence) * kConfidenceLines);
    const double speed = static_cast<double>(column.speed) / column.bytes - 1;
    frame.at(x, kSpeedMiddle + (speed > kSteady ? -1U : speed < -kSteady ? 1U : 0U)) = 1;
  }
  const unsigned x = kBorderWidth + course.column_at(stands_at_seconds);
  for (unsigned y = kTop; y < kFrameHeight; ++y) frame.at(x, y) = 1;
}

}  // namespace triton
