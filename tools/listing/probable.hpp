// What the doubtful lines of a listing from a worn tape probably were: each doubtful character is
// what was read or the next likeliest, and the line is one that the checker finds nothing amiss in.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/formats/tape_doubts.hpp"

namespace triton::listing {

struct ProbableLine {
  unsigned file_line = 0;          ///< 1 up
  std::vector<std::string> texts;  ///< number and text, likeliest first; the first as it was read
                                   ///< where no reading is without a finding
  bool is_right = false;           ///< they have no finding
};

/// Of the lines that `doubts` name, in the file's order. At most kMostReadings texts a line.
[[nodiscard]] std::vector<ProbableLine> probable_lines(std::string_view listing_text,
                                                       std::span<const TapeDoubt> doubts);

inline constexpr std::size_t kMostReadings = 3;

}  // namespace triton::listing
