// The lockstep on machines of a few instructions each, so that every kind of difference can be
// made.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "emulator/support/errors.hpp"
#include "tests/tools/compare_machines.hpp"
#include "tools/compare/lockstep.hpp"

namespace triton::compare {
namespace {

using programs::EndOfKeys;
using programs::KeySource;
using programs::Program;
using programs::Random;
using programs::Screen;
using Kind = Difference::Kind;
using State = Difference::ReferenceState;

using Play = void (*)(Screen&, Random&, KeySource&);

Outcome compare(Play play, const std::string& machine_code, const std::string& keys = "",
                uint16_t seed = 7) {
  const Program program{"test", "", "", 0, play, nullptr};
  const std::atomic<bool> cancelled = false;
  return compare_game(program, machine_with(machine_code), seed, keys, cancelled);
}

constexpr const char* kPrintsHi = R"(
        MVI A,'H'
        CALL SEND
        MVI A,'I'
        CALL SEND
        CALL KEY
)";

void prints_hi(Screen& screen, Random&, KeySource&) {
  screen.send('H');
  screen.send('I');
}

TEST(CompareLockstep, EqualGamesCountTheirFramesAndEnd) {
  const Outcome outcome = compare(prints_hi, kPrintsHi);
  EXPECT_FALSE(outcome.difference);
  EXPECT_EQ(outcome.frames, 2U);
  EXPECT_EQ(outcome.end, Outcome::End::kProgramEnded);
  EXPECT_GT(outcome.cycles, 0U);
}

TEST(CompareLockstep, AnotherCharacterIsADifferenceOfThatFrame) {
  const Outcome outcome = compare(
      [](Screen& screen, Random&, KeySource&) {
        screen.send('H');
        screen.send('A');
      },
      kPrintsHi);
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->kind, Kind::kFrame);
  EXPECT_EQ(outcome.difference->frame_number, 2U);
  EXPECT_EQ(outcome.difference->expected.displayed(0, 1), 'A');
  EXPECT_EQ(outcome.difference->actual.displayed(0, 1), 'I');
}

TEST(CompareLockstep, ACursorMoveIsADifferenceThoughTheCellsAreEqual) {
  const Outcome outcome =
      compare([](Screen& screen, Random&, KeySource&) { screen.send(0x0A); }, R"(
        MVI A,0BH
        CALL SEND
        CALL KEY
)");
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->expected.cells, outcome.difference->actual.cells);
  EXPECT_NE(outcome.difference->expected.cursor_row, outcome.difference->actual.cursor_row);
}

TEST(CompareLockstep, ARolledScreenIsNotAScrolledOne) {
  const Outcome outcome = compare(
      [](Screen& screen, Random&, KeySource&) {
        screen.send(0x0B);
        screen.send(0x0A);
      },
      R"(
        MVI A,0BH
        CALL SEND
        MVI A,'X'
        STA 1000H
        CALL KEY
)");
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->frame_number, 2U);
  EXPECT_NE(outcome.difference->expected.start_row, outcome.difference->actual.start_row);
}

TEST(CompareLockstep, StoringABlankInAnotherBlankCellIsADifference) {
  const Outcome outcome = compare(
      [](Screen& screen, Random&, KeySource&) {
        screen.send(0x0C);
        screen.poke(5, ' ');
      },
      R"(
        MVI A,0CH
        CALL SEND
        MVI A,' '
        STA 1005H
        CALL KEY
)");
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->frame_number, 2U);
  EXPECT_EQ(outcome.difference->expected, outcome.difference->actual);
  EXPECT_EQ(outcome.difference->expected_write->cell, 4);
  EXPECT_EQ(outcome.difference->actual_write->cell, 5);
}

TEST(CompareLockstep, TwoStoresOfOneInstructionAreTwoWrites) {
  const Outcome outcome = compare(
      [](Screen& screen, Random&, KeySource&) {
        screen.poke(1, 'A');
        screen.poke(2, 'B');
      },
      R"(
        LXI H,4241H
        SHLD 1000H
        CALL KEY
)");
  EXPECT_FALSE(outcome.difference);
  EXPECT_EQ(outcome.frames, 2U);
}

constexpr const char* kEchoesTwoKeys = R"(
        CALL KEY
        CALL SEND
        CALL KEY
        CALL SEND
        CALL KEY
)";

void echoes_keys(Screen& screen, Random&, KeySource& keys) {
  while (true) screen.send(keys.next());
}

TEST(CompareLockstep, BothGetTheSameKeysUntilTheyAreUsedUp) {
  const Outcome outcome = compare(echoes_keys, kEchoesTwoKeys, "12");
  EXPECT_FALSE(outcome.difference);
  EXPECT_EQ(outcome.frames, 2U);
  EXPECT_EQ(outcome.keys_typed, 2U);
  EXPECT_EQ(outcome.end, Outcome::End::kKeysUsedUp);
}

TEST(CompareLockstep, KeysThatNobodyAsksForAreNotTyped) {
  const Outcome outcome = compare(prints_hi, kPrintsHi, "123");
  EXPECT_FALSE(outcome.difference);
  EXPECT_EQ(outcome.keys_typed, 0U);
}

TEST(CompareLockstep, AWriteWhereTheReferenceAsksForAKeyIsADifference) {
  const Outcome outcome = compare(echoes_keys, R"(
        CALL KEY
        CALL SEND
        CALL SEND
        CALL KEY
)",
                                  "12");
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->kind, Kind::kMachineGoesOn);
  EXPECT_EQ(outcome.difference->reference_state, State::kAsksForKey);
  EXPECT_EQ(outcome.difference->frame_number, 2U);
}

TEST(CompareLockstep, AWriteAfterTheLastKeyIsADifference) {
  const Outcome outcome = compare(echoes_keys, R"(
        CALL KEY
        CALL SEND
        CALL SEND
        CALL KEY
)",
                                  "1");
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->reference_state, State::kKeysUsedUp);
}

TEST(CompareLockstep, AWriteAfterTheReferenceHasEndedIsADifference) {
  const Outcome outcome =
      compare([](Screen& screen, Random&, KeySource&) { screen.send('H'); }, kPrintsHi);
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->kind, Kind::kMachineGoesOn);
  EXPECT_EQ(outcome.difference->reference_state, State::kEnded);
  EXPECT_EQ(outcome.difference->frame_number, 2U);
}

TEST(CompareLockstep, AMachineThatAsksForAKeyWhereTheReferenceWritesIsADifference) {
  const Outcome outcome = compare(
      [](Screen& screen, Random& random, KeySource& keys) {
        prints_hi(screen, random, keys);
        screen.send('!');
      },
      kPrintsHi);
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->kind, Kind::kMachineWaits);
  EXPECT_EQ(outcome.difference->frame_number, 3U);
  EXPECT_EQ(outcome.difference->expected_write->code, '!');
}

TEST(CompareLockstep, AMachineThatHangsIsADifferenceNotAHang) {
  const Outcome outcome = compare(prints_hi, R"(
        MVI A,'H'
        CALL SEND
        HLT
)");
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->kind, Kind::kMachineIsSilent);
  EXPECT_EQ(outcome.difference->frame_number, 2U);
}

void ends_at_control_c(Screen&, Random&, KeySource& keys) {
  if (keys.next() == 0x03) throw programs::ControlC{};
}

TEST(CompareLockstep, ControlCEndsBothWhateverTheMonitorThenWrites) {
  const Outcome outcome = compare(ends_at_control_c, R"(
        CALL KEY
        CALL SEND
        CALL SEND
        CALL KEY
)",
                                  "\x03");
  EXPECT_FALSE(outcome.difference);
  EXPECT_EQ(outcome.end, Outcome::End::kControlC);
}

TEST(CompareLockstep, AMachineThatTakesNoNoticeOfControlCIsADifference) {
  const Outcome outcome = compare(ends_at_control_c, R"(
        CALL KEY
        CALL KEY
)",
                                  "\x03");
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->kind, Kind::kMachineWaits);
  EXPECT_EQ(outcome.difference->reference_state, State::kBrokenOff);
}

TEST(CompareLockstep, TheSeedIsTheStateOfBothGenerators) {
  // The machine prints the low byte of its state's low seven bits; the reference those of its own.
  const Outcome outcome = compare(
      [](Screen& screen, Random& random, KeySource&) {
        screen.send(static_cast<uint8_t>(random.state() & 0x7F));
        screen.send(static_cast<uint8_t>(random.state() >> 8));
      },
      R"(
        LDA 1500H
        CALL SEND
        LDA 1501H
        CALL SEND
        CALL KEY
)",
      "", 0x4241);
  EXPECT_FALSE(outcome.difference);
  EXPECT_EQ(outcome.frames, 2U);
}

constexpr const char* kStepsItsStateOnce = R"(
        MVI A,'A'
        CALL SEND
        LXI H,8181H     ; the state after 0001
        SHLD 1500H
        MVI A,'B'
        CALL SEND
        CALL KEY
        CALL KEY
)";

TEST(CompareLockstep, EqualScreensWithAnotherNumberOfRndCallsAreADifferenceAtTheNextKey) {
  const auto play = [](Screen& screen, Random&, KeySource& keys) {
    screen.send('A');
    screen.send('B');
    keys.next();
  };
  const Outcome outcome = compare(play, kStepsItsStateOnce, "1", 1);
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->kind, Kind::kRandomState);
  EXPECT_EQ(outcome.difference->reference_state, State::kAsksForKey);
  EXPECT_EQ(outcome.difference->frame_number, 3U);
}

/// As BASIC's prompt does it.
constexpr const char* kStepsAsItWaits = R"(
        MVI A,'A'
        CALL SEND
        LXI H,8181H
        SHLD 1500H
        MVI A,'B'
        CALL SEND
WAIT:   LHLD 1500H
        INX H
        SHLD 1500H
        IN 0
        ORA A
        JP WAIT
)";

TEST(CompareLockstep, AtTheEndTheRndStateOfTheLastFrameCounts) {
  const auto calls_it_once = [](Screen& screen, Random& random, KeySource&) {
    screen.send('A');
    (void)random.next(6);
    screen.send('B');
  };
  const auto calls_it_never = [](Screen& screen, Random&, KeySource&) {
    screen.send('A');
    screen.send('B');
  };
  EXPECT_FALSE(compare(calls_it_once, kStepsAsItWaits, "", 1).difference);
  const Outcome outcome = compare(calls_it_never, kStepsAsItWaits, "", 1);
  ASSERT_TRUE(outcome.difference);
  EXPECT_EQ(outcome.difference->kind, Kind::kRandomState);
  EXPECT_EQ(outcome.difference->reference_state, State::kEnded);
}

TEST(CompareLockstep, ADifferenceSaysWhichBasicLineIsRunning) {
  const Outcome outcome = compare([](Screen& screen, Random&, KeySource&) { screen.send('A'); }, R"(
        LXI H,LINE
        SHLD 1502H
        MVI A,'B'
        CALL SEND
        CALL KEY
LINE:   DW 120
        DB 'PRINT "B"',0DH
)");
  ASSERT_TRUE(outcome.difference);
  ASSERT_TRUE(outcome.difference->line);
  EXPECT_EQ(outcome.difference->line->number, 120);
  EXPECT_EQ(outcome.difference->line->text, "PRINT \"B\"");
}

TEST(CompareLockstep, ADifferenceOutsideAProgramNamesNoLine) {
  const Outcome outcome =
      compare([](Screen& screen, Random&, KeySource&) { screen.send('A'); }, kPrintsHi);
  ASSERT_TRUE(outcome.difference);
  EXPECT_FALSE(outcome.difference->line);
}

TEST(CompareLockstep, AReplyThatTheReferenceDoesNotModelIsAnInputError) {
  const auto play = [](Screen&, Random&, KeySource& keys) {
    keys.next();
    throw programs::ReplyNotModelled("the reply '1+1' is more than a number or one letter");
  };
  try {
    (void)compare(play, kEchoesTwoKeys, "1");
    FAIL() << "expected an InputError";
  } catch (const InputError& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("'1+1'"));
  }
}

TEST(CompareLockstep, ACancelledGameEnds) {
  const Program program{"test", "", "", 0, prints_hi, nullptr};
  const std::atomic<bool> cancelled = true;
  EXPECT_THROW((void)compare_game(program, machine_with(kPrintsHi), 7, "", cancelled), Cancelled);
}

TEST(CompareLockstep, AStartedMachineServesForManyGames) {
  const Program program{"test", "", "", 0, echoes_keys, nullptr};
  const StartedProgram start = machine_with(kEchoesTwoKeys);
  const std::atomic<bool> cancelled = false;
  const Outcome first = compare_game(program, start, 7, "12", cancelled);
  const Outcome second = compare_game(program, start, 7, "12", cancelled);
  EXPECT_EQ(first.frames, 2U);
  EXPECT_EQ(second.frames, 2U);
  EXPECT_EQ(first.cycles, second.cycles);
}

}  // namespace
}  // namespace triton::compare
