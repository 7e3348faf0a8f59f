// libFuzzer target: the input is registers, page kinds and code; the core must do with it what the
// slow reference does. Built with -DTRITON_FUZZ=ON (clang):
//
//   build/fuzz/fuzzers/i8080_fuzz -max_total_time=60
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <span>

#include "tests/chips/core_comparison.hpp"

namespace {

using triton::I8080State;
using triton::PageWrite;
using triton::testing::ComparisonResult;
using triton::testing::Scenario;

constexpr uint64_t kInstructions = 400;

/// Takes bytes from the input; zeros when it is used up.
class Input {
 public:
  explicit Input(std::span<const uint8_t> bytes) : bytes_(bytes) {}
  uint8_t byte() {
    if (bytes_.empty()) return 0;
    const uint8_t value = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return value;
  }
  uint16_t word() {
    const unsigned low = byte();
    return static_cast<uint16_t>(low | byte() << 8);
  }
  [[nodiscard]] std::span<const uint8_t> rest() const { return bytes_; }

 private:
  std::span<const uint8_t> bytes_;
};

void fill(Scenario& scenario, Input input) {
  I8080State& state = scenario.state;
  state.a = input.byte();
  state.flags = static_cast<uint8_t>((input.byte() & 0xD7) | 0x02);
  state.bc = input.word();
  state.de = input.word();
  state.hl = input.word();
  state.sp = input.word();
  state.pc = input.word();
  const uint8_t switches = input.byte();
  state.interrupts_enabled = (switches & 1) != 0;
  state.halted = (switches & 2) != 0;
  state.enable_pending = !state.halted && (switches & 4) != 0;  // EI is never the last one in a HLT
  state.interrupt_requests = input.byte();
  scenario.seed = input.word();
  const uint8_t special_page = input.byte();
  scenario.memory.pages.fill(PageWrite::kStore);
  scenario.memory.pages[special_page % 64] =
      special_page < 128 ? PageWrite::kDevice : PageWrite::kIgnore;
  scenario.memory.bytes.fill(0);
  uint16_t address = state.pc;
  for (const uint8_t byte : input.rest()) scenario.memory.bytes[address++] = byte;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, std::size_t size) {
  static const auto scenario = std::make_unique<Scenario>();
  *scenario = Scenario{};
  fill(*scenario, Input({data, size}));
  for (const auto& compare : {triton::testing::compare_runs, triton::testing::compare_accesses}) {
    const ComparisonResult result = compare(*scenario, kInstructions);
    if (result.difference) {
      std::fprintf(stderr, "%s\n", result.difference->c_str());
      std::abort();
    }
  }
  return 0;
}
