// A person's keys on their way to the machine.
//
// The Triton has one key at a time, a static strobe and no buffer; a key that is down when the
// monitor begins to wait is taken for an old one. Hosts give short presses, several keys at once,
// and releases in any order. This class stands between:
//
// * A key goes down in the machine as soon as it can: at once, or, when the machine was asking for
//   the key before (a typist's situation), when it asks again, at most kPatienceMilliseconds later.
// * It stays down until the machine has read it and for kHoldMilliseconds more, and for as long as
//   the person holds it (hold_while_down), but no longer when another key waits. A key that nobody
//   reads comes up after kLongestMilliseconds.
// * A release belongs to the key that was pressed, by the host's own key number, so that no key
//   sticks when Shift or the focus changes in between.
// * With auto-repeat (not fitted as standard) a key that the person holds comes up and goes down
//   again, first after kRepeatDelayMilliseconds, then every kRepeatMilliseconds.
// * Control-C does not wait behind others: it drops them.
//
// Time is the machine's. act() must be called about every millisecond while busy().
#pragma once

#include <cstdint>
#include <deque>
#include <optional>

#include "emulator/machine/triton.hpp"

namespace triton {

class LiveKeyboard {
 public:
  /// A host's number for a physical key.
  using KeyId = int;

  static constexpr unsigned kHoldMilliseconds = 5;
  static constexpr unsigned kGapMilliseconds = 20;
  static constexpr unsigned kPatienceMilliseconds = 2'000;
  static constexpr unsigned kWarpPatienceMilliseconds = 60'000;
  static constexpr unsigned kLongestMilliseconds = 2'000;
  static constexpr unsigned kRepeatDelayMilliseconds = 500;
  static constexpr unsigned kRepeatMilliseconds = 100;
  static constexpr size_t kLongestQueue = 64;  ///< keys beyond are lost

  /// `code` is a KR2376 code, as Triton::press_key takes it.
  void key_down(KeyId key, uint8_t code);
  void key_up(KeyId key);
  /// The focus went away: every key is up.
  void all_up();
  /// A key of a host that knows no releases.
  void tap(uint8_t code);

  /// Does what is due at the machine's present cycle.
  void act(Triton& machine);
  /// A key waits, or is down and was not read or not held long enough.
  [[nodiscard]] bool busy() const {
    const bool will_repeat = auto_repeat && down_ && !down_->released;
    return !queue_.empty() || phase_ == Phase::kUnread || holding_ || will_repeat;
  }

  /// False: a key comes up once it was read, however long the person holds it.
  bool hold_while_down = true;
  /// The machine runs faster than the person. True: a key that follows one that was asked for waits
  /// for as long as it takes, any other for kWarpPatienceMilliseconds.
  bool endless_patience = false;
  /// True: a key that is held is pressed again and again. Needs hold_while_down.
  bool auto_repeat = false;

 private:
  enum class Phase : uint8_t { kUp, kUnread, kRead };
  struct Press {
    KeyId key = 0;
    uint8_t code = 0;
    bool released = false;
    bool repeated = false;
  };

  [[nodiscard]] bool may_press(const Triton& machine) const;
  [[nodiscard]] bool may_release(const Triton& machine) const;
  [[nodiscard]] bool repeats(const Triton& machine) const;

  std::deque<Press> queue_;    ///< not yet down
  std::optional<Press> down_;  ///< none while phase_ is kUp
  Phase phase_ = Phase::kUp;
  bool holding_ = false;                ///< kRead, but not yet for kHoldMilliseconds
  bool asked_for_ = false;              ///< the machine was waiting when the last key went down
  uint64_t phase_cycle_ = 0;            ///< when the phase began
  std::optional<uint64_t> next_since_;  ///< when the first of queue_ became the next to go down
};

}  // namespace triton
