#include "emulator/frontends/shared/rewind_history.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/frontends/shared/echo_machine.hpp"

namespace triton {
namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

class Rewind : public testing::Test {
 protected:
  /// Plays, a tenth of a second at a time.
  void play(milliseconds time) {
    for (milliseconds played{}; played < time; played += milliseconds(100)) {
      session_.advance(80'000);
      history_.note(milliseconds(100), session_.machine());
    }
  }
  [[nodiscard]] std::vector<uint8_t> back(RewindHistory::Duration time) {
    return history_.go_back(time).value().snapshot;
  }
  [[nodiscard]] static uint64_t cycle_of(const std::vector<uint8_t>& snapshot) {
    Triton machine{TritonConfig{}};
    machine.load_snapshot(snapshot);
    return machine.cycles();
  }

  Session session_{echo_firmware()};
  RewindHistory history_;
};

TEST_F(Rewind, WithoutAPastThereIsNothingToGoBackTo) {
  EXPECT_FALSE(history_.go_back(seconds(1)));
  EXPECT_EQ(history_.reach(), seconds(0));
}

TEST_F(Rewind, EachStepGoesFurtherBack) {
  play(seconds(10));
  const uint64_t now = session_.machine().cycles();
  const uint64_t first = cycle_of(back(seconds(2)));
  EXPECT_NEAR(static_cast<double>(now - first), 2 * 800'000, 500'000);
  const uint64_t second = cycle_of(back(seconds(2)));
  EXPECT_NEAR(static_cast<double>(first - second), 2 * 800'000, 100);
  const uint64_t third = cycle_of(back(minutes(60)));
  EXPECT_LT(third, 200'000u);
  EXPECT_EQ(history_.states(), 1u);
}

TEST_F(Rewind, PlayingOnFromThePastMakesANewPast) {
  play(seconds(4));
  session_.machine().load_snapshot(back(seconds(2)));
  const uint64_t branch = session_.machine().cycles();
  play(seconds(1));
  EXPECT_GE(cycle_of(back(milliseconds(900))), branch);
}

TEST_F(Rewind, TheSnapshotIsTheMachineBitForBit) {
  play(seconds(1));
  history_ = RewindHistory{};
  history_.note(seconds(1), session_.machine());
  EXPECT_EQ(back(seconds(0)), session_.machine().save_snapshot());
}

TEST_F(Rewind, TenMinutesAreKeptAndNotMore) {
  for (unsigned half_seconds = 0; half_seconds < 1'500; ++half_seconds) {
    history_.note(milliseconds(500), session_.machine());
  }
  EXPECT_EQ(history_.states(), RewindHistory::kMostStates);
  EXPECT_NEAR(std::chrono::duration<double>(history_.reach()).count(), 600, 1);
  EXPECT_LT(history_.bytes(), RewindHistory::kMostBytes);
}

TEST(RewindMemory, IsBoundedEvenForAMachineThatCannotBePacked) {
  TritonConfig config;
  config.ram_kib = 40;
  Triton machine(config);
  std::mt19937 random(1);
  for (uint32_t address = 0x1400; address < machine.ram_end(); ++address) {
    (void)machine.poke(static_cast<uint16_t>(address), static_cast<uint8_t>(random()));
  }
  RewindHistory history;
  for (unsigned count = 0; count < 500; ++count) {
    history.note(milliseconds(500), machine);
    ASSERT_LE(history.bytes(), RewindHistory::kMostBytes);
  }
  EXPECT_GT(history.reach(), minutes(3));
}

}  // namespace
}  // namespace triton
