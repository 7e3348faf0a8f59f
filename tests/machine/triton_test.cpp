#include "emulator/machine/triton.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/machine/test_machine.hpp"

namespace triton {
namespace {

TEST(TritonMemory, EmptySocketsAndCardsReadFF) {
  const Triton machine(TritonConfig{.ram_kib = 0, .roms = {}});
  for (const unsigned address : {0x0000U, 0x0FFFU, 0x2000U, 0xBFFFU, 0xC000U, 0xFFFFU}) {
    EXPECT_EQ(machine.peek(static_cast<uint16_t>(address)), 0xFF) << address;
  }
}

TEST(TritonMemory, DisplayRamCannotBeReadByTheCpu) {
  Triton machine(config_with_program({kMviA, 0x41, kSta, 0x00, 0x10, kLda, 0x00, 0x10, kHlt}));
  run_to_halt(machine);
  EXPECT_EQ(machine.screen().state.ram[0], 0x41);
  EXPECT_EQ(machine.cpu().a, 0xFF);
}

TEST(TritonMemory, TheCpuWritesDisplayRamSevenBitsWide) {
  Triton machine(config_with_program({kMviA, 0xC2, kSta, 0xFF, 0x13, kHlt}));
  run_to_halt(machine);
  EXPECT_EQ(machine.screen().state.ram[1023], 0x42);
}

TEST(TritonMemory, RamIsStoredAndReadBack) {
  Triton machine(config_with_program({kMviA, 0x5A, kSta, 0x00, 0x14, kInrA, kSta, 0xFF, 0x3F,  //
                                      kMviA, 0x00, kLda, 0x00, 0x14, kHlt}));
  run_to_halt(machine);
  EXPECT_EQ(machine.cpu().a, 0x5A);
  EXPECT_EQ(machine.peek(0x3FFF), 0x5B) << "the last byte of the first 8 KiB card";
}

TEST(TritonMemory, WritesToRomAndToNothingAreLost) {
  Triton machine(config_with_program({kMviA, 0x5A, kSta, 0x00, 0x00, kSta, 0x00, 0x0C,  //
                                      kSta, 0x00, 0x40, kSta, 0x00, 0xE0, kHlt}));
  run_to_halt(machine);
  EXPECT_EQ(machine.peek(0x0000), kMviA);
  EXPECT_EQ(machine.peek(0x0C00), 0xFF);
  EXPECT_EQ(machine.peek(0x4000), 0xFF) << "past the first RAM card";
  EXPECT_EQ(machine.peek(0xE000), 0xFF);
}

TEST(TritonMemory, RamEndsWhereTheLastCardEnds) {
  for (const unsigned kib : {0U, 8U, 16U, 24U, 32U, 40U}) {
    Triton machine(TritonConfig{.ram_kib = kib, .roms = {}});
    const uint32_t end = 0x2000 + kib * 1024;
    EXPECT_EQ(machine.ram_end(), end);
    EXPECT_TRUE(machine.poke(static_cast<uint16_t>(end - 1), 0x12));
    EXPECT_FALSE(machine.poke(static_cast<uint16_t>(end), 0x12));
    EXPECT_EQ(machine.peek(static_cast<uint16_t>(end)), 0xFF);
  }
}

TEST(TritonMemory, RamStartsAsZero) {
  const Triton machine(TritonConfig{});
  for (uint32_t address = 0x1400; address < machine.ram_end(); ++address) {
    ASSERT_EQ(machine.peek(static_cast<uint16_t>(address)), 0x00);
  }
}

TEST(TritonMemory, PokeReachesDisplayRamWithoutATrace) {
  Triton machine(TritonConfig{});
  machine.screen().tracing = true;
  EXPECT_TRUE(machine.poke(0x1005, 0xC1));
  EXPECT_EQ(machine.screen().state.ram[5], 0x41);
  EXPECT_TRUE(machine.screen().trace.empty());
  EXPECT_FALSE(machine.poke(0x0000, 0x41));
}

TEST(TritonMemory, PeekWordTakesTheLowByteFirstAndWraps) {
  Triton machine(config_with_program({0x34}));
  machine.poke(0x1500, 0xCD);
  machine.poke(0x1501, 0xAB);
  EXPECT_EQ(machine.peek_word(0x1500), 0xABCD);
  EXPECT_EQ(machine.peek_word(0xFFFF), 0x34FF);
}

TEST(TritonMemory, RomsOnTheEpromCardsAreSeen) {
  TritonConfig config;
  config.roms = {{0xC000, {1, 2}}, {0xFFFF, {3}}};
  const Triton machine(config);
  EXPECT_EQ(machine.peek(0xC001), 2);
  EXPECT_EQ(machine.peek(0xFFFF), 3);
}

TEST(TritonMemory, OfTwoRomsThatOverlapTheLaterIsSeen) {
  TritonConfig config;
  config.roms = {{0x0000, {1, 2, 3}}, {0x0001, {9}}};
  const Triton machine(config);
  EXPECT_EQ(machine.peek(0x0000), 1);
  EXPECT_EQ(machine.peek(0x0001), 9);
  EXPECT_EQ(machine.peek(0x0002), 3);
}

TEST(TritonConfiguration, RefusesWhatCannotBeBuilt) {
  const auto build = [](const TritonConfig& config) { const Triton machine(config); };
  EXPECT_THROW(build({.ram_kib = 4, .roms = {}}), std::invalid_argument);
  EXPECT_THROW(build({.ram_kib = 48, .roms = {}}), std::invalid_argument);
  EXPECT_THROW(build({.clock_hz = 0, .roms = {}}), std::invalid_argument);
  EXPECT_THROW(build({.clock_hz = 1'000'000'001, .roms = {}}), std::invalid_argument);
  EXPECT_THROW(build({.roms = {{0x0FFF, {1, 2}}}}), std::invalid_argument);
  EXPECT_THROW(build({.roms = {{0x1600, {1}}}}), std::invalid_argument);
  EXPECT_THROW(build({.roms = {{0xFFFF, {1, 2}}}}), std::invalid_argument);
}

uint8_t read_port(uint8_t port) {
  Triton machine(config_with_program({kIn, port, kHlt}));
  run_to_halt(machine);
  return machine.cpu().a;
}

TEST(TritonPorts, PortZeroIsTheKeyboard) {
  Triton machine(config_with_program({kIn, 0x00, kHlt}));
  machine.press_key(0x61);
  run_to_halt(machine);
  EXPECT_EQ(machine.cpu().a, 0xE1);
}

TEST(TritonPorts, PortOneReadsAsAUartThatIsReadyToSendAndHasReceivedNothing) {
  EXPECT_EQ(read_port(0x01), 0x10);
}

TEST(TritonPorts, PortsThatAreNotThereReadFF) {
  for (unsigned port = 2; port < 0x100; ++port) {
    ASSERT_EQ(read_port(static_cast<uint8_t>(port)), 0xFF) << "port " << port;
  }
}

TEST(TritonPorts, PortThreeHoldsTheLeds) {
  Triton machine(config_with_program({kMviA, 0xA5, kOut, 0x03, kHlt}));
  EXPECT_EQ(machine.latches().leds, 0xFF) << "dark";
  run_to_halt(machine);
  EXPECT_EQ(machine.latches().leds, 0xA5);
}

TEST(TritonPorts, PortFiveIsTheVdu) {
  Triton machine(config_with_program({kMviA, 0x41, kOut, 0x05, kMviA, 0xC1, kOut, 0x05, kHlt}));
  run_to_halt(machine);
  EXPECT_EQ(machine.screen().displayed(0, 0), 0x41);
  EXPECT_EQ(machine.screen().state.cursor_column, 1);
}

TEST(TritonPorts, PortsSixAndSevenHoldTheirTopTwoBits) {
  Triton machine(config_with_program({kMviA, 0xFF, kOut, 0x06, kMviA, 0x7F, kOut, 0x07, kHlt}));
  run_to_halt(machine);
  EXPECT_EQ(machine.latches().port6, 0xC0);
  EXPECT_EQ(machine.latches().port7, 0x40);
}

TEST(TritonPorts, OtherPortsTakeAnythingWithoutEffect) {
  for (unsigned port = 0; port < 0x100; ++port) {
    if (port == 3 || (port >= 5 && port <= 7)) continue;
    Triton machine(config_with_program({kMviA, 0x00, kOut, static_cast<uint8_t>(port), kHlt}));
    const VduState screen = machine.screen().state;
    run_to_halt(machine);
    ASSERT_EQ(machine.latches(), LatchState{}) << "port " << port;
    ASSERT_EQ(machine.screen().state, screen) << "port " << port;
  }
}

TEST(TritonScreenTrace, StampsWritesWithTheCycleTheirInstructionBegan) {
  Triton machine(config_with_program({kMviA, 0x41, kOut, 0x05, kMviA, 0xC1, kOut, 0x05,  //
                                      kSta, 0x34, 0x12, kHlt}));
  machine.screen().tracing = true;
  run_to_halt(machine);
  const auto& trace = machine.screen().trace;
  ASSERT_EQ(trace.size(), 2u);
  EXPECT_EQ(trace[0].cycle, 7u + 10u + 7u);
  EXPECT_EQ(trace[0].source, ScreenWrite::Source::kController);
  EXPECT_EQ(trace[1].cycle, 7u + 10u + 7u + 10u);
  EXPECT_EQ(trace[1].source, ScreenWrite::Source::kCpu);
  EXPECT_EQ(trace[1].cell, 0x234);
}

/// At 0000: EI and a loop; at n * 8: the interrupt's number goes to 1400 and the CPU halts.
TritonConfig interrupt_config(bool enabled) {
  TritonConfig config = config_with_program({kLxiSp, 0x80, 0x14, kJmp, 0x40, 0x00, kNop, kNop});
  for (uint8_t line = 1; line <= 7; ++line) {
    config.roms.push_back({static_cast<uint16_t>(line * 8), {kMviA, line, kJmp, 0x60, 0x00}});
  }
  config.roms.push_back({0x0040, {enabled ? kEi : kNop, kNop, kJmp, 0x41, 0x00}});
  config.roms.push_back({0x0060, {kSta, 0x00, 0x14, kHlt}});
  return config;
}

TEST(TritonInterrupts, EachFrontPanelLineRunsItsRst) {
  for (uint8_t line = 1; line <= 7; ++line) {
    Triton machine(interrupt_config(true));
    machine.run_until(1'000);
    machine.press_interrupt(line);
    run_to_halt(machine);
    EXPECT_EQ(machine.peek(0x1400), line);
    EXPECT_FALSE(machine.cpu().interrupts_enabled);
  }
}

TEST(TritonInterrupts, APressWhileDisabledIsRemembered) {
  Triton machine(interrupt_config(false));
  machine.run_until(1'000);
  machine.press_interrupt(2);
  machine.press_interrupt(2);
  machine.run_until(2'000);
  EXPECT_EQ(machine.peek(0x1400), 0);
  machine.cpu().interrupts_enabled = true;
  run_to_halt(machine);
  EXPECT_EQ(machine.peek(0x1400), 2);
  EXPECT_EQ(machine.cpu().interrupt_requests, 0) << "remembered once";
}

TEST(TritonInterrupts, AHaltedCpuIsWoken) {
  Triton machine([] {
    TritonConfig config = config_with_program({kLxiSp, 0x80, 0x14, kEi, kHlt});
    config.roms.push_back({0x0008, {kMviA, 0x77, kJmp, 0x08, 0x00}});
    return config;
  }());
  machine.run_until(1'000);
  ASSERT_TRUE(machine.cpu().halted);
  ASSERT_EQ(machine.cycles(), 1'000u);
  machine.press_interrupt(1);
  machine.run_until(1'100);
  EXPECT_EQ(machine.cpu().a, 0x77);
}

TEST(TritonInterrupts, ThereIsNoLineZeroOrEight) {
  Triton machine{TritonConfig{}};
  EXPECT_THROW(machine.press_interrupt(0), std::invalid_argument);
  EXPECT_THROW(machine.press_interrupt(8), std::invalid_argument);
}

TEST(TritonPanel, ResetRestartsAtZeroAndKeepsMemoryScreenAndTime) {
  Triton machine(config_with_program({kMviA, 0x00, kOut, 0x03, kMviA, 0xC0, kOut, 0x07,  //
                                      kSta, 0x00, 0x14, kSta, 0x07, 0x10, kHlt}));
  run_to_halt(machine);
  const uint64_t cycles = machine.cycles();
  machine.reset();
  EXPECT_EQ(machine.cpu().pc, 0);
  EXPECT_FALSE(machine.cpu().halted);
  EXPECT_EQ(machine.latches(), LatchState{});
  EXPECT_EQ(machine.peek(0x1400), 0xC0);
  EXPECT_EQ(machine.screen().state.ram[7], 0x40);
  EXPECT_EQ(machine.cycles(), cycles);
}

TEST(TritonPanel, PauseLetsTimePassAndNothingHappen) {
  Triton machine(config_with_program({kInrA, kJmp, 0x00, 0x00}));
  machine.run_until(1'000);
  const I8080State before = machine.cpu();
  machine.set_paused(true);
  EXPECT_EQ(machine.run_until(50'000), RunResult::kReachedCycle);
  machine.step();
  EXPECT_EQ(machine.cycles(), 50'004u);
  EXPECT_EQ(machine.cpu().a, before.a);
  EXPECT_EQ(machine.cpu().pc, before.pc);
}

TEST(TritonPanel, NothingIsLostInAPause) {
  Triton paused(config_with_program({kInrA, kJmp, 0x00, 0x00}));
  Triton running = paused;
  paused.run_until(1'000);
  running.run_until(1'000);
  const uint64_t stopped_at = paused.cycles();
  paused.set_paused(true);
  paused.run_until(stopped_at + 7'777);
  paused.set_paused(false);
  paused.run_until(10'000 + 7'777);
  running.run_until(10'000);
  EXPECT_EQ(paused.cpu().a, running.cpu().a);
  EXPECT_EQ(paused.cpu().pc, running.cpu().pc);
}

/// 30 instructions with an interrupt that has to wait, EI's shadow, HLT, and an interrupt that
/// wakes; with a pause before one of them if `pause_before` is one.
Triton eventful_run(unsigned pause_before, uint64_t pause_cycles) {
  TritonConfig config = config_with_program({kLxiSp, 0x80, 0x14, kJmp, 0x40, 0x00});
  config.roms.push_back({0x0008, {kInrA, kEi, kRet}});
  config.roms.push_back({0x0010, {kInrA, kEi, kRet}});
  config.roms.push_back({0x0040, {kInrA, kEi, kInrA, kHlt, kSta, 0x00, 0x14, kJmp, 0x40, 0x00}});
  Triton machine(config);
  for (unsigned instruction = 0; instruction < 30; ++instruction) {
    if (instruction == pause_before) {
      machine.set_paused(true);
      machine.run_until(machine.cycles() + pause_cycles);
      machine.set_paused(false);
    }
    if (instruction == 1) machine.press_interrupt(1);
    if (instruction == 15) {
      EXPECT_TRUE(machine.cpu().halted);
      machine.press_interrupt(2);
    }
    machine.step();
  }
  return machine;
}

TEST(TritonPanel, APauseBetweenAnyTwoInstructionsChangesNothingButTheTime) {
  const unsigned never = 30;
  const Triton running = eventful_run(never, 0);
  ASSERT_GE(running.peek(0x1400), 4) << "two rounds and two interrupts";
  for (unsigned instruction = 0; instruction < 30; ++instruction) {
    const Triton paused = eventful_run(instruction, 7'777);
    I8080State expected = running.cpu();
    expected.cycles += 7'777;
    EXPECT_TRUE(paused.cpu() == expected) << "paused before instruction " << instruction;
    for (uint16_t address = 0x1400; address < 0x1480; ++address) {
      EXPECT_EQ(paused.peek(address), running.peek(address)) << address;
    }
  }
}

TEST(TritonPanel, AnInterruptPressedInAPauseComesAfterIt) {
  Triton machine(interrupt_config(true));
  machine.run_until(1'000);
  machine.set_paused(true);
  machine.press_interrupt(3);
  machine.run_until(2'000);
  EXPECT_EQ(machine.peek(0x1400), 0);
  machine.set_paused(false);
  run_to_halt(machine);
  EXPECT_EQ(machine.peek(0x1400), 3);
}

TEST(TritonIdle, AProgramThatPollsForAKeyIsWaiting) {
  Triton machine(echo_config());
  EXPECT_FALSE(machine.waiting_for_key());
  machine.run_until(10'000);
  EXPECT_TRUE(machine.waiting_for_key());
}

TEST(TritonIdle, RunUntilStopsWhenTheMachineWaits) {
  Triton machine(echo_config());
  machine.stop_when_waiting(true);
  EXPECT_EQ(machine.run_until(1'000'000), RunResult::kWaitingForKey);
  EXPECT_LT(machine.cycles(), 2'000u);
  const uint64_t cycles = machine.cycles();
  EXPECT_EQ(machine.run_until(1'000'000), RunResult::kWaitingForKey);
  EXPECT_EQ(machine.cycles(), cycles) << "it waits still: no time passes";
}

TEST(TritonIdle, APressedKeyEndsTheWaitAndIsSeenToBeRead) {
  Triton machine(echo_config());
  machine.run_until(10'000);
  machine.press_key('A');
  EXPECT_FALSE(machine.waiting_for_key());
  EXPECT_FALSE(machine.key_was_read());
  machine.stop_on_key_read(true);
  EXPECT_EQ(machine.run_until(20'000), RunResult::kKeyRead);
  EXPECT_TRUE(machine.key_was_read());
  EXPECT_EQ(machine.run_until(20'000), RunResult::kReachedCycle) << "it is read once more only";
  EXPECT_EQ(machine.screen().displayed(0, 0), 'A');
  EXPECT_FALSE(machine.waiting_for_key()) << "it waits for the key to come up";
}

TEST(TritonIdle, TheNextKeyIsAskedForAfterTheRelease) {
  Triton machine(echo_config());
  machine.run_until(10'000);
  machine.press_key('A');
  machine.run_until(20'000);
  machine.release_key();
  machine.run_until(30'000);
  EXPECT_TRUE(machine.waiting_for_key());
}

TEST(TritonIdle, AProgramThatAlsoUsesPortsIsNotWaiting) {
  Triton machine(config_with_program({kIn, 0x00, kOut, 0x07, kJmp, 0x00, 0x00}));
  machine.run_until(100'000);
  EXPECT_FALSE(machine.waiting_for_key());
}

TEST(TritonIdle, AProgramThatWritesToTheScreenIsNotWaiting) {
  Triton machine(config_with_program({kIn, 0x00, kSta, 0x00, 0x10, kJmp, 0x00, 0x00}));
  machine.run_until(100'000);
  EXPECT_FALSE(machine.waiting_for_key());
}

TEST(TritonIdle, AProgramThatPollsTheUartInTheSameLoopIsNotWaiting) {
  for (const uint8_t uart_port : {uint8_t{0x01}, uint8_t{0x04}}) {
    Triton machine(config_with_program({kIn, 0x00, kIn, uart_port, kJmp, 0x00, 0x00}));
    machine.stop_when_waiting(true);
    EXPECT_EQ(machine.run_until(100'000), RunResult::kReachedCycle);
    EXPECT_FALSE(machine.waiting_for_key());
  }
}

/// Looks at the UART once, motor on or off, then polls the keyboard 256 times, again and again.
TritonConfig reading_config(uint8_t port7) {
  return config_with_program({kMviA, port7, kOut, 0x07, kIn, 0x01,            // 0000
                              0x06, 0x00, kIn, 0x00, 0x05, 0xC2, 0x08, 0x00,  // 0006
                              kJmp, 0x04, 0x00});
}

TEST(TritonIdle, AProgramThatPollsForAKeyWhileItReadsATapeIsNotWaiting) {
  Triton reading(reading_config(0x80));
  reading.stop_when_waiting(true);
  EXPECT_EQ(reading.run_until(1'000'000), RunResult::kReachedCycle);
  Triton standing(reading_config(0x00));
  standing.stop_when_waiting(true);
  EXPECT_EQ(standing.run_until(1'000'000), RunResult::kWaitingForKey) << "the motor stands";
}

TEST(TritonIdle, ATapeThatNobodyReadsAnyMoreDoesNotKeepFromWaiting) {
  Triton machine(config_with_program({kMviA, 0x80, kOut, 0x07, kIn, 0x04,  // 0000
                                      kIn, 0x00, kJmp, 0x06, 0x00}));
  machine.stop_when_waiting(true);
  EXPECT_EQ(machine.run_until(1'000'000), RunResult::kWaitingForKey);
  EXPECT_GT(machine.cycles(), 64'000u) << "80 ms";
  EXPECT_LT(machine.cycles(), 66'000u);
  EXPECT_TRUE(machine.cassette().motor_runs());
}

TEST(TritonIdle, ASavedMachineIsStillReadingItsTape) {
  Triton machine(config_with_program({kMviA, 0x80, kOut, 0x07, kIn, 0x04,  // 0000
                                      kIn, 0x00, kJmp, 0x06, 0x00}));
  machine.run_until(30'000);
  Triton restored{TritonConfig{}};
  restored.load_snapshot(machine.save_snapshot());
  restored.stop_when_waiting(true);
  EXPECT_EQ(restored.run_until(63'000), RunResult::kReachedCycle);
  EXPECT_EQ(restored.run_until(70'000), RunResult::kWaitingForKey);
}

TEST(TritonIdle, AProgramThatPollsNowAndThenIsNotWaiting) {
  TritonConfig config = config_with_program({kIn, 0x00});
  config.roms[0].bytes.resize(2 + 80, kNop);  // 320 cycles
  config.roms[0].bytes.insert(config.roms[0].bytes.end(), {kJmp, 0x00, 0x00});
  Triton machine(config);
  machine.run_until(100'000);
  EXPECT_FALSE(machine.waiting_for_key());
}

TEST(TritonIdle, AProgramThatPollsFromTwoPlacesInTurnIsNotWaiting) {
  Triton machine(config_with_program({kIn, 0x00, kIn, 0x00, kJmp, 0x00, 0x00}));
  machine.run_until(100'000);
  EXPECT_FALSE(machine.waiting_for_key());
}

TEST(TritonIdle, AProgramThatWentOnWithoutAKeyIsNotWaiting) {
  // Polls 256 times, then counts for ever.
  Triton machine(config_with_program(
      {0x06, 0x00, kIn, 0x00, 0x05, 0xC2, 0x02, 0x00, kInrA, kJmp, 0x08, 0x00}));
  machine.run_until(3'000);
  EXPECT_TRUE(machine.waiting_for_key());
  machine.run_until(100'000);
  EXPECT_FALSE(machine.waiting_for_key());
}

TEST(TritonRunning, StopsAfterEachScreenWriteWhenAsked) {
  Triton machine(config_with_program({kMviA, 0x41, kSta, 0x00, 0x10, kNop,  //
                                      kSta, 0x01, 0x10, kHlt}));
  machine.stop_on_screen_write(true);
  EXPECT_EQ(machine.run_until(1'000), RunResult::kScreenWrite);
  EXPECT_EQ(machine.cycles(), 7u + 13u);
  EXPECT_EQ(machine.run_until(1'000), RunResult::kScreenWrite);
  EXPECT_EQ(machine.cycles(), 7u + 13u + 4u + 13u);
  EXPECT_EQ(machine.run_until(1'000), RunResult::kReachedCycle);
}

TEST(TritonRunning, CuttingARunIntoPiecesChangesNothing) {
  Triton whole(echo_config());
  Triton pieces = whole;
  whole.run_until(100'000);
  while (pieces.cycles() < 100'000) pieces.run_until(pieces.cycles() + 1);
  EXPECT_EQ(whole.cpu(), pieces.cpu());
}

void play(Triton& machine) {
  for (const uint8_t key : {'H', 'E', 'L', 'L', 'O'}) {
    machine.run_until(machine.cycles() + 5'000);
    machine.press_key(key);
    machine.run_until(machine.cycles() + 5'000);
    machine.release_key();
  }
}

TEST(TritonRunning, TwoMachinesWithTheSameInputsAreTheSame) {
  Triton first(echo_config());
  Triton second(echo_config());
  first.screen().tracing = second.screen().tracing = true;
  play(first);
  play(second);
  EXPECT_EQ(first.cpu(), second.cpu());
  EXPECT_EQ(first.screen().state, second.screen().state);
  EXPECT_EQ(first.screen().trace, second.screen().trace);
  EXPECT_EQ(first.screen().trace.size(), 5u);
}

TEST(TritonRunning, ACopyRunsOnByItself) {
  Triton machine(echo_config());
  machine.run_until(5'000);
  Triton copy = machine;
  play(copy);
  EXPECT_EQ(machine.screen().state.cursor_column, 0);
  EXPECT_EQ(copy.screen().state.cursor_column, 5);
}

TEST(TritonRunning, TheVduTimingOfTheConfigurationIsUsed) {
  TritonConfig config =
      config_with_program({kMviA, 0x41, kOut, 0x05, kMviA, 0xC1, kOut, 0x05,  //
                           kMviA, 0x42, kOut, 0x05, kMviA, 0xC2, kOut, 0x05, kHlt});
  config.vdu_timing = VduTiming::kReal;
  Triton machine(config);
  run_to_halt(machine);
  EXPECT_EQ(machine.screen().state.cursor_column, 1);
  EXPECT_EQ(machine.screen().state.lost_strobes, 1u);
}

}  // namespace
}  // namespace triton
