// Tiny BASIC digging a labyrinth: the bare CPU, the whole machine with its screen trace on, and the
// slow reference 8080 of tests/chips, in turns within every iteration. Counters: emulated MHz of
// each, `machine_share` (whole machine by bare CPU), `ratio` (bare CPU by reference).
//
//   build/release/tests/bench/maze_bench
#include <benchmark/benchmark.h>

#include <ctime>
#include <memory>

#include "emulator/formats/firmware.hpp"
#include "emulator/formats/listing.hpp"
#include "emulator/session/session.hpp"
#include "emulator/support/files.hpp"
#include "tests/chips/reference_8080.hpp"

namespace triton::bench {
namespace {

constexpr uint64_t kDigCycles = 16'000'000;  // 20 of the 28 emulated seconds that a large dig takes
constexpr uint64_t kReferenceCycles = 400'000;
constexpr uint16_t kSeed = 1980;
constexpr unsigned kPageBits = 10;

/// A machine that has just been told to dig a large labyrinth, all keys up.
Session digging() {
  TritonConfig config;
  config.ram_kib = 8;
  Session session(load_firmware(TRITON_DATA_DIR), config);
  session.boot();
  session.load_listing(read_listing(TRITON_DATA_DIR "/programs/labyrinth/labyrinth.bas"));
  session.start_basic();
  session.run_program(kSeed);
  session.type("L\\r");
  session.run_until_text("DIGGING");
  while (!session.typist().done()) session.advance(1);
  return session;
}

/// The machine's memory, with display RAM as a page whose writes are lost on NothingBus.
I8080Memory memory_of(const Triton& machine) {
  I8080Memory memory;
  for (uint32_t address = 0; address < memory.bytes.size(); ++address) {
    memory.bytes[address] = machine.peek(static_cast<uint16_t>(address));
  }
  memory.pages.fill(PageWrite::kIgnore);
  memory.pages[0x1000 >> kPageBits] = PageWrite::kDevice;
  for (uint32_t address = 0x1400; address < machine.ram_end(); address += 1u << kPageBits) {
    memory.pages[address >> kPageBits] = PageWrite::kStore;
  }
  return memory;
}

/// No key is down, nothing listens.
class NothingBus final : public I8080Bus {
 public:
  explicit NothingBus(uint8_t keyboard_code) : keyboard_code_(keyboard_code) {}
  uint8_t in(uint8_t, uint64_t) override { return keyboard_code_; }
  void out(uint8_t, uint8_t, uint64_t) override {}
  void write(uint16_t, uint8_t, uint64_t) override {}

 private:
  uint8_t keyboard_code_;
};

/// Processor time: what other processes take does not count.
double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void dig(benchmark::State& state) {
  const Session start = digging();
  const I8080Memory start_memory = memory_of(start.machine());
  const uint64_t end = start.machine().cycles() + kDigCycles;
  NothingBus bus(start.machine().keyboard().code);
  double core_seconds = 0;
  double machine_seconds = 0;
  double reference_seconds = 0;
  while (state.KeepRunning()) {
    const auto memory = std::make_unique<I8080Memory>(start_memory);
    I8080 core;
    core.state = start.machine().cpu();
    double begin = cpu_seconds();
    core.run(*memory, bus, end);
    const double core_slice = cpu_seconds() - begin;
    core_seconds += core_slice;
    state.SetIterationTime(core_slice);

    const auto machine = std::make_unique<Triton>(start.machine());
    machine->screen().tracing = true;
    begin = cpu_seconds();
    (void)machine->run_until(end);
    machine_seconds += cpu_seconds() - begin;
    if (!(machine->cpu() == core.state)) {
      state.SkipWithError("the bare CPU and the machine's have come to different states");
      return;
    }

    const auto reference_memory = std::make_unique<I8080Memory>(start_memory);
    testing::Reference8080 reference(start.machine().cpu(), *reference_memory, bus);
    begin = cpu_seconds();
    while (reference.t_states() < start.machine().cycles() + kReferenceCycles) reference.step();
    reference_seconds += cpu_seconds() - begin;
  }
  const auto mhz = [&](uint64_t cycles, double seconds) {
    return static_cast<double>(cycles) * static_cast<double>(state.iterations()) / seconds / 1e6;
  };
  const double core_mhz = mhz(kDigCycles, core_seconds);
  state.counters["emulated_MHz"] = core_mhz;
  state.counters["machine_MHz"] = mhz(kDigCycles, machine_seconds);
  state.counters["machine_share"] = core_seconds / machine_seconds;
  state.counters["ratio"] = core_mhz / mhz(kReferenceCycles, reference_seconds);
}

BENCHMARK(dig)->UseManualTime();

}  // namespace
}  // namespace triton::bench

BENCHMARK_MAIN();
