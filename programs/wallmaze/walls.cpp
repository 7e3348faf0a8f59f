#include "programs/wallmaze/walls.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>

namespace triton::programs::wallmaze {

using search::beyond;
using search::left_of;
using search::right_of;
using search::Square;
using search::Way;

/// Digs `walls`, whose squares are all solid.
class Walls::Digger {
 public:
  Digger(Walls& walls, const Chances& chances, Random& random, const Observer& observer)
      : walls_(walls),
        chances_(chances),
        random_(random),
        observer_(observer),
        hard_(walls.squares()) {}

  void dig() {
    tunnel_.assign(1, walls_.start_);
    observer_(walls_, {DigStep::Kind::kStart, walls_.start_, walls_.start_});
    bool advanced = advance(search::kWays, false);
    for (;;) {
      while (!advanced) {
        if (!go_back()) return;
        advanced = advance(search::kWays, false);
      }
      const Square dug = tunnel_.back();
      if (walls_.index(dug) < walls_.index(walls_.start_)) walls_.start_ = dug;
      if (walls_.index(dug) > walls_.index(walls_.finish_)) walls_.finish_ = dug;
      advanced = advance(three_ways(), true);
      if (!advanced && happens(chances_.loop)) break_through();
    }
  }

 private:
  bool happens(int chance) { return random_.next(100) <= chance; }

  Way one_of(const std::vector<Way>& ways) {
    return ways[static_cast<std::size_t>(random_.next(static_cast<int>(ways.size())) - 1)];
  }

  [[nodiscard]] std::array<Way, 3> three_ways() const {
    return {left_of(facing_), facing_, right_of(facing_)};
  }

  [[nodiscard]] bool may_be_dug(Way way) const {
    const Square square = beyond(tunnel_.back(), way);
    return walls_.inside(square) && walls_.rock(square) && !hard_[walls_.index(square)];
  }

  bool advance(std::span<const Way> ways, bool may_go_straight) {
    for (;;) {
      std::vector<Way> choices;
      for (const Way way : ways) {
        if (may_be_dug(way)) choices.push_back(way);
      }
      if (choices.empty()) return false;
      Way way = one_of(choices);
      if (may_go_straight && may_be_dug(facing_) && happens(chances_.straight)) way = facing_;
      const Square from = tunnel_.back();
      const Square to = beyond(from, way);
      if (happens(chances_.hard)) {
        hard_[walls_.index(to)] = true;
        continue;
      }
      facing_ = way;
      walls_.open(from, way);
      tunnel_.push_back(to);
      observer_(walls_, {DigStep::Kind::kAdvance, from, to, way});
      return true;
    }
  }

  void break_through() {
    const Square square = tunnel_.back();
    std::vector<Way> choices;
    for (const Way way : three_ways()) {
      if (!walls_.rock(beyond(square, way))) choices.push_back(way);
    }
    if (choices.empty()) return;
    const Way way = one_of(choices);
    walls_.open(square, way);
    observer_(walls_, {DigStep::Kind::kBreak, square, beyond(square, way)});
  }

  bool go_back() {
    const Square from = tunnel_.back();
    tunnel_.pop_back();
    if (tunnel_.empty()) {
      observer_(walls_, {DigStep::Kind::kEnd, from, from});
      return false;
    }
    observer_(walls_, {DigStep::Kind::kBack, from, tunnel_.back()});
    return true;
  }

  Walls& walls_;
  const Chances& chances_;
  Random& random_;
  const Observer& observer_;
  std::vector<bool> hard_;
  std::vector<Square> tunnel_;
  Way facing_ = Way::kUp;
};

Walls::Walls(search::Size size, const Chances& chances, Random& random, const Observer& observer)
    : Field(size), walls_(squares(), kAllWalls) {
  start_.x = random.next(size.width);
  start_.y = random.next(size.height);
  finish_ = start_;
  Digger(*this, chances, random, observer).dig();
}

void Walls::open(Square square, Way way) {
  walls_[index(square)] &= static_cast<uint8_t>(~side(way));
  walls_[index(beyond(square, way))] &= static_cast<uint8_t>(~side(opposite(way)));
}

}  // namespace triton::programs::wallmaze
