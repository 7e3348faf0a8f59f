#include "programs/search/stroll.hpp"

#include <fmt/format.h>

#include <array>
#include <initializer_list>
#include <optional>
#include <string_view>

#include "programs/random_replies.hpp"
#include "programs/search/breadth_first.hpp"

namespace triton::programs::search {

namespace {

char letter_of(Side way) { return std::string_view("URDL")[static_cast<std::size_t>(way)]; }

class Stroller : private RandomReplies {
 public:
  Stroller(const Program& program, uint16_t seed, int moves)
      : RandomReplies(seed, 25173), program_(program), mazes_(seed), commands_left_(moves) {}

  std::string play() {
    for (;;) {
      begin();
      while (commands_left_ > 0 && !quit_) one_command();
      if (!quit_ && one_in(2)) return keys();
      if (!quit_) reply("Q");
      slip({"X", "7", "H"});
      const bool again = commands_left_ > 0;
      reply(again ? "Y" : "N");
      if (!again) return keys();
    }
  }

 private:
  void command(std::string_view text) {
    --commands_left_;
    answer(text);
  }

  /// Now and then a reply that BASIC refuses, or one of those that the question does.
  void slip(std::initializer_list<std::string> refused, int one_time_in = 14) {
    if (!one_in(one_time_in)) return;
    constexpr std::array<std::string_view, 6> kNoExpression{"", "?", "40000", "\b\b", "5X", "F 1"};
    if (one_in(2)) {
      reply(kNoExpression.at(static_cast<std::size_t>(next(6) - 1)));
    } else {
      const int choice = next(static_cast<int>(refused.size()));
      reply(*(refused.begin() + choice - 1));
    }
  }

  void number(int value, int low, int high) {
    slip({"A", "Z", "S", fmt::format("{}", low - 1), fmt::format("{}", high + 1)}, 4);
    reply(fmt::format("{}", value));
  }

  void begin() {
    slip({"X", "H", "3"});
    const int choice = next(20);
    const Size size = choice == 20  ? program_.sizes.large
                      : choice > 17 ? program_.sizes.medium
                                    : program_.sizes.small;
    answer(choice == 20 ? "L" : choice > 17 ? "MEDIUM" : "S");
    slip({"X", "1"});
    std::vector<int> chances;
    if (one_in(3)) {
      answer("YES");
    } else {
      reply("N");
      for (std::size_t i = 0; i < program_.chances; ++i) {
        const int extreme = next(4);
        chances.push_back(extreme == 1 ? 0 : extreme == 2 ? 100 : next(101) - 1);
        number(chances.back(), 0, 100);
      }
    }
    field_ = Field(size);
    const Tunnel tunnel = program_.dig(field_, chances, mazes_);
    start_ = field_.square(tunnel.first());
    finish_ = field_.square(tunnel.last());
    walker_.reset();
    quit_ = false;
  }

  void one_command() {
    slip({"X", "7", "Y"});
    const int choice = next(60);
    if (choice <= 4) {
      command("H");
      walker_.reset();
    } else if (choice <= 8) {
      command("B");
      walker_.reset();
    } else if (choice <= 14) {
      put();
    } else if (choice <= 17) {
      command("QUIT");
      quit_ = true;
    } else {
      walk();
    }
  }

  void put() {
    command("P");
    slip({"X", "Q", "4"});
    const bool start = one_in(2);
    answer(start ? "S" : "FINISH");
    const Size size = field_.size();
    Square square{next(size.width), next(size.height)};
    if (one_in(8)) square = start ? finish_ : start_;
    number(square.x, 1, size.width);
    number(square.y, 1, size.height);
    walker_.reset();
    if (start && field_.rock(square)) return;
    (start ? start_ : finish_) = square;
  }

  /// The first step of the shortest way to the finish.
  [[nodiscard]] std::optional<Side> way_to_finish(Square from) const {
    const auto found =
        search_breadth_first(field_, from, finish_, field_.squares(), [](Square, Side) {});
    if (!found.way || found.way->size() < 2) return std::nullopt;
    const Square next = (*found.way)[found.way->size() - 2];
    for (const Side way : kAllSides) {
      if (beyond(from, way) == next) return way;
    }
    return std::nullopt;
  }

  void walk() {
    Square square = walker_.value_or(start_);
    Side way = turned(Side::kUp, next(4));
    if (!one_in(4) && !field_.rock(square)) way = way_to_finish(square).value_or(way);
    command(std::string(1, letter_of(way)));
    if (field_.rock(square)) return;
    walker_ = square;
    if (!field_.passage(square, way)) return;
    do {
      square = beyond(square, way);
      walker_ = square;
      if (square == finish_) {
        walker_.reset();
        return;
      }
    } while (field_.passage(square, way) && !field_.passage(square, left_of(way)) &&
             !field_.passage(square, right_of(way)));
  }

  const Program& program_;
  Random mazes_;
  int commands_left_;
  Field field_{Size{}};
  Square start_;
  Square finish_;
  std::optional<Square> walker_;
  bool quit_ = false;
};

}  // namespace

std::string stroll(const Program& program, uint16_t seed, int moves) {
  return Stroller(program, seed, moves).play();
}

}  // namespace triton::programs::search
