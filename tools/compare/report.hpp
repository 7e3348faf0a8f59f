// The outcome of a comparison in words, and a difference as two screens side by side.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tools/compare/lockstep.hpp"

namespace triton::compare {

/// Which game was compared.
struct Game {
  std::string program;
  uint16_t seed = 0;
  std::string keys;          ///< characters, as compare_game takes them
  std::string more_options;  ///< what the call had beside seed and keys, e.g. "--ram 16"
};

/// 1234567 as "1,234,567".
[[nodiscard]] std::string grouped(uint64_t number);

/// Keys as --keys takes them, fit for single quotes: "F\rL\r".
[[nodiscard]] std::string escaped_keys(std::string_view keys);

/// One line without its end: "labyrinth seed 7: equal, 1,234 frames, 40 keys, 5,678 cycles" or
/// "labyrinth seed 7: different at frame 1,235, line 120: ...".
[[nodiscard]] std::string summary(const Game& game, const Outcome& outcome);

/// Many lines: what differs, the BASIC line, both screens side by side with the differing cells
/// marked below, the last keys, and the call that does it again. `outcome` has a difference.
[[nodiscard]] std::string difference_report(const Game& game, const Outcome& outcome);

}  // namespace triton::compare
