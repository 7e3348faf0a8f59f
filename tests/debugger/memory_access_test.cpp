#include "emulator/debugger/memory_access.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace triton::debugger {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Kind = Access::Kind;

constexpr uint16_t kCode = 0x1600;

/// A machine about to execute the bytes at 1600, with every pointer somewhere of its own.
Triton about_to_execute(const std::vector<uint8_t>& code) {
  Triton machine(TritonConfig{});
  uint16_t address = kCode;
  for (const uint8_t byte : code) (void)machine.poke(address++, byte);
  I8080State& cpu = machine.cpu();
  cpu.pc = kCode;
  cpu.sp = 0x1900;
  cpu.bc = 0x1A10;
  cpu.de = 0x1B20;
  cpu.hl = 0x1C30;
  cpu.a = 0x5A;
  return machine;
}

std::vector<Access> accesses(const std::vector<uint8_t>& code) {
  return next_accesses(about_to_execute(code));
}

TEST(NextAccesses, AreReadsAndWritesThroughTheRegisterPairs) {
  EXPECT_THAT(accesses({0x02}), ElementsAre(Access{Kind::kWrite, 0x1A10}));
  EXPECT_THAT(accesses({0x1A}), ElementsAre(Access{Kind::kRead, 0x1B20}));
  EXPECT_THAT(accesses({0x7E}), ElementsAre(Access{Kind::kRead, 0x1C30}));
  EXPECT_THAT(accesses({0x77}), ElementsAre(Access{Kind::kWrite, 0x1C30}));
  EXPECT_THAT(accesses({0x86}), ElementsAre(Access{Kind::kRead, 0x1C30}));
  EXPECT_THAT(accesses({0x34}),
              ElementsAre(Access{Kind::kRead, 0x1C30}, Access{Kind::kWrite, 0x1C30}));
  EXPECT_THAT(accesses({0x78}), IsEmpty());
}

TEST(NextAccesses, AreTheWordsOfDirectInstructions) {
  EXPECT_THAT(accesses({0x2A, 0x34, 0x12}),
              ElementsAre(Access{Kind::kRead, 0x1234}, Access{Kind::kRead, 0x1235}));
  EXPECT_THAT(accesses({0x32, 0x34, 0x12}), ElementsAre(Access{Kind::kWrite, 0x1234}));
  EXPECT_THAT(accesses({0x3A, 0x34, 0x12}), ElementsAre(Access{Kind::kRead, 0x1234}));
}

TEST(NextAccesses, ArePushesPopsAndReturns) {
  EXPECT_THAT(accesses({0xF5}),
              ElementsAre(Access{Kind::kWrite, 0x18FF}, Access{Kind::kWrite, 0x18FE}));
  EXPECT_THAT(accesses({0xE1}),
              ElementsAre(Access{Kind::kRead, 0x1900}, Access{Kind::kRead, 0x1901}));
  EXPECT_THAT(accesses({0xC9}),
              ElementsAre(Access{Kind::kRead, 0x1900}, Access{Kind::kRead, 0x1901}));
}

TEST(NextAccesses, ArePorts) {
  EXPECT_THAT(accesses({0xD3, 0x05}), ElementsAre(Access{Kind::kOut, 0x05}));
  EXPECT_THAT(accesses({0xDB, 0x00}), ElementsAre(Access{Kind::kIn, 0x00}));
}

TEST(NextAccesses, OfConditionalCallsHangOnTheCondition) {
  Triton machine = about_to_execute({0xDC, 0x00, 0x18});  // CC
  machine.cpu().flags = 0x03;
  EXPECT_EQ(next_accesses(machine).size(), 2U);
  machine.cpu().flags = 0x02;
  EXPECT_THAT(next_accesses(machine), IsEmpty());
}

TEST(NextAccesses, OfAnInterruptAreItsPushes) {
  Triton machine = about_to_execute({0x77});
  machine.cpu().interrupts_enabled = true;
  machine.press_interrupt(1);
  EXPECT_THAT(next_accesses(machine),
              ElementsAre(Access{Kind::kWrite, 0x18FF}, Access{Kind::kWrite, 0x18FE}));
}

TEST(NextAccesses, OfAHaltedMachineAreNone) {
  Triton machine = about_to_execute({0x76, 0x77});
  machine.step();
  EXPECT_THAT(next_accesses(machine), IsEmpty());
}

/// Whatever an instruction changes in memory was among its writes, for every opcode and with every
/// flag; and it changes memory wherever it was said to write, unless it writes what is there.
TEST(NextAccesses, NameEveryByteThatAnyInstructionChanges) {
  for (unsigned opcode = 0; opcode < 256; ++opcode) {
    for (const uint8_t flags : {uint8_t{0x02}, uint8_t{0xD7}}) {
      Triton machine = about_to_execute({static_cast<uint8_t>(opcode), 0x00, 0x1D});
      machine.cpu().flags = flags;
      const auto named = next_accesses(machine);
      const Triton before = machine;
      machine.step();
      unsigned changes = 0;
      for (unsigned address = 0x1400; address < 0x2000; ++address) {
        const auto here = static_cast<uint16_t>(address);
        if (machine.peek(here) == before.peek(here)) continue;
        ++changes;
        EXPECT_NE(std::ranges::find(named, Access{Kind::kWrite, here}), named.end())
            << "opcode " << std::hex << opcode << " changed " << address;
      }
      if (is_call(static_cast<uint8_t>(opcode))) {
        EXPECT_EQ(changes, machine.cpu().sp == before.cpu().sp ? 0U : 2U) << std::hex << opcode;
      }
    }
  }
}

}  // namespace
}  // namespace triton::debugger
