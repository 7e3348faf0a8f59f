// What a person may have meant where BASIC would answer WHAT?.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace triton::listing {

struct Misprint {
  std::size_t position = 0;  ///< where what is wrong begins, in the text
  std::string message;
};

/// `text` is not what BASIC takes at `position`, in the statement that begins at `statement_start`;
/// `expected` says what it takes.
[[nodiscard]] Misprint explain(std::string_view text, std::size_t statement_start,
                               std::size_t position, std::string_view expected);

}  // namespace triton::listing
