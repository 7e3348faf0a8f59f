// The keys of a random game: a person at the keyboard, made from a seed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "programs/random.hpp"

namespace triton::programs {

class RandomReplies {
 public:
  /// `stream` sets one program's games apart from another's of the same seed.
  RandomReplies(uint16_t seed, uint32_t stream)
      : random_(static_cast<uint16_t>(seed * 40503U + stream) | 1U) {}

  /// 1..n.
  int next(int n) { return random_.next(n); }
  bool one_in(int n) { return next(n) == 1; }

  /// Types `text` and Return; now and then with a character that is rubbed out again.
  void reply(std::string_view text) {
    keys_ += text;
    if (one_in(25)) keys_ += "X\b";
    keys_ += '\r';
  }
  /// Answers with the first letter of `word`; when there are more, the whole of it is tried first,
  /// which BASIC refuses.
  void answer(std::string_view word) {
    if (word.size() > 1) reply(word);
    reply(word.substr(0, 1));
  }
  /// Types `keys` and nothing more.
  void type(std::string_view keys) { keys_ += keys; }

  [[nodiscard]] const std::string& keys() const { return keys_; }

 private:
  Random random_;
  std::string keys_;
};

}  // namespace triton::programs
