// The 8080's behaviour around instructions: control flow, stack, interrupts, HLT, the bus.
// Arithmetic is in i8080_arithmetic_test.cpp, every instruction's T-states in the golden bus trace.
#include "emulator/chips/i8080.hpp"

#include <gtest/gtest.h>

#include "tests/chips/bare_cpu.hpp"

namespace triton::testing {
namespace {

constexpr uint8_t kNop = 0x00;
constexpr uint8_t kHlt = 0x76;
constexpr uint8_t kEi = 0xFB;
constexpr uint8_t kDi = 0xF3;
constexpr uint8_t kInrA = 0x3C;
constexpr uint8_t kIn = 0xDB;
constexpr uint8_t kOut = 0xD3;
constexpr uint8_t kJmp = 0xC3;

TEST(I8080, RunEndsAtTheFirstInstructionThatReachesTheCycle) {
  BareCpu bench{kNop, kNop, kNop, kNop};
  bench.run(9);
  EXPECT_EQ(bench.state().cycles, 12u);
  EXPECT_EQ(bench.state().instructions, 3u);
  EXPECT_EQ(bench.state().pc, 3u);
}

TEST(I8080, RunDoesNothingWhenTheCycleIsReachedAlready) {
  BareCpu bench{kNop};
  bench.state().cycles = 100;
  bench.run(100);
  EXPECT_EQ(bench.state().cycles, 100u);
  EXPECT_EQ(bench.state().pc, 0u);
}

TEST(I8080, ALongRunCountsEveryCycleAndInstruction) {
  BareCpu bench{kInrA, kJmp, 0x00, 0x00};
  bench.run(150'000'000);
  EXPECT_EQ(bench.state().cycles, 150'000'000u);
  EXPECT_EQ(bench.state().instructions, 20'000'000u);
  EXPECT_EQ(bench.state().a, 10'000'000u % 256);
}

TEST(I8080, ResetStartsAtZeroWithInterruptsOffAndKeepsRegistersAndTime) {
  BareCpu bench{kEi, kHlt};
  bench.step(2);
  bench.state().hl = 0x1234;
  bench.cpu.reset();
  EXPECT_EQ(bench.state().pc, 0u);
  EXPECT_FALSE(bench.state().interrupts_enabled);
  EXPECT_FALSE(bench.state().halted);
  EXPECT_EQ(bench.state().hl, 0x1234u);
  EXPECT_EQ(bench.state().cycles, 11u);
}

TEST(I8080, CodeThatPatchesTheNextInstructionRunsThePatch) {
  BareCpu bench{0x3E, kInrA, 0x32, 0x05, 0x00, kNop};  // MVI A,3C / STA 0005 / NOP -> INR A
  bench.step(3);
  EXPECT_EQ(bench.state().a, kInrA + 1);
}

TEST(I8080, UndocumentedOpcodesActAsTheirDocumentedTwins) {
  for (const unsigned opcode : {0x08, 0x10, 0x18, 0x20, 0x28, 0x30, 0x38}) {
    BareCpu bench{static_cast<uint8_t>(opcode)};
    const I8080State before = bench.state();
    bench.step();
    I8080State expected = before;
    expected.pc = 1;
    expected.cycles = 4;
    expected.instructions = 1;
    EXPECT_EQ(bench.state(), expected) << "opcode " << opcode;
  }
  BareCpu jump{0xCB, 0x34, 0x12};
  jump.step();
  EXPECT_EQ(jump.state().pc, 0x1234u);
  EXPECT_EQ(jump.state().cycles, 10u);
  BareCpu ret{0xD9};
  ret.put(0x8000, {0x78, 0x56});
  ret.step();
  EXPECT_EQ(ret.state().pc, 0x5678u);
  EXPECT_EQ(ret.state().sp, 0x8002u);
  EXPECT_EQ(ret.state().cycles, 10u);
  for (const unsigned opcode : {0xDD, 0xED, 0xFD}) {
    BareCpu call{static_cast<uint8_t>(opcode), 0x34, 0x12};
    call.step();
    EXPECT_EQ(call.state().pc, 0x1234u);
    EXPECT_EQ(call.state().sp, 0x7FFEu);
    EXPECT_EQ(call.word(0x7FFE), 3u);
    EXPECT_EQ(call.state().cycles, 17u);
  }
}

// ---- 64 KiB wrap-around ----

TEST(I8080WrapAround, ProgramCounterGoesFromTheTopOfMemoryToZero) {
  BareCpu bench({kNop}, 0xFFFF);
  bench.step();
  EXPECT_EQ(bench.state().pc, 0u);
}

TEST(I8080WrapAround, AnInstructionMayLieAcrossTheTopOfMemory) {
  BareCpu first({0x01}, 0xFFFF);  // LXI B, at FFFF 0000 0001
  first.put(0x0000, {0x34, 0x12});
  first.step();
  EXPECT_EQ(first.state().bc, 0x1234u);
  EXPECT_EQ(first.state().pc, 2u);

  BareCpu second({0x01, 0x78}, 0xFFFE);
  second.put(0x0000, {0x56});
  second.step();
  EXPECT_EQ(second.state().bc, 0x5678u);
  EXPECT_EQ(second.state().pc, 1u);

  BareCpu call({0xCD, 0x78, 0x56}, 0xFFFD);
  call.step();
  EXPECT_EQ(call.state().pc, 0x5678u);
  EXPECT_EQ(call.word(0x7FFE), 0u);
}

TEST(I8080WrapAround, StackGoesThroughZero) {
  BareCpu bench{0xC5, 0xD1};  // PUSH B, POP D
  bench.state().bc = 0xABCD;
  bench.state().sp = 0x0001;
  bench.put(0xFFFF, {0x00});
  bench.memory.bytes[0x0000] = 0xC5;
  bench.step();
  EXPECT_EQ(bench.state().sp, 0xFFFFu);
  EXPECT_EQ(bench.memory.bytes[0xFFFF], 0xCDu);
  EXPECT_EQ(bench.memory.bytes[0x0000], 0xABu);
  bench.step();
  EXPECT_EQ(bench.state().de, 0xABCDu);
  EXPECT_EQ(bench.state().sp, 0x0001u);
}

TEST(I8080WrapAround, SixteenBitOperandsGoThroughZero) {
  BareCpu bench({0x22, 0xFF, 0xFF, 0x2A, 0xFF, 0xFF}, 0x100);  // SHLD FFFF, LHLD FFFF
  bench.state().hl = 0xABCD;
  bench.step();
  EXPECT_EQ(bench.memory.bytes[0xFFFF], 0xCDu);
  EXPECT_EQ(bench.memory.bytes[0x0000], 0xABu);
  bench.state().hl = 0;
  bench.step();
  EXPECT_EQ(bench.state().hl, 0xABCDu);
}

TEST(I8080WrapAround, ExchangeWithTheStackTopGoesThroughZero) {
  BareCpu bench({0xE3}, 0x100);
  bench.state().sp = 0xFFFF;
  bench.state().hl = 0x1234;
  bench.memory.bytes[0xFFFF] = 0x78;
  bench.memory.bytes[0x0000] = 0x56;
  bench.step();
  EXPECT_EQ(bench.state().hl, 0x5678u);
  EXPECT_EQ(bench.memory.bytes[0xFFFF], 0x34u);
  EXPECT_EQ(bench.memory.bytes[0x0000], 0x12u);
  EXPECT_EQ(bench.state().sp, 0xFFFFu);
}

TEST(I8080WrapAround, RegisterPairsCountThroughZeroWithoutTouchingFlags) {
  BareCpu bench{0x03, 0x0B, 0x33, 0x3B};  // INX B, DCX B, INX SP, DCX SP
  bench.state().bc = 0xFFFF;
  bench.state().sp = 0xFFFF;
  bench.state().flags = 0xD7;
  bench.step();
  EXPECT_EQ(bench.state().bc, 0u);
  bench.step();
  EXPECT_EQ(bench.state().bc, 0xFFFFu);
  bench.step();
  EXPECT_EQ(bench.state().sp, 0u);
  bench.step();
  EXPECT_EQ(bench.state().sp, 0xFFFFu);
  EXPECT_EQ(bench.state().flags, 0xD7u);
}

// ---- Interrupts and HLT ----

TEST(I8080Interrupts, ARequestIsTakenAsRstInElevenStates) {
  BareCpu bench{kNop};
  bench.state().interrupts_enabled = true;
  bench.state().pc = 0x1234;
  bench.cpu.request_interrupt(2);
  bench.step();
  EXPECT_EQ(bench.state().pc, 0x10u);
  EXPECT_EQ(bench.word(0x7FFE), 0x1234u);
  EXPECT_EQ(bench.state().sp, 0x7FFEu);
  EXPECT_EQ(bench.state().cycles, 11u);
  EXPECT_EQ(bench.state().instructions, 1u);
  EXPECT_EQ(bench.state().interrupt_requests, 0u);
}

TEST(I8080Interrupts, TakingOneTurnsInterruptsOff) {
  BareCpu bench{kNop};
  bench.state().interrupts_enabled = true;
  bench.cpu.request_interrupt(1);
  bench.step();
  EXPECT_FALSE(bench.state().interrupts_enabled);
}

TEST(I8080Interrupts, TheInstructionAfterEiRunsBeforeAnyInterrupt) {
  BareCpu bench{kEi, kInrA, kInrA};
  bench.cpu.request_interrupt(1);
  bench.step(2);
  EXPECT_EQ(bench.state().a, 1u);
  EXPECT_EQ(bench.state().pc, 2u);
  bench.step();
  EXPECT_EQ(bench.state().pc, 8u);
  EXPECT_EQ(bench.word(0x7FFE), 2u);
}

TEST(I8080Interrupts, TheShadowOfEiHoldsInALongRunToo) {
  BareCpu bench{kEi, kInrA, kInrA, kInrA};
  bench.put(8, {kHlt});
  bench.cpu.request_interrupt(1);
  bench.run(1000);
  EXPECT_EQ(bench.state().a, 1u);
  EXPECT_EQ(bench.word(0x7FFE), 2u);
  EXPECT_TRUE(bench.state().halted);
  EXPECT_EQ(bench.state().cycles, 1000u);
}

TEST(I8080Interrupts, TheShadowOfEiOutlivesTheEndOfARun) {
  BareCpu bench{kEi, kInrA, kInrA};
  bench.run(4);
  EXPECT_EQ(bench.state().pc, 1u);
  bench.cpu.request_interrupt(1);
  bench.run(5);
  EXPECT_EQ(bench.state().a, 1u);
  bench.run(10);
  EXPECT_EQ(bench.state().pc, 8u);
}

TEST(I8080Interrupts, ARowOfEiKeepsInterruptsOut) {
  BareCpu bench{kEi, kEi, kEi, kNop};
  bench.cpu.request_interrupt(1);
  bench.step(4);
  EXPECT_EQ(bench.state().pc, 4u);
  bench.step();
  EXPECT_EQ(bench.state().pc, 8u);
}

TEST(I8080Interrupts, DiRightAfterEiKeepsInterruptsOut) {
  BareCpu bench{kEi, kDi, kNop, kNop};
  bench.cpu.request_interrupt(1);
  bench.step(4);
  EXPECT_EQ(bench.state().pc, 4u);
  EXPECT_EQ(bench.state().interrupt_requests, 2u);
}

TEST(I8080Interrupts, ARequestWhileOffIsRememberedOnce) {
  BareCpu bench{kNop, kNop, kEi, kNop, kNop};
  bench.put(8, {kEi, 0xC9});  // EI, RET
  bench.cpu.request_interrupt(1);
  bench.cpu.request_interrupt(1);
  bench.step(4);
  EXPECT_EQ(bench.state().pc, 4u);
  bench.step();
  EXPECT_EQ(bench.state().pc, 8u);
  bench.step(3);  // EI, RET, and then no second interrupt: the NOP at 4
  EXPECT_EQ(bench.state().pc, 5u);
}

TEST(I8080Interrupts, OfSeveralTheHighestLineGoesFirst) {
  BareCpu bench{kNop};
  bench.state().interrupts_enabled = true;
  bench.cpu.request_interrupt(1);
  bench.cpu.request_interrupt(6);
  bench.cpu.request_interrupt(3);
  bench.step();
  EXPECT_EQ(bench.state().pc, 0x30u);
  EXPECT_EQ(bench.state().interrupt_requests, 0x0Au);
}

TEST(I8080Interrupts, ARequestMadeInABusCallbackIsTakenAfterThatInstruction) {
  BareCpu bench{kIn, 0x05, kInrA};
  bench.bus.input = 0x40;
  bench.bus.interrupt_line = 3;
  bench.state().interrupts_enabled = true;
  bench.put(0x18, {kHlt});
  bench.run(1000);
  EXPECT_EQ(bench.state().a, 0x40u);
  EXPECT_EQ(bench.word(0x7FFE), 2u);
  EXPECT_EQ(bench.state().instructions, 3u);
}

TEST(I8080Interrupts, SoftwareRstLeavesInterruptsOnAndPushesTheNextAddress) {
  for (unsigned line = 0; line < 8; ++line) {
    BareCpu bench({static_cast<uint8_t>(0xC7 | line << 3)}, 0x1000);
    bench.state().interrupts_enabled = true;
    bench.step();
    EXPECT_EQ(bench.state().pc, line * 8);
    EXPECT_EQ(bench.word(0x7FFE), 0x1001u);
    EXPECT_EQ(bench.state().cycles, 11u);
    EXPECT_TRUE(bench.state().interrupts_enabled);
  }
}

TEST(I8080Halt, TimePassesUpToTheEndOfTheRun) {
  BareCpu bench{kHlt, kInrA};
  bench.run(12'345);
  EXPECT_TRUE(bench.state().halted);
  EXPECT_EQ(bench.state().cycles, 12'345u);
  EXPECT_EQ(bench.state().instructions, 1u);
  EXPECT_EQ(bench.state().a, 0u);
}

TEST(I8080Halt, AStepLetsFourStatesPass) {
  BareCpu bench{kHlt};
  bench.step();
  EXPECT_EQ(bench.state().cycles, 7u);
  bench.step();
  EXPECT_EQ(bench.state().cycles, 11u);
  EXPECT_EQ(bench.state().instructions, 1u);
  EXPECT_EQ(bench.state().pc, 1u);
}

TEST(I8080Halt, AnInterruptWakesItAndReturnsBehindTheHlt) {
  BareCpu bench{kEi, kHlt, kInrA};
  bench.put(8, {0xC9});
  bench.run(100);
  EXPECT_TRUE(bench.state().halted);
  bench.cpu.request_interrupt(1);
  bench.run(101);
  EXPECT_FALSE(bench.state().halted);
  EXPECT_EQ(bench.state().pc, 8u);
  EXPECT_EQ(bench.state().cycles, 111u);
  bench.step(2);
  EXPECT_EQ(bench.state().a, 1u);
}

TEST(I8080Halt, WithInterruptsOffARequestDoesNotWakeIt) {
  BareCpu bench{kHlt};
  bench.step();
  bench.cpu.request_interrupt(1);
  bench.run(500);
  EXPECT_TRUE(bench.state().halted);
  EXPECT_EQ(bench.state().interrupt_requests, 2u);
}

TEST(I8080Halt, RunUntilAsleepComesBackAtTheHltItself) {
  BareCpu bench{kNop, kHlt};
  bench.cpu.run_until_asleep(bench.memory, bench.bus, 1000);
  EXPECT_EQ(bench.state().cycles, 11u);
  EXPECT_TRUE(bench.state().halted);
}

// ---- The bus ----

TEST(I8080Bus, PortsAreStampedWithTheInstructionsFirstCycleAndAddress) {
  BareCpu bench({kNop, kIn, 0x12, kOut, 0x34}, 0x200);
  bench.bus.input = 0x5A;
  bench.run(24);
  const std::vector<BusEvent> expected = {
      {BusEvent::Kind::kIn, 0x12, 0x5A, 4, 0x201},
      {BusEvent::Kind::kOut, 0x34, 0x5A, 14, 0x203},
  };
  EXPECT_EQ(bench.bus.events, expected);
}

TEST(I8080Bus, ADevicePageGetsTheWriteAndMemoryKeepsItsByte) {
  BareCpu bench({kNop, 0x36, 0x77}, 0x200);  // MVI M,77
  bench.memory.pages[0x1000 >> 10] = PageWrite::kDevice;
  bench.state().hl = 0x1023;
  bench.run(14);
  const std::vector<BusEvent> expected = {{BusEvent::Kind::kWrite, 0x1023, 0x77, 4, 0x201}};
  EXPECT_EQ(bench.bus.events, expected);
  EXPECT_EQ(bench.memory.bytes[0x1023], 0u);
  EXPECT_EQ(bench.state().cycles, 14u);
}

TEST(I8080Bus, AnIgnoredPageKeepsItsByteAndTheBusIsNotTold) {
  BareCpu bench({0x36, 0x77}, 0x200);
  bench.memory.pages[0] = PageWrite::kIgnore;
  bench.state().hl = 0x03FF;
  bench.step();
  EXPECT_EQ(bench.memory.bytes[0x03FF], 0u);
  EXPECT_TRUE(bench.bus.events.empty());
  bench.state().pc = 0x200;
  bench.state().hl = 0x0400;
  bench.step();
  EXPECT_EQ(bench.memory.bytes[0x0400], 0x77u);
}

TEST(I8080Bus, APushIntoADevicePageSendsHighByteFirst) {
  BareCpu bench({0xC5}, 0x200);
  bench.memory.pages[0x1000 >> 10] = PageWrite::kDevice;
  bench.state().sp = 0x1002;
  bench.state().bc = 0xABCD;
  bench.step();
  const std::vector<BusEvent> expected = {
      {BusEvent::Kind::kWrite, 0x1001, 0xAB, 0, 0x200},
      {BusEvent::Kind::kWrite, 0x1000, 0xCD, 0, 0x200},
  };
  EXPECT_EQ(bench.bus.events, expected);
}

TEST(I8080Bus, AStopRequestedInACallbackEndsTheRunAfterThatInstruction) {
  BareCpu bench({kOut, 0x05, kInrA}, 0x200);
  bench.bus.stop_at_event = true;
  bench.run(1000);
  EXPECT_EQ(bench.state().pc, 0x202u);
  EXPECT_EQ(bench.state().cycles, 10u);
  bench.run(14);
  EXPECT_EQ(bench.state().a, 1u);
}

TEST(I8080Bus, AStopRequestedInBothWritesOfAnInstructionKeepsTheCountRight) {
  BareCpu bench({0x22, 0x00, 0x10, kInrA}, 0x200);  // SHLD 1000
  bench.memory.pages[0x1000 >> 10] = PageWrite::kDevice;
  bench.bus.stop_at_event = true;
  bench.run(1000);
  EXPECT_EQ(bench.bus.events.size(), 2u);
  EXPECT_EQ(bench.bus.events[1].cycle, 0u);
  EXPECT_EQ(bench.state().cycles, 16u);
  EXPECT_EQ(bench.state().instructions, 1u);
  EXPECT_EQ(bench.state().pc, 0x203u);
}

}  // namespace
}  // namespace triton::testing
