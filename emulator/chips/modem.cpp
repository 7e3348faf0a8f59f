#include "emulator/chips/modem.hpp"

#include <cstddef>
#include <numbers>

namespace triton {

namespace {

constexpr unsigned kTableBits = 12;
constexpr size_t kTableSize = size_t{1} << kTableBits;
constexpr unsigned kPhaseShift = 32 - kTableBits;
constexpr uint32_t kQuarter = 1U << 30;

/// Its power series, so that the table is the compiler's and the same everywhere.
constexpr double sine(double angle) {
  double term = angle;
  double sum = angle;
  for (int i = 1; i < 16; ++i) {
    term *= -angle * angle / ((2 * i) * (2 * i + 1));
    sum += term;
  }
  return sum;
}

constexpr std::array<int16_t, kTableSize> make_sine_table() {
  std::array<int16_t, kTableSize> table{};
  for (size_t i = 0; i < kTableSize; ++i) {
    const double turn = static_cast<double>(i) / kTableSize - (i < kTableSize / 2 ? 0 : 1);
    const double value = sine(2 * std::numbers::pi * turn) * ModemTransmitter::kAmplitude;
    table[i] = static_cast<int16_t>(value + (value < 0 ? -0.5 : 0.5));
  }
  return table;
}

constexpr std::array<int16_t, kTableSize> kSine = make_sine_table();

constexpr uint32_t phase_step(uint32_t tone_hz, uint32_t sample_hz) {
  return static_cast<uint32_t>(((uint64_t{tone_hz} << 32) + sample_hz / 2) / sample_hz);
}

constexpr uint32_t kMarkStep = phase_step(kMarkHz, kModemSampleHz);
constexpr uint32_t kSpaceStep = phase_step(kSpaceHz, kModemSampleHz);

// A tone of -50 dB of full scale that lasts one bit, as power() measures it.
constexpr int64_t kPowerScale = 1 << 10;
constexpr int64_t kFaintCorrelation =
    int64_t{104} / 2 * kModemSamplesPerBit * ModemTransmitter::kAmplitude / kPowerScale;
constexpr int64_t kCarrierPower = kFaintCorrelation * kFaintCorrelation;

}  // namespace

ModemTransmitter::ModemTransmitter(uint32_t sample_hz)
    : mark_step_(phase_step(kMarkHz, sample_hz)), space_step_(phase_step(kSpaceHz, sample_hz)) {}

int16_t ModemTransmitter::sample(bool mark) {
  phase += mark ? mark_step_ : space_step_;
  return kSine[phase >> kPhaseShift];
}

void ModemReceiver::Correlation::add(int16_t sample, uint32_t phase, int sign) {
  const int64_t value = int64_t{sample} * sign;
  sine += value * kSine[phase >> kPhaseShift];
  cosine += value * kSine[static_cast<uint32_t>(phase + kQuarter) >> kPhaseShift];
}

int64_t ModemReceiver::Correlation::power() const {
  const int64_t a = sine / kPowerScale;
  const int64_t b = cosine / kPowerScale;
  return a * a + b * b;
}

void ModemReceiver::set_state(const ModemReceiverState& state) {
  state_ = state;
  mark_ = {};
  space_ = {};
  for (unsigned age = 0; age < kModemSamplesPerBit; ++age) {
    const unsigned index = (state.oldest + kModemSamplesPerBit - 1 - age) % kModemSamplesPerBit;
    const auto sample = static_cast<int16_t>(state.samples[index]);
    mark_.add(sample, state.mark_phase - age * kMarkStep, 1);
    space_.add(sample, state.space_phase - age * kSpaceStep, 1);
  }
}

bool ModemReceiver::receive(int16_t sample) {
  const auto leaving = static_cast<int16_t>(state_.samples[state_.oldest]);
  state_.samples[state_.oldest] = static_cast<uint16_t>(sample);
  state_.oldest = static_cast<uint8_t>((state_.oldest + 1) % kModemSamplesPerBit);
  state_.mark_phase += kMarkStep;
  state_.space_phase += kSpaceStep;
  mark_.add(leaving, state_.mark_phase - kModemSamplesPerBit * kMarkStep, -1);
  space_.add(leaving, state_.space_phase - kModemSamplesPerBit * kSpaceStep, -1);
  mark_.add(sample, state_.mark_phase, 1);
  space_.add(sample, state_.space_phase, 1);
  const int64_t mark_power = mark_.power();
  const int64_t space_power = space_.power();
  return mark_power + space_power < kCarrierPower || mark_power >= space_power;
}

}  // namespace triton
