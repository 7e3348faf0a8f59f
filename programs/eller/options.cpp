#include "programs/eller/options.hpp"

#include <string_view>

namespace triton::programs::eller {

int Numbers::variable(char name) const {
  switch (name) {
    case 'W':
      return width;
    case 'J':
      return joined_of_ten;
    case 'D':
      return open_of_ten;
    case 'M':
      return rows_asked;
    case 'R':
      return rows_made % 10000;
    case 'T':
      return rows_made / 10000;
    case 'F':
      return kFinish;
    case 'Y':
      return kYes;
    case 'N':
      return kNo;
    case 'O':
      return kOther;
    default:
      return 0;
  }
}

Numbers ask_options(Console& console) {
  Numbers numbers;
  const auto variable = [&numbers](char name) {
    return name == 'U' ? kNoMaze : numbers.variable(name);
  };
  const auto ask = [&](std::string_view question, int& answer, int smallest, int largest) {
    do answer = console.input(question, variable);
    while (answer < smallest || answer > largest);
  };
  ask("HOW WIDE (2-20 CELLS)? ", numbers.width, kNarrowest, kWidest);
  console.print("OF TEN NEIGHBOURS THAT MAY BE JOINED,");
  console.new_line();
  ask("HOW MANY ARE (0-10)? ", numbers.joined_of_ten, 0, 10);
  console.print("OF TEN CELLS THAT MAY BE CLOSED BELOW,");
  console.new_line();
  ask("HOW MANY STAY OPEN (0-10)? ", numbers.open_of_ten, 0, 10);
  ask("HOW MANY ROWS BEFORE I ASK (1-9999)? ", numbers.rows_asked, 1, kMostRows);
  return numbers;
}

}  // namespace triton::programs::eller
