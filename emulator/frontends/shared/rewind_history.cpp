#include "emulator/frontends/shared/rewind_history.hpp"

#include "emulator/support/packed_bytes.hpp"

namespace triton {
void RewindHistory::note(Duration time, const Triton& machine, size_t printed) {
  now_ += time;
  if (!states_.empty() && now_ - states_.back().when < kInterval) {
    return;
  }
  const std::vector<uint8_t> snapshot = machine.save_snapshot();
  states_.push_back({now_, snapshot.size(), pack_bytes(snapshot), printed});
  bytes_ += states_.back().packed.size();
  forget_beyond_bounds();
}

void RewindHistory::forget_beyond_bounds() {
  while (states_.size() > kMostStates || (bytes_ > kMostBytes && states_.size() > 1)) {
    bytes_ -= states_.front().packed.size();
    states_.pop_front();
  }
}

std::optional<RewindHistory::Earlier> RewindHistory::go_back(Duration back) {
  if (states_.empty()) {
    return std::nullopt;
  }
  while (states_.size() > 1 && states_.back().when > now_ - back) {
    bytes_ -= states_.back().packed.size();
    states_.pop_back();
  }
  now_ = states_.back().when;
  return Earlier{unpack_bytes(states_.back().packed, states_.back().length),
                 states_.back().printed};
}

RewindHistory::Duration RewindHistory::reach() const {
  return states_.empty() ? Duration{} : now_ - states_.front().when;
}

}  // namespace triton
