#include "emulator/frontends/shared/live_keyboard.hpp"

namespace triton {
namespace {

constexpr uint8_t kControlC = 0x03;
constexpr LiveKeyboard::KeyId kNoKey = -1;

uint64_t cycles_of(unsigned milliseconds, const Triton& machine) {
  return uint64_t{machine.config().clock_hz} * milliseconds / 1'000;
}

}  // namespace

void LiveKeyboard::key_down(KeyId key, uint8_t code) {
  if (code == kControlC) {
    queue_.clear();
  }
  if (queue_.size() < kLongestQueue) {
    queue_.push_back({key, code});
  }
}

void LiveKeyboard::key_up(KeyId key) {
  for (Press& press : queue_) {
    press.released = press.released || press.key == key;
  }
  if (down_ && down_->key == key) {
    down_->released = true;
  }
}

void LiveKeyboard::all_up() {
  for (Press& press : queue_) {
    press.released = true;
  }
  if (down_) {
    down_->released = true;
  }
}

void LiveKeyboard::tap(uint8_t code) {
  key_down(kNoKey, code);
  key_up(kNoKey);
}

void LiveKeyboard::act(Triton& machine) {
  if (phase_ == Phase::kUnread && machine.key_was_read()) {
    phase_ = Phase::kRead;
    phase_cycle_ = machine.cycles();
  }
  if (repeats(machine)) {
    queue_.push_front({down_->key, down_->code, false, true});
  }
  if (phase_ != Phase::kUp && may_release(machine)) {
    machine.release_key();
    asked_for_ = asked_for_ && phase_ == Phase::kRead;
    phase_ = Phase::kUp;
    phase_cycle_ = machine.cycles();
    down_.reset();
  }
  if (phase_ != Phase::kUp || queue_.empty()) {
    next_since_.reset();
  } else if (!next_since_) {
    next_since_ = machine.cycles();
  }
  if (phase_ == Phase::kUp && !queue_.empty() && may_press(machine)) {
    asked_for_ = machine.waiting_for_key();
    down_ = queue_.front();
    queue_.pop_front();
    machine.press_key(down_->code);
    phase_ = Phase::kUnread;
    phase_cycle_ = machine.cycles();
  }
  holding_ = phase_ == Phase::kRead &&
             machine.cycles() - phase_cycle_ < cycles_of(kHoldMilliseconds, machine);
}

bool LiveKeyboard::repeats(const Triton& machine) const {
  const bool held = phase_ == Phase::kRead && hold_while_down && !down_->released;
  if (!auto_repeat || !held || !queue_.empty()) {
    return false;
  }
  const unsigned delay = down_->repeated ? kRepeatMilliseconds : kRepeatDelayMilliseconds;
  return machine.cycles() - phase_cycle_ >= cycles_of(delay, machine);
}

bool LiveKeyboard::may_press(const Triton& machine) const {
  if (machine.waiting_for_key()) {
    return true;
  }
  const uint64_t up_for = machine.cycles() - phase_cycle_;
  if (asked_for_ && queue_.front().code != kControlC) {
    return !endless_patience && up_for >= cycles_of(kPatienceMilliseconds, machine);
  }
  const bool waits_for_warp = endless_patience && queue_.front().code != kControlC &&
                              machine.cycles() - next_since_.value_or(machine.cycles()) <
                                  cycles_of(kWarpPatienceMilliseconds, machine);
  return !waits_for_warp && up_for >= cycles_of(kGapMilliseconds, machine);
}

bool LiveKeyboard::may_release(const Triton& machine) const {
  const uint64_t down_for = machine.cycles() - phase_cycle_;
  if (phase_ == Phase::kRead) {
    const bool let_go = down_->released || !hold_while_down || !queue_.empty();
    return let_go && down_for >= cycles_of(kHoldMilliseconds, machine);
  }
  const bool interrupted = !queue_.empty() && queue_.front().code == kControlC;
  return interrupted || (down_->released && down_for >= cycles_of(kLongestMilliseconds, machine));
}

}  // namespace triton
