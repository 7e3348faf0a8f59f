// Programs that the CPU benchmarks run, and the bare 8080 that they run in.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "emulator/chips/i8080.hpp"

namespace triton::bench {

inline constexpr uint16_t kProgramStart = 0x0100;

/// Endless, at 0100. An exerciser's mix: a table-driven CRC over sixteen bytes, in calls that save
/// every register, between additions, rotates, DAA and conditions that change from pass to pass.
inline constexpr uint8_t kArithmeticLoop[] = {
    0x31, 0x00, 0xC0,                                            // 0100        LXI SP,C000
    0x11, 0x00, 0x20,                                            // 0103 again: LXI D,2000
    0x06, 0x10,                                                  // 0106        MVI B,16
    0x1A,                                                        // 0108 next:  LDAX D
    0x13,                                                        // 0109        INX D
    0xCD, 0x30, 0x01,                                            // 010A        CALL crc
    0x05,                                                        // 010D        DCR B
    0xC2, 0x08, 0x01,                                            // 010E        JNZ next
    0x2A, 0x00, 0x20,                                            // 0111        LHLD 2000
    0x19,                                                        // 0114        DAD D
    0x22, 0x00, 0x20,                                            // 0115        SHLD 2000
    0x3A, 0x02, 0x20,                                            // 0118        LDA 2002
    0x8C,                                                        // 011B        ADC H
    0x27,                                                        // 011C        DAA
    0x17,                                                        // 011D        RAL
    0xAD,                                                        // 011E        XRA L
    0x32, 0x02, 0x20,                                            // 011F        STA 2002
    0xFE, 0x80,                                                  // 0122        CPI 80
    0xD4, 0x60, 0x01,                                            // 0124        CNC mix
    0xC3, 0x03, 0x01,                                            // 0127        JMP again
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xF5, 0xC5, 0xD5, 0xE5,  // 0130 crc:   PUSH PSW, B, D, H
    0x21, 0x03, 0x21,                                            // 0134        LXI H,2103
    0xAE,                                                        // 0137        XRA M
    0x6F,                                                        // 0138        MOV L,A
    0x26, 0x00,                                                  // 0139        MVI H,0
    0x29, 0x29,                                                  // 013B        DAD H twice
    0x11, 0x00, 0x30,                                            // 013D        LXI D,3000
    0x19,                                                        // 0140        DAD D
    0xEB,                                                        // 0141        XCHG
    0x21, 0x00, 0x21,                                            // 0142        LXI H,2100
    0x01, 0x04, 0x00,                                            // 0145        LXI B,4
    0x1A,                                                        // 0148 byte:  LDAX D
    0xA8,                                                        // 0149        XRA B
    0x46,                                                        // 014A        MOV B,M
    0x77,                                                        // 014B        MOV M,A
    0x13, 0x23,                                                  // 014C        INX D, INX H
    0x0D,                                                        // 014E        DCR C
    0xC2, 0x48, 0x01,                                            // 014F        JNZ byte
    0xE1, 0xD1, 0xC1, 0xF1,                                      // 0152        POP H, D, B, PSW
    0xC9,                                                        // 0156        RET
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x21,
    0x03, 0x20,  // 0160 mix:   LXI H,2003
    0x34,        // 0163        INR M
    0x96,        // 0164        SUB M
    0x9F,        // 0165        SBB A
    0xB6,        // 0166        ORA M
    0xE6, 0x7F,  // 0167        ANI 7F
    0x77,        // 0169        MOV M,A
    0xC9,        // 016A        RET
};

/// Endless, at 0100: 4 KiB from 2000 to 4000, byte by byte.
inline constexpr uint8_t kMemoryMove[] = {
    0x21, 0x00, 0x20,  // 0100 again: LXI H,2000
    0x11, 0x00, 0x40,  // 0103        LXI D,4000
    0x01, 0x00, 0x10,  // 0106        LXI B,1000
    0x7E,              // 0109 next:  MOV A,M
    0x12,              // 010A        STAX D
    0x23, 0x13, 0x0B,  // 010B        INX H, INX D, DCX B
    0x78, 0xB1,        // 010E        MOV A,B, ORA C
    0xC2, 0x09, 0x01,  // 0110        JNZ next
    0xC3, 0x00, 0x01,  // 0113        JMP again
};

/// Nothing is connected.
class OpenBus final : public I8080Bus {
 public:
  uint8_t in(uint8_t, uint64_t) override { return 0xFF; }
  void out(uint8_t, uint8_t, uint64_t) override {}
  void write(uint16_t, uint8_t, uint64_t) override {}
};

/// 64 KiB of RAM with the program at 0100 and a fixed pattern, the CRC's table, from 2000 up.
inline I8080Memory memory_with(std::span<const uint8_t> program) {
  I8080Memory memory;
  memory.pages.fill(PageWrite::kStore);
  uint32_t pattern = 1;
  for (uint8_t& byte : memory.bytes) {
    pattern = pattern * 1664525u + 1013904223u;
    byte = static_cast<uint8_t>(pattern >> 24);
  }
  std::copy(program.begin(), program.end(), memory.bytes.begin() + kProgramStart);
  return memory;
}

inline I8080State start_state() {
  I8080State state;
  state.pc = kProgramStart;
  return state;
}

}  // namespace triton::bench
