// A machine with a short machine-code program in its first ROM socket.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <vector>

#include "emulator/machine/triton.hpp"

namespace triton {

/// Opcodes that the tests' programs are written in.
enum Opcode : uint8_t {
  kNop = 0x00,
  kLxiB = 0x01,
  kRlc = 0x07,
  kLxiH = 0x21,
  kLxiSp = 0x31,
  kSta = 0x32,
  kMviM = 0x36,
  kLda = 0x3A,
  kInrA = 0x3C,
  kMviA = 0x3E,
  kHlt = 0x76,
  kOraA = 0xB7,
  kJmp = 0xC3,
  kRet = 0xC9,
  kJz = 0xCA,
  kOut = 0xD3,
  kIn = 0xDB,
  kJm = 0xFA,
  kJp = 0xF2,
  kEi = 0xFB,
};

inline TritonConfig config_with_program(std::initializer_list<uint8_t> program) {
  TritonConfig config;
  config.roms.push_back({0x0000, program});
  return config;
}

/// Runs until HLT; the programs here all end with one.
inline void run_to_halt(Triton& machine) {
  for (int i = 0; i < 1'000'000 && !machine.cpu().halted; ++i) machine.step();
}

/// Waits for a key as the monitor does and shows it on the VDU, for ever.
inline TritonConfig echo_config() {
  return config_with_program({
      kIn,   0x00,        // 0000 wait until no key is down
      kOraA,              // 0002
      kJm,   0x00, 0x00,  // 0003
      kIn,   0x00,        // 0006 wait until one is
      kOraA,              // 0008
      kJp,   0x06, 0x00,  // 0009
      0xE6,  0x7F,        // 000C ANI 7F
      kOut,  0x05,        // 000E code
      0xF6,  0x80,        // 0010 ORI 80
      kOut,  0x05,        // 0012 strobe
      kJmp,  0x00, 0x00,  // 0014
  });
}

}  // namespace triton
