#include "emulator/frontends/shared/live_keyboard.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/frontends/shared/echo_machine.hpp"

namespace triton {
namespace {

constexpr uint64_t kMillisecond = 800;

class LiveKeyboardTest : public testing::Test {
 protected:
  LiveKeyboardTest() : machine_(config()) { run(50); }

  static TritonConfig config() {
    TritonConfig machine_config;
    machine_config.roms = echo_firmware().roms;
    return machine_config;
  }
  void run(unsigned duration_ms) {
    for (unsigned passed = 0; passed < duration_ms; ++passed) {
      keyboard_.act(machine_);
      machine_.run_until(machine_.cycles() + kMillisecond);
    }
    keyboard_.act(machine_);
  }
  [[nodiscard]] std::string screen(unsigned length) const {
    std::string codes;
    for (unsigned column = 0; column < length; ++column) {
      codes += static_cast<char>(machine_.screen().displayed(0, column));
    }
    return codes;
  }

  Triton machine_;
  LiveKeyboard keyboard_;
};

/// Computes for two seconds, looking at the keyboard now and then as BASIC does, and then echoes.
Triton busy_machine() {
  TritonConfig config;
  config.roms = echo_firmware().roms;
  config.roms.push_back({0x0400, {0x11, 0x90, 0x01,  // LXI D,400
                                  0xDB, 0x00,        // LOOK: IN 0
                                  0x06, 0x00,        // MVI B,0
                                  0x05,              // WORK: DCR B
                                  0xC2, 0x07, 0x04,  // JNZ WORK
                                  0x1B,              // DCX D
                                  0x7A,              // MOV A,D
                                  0xB3,              // ORA E
                                  0xC2, 0x03, 0x04,  // JNZ LOOK
                                  0xC3, 0x00, 0x00}});
  Triton machine(config);
  machine.cpu().pc = 0x0400;
  return machine;
}

TEST_F(LiveKeyboardTest, AKeyTypedIntoAWarpIsNotEatenByALookAtTheKeyboard) {
  machine_ = busy_machine();
  keyboard_.endless_patience = true;
  keyboard_.key_down(1, 'A');
  keyboard_.key_up(1);
  run(2'500);
  EXPECT_EQ(screen(2), "A ");
}

TEST_F(LiveKeyboardTest, AtRealSpeedAKeyGoesDownWhileTheMachineComputes) {
  machine_ = busy_machine();
  keyboard_.key_down(1, 'A');
  keyboard_.key_up(1);
  run(100);
  EXPECT_TRUE(machine_.key_was_read());
}

TEST_F(LiveKeyboardTest, APressGoesDownAtOnce) {
  keyboard_.key_down(1, 'A');
  keyboard_.act(machine_);
  EXPECT_TRUE(machine_.keyboard().strobe);
  EXPECT_EQ(machine_.keyboard().code, 'A');
}

TEST_F(LiveKeyboardTest, APressShorterThanAnInstructionIsStillSeen) {
  keyboard_.key_down(1, 'A');
  keyboard_.key_up(1);
  run(100);
  EXPECT_EQ(screen(2), "A ");
  EXPECT_FALSE(machine_.keyboard().strobe);
  EXPECT_FALSE(keyboard_.busy());
}

TEST_F(LiveKeyboardTest, AHeldKeyStaysDownAndGivesOneCharacter) {
  keyboard_.key_down(1, 'A');
  run(1'000);
  EXPECT_TRUE(machine_.keyboard().strobe);
  EXPECT_EQ(screen(2), "A ");
  keyboard_.key_up(1);
  run(1);
  EXPECT_FALSE(machine_.keyboard().strobe);
}

TEST_F(LiveKeyboardTest, KeysThatOverlapArriveInOrder) {
  keyboard_.key_down(1, 'A');
  run(3);
  keyboard_.key_down(2, 'B');
  keyboard_.key_up(1);
  run(3);
  keyboard_.key_down(3, 'C');
  keyboard_.key_up(3);
  keyboard_.key_up(2);
  run(300);
  EXPECT_EQ(screen(4), "ABC ");
  EXPECT_FALSE(machine_.keyboard().strobe);
}

TEST_F(LiveKeyboardTest, ABurstArrivesCompleteWhileTheMachineIsBusyBetweenKeys) {
  for (const char code : std::string_view("TEN CHARS!")) {
    keyboard_.tap(static_cast<uint8_t>(code));
  }
  run(1'000);
  EXPECT_EQ(screen(11), "TEN CHARS! ");
}

TEST_F(LiveKeyboardTest, AReleaseOfAnotherKeyLiftsNothing) {
  keyboard_.key_down(1, 'A');
  run(100);
  keyboard_.key_up(2);
  run(100);
  EXPECT_TRUE(machine_.keyboard().strobe);
}

TEST_F(LiveKeyboardTest, LosingTheFocusLiftsEveryKey) {
  keyboard_.key_down(1, 'A');
  run(100);
  keyboard_.all_up();
  run(10);
  EXPECT_FALSE(machine_.keyboard().strobe);
}

TEST_F(LiveKeyboardTest, AKeyThatNobodyReadsComesUpAfterTwoSeconds) {
  machine_.set_paused(true);
  keyboard_.tap('A');
  run(1'900);
  EXPECT_TRUE(machine_.keyboard().strobe);
  run(200);
  EXPECT_FALSE(machine_.keyboard().strobe);
}

TEST_F(LiveKeyboardTest, ControlCDropsWhatWaits) {
  machine_.set_paused(true);
  keyboard_.tap('A');
  keyboard_.tap('B');
  run(1);
  keyboard_.tap(0x03);
  run(50);
  EXPECT_TRUE(machine_.keyboard().strobe);
  EXPECT_EQ(machine_.keyboard().code, 0x03);
}

TEST_F(LiveKeyboardTest, WithoutHoldingAKeyComesUpOnceItWasRead) {
  keyboard_.hold_while_down = false;
  keyboard_.key_down(1, 'A');
  run(50);
  EXPECT_FALSE(machine_.keyboard().strobe);
  EXPECT_EQ(screen(2), "A ");
}

TEST_F(LiveKeyboardTest, EndlessPatienceWaitsUntilTheMachineAsksAgain) {
  keyboard_.endless_patience = true;
  keyboard_.tap('A');
  run(50);
  machine_.set_paused(true);
  machine_.press_key('x');  // ends the waiting that the machine was in
  machine_.release_key();
  keyboard_.tap('B');
  run(5'000);
  EXPECT_FALSE(machine_.keyboard().strobe);
  machine_.set_paused(false);
  run(200);
  EXPECT_EQ(screen(3), "AB ");
}

TEST_F(LiveKeyboardTest, MoreKeysThanTheQueueTakesAreLostNotStored) {
  machine_.set_paused(true);
  for (unsigned count = 0; count < 1'000; ++count) {
    keyboard_.tap('Q');
  }
  machine_.set_paused(false);
  run(5'000);
  std::string row;
  for (unsigned row_number = 0; row_number < 2; ++row_number) {
    for (unsigned column = 0; column < kScreenColumns; ++column) {
      row += static_cast<char>(machine_.screen().displayed(row_number, column));
    }
  }
  EXPECT_EQ(row, std::string(LiveKeyboard::kLongestQueue, 'Q') + std::string(kScreenColumns, ' '));
}

}  // namespace
}  // namespace triton
