// Stories with our own firmware: what a person does at the machine.
#include "emulator/session/session.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/support/errors.hpp"

namespace triton {
namespace {

class SessionStory : public testing::Test {
 protected:
  Session session{load_firmware(TRITON_DATA_DIR)};
};

TEST_F(SessionStory, TheMachineComesUpWithTheMonitor) {
  session.boot();
  EXPECT_TRUE(session.screen_shows("TRITON READY"));
  EXPECT_TRUE(session.screen_shows("FUNCTION? P G I O L W T"));
  EXPECT_TRUE(session.machine().waiting_for_key());
}

TEST_F(SessionStory, OnlyAMachineThatLooksAtTheKeyboardWillAskForAKey) {
  EXPECT_TRUE(session.will_ask_for_a_key());
  EXPECT_EQ(session.machine().cycles(), 0U);
  Firmware starts_by_itself;
  starts_by_itself.roms.push_back({0x0000, {0xC3, 0x00, 0x00}});  // JMP 0
  EXPECT_FALSE(Session(starts_by_itself).will_ask_for_a_key());
}

TEST_F(SessionStory, ALineOfBasicIsTypedAndAnswered) {
  session.boot();
  session.start_basic();
  session.type("PRINT 6*7\\r");
  session.run_until_idle();
  EXPECT_TRUE(session.screen_shows("      42"));
}

TEST_F(SessionStory, AListingIsLoadedAndListed) {
  session.boot();
  session.load_listing(parse_listing("20 GOTO 10\n10 PRINT\n", "a.bas"));
  session.start_basic();
  session.type("LIST\\r");
  session.run_until_idle();
  EXPECT_THAT(session.rows(), testing::Contains("  10 PRINT"));
  EXPECT_THAT(session.rows(), testing::Contains("  20 GOTO 10"));
}

TEST_F(SessionStory, ALoadedListingIsTheSameInMemoryAsATypedOne) {
  session.boot();
  session.load_listing(parse_listing("10 PRINT 'A  B'\n300   GOTO 10\n", "a.bas"));
  Session typed{load_firmware(TRITON_DATA_DIR)};
  typed.boot();
  typed.start_basic();
  typed.type("10 PRINT 'A  B'\\r300   GOTO 10\\r");
  typed.run_until_idle();
  const uint16_t end = session.machine().peek_word(0x1600);
  ASSERT_EQ(typed.machine().peek_word(0x1600), end);
  for (uint16_t address = 0x1600; address < end; ++address) {
    ASSERT_EQ(typed.machine().peek(address), session.machine().peek(address)) << address;
  }
}

TEST_F(SessionStory, TheLongestLineOfAListingCanBeTyped) {
  const std::string line = "10 REM" + std::string(kLongestTypedLine - 6, 'A');
  session.boot();
  session.start_basic();
  session.type(line + "\\r");
  session.run_until_idle();
  const uint16_t end = session.machine().peek_word(0x1600);
  const std::vector<uint8_t> expected = program_memory(parse_listing(line, "a.bas"));
  ASSERT_EQ(end, 0x1600 + expected.size());
  for (size_t i = 0; i < expected.size(); ++i) {
    ASSERT_EQ(session.machine().peek(static_cast<uint16_t>(0x1600 + i)), expected[i]) << i;
  }
  session.type("20 REM" + std::string(kLongestTypedLine - 5, 'B') + "\\r");
  session.run_until_idle();
  EXPECT_TRUE(session.screen_shows("SORRY"));
  EXPECT_EQ(session.machine().peek_word(0x1600), end);
}

TEST_F(SessionStory, RunningWithASeedStopsBeforeTheFirstStatement) {
  session.boot();
  session.load_listing(parse_listing("10 PRINT RND(32767)\n", "a.bas"));
  session.start_basic();
  session.run_program(1'234);
  EXPECT_EQ(session.machine().peek_word(symbol_value(session.firmware().symbols, "RNDSEED")),
            1'234);
  EXPECT_TRUE(session.screen_shows(">RUN"));
  session.run_until_idle();
  EXPECT_EQ(session.machine().keyboard().strobe, false);
  EXPECT_TRUE(session.screen_shows("OK"));
}

TEST_F(SessionStory, ControlCStopsAProgram) {
  session.boot();
  session.load_listing(parse_listing("10 GOTO 10\n", "a.bas"));
  session.start_basic();
  session.run_program(1);
  session.advance(1'000'000);
  EXPECT_FALSE(session.machine().waiting_for_key());
  session.machine().press_key(0x03);
  session.advance(400'000);
  session.machine().release_key();
  session.run_until_idle();
  EXPECT_TRUE(session.screen_shows("FUNCTION?"));
}

TEST_F(SessionStory, InterruptOneClearsTheScreenAndTheMachineGoesOn) {
  session.boot();
  session.machine().press_interrupt(1);
  session.advance(800'000);
  EXPECT_FALSE(session.screen_shows("TRITON"));
  session.type("T");
  session.run_until_idle();
  EXPECT_TRUE(session.screen_shows("BASIC L4.1"));
}

TEST_F(SessionStory, InterruptTwoReinitialisesWithoutClearingMemory) {
  session.boot();
  session.machine().poke(0x1700, 0x42);
  session.start_basic();
  session.machine().press_interrupt(2);
  session.advance(10'000);
  session.run_until_idle();
  EXPECT_TRUE(session.screen_shows("TRITON READY"));
  EXPECT_EQ(session.machine().peek(0x1700), 0x42);
}

TEST_F(SessionStory, ResetClearsMemory) {
  session.boot();
  session.machine().poke(0x1700, 0x42);
  session.machine().reset();
  session.advance(10'000);
  session.run_until_idle();
  EXPECT_TRUE(session.screen_shows("TRITON READY"));
  EXPECT_EQ(session.machine().peek(0x1700), 0x00);
}

TEST_F(SessionStory, PausedNothingHappensAndNothingIsLost) {
  session.boot();
  session.start_basic();
  session.type("PRINT 6*7\\r");
  session.advance(20'000);
  session.machine().set_paused(true);
  const VduState screen = session.machine().screen().state;
  session.advance(8'000'000);
  EXPECT_EQ(session.machine().screen().state, screen);
  session.machine().set_paused(false);
  session.run_until_idle();
  EXPECT_TRUE(session.screen_shows("      42"));
}

TEST_F(SessionStory, TwoMachinesInOneProcessDoNotDisturbEachOther) {
  Session other{load_firmware(TRITON_DATA_DIR)};
  session.boot();
  other.boot();
  session.start_basic();
  session.type("A=1\\r");
  other.type("T~A=2\\r");
  for (int i = 0; i < 200; ++i) {
    session.advance(16'000);
    other.advance(16'000);
  }
  session.type("PRINT A\\r");
  other.type("PRINT A\\r");
  session.run_until_idle();
  other.run_until_idle();
  EXPECT_TRUE(session.screen_shows("       1"));
  EXPECT_TRUE(other.screen_shows("       2"));
}

TEST_F(SessionStory, ASnapshotInTheMiddleOfAProgramGoesOnTheSame) {
  session.boot();
  session.load_listing(parse_listing("10 FOR I=1 TO 9;PRINT RND(1000);NEXT I\n", "a.bas"));
  session.start_basic();
  session.run_program(77);
  session.advance(600'000);
  Session restored{load_firmware(TRITON_DATA_DIR)};
  restored.machine().load_snapshot(session.machine().save_snapshot());
  session.run_until_idle();
  restored.run_until_idle();
  EXPECT_EQ(session.machine().cpu(), restored.machine().cpu());
  EXPECT_EQ(session.machine().screen().state, restored.machine().screen().state);
}

TEST_F(SessionStory, TheFirmwareLosesNoCharacterOnARealVdu) {
  Session slow{load_firmware(TRITON_DATA_DIR), [] {
                 TritonConfig config;
                 config.vdu_timing = VduTiming::kReal;
                 return config;
               }()};
  for (Session* each : {&session, &slow}) {
    each->boot();
    each->load_listing(parse_listing("10 FOR I=1 TO 20;PRINT I,'ABC';NEXT I\n", "a.bas"));
    each->start_basic();
    each->run_program(1);
    each->run_until_idle();
  }
  EXPECT_EQ(slow.machine().screen().state.lost_strobes, 0u);
  EXPECT_EQ(slow.rows(), session.rows());
}

TEST_F(SessionStory, MachineCodeIsStartedByTheMonitorsG) {
  session.boot();
  const std::vector<uint8_t> code = {0x3E, 0x2A, 0xCD, 0x13, 0x00, 0x76};  // print '*', halt
  for (std::size_t i = 0; i < code.size(); ++i) {
    session.machine().poke(static_cast<uint16_t>(0x1700 + i), code[i]);
  }
  session.run_machine_code(0x1700);
  EXPECT_EQ(session.machine().cpu().pc, 0x1700) << "not begun yet";
  EXPECT_EQ(session.run(session.machine().cycles() + 1'000'000, {.when_halted = true}),
            SessionEvent::kHalted);
  EXPECT_TRUE(session.screen_shows("*"));
}

}  // namespace
}  // namespace triton
