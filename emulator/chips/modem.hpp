// Modem MC14412 as in the Triton: 300 baud, the US "originate" pair, simplex.
//
// Transmitter    mark (1) 1,270 Hz, space (0) 1,070 Hz: a sine whose phase runs on when the tone
//                changes. The carrier is always there: a resting line is mark.
// Receiver       compares the two tones in the last bit's time. Both halves work at the same time.
// Carrier        below -50 dB of full scale for a bit's time: none, and the line rests at 1.
// Samples        16 bits signed; the receiver's come at kModemSampleHz. Integers throughout: the
//                same on every host.
//
// Sources        Motorola data sheet of the MC14412 (tones); Triton user manual (1978): originate
//                pair, carrier present while idle.
//
// Not emulated   the chip's own discriminator, which measures the periods between zero crossings:
//                ours compares the energy at the two tones over one bit, so that it receives what
//                the chip would and more; the steps of the chip's synthesised sine; answer mode,
//                self test, the analogue filters round the chip.
#pragma once

#include <array>
#include <cstdint>

namespace triton {

inline constexpr uint32_t kMarkHz = 1'270;
inline constexpr uint32_t kSpaceHz = 1'070;
/// The receiver's sample rate: 32 samples a bit.
inline constexpr uint32_t kModemSampleHz = 9'600;
inline constexpr unsigned kModemSamplesPerBit = 32;
inline constexpr double kBitsPerSecond = double{kModemSampleHz} / kModemSamplesPerBit;

class ModemTransmitter {
 public:
  /// -6 dB of full scale.
  static constexpr int16_t kAmplitude = 16'384;

  /// `sample_hz`: 4,000 to 1,000,000.
  explicit ModemTransmitter(uint32_t sample_hz);

  /// The next sample, the line being at 1 (`mark`) or 0 since the last.
  int16_t sample(bool mark);

  uint32_t phase = 0;  ///< in periods * 2^32

 private:
  uint32_t mark_step_;
  uint32_t space_step_;
};

struct ModemReceiverState {
  std::array<uint16_t, kModemSamplesPerBit> samples{};  ///< the last bit's, two's complement
  uint8_t oldest = 0;                                   ///< index into samples
  uint32_t mark_phase = 0;                              ///< of the newest, periods * 2^32
  uint32_t space_phase = 0;

  bool operator==(const ModemReceiverState&) const = default;
};

template <class Archive>
void archive_state(Archive& archive, typename Archive::template Ref<ModemReceiverState> state) {
  for (auto& sample : state.samples) archive(sample);
  archive(state.oldest, state.mark_phase, state.space_phase);
}

[[nodiscard]] inline bool is_valid(const ModemReceiverState& state) {
  return state.oldest < kModemSamplesPerBit;
}

class ModemReceiver {
 public:
  [[nodiscard]] const ModemReceiverState& state() const { return state_; }
  void set_state(const ModemReceiverState& state);

  /// Takes the next sample; returns the line: true is 1, mark. A change of tone shows half a bit
  /// later.
  bool receive(int16_t sample);
  /// As receive() with so many zeros that nothing is left of what came before.
  void forget() { set_state({}); }

 private:
  struct Correlation {
    int64_t cosine = 0;
    int64_t sine = 0;
    void add(int16_t sample, uint32_t phase, int sign);
    [[nodiscard]] int64_t power() const;
  };

  ModemReceiverState state_;
  Correlation mark_;
  Correlation space_;
};

}  // namespace triton
