// The bodies of MACRO, REPT, IRP and IRPC, and their expansion by text.
//
// Parameters are replaced where they stand as whole names, and inside strings only where a `&`
// touches them; a `&` beside a parameter joins it to its neighbour and vanishes. Arguments are
// separated by commas; <...> holds commas and blanks together (nested <> stay), a string is one
// argument, `escape` (! with Intel, ^ with Digital Research) takes the next character's meaning
// away. A missing argument is empty, surplus ones are ignored.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "tools/assembler/source.hpp"

namespace triton::assembler {

struct Macro {
  std::string name;
  std::vector<std::string> parameters;  ///< upper case
  std::vector<std::string> locals;      ///< upper case; a fresh name for each in every expansion
  std::vector<SourceLine> body;
  std::string place;  ///< "file:line"
};

/// The arguments in the text that follows a macro's name on its line, comment excluded.
/// `column` is the text's first column. Throws SyntaxError.
[[nodiscard]] std::vector<std::string> split_arguments(std::string_view text, unsigned column,
                                                       char escape);

/// What stands inside the <...> that `text` begins with; nothing but a comment may follow. `column`
/// as above. Throws SyntaxError.
[[nodiscard]] std::string bracketed(std::string_view text, unsigned column, char escape);

/// IRPC's characters: those inside <...>, or those up to a blank or a comment. Throws SyntaxError.
[[nodiscard]] std::string characters_of(std::string_view text, unsigned column, char escape);

/// A word of a line, in upper case, and where it begins.
struct Word {
  std::string text;
  std::size_t begin = 0;
};

/// The words outside strings and the comment. They tell where a body ends, as in both dialects:
/// lines that no tokens can be made of (names joined with &) count too.
[[nodiscard]] std::vector<Word> words_of(std::string_view line);

/// One line of a body with each of `names` (upper case) replaced.
[[nodiscard]] std::string substitute(std::string_view line,
                                     const std::map<std::string, std::string, std::less<>>& names);

}  // namespace triton::assembler
