// How far the machine should run, from the wall clock that the host reads: the machine itself knows
// cycles only.
#pragma once

#include <chrono>
#include <cstdint>

namespace triton {

class Pacer {
 public:
  using Duration = std::chrono::nanoseconds;

  /// A host that comes later than this does not catch up: the machine was slow for a moment.
  static constexpr Duration kLongestLag = std::chrono::milliseconds(100);

  /// Real time begins now (`now` on the host's clock), with the machine at `cycle`. To be called
  /// again whenever the machine's time was changed or ran at another pace.
  void restart(Duration now, uint64_t cycle);
  /// The machine stands still: as restart(), and this time is no part of the speed.
  void stand(Duration now, uint64_t cycle);
  /// The cycle at which a machine of `clock_hz` stands at `now`, if it stands at `cycle` at
  /// present.
  [[nodiscard]] uint64_t target(Duration now, uint64_t cycle, uint32_t clock_hz);

  /// Emulated time per real time over the last half second or more; 0 until known.
  [[nodiscard]] double speed() const { return speed_; }
  /// To be called about once a field.
  void measure(Duration now, uint64_t cycle, uint32_t clock_hz);

 private:
  Duration origin_{};
  uint64_t origin_cycle_ = 0;
  Duration measured_at_{};
  uint64_t measured_cycle_ = 0;
  double speed_ = 0;
};

}  // namespace triton
