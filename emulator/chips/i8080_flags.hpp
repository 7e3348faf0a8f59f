// The flag arithmetic of the 8080, in one place.
//
// Every 8-bit sum or difference is worked out in nine or more bits. S, Z, P and CY depend on the
// nine low bits of it alone, so one table of 512 entries gives all four; the auxiliary carry is
// what changed bit 4 beside the operands themselves. INR and DCR leave CY alone and have a table
// each.
//
// Source: Intel 8080 Microcomputer Systems User's Manual, instruction set.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace triton::i8080_flags {

inline constexpr unsigned kCarry = 0x01;
inline constexpr unsigned kAlwaysOne = 0x02;
inline constexpr unsigned kParity = 0x04;
inline constexpr unsigned kAuxiliary = 0x10;
inline constexpr unsigned kZero = 0x40;
inline constexpr unsigned kSign = 0x80;
/// The bits of the flags byte that can differ; 3 and 5 always read 0, bit 1 reads 1.
inline constexpr unsigned kReal = kCarry | kParity | kAuxiliary | kZero | kSign;

namespace detail {
constexpr std::array<uint8_t, 512> make_result_flags() {
  std::array<uint8_t, 512> table{};
  for (unsigned result = 0; result < table.size(); ++result) {
    const unsigned value = result & 0xFF;
    unsigned flags = kAlwaysOne | (value & kSign);
    flags |= value == 0 ? kZero : 0;
    flags |= std::popcount(value) % 2 == 0 ? kParity : 0;
    flags |= result > 0xFF ? kCarry : 0;
    table[result] = static_cast<uint8_t>(flags);
  }
  return table;
}
}  // namespace detail

/// S Z P CY and the constant bit for a 9-bit result; bit 8 is the carry (or borrow) out.
inline constexpr std::array<uint8_t, 512> kOfResult = detail::make_result_flags();

/// An 8-bit result and the whole flags byte that goes with it.
struct Outcome {
  unsigned value;
  unsigned flags;
};

[[nodiscard]] constexpr Outcome add(unsigned a, unsigned b, unsigned carry) {
  const unsigned sum = a + b + carry;
  return {sum & 0xFF, kOfResult[sum] | ((a ^ b ^ sum) & kAuxiliary)};
}

/// The chip adds the complement, so AC is the carry out of bit 3 of a + ~b + !borrow: set when
/// there is no borrow. CY is turned round by the chip and is set for a borrow.
[[nodiscard]] constexpr Outcome subtract(unsigned a, unsigned b, unsigned borrow) {
  const unsigned difference = a - b - borrow;
  return {difference & 0xFF, kOfResult[difference & 0x1FF] | (~(a ^ b ^ difference) & kAuxiliary)};
}

/// AC is the OR of the operands' bits 3 (8080 only; the 8085 always sets it).
[[nodiscard]] constexpr Outcome bit_and(unsigned a, unsigned b) {
  const unsigned value = a & b;
  return {value, kOfResult[value] | (((a | b) << 1) & kAuxiliary)};
}

[[nodiscard]] constexpr Outcome bit_xor(unsigned a, unsigned b) {
  return {a ^ b, kOfResult[a ^ b]};
}

[[nodiscard]] constexpr Outcome bit_or(unsigned a, unsigned b) { return {a | b, kOfResult[a | b]}; }

namespace detail {
constexpr std::array<uint8_t, 256> make_step_flags(Outcome (*step)(unsigned, unsigned, unsigned)) {
  std::array<uint8_t, 256> table{};
  for (unsigned value = 0; value < table.size(); ++value) {
    const Outcome outcome = step(value, 1, 0);
    table[outcome.value] = static_cast<uint8_t>(outcome.flags & ~kCarry);
  }
  return table;
}
}  // namespace detail

/// All flags but CY, by INR's and DCR's result.
inline constexpr std::array<uint8_t, 256> kOfIncrement = detail::make_step_flags(add);
inline constexpr std::array<uint8_t, 256> kOfDecrement = detail::make_step_flags(subtract);

/// INR: CY stays.
[[nodiscard]] constexpr Outcome increment(unsigned value, unsigned flags) {
  const unsigned result = (value + 1) & 0xFF;
  return {result, (flags & kCarry) | kOfIncrement[result]};
}

/// DCR: CY stays; AC as for a subtraction.
[[nodiscard]] constexpr Outcome decrement(unsigned value, unsigned flags) {
  const unsigned result = (value - 1) & 0xFF;
  return {result, (flags & kCarry) | kOfDecrement[result]};
}

/// DAA: adds 6 to a digit that is over 9 or that carried; CY once set stays set.
[[nodiscard]] constexpr Outcome decimal_adjust(unsigned a, unsigned flags) {
  const bool low = (flags & kAuxiliary) != 0 || (a & 0x0F) > 0x09;
  const bool high = (flags & kCarry) != 0 || a > 0x99;
  const Outcome sum = add(a, (low ? 0x06u : 0u) + (high ? 0x60u : 0u), 0);
  return {sum.value, (sum.flags & ~kCarry) | (high ? kCarry : 0)};
}

/// The four rotates change CY alone.
[[nodiscard]] constexpr Outcome rotate_left(unsigned a, unsigned flags) {
  return {std::rotl(static_cast<uint8_t>(a), 1), (flags & ~kCarry) | (a >> 7)};
}

[[nodiscard]] constexpr Outcome rotate_right(unsigned a, unsigned flags) {
  return {std::rotr(static_cast<uint8_t>(a), 1), (flags & ~kCarry) | (a & 1)};
}

[[nodiscard]] constexpr Outcome rotate_left_through_carry(unsigned a, unsigned flags) {
  return {((a << 1) | (flags & kCarry)) & 0xFF, (flags & ~kCarry) | (a >> 7)};
}

[[nodiscard]] constexpr Outcome rotate_right_through_carry(unsigned a, unsigned flags) {
  return {(a >> 1) | ((flags & kCarry) << 7), (flags & ~kCarry) | (a & 1)};
}

}  // namespace triton::i8080_flags
