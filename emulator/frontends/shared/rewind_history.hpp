// The last minutes of a machine, to go back to.
//
// Every half second of playing a snapshot is kept, packed (some 2 to 20 KB each). At most ten
// minutes and at most 16 MiB: beyond either the oldest go.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "emulator/machine/triton.hpp"

namespace triton {

class RewindHistory {
 public:
  using Duration = std::chrono::nanoseconds;

  static constexpr Duration kInterval = std::chrono::milliseconds(500);
  static constexpr size_t kMostStates = 1'200;
  static constexpr size_t kMostBytes = size_t{16} << 20;

  /// `time` more was played, the machine stands as it does, and so many characters are printed.
  void note(Duration time, const Triton& machine, size_t printed = 0);
  struct Earlier {
    std::vector<uint8_t> snapshot;
    size_t printed = 0;  ///< characters on the printer's paper
  };
  /// From `back` or a little more ago, or the oldest; the later ones are forgotten, and time goes on
  /// from there. None: there is nothing earlier.
  [[nodiscard]] std::optional<Earlier> go_back(Duration back);
  /// How far back it goes.
  [[nodiscard]] Duration reach() const;
  [[nodiscard]] size_t bytes() const { return bytes_; }
  [[nodiscard]] size_t states() const { return states_.size(); }

 private:
  struct State {
    Duration when{};
    size_t length = 0;            ///< of the snapshot
    std::vector<uint8_t> packed;  ///< zlib
    size_t printed = 0;
  };

  void forget_beyond_bounds();

  std::deque<State> states_;
  Duration now_{};  ///< time played
  size_t bytes_ = 0;
};

}  // namespace triton
