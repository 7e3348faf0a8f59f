// What a symbol may be called.
#pragma once

#include <string_view>

namespace triton::assembler {

[[nodiscard]] bool is_directive(std::string_view word);

/// "an instruction", "a register", ... for a word (in upper case) with a meaning of its own, else
/// empty.
[[nodiscard]] std::string_view reserved_meaning(std::string_view word);

/// The word, in upper case, is made of a name's characters and not reserved.
[[nodiscard]] bool is_free_name(std::string_view word);

}  // namespace triton::assembler
