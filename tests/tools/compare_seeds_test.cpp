#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/support/errors.hpp"
#include "tests/tools/compare_machines.hpp"
#include "tools/compare/seeds.hpp"

namespace triton::compare {
namespace {

using programs::KeySource;
using programs::Program;
using programs::Random;
using programs::Screen;

constexpr const char* kPrintsTheSeedAndEchoesAKey = R"(
        LDA 1500H
        CALL SEND
        CALL KEY
        CALL SEND
        CALL KEY
)";

void prints_the_seed_and_echoes_a_key(Screen& screen, Random& random, KeySource& keys) {
  screen.send(static_cast<uint8_t>(random.state() & 0x7F));
  screen.send(keys.next());
}

void breaks_from_seed_70_on(Screen& screen, Random& random, KeySource& keys) {
  if (random.state() >= 70) screen.send('!');
  prints_the_seed_and_echoes_a_key(screen, random, keys);
}

std::string digit_of(uint16_t seed) { return std::to_string(seed % 10); }

TEST(CompareSeeds, EverySeedIsPlayedWithItsOwnKeysAndReportedInOrder) {
  const Program program{"test", "", "", 0, prints_the_seed_and_echoes_a_key, nullptr};
  const std::atomic<bool> cancelled = false;
  std::vector<unsigned> progress;
  const auto outcomes = compare_seeds(
      program, machine_with(kPrintsTheSeedAndEchoesAKey), {65, 84}, digit_of, 3, cancelled,
      [&](unsigned done, unsigned different) { progress.push_back(done + different); });
  ASSERT_EQ(outcomes.size(), 20U);
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    EXPECT_EQ(outcomes[i].seed, 65 + i);
    EXPECT_EQ(outcomes[i].keys, digit_of(outcomes[i].seed));
    EXPECT_FALSE(outcomes[i].outcome.difference);
    EXPECT_EQ(outcomes[i].outcome.frames, 2U);
  }
  ASSERT_EQ(progress.size(), 20U);
  EXPECT_TRUE(std::is_sorted(progress.begin(), progress.end()));
  EXPECT_EQ(progress.back(), 20U);
}

TEST(CompareSeeds, TheDifferentOnesAreFoundAmongTheEqual) {
  const Program program{"test", "", "", 0, breaks_from_seed_70_on, nullptr};
  const std::atomic<bool> cancelled = false;
  const auto outcomes = compare_seeds(program, machine_with(kPrintsTheSeedAndEchoesAKey), {68, 71},
                                      digit_of, 2, cancelled, nullptr);
  ASSERT_EQ(outcomes.size(), 4U);
  EXPECT_FALSE(outcomes[0].outcome.difference);
  EXPECT_FALSE(outcomes[1].outcome.difference);
  EXPECT_TRUE(outcomes[2].outcome.difference);
  EXPECT_TRUE(outcomes[3].outcome.difference);
}

TEST(CompareSeeds, TheLargestSeedEndsTheRange) {
  const Program program{"test", "", "", 0, prints_the_seed_and_echoes_a_key, nullptr};
  const std::atomic<bool> cancelled = false;
  const auto outcomes = compare_seeds(program, machine_with(kPrintsTheSeedAndEchoesAKey),
                                      {65534, 65535}, digit_of, 0, cancelled, nullptr);
  ASSERT_EQ(outcomes.size(), 2U);
  EXPECT_EQ(outcomes.back().seed, 65535);
}

TEST(CompareSeeds, AnErrorInOneGameEndsTheRunWithThatError) {
  const Program program{"test",
                        "",
                        "",
                        0,
                        [](Screen&, Random& random, KeySource&) {
                          if (random.state() == 66) throw programs::ReplyNotModelled("no model");
                        },
                        nullptr};
  const std::atomic<bool> cancelled = false;
  EXPECT_THROW((void)compare_seeds(program, machine_with("        CALL KEY"), {65, 80}, digit_of, 2,
                                   cancelled, nullptr),
               InputError);
}

TEST(CompareSeeds, ACancelledRunReturnsWhatWasDone) {
  const Program program{"test", "", "", 0, prints_the_seed_and_echoes_a_key, nullptr};
  std::atomic<bool> cancelled = false;
  const auto outcomes =
      compare_seeds(program, machine_with(kPrintsTheSeedAndEchoesAKey), {1, 1000}, digit_of, 1,
                    cancelled, [&](unsigned done, unsigned) { cancelled = done == 3; });
  EXPECT_EQ(outcomes.size(), 3U);
}

}  // namespace
}  // namespace triton::compare
