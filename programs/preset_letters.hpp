// Replies by letter. INPUT takes an expression, so a listing that wants a letter presets the
// variable of each letter that means something to a number of its own, 30001 and on, and compares.
#pragma once

#include <cstddef>
#include <string_view>

namespace triton::programs {

class PresetLetters {
 public:
  /// `letters` in the order of their numbers; `unset` is what the listing leaves in all other
  /// variables.
  constexpr explicit PresetLetters(std::string_view letters, int unset = 0)
      : letters_(letters), unset_(unset) {}

  /// What the variable `name` (A-Z) holds.
  [[nodiscard]] constexpr int variable(char name) const {
    const std::size_t place = letters_.find(name);
    return place == std::string_view::npos ? unset_ : kFirst + static_cast<int>(place);
  }
  /// The letter whose number a reply is, or a space.
  [[nodiscard]] constexpr char letter(int reply) const {
    const int place = reply - kFirst;
    return place >= 0 && place < static_cast<int>(letters_.size())
               ? letters_[static_cast<std::size_t>(place)]
               : ' ';
  }

 private:
  static constexpr int kFirst = 30001;
  std::string_view letters_;
  int unset_;
};

}  // namespace triton::programs
