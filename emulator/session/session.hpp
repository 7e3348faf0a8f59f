// A machine with its firmware and somebody at the keyboard: what every front end drives, and what
// makes a test of the whole machine read like a story.
//
//   Session session(load_firmware(find_data_directory()));
//   session.boot();                                  // to the monitor's prompt
//   session.load_listing(read_listing("maze.bas"));
//   session.start_basic();
//   session.run_program(1234);                       // RUN, with RND's state set
//   session.type("10\r");
//   session.run_until_idle();                        // until it wants another key
//   session.row(0);
//
// Deterministic: the same calls give the same machine. run() may be cut into pieces of any length
// without a difference.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "emulator/chips/serial_printer.hpp"
#include "emulator/formats/firmware.hpp"
#include "emulator/formats/listing.hpp"
#include "emulator/machine/triton.hpp"
#include "emulator/session/input_player.hpp"
#include "emulator/session/instruction_observer.hpp"
#include "emulator/session/typist.hpp"

namespace triton {

/// What may end Session::run() before its cycle.
struct SessionStops {
  bool when_idle = false;        ///< the machine asks for a key and the typist has none left
  bool when_halted = false;      ///< the CPU stands at HLT (noticed within 20 ms)
  bool on_screen_write = false;  ///< after every instruction that wrote to the screen
  bool when_given_up = false;    ///< the attendant says so
  bool when_replayed = false;    ///< the replay is over
};

enum class SessionEvent : uint8_t {
  kReachedCycle,
  kIdle,
  kHalted,
  kScreenWrite,
  kObserverStopped,  ///< before the instruction that the observer did not want executed
  kGivenUp,          ///< the attendant gave up
  kReplayed,
  kInterrupted,  ///< interrupt_when() says so
};

/// How time has jumped.
enum class TimeJump : uint8_t {
  kBack,       ///< the machine stands where it stood once: what came after has not happened
  kElsewhere,  ///< it is another machine
};

/// All of a session that goes on from here, so that it can come back to it.
struct SessionPoint {
  Triton machine;
  Typist typist;
  InputPlayer player;
  size_t printed = 0;  ///< characters on the paper, beside those that the machine's printer keeps

  [[nodiscard]] uint64_t instructions() const { return machine.cpu().instructions; }
};

class Session {
 public:
  /// Powers the machine on. `config.roms` come after the firmware's, and so hide them where they
  /// overlap.
  explicit Session(Firmware firmware, TritonConfig config = {});

  [[nodiscard]] Triton& machine() { return machine_; }
  [[nodiscard]] const Triton& machine() const { return machine_; }
  [[nodiscard]] const Firmware& firmware() const { return firmware_; }
  [[nodiscard]] Typist& typist() { return typist_; }

  /// Hands every write to the screen, from now on, to `sink`, in order, in pieces.
  void trace_to(std::function<void(std::span<const ScreenWrite>)> sink);

  /// From now on calls `attendant` at the beginning of a run and at least every 20 ms of machine
  /// time: somebody who serves the machine's sockets, such as a tape recorder. It returns false
  /// when nothing more can come of this run. Null: nobody.
  void attend(std::function<bool(Triton&)> attendant) { attendant_ = std::move(attendant); }

  /// From now on a run ends within 20 ms of machine time after `asked` says so. Null: never.
  void interrupt_when(std::function<bool()> asked) { interrupt_asked_ = std::move(asked); }

  /// Hands every change of ports 6 and 7, from now on, to `sink`, in order, after each run and
  /// before the attendant is called.
  void latches_to(std::function<void(std::span<const LatchChange>)> sink);

  /// Hands what is done at keyboard and front panel, from now on, to `sink`, in order, after each
  /// run, also when there was nothing.
  void inputs_to(std::function<void(std::span<const MachineInput>)> sink);

  /// Calls `listener`, from now on, after each jump of time: what it wrote down may not have
  /// happened. The machine stands at `cycle` now. take_over() is no jump: who calls it knows.
  void jumps_to(std::function<void(TimeJump, uint64_t cycle)> listener) {
    jump_listeners_.push_back(std::move(listener));
  }

  // Going back. The paper in the printer goes back, too.
  [[nodiscard]] SessionPoint point() const {
    return {machine_, typist_, player_, printed_.characters.size()};
  }
  /// Between the two nobody is told or asked anything: not the sinks, not the attendant.
  /// Any number of come_back() and runs may lie between them. The second tells of a jump back
  /// if the machine does not stand where it stood.
  void begin_going_back();
  void end_going_back();
  /// To a point of this session.
  void come_back(const SessionPoint& point);
  /// Jumps to a machine that was saved: `how`, and with `printed` characters left on the paper.
  /// Throws std::runtime_error as Triton::load_snapshot() does; nothing has changed then.
  void load_snapshot(std::span<const uint8_t> bytes, TimeJump how = TimeJump::kElsewhere,
                     size_t printed = std::numeric_limits<size_t>::max());

  /// Plays a recording from here on: the machine must be the recording's, as it began.
  void replay(InputRecording recording) { player_ = InputPlayer(std::move(recording)); }
  [[nodiscard]] bool replaying() const { return !player_.done(); }
  /// Of the last replay: see InputPlayer.
  [[nodiscard]] std::optional<uint64_t> drifted_at() const { return player_.drifted_at(); }
  /// Somebody else takes over.
  void end_replay();

  /// Goes on as `other`: its firmware, machine and typist. The sinks and the printer stay this
  /// one's.
  void take_over(Session&& other);

  /// Hangs a serial printer on port 6, with new paper, or takes it away.
  void fit_printer(bool fitted);
  [[nodiscard]] bool printer_fitted() const { return machine_.serial_printer().keeping; }
  /// What stands on its paper.
  [[nodiscard]] const SerialPrinter::Received& printed() const { return printed_; }

  /// From now on run() goes instruction by instruction and shows each to `observer` first, which is
  /// a few times slower; nullptr ends that. A copy of the session has the same observer.
  void observe(InstructionObserver* observer) { observer_ = observer; }

  // Running.
  /// Runs to `cycle`, the typist typing, or to the first of `stops`.
  SessionEvent run(uint64_t cycle, SessionStops stops = {});
  /// Runs for `cycles` more cycles, the typist typing. What an interactive host calls.
  void advance(uint64_t cycles) { (void)run(machine_.cycles() + cycles); }
  /// Runs until the machine asks for a key and nothing is left to type. Throws InternalError after
  /// `limit_cycles`.
  void run_until_idle(uint64_t limit_cycles = kDefaultLimitCycles);
  /// Runs until `text` stands somewhere on the screen, in one row. Throws InternalError after
  /// `limit_cycles`.
  void run_until_text(std::string_view text, uint64_t limit_cycles = kDefaultLimitCycles);
  /// Runs instruction by instruction until the CPU is about to execute `address`. Throws
  /// InternalError after `limit_cycles`.
  void run_to_address(uint16_t address, uint64_t limit_cycles = kDefaultLimitCycles);

  // At the keyboard.
  /// Queues text in the notation of key_text.hpp (`\r`, `~` ...); typed as the machine asks.
  void type(std::string_view key_text);

  // A person's steps. Each runs the machine until it is done, and throws InternalError when the
  // machine does not come to the expected point.
  /// From power-on to the monitor's prompt.
  void boot();
  /// The machine as it stands would come to ask for a key: a ROM that starts by itself may not.
  [[nodiscard]] bool will_ask_for_a_key() const;
  /// At the monitor's prompt: puts the program where the tape routine would. Throws InputError when
  /// it does not fit the RAM.
  void load_listing(const Listing& listing);
  /// The same for the bytes of a tape, from the end address (1600) on.
  void load_program_memory(const std::vector<uint8_t>& bytes_from_1600, const std::string& name);
  /// At the monitor's prompt: T; returns when BASIC asks for a key.
  void start_basic();
  /// At BASIC's prompt: RUN. With a seed: comes back at RUNBEG, before the first statement, with
  /// RND's state set; without: comes back when Return has been taken.
  void run_program(std::optional<uint16_t> seed);
  /// At the monitor's prompt: G and `address`; returns before the instruction there is executed.
  void run_machine_code(uint16_t address);
  /// Stores RND's state. Throws InputError if the firmware has no such symbol.
  void set_seed(uint16_t seed);

  // The screen.
  /// Displayed row 0..15 as text: codes 20-5F as they are, graphics as `graphic`; spaces at the end
  /// are left out.
  [[nodiscard]] std::string row(unsigned displayed_row, char graphic = '.') const;
  [[nodiscard]] std::vector<std::string> rows(char graphic = '.') const;
  /// `text` (codes 00-7F) stands in one displayed row.
  [[nodiscard]] bool screen_shows(std::string_view text) const;
  /// The 1,024 codes as displayed, top row first.
  [[nodiscard]] std::vector<uint8_t> displayed_codes() const;

  /// Ten emulated minutes at 0.8 MHz.
  static constexpr uint64_t kDefaultLimitCycles = 480'000'000;

 private:
  SessionEvent run_with_stops(uint64_t cycle, SessionStops stops);
  std::optional<RunResult> run_machine(uint64_t cycle);
  [[noreturn]] void give_up(std::string_view expected, uint64_t limit_cycles) const;
  void hand_over_trace();
  void play_back();
  void take_printed();
  void forget_untold();
  void tell_of_jump(TimeJump how);
  void hand_over_latches();
  void hand_over_inputs();
  void type_and_wait_until_taken(std::string_view key_text);

  Firmware firmware_;
  Triton machine_;
  Typist typist_;
  InstructionObserver* observer_ = nullptr;
  std::function<bool(Triton&)> attendant_;
  std::function<bool()> interrupt_asked_;
  std::function<void(std::span<const ScreenWrite>)> trace_sink_;
  std::function<void(std::span<const LatchChange>)> latch_sink_;
  std::function<void(std::span<const MachineInput>)> input_sink_;
  InputPlayer player_;
  std::vector<std::function<void(TimeJump, uint64_t)>> jump_listeners_;
  std::optional<uint64_t> going_back_from_;  ///< the cycle, while nobody is told anything
  SerialPrinter::Received printed_;
};

}  // namespace triton
