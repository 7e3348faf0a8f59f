// The tape that plays, along the frame's lower border, from its beginning at the left to its end at
// the right, as far as it has passed the head:
//
//   scan lines 204-207   level, up from the line: 12, 24, 36, 48 dB above -48 dB of full scale
//              209-211   the decoder's least confidence, in thirds; none: lost bytes
//              213-215   speed: the middle line within 1.5 percent, above fast, below slow
//
// A line from top to bottom is where the tape stands.
#pragma once

#include "emulator/formats/picture.hpp"
#include "emulator/tape/tape_course.hpp"

namespace triton {

/// `course` has a column for each of the cells' dots, kCellsWidth.
void draw_tape_strip(Frame& frame, const tape::TapeCourse& course, double stands_at_seconds);

}  // namespace triton
