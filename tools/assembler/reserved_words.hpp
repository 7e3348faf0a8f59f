// What a symbol may be called.
#pragma once

#include <string_view>

namespace triton::assembler {

[[nodiscard]] bool is_directive(std::string_view word);

/// A directive that no assembler of the time lets anyone use as a name. The others (TITLE, PAGE,
/// NAME, ERROR ...) are directives where an operation stands and no macro has that name; they may
/// name labels, values and macros, since what is a word to one assembler is none to the next.
[[nodiscard]] bool is_core_directive(std::string_view word);

/// "an instruction", "a register", ... for a word (in upper case) with a meaning of its own, else
/// empty.
[[nodiscard]] std::string_view reserved_meaning(std::string_view word);

/// The word, in upper case, is made of a name's characters and not reserved.
[[nodiscard]] bool is_free_name(std::string_view word);

}  // namespace triton::assembler
