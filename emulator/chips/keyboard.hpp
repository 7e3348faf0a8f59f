// Keyboard with a KR2376 encoder, as the Triton sees it: a parallel port.
//
// Port 00 in     bits 0-6 code, bit 7 strobe. Static: the strobe is 1 while a key is down and drops
//                on release; the code stays. Auto-repeat was not fitted as standard.
// Letters        an unshifted letter key gives 61-7A, a shifted one 41-5A. (The monitor's INCH
//                inverts that.)
// Sources        Triton user manual (1978).
//
// Not emulated   contact bounce, the encoder's scan time, N-key rollover (a second key replaces the
//                first).
#pragma once

#include <cstdint>

namespace triton {

struct KeyboardState {
  uint8_t code = 0;     ///< 00-7F, of the last key pressed
  bool strobe = false;  ///< a key is down

  bool operator==(const KeyboardState&) const = default;
};

template <class Archive>
void archive_state(Archive& archive, typename Archive::template Ref<KeyboardState> state) {
  archive(state.code, state.strobe);
}

/// To be asked of a state that comes from a file.
[[nodiscard]] inline bool is_valid(const KeyboardState& state) { return state.code <= 0x7F; }

class Keyboard {
 public:
  KeyboardState state;

  void press(uint8_t code) { state = {static_cast<uint8_t>(code & 0x7F), true}; }
  void release() { state.strobe = false; }

  /// What port 00 reads.
  [[nodiscard]] uint8_t read_port() const {
    return static_cast<uint8_t>(state.code | (state.strobe ? 0x80 : 0x00));
  }
};

/// The code that the encoder must give so that the monitor's INCH returns `character` (00-7F):
/// letters swap case (41-5A and 61-7A), everything else is itself.
[[nodiscard]] uint8_t key_code_for_character(uint8_t character);

}  // namespace triton
