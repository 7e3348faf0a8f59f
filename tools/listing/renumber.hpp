// New line numbers for a listing, and for what refers to them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tools/listing/check.hpp"

namespace triton::listing {

struct Numbering {
  unsigned first = 10;  ///< 1..32767
  unsigned step = 10;   ///< 1..32767
};

struct Renumbered {
  std::string text;  ///< the listing, lines in the order of their numbers
  /// References that stayed as they were: computed ones, those to lines that are not there, and
  /// those that may hide behind a fault. Line and column are the old file's. Empty: the program
  /// does what it did.
  std::vector<Finding> doubts;
};

/// Changes the numbers behind GOTO and GOSUB, wherever they stand on a line. `name` stands for the
/// file in messages. Throws InputError for a listing that parse_listing() refuses, a number that is
/// there twice or alone, numbers beyond 32767 and lines that become longer than can be typed.
[[nodiscard]] Renumbered renumber(std::string_view listing_text, const std::string& name,
                                  Numbering numbering);

}  // namespace triton::listing
