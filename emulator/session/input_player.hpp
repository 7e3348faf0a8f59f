// Plays an input recording back into a machine. A value: a copy plays on from where it was taken.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

#include "emulator/session/input_recording.hpp"

namespace triton {

class InputPlayer {
 public:
  InputPlayer() = default;  ///< with nothing to play
  /// The machine must be the recording's own, as it began.
  explicit InputPlayer(InputRecording recording)
      : recording_(std::make_shared<const InputRecording>(std::move(recording))) {}

  [[nodiscard]] bool done() const { return !recording_ || next_ == recording_->events.size(); }
  /// Does what is due at the machine's present cycle; true: it is another machine now. Throws
  /// InputError if a machine of the recording cannot be loaded.
  bool act(Triton& machine);

  static constexpr uint64_t kNever = std::numeric_limits<uint64_t>::max();
  /// When act() wants to be called next.
  [[nodiscard]] uint64_t next_cycle() const;
  /// Where the machine was first seen to be another one than the recorded.
  [[nodiscard]] std::optional<uint64_t> drifted_at() const { return drifted_at_; }

 private:
  void perform(const InputRecording::Event& event, Triton& machine);

  std::shared_ptr<const InputRecording> recording_;  ///< copies of the player share it
  size_t next_ = 0;
  std::optional<uint64_t> drifted_at_;
};

}  // namespace triton
