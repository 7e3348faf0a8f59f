#include "emulator/tape/front_end.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <stdexcept>

#include "emulator/tape/lanes.hpp"

namespace triton::tape {

namespace {

constexpr double kLowestMeanHz = 12'000;
constexpr double kCutOffHz = 800;  // -6 dB
constexpr double kHalfLengthSeconds = 0.0045;
constexpr double kStopDecibels = 60;
constexpr unsigned kPhases = 128;
constexpr float kLoudest = 1e6F;

double bessel_i0(double x) {
  double term = 1;
  double sum = 1;
  for (int k = 1; k < 40; ++k) {
    term *= (x / 2 / k) * (x / 2 / k);
    sum += term;
  }
  return sum;
}

/// Windowed sinc (Kaiser) at `seconds` from its middle.
double low_pass(double seconds) {
  const double position = seconds / kHalfLengthSeconds;
  if (std::abs(position) >= 1) return 0;
  const double beta = 0.1102 * (kStopDecibels - 8.7);
  const double window = bessel_i0(beta * std::sqrt(1 - position * position)) / bessel_i0(beta);
  const double angle = 2 * std::numbers::pi * kCutOffHz * seconds;
  return (std::abs(angle) < 1e-9 ? 1 : std::sin(angle) / angle) * window;
}

float sum_of(std::span<const float> samples) {
  float sum = 0;
  for (const float sample : samples) sum += sample;
  return sum;
}

float sum_of_numbers(std::span<const float> samples) {
  float sum = 0;
  for (const float sample : samples) {
    sum += std::isfinite(sample) ? std::clamp(sample, -kLoudest, kLoudest) : 0;
  }
  return sum;
}

}  // namespace

FrontEnd::FrontEnd(double sample_hz) {
  if (!(sample_hz >= kLowestSampleHz && sample_hz <= kHighestSampleHz)) {
    throw std::invalid_argument("a recording must have 4,000 to 1,000,000 samples a second");
  }
  decimation_ = std::max(1U, static_cast<unsigned>(sample_hz / kLowestMeanHz));
  mean_hz_ = sample_hz / decimation_;
  mixer_step_ = std::polar(1.0, -2 * std::numbers::pi * kCentreHz / mean_hz_);
  half_length_ = static_cast<unsigned>(std::ceil(kHalfLengthSeconds * mean_hz_ / kLanes)) * kLanes;
  for (unsigned phase = 0; phase < kPhases; ++phase) {
    std::vector<float> taps;
    double sum = 0;
    for (unsigned i = 0; i < 2 * half_length_; ++i) {
      const double means = static_cast<double>(i) - (half_length_ - 1) -
                           (static_cast<double>(phase) + 0.5) / kPhases;
      const double tap = low_pass(means / mean_hz_);
      taps.push_back(static_cast<float>(tap));
      sum += tap;
    }
    for (float& tap : taps) tap /= static_cast<float>(sum);
    phases_.push_back(std::move(taps));
  }
  // Silence before the first sample, so that the filter has something to stand on.
  real_.assign(half_length_, 0);
  imaginary_.assign(half_length_, 0);
  first_mean_ = -static_cast<int64_t>(half_length_);
}

void FrontEnd::feed(std::span<const float> samples, std::vector<Baseband>& baseband) {
  while (!samples.empty()) {
    const auto piece = samples.first(std::min<size_t>(decimation_ - in_mean_, samples.size()));
    samples = samples.subspan(piece.size());
    const float sum = sum_of(piece);
    sum_ += std::abs(sum) < kLoudest ? sum : sum_of_numbers(piece);
    in_mean_ += static_cast<unsigned>(piece.size());
    if (in_mean_ < decimation_) continue;
    take_mean(sum_ / static_cast<float>(decimation_));
    sum_ = 0;
    in_mean_ = 0;
  }
  filter(baseband);
}

void FrontEnd::finish(std::vector<Baseband>& baseband) {
  for (unsigned i = 0; i < 2 * half_length_; ++i) take_mean(0);
  filter(baseband);
}

void FrontEnd::take_mean(float mean) {
  real_.push_back(mean * static_cast<float>(mixer_.real()));
  imaginary_.push_back(mean * static_cast<float>(mixer_.imag()));
  mixer_ *= mixer_step_;
  // The rounding of the products would let its length drift.
  mixer_ *= 1.5 - 0.5 * std::norm(mixer_);
}

void FrontEnd::filter(std::vector<Baseband>& baseband) {
  const int64_t end = first_mean_ + static_cast<int64_t>(real_.size());
  while (true) {
    const double position = static_cast<double>(made_) / kBasebandHz * mean_hz_;
    const auto before = static_cast<int64_t>(position);
    if (before + half_length_ >= end) break;
    const auto phase =
        static_cast<unsigned>((position - static_cast<double>(before)) * kPhases) % kPhases;
    const auto first =
        static_cast<size_t>(before - (static_cast<int64_t>(half_length_) - 1) - first_mean_);
    const float* taps = phases_[phase].data();
    const float* re = real_.data() + first;
    const float* im = imaginary_.data() + first;
    baseband.emplace_back(sum_of_products(taps, re, 2 * half_length_),
                          sum_of_products(taps, im, 2 * half_length_));
    ++made_;
  }
  const double next = static_cast<double>(made_) / kBasebandHz * mean_hz_;
  const int64_t needed = static_cast<int64_t>(next) - static_cast<int64_t>(half_length_);
  const int64_t surplus =
      std::min<int64_t>(needed - first_mean_, static_cast<int64_t>(real_.size()));
  // Moving the rest costs as much as it is long: seldom, then.
  if (surplus > 4'096) {
    real_.erase(real_.begin(), real_.begin() + surplus);
    imaginary_.erase(imaginary_.begin(), imaginary_.begin() + surplus);
    first_mean_ += surplus;
  }
}

}  // namespace triton::tape
