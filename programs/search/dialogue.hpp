// Questions and messages of the programs that have a maze on the screen below row 2.
//
// A reply is a letter when it equals that letter's preset variable: B D F H L M N P Q R S U Y are
// 30001 to 30013. Every other letter stands for a number that no question takes.
#pragma once

#include <string>
#include <string_view>

#include "programs/console.hpp"

namespace triton::programs::search {

class Dialogue {
 public:
  Dialogue(Screen& screen, KeySource& keys) : screen_(screen), console_(screen, keys) {}

  void clear();
  void print_line(std::string_view text);
  /// The preset letter that the reply is, or a space.
  char ask(std::string_view prompt);
  /// Asks until the reply is a letter of `letters`.
  char ask_one_of(std::string_view letters, std::string_view prompt);
  /// Asks until the reply is a number from `low` to `high`.
  int ask_number(std::string_view prompt, int low, int high);
  /// The same three with the prompt in the screen's top row, however often BASIC refuses the reply;
  /// where the question itself does, the rows above the maze are emptied and it is asked again.
  char ask_on_top(std::string_view prompt) { return ask(on_top(prompt)); }
  char ask_one_of_on_top(std::string_view letters, std::string_view prompt);
  int ask_number_on_top(std::string_view prompt, int low, int high);
  /// Empties the three rows above the maze but for a message in the second.
  void tell(std::string_view message);
  /// The program has ended.
  void ready() { console_.ready(); }

 private:
  [[nodiscard]] static std::string on_top(std::string_view prompt);
  int number(std::string_view prompt);

  Screen& screen_;
  Console console_;
};

}  // namespace triton::programs::search
