#include "tools/triton/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <numeric>

namespace triton {
namespace {

/// Letters to be put in, taken out, changed, or exchanged with the next (Damerau, 1964).
std::size_t distance(std::string_view one, std::string_view other) {
  std::vector<std::size_t> before(other.size() + 1);
  std::vector<std::size_t> row(other.size() + 1);
  std::vector<std::size_t> next(other.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (std::size_t i = 1; i <= one.size(); ++i) {
    next[0] = i;
    for (std::size_t j = 1; j <= other.size(); ++j) {
      const std::size_t change = one[i - 1] == other[j - 1] ? 0 : 1;
      next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + change});
      const bool exchanged =
          i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
      if (exchanged) next[j] = std::min(next[j], before[j - 2] + 1);
    }
    before = row;
    row = next;
  }
  return row.back();
}

}  // namespace

std::string small(std::string_view word) {
  std::string text(word);
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::string nearest_text(std::string_view word, const std::vector<std::string>& choices) {
  const std::string wanted = small(word);
  const std::string* nearest = nullptr;
  std::size_t least = std::max<std::size_t>(wanted.size() / 3, 1) + 1;
  for (const std::string& choice : choices) {
    // The beginning of a word stands for it, if it is no single letter.
    const bool begins = wanted.size() > 1 && choice.starts_with(wanted);
    const std::size_t far = begins ? 1 : distance(wanted, small(choice));
    if (far >= least) continue;
    least = far;
    nearest = &choice;
  }
  return nearest == nullptr ? std::string() : fmt::format("did you mean '{}'?", *nearest);
}

std::string choices_text(std::string_view word, const std::vector<std::string>& choices) {
  const std::string question = nearest_text(word, choices);
  return fmt::format("{}xpected one of: {}", question.empty() ? "e" : question + " E",
                     fmt::join(choices, ", "));
}

}  // namespace triton
