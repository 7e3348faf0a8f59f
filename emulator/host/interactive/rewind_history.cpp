#include "emulator/host/interactive/rewind_history.hpp"

#include <zlib.h>

#include <utility>

#include "emulator/host/errors.hpp"

namespace triton {
namespace {

std::vector<uint8_t> pack(const std::vector<uint8_t>& bytes) {
  uLongf length = compressBound(static_cast<uLong>(bytes.size()));
  std::vector<uint8_t> packed(length);
  if (compress2(packed.data(), &length, bytes.data(), static_cast<uLong>(bytes.size()),
                Z_BEST_SPEED) != Z_OK) {
    throw InternalError("cannot pack a snapshot");
  }
  packed.resize(length);
  packed.shrink_to_fit();
  return packed;
}

std::vector<uint8_t> unpack(const std::vector<uint8_t>& packed, size_t length) {
  std::vector<uint8_t> bytes(length);
  auto unpacked = static_cast<uLongf>(length);
  if (uncompress(bytes.data(), &unpacked, packed.data(), static_cast<uLong>(packed.size())) !=
          Z_OK ||
      unpacked != length) {
    throw InternalError("cannot unpack a snapshot");
  }
  return bytes;
}

}  // namespace

void RewindHistory::note(Duration time, const Triton& machine) {
  now_ += time;
  if (!states_.empty() && now_ - states_.back().when < kInterval) {
    return;
  }
  const std::vector<uint8_t> snapshot = machine.save_snapshot();
  states_.push_back({now_, snapshot.size(), pack(snapshot)});
  bytes_ += states_.back().packed.size();
  forget_beyond_bounds();
}

void RewindHistory::forget_beyond_bounds() {
  while (states_.size() > kMostStates || (bytes_ > kMostBytes && states_.size() > 1)) {
    bytes_ -= states_.front().packed.size();
    states_.pop_front();
  }
}

std::vector<uint8_t> RewindHistory::go_back(Duration back) {
  if (states_.empty()) {
    return {};
  }
  while (states_.size() > 1 && states_.back().when > now_ - back) {
    bytes_ -= states_.back().packed.size();
    states_.pop_back();
  }
  now_ = states_.back().when;
  return unpack(states_.back().packed, states_.back().length);
}

RewindHistory::Duration RewindHistory::reach() const {
  return states_.empty() ? Duration{} : now_ - states_.front().when;
}

}  // namespace triton
