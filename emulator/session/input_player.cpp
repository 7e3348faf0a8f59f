#include "emulator/session/input_player.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "emulator/support/errors.hpp"

namespace triton {
namespace {

uint64_t cycle_of(const InputRecording::Event& event) {
  return std::visit([](const auto& kind) { return kind.cycle; }, event);
}

}  // namespace

uint64_t InputPlayer::next_cycle() const {
  return done() ? kNever : cycle_of(recording_->events[next_]);
}

bool InputPlayer::act(Triton& machine) {
  bool changed = false;
  while (!done() && next_cycle() <= machine.cycles()) {
    const InputRecording::Event& event = recording_->events[next_];
    if (cycle_of(event) != machine.cycles() && !drifted_at_) drifted_at_ = machine.cycles();
    perform(event, machine);
    changed = changed || std::holds_alternative<MachineChange>(event);
    ++next_;
  }
  return changed;
}

void InputPlayer::perform(const InputRecording::Event& event, Triton& machine) {
  if (const auto* input = std::get_if<MachineInput>(&event)) {
    machine.apply(*input);
  } else if (const auto* check = std::get_if<MachineCheck>(&event)) {
    if (check_of(machine) != *check && !drifted_at_) drifted_at_ = machine.cycles();
  } else if (const auto* change = std::get_if<MachineChange>(&event)) {
    try {
      machine.load_snapshot(change->snapshot);
    } catch (const std::runtime_error& error) {
      throw InputError(
          fmt::format("the recording's machine after cycle {}: {}", change->cycle, error.what()));
    }
  }
}

}  // namespace triton
