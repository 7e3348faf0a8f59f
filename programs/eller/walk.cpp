// A person at the keyboard, made from a seed.
#include <string_view>

#include "programs/eller/eller.hpp"
#include "programs/eller/options.hpp"
#include "programs/random_replies.hpp"

namespace triton::programs::eller {

namespace {

class Visitor : private RandomReplies {
 public:
  Visitor(uint16_t seed, int moves) : RandomReplies(seed, 7919), replies_left_(moves) {}

  std::string play() {
    choose_options();
    for (;;) {
      if (!watch_a_maze()) return keys();
      slip();
      if (replies_left_ <= 0) break;
      if (one_in(2)) {
        reply("Y");
      } else {
        answer("OTHER");
        choose_options();
      }
    }
    answer("NO");
    return keys();
  }

 private:
  void reply(std::string_view text) {
    --replies_left_;
    RandomReplies::reply(text);
  }

  /// Now and then a reply that no question takes.
  void slip() {
    if (!one_in(10)) return;
    constexpr std::array<std::string_view, 8> kSlips{"",   "?",     "40000", "\b\b",
                                                     "-7", "10000", "5X",    "3,4"};
    reply(kSlips[static_cast<std::size_t>(next(8) - 1)]);
  }

  void number(int smallest, int largest) {
    slip();
    reply(std::to_string(smallest + next(largest - smallest + 1) - 1));
  }

  void choose_options() {
    number(kNarrowest, one_in(2) ? 6 : kWidest);
    if (one_in(8)) {
      reply("W");
      reply("U");
    }
    number(0, 10);
    number(0, 10);
    number(1, one_in(3) ? 20 : 3);
  }

  /// True when it was finished and the last question waits, false when the keys just stop.
  bool watch_a_maze() {
    while (!one_in(3)) {
      if (replies_left_ <= 0 && one_in(2)) return false;
      slip();
      if (one_in(6)) {
        constexpr std::array<std::string_view, 8> kLetters{"M",    "W",    "R",       "J",
                                                           "T\r3", "Y\r2", "A\rB\r1", "D"};
        reply(kLetters[static_cast<std::size_t>(next(8) - 1)]);
      } else {
        number(1, 8);
      }
    }
    slip();
    reply(one_in(4) ? "-1" : "F");
    slip();
    const bool propose = !one_in(3);
    reply(propose ? "Y" : "N");
    if (propose) {
      slip();
      answer(one_in(3) ? "NO" : "YES");
    }
    return true;
  }

  int replies_left_;
};

}  // namespace

std::string walk(uint16_t seed, int moves) { return Visitor(seed, moves).play(); }

}  // namespace triton::programs::eller
