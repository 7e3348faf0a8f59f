// How many times faster than a real Triton (0.8 MHz) the whole machine runs with the screen trace
// on: the counter `times_real_time`. And how long a comparison takes.
#include <benchmark/benchmark.h>

#include <atomic>
#include <string>

#include "emulator/formats/firmware.hpp"
#include "emulator/formats/listing.hpp"
#include "emulator/session/session.hpp"
#include "emulator/support/files.hpp"
#include "programs/catalogue.hpp"
#include "tools/compare/start.hpp"

namespace triton {
namespace {

constexpr uint64_t kCyclesAnIteration = 8'000'000;  // ten emulated seconds

Session at_basic_prompt(const std::string& listing) {
  TritonConfig config;
  config.ram_kib = 8;
  Session session(load_firmware(TRITON_DATA_DIR), config);
  session.boot();
  session.load_listing(parse_listing(listing, "benchmark"));
  session.start_basic();
  return session;
}

void run_on(benchmark::State& state, Session session) {
  session.machine().screen().tracing = true;
  const double emulated_before = static_cast<double>(session.machine().cycles());
  for (auto _ : state) {
    session.advance(kCyclesAnIteration);
    session.machine().screen().trace.clear();
  }
  const double emulated = static_cast<double>(session.machine().cycles()) - emulated_before;
  state.counters["times_real_time"] = benchmark::Counter(
      emulated / session.machine().config().clock_hz, benchmark::Counter::kIsRate);
}

void prompt(benchmark::State& state) { run_on(state, at_basic_prompt("10 STOP\n")); }
BENCHMARK(prompt)->Unit(benchmark::kMillisecond);

void print_loop(benchmark::State& state) {
  Session session = at_basic_prompt("10 FOR I=1 TO 1000;PRINT I,'HELLO',;NEXT I;GOTO 10\n");
  session.run_program(1);
  run_on(state, std::move(session));
}
BENCHMARK(print_loop)->Unit(benchmark::kMillisecond);

void vdu_loop(benchmark::State& state) {
  Session session = at_basic_prompt("10 V.RND(1024),RND(128);G.10\n");
  session.run_program(1);
  run_on(state, std::move(session));
}
BENCHMARK(vdu_loop)->Unit(benchmark::kMillisecond);

/// Games of Labyrinth from RUN on, each with a new seed: building and walking.
void labyrinth_game(benchmark::State& state) {
  const programs::Program& program = *programs::find_program("labyrinth");
  Session start =
      at_basic_prompt(read_text_file(TRITON_DATA_DIR "/programs/labyrinth/labyrinth.bas"));
  start.run_program(1);
  uint16_t seed = 0;
  double emulated_cycles = 0;
  for (auto _ : state) {
    state.PauseTiming();
    Session session = start;
    session.set_seed(++seed);
    for (const char key : program.walk(seed, 40)) {
      const TypedKey typed{TypedKey::Kind::kCharacter, static_cast<uint8_t>(key)};
      session.typist().type({&typed, 1});
    }
    session.machine().screen().tracing = true;
    state.ResumeTiming();
    session.run_until_idle();
    emulated_cycles += static_cast<double>(session.machine().cycles() - start.machine().cycles());
  }
  state.counters["times_real_time"] = benchmark::Counter(
      emulated_cycles / start.machine().config().clock_hz, benchmark::Counter::kIsRate);
}
BENCHMARK(labyrinth_game)->Unit(benchmark::kMillisecond);

/// `triton compare labyrinth` of one seed, without starting the program.
void labyrinth_compare(benchmark::State& state) {
  const programs::Program& program = *programs::find_program("labyrinth");
  const compare::StartedProgram start = compare::start_program(
      load_firmware(TRITON_DATA_DIR),
      read_listing(TRITON_DATA_DIR "/programs/labyrinth/labyrinth.bas"), program.ram_kib);
  const std::atomic<bool> never = false;
  uint16_t seed = 0;
  double frames = 0;
  for (auto _ : state) {
    ++seed;
    const std::string keys = program.walk(seed, 40);
    const compare::Outcome outcome = compare::compare_game(program, start, seed, keys, never);
    if (outcome.difference) state.SkipWithError("different");
    frames += static_cast<double>(outcome.frames);
  }
  state.counters["frames"] = benchmark::Counter(frames, benchmark::Counter::kIsRate);
}
BENCHMARK(labyrinth_compare)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace triton
