// Random things to do to a Tiny BASIC: programs, expressions and editing, from a seed. Most of it
// is well formed, some of it is nearly so, and a little is not.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace triton::differential {

/// What somebody does from BASIC's prompt on.
struct Script {
  /// Lines of a listing that is in memory at the beginning; RUN comes first then.
  std::vector<std::string> program;
  /// RND's state when that RUN begins.
  uint16_t random_state = 1;
  /// Lines typed after that, as replies while the program asks, and at the prompt then.
  std::vector<std::string> typed;
  /// RAM cards.
  unsigned ram_kib = 8;
};

/// PRINT and LET with expressions at the prompt.
[[nodiscard]] Script random_expressions(uint32_t seed);
/// A program that prints, pokes, loops, calls and asks, and the replies to it.
[[nodiscard]] Script random_program(uint32_t seed);
/// INPUT, and replies that are an expression, or one with something behind it, or too long.
[[nodiscard]] Script random_input(uint32_t seed);
/// Lines entered, replaced, deleted, listed and run, with slips of the finger.
[[nodiscard]] Script random_editing(uint32_t seed);

/// Words, signs and numbers in no order, as a program and at the prompt.
[[nodiscard]] Script random_soup(uint32_t seed);
/// Lines entered and array elements used while hardly any memory is free.
[[nodiscard]] Script random_full_memory(uint32_t seed);

/// For people, and to be read again by nobody: one line each, odd characters as \xHH.
[[nodiscard]] std::string to_text(const Script& script);

}  // namespace triton::differential
