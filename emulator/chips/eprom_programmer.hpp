// EPROM programmer: an 8255 on ports FC-FF with a socket for a 2708 (1 KiB).
//
// Port FC        A: data, to the socket or from it
// Port FD        B: address bits 0-7, out
// Port FE        C: out bits 0-1 address bits 8-9, bit 2 (04) select, bit 3 (08) program pulse; in
//                bit 7: busy; the other bits read as written, bits 4-6 as 1
// Port FF        control word: 88 makes A an output, 98 an input; as the 8255 does, a control word
//                clears the outputs, and one with bit 7 clear sets or clears a single bit of C
// Reading        A input and select on: FC reads the cell; otherwise FF
// Programming    on the rising edge of the program pulse, with A an output, whatever select is (level
//                7.2's Z has it off then, 04 only while it reads): bits of the cell go from 1 to 0,
//                never back. Busy for 1 ms; a pulse in that time is lost.
// Sources        ports and bits as used by the level 7.2 programs, seen in emulators; Intel 8255
//                and 2708 data sheets.
//
// Not emulated   (?) how long the programmer's own one-shot is: 1 ms is the 2708's longest pulse.
//                One pulse programs a cell fully; real ones need a hundred. Erasing is for
//                ultraviolet light: fit a blank.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace triton {

inline constexpr std::size_t kEpromBytes = 1'024;

struct EpromProgrammerState {
  std::array<uint8_t, kEpromBytes> cells{};
  bool fitted = false;      ///< there is a programmer with a 2708 in its socket
  bool programmed = false;  ///< a bit was changed
  bool data_in = true;      ///< port A is an input
  uint8_t data = 0;
  uint8_t address_low = 0;
  uint8_t control = 0;  ///< port C's low half
  uint64_t busy_until = 0;

  bool operator==(const EpromProgrammerState&) const = default;
};

template <class Archive>
void archive_state(Archive& archive, typename Archive::template Ref<EpromProgrammerState> state) {
  archive(state.cells, state.fitted, state.programmed, state.data_in, state.data, state.address_low,
          state.control, state.busy_until);
}

/// To be asked of a state that comes from a file.
[[nodiscard]] inline bool is_valid(const EpromProgrammerState& state) {
  return state.control <= 0x0F;
}

class EpromProgrammer {
 public:
  EpromProgrammerState state;
  uint32_t clock_hz = 800'000;  ///< CPU cycles a second

  /// Connects the programmer with a 2708 that holds `cells`.
  void fit(std::span<const uint8_t, kEpromBytes> cells);
  /// `port`: 0..3 for FC..FF. Without a programmer: FF, and writes are lost.
  [[nodiscard]] uint8_t read(unsigned port, uint64_t cycle) const;
  void write(unsigned port, uint8_t value, uint64_t cycle);
  void reset();

 private:
  [[nodiscard]] std::size_t address() const;
  [[nodiscard]] bool selected() const;
  void write_control_word(uint8_t value, uint64_t cycle);
  void set_control(uint8_t value, uint64_t cycle);
};

}  // namespace triton
