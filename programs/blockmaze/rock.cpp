#include "programs/blockmaze/rock.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <span>

namespace triton::programs::blockmaze {

using search::beyond;
using search::left_of;
using search::right_of;
using search::Square;
using search::Way;

namespace {

bool happens(int chance, Random& random) { return random.next(100) <= chance; }

}  // namespace

Rock::Rock(search::Size size, const Chances& chances, Random& random, const Observer& observer)
    : Field(size), floor_(squares()) {
  start_.x = random.next(size.width);
  start_.y = random.next(size.height);
  finish_ = start_;
  dig(chances, random, observer);
}

bool Rock::refused(const Chances& chances, Random& random, Square square, Way way) const {
  const Square ahead = beyond(square, way);
  const Square left = beyond(square, left_of(way));
  const Square right = beyond(square, right_of(way));
  if (!rock(ahead) && happens(chances.ahead, random)) return true;
  if (!rock(left) && happens(chances.beside, random)) return true;
  if (!rock(right) && happens(chances.beside, random)) return true;
  if (!rock(ahead)) return false;
  for (const Way across : {left_of(way), right_of(way)}) {
    const bool corner_only = rock(beyond(square, across)) && !rock(beyond(ahead, across));
    if (corner_only && happens(chances.diagonal, random)) return true;
  }
  return false;
}

void Rock::dig(const Chances& chances, Random& random, const Observer& observer) {
  std::vector<Square> tunnel{start_};
  std::vector<bool> rock_for_ever(squares());
  floor_[index(start_)] = true;
  observer({DigStep::Kind::kStart, start_, start_});

  const auto choose = [&](std::span<const Way> ways) -> std::optional<Way> {
    std::vector<Way> possible;
    for (const Way way : ways) {
      const Square square = beyond(tunnel.back(), way);
      if (!inside(square) || !rock(square) || rock_for_ever[index(square)]) continue;
      if (refused(chances, random, square, way)) {
        rock_for_ever[index(square)] = true;
      } else {
        possible.push_back(way);
      }
    }
    if (possible.empty()) return std::nullopt;
    return possible[static_cast<std::size_t>(random.next(static_cast<int>(possible.size())) - 1)];
  };

  std::optional<Way> way = choose(search::kWays);
  for (;;) {
    while (!way) {
      const Square left_behind = tunnel.back();
      tunnel.pop_back();
      if (tunnel.empty()) {
        observer({DigStep::Kind::kEnd, left_behind, left_behind});
        return;
      }
      observer({DigStep::Kind::kBack, left_behind, tunnel.back()});
      way = choose(search::kWays);
    }
    const Way facing = *way;
    const Square from = tunnel.back();
    const Square to = beyond(from, facing);
    floor_[index(to)] = true;
    tunnel.push_back(to);
    observer({DigStep::Kind::kAdvance, from, to, facing});
    if (index(to) < index(start_)) start_ = to;
    if (index(to) > index(finish_)) finish_ = to;
    way.reset();
    if (happens(chances.straight, random)) way = choose(std::array{facing});
    if (!way) way = choose(std::array{left_of(facing), facing, right_of(facing)});
  }
}

}  // namespace triton::programs::blockmaze
