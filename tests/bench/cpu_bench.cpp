// Two loops on the bare CPU, on the whole machine with its screen trace on, and on the slow
// reference 8080 of tests/chips. They take turns within every iteration, so that a busy host slows
// all three and the ratios hold. Counters: emulated MHz (T-states a microsecond) of each,
// `machine_share` (whole machine by bare CPU), `ratio` (bare CPU by reference). The third loop is
// maze_bench.cpp's.
//
//   build/release/tests/bench/cpu_bench
#include <benchmark/benchmark.h>

#include <ctime>
#include <memory>
#include <span>

#include "emulator/machine/triton.hpp"
#include "tests/bench/cpu_workloads.hpp"
#include "tests/chips/reference_8080.hpp"

namespace triton::bench {
namespace {

constexpr uint64_t kCoreSlice = 4'000'000;  // T-states
constexpr uint64_t kReferenceSlice = 200'000;

/// Processor time: what other processes take does not count.
double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// The program in an EPROM at 0100, the pattern in all the RAM that there can be.
std::unique_ptr<Triton> machine_with(std::span<const uint8_t> program, const I8080Memory& memory) {
  TritonConfig config;
  config.ram_kib = 40;
  config.roms.push_back({kProgramStart, {program.begin(), program.end()}});
  auto machine = std::make_unique<Triton>(config);
  for (uint32_t address = 0x1400; address < machine->ram_end(); ++address) {
    machine->poke(static_cast<uint16_t>(address), memory.bytes[address]);
  }
  machine->cpu() = start_state();
  machine->screen().tracing = true;
  return machine;
}

void run_cpu(benchmark::State& state, std::span<const uint8_t> program) {
  const auto core_memory = std::make_unique<I8080Memory>(memory_with(program));
  const auto reference_memory = std::make_unique<I8080Memory>(*core_memory);
  const std::unique_ptr<Triton> machine = machine_with(program, *core_memory);
  OpenBus bus;
  I8080 core;
  core.state = start_state();
  testing::Reference8080 reference(start_state(), *reference_memory, bus);
  double core_seconds = 0;
  double machine_seconds = 0;
  double reference_seconds = 0;
  while (state.KeepRunning()) {
    double start = cpu_seconds();
    core.run(*core_memory, bus, core.state.cycles + kCoreSlice);
    const double core_slice = cpu_seconds() - start;
    state.SetIterationTime(core_slice);
    core_seconds += core_slice;

    start = cpu_seconds();
    (void)machine->run_until(machine->cycles() + kCoreSlice);
    machine_seconds += cpu_seconds() - start;
    if (!(machine->cpu() == core.state)) {
      state.SkipWithError("the bare CPU and the machine's have come to different states");
      return;
    }

    start = cpu_seconds();
    const uint64_t until = reference.t_states() + kReferenceSlice;
    while (reference.t_states() < until) reference.step();
    reference_seconds += cpu_seconds() - start;
  }
  const double core_mhz = static_cast<double>(core.state.cycles) / core_seconds / 1e6;
  const double machine_mhz = static_cast<double>(core.state.cycles) / machine_seconds / 1e6;
  const double reference_mhz = static_cast<double>(reference.t_states()) / reference_seconds / 1e6;
  state.counters["emulated_MHz"] = core_mhz;
  state.counters["machine_MHz"] = machine_mhz;
  state.counters["machine_share"] = machine_mhz / core_mhz;
  state.counters["reference_MHz"] = reference_mhz;
  state.counters["ratio"] = core_mhz / reference_mhz;
}

BENCHMARK_CAPTURE(run_cpu, arithmetic_loop, std::span(kArithmeticLoop))->UseManualTime();
BENCHMARK_CAPTURE(run_cpu, memory_move, std::span(kMemoryMove))->UseManualTime();

}  // namespace
}  // namespace triton::bench

BENCHMARK_MAIN();
