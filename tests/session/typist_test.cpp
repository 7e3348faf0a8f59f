// The typist and the session on a small echo program: no firmware is needed for these.
#include "emulator/session/typist.hpp"

#include <gtest/gtest.h>

#include "emulator/session/session.hpp"
#include "emulator/support/errors.hpp"
#include "tests/machine/test_machine.hpp"

namespace triton {
namespace {

Session echo_session() { return Session(Firmware{}, echo_config()); }

TEST(Typist, TypesEveryCharacterOnceInOrder) {
  Session session = echo_session();
  session.type("HELLO, HELLO");
  session.run_until_idle();
  // The echo program prints keyboard codes: letters with their case inverted.
  EXPECT_TRUE(session.screen_shows("hello, hello"));
}

TEST(Typist, HoldsAKeyUntilItWasReadAndALittleLonger) {
  Session session = echo_session();
  session.run_until_idle();
  session.type("1");
  session.advance(100);
  ASSERT_TRUE(session.machine().keyboard().strobe);
  ASSERT_TRUE(session.machine().key_was_read());
  session.advance(3'500);
  EXPECT_TRUE(session.machine().keyboard().strobe);
  session.advance(1'000);
  EXPECT_FALSE(session.machine().keyboard().strobe);
  EXPECT_TRUE(session.typist().done());
}

TEST(Typist, WaitsUntilTheMachineAsks) {
  // Counts down for a while, then reads a key into B.
  Session session(Firmware{}, config_with_program({0x11, 0x00, 0x10,  // LXI D,1000
                                                   0x1B, 0x7A, 0xB3,  // DCX D, test
                                                   0xC2, 0x03, 0x00,  // JNZ
                                                   kIn, 0x00, kOraA, kJp, 0x09, 0x00,  //
                                                   0x47, kHlt}));
  session.type("5");
  session.advance(50'000);
  EXPECT_FALSE(session.machine().keyboard().strobe) << "it counts still";
  EXPECT_EQ(session.run(1'000'000, {.when_halted = true}), SessionEvent::kHalted);
  EXPECT_EQ(session.machine().cpu().bc >> 8, 0xB5);
}

TEST(Typist, ATildeWaitsOneEmulatedSecond) {
  Session session = echo_session();
  session.run_until_idle();
  const uint64_t start = session.machine().cycles();
  session.type("~1");
  session.run(start + 799'000);
  EXPECT_FALSE(session.screen_shows("1"));
  session.run(start + 801'000);
  EXPECT_TRUE(session.screen_shows("1"));
}

TEST(Typist, AfterATildeTheKeyGoesDownThoughNobodyAsks) {
  Session session(Firmware{}, config_with_program({0xC3, 0x00, 0x00}));  // JMP 0000
  session.type("~1");
  session.run(799'000);
  EXPECT_FALSE(session.machine().keyboard().strobe);
  session.run(801'000);
  EXPECT_TRUE(session.machine().keyboard().strobe);
}

TEST(Typist, ClearForgetsTheRestButReleasesTheKey) {
  Session session = echo_session();
  session.run_until_idle();
  session.type("123");
  session.advance(100);
  session.typist().clear();
  session.run_until_idle();
  EXPECT_EQ(session.row(0, '?').find_last_of('1'), 0u);
  EXPECT_FALSE(session.screen_shows("12"));
  EXPECT_FALSE(session.machine().keyboard().strobe);
}

TEST(Session, RunsTheSameHoweverItIsCut) {
  Session whole = echo_session();
  Session pieces = echo_session();
  for (Session* session : {&whole, &pieces}) {
    session->machine().screen().tracing = true;
    session->type("ABC~DEF\\r");
  }
  whole.run(2'000'000);
  for (uint64_t cycle = 0; cycle < 2'000'000; cycle += 137) pieces.run(cycle);
  pieces.run(2'000'000);
  EXPECT_EQ(whole.machine().screen().trace.size(), 7u);
  EXPECT_EQ(whole.machine().screen().trace, pieces.machine().screen().trace);
  EXPECT_EQ(whole.machine().cpu(), pieces.machine().cpu());
}

TEST(Session, StopsAfterEachScreenWriteWhenAsked) {
  Session session = echo_session();
  session.type("12");
  EXPECT_EQ(session.run(1'000'000, {.on_screen_write = true}), SessionEvent::kScreenWrite);
  EXPECT_EQ(session.machine().screen().state.cursor_column, 1);
  EXPECT_EQ(session.run(1'000'000, {.on_screen_write = true}), SessionEvent::kScreenWrite);
  EXPECT_EQ(session.machine().screen().state.cursor_column, 2);
  EXPECT_EQ(session.run(1'000'000, {.on_screen_write = true}), SessionEvent::kReachedCycle);
}

TEST(Session, IsIdleOnlyWhenNothingIsLeftToType) {
  Session session = echo_session();
  session.type("12~3");
  EXPECT_EQ(session.run(10'000'000, {.when_idle = true}), SessionEvent::kIdle);
  EXPECT_TRUE(session.screen_shows("123"));
  EXPECT_GT(session.machine().cycles(), 800'000u);
}

TEST(Session, RunUntilTextComesBackWhenTheTextStands) {
  Session session = echo_session();
  session.type("1234");
  session.run_until_text("12");
  EXPECT_FALSE(session.screen_shows("123"));
}

TEST(Session, RunToAddressStopsBeforeThatInstruction) {
  Session session = echo_session();
  session.type("1");
  session.run_to_address(0x000E);
  EXPECT_EQ(session.machine().cpu().pc, 0x000E);
  EXPECT_EQ(session.machine().cpu().a, '1');
}

TEST(Session, GivesUpWithAMessageWhenTheMachineNeverAsks) {
  Session session(Firmware{}, config_with_program({kJmp, 0x00, 0x00}));
  EXPECT_THROW(session.run_until_idle(10'000), InternalError);
  EXPECT_THROW(session.run_until_text("READY", 10'000), InternalError);
  EXPECT_THROW(session.run_to_address(0x1234, 10'000), InternalError);
}

TEST(Session, LoadsAListingWhereTheTapeRoutineWould) {
  Session session = echo_session();
  session.load_listing(parse_listing("10 A=1\n", "a.bas"));
  EXPECT_EQ(session.machine().peek_word(0x1600), 0x1608);
  EXPECT_EQ(session.machine().peek_word(0x1602), 10);
  EXPECT_EQ(session.machine().peek(0x1607), 0x0D);
}

TEST(Session, RefusesAProgramThatTheRamCannotHold) {
  Session session(Firmware{}, [] {
    TritonConfig config = echo_config();
    config.ram_kib = 0;
    return config;
  }());
  session.load_program_memory(std::vector<uint8_t>(0x0A00, 1), "fits");
  EXPECT_THROW(session.load_program_memory(std::vector<uint8_t>(0x0A01, 1), "does not"),
               InputError);
}

TEST(Session, ASeedNeedsAFirmwareThatPublishesWhereItIs) {
  Session session = echo_session();
  EXPECT_THROW(session.set_seed(1), InputError);
}

TEST(Session, TheScreenIsReadAsItIsDisplayed) {
  Session session = echo_session();
  session.machine().screen().state.ram.fill(' ');
  session.machine().poke(0x1000 + 5 * 64 + 2, 'X');
  session.machine().poke(0x1000 + 5 * 64 + 4, 0x61);
  session.machine().screen().state.start_row = 4;
  EXPECT_EQ(session.row(1), "  X .");
  EXPECT_EQ(session.rows().size(), 16u);
  EXPECT_EQ(session.rows()[1], "  X .");
  EXPECT_EQ(session.displayed_codes()[64 + 2], 'X');
}

}  // namespace
}  // namespace triton
