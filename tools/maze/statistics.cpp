#include "tools/maze/statistics.hpp"

#include <fmt/format.h>

#include <bit>

#include "tools/maze/solvers.hpp"

namespace triton::maze {

namespace {

uint64_t ones(uint64_t word) { return static_cast<uint64_t>(std::popcount(word)); }

double percent(uint64_t part, uint64_t whole) {
  return whole == 0 ? 0.0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

std::string grouped(uint64_t number) {
  std::string digits = std::to_string(number);
  for (size_t place = digits.size(); place > 3;) digits.insert(place -= 3, 1, ',');
  return digits;
}

}  // namespace

Census::Census(uint32_t width) : width_(width), down_above_(words_for(width)) {}

void Census::row(const Row& row) {
  uint64_t carried = 0;  // the way right of the square before this word
  for (size_t word = 0; word < down_above_.size(); ++word) {
    const bool last = word + 1 == down_above_.size();
    const uint32_t used = width_ % kBitsPerWord;
    const uint64_t inside = last && used != 0 ? (uint64_t{1} << used) - 1 : ~uint64_t{0};
    const uint64_t floor = row.floor.empty() ? inside : row.floor[word];
    const uint64_t up = down_above_[word];
    const uint64_t right = row.right[word];
    const uint64_t down = row.down[word];
    const uint64_t left = right << 1U | carried;
    carried = right >> 63U;
    // 64 sums of four bits at once.
    const uint64_t across_one = left ^ right;
    const uint64_t across_two = left & right;
    const uint64_t upright_one = up ^ down;
    const uint64_t upright_two = up & down;
    const uint64_t one = across_one ^ upright_one;
    const uint64_t carry = across_one & upright_one;
    const uint64_t two = across_two ^ upright_two ^ carry;
    const uint64_t four = across_two & upright_two;
    counts_.squares += ones(floor);
    counts_.across += ones(right);
    counts_.upright += ones(down);
    counts_.degrees[0] += ones(floor & ~(one | two | four));
    counts_.degrees[1] += ones(one & ~two);
    counts_.degrees[2] += ones(two & ~one);
    counts_.degrees[3] += ones(one & two);
    counts_.degrees[4] += ones(four);
    down_above_[word] = down;
  }
}

void Census::restore(const Counts& counts, std::span<const uint64_t> down_above) {
  counts_ = counts;
  down_above_.assign(down_above.begin(), down_above.end());
}

Statistics measure(const Maze& maze) {
  class CountingSink final : public RowSink {
   public:
    explicit CountingSink(uint32_t width) : census(width) {}
    void begin(const Description&) override {}
    void row(const Row& row) override { census.row(row); }
    void end() override {}
    Census census;
  };
  CountingSink sink(maze.width());
  send(maze, nullptr, sink);
  Statistics statistics;
  statistics.counts = sink.census.counts();
  if (statistics.counts.squares == 0) return statistics;

  Square first;
  while (!maze.is_floor(maze.index(first))) {
    first = first.x + 1 < maze.width() ? Square{first.x + 1, first.y} : Square{0, first.y + 1};
  }
  const Reach reach = reach_from(maze, first);
  statistics.reached = reach.squares;
  const uint64_t passages = statistics.counts.across + statistics.counts.upright;
  statistics.perfect =
      reach.squares == statistics.counts.squares && passages + 1 == statistics.counts.squares;
  if (statistics.perfect) {
    // In a tree the square farthest from anywhere is an end of a longest path.
    const Reach longest = reach_from(maze, reach.farthest);
    statistics.longest_path = longest.distance;
    statistics.longest_from = reach.farthest;
    statistics.longest_to = longest.farthest;
  }
  const Description& known = maze.description;
  if (known.start && known.finish) {
    const Solution way = solve(maze, *known.start, *known.finish, Method::kBreadthFirst);
    if (way.found) statistics.start_to_finish = way.steps;
  }
  return statistics;
}

std::string describe(const Census::Counts& counts) {
  const uint64_t passages = counts.across + counts.upright;
  std::string text = fmt::format(
      "squares           {}\n"
      "passages          {}, {:.2f} % horizontal\n",
      grouped(counts.squares), grouped(passages), percent(counts.across, passages));
  constexpr std::array<std::string_view, 5> kNames{"no way", "dead ends", "corridor",
                                                   "junctions of 3", "junctions of 4"};
  for (size_t degree = 0; degree < kNames.size(); ++degree) {
    if (degree == 0 && counts.degrees[0] == 0) continue;
    text += fmt::format("{:<17} {}, {:.2f} %\n", kNames[degree], grouped(counts.degrees[degree]),
                        percent(counts.degrees[degree], counts.squares));
  }
  return text;
}

std::string describe(const Statistics& statistics) {
  std::string text = describe(statistics.counts);
  if (statistics.start_to_finish) {
    text += fmt::format("start to finish   {} steps\n", grouped(*statistics.start_to_finish));
  }
  if (statistics.longest_path) {
    text +=
        fmt::format("longest path      {} steps, from {},{} to {},{}\n",
                    grouped(*statistics.longest_path), statistics.longest_from.x,
                    statistics.longest_from.y, statistics.longest_to.x, statistics.longest_to.y);
  }
  if (statistics.perfect) return text + "perfect           yes: all joined, no circle\n";
  const uint64_t passages = statistics.counts.across + statistics.counts.upright;
  return text +
         fmt::format("perfect           no: {} of {} squares joined to the first, {} passages\n",
                     grouped(statistics.reached), grouped(statistics.counts.squares),
                     grouped(passages));
}

}  // namespace triton::maze
