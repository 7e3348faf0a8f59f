// The bare CPU's speed: emulated MHz (T-states a microsecond), and the ratio to the slow reference
// 8080 of tests/chips. Core and reference take turns within every iteration, so that a busy machine
// slows both and the ratio holds.
//
//   build/release/tests/bench/cpu_bench
#include <benchmark/benchmark.h>

#include <ctime>
#include <memory>
#include <span>

#include "tests/bench/cpu_workloads.hpp"
#include "tests/chips/reference_8080.hpp"

namespace triton::bench {
namespace {

constexpr uint64_t kCoreSlice = 4'000'000;  // T-states
constexpr uint64_t kReferenceSlice = 200'000;

/// Processor time: what other processes take does not count.
double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void run_cpu(benchmark::State& state, std::span<const uint8_t> program) {
  const auto core_memory = std::make_unique<I8080Memory>(memory_with(program));
  const auto reference_memory = std::make_unique<I8080Memory>(*core_memory);
  OpenBus bus;
  I8080 core;
  core.state = start_state();
  testing::Reference8080 reference(start_state(), *reference_memory, bus);
  double core_seconds = 0;
  double reference_seconds = 0;
  while (state.KeepRunning()) {
    double start = cpu_seconds();
    core.run(*core_memory, bus, core.state.cycles + kCoreSlice);
    const double core_slice = cpu_seconds() - start;
    state.SetIterationTime(core_slice);
    core_seconds += core_slice;

    start = cpu_seconds();
    const uint64_t until = reference.t_states() + kReferenceSlice;
    while (reference.t_states() < until) reference.step();
    reference_seconds += cpu_seconds() - start;
  }
  const double core_mhz = static_cast<double>(core.state.cycles) / core_seconds / 1e6;
  const double reference_mhz = static_cast<double>(reference.t_states()) / reference_seconds / 1e6;
  state.counters["emulated_MHz"] = core_mhz;
  state.counters["reference_MHz"] = reference_mhz;
  state.counters["ratio"] = core_mhz / reference_mhz;
}

BENCHMARK_CAPTURE(run_cpu, arithmetic_loop, std::span(kArithmeticLoop))->UseManualTime();
BENCHMARK_CAPTURE(run_cpu, memory_move, std::span(kMemoryMove))->UseManualTime();

}  // namespace
}  // namespace triton::bench

BENCHMARK_MAIN();
