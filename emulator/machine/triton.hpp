// The Transam Triton: 8080A, VDU, keyboard, ports, interrupts, memory. One value: copy it and both
// run on, equal.
//
//   Triton machine(config);                         // power on, RESET done
//   machine.run_until(machine.cycles() + 16'000);   // one 50 Hz field at 0.8 MHz
//   machine.press_key(0x72);                        // a keyboard code, not a character:
//                                                   // see key_code_for_character
//   machine.screen().displayed(0, 0);
//
// Time is CPU cycles. There is no clock, no I/O and no randomness here; inputs take effect at the
// cycle at which they are given. Same config and same inputs at the same cycles: same machine, bit
// for bit.
//
// Memory map     see build_memory() in triton.cpp
// Port map       see in() and out() in triton.cpp
// Sources        Triton user manual (1978): memory map, ports, interrupts, front panel.
//
// Not emulated   loudspeaker and oscillator are made of the latches' changes by whoever listens to
//                them (take_latch_changes). The CPU cannot read display RAM (the manual:
//                it "can only be written"; it reads FF).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "emulator/chips/eprom_programmer.hpp"
#include "emulator/chips/i8080.hpp"
#include "emulator/chips/keyboard.hpp"
#include "emulator/chips/serial_printer.hpp"
#include "emulator/chips/vdu.hpp"
#include "emulator/machine/cassette.hpp"

namespace triton {

struct RomImage {
  uint16_t address = 0;  ///< where its first byte is seen
  std::vector<uint8_t> bytes;
};

struct TritonConfig {
  uint32_t clock_hz = 800'000;  ///< CPU clock, 1..1,000,000,000; used by the VDU's real timing and
                                ///< by hosts for pacing
  unsigned ram_kib =
      8;  ///< RAM cards at 2000 up, 0..40 in steps of 8, beside the 3 KiB at 1400-1FFF
  VduTiming vdu_timing = VduTiming::kInstant;
  /// Must lie in 0000-0FFF or C000-FFFF, else std::invalid_argument; of two that overlap the later
  /// one is seen.
  std::vector<RomImage> roms;
};

/// Of port 6.
inline constexpr uint8_t kPrinterBit = 0x80;
// Of port 7.
inline constexpr uint8_t kTapeRelayBit = 0x80;
inline constexpr uint8_t kOscillatorBit = 0x40;

/// Port 03: eight LEDs. Port 06: two spare latches, bit 7 also the serial printer. Port 07: relay
/// and oscillator.
struct LatchState {
  uint8_t leds = 0xFF;  ///< as written: a 0 bit is a lit LED
  uint8_t port6 = 0;    ///< bits 7 and 6
  uint8_t port7 = 0;    ///< bit 7 tape motor relay, bit 6 oscillator
  bool operator==(const LatchState&) const = default;
};

template <class Archive>
void archive_state(Archive& archive, typename Archive::template Ref<LatchState> state) {
  archive(state.leds, state.port6, state.port7);
}

/// Port 6 or 7 changed at `cycle`. What sound and printers are made of.
struct LatchChange {
  uint64_t cycle = 0;
  uint8_t port6 = 0;  ///< from here on, as LatchState
  uint8_t port7 = 0;

  bool operator==(const LatchChange&) const = default;
};

/// Somebody used keyboard or front panel.
struct MachineInput {
  enum class Kind : uint8_t { kKey, kKeyUp, kInterrupt, kPause, kResume, kReset, kLoop };
  uint64_t cycle = 0;
  Kind kind = Kind::kKey;
  uint8_t value = 0;  ///< of kKey: its code; of kInterrupt: the line; of kLoop: 1 plugged, 0 pulled

  bool operator==(const MachineInput&) const = default;
};

/// Why run_until() came back.
enum class RunResult : uint8_t {
  kReachedCycle,
  kWaitingForKey,  ///< only when stop_when_waiting(true)
  kKeyRead,        ///< only when stop_on_key_read(true): the key that is down was read, first time
  kScreenWrite,    ///< only when stop_on_screen_write(true)
};

class Triton final : private I8080Bus {
 public:
  explicit Triton(const TritonConfig& config);

  /// RESET button: CPU to 0000, latches to their reset state; memory, display RAM and time stay.
  void reset();
  /// Runs whole instructions until cycles() >= cycle, or an enabled stop condition. PAUSE held:
  /// time passes, nothing happens.
  RunResult run_until(uint64_t cycle);
  /// One instruction (or one interrupt taken). Halted or PAUSE held: 4 cycles pass.
  void step();

  [[nodiscard]] uint64_t cycles() const { return cpu_.state.cycles; }
  [[nodiscard]] const TritonConfig& config() const { return config_; }

  // Inputs.
  void press_key(uint8_t code);  ///< KR2376 code 00-7F; down until release_key()
  void release_key();
  void press_interrupt(
      unsigned line);            ///< front panel INTn, 1..7: edge, remembered while INTE is 0
  void set_paused(bool paused);  ///< PAUSE switch (RDYIN low)
  [[nodiscard]] bool paused() const { return paused_; }
  void set_loop(bool plugged);  ///< the cable from output to input socket, see Cassette

  /// True while the program polls the keyboard in a tight loop with no key down and does nothing
  /// else: the last 32 reads of port 0 came from one address, at most 300 cycles apart, all without
  /// strobe, with no port output, display write or look at the UART between them, and no tape is
  /// being read: while the motor runs, none for two bytes' time (80 ms) after a look at the UART.
  /// It is how hosts know that the machine "asks for a key", whatever the firmware.
  [[nodiscard]] bool waiting_for_key() const {
    return idle_polls_ >= kIdlePolls && cycles() - last_poll_cycle_ <= kIdlePollCycles &&
           !reads_tape();
  }
  /// True when the key that is down has been read (port 0 with the strobe set) since it was
  /// pressed.
  [[nodiscard]] bool key_was_read() const { return key_was_read_; }
  void stop_when_waiting(bool enabled) { stop_when_waiting_ = enabled; }
  void stop_on_key_read(bool enabled) { stop_on_key_read_ = enabled; }
  void stop_on_screen_write(bool enabled) { stop_on_screen_write_ = enabled; }

  // Looking inside.
  [[nodiscard]] const I8080State& cpu() const { return cpu_.state; }
  [[nodiscard]] I8080State& cpu() { return cpu_.state; }
  [[nodiscard]] const Vdu& screen() const { return vdu_; }
  [[nodiscard]] Vdu& screen() { return vdu_; }
  [[nodiscard]] const KeyboardState& keyboard() const { return keyboard_.state; }
  [[nodiscard]] const LatchState& latches() const { return latches_; }
  /// The recorder's sockets and the tape override switch; times are cycles().
  [[nodiscard]] const Cassette& cassette() const { return cassette_; }
  [[nodiscard]] Cassette& cassette() { return cassette_; }
  /// The programmer on ports FC-FF; not there until a 2708 is fitted.
  [[nodiscard]] const EpromProgrammer& eprom_programmer() const { return eprom_programmer_; }
  [[nodiscard]] EpromProgrammer& eprom_programmer() { return eprom_programmer_; }
  /// The printer on port 6: it listens always, and keeps what it hears while it has paper. Its time
  /// is that of the last change of the line: run_to(cycles()) before taking what was received.
  [[nodiscard]] SerialPrinter& serial_printer() { return serial_printer_; }
  [[nodiscard]] const SerialPrinter& serial_printer() const { return serial_printer_; }
  /// Latch trace: while on, every change of ports 6 and 7 is kept until it is taken. Not part of
  /// the state.
  void trace_latches(bool enabled) { tracing_latches_ = enabled; }
  [[nodiscard]] std::vector<LatchChange> take_latch_changes() {
    return std::exchange(latch_changes_, {});
  }
  /// Input trace: while on, every input is kept until it is taken. Not part of the state.
  void trace_inputs(bool enabled) { tracing_inputs_ = enabled; }
  [[nodiscard]] std::vector<MachineInput> take_inputs() { return std::exchange(inputs_, {}); }
  /// Does what the traced input was, now.
  void apply(const MachineInput& input);
  /// What the CPU would read at `address`. No side effects.
  [[nodiscard]] uint8_t peek(uint16_t address) const { return memory_.bytes[address]; }
  [[nodiscard]] uint16_t peek_word(uint16_t address) const;
  /// Stores into RAM or display RAM as a tool does (no cycle passes, no trace); false where there
  /// is no RAM.
  bool poke(uint16_t address, uint8_t value);
  /// First address past the RAM that starts at 1400.
  [[nodiscard]] uint32_t ram_end() const;

  // Snapshot (layout: snapshot.cpp): magic, version, length, checksum, the whole configuration with
  // the ROMs' bytes, so that a snapshot stands alone, and the state. Not in it: the screen trace,
  // whether tape events are noted and latches and inputs traced, and the stop_... switches;
  // load_snapshot() leaves them as they are and drops latch changes and inputs that were not taken.
  [[nodiscard]] std::vector<uint8_t> save_snapshot() const;
  /// Throws std::runtime_error that says what was found and what was expected; *this is unchanged
  /// then.
  void load_snapshot(std::span<const uint8_t> bytes);

 private:
  static constexpr unsigned kIdlePolls = 32;
  static constexpr uint64_t kIdlePollCycles = 300;
  static constexpr uint64_t kTwoTapeBytesMilliseconds = 80;

  uint8_t in(uint8_t port, uint64_t cycle) override;
  void out(uint8_t port, uint8_t value, uint64_t cycle) override;
  void write(uint16_t address, uint8_t value, uint64_t cycle) override;
  void build_memory();
  void fit_rom(const RomImage& rom);
  uint8_t poll_keyboard(uint64_t cycle);
  [[nodiscard]] uint64_t tape_is_read_until(uint64_t looked_at_cycle) const {
    return looked_at_cycle + kTwoTapeBytesMilliseconds * config_.clock_hz / 1'000;
  }
  void note_look_at_uart(uint64_t cycle);
  [[nodiscard]] bool reads_tape() const {
    return cassette_.motor_runs() && cycles() < tape_is_read_until_;
  }
  void note_screen_write();
  void write_port6(uint8_t value, uint64_t cycle);
  void set_latch(uint8_t& latch, uint8_t value, uint64_t cycle);
  void note_input(MachineInput::Kind kind, uint8_t value = 0);
  template <class Archive, class Self>
  static void archive_machine(Archive& archive, Self& machine);

  TritonConfig config_;
  I8080 cpu_;
  I8080Memory memory_;
  Vdu vdu_;
  Keyboard keyboard_;
  EpromProgrammer eprom_programmer_;
  Cassette cassette_;
  SerialPrinter serial_printer_;
  LatchState latches_;
  bool paused_ = false;
  unsigned idle_polls_ = 0;
  uint64_t last_poll_cycle_ = 0;
  uint16_t last_poll_pc_ = 0;
  uint64_t tape_is_read_until_ = 0;  ///< while the motor runs
  bool key_was_read_ = false;
  bool stop_when_waiting_ = false;
  bool stop_on_key_read_ = false;
  bool stop_on_screen_write_ = false;
  bool key_read_now_ = false;        ///< for the first time, since run_until() began
  bool screen_was_written_ = false;  ///< since run_until() began
  bool tracing_latches_ = false;
  std::vector<LatchChange> latch_changes_;
  bool tracing_inputs_ = false;
  std::vector<MachineInput> inputs_;
};

}  // namespace triton
