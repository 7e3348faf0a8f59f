// The grammar of Tiny BASIC level 4.1 over one line's text, without executing it: what the line
// refers to, and where the machine would stop.
//
// The text is read as BASIC reads it, abbreviations and all: commands in the order in which it
// looks for them, one compare an expression, a sign only where an expression begins. Every
// statement is looked at, also one that an IF leaves out.
//
// Not seen       what hangs on values: an array index, a division by zero, overflow, RND of less
//                than 1, a computed line number, NEXT of a loop that is not open at the time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace triton::listing {

/// What BASIC says.
enum class Answer : uint8_t { kWhat, kHow };

/// Where BASIC stops when it comes there. Positions count from 0 in the text.
struct Fault {
  Answer answer = Answer::kWhat;
  std::size_t position = 0;       ///< where BASIC's `?` stands
  std::size_t word_position = 0;  ///< where what is wrong begins: at or before `position`
  std::string message;            ///< what is wrong and what was expected
};

/// The line number behind GOTO or GOSUB.
struct Jump {
  bool is_gosub = false;
  std::size_t position = 0;  ///< of the expression
  std::size_t length = 0;
  std::size_t end_position = 0;    ///< the first non-blank behind it
  std::optional<unsigned> target;  ///< a number alone; none: the target is computed
};

/// FOR or NEXT and its variable: 'A'..'Z', or '@' for any element of the array.
struct LoopWord {
  char variable = 'A';
  std::size_t position = 0;      ///< of the variable
  std::size_t end_position = 0;  ///< behind it: where `?` stands when there is no such loop
};

struct ReturnWord {
  std::size_t position = 0;
  std::size_t end_position = 0;  ///< the line's end, where `?` stands when there was no GOSUB
};

struct ParsedLine {
  std::optional<Fault> fault;  ///< the first; nothing behind it is looked at
  std::vector<Jump> jumps;
  std::vector<LoopWord> fors;
  std::vector<LoopWord> nexts;
  std::vector<ReturnWord> returns;
  std::vector<std::size_t> open_quotes;  ///< quotes that are not closed, which BASIC lets pass
};

/// `text` is the line without its number; it holds no 0D.
[[nodiscard]] ParsedLine parse_line(std::string_view text);

}  // namespace triton::listing
