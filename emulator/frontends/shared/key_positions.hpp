// The keyboard by position: which KR2376 code a key gives by where it is, whatever is printed on
// it.
//
// Positions      USB HID usage numbers of keys (page 07), which are also SDL's scancodes.
// Layout         bit-paired, as keyboards with this encoder are: Shift on a digit gives the
//                character 10 hex below it (2 "), on `, - . /` likewise (, <) the one 10 above;
//                letters 61-7A, with Shift 41-5A; Control clears bits 5 and 6.
//
//                1! 2" 3# 4$ 5% 6& 7' 8( 9) 0  -=  ^~   BS
//                TAB Q  W  E  R  T  Y  U  I  O  P  @`  [{   RETURN
//                     A  S  D  F  G  H  J  K  L  ;+ :*  ]}
//                  \|  Z  X  C  V  B  N  M  ,< .> /?
//                                SPACE
//
//                The key left of 1 is ESC, as ESC is. (?) The Triton's own board may have had some
//                of the keys right of P and L elsewhere.
// Sources        KR2376 data sheet: the bit-paired code set of the encoder's standard version.
//
// Not emulated   LINE FEED, DELETE and the other keys that the firmware has no use for.
#pragma once

#include <cstdint>
#include <optional>

namespace triton {

/// The code 00-7F of the key at `position`; none: no key of the Triton's is there.
[[nodiscard]] std::optional<uint8_t> key_code_at_position(unsigned position, bool shift,
                                                          bool control);

}  // namespace triton
