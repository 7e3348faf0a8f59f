#include "emulator/frontends/shared/pacer.hpp"

namespace triton {
namespace {

constexpr Pacer::Duration kMeasuringTime = std::chrono::milliseconds(500);
constexpr Pacer::Duration kSecond = std::chrono::seconds(1);

uint64_t cycles_in(Pacer::Duration time, uint32_t clock_hz) {
  const auto whole = static_cast<uint64_t>(time / kSecond);
  const auto rest = static_cast<uint64_t>((time % kSecond).count());
  return whole * clock_hz + rest * clock_hz / static_cast<uint64_t>(kSecond.count());
}

}  // namespace

void Pacer::restart(Duration now, uint64_t cycle) {
  origin_ = now;
  origin_cycle_ = cycle;
}

void Pacer::stand(Duration now, uint64_t cycle) {
  restart(now, cycle);
  measured_at_ = now;
  measured_cycle_ = cycle;
}

uint64_t Pacer::target(Duration now, uint64_t cycle, uint32_t clock_hz) {
  const uint64_t wanted = origin_cycle_ + cycles_in(now - origin_, clock_hz);
  const uint64_t longest_lag = cycles_in(kLongestLag, clock_hz);
  if (wanted > cycle + longest_lag) {
    restart(now, cycle + longest_lag);
    return cycle + longest_lag;
  }
  return wanted;
}

void Pacer::measure(Duration now, uint64_t cycle, uint32_t clock_hz) {
  const Duration elapsed = now - measured_at_;
  if (cycle < measured_cycle_ || measured_at_ == Duration{}) {
    measured_at_ = now;
    measured_cycle_ = cycle;
    return;
  }
  if (elapsed < kMeasuringTime) {
    return;
  }
  const double emulated = static_cast<double>(cycle - measured_cycle_) / clock_hz;
  speed_ = emulated / std::chrono::duration<double>(elapsed).count();
  measured_at_ = now;
  measured_cycle_ = cycle;
}

}  // namespace triton
