// DAD over its whole input space: all 2^32 sums of HL and BC.
//
// The real rows run a program of four instructions, LXI H / DAD B / PUSH H / PUSH PSW, over a
// memory that is not there: it serves the next HL as the immediate word and collects what is
// pushed. The expected sums come from two tables of byte sums that the bit-by-bit adder made,
// joined as the chip's carry chain joins them. Builds that are not Release take every 17th BC only.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "emulator/chips/i8080_core.hpp"
#include "tests/chips/bare_cpu.hpp"
#include "tests/chips/bitwise_alu.hpp"

namespace triton::testing {
namespace {

constexpr std::size_t kBatch = 0x8000;
constexpr uint64_t kStatesPerSum = 10 + 10 + 11 + 11;
constexpr std::array<uint8_t, 4> kProgram = {0x21, 0x09, 0xE5, 0xF5};

class ServingAccess {
 public:
  ServingAccess(unsigned& next_hl, uint16_t* pushed) : next_hl_(next_hl), pushed_(pushed) {}

  [[nodiscard, gnu::always_inline]] uint8_t fetch(unsigned) {
    return kProgram[step_++ % kProgram.size()];
  }
  [[nodiscard]] uint8_t read(unsigned) const { return 0; }
  [[nodiscard]] unsigned read_word(unsigned) const { return next_hl_++ & 0xFFFF; }
  [[nodiscard]] bool write(unsigned, uint8_t) const { return true; }
  [[nodiscard]] bool write_word(unsigned, unsigned word) {
    *pushed_++ = static_cast<uint16_t>(word);
    return true;
  }

 private:
  unsigned step_ = 0;
  unsigned& next_hl_;
  uint16_t* pushed_;
};

using Core = I8080Core<ServingAccess>;
static_assert(kBatch * kStatesPerSum <= Core::kMaxBudget);

/// [carry in][a][b]: the byte sum, bit 8 the carry out.
using ByteSums = std::array<std::array<std::array<uint16_t, 256>, 256>, 2>;

std::unique_ptr<ByteSums> make_byte_sums() {
  auto sums = std::make_unique<ByteSums>();
  for (unsigned carry = 0; carry < 2; ++carry) {
    for (unsigned a = 0; a < 256; ++a) {
      for (unsigned b = 0; b < 256; ++b) {
        const RippleSum sum = ripple_add(a, b, carry != 0, 8);
        (*sums)[carry][a][b] = static_cast<uint16_t>(sum.value | (sum.carry_out ? 0x100u : 0u));
      }
    }
  }
  return sums;
}

class I8080DoubleAdd : public ::testing::TestWithParam<unsigned> {};

TEST_P(I8080DoubleAdd, EverySum) {
  const auto sums = make_byte_sums();
  std::vector<uint16_t> pushed(2 * kBatch);
  BareCpu bench;
  const bool never_stop = false;
  for (unsigned bc = GetParam(); bc < GetParam() + 0x1000; bc += TRITON_DOUBLE_ADD_STEP) {
    I8080State state;
    state.bc = static_cast<uint16_t>(bc);
    state.a = 0x5A;
    state.flags = 0xD6;
    for (std::size_t first = 0; first < 0x10000; first += kBatch) {
      auto next_hl = static_cast<unsigned>(first);
      Core::execute(state, ServingAccess(next_hl, pushed.data()), bench.bus, never_stop,
                    kBatch * kStatesPerSum);
      unsigned wrong = 0;
      for (std::size_t i = 0; i < kBatch; ++i) {
        const std::size_t hl = first + i;
        const unsigned low = (*sums)[0][hl & 0xFF][bc & 0xFF];
        const unsigned high = (*sums)[low >> 8][hl >> 8][bc >> 8];
        const unsigned flags = 0xD6 | high >> 8;
        const bool right = pushed[2 * i] == ((high & 0xFF) << 8 | (low & 0xFF)) &&
                           pushed[2 * i + 1] == (0x5A00 | flags);
        wrong += right ? 0 : 1;
      }
      ASSERT_EQ(wrong, 0u) << "sums with BC = " << bc << " and HL from " << first;
    }
    ASSERT_EQ(state.instructions, 4u * 0x10000);
  }
}

INSTANTIATE_TEST_SUITE_P(FromBc, I8080DoubleAdd, ::testing::Range(0x0000u, 0x10000u, 0x1000u));

}  // namespace
}  // namespace triton::testing
