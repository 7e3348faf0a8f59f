// How much faster than the tape the decoder and the sound maker are: seconds of tape a second, on
// one core.
#include <benchmark/benchmark.h>

#include "emulator/tape/decoder.hpp"
#include "emulator/tape/tape_sound.hpp"
#include "tests/tape/tape_signal.hpp"

namespace triton::tape_test {
namespace {

void decode_tape(benchmark::State& state) {
  SignalOptions options;
  options.sample_hz = static_cast<double>(state.range(0));
  Samples samples = tape_signal(random_bytes(600, 1), options);
  add_noise(samples, options.sample_hz, options.amplitude, 20, 2);
  size_t bytes = 0;
  for (auto _ : state) {
    tape::Decoder decoder(options.sample_hz);
    decoder.feed(samples);
    decoder.finish();
    bytes += decoder.take().size();
  }
  benchmark::DoNotOptimize(bytes);
  const double seconds = static_cast<double>(samples.size()) / options.sample_hz;
  state.counters["times_real_time"] = benchmark::Counter(
      seconds * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(decode_tape)->Arg(44'100)->Arg(192'000)->Unit(benchmark::kMillisecond);

void make_sound(benchmark::State& state) {
  const Bytes bytes = random_bytes(200, 1);
  size_t samples = 0;
  for (auto _ : state) {
    tape::TapeSound sound(48'000, [&](std::span<const int16_t> made) { samples += made.size(); });
    for (const uint8_t byte : bytes) sound.byte(byte);
    sound.flush();
  }
  state.counters["times_real_time"] =
      benchmark::Counter(static_cast<double>(samples) / 48'000, benchmark::Counter::kIsRate);
}
BENCHMARK(make_sound)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace triton::tape_test

BENCHMARK_MAIN();
