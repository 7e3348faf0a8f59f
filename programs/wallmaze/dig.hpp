// How a wall maze is dug: walls stand between squares, and a square walled on all four sides is solid rock. At
// first every square is.
//
// Digging. The tunnel begins in a random square, (RND(width), RND(height)). There the squares
// above, at the right, below and at the left, in this order, are the choices where they are solid,
// inside and not known as too hard. Of n, number RND(n) is taken. RND(100): in `hard` of 100 cases
// it is found too hard and stays solid for ever, and the digger looks again. Else the wall between
// is opened and the digger goes there. From then on the choices are the squares at the left, ahead
// and at the right, and when the one ahead is among them, RND(100) after RND(n), and in `straight`
// of 100 cases it is taken.
//
// Where there is no choice the tunnel has come to an end. RND(100), and in `loop` of 100 cases the
// wall to one of the squares at the left, ahead or at the right that has been dug is broken through
// (of n, number RND(n); none: nothing). Then the digger goes back along the tunnel, square by
// square, and chooses among all four sides of each as at the start. Back there with nothing to dig,
// it is done.
//
// So `loop` 0 makes a maze without circuits, `hard` 0 one without rock, and `hard` 100 one in which
// the start itself stays walled in. The digging reaches every square that hard rock does not cut
// off.
#pragma once

#include "programs/search/tunnel.hpp"

namespace triton::programs::wallmaze {

/// Chances in 100, 0..100.
struct Chances {
  int hard = 5;
  int straight = 30;
  int loop = 0;
};

/// Digs in a field that is all solid; see dig().
template <typename Chance, typename Watch>
class Digger {
 public:
  Digger(Field& field, const Chances& chances, Chance& chance, const Watch& watch)
      : field_(field),
        chances_(chances),
        chance_(chance),
        watch_(watch),
        tunnel_(search::begin_tunnel(field, chance)) {}

  search::Tunnel dig() {
    using Kind = search::DigStep::Kind;
    watch_(search::DigStep{Kind::kStart, tunnel_.origin(), tunnel_.origin()});
    bool advanced = advance(search::kAround, false);
    for (;;) {
      while (!advanced) {
        const search::DigStep step = tunnel_.go_back();
        watch_(step);
        if (step.kind == Kind::kEnd) return tunnel_;
        advanced = advance(search::kAround, false);
      }
      advanced = advance(search::three_ways(facing_), true);
      if (!advanced && chance_.happens(chances_.loop)) break_through();
    }
  }

 private:
  [[nodiscard]] bool may_be_dug(Side side) const {
    return field_.is_free(field_.beside(tunnel_.end(), side));
  }

  bool advance(const search::Sides& looks, bool may_go_straight) {
    for (;;) {
      search::Sides choices;
      for (const Side side : looks) {
        if (may_be_dug(side)) choices.add(side);
      }
      if (choices.empty()) return false;
      Side way = choices.one(chance_);
      if (may_go_straight && may_be_dug(facing_) && chance_.happens(chances_.straight)) {
        way = facing_;
      }
      if (chance_.happens(chances_.hard)) {
        field_.refuse(field_.beside(tunnel_.end(), way));
        continue;
      }
      facing_ = way;
      field_.use(tunnel_.origin());
      watch_(tunnel_.advance(way));
      return true;
    }
  }

  void break_through() {
    search::Sides choices;
    for (const Side side : search::three_ways(facing_)) {
      if (field_.is_used(field_.beside(tunnel_.end(), side))) choices.add(side);
    }
    if (choices.empty()) return;
    const Side way = choices.one(chance_);
    field_.open(tunnel_.end(), way);
    watch_(search::DigStep{search::DigStep::Kind::kBreak, tunnel_.end(),
                           field_.beside(tunnel_.end(), way)});
  }

  Field& field_;
  const Chances& chances_;
  Chance& chance_;
  const Watch& watch_;
  search::Tunnel tunnel_;
  Side facing_ = Side::kUp;
};

/// Digs `field`, of which all is free; calls watch(step). `chance` as in programs/random.hpp. Where
/// nothing can be dug the start stays solid as well.
template <typename Chance, typename Watch>
[[nodiscard]] search::Tunnel dig(Field& field, const Chances& chances, Chance& chance,
                                 const Watch& watch) {
  return Digger<Chance, Watch>(field, chances, chance, watch).dig();
}

}  // namespace triton::programs::wallmaze
