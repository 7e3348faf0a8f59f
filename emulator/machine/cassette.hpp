// The cassette interface: UART, modem, motor relay, and the two sockets that a recorder plugs into.
//
// Lazy: nothing is computed until the CPU or the host looks, then all that has happened since.
// While the motor stands, that is nothing.
//
// Earphone       the host feeds the tape ahead of time, as samples (kModemSampleHz) or, for the
//                fast path, as bytes; it moves only while the motor runs. With both empty, silence.
// Microphone     the host takes what was sent, as events in time; the modem's transmitter makes
//                samples of them.
// Fast path      bytes go from the tape to the UART's buffer and from the UART to the tape without
//                passing through the modem and without taking time: the same bytes.
// Last byte      when the motor stops, a byte that waits for the shift register is noted as well: the
//                recorder runs on until it is on the tape.
// Loop           a cable from the microphone socket to the earphone socket: what the modem sends it
//                receives, at the modem's pace whatever the motor and the fast path. It is plugged in in
//                place of the tape, which stands still meanwhile; a recorder at the microphone goes on
//                recording. For the manual's echo test.
//
// (?) That the front panel's RESET reaches the UART's XR is our reading.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "emulator/chips/modem.hpp"
#include "emulator/chips/state_archive.hpp"
#include "emulator/chips/uart.hpp"

namespace triton {

/// Something that happened at the microphone socket.
struct TapeEvent {
  enum class Kind : uint8_t { kMotorOn, kMotorOff, kByte };
  Kind kind = Kind::kByte;
  uint8_t byte = 0;    ///< of kByte
  uint64_t cycle = 0;  ///< of kByte: when its start bit begins

  bool operator==(const TapeEvent&) const = default;
};

class Cassette {
 public:
  /// What the host may feed beyond what it has been asked for.
  static constexpr size_t kMostWaiting = size_t{1} << 20;

  explicit Cassette(uint32_t clock_hz);

  // The CPU's side: ports 1, 4, 2 and bit 7 of port 7. Cycles do not go backwards.
  /// Port 1: bit 0 DAV, 1 parity error, 2 framing error, 3 overrun, 4 TBMT; the others read 0.
  [[nodiscard]] uint8_t read_status(uint64_t cycle);
  [[nodiscard]] uint8_t read_data(uint64_t cycle);
  void write_data(uint8_t byte, uint64_t cycle);
  void set_relay(bool on, uint64_t cycle);
  void reset(uint64_t cycle);

  // The host's side.
  /// Catches up with `cycle`. Whoever looks at what waits, or takes events, calls it first.
  void advance(uint64_t cycle);
  [[nodiscard]] bool motor_runs() const { return relay_ || override_; }
  /// The front panel's tape override switch: the motor runs whatever the relay does.
  void set_override(bool on, uint64_t cycle);
  [[nodiscard]] bool override_is_on() const { return override_; }
  void set_loop(bool on, uint64_t cycle);
  [[nodiscard]] bool loop_is_on() const { return loop_; }
  void set_fast(bool fast, uint64_t cycle);
  [[nodiscard]] bool is_fast() const { return fast_; }

  /// Appends tape. At most kMostWaiting may wait; the rest is dropped.
  void feed_samples(std::span<const int16_t> samples);
  void feed_bytes(std::span<const uint8_t> bytes);
  [[nodiscard]] size_t samples_waiting() const { return samples_.size() - samples_taken_; }
  [[nodiscard]] size_t bytes_waiting() const { return bytes_.size() - bytes_taken_; }
  /// Takes what waits out of the machine, but for the next `kept_samples`: the tape was stopped or
  /// changed.
  void drop_waiting(size_t kept_samples = 0);

  /// While true, what is sent is noted in `events`; not part of the state.
  bool noting = false;
  std::vector<TapeEvent> events;

  /// The byte that waits for the shift register, as it will be noted; none: it has been already.
  [[nodiscard]] std::optional<TapeEvent> waiting_byte() const;

  // What the host's recorder needs to go on from a saved state. Means nothing to the machine, which
  // saves and loads it.
  /// Where its tape stands; at most kMostNotes. See TapePlace.
  std::vector<uint8_t> recorder_notes;
  /// Events that it has taken, and that are on no file yet. A loaded state has them in `events`.
  std::vector<TapeEvent> unsaved_events;
  static constexpr size_t kMostNotes = size_t{1} << 17;

  [[nodiscard]] const UartState& uart() const { return uart_.state; }

  /// The state at `cycle`.
  void save(StateWriter& writer, uint64_t cycle) const;
  /// What was saved at `cycle`. Leaves `noting` and the events as they are. Throws
  /// std::runtime_error.
  void load(StateReader& reader, uint64_t cycle);
  /// The recorder's notes and all events.
  void save_recorder(StateWriter& writer) const;
  void load_recorder(StateReader& reader);

 private:
  [[nodiscard]] uint64_t clock_at(uint64_t cycle) const;
  [[nodiscard]] uint64_t cycle_at(uint64_t clock) const;
  void send_until(uint64_t clock);
  void receive_until(uint64_t clock);
  [[nodiscard]] bool receiver_rests() const;
  [[nodiscard]] int16_t next_sample(uint64_t clock);
  void take_fast_byte();
  void save_as_it_is(StateWriter& writer) const;
  template <class Archive, class Self>
  static void archive_fields(Archive& archive, Self& self);
  void note_motor(bool was_running, uint64_t cycle);
  void note_frame(const Uart::Frame& frame);

  uint32_t clock_hz_;
  Uart uart_;
  ModemTransmitter loop_transmitter_{kModemSampleHz};
  ModemReceiver receiver_;
  uint64_t clock_ = 0;  ///< UART clocks received so far
  uint64_t noted_ = 0;  ///< clock at which the last byte that was noted began; not saved
  uint16_t silent_samples_ = 0;
  bool relay_ = false;
  bool override_ = false;
  bool loop_ = false;
  bool fast_ = false;
  std::vector<int16_t> samples_;
  size_t samples_taken_ = 0;
  std::vector<uint8_t> bytes_;
  size_t bytes_taken_ = 0;
};

}  // namespace triton
