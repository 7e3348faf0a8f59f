// The speeds that keys choose between. Any other can be given with --speed.
#pragma once

namespace triton {

inline constexpr double kSlowestSpeed = 0.01;
inline constexpr double kFastestSpeed = 1'000;

/// The next of 1/10, 1/4, 1/2, 3/4, 1, 1 1/2, 2, 2 1/2 (2 MHz of a machine of 0.8 MHz), 3, 4 ...
/// 100. At the end: `speed`, if it is beyond, or the end.
[[nodiscard]] double faster(double speed);
[[nodiscard]] double slower(double speed);

/// Real, 2 MHz, ten times: the next of them for a machine whose real clock is `clock_hz`.
[[nodiscard]] double next_named_speed(double speed, double clock_hz);

}  // namespace triton
