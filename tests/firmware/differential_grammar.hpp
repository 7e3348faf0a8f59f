// The grammar of Tiny BASIC turned round: it makes expressions, PRINT lists, strings and slips.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "tests/firmware/differential_dice.hpp"

namespace triton::differential {

/// The parts one after another. Unlike `+`, it evaluates them from left to right, so that the dice
/// fall in the same order with every compiler.
[[nodiscard]] std::string joined(std::initializer_list<std::string> parts);

/// What the text may contain.
struct GrammarOptions {
  bool random = true;    ///< RND of more than 1
  bool array = true;     ///< @(...)
  bool controls = true;  ///< codes 01-1F in strings
  bool size = true;      ///< SIZE
  bool calm = false;     ///< small numbers and few divisions by zero, so that programs go on
};

class Grammar {
 public:
  Grammar(Dice& dice, GrammarOptions options) : dice_(dice), options_(options) { choose_spacing(); }

  /// How many blanks stand between tokens from here on.
  void choose_spacing();
  std::string blanks();
  /// `word`, or an abbreviation of at least `shortest` letters with a full stop; blanks around it.
  std::string keyword(std::string_view word, int shortest);

  std::string expression(int depth = 3);
  std::string condition();
  std::string number();
  std::string variable();
  std::string letter();
  std::string quoted();
  std::string print_statement();
  std::string assignment();
  /// One random slip: a character left out, doubled, replaced or put in.
  std::string with_a_slip(std::string line);

 private:
  std::string sum(int depth);
  std::string product(int depth);
  std::string factor(int depth);
  std::string second_factor(bool divisor, int depth);
  std::string control_item();
  std::string width();

  Dice& dice_;
  GrammarOptions options_;
  int blank_percent_ = 0;
};

}  // namespace triton::differential
