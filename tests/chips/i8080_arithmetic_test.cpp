// Every 8-bit operation of the 8080 over its whole input space, against bit-by-bit definitions.
#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "tests/chips/bare_cpu.hpp"
#include "tests/chips/bitwise_alu.hpp"

namespace triton::testing {
namespace {

constexpr unsigned kSources = 8;  // B C D E H L M A
constexpr unsigned kMemory = 6;
constexpr unsigned kAccumulator = 7;
constexpr uint16_t kOperandAddress = 0x4321;

uint8_t byte(unsigned value) { return static_cast<uint8_t>(value); }

uint8_t flags_byte(const AluFlags& flags) {
  return byte((flags.sign ? 0x80u : 0u) | (flags.zero ? 0x40u : 0u) |
              (flags.auxiliary ? 0x10u : 0u) | (flags.parity ? 0x04u : 0u) | 0x02u |
              (flags.carry ? 0x01u : 0u));
}

/// All 32 values of the flags byte.
std::vector<uint8_t> all_flags() {
  std::vector<uint8_t> all;
  for (unsigned bits = 0; bits < 32; ++bits) {
    AluFlags flags;
    flags.sign = bit_of(bits, 4);
    flags.zero = bit_of(bits, 3);
    flags.auxiliary = bit_of(bits, 2);
    flags.parity = bit_of(bits, 1);
    flags.carry = bit_of(bits, 0);
    all.push_back(flags_byte(flags));
  }
  return all;
}

/// A CPU that runs one instruction again and again with given inputs.
class OneInstruction {
 public:
  explicit OneInstruction(uint8_t opcode, uint8_t operand = 0) {
    bench_.put(0, {opcode, operand});
    bench_.state().hl = kOperandAddress;
  }

  void set_operand(uint8_t value) { bench_.memory.bytes[1] = value; }
  void set_source(unsigned source, uint8_t value) {
    I8080State& state = bench_.state();
    state.hl = kOperandAddress;
    switch (source) {
      case 0:
        state.bc = static_cast<uint16_t>(value << 8);
        break;
      case 1:
        state.bc = value;
        break;
      case 2:
        state.de = static_cast<uint16_t>(value << 8);
        break;
      case 3:
        state.de = value;
        break;
      case 4:
        state.hl = static_cast<uint16_t>(value << 8);
        break;
      case 5:
        state.hl = value;
        break;
      case kMemory:
        bench_.memory.bytes[kOperandAddress] = value;
        break;
      default:
        state.a = value;
        break;
    }
  }
  [[nodiscard]] uint8_t source(unsigned number) {
    const I8080State& state = bench_.state();
    const std::array<unsigned, kSources> values = {state.bc / 256u,
                                                   state.bc % 256u,
                                                   state.de / 256u,
                                                   state.de % 256u,
                                                   state.hl / 256u,
                                                   state.hl % 256u,
                                                   bench_.memory.bytes[kOperandAddress],
                                                   state.a};
    return byte(values[number]);
  }
  void run(uint8_t flags) {
    bench_.state().flags = flags;
    bench_.state().pc = 0;
    bench_.step();
  }
  [[nodiscard]] I8080State& state() { return bench_.state(); }

 private:
  BareCpu bench_;
};

AluResult expected_alu(unsigned operation, uint8_t a, uint8_t b, bool carry) {
  switch (operation) {
    case 0:
      return alu_add(a, b, false);
    case 1:
      return alu_add(a, b, carry);
    case 2:
      return alu_subtract(a, b, false);
    case 3:
      return alu_subtract(a, b, carry);
    case 4:
      return alu_and(a, b);
    case 5:
      return alu_xor(a, b);
    case 6:
      return alu_or(a, b);
    default: {
      AluResult result = alu_subtract(a, b, false);
      result.value = a;
      return result;
    }
  }
}

class I8080Alu : public ::testing::TestWithParam<unsigned> {};

TEST_P(I8080Alu, WithARegisterOrMemoryAllInputs) {
  const unsigned operation = GetParam();
  for (unsigned source = 0; source < kSources; ++source) {
    OneInstruction instruction(byte(0x80 | operation << 3 | source));
    for (unsigned carry = 0; carry < 2; ++carry) {
      const uint8_t flags = byte(carry == 0 ? 0xD6 : 0x03);
      for (unsigned a = 0; a < 256; ++a) {
        for (unsigned b = 0; b < 256; ++b) {
          if (source == kAccumulator && a != b) continue;
          instruction.state().a = byte(a);
          instruction.set_source(source, byte(b));
          instruction.run(flags);
          const AluResult expected = expected_alu(operation, byte(a), byte(b), carry != 0);
          ASSERT_EQ(instruction.state().a, expected.value) << a << " " << b << " " << carry;
          ASSERT_EQ(instruction.state().flags, flags_byte(expected.flags))
              << a << " " << b << " " << carry << " source " << source;
        }
      }
    }
  }
}

TEST_P(I8080Alu, ImmediateAllInputs) {
  const unsigned operation = GetParam();
  OneInstruction instruction(byte(0xC6 | operation << 3));
  for (unsigned carry = 0; carry < 2; ++carry) {
    const uint8_t flags = byte(carry == 0 ? 0xD6 : 0x03);
    for (unsigned a = 0; a < 256; ++a) {
      for (unsigned b = 0; b < 256; ++b) {
        instruction.state().a = byte(a);
        instruction.set_operand(byte(b));
        instruction.run(flags);
        const AluResult expected = expected_alu(operation, byte(a), byte(b), carry != 0);
        ASSERT_EQ(instruction.state().a, expected.value) << a << " " << b << " " << carry;
        ASSERT_EQ(instruction.state().flags, flags_byte(expected.flags))
            << a << " " << b << " " << carry;
      }
    }
  }
}

std::string operation_name(const ::testing::TestParamInfo<unsigned>& info) {
  const std::array<const char*, 8> names = {"Add", "Adc", "Sub", "Sbb", "Ana", "Xra", "Ora", "Cmp"};
  return names[info.param];
}
INSTANTIATE_TEST_SUITE_P(Operations, I8080Alu, ::testing::Range(0u, 8u), operation_name);

TEST(I8080Arithmetic, IncrementAndDecrementOfEveryRegisterValueAndFlags) {
  for (unsigned target = 0; target < kSources; ++target) {
    OneInstruction increment(byte(0x04 | target << 3));
    OneInstruction decrement(byte(0x05 | target << 3));
    for (const uint8_t flags : all_flags()) {
      for (unsigned value = 0; value < 256; ++value) {
        increment.set_source(target, byte(value));
        increment.run(flags);
        const AluResult up = alu_increment(byte(value), (flags & 1) != 0);
        ASSERT_EQ(increment.source(target), up.value) << value;
        ASSERT_EQ(increment.state().flags, flags_byte(up.flags)) << value;

        decrement.set_source(target, byte(value));
        decrement.run(flags);
        const AluResult down = alu_decrement(byte(value), (flags & 1) != 0);
        ASSERT_EQ(decrement.source(target), down.value) << value;
        ASSERT_EQ(decrement.state().flags, flags_byte(down.flags)) << value;
      }
    }
  }
}

TEST(I8080Arithmetic, DecimalAdjustOfEveryValueAndFlags) {
  OneInstruction instruction(0x27);
  for (const uint8_t flags : all_flags()) {
    for (unsigned a = 0; a < 256; ++a) {
      instruction.state().a = byte(a);
      instruction.run(flags);
      const AluResult expected =
          alu_decimal_adjust(byte(a), (flags & 0x10) != 0, (flags & 0x01) != 0);
      ASSERT_EQ(instruction.state().a, expected.value) << a << " flags " << int{flags};
      ASSERT_EQ(instruction.state().flags, flags_byte(expected.flags))
          << a << " flags " << int{flags};
    }
  }
}

TEST(I8080Arithmetic, DecimalAdjustMakesDecimalSumsOfAllTwoDigitNumbers) {
  BareCpu bench{0x80, 0x27};  // ADD B, DAA
  const auto bcd = [](unsigned value) { return byte(value / 10 * 16 + value % 10); };
  for (unsigned a = 0; a < 100; ++a) {
    for (unsigned b = 0; b < 100; ++b) {
      bench.state().pc = 0;
      bench.state().a = bcd(a);
      bench.state().bc = static_cast<uint16_t>(bcd(b) << 8);
      bench.step(2);
      ASSERT_EQ(bench.state().a, bcd((a + b) % 100)) << a << " + " << b;
      ASSERT_EQ(bench.state().flags & 1, a + b > 99 ? 1 : 0) << a << " + " << b;
    }
  }
}

TEST(I8080Arithmetic, RotatesOfEveryValueAndFlagsChangeCarryAlone) {
  for (unsigned kind = 0; kind < 4; ++kind) {
    OneInstruction instruction(byte(0x07 | kind << 3));
    for (const uint8_t flags : all_flags()) {
      for (unsigned a = 0; a < 256; ++a) {
        instruction.state().a = byte(a);
        instruction.run(flags);
        const Rotation expected = rotate(kind, byte(a), (flags & 1) != 0);
        ASSERT_EQ(instruction.state().a, expected.value) << a << " kind " << kind;
        ASSERT_EQ(instruction.state().flags, (flags & 0xFE) | (expected.carry ? 1 : 0))
            << a << " kind " << kind;
      }
    }
  }
}

TEST(I8080Arithmetic, ComplementSetAndComplementCarryOfEveryValueAndFlags) {
  OneInstruction complement(0x2F);
  OneInstruction set_carry(0x37);
  OneInstruction complement_carry(0x3F);
  for (const uint8_t flags : all_flags()) {
    for (unsigned a = 0; a < 256; ++a) {
      for (OneInstruction* instruction : {&complement, &set_carry, &complement_carry}) {
        instruction->state().a = byte(a);
        instruction->run(flags);
      }
      ASSERT_EQ(complement.state().a, 255 - a);
      ASSERT_EQ(complement.state().flags, flags);
      ASSERT_EQ(set_carry.state().a, a);
      ASSERT_EQ(set_carry.state().flags, flags | 1);
      ASSERT_EQ(complement_carry.state().a, a);
      ASSERT_EQ(complement_carry.state().flags, flags ^ 1);
    }
  }
}

TEST(I8080Arithmetic, PopPswTakesOnlyTheFiveFlags) {
  BareCpu bench({0xF1, 0xF5}, 0x100);  // POP PSW, PUSH PSW
  for (unsigned value = 0; value < 256; ++value) {
    bench.state().pc = 0x100;
    bench.state().sp = 0x2000;
    bench.put(0x2000, {byte(value), 0x5A});
    bench.step(2);
    ASSERT_EQ(bench.state().a, 0x5A);
    ASSERT_EQ(bench.state().flags, (value & 0xD7) | 0x02);
    ASSERT_EQ(bench.word(0x2000), 0x5A00 | (value & 0xD7) | 0x02);
  }
}

// Every value with every flag at every condition, by RET cc: taken or not shows in PC and time.
TEST(I8080Arithmetic, ConditionsReadTheirFlagAlone) {
  const std::array<uint8_t, 8> masks = {0x40, 0x40, 0x01, 0x01, 0x04, 0x04, 0x80, 0x80};
  for (unsigned condition = 0; condition < 8; ++condition) {
    BareCpu ret({byte(0xC0 | condition << 3)}, 0x100);
    BareCpu jump({byte(0xC2 | condition << 3), 0x34, 0x12}, 0x100);
    BareCpu call({byte(0xC4 | condition << 3), 0x34, 0x12}, 0x100);
    for (const uint8_t flags : all_flags()) {
      const bool wanted = condition % 2 == 1;
      const bool taken = ((flags & masks[condition]) != 0) == wanted;
      for (BareCpu* bench : {&ret, &jump, &call}) {
        bench->state().pc = 0x100;
        bench->state().sp = 0x2000;
        bench->put(0x2000, {0x34, 0x12});
        bench->state().flags = flags;
        bench->state().cycles = 0;
        bench->step();
        ASSERT_EQ(bench->state().flags, flags);
      }
      ASSERT_EQ(ret.state().pc, taken ? 0x1234 : 0x101);
      ASSERT_EQ(ret.state().cycles, taken ? 11u : 5u);
      ASSERT_EQ(jump.state().pc, taken ? 0x1234 : 0x103);
      ASSERT_EQ(jump.state().cycles, 10u);
      ASSERT_EQ(call.state().pc, taken ? 0x1234 : 0x103);
      ASSERT_EQ(call.state().cycles, taken ? 17u : 11u);
    }
  }
}

TEST(I8080Arithmetic, DoublingOfEveryValueAndFlagsChangesCarryAlone) {
  BareCpu bench{0x29};  // DAD H
  for (const uint8_t flags : all_flags()) {
    for (unsigned value = 0; value < 0x10000; ++value) {
      bench.state().pc = 0;
      bench.state().hl = static_cast<uint16_t>(value);
      bench.state().flags = flags;
      bench.step();
      const RippleSum sum = ripple_add(value, value, false, 16);
      ASSERT_EQ(bench.state().hl, sum.value) << value;
      ASSERT_EQ(bench.state().flags, (flags & 0xFE) | (sum.carry_out ? 1 : 0)) << value;
    }
  }
}

}  // namespace
}  // namespace triton::testing
