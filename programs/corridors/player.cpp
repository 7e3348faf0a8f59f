#include "programs/corridors/player.hpp"

#include <vector>

namespace triton::programs::corridors {

Player::Move Player::go(Side way, const Watch& watch) {
  if (!maze_.open(tile_, way)) return Move::kStoppedByAWall;
  for (;;) {
    const Square from = tile_;
    tile_ = beyond(from, way);
    ++moves_;
    watch(from, tile_);
    if (tile_ == maze_.middle()) return Move::kAtTheMiddle;
    if (stride_ == Stride::kOneTile) return Move::kMoved;
    std::vector<Side> ways_on;
    for (const Side on : kAllSides) {
      if (on != opposite(way) && maze_.open(tile_, on)) ways_on.push_back(on);
    }
    if (ways_on.size() != 1) return Move::kMoved;
    way = ways_on.front();
  }
}

}  // namespace triton::programs::corridors
