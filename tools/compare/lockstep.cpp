#include "tools/compare/lockstep.hpp"

#include <fmt/format.h>

#include "emulator/support/errors.hpp"
#include "tools/compare/machine_player.hpp"

namespace triton::compare {

namespace {

using programs::Screen;
using Event = MachinePlayer::Event;
using Kind = Difference::Kind;
using ReferenceState = Difference::ReferenceState;

/// Ends the reference's run: the difference is in the Lockstep.
struct Different {};

class Lockstep final : public programs::FrameSink, public programs::KeySource {
 public:
  Lockstep(const StartedProgram& start, uint16_t seed, std::string_view keys,
           const std::atomic<bool>& cancelled)
      : machine_(start, seed, cancelled),
        keys_(keys),
        random_(seed),
        machine_random_state_(seed),
        screen_(machine_.frame(), *this) {}

  Outcome play(const programs::Program& program) {
    try {
      outcome_.end = play_reference(program);
    } catch (const Different&) {
    }
    outcome_.cycles = machine_.cycles();
    return outcome_;
  }

  void frame(const programs::Frame& expected) override {
    switch (machine_.next_event()) {
      case Event::kWaiting:
        fail(Kind::kMachineWaits, ReferenceState::kWrote);
      case Event::kSilent:
        fail(Kind::kMachineIsSilent, ReferenceState::kWrote);
      case Event::kWrote:
        break;
    }
    const bool equal = machine_.write() == screen_.last_write() &&
                       (!machine_.has_frame() || machine_.shows(expected));
    if (!equal) fail(Kind::kFrame, ReferenceState::kWrote);
    ++outcome_.frames;
    machine_random_state_ = machine_.random_state();
  }

  uint8_t next() override {
    const bool used_up = outcome_.keys_typed == keys_.size();
    expect_waiting(used_up ? ReferenceState::kKeysUsedUp : ReferenceState::kAsksForKey);
    if (used_up) throw programs::EndOfKeys{};
    const auto character = static_cast<uint8_t>(keys_[outcome_.keys_typed++] & 0x7F);
    machine_.type(character);
    return character;
  }

 private:
  Outcome::End play_reference(const programs::Program& program) {
    try {
      program.play(screen_, random_, *this);
    } catch (const programs::EndOfKeys&) {
      return Outcome::End::kKeysUsedUp;
    } catch (const programs::ControlC&) {
      expect_break();
      return Outcome::End::kControlC;
    } catch (const programs::ReplyNotModelled& error) {
      throw InputError(fmt::format("compare: key {}: {}", outcome_.keys_typed, error.what()));
    }
    expect_waiting(ReferenceState::kEnded);
    return Outcome::End::kProgramEnded;
  }

  void expect_waiting(ReferenceState reference_state) {
    switch (machine_.next_event()) {
      case Event::kWrote:
        fail(Kind::kMachineGoesOn, reference_state);
      case Event::kSilent:
        fail(Kind::kMachineIsSilent, reference_state);
      case Event::kWaiting:
        break;
    }
    // After the program's end BASIC's prompt steps the state: what counts is the last frame's.
    if (reference_state != ReferenceState::kEnded) machine_random_state_ = machine_.random_state();
    if (machine_random_state_ != random_.state()) fail(Kind::kRandomState, reference_state);
  }

  /// The machine must leave the program for its monitor, whatever that writes.
  void expect_break() {
    const uint64_t give_up = machine_.cycles() + MachinePlayer::kSilenceCycles;
    Event event = machine_.next_event();
    if (event == Event::kWaiting) fail(Kind::kMachineWaits, ReferenceState::kBrokenOff);
    while (event == Event::kWrote && machine_.cycles() < give_up) event = machine_.next_event();
    if (event == Event::kWrote) fail(Kind::kMachineGoesOn, ReferenceState::kBrokenOff);
    if (event == Event::kSilent) fail(Kind::kMachineIsSilent, ReferenceState::kBrokenOff);
  }

  [[noreturn]] void fail(Kind kind, ReferenceState reference_state) {
    Difference difference;
    difference.kind = kind;
    difference.reference_state = reference_state;
    difference.frame_number = outcome_.frames + 1;
    difference.expected = screen_.frame();
    difference.actual = machine_.frame();
    if (reference_state == ReferenceState::kWrote) difference.expected_write = screen_.last_write();
    if (kind == Kind::kFrame || kind == Kind::kMachineGoesOn) {
      difference.actual_write = machine_.write();
    }
    difference.line = machine_.current_line();
    difference.expected_random_state = random_.state();
    difference.actual_random_state =
        kind == Kind::kRandomState ? machine_random_state_ : machine_.random_state();
    outcome_.difference = difference;
    throw Different{};
  }

  MachinePlayer machine_;
  std::string_view keys_;
  programs::Random random_;
  uint16_t machine_random_state_;
  Screen screen_;
  Outcome outcome_;
};

}  // namespace

Outcome compare_game(const programs::Program& program, const StartedProgram& start, uint16_t seed,
                     std::string_view keys, const std::atomic<bool>& cancelled) {
  return Lockstep(start, seed, keys, cancelled).play(program);
}

}  // namespace triton::compare
