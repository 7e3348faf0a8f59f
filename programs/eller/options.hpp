// What the program asks, and what letters are worth as numbers.
#pragma once

#include <functional>

#include "programs/console.hpp"
#include "programs/eller/rows.hpp"

namespace triton::programs::eller {

inline constexpr int kNarrowest = 2;
inline constexpr int kWidest = 20;
inline constexpr int kMostRows = 9999;  ///< before the program asks again

/// The letters that the program has preset.
inline constexpr int kFinish = -1;
inline constexpr int kYes = 30001;
inline constexpr int kNo = 30002;
inline constexpr int kOther = 30003;
/// What the program keeps in U while it asks for the options; 0 while it asks for more rows.
inline constexpr int kNoMaze = -3;

/// All that the program keeps in variables while it asks for a number.
struct Numbers {
  int width = 0;          ///< W
  int joined_of_ten = 0;  ///< J
  int open_of_ten = 0;    ///< D
  int rows_asked = 0;     ///< M
  int rows_made = 0;      ///< R and, in ten thousands, T

  [[nodiscard]] Chances chances() const { return {joined_of_ten, open_of_ten}; }
  /// What a reply of one letter is worth.
  [[nodiscard]] int variable(char name) const;
};

/// Asks each question until the reply is in range.
[[nodiscard]] Numbers ask_options(Console& console);

}  // namespace triton::programs::eller
