// The 8080's arithmetic a second time: one full adder a bit, as the chip's own carry chain. Written
// from Intel's data book, not from the core; slow and plain on purpose.
#pragma once

#include <cstdint>

namespace triton::testing {

struct AluFlags {
  bool sign = false;
  bool zero = false;
  bool auxiliary = false;
  bool parity = false;
  bool carry = false;
  bool operator==(const AluFlags&) const = default;
};

struct AluResult {
  uint8_t value = 0;
  AluFlags flags;
};

inline bool bit_of(unsigned value, unsigned bit) { return ((value >> bit) & 1u) != 0; }

/// S, Z and P describe the result; the two carries are the caller's.
inline AluResult with_result_flags(unsigned value, bool auxiliary, bool carry) {
  AluResult result;
  result.value = static_cast<uint8_t>(value);
  unsigned ones = 0;
  for (unsigned bit = 0; bit < 8; ++bit) ones += bit_of(value, bit) ? 1 : 0;
  result.flags.sign = bit_of(value, 7);
  result.flags.zero = ones == 0;
  result.flags.parity = ones % 2 == 0;
  result.flags.auxiliary = auxiliary;
  result.flags.carry = carry;
  return result;
}

struct RippleSum {
  unsigned value = 0;
  bool carry_out_of_bit_3 = false;
  bool carry_out = false;
};

inline RippleSum ripple_add(unsigned a, unsigned b, bool carry, unsigned width) {
  RippleSum sum;
  for (unsigned bit = 0; bit < width; ++bit) {
    const bool x = bit_of(a, bit);
    const bool y = bit_of(b, bit);
    const bool one = (x != y) != carry;
    carry = (x && y) || (x && carry) || (y && carry);
    if (one) sum.value |= 1u << bit;
    if (bit == 3) sum.carry_out_of_bit_3 = carry;
  }
  sum.carry_out = carry;
  return sum;
}

inline AluResult alu_add(uint8_t a, uint8_t b, bool carry) {
  const RippleSum sum = ripple_add(a, b, carry, 8);
  return with_result_flags(sum.value, sum.carry_out_of_bit_3, sum.carry_out);
}

/// Two's complement: the complement is added; the carry out, complemented, is the borrow.
inline AluResult alu_subtract(uint8_t a, uint8_t b, bool borrow) {
  const RippleSum sum = ripple_add(a, static_cast<uint8_t>(~b), !borrow, 8);
  return with_result_flags(sum.value, sum.carry_out_of_bit_3, !sum.carry_out);
}

inline AluResult alu_and(uint8_t a, uint8_t b) {
  unsigned value = 0;
  for (unsigned bit = 0; bit < 8; ++bit) {
    if (bit_of(a, bit) && bit_of(b, bit)) value |= 1u << bit;
  }
  return with_result_flags(value, bit_of(a, 3) || bit_of(b, 3), false);
}

inline AluResult alu_or(uint8_t a, uint8_t b) {
  unsigned value = 0;
  for (unsigned bit = 0; bit < 8; ++bit) {
    if (bit_of(a, bit) || bit_of(b, bit)) value |= 1u << bit;
  }
  return with_result_flags(value, false, false);
}

inline AluResult alu_xor(uint8_t a, uint8_t b) {
  unsigned value = 0;
  for (unsigned bit = 0; bit < 8; ++bit) {
    if (bit_of(a, bit) != bit_of(b, bit)) value |= 1u << bit;
  }
  return with_result_flags(value, false, false);
}

/// INR and DCR leave CY as it was.
inline AluResult alu_increment(uint8_t value, bool carry) {
  const RippleSum sum = ripple_add(value, 0x01, false, 8);
  return with_result_flags(sum.value, sum.carry_out_of_bit_3, carry);
}

inline AluResult alu_decrement(uint8_t value, bool carry) {
  const RippleSum sum = ripple_add(value, 0xFF, false, 8);
  return with_result_flags(sum.value, sum.carry_out_of_bit_3, carry);
}

/// The data book's two steps: the low digit, then the high digit as it is by then.
inline AluResult alu_decimal_adjust(uint8_t a, bool auxiliary, bool carry) {
  unsigned value = a;
  bool auxiliary_out = false;
  if ((value & 0x0F) > 9 || auxiliary) {
    const RippleSum sum = ripple_add(value, 0x06, false, 8);
    value = sum.value;
    auxiliary_out = sum.carry_out_of_bit_3;
    carry = carry || sum.carry_out;
  }
  if ((value >> 4) > 9 || carry) {
    const RippleSum sum = ripple_add(value, 0x60, false, 8);
    value = sum.value;
    carry = carry || sum.carry_out;
  }
  return with_result_flags(value, auxiliary_out, carry);
}

/// A rotate: the nine bits CY, A7..A0 as they are afterwards.
struct Rotation {
  uint8_t value = 0;
  bool carry = false;
};

inline Rotation rotate(unsigned kind, uint8_t a, bool carry) {
  Rotation result;
  unsigned value = 0;
  for (unsigned bit = 0; bit < 8; ++bit) {
    bool source = false;
    switch (kind) {
      case 0:  // RLC
        source = bit_of(a, (bit + 7) % 8);
        break;
      case 1:  // RRC
        source = bit_of(a, (bit + 1) % 8);
        break;
      case 2:  // RAL
        source = bit == 0 ? carry : bit_of(a, bit - 1);
        break;
      default:  // RAR
        source = bit == 7 ? carry : bit_of(a, bit + 1);
        break;
    }
    if (source) value |= 1u << bit;
  }
  result.value = static_cast<uint8_t>(value);
  result.carry = (kind % 2 == 0) ? bit_of(a, 7) : bit_of(a, 0);
  return result;
}

}  // namespace triton::testing
