// How often each line of a BASIC program ran, and how long: counted by looking on, so that the
// program does what it does without.
//
//   BasicProfile profile(session.firmware());
//   session.observe(&profile);
//   ... run ...
//   profile.finish(session.machine());
//   to_text(profile.of(listing));
//
// A line counts as executed each time BASIC comes to its beginning; what NEXT and RETURN come back
// to in its middle does not count again. Its T-states are all those that pass while it is the
// current line: waiting for a reply to INPUT, and interrupts, too; not those of subroutines on
// other lines.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "emulator/formats/firmware.hpp"
#include "emulator/formats/listing.hpp"
#include "emulator/session/instruction_observer.hpp"

namespace triton {

struct LineProfile {
  uint16_t number = 0;
  std::string text;
  uint64_t executions = 0;
  uint64_t cycles = 0;  ///< T-states

  /// Nothing to run: a line that begins with REM.
  [[nodiscard]] bool is_remark() const { return text.starts_with("REM"); }
};

struct ProgramProfile {
  std::vector<LineProfile> lines;  ///< by number
  uint64_t cycles = 0;             ///< of all lines

  /// Lines other than remarks: all, and those that never ran.
  [[nodiscard]] std::size_t statement_lines() const;
  [[nodiscard]] std::vector<uint16_t> never_ran() const;
};

/// "137 of 137 lines ran (100.0 %)", and the numbers of the others. Remarks do not count.
[[nodiscard]] std::string coverage_text(const ProgramProfile& profile);
/// A table, a line a program line, then coverage_text().
[[nodiscard]] std::string to_text(const ProgramProfile& profile);

class BasicProfile final : public InstructionObserver {
 public:
  /// Throws InputError for a firmware that does not publish CURLIN and RUNLIN.
  explicit BasicProfile(const Firmware& firmware);

  bool before_instruction(const Triton& machine) override;
  /// Counts the time since the last instruction began.
  void finish(const Triton& machine);
  /// Another machine is looked at from here on; what was counted stays.
  void start_again() { last_cycle_ = kNone; }

  [[nodiscard]] ProgramProfile of(const Listing& listing) const;

 private:
  static constexpr uint64_t kNone = ~uint64_t{0};

  struct Count {
    uint64_t executions = 0;
    uint64_t cycles = 0;
  };

  uint16_t current_line_;  ///< address of BASIC's pointer to the current line; 0 there: none
  uint16_t line_begins_;   ///< where BASIC begins a line, whose address is in HL
  std::map<uint16_t, Count> counts_;  ///< by line number
  uint16_t line_address_ = 0;
  Count outside_;  ///< while no line is current
  Count* count_ = &outside_;
  uint64_t last_cycle_ = kNone;
};

}  // namespace triton
