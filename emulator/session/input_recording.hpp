// What somebody did at keyboard and front panel, with the cycle at which the machine got it: a file
// that gives the same machine again, bit for bit, on any computer and under later versions.
//
//   triton-inputs 1
//   # words to the end of the line are for people
//   machine 13370 800000        a snapshot's bytes, unpacked, and the clock in Hz
//   789C...                     packed, hexadecimal, until a line that is none
//   5120034 key 53              KR2376 code, hexadecimal; the cycle is the machine's
//   5128039 up
//   6000000 int 1               the other buttons: pause, resume, reset
//   7000000 loop 1              the modem's loop is plugged in; 0: pulled out
//   8000000 is 1F2E3D4C         CRC-32 of the machine here
//   9000000 left                another machine follows: a state was loaded, time went back
//   machine ...
//   12000000 end 89ABCDEF       as `is`
//
// The snapshot has firmware, RAM and all: the file stands alone. It holds no tapes. The CRC is of
// what the CPU reads at 0000-FFFF, display RAM, start row, cursor's row and column, A, flags, BC,
// DE, HL, SP, PC (low byte first), INTE, halted, interrupt requests, and the latches of ports 3, 6
// and 7: not of a snapshot, whose layout changes from version to version.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "emulator/machine/triton.hpp"

namespace triton {

/// The machine stands at `cycle` and has this CRC-32.
struct MachineCheck {
  uint64_t cycle = 0;
  uint32_t crc = 0;
  bool operator==(const MachineCheck&) const = default;
};

/// At `cycle` of the machine before, this one takes its place.
struct MachineChange {
  uint64_t cycle = 0;
  std::vector<uint8_t> snapshot;
  bool operator==(const MachineChange&) const = default;
};

struct InputRecording {
  using Event = std::variant<MachineInput, MachineCheck, MachineChange>;

  std::vector<uint8_t> snapshot;  ///< of the machine at the beginning
  std::vector<Event> events;      ///< in order; the last is the check at the end
};

/// Throws InputError "NAME:LINE: ...".
[[nodiscard]] InputRecording parse_input_recording(std::string_view text, const std::string& name);
[[nodiscard]] InputRecording read_input_recording(const std::filesystem::path& file);

// The lines that it is made of, each ended.
[[nodiscard]] std::string recording_header();
[[nodiscard]] std::string recording_text(const Triton& machine);  ///< `machine`
[[nodiscard]] std::string recording_text(const MachineInput& input);
[[nodiscard]] std::string recording_text(const MachineCheck& check, std::string_view word);

[[nodiscard]] MachineCheck check_of(const Triton& machine);

}  // namespace triton
