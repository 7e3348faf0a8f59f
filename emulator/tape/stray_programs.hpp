// What looks like a program on a tape but has no header: the recording begins in the middle of it,
// or leader and header were wiped.
//
// Whole      an end address that leads exactly to the end of an unbroken row of bytes, before that
//            at most what is left of a leader and a header. A header's text before an 04 is kept.
// BASIC      else the longest part of the row that reads as whole lines of level 4.1's BASIC, two
//            or more, with rising numbers. It gets an end address; what came before is lost.
// Row        bytes without a pause of half a second and outside all programs that have a header.
#pragma once

#include <optional>
#include <vector>

#include "emulator/tape/tape_program.hpp"

namespace triton::tape {

class StrayFinder {
 public:
  /// All bytes of a tape in order; `ended`: what ProgramFinder said of this one. Returns a stray
  /// program before it.
  std::optional<TapeProgram> feed(const DecodedByte& byte, bool in_program,
                                  const std::optional<TapeProgram>& ended);
  /// The tape is over; `ended` as above, of ProgramFinder::finish().
  std::optional<TapeProgram> finish(const std::optional<TapeProgram>& ended);

 private:
  std::optional<TapeProgram> take_row(double until_seconds);

  std::vector<DecodedByte> row_;
};

/// The program in a row of bytes, if it looks like one.
[[nodiscard]] std::optional<TapeProgram> stray_program(const std::vector<DecodedByte>& row);

}  // namespace triton::tape
