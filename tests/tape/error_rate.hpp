// How often the decoder is wrong in white noise, and how often any decoder of this kind must be.
//
// A bit is one of two tones with unknown phase: 1,270 or 1,070 Hz for T = 1/300 s. The best that
// can be done is to compare the envelopes of two matched filters. The tones are not orthogonal: the
// magnitude of their correlation is rho = |sin(pi D T) / (pi D T)| with D = 200 Hz, which is
// 0.4135. For such signals (Proakis, Digital Communications, "noncoherent detection of correlated
// binary signals")
//
//   P = Q1(a, b) - exp(-(a^2 + b^2) / 2) I0(a b) / 2,   a, b = sqrt(Eb / 2 N0 * (1 -+ sqrt(1 -
//   rho^2)))
//
// where Q1 is Marcum's function. With rho = 0 it is the well-known exp(-Eb / 2 N0) / 2. A byte is
// wrong when one of its eight bits is: 1 - (1 - P)^8. That takes for granted that one knows when
// each bit begins; the decoder has to find out.
#pragma once

#include <cstddef>
#include <cstdint>

namespace triton::tape_test {

/// `decibels`: Eb / N0, a bit's energy to the noise density.
[[nodiscard]] double theoretical_bit_error_rate(double decibels);
[[nodiscard]] double theoretical_byte_error_rate(double decibels);
/// The same with known phases, bit by bit: the tones' real correlation is r = sin(2 pi D T) / (2 pi D
/// T), -0.2067, and P = Q(sqrt((1 - r) Eb / N0)).
[[nodiscard]] double coherent_byte_error_rate(double decibels);
/// The Eb / N0 at which the theory gives this rate of wrong bytes, in decibels, between 0 and 20.
[[nodiscard]] double theoretical_decibels(double byte_error_rate);

struct ErrorRate {
  size_t bytes = 0;
  size_t wrong = 0;      ///< another value at its place, or nothing there
  size_t unflagged = 0;  ///< of the wrong ones, not marked as doubtful
  [[nodiscard]] double rate() const {
    return static_cast<double>(wrong) / static_cast<double>(bytes);
  }
};

/// Of random bytes sent without pause, in noise; 40 ms of tape each.
[[nodiscard]] ErrorRate measure_error_rate(double decibels, size_t bytes, uint32_t seed);

}  // namespace triton::tape_test
