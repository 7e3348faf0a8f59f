// From a recording's samples to what lies round the two tones, at a fixed rate.
//
//   samples at any rate -> means of neighbours down to 12..24 kHz -> mixed down by 1,170 Hz ->
//   low-pass, 600 Hz to 1,000 Hz -> complex values, kBasebandHz of them a second
//
// The low-pass takes DC, hum and everything above 2.2 kHz away; the level plays no part. The
// polarity of the recording is lost on the way, as it does not matter.
#pragma once

#include <complex>
#include <cstdint>
#include <span>
#include <vector>

namespace triton::tape {

inline constexpr double kBasebandHz = 4'800;
inline constexpr double kCentreHz = 1'170;
inline constexpr double kLowestSampleHz = 4'000;
inline constexpr double kHighestSampleHz = 1'000'000;

using Baseband = std::complex<float>;

class FrontEnd {
 public:
  /// `sample_hz`: kLowestSampleHz..kHighestSampleHz, else std::invalid_argument.
  explicit FrontEnd(double sample_hz);

  /// Appends to `baseband` what is complete. Value k belongs to second k / kBasebandHz. Samples
  /// that are not finite count as 0.
  void feed(std::span<const float> samples, std::vector<Baseband>& baseband);
  /// As feed() with so much silence that the last sample has its effect.
  void finish(std::vector<Baseband>& baseband);

 private:
  void take_mean(float mean);
  void filter(std::vector<Baseband>& baseband);

  unsigned decimation_;  ///< samples a mean
  double mean_hz_;
  unsigned in_mean_ = 0;
  float sum_ = 0;
  std::complex<double> mixer_{1, 0};
  std::complex<double> mixer_step_;
  unsigned half_length_;                    ///< of the low-pass, in means
  std::vector<std::vector<float>> phases_;  ///< the low-pass at fractions of a mean
  std::vector<float> real_;                 ///< mixed means, the oldest at first_mean_
  std::vector<float> imaginary_;
  int64_t first_mean_;
  uint64_t made_ = 0;  ///< baseband values
};

}  // namespace triton::tape
