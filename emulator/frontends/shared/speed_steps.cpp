#include "emulator/frontends/shared/speed_steps.hpp"

#include <algorithm>
#include <array>

namespace triton {
namespace {

constexpr std::array kSteps{0.1, 0.25, 0.5, 0.75, 1.0,  1.5,  2.0,  2.5,  3.0,  4.0,
                            5.0, 6.0,  8.0, 10.0, 15.0, 20.0, 30.0, 50.0, 100.0};
constexpr double kLaterBoardHz = 2'000'000;
constexpr double kTenfold = 10;

}  // namespace

double faster(double speed) {
  const auto next = std::upper_bound(kSteps.begin(), kSteps.end(), speed);
  return next == kSteps.end() ? std::max(speed, kSteps.back()) : *next;
}

double slower(double speed) {
  const auto not_below = std::lower_bound(kSteps.begin(), kSteps.end(), speed);
  return not_below == kSteps.begin() ? std::min(speed, kSteps.front()) : *std::prev(not_below);
}

double next_named_speed(double speed, double clock_hz) {
  const double two_megahertz = kLaterBoardHz / clock_hz;
  if (speed < 1 || speed >= kTenfold) return 1;
  return speed < two_megahertz ? two_megahertz : kTenfold;
}

}  // namespace triton
