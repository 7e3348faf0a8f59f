// A machine with a few bytes of program instead of firmware: it waits for keys as the monitor does
// (strobe low, then high) and puts each code on the screen. Tests of front ends need no more.
#pragma once

#include "emulator/formats/firmware.hpp"
#include "emulator/session/session.hpp"

namespace triton {

inline Firmware echo_firmware() {
  Firmware firmware;
  firmware.description = "echo";
  firmware.roms.push_back({0x0000,
                           {
                               0x3E, 0x0C,        // MVI A,0C      erase page
                               0xD3, 0x05,        // OUT 5
                               0xF6, 0x80,        // ORI 80
                               0xD3, 0x05,        // OUT 5
                               0xDB, 0x00,        // OLD: IN 0     until no key is down
                               0xB7,              // ORA A
                               0xFA, 0x08, 0x00,  // JM OLD
                               0xDB, 0x00,        // NEW: IN 0     until one is
                               0xB7,              // ORA A
                               0xF2, 0x0E, 0x00,  // JP NEW
                               0xE6, 0x7F,        // ANI 7F
                               0xD3, 0x05,        // OUT 5
                               0xF6, 0x80,        // ORI 80
                               0xD3, 0x05,        // OUT 5
                               0x06, 0x00,        // MVI B,0       about 5 ms of work
                               0x05,              // WORK: DCR B
                               0xC2, 0x1E, 0x00,  // JNZ WORK
                               0xC3, 0x08, 0x00,  // JMP OLD
                           }});
  return firmware;
}

}  // namespace triton
