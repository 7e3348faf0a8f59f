// Somebody who types a text at the machine's own pace: the next key goes down when the program asks
// for one, stays down until it has been read and a little longer, and comes up. After a wait (`~`)
// the next key goes down whether it is asked for or not: Control-C for a program that runs.
#pragma once

#include <cstdint>
#include <deque>
#include <limits>
#include <span>

#include "emulator/formats/key_text.hpp"
#include "emulator/machine/triton.hpp"

namespace triton {

class Typist {
 public:
  void type(std::span<const TypedKey> keys);
  /// Forgets what was not typed yet; a key that is down comes up in its time.
  void clear() {
    keys_.clear();
    has_waited_ = false;
  }

  /// Nothing left to type, and no key of the typist's is down.
  [[nodiscard]] bool done() const { return keys_.empty() && phase_ == Phase::kReady; }

  /// Does what is due at the machine's present cycle.
  void act(Triton& machine);

  // When act() wants to be called next: whatever comes first.
  static constexpr uint64_t kNever = std::numeric_limits<uint64_t>::max();
  [[nodiscard]] uint64_t next_cycle() const { return next_cycle_; }
  [[nodiscard]] bool wants_machine_waiting() const;
  [[nodiscard]] bool wants_key_read() const { return phase_ == Phase::kKeyDown; }

  /// The key stays down this long after it was read: longer than a monitor's debouncing.
  static constexpr unsigned kHoldMilliseconds = 5;

 private:
  enum class Phase : uint8_t { kReady, kKeyDown, kKeyRead, kWaiting };

  void start_next(Triton& machine);

  std::deque<TypedKey> keys_;
  Phase phase_ = Phase::kReady;
  bool has_waited_ = false;  ///< the next key does not wait to be asked for
  uint64_t next_cycle_ = kNever;
};

}  // namespace triton
