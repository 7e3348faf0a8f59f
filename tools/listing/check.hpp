// Looks a listing through before it is typed in: every misprint that shows without running it.
//
// Found          what split_listing() refuses (over-long lines, line numbers, characters); numbers
//                that are there twice or out of order, or alone; what BASIC would answer WHAT? or
//                HOW? to, wherever it stands on the line (line_parser.hpp); GOTO and GOSUB to a
//                line that is not there; NEXT without FOR and RETURN without GOSUB anywhere; quotes
//                that are not closed.
// Not found      what hangs on values or on the order in which lines run: see line_parser.hpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace triton::listing {

struct Finding {
  unsigned line = 0;       ///< of the file, 1 up
  std::size_t column = 0;  ///< 1 up
  std::string message;     ///< begins with WHAT? or HOW? where that is what the machine would say
  std::string source_line;
  /// Where the machine's `?` would stand; 0: it would not stop here.
  std::size_t machine_column = 0;
};

/// In the order of the file.
[[nodiscard]] std::vector<Finding> check(std::string_view listing_text);

/// "name:line:column: message", the line, and a caret below the column.
[[nodiscard]] std::string to_text(const Finding& finding, std::string_view name);

}  // namespace triton::listing
