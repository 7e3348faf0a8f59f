// The machine's side of a comparison: it runs from one thing to watch to the next.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "programs/screen.hpp"
#include "tools/compare/lockstep.hpp"

namespace triton::compare {

class MachinePlayer {
 public:
  enum class Event {
    kWrote,    ///< a write was made: write(), has_frame()
    kWaiting,  ///< it waits for a key
    kSilent    ///< neither happened for kSilenceCycles
  };

  /// 45 minutes of the 0.8 MHz machine: far more than any program thinks without a word.
  static constexpr uint64_t kSilenceCycles = 2'160'000'000;

  MachinePlayer(const StartedProgram& start, uint16_t seed, const std::atomic<bool>& cancelled);

  /// Throws Cancelled.
  Event next_event();
  /// The machine waits for a key: it shall be `character`'s.
  void type(uint8_t character);

  /// The write of the last kWrote.
  [[nodiscard]] programs::Write write() const;
  /// False between the two stores of one instruction: there is no screen to look at yet.
  [[nodiscard]] bool has_frame() const { return next_write_ == machine().screen().trace.size(); }
  [[nodiscard]] bool shows(const programs::Frame& frame) const;
  [[nodiscard]] programs::Frame frame() const;

  [[nodiscard]] std::optional<BasicLine> current_line() const;
  [[nodiscard]] uint16_t random_state() const { return machine().peek_word(random_state_address_); }
  [[nodiscard]] uint64_t cycles() const { return machine().cycles() - start_cycle_; }

 private:
  [[nodiscard]] const Triton& machine() const { return session_.machine(); }

  Session session_;
  uint16_t random_state_address_;
  uint16_t current_line_address_;
  uint64_t start_cycle_;
  const std::atomic<bool>& cancelled_;
  std::size_t next_write_ = 0;  ///< in the machine's trace
};

}  // namespace triton::compare
