#include "emulator/session/typist.hpp"

namespace triton {

void Typist::type(std::span<const TypedKey> keys) {
  keys_.insert(keys_.end(), keys.begin(), keys.end());
}

bool Typist::wants_machine_waiting() const {
  return phase_ == Phase::kReady && !keys_.empty() &&
         keys_.front().kind == TypedKey::Kind::kCharacter;
}

void Typist::act(Triton& machine) {
  if (phase_ == Phase::kKeyDown && machine.key_was_read()) {
    phase_ = Phase::kKeyRead;
    next_cycle_ =
        machine.cycles() + uint64_t{machine.config().clock_hz} * kHoldMilliseconds / 1'000;
  }
  if (machine.cycles() >= next_cycle_) {
    if (phase_ == Phase::kKeyRead) machine.release_key();
    if (phase_ == Phase::kWaiting) has_waited_ = true;
    phase_ = Phase::kReady;
    next_cycle_ = kNever;
  }
  if (phase_ == Phase::kReady && !keys_.empty()) start_next(machine);
}

void Typist::start_next(Triton& machine) {
  const TypedKey key = keys_.front();
  if (key.kind == TypedKey::Kind::kWaitOneSecond) {
    keys_.pop_front();
    phase_ = Phase::kWaiting;
    next_cycle_ = machine.cycles() + machine.config().clock_hz;
    return;
  }
  if (!has_waited_ && !machine.waiting_for_key()) return;
  has_waited_ = false;
  keys_.pop_front();
  machine.press_key(key_code_for_character(key.character));
  phase_ = Phase::kKeyDown;
}

}  // namespace triton
