// Copies of the machine from time to time, so that a debugger can go back: to the last copy before
// the wanted moment, and forward from there. Machine, typist and replay are deterministic, so
// it is the same road again.
#pragma once

#include <cstdint>
#include <deque>

#include "emulator/session/session.hpp"

namespace triton::debugger {

class History {
 public:
  /// Keeps a copy when the last one is kInterval cycles old or more.
  void note(const Session& session) {
    const uint64_t now = session.machine().cycles();
    if (!moments_.empty() && now - moments_.back().machine.cycles() < kInterval) return;
    moments_.push_back(session.point());
    if (moments_.size() > kMost) moments_.pop_front();
  }
  /// What comes now was not caused by what was before: from outside somebody has done something.
  void forget() { moments_.clear(); }
  /// Drops what lies at or after this many instructions: it is going to happen again.
  void drop_from(uint64_t instructions) {
    while (!moments_.empty() && moments_.back().instructions() >= instructions) moments_.pop_back();
  }
  /// In the order of time.
  [[nodiscard]] const std::deque<SessionPoint>& moments() const { return moments_; }

 private:
  static constexpr uint64_t kInterval = 200'000;  ///< cycles: a quarter of a second at 0.8 MHz
  static constexpr std::size_t kMost = 200;       ///< 16 MB; 50 seconds at 0.8 MHz

  std::deque<SessionPoint> moments_;
};

}  // namespace triton::debugger
