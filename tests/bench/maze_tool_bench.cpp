// The native mazes: squares a second of processor time (items_per_second), on one core.
//
//   build/release/tests/bench/maze_tool_bench
//   build/release/tests/bench/maze_tool_bench --benchmark_filter=eller
#include <benchmark/benchmark.h>

#include "tools/maze/eller.hpp"
#include "tools/maze/eller_job.hpp"
#include "tools/maze/generators.hpp"
#include "tools/maze/row_checker.hpp"
#include "tools/maze/solvers.hpp"

namespace triton::maze::bench {
namespace {

constexpr int64_t kSquaresAtATime = 4'000'000;

/// Argument: width. Rows go on where the iteration before has stopped.
void eller(benchmark::State& state) {
  const auto width = static_cast<uint32_t>(state.range(0));
  const int64_t rows = kSquaresAtATime / width;
  Eller eller(width, 1);
  for (auto step : state) {
    for (int64_t row = 0; row < rows; ++row) eller.make_row();
  }
  state.SetItemsProcessed(state.iterations() * rows * width);
}

void eller_verified(benchmark::State& state) {
  const auto width = static_cast<uint32_t>(state.range(0));
  const int64_t rows = kSquaresAtATime / width;
  Eller eller(width, 1);
  RowChecker checker(width);
  bool perfect = true;
  for (auto step : state) {
    for (int64_t row = 0; row < rows; ++row) {
      eller.make_row();
      perfect = checker.row(eller.right(), eller.down(), false) && perfect;
    }
  }
  if (!perfect) state.SkipWithError("the maze is not perfect");
  state.SetItemsProcessed(state.iterations() * rows * width);
}

constexpr uint32_t kSide = 2048;
const Area kArea{kSide, kSide, BitPlane()};

template <typename Generate>
void generate(benchmark::State& state, const Generate& make) {
  for (auto step : state) benchmark::DoNotOptimize(make());
  state.SetItemsProcessed(state.iterations() * kSide * kSide);
}

void corridors(benchmark::State& state) {
  generate(state, [] { return generate_corridors(kArea, 2, 1); });
}
void labyrinth(benchmark::State& state) {
  generate(state, [] { return generate_labyrinth(kSide, kSide, 1); });
}
void block(benchmark::State& state) {
  generate(state, [] { return generate_block(kSide, kSide, {}, 1); });
}
void wall(benchmark::State& state) {
  generate(state, [] { return generate_wall(kSide, kSide, {}, 1); });
}
void hunt(benchmark::State& state) {
  generate(state, [] { return generate_hunt(kArea, 1); });
}
void kruskal(benchmark::State& state) {
  generate(state, [] { return generate_kruskal(kArea, 1); });
}

/// Argument: method, as Method numbers them.
void solving(benchmark::State& state) {
  const Maze maze = eller_in_memory({kSide, kSide, 1, {}});
  const auto method = static_cast<Method>(state.range(0));
  for (auto step : state) {
    benchmark::DoNotOptimize(solve(maze, {0, 0}, {kSide - 1, kSide - 1}, method));
  }
  state.SetLabel(std::string(name_of(method)));
  state.SetItemsProcessed(state.iterations() * kSide * kSide);
}

BENCHMARK(eller)->Arg(100)->Arg(1'000)->Arg(10'000)->Arg(100'000)->Arg(1'000'000);
BENCHMARK(eller_verified)->Arg(100)->Arg(1'000)->Arg(10'000)->Arg(100'000)->Arg(1'000'000);
BENCHMARK(corridors);
BENCHMARK(labyrinth);
BENCHMARK(block);
BENCHMARK(wall);
BENCHMARK(hunt);
BENCHMARK(kruskal);
BENCHMARK(solving)->DenseRange(0, 2);

}  // namespace
}  // namespace triton::maze::bench

BENCHMARK_MAIN();
