#include "tests/tape/error_rate.hpp"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <cmath>

#include "emulator/tape/decoder.hpp"
#include "tests/tape/tape_signal.hpp"

namespace triton::tape_test {
namespace {

TEST(ErrorRateTheory, LiesAboveThatOfOrthogonalTonesAndFalls) {
  double before = 0.5;
  for (double decibels = 2; decibels <= 16; decibels += 1) {
    const double rate = theoretical_bit_error_rate(decibels);
    EXPECT_GT(rate, std::exp(-std::pow(10, decibels / 10) / 2) / 2);
    EXPECT_LT(rate, before);
    before = rate;
  }
  EXPECT_NEAR(theoretical_bit_error_rate(-60), 0.5, 0.001);
}

TEST(ErrorRateTheory, TheInverseIsOne) {
  for (const double decibels : {7.0, 10.0, 13.5}) {
    EXPECT_NEAR(theoretical_decibels(theoretical_byte_error_rate(decibels)), decibels, 0.001);
  }
}

TEST(ErrorRateTheory, ThePhasesAreWorthThreeToFourDecibels) {
  for (const double decibels : {8.0, 9.0, 10.0}) {
    const double gain = theoretical_decibels(coherent_byte_error_rate(decibels)) - decibels;
    EXPECT_GT(gain, 3);
    EXPECT_LT(gain, 4);
  }
}

TEST(DecoderErrorRate, IsFarBelowThatOfSingleBitsWithoutPhase) {
  for (const double decibels : {9.0, 10.0, 11.0}) {
    SCOPED_TRACE(decibels);
    EXPECT_LT(measure_error_rate(decibels, 5'000, 11).rate(),
              theoretical_byte_error_rate(decibels) / 10);
  }
}

TEST(DecoderErrorRate, AlmostEveryWrongByteIsFlagged) {
  const ErrorRate measured = measure_error_rate(7, 5'000, 12);
  EXPECT_GT(measured.wrong, 40u);
  EXPECT_LE(measured.unflagged, 1u);
}

long peak_kib() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

TEST(Decoder, TakesNoMoreMemoryForALongRecordingAtAHighRate) {
  SignalOptions options;
  options.sample_hz = 192'000;
  const Samples piece = tape_signal(random_bytes(50, 13), options);
  tape::Decoder decoder(options.sample_hz);
  size_t bytes = 0;
  const auto feed = [&](double seconds) {
    const double piece_seconds = static_cast<double>(piece.size()) / options.sample_hz;
    for (double fed = 0; fed < seconds; fed += piece_seconds) {
      decoder.feed(piece);
      bytes += decoder.take().size();
    }
  };
  feed(200);
  const long before = peak_kib();
  feed(600);
  EXPECT_LT(peak_kib() - before, 8 * 1'024);
  EXPECT_GT(bytes, 10'000u);
}

}  // namespace
}  // namespace triton::tape_test
