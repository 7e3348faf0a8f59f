// How a block maze is dug: every square is rock or floor, and a tunnel is dug square by square.
//
// Digging. The tunnel begins in a random square, (RND(width), RND(height)), and goes on from there
// to one of the squares above, at the right, below and at the left that may be dug: they are looked
// at in this order, and of n number RND(n) is taken. Then, over and over: RND(100), and in
// `straight` of 100 cases only the square ahead is looked at, and dug when it may be. Else, or when
// it may not, the squares at the left, ahead and at the right are looked at, and of n number RND(n)
// is dug. Where there is none, the digger goes back along the tunnel, square by square, and chooses
// among all four sides of each as at the start. Back there with nothing to dig, it is done.
//
// Looking at a square. Floor and the frame may not be dug. Rock is refused in `ahead` of 100 cases
// when the square beyond it is floor; in `beside` when the square at its left is, and again when
// the one at its right is; in `diagonal` when the square beyond and to the left is floor and the
// two that touch both are rock, and again for the right. Each refusal is an RND(100), called only
// when the squares are so, in this order, until one refuses. What has been refused once is rock for
// ever and not looked at again.
//
// So 100 for the first two makes a maze without circuits, and 100 for the third keeps floor from
// touching floor by a corner only. `straight` 0 and 100 call RND all the same.
#pragma once

#include <optional>

#include "programs/search/tunnel.hpp"

namespace triton::programs::blockmaze {

/// Chances in 100, 0..100.
struct Chances {
  int ahead = 80;
  int beside = 80;
  int diagonal = 100;
  int straight = 40;
};

/// Digs in a field of rock; see dig().
template <typename Chance, typename Watch>
class Digger {
 public:
  Digger(Field& field, const Chances& chances, Chance& chance, const Watch& watch)
      : field_(field), chances_(chances), chance_(chance), watch_(watch) {}

  search::Tunnel dig() {
    using Kind = search::DigStep::Kind;
    search::Tunnel tunnel = search::begin_tunnel(field_, chance_);
    field_.use(tunnel.origin());
    watch_(search::DigStep{Kind::kStart, tunnel.origin(), tunnel.origin()});
    std::optional<Side> way = choose(tunnel.end(), search::kAround);
    for (;;) {
      while (!way) {
        const search::DigStep step = tunnel.go_back();
        watch_(step);
        if (step.kind == Kind::kEnd) return tunnel;
        way = choose(tunnel.end(), search::kAround);
      }
      const Side facing = *way;
      watch_(tunnel.advance(facing));
      join(tunnel.end());
      way.reset();
      if (chance_.happens(chances_.straight)) way = choose(tunnel.end(), search::Sides{facing});
      if (!way) way = choose(tunnel.end(), search::three_ways(facing));
    }
  }

 private:
  std::optional<Side> choose(size_t here, const search::Sides& looks) {
    search::Sides choices;
    for (const Side side : looks) {
      const size_t square = field_.beside(here, side);
      if (!field_.is_free(square)) continue;
      if (is_refused(square, side)) {
        field_.refuse(square);
      } else {
        choices.add(side);
      }
    }
    if (choices.empty()) return std::nullopt;
    return choices.one(chance_);
  }

  bool is_refused(size_t square, Side way) {
    const size_t ahead = field_.beside(square, way);
    if (field_.is_used(ahead) && chance_.happens(chances_.ahead)) return true;
    for (const Side across : {left_of(way), right_of(way)}) {
      if (field_.is_used(field_.beside(square, across)) && chance_.happens(chances_.beside)) {
        return true;
      }
    }
    if (field_.is_used(ahead) || field_.is_outside(ahead)) return false;
    for (const Side across : {left_of(way), right_of(way)}) {
      const bool corner_only = !field_.is_used(field_.beside(square, across)) &&
                               field_.is_used(field_.beside(ahead, across));
      if (corner_only && chance_.happens(chances_.diagonal)) return true;
    }
    return false;
  }

  /// Any two floors side by side are joined.
  void join(size_t square) {
    for (const Side side : kAllSides) {
      if (field_.is_used(field_.beside(square, side))) field_.open(square, side);
    }
  }

  Field& field_;
  const Chances& chances_;
  Chance& chance_;
  const Watch& watch_;
};

/// Digs `field`, of which all is free; calls watch(step). `chance` as in programs/random.hpp.
template <typename Chance, typename Watch>
[[nodiscard]] search::Tunnel dig(Field& field, const Chances& chances, Chance& chance,
                                 const Watch& watch) {
  return Digger<Chance, Watch>(field, chances, chance, watch).dig();
}

}  // namespace triton::programs::blockmaze
