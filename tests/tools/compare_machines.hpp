// Machines of a few instructions for the tests of the comparison.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "emulator/session/session.hpp"
#include "tools/assembler/assembler.hpp"
#include "tools/compare/lockstep.hpp"

namespace triton::compare {

inline constexpr uint16_t kTestRandomState = 0x1500;
inline constexpr uint16_t kTestCurrentLine = 0x1502;

/// `code` runs from reset on. It may call SEND (A to the VDU) and KEY (wait for a key, to A;
/// letters come as the encoder gives them, not swapped as INCH does).
inline StartedProgram machine_with(const std::string& code) {
  constexpr const char* kRuntime = R"(
        ORG 0
        LXI SP,1480H
        JMP GO
SEND:   ANI 7FH
        OUT 5
        ORI 80H
        OUT 5
        RET
KEY:    IN 0
        ORA A
        JM KEY
DOWN:   IN 0
        ORA A
        JP DOWN
        ANI 7FH
        RET
GO:     NOP
)";
  const auto assembly = assembler::assemble_text(kRuntime + code + "\n        END\n", "test");
  EXPECT_TRUE(assembly.errors.empty()) << assembly.errors.front().message;
  Firmware rom;
  rom.roms.push_back({assembly.origin, assembly.image});
  return {Session(rom), kTestRandomState, kTestCurrentLine};
}

}  // namespace triton::compare
