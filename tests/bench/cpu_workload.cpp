// Runs the arithmetic loop for a number of T-states and prints the instructions that it took: what
// host_instructions.sh counts.
#include <cstdio>
#include <cstdlib>
#include <memory>

#include "tests/bench/cpu_workloads.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: cpu_workload T_STATES\n");
    return 2;
  }
  const auto memory = std::make_unique<triton::I8080Memory>(
      triton::bench::memory_with(triton::bench::kArithmeticLoop));
  triton::bench::OpenBus bus;
  triton::I8080 cpu;
  cpu.state = triton::bench::start_state();
  cpu.run(*memory, bus, std::strtoull(argv[1], nullptr, 10));
  std::printf("%llu\n", static_cast<unsigned long long>(cpu.state.instructions));
  return 0;
}
