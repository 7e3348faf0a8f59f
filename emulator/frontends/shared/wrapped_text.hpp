// Words for a person in lines of a given width.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace triton {

/// At most `most` lines of at most `width` bytes, which is at least 1: broken behind a space or a
/// slash if there is one, else in the word. What does not fit is left out.
[[nodiscard]] std::vector<std::string> wrapped_text(std::string_view text, size_t width,
                                                    size_t most);

/// Each of `lines` in as many as it needs; an empty one stays.
[[nodiscard]] std::vector<std::string> wrapped_lines(const std::vector<std::string>& lines,
                                                     size_t width);

}  // namespace triton
