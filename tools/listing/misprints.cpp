#include "tools/listing/misprints.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "emulator/support/ascii.hpp"

namespace triton::listing {

namespace {

struct ForeignWord {
  std::string_view word;
  std::string_view advice;
};

// What listings for other machines have and level 4.1 has not. Of two that fit, the first counts.
constexpr std::array kForeignWords = {
    ForeignWord{"THEN", "IF has no THEN: leave it out; before a line number write GOTO"},
    ForeignWord{"ELSE", "there is no ELSE: write a second IF on a line of its own"},
    ForeignWord{"ENDIF", "an IF ends with its line"},
    ForeignWord{"END", "there is no END: STOP"},
    ForeignWord{"GO TO", "no space inside a keyword: GOTO"},
    ForeignWord{"GO SUB", "no space inside a keyword: GOSUB"},
    ForeignWord{"DIM", "there is nothing to declare: the one array is @(0) up"},
    ForeignWord{"DATA", "there is no DATA: assign to @(0) up"},
    ForeignWord{"READ", "there is no READ: assign to @(0) up"},
    ForeignWord{"RESTORE", "there is no DATA to restore"},
    ForeignWord{"ON ", "there is no ON: GOTO and GOSUB take an expression"},
    ForeignWord{"PEEK", "there is no PEEK"},
    ForeignWord{"POKE", "there is no POKE: VDU 1 to 1024,c stores into the screen"},
    ForeignWord{"CLS", "there is no CLS: VDU 0,12"},
    ForeignWord{"CLEAR", "there is no CLEAR: VDU 0,12 clears the screen"},
    ForeignWord{"HOME", "there is no HOME: VDU 0,28"},
    ForeignWord{"TAB", "there is no TAB: # sets the field's width"},
    ForeignWord{"RANDOMIZE", "there is no RANDOMIZE: RND goes on by itself"},
    ForeignWord{"DEF", "there are no functions of one's own"},
    ForeignWord{"WHILE", "there is no WHILE: IF and GOTO"},
    ForeignWord{"REPEAT", "there is no REPEAT: IF and GOTO"},
    ForeignWord{"UNTIL", "there is no UNTIL: IF and GOTO"},
    ForeignWord{"CALL", "there is no CALL: the monitor's G runs machine code"},
    ForeignWord{"USR", "there is no USR: the monitor's G runs machine code"},
    ForeignWord{"OUT", "there is no OUT"},
    ForeignWord{"LPRINT", "there is no LPRINT"},
    ForeignWord{"INKEY", "there is no INKEY: INPUT"},
    ForeignWord{"GET", "there is no GET: INPUT"},
    ForeignWord{"SAVE", "there is no SAVE: the monitor's O writes a tape"},
    ForeignWord{"LOAD", "there is no LOAD: the monitor's I reads a tape"},
    ForeignWord{"LIST", "LIST is for typing at the prompt, not for a program"},
    ForeignWord{"RUN", "RUN is for typing at the prompt, not for a program"},
    ForeignWord{"NEW", "NEW is for typing at the prompt, not for a program"},
    ForeignWord{"INT(", "numbers are whole: / leaves the fraction out, no INT"},
    ForeignWord{"SGN", "there is no SGN: (X>0)-(X<0)"},
    ForeignWord{"SQR", "there is no SQR"},
    ForeignWord{"SIN", "there is no SIN"},
    ForeignWord{"COS", "there is no COS"},
    ForeignWord{"LOG", "there is no LOG"},
    ForeignWord{"EXP", "there is no EXP"},
    ForeignWord{"CHR$", "there are no strings; ^X and quotes print any character"},
    ForeignWord{"MID$", "there are no strings"},
    ForeignWord{"LEFT$", "there are no strings"},
    ForeignWord{"RIGHT$", "there are no strings"},
    ForeignWord{"STR$", "there are no strings"},
    ForeignWord{"LEN", "there are no strings"},
    ForeignWord{"VAL", "there are no strings"},
    ForeignWord{"ASC", "there are no strings"},
    ForeignWord{"AND", "there is no AND: multiply the compares, each in parentheses"},
    ForeignWord{"OR ", "there is no OR: add the compares, each in parentheses"},
    ForeignWord{"NOT", "there is no NOT: compare with 0"},
    ForeignWord{"MOD", "there is no MOD: X-X/N*N"},
};

constexpr std::array<std::string_view, 12> kCommands = {
    "PRINT", "INPUT", "RETURN", "GOSUB", "GOTO", "NEXT", "STOP", "FOR", "LET", "REM", "VDU", "IF"};

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
/// The text around a fault.
struct Place {
  std::string_view text;
  std::size_t statement_start;
  std::size_t position;

  [[nodiscard]] bool at_end() const { return position >= text.size(); }
  [[nodiscard]] char here() const { return at_end() ? '\0' : text[position]; }
  [[nodiscard]] char before() const { return position == 0 ? '\0' : text[position - 1]; }
  [[nodiscard]] char after() const {
    return position + 1 < text.size() ? text[position + 1] : '\0';
  }
};

/// A word of another BASIC begins at the fault, or a letter before it: its first letter was taken
/// for a variable.
std::optional<Misprint> foreign_word(const Place& place) {
  for (const ForeignWord& foreign : kForeignWords) {
    for (const std::size_t back : {0U, 1U}) {
      if (place.position < place.statement_start + back) continue;
      const std::size_t start = place.position - back;
      if (place.text.substr(std::min(start, place.text.size())).starts_with(foreign.word)) {
        return Misprint{start, std::string(foreign.advice)};
      }
    }
  }
  return std::nullopt;
}

/// The capital that a digit or a small letter looks like.
char look_alike(char c) {
  if (c == '0' || c == 'o') return 'O';
  if (c == '1' || c == 'l' || c == 'i') return 'I';
  return c;
}

/// A command, or the TO that must come, with a digit or a small letter for a capital.
std::optional<Misprint> look_alike_word(const Place& place, std::string_view expected) {
  const auto misprint_of = [&](std::string_view word,
                               std::size_t start) -> std::optional<Misprint> {
    const std::string_view printed = place.text.substr(start, word.size());
    const bool looks = std::ranges::equal(printed, word, {}, look_alike);
    if (!looks || printed == word) return std::nullopt;
    return Misprint{start, fmt::format("{}: is {} meant?", printed, word)};
  };
  if (expected == "TO") return misprint_of(expected, place.position);
  for (const std::string_view command : kCommands) {
    if (place.position >= place.statement_start + command.size()) continue;
    if (auto found = misprint_of(command, place.statement_start)) return found;
  }
  return std::nullopt;
}

std::optional<Misprint> foreign_sign(const Place& place, std::string_view expected) {
  const char here = place.here();
  const std::string two = {place.before(), here};
  if (two == "<>" || two == "><") return Misprint{place.position - 1, two + ": not equal is #"};
  if (two == "=>") return Misprint{place.position - 1, "=>: write >="};
  if (two == "=<") return Misprint{place.position - 1, "=<: write <="};
  if (two == "**") return Misprint{place.position - 1, "**: there is no power"};
  if (here == ':') return Misprint{place.position, "':': statements are separated by ;"};
  if (here == '?' && place.position == place.statement_start) {
    return Misprint{place.position, "'?': expected PRINT or P."};
  }
  if (here == '$') return Misprint{place.position, "'$': there are no strings"};
  if (here == '%' || here == '!') {
    return Misprint{place.position, fmt::format("'{}': variables are A to Z, whole numbers", here)};
  }
  if (here == '^') return Misprint{place.position, "'^': there is no power"};
  if ((here == 'l' || here == 'o') &&
      (expected.starts_with("a number") || is_digit(place.before()))) {
    return Misprint{place.position, fmt::format("the small letter {}: is the digit {} meant?", here,
                                                here == 'l' ? 1 : 0)};
  }
  if (here >= 0x60) {
    return Misprint{
        place.position,
        fmt::format("'{}': small letters are graphics, expected capitals outside quotes",
                    here == 0x7F ? ' ' : here)};
  }
  return std::nullopt;
}

std::optional<Misprint> arithmetic(const Place& place, std::string_view expected) {
  const char here = place.here();
  const bool wants_operand = expected.starts_with("a number");
  if (wants_operand && (here == '-' || here == '+')) {
    return Misprint{
        place.position,
        fmt::format("'{}': a sign stands only where an expression begins; put it and its "
                    "number in parentheses",
                    here)};
  }
  if (!wants_operand && (here == '<' || here == '>' || here == '=' || here == '#') &&
      expected != "=") {
    return Misprint{place.position, fmt::format("'{}': one compare an expression; put the first in "
                                                "parentheses",
                                                here)};
  }
  if (!wants_operand && here == ')') return Misprint{place.position, "')' without a ( before it"};
  return std::nullopt;
}

/// O and 0, I and 1.
std::optional<Misprint> letter_for_digit(const Place& place) {
  const char here = place.here();
  const bool beside_digit = is_digit(place.before()) || is_digit(place.after());
  if ((here == 'O' || here == 'I') && beside_digit) {
    return Misprint{place.position, fmt::format("the letter {}: is the digit {} meant?", here,
                                                here == 'O' ? 0 : 1)};
  }
  if ((here == '0' || here == '1') && is_capital(place.before())) {
    return Misprint{place.position, fmt::format("the digit {}: is the letter {} meant?", here,
                                                here == '0' ? 'O' : 'I')};
  }
  return std::nullopt;
}

/// One letter wrong, missing or too many, or two exchanged.
bool nearly_equal(std::string_view a, std::string_view b) {
  if (a.size() > b.size()) std::swap(a, b);
  if (b.size() - a.size() > 1) return false;
  std::size_t same = 0;
  while (same < a.size() && a[same] == b[same]) ++same;
  if (b.size() > a.size()) return a.substr(same) == b.substr(same + 1);
  if (a.substr(same + 1) == b.substr(same + 1)) return true;
  return same + 1 < a.size() && a[same] == b[same + 1] && a[same + 1] == b[same] &&
         a.substr(same + 2) == b.substr(same + 2);
}

std::optional<Misprint> misspelt_command(const Place& place) {
  if (place.position > place.statement_start + 1) return std::nullopt;
  std::size_t end = place.statement_start;
  while (end < place.text.size() && is_capital(place.text[end])) ++end;
  const std::string_view word =
      place.text.substr(place.statement_start, end - place.statement_start);
  if (word.size() < 3) return std::nullopt;
  const auto found =
      std::ranges::find_if(kCommands, [&](std::string_view c) { return nearly_equal(word, c); });
  if (found == kCommands.end()) return std::nullopt;
  return Misprint{place.statement_start, fmt::format("{}: is {} meant?", word, *found)};
}

Misprint plain(const Place& place, std::string_view expected) {
  if (place.at_end()) return {place.position, fmt::format("the line ends, expected {}", expected)};
  if (place.position == place.statement_start && is_digit(place.here())) {
    return {place.position, "a number where a statement begins: is a GOTO missing?"};
  }
  if (static_cast<unsigned char>(place.here()) < 0x20) {
    return {place.position, fmt::format("the code {:02X}, expected {}",
                                        static_cast<uint8_t>(place.here()), expected)};
  }
  return {place.position, fmt::format("'{}', expected {}", place.here(), expected)};
}

}  // namespace

Misprint explain(std::string_view text, std::size_t statement_start, std::size_t position,
                 std::string_view expected) {
  const Place place{text, statement_start, position};
  if (auto found = foreign_word(place)) return *found;
  if (auto found = look_alike_word(place, expected)) return *found;
  if (auto found = foreign_sign(place, expected)) return *found;
  if (auto found = arithmetic(place, expected)) return *found;
  if (auto found = letter_for_digit(place)) return *found;
  if (auto found = misspelt_command(place)) return *found;
  return plain(place, expected);
}

}  // namespace triton::listing
