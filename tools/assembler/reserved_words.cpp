#include "tools/assembler/reserved_words.hpp"

#include <algorithm>
#include <array>

#include "tools/assembler/expression.hpp"
#include "tools/assembler/instruction_set.hpp"
#include "tools/assembler/lexer.hpp"

namespace triton::assembler {

using namespace std::string_view_literals;

bool is_core_directive(std::string_view word) {
  constexpr std::array kCore{"ORG"sv,   "EQU"sv,  "SET"sv,  "DB"sv,    "DW"sv,
                             "DS"sv,    "IF"sv,   "ELSE"sv, "ENDIF"sv, "END"sv,
                             "MACRO"sv, "ENDM"sv, "REPT"sv, "IRP"sv,   "IRPC"sv};
  return std::ranges::find(kCore, word) != kCore.end();
}

std::string_view reserved_meaning(std::string_view word) {
  if (find_register(word)) return "a register";
  if (find_instruction(word)) return "an instruction";
  if (is_core_directive(word)) return "a directive";
  if (is_operator_word(word)) return "an operator";
  return {};
}

bool is_free_name(std::string_view word) {
  return !word.empty() && is_name_start(word.front()) &&
         std::ranges::all_of(word, is_name_character) && upper_case(word) == word &&
         reserved_meaning(word).empty();
}

}  // namespace triton::assembler
