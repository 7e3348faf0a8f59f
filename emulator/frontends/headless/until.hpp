// What ends a run without a front end: the argument of `triton run --until`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace triton {

struct Until {
  enum class Kind : uint8_t {
    kIdle,     ///< the machine waits for a key and nothing is left to type, or stands at HLT
    kHalt,     ///< the CPU stands at HLT
    kCycles,   ///< so many cycles from now
    kSeconds,  ///< so many emulated milliseconds from now
    kText,     ///< the text stands in one row of the screen, some of it written since the run began
    kFrames,   ///< so many writes to the screen from now
  };
  Kind kind = Kind::kIdle;
  uint64_t count = 0;  ///< of kCycles, kSeconds, kFrames
  std::string text;    ///< of kText: 1 to 64 characters

  /// Of kCycles and kSeconds.
  [[nodiscard]] uint64_t cycles(uint32_t clock_hz) const {
    return kind == Kind::kSeconds ? count * clock_hz / 1'000 : count;
  }
  bool operator==(const Until&) const = default;
};

/// `idle`, `halt`, `cycles:N`, `seconds:N`, `text:STRING` or `frames:N`, N from 0 to 10^12
/// (seconds: 10^6, with up to three decimals). Throws InputError.
[[nodiscard]] Until parse_until(std::string_view text);

}  // namespace triton
