// One game of a program, played twice at once: by the native reference and by the emulated machine.
//
// The reference leads. After each of its writes the machine runs until its own next write; then the
// write (controller or store, code, cell) and the complete frame (1,024 cells, start row, cursor)
// must be equal. Where the reference asks for a key, ends, or runs out of keys, the machine must
// come to wait for a key without another write.
//
//   StartedProgram start = ...;         // see start.hpp
//   Outcome outcome = compare_game(*find_program("labyrinth"), start, 7, "Y\rF\r", cancelled);
//   if (outcome.difference) ...         // see report.hpp
//
// Not compared   how long the machine takes, sound, lights, and anything before RUN's first
// statement.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "emulator/session/session.hpp"
#include "programs/catalogue.hpp"

namespace triton::compare {

/// A machine that stands where RUN begins, before the first statement, and where things are in it.
struct StartedProgram {
  Session session;
  uint16_t random_state_address = 0;  ///< RNDSEED: 2 bytes, low first
  uint16_t current_line_address = 0;  ///< CURLIN: 2 bytes, address of the running line; 0: none
};

/// The BASIC line being executed.
struct BasicLine {
  int number = 0;
  std::string text;  ///< the machine's codes, as stored
};

struct Difference {
  enum class Kind {
    kFrame,            ///< both wrote, not the same
    kMachineWaits,     ///< the machine waits for a key, the reference does not
    kMachineGoesOn,    ///< the machine wrote; see `reference_state`
    kMachineIsSilent,  ///< the machine neither writes nor asks for a key
    kRandomState       ///< the screens are equal so far, but not the numbers of calls of RND
  };
  enum class ReferenceState { kWrote, kAsksForKey, kKeysUsedUp, kEnded, kBrokenOff };

  Kind kind = Kind::kFrame;
  ReferenceState reference_state = ReferenceState::kWrote;
  uint64_t frame_number = 0;  ///< 1: the first write after RUN
  programs::Frame expected;   ///< the reference's screen
  programs::Frame actual;     ///< the machine's
  std::optional<programs::Write> expected_write;
  std::optional<programs::Write> actual_write;
  std::optional<BasicLine> line;  ///< without a value: no program is running
  uint16_t expected_random_state = 0;
  uint16_t actual_random_state = 0;
};

struct Outcome {
  enum class End { kProgramEnded, kKeysUsedUp, kControlC };

  std::optional<Difference> difference;  ///< without a value: equal
  End end = End::kProgramEnded;          ///< how the game ended, where equal
  uint64_t frames = 0;                   ///< that were equal
  uint64_t cycles = 0;                   ///< from RUN on
  std::size_t keys_typed = 0;            ///< of those given
};

/// compare_game() was told to stop.
struct Cancelled {};

/// Plays `keys` (characters as INCH returns them, 0D is Return). Throws InputError where a reply is
/// more than the reference models, and Cancelled soon after `cancelled` has become true.
[[nodiscard]] Outcome compare_game(const programs::Program& program, const StartedProgram& start,
                                   uint16_t seed, std::string_view keys,
                                   const std::atomic<bool>& cancelled);

}  // namespace triton::compare
