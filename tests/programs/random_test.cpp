#include "programs/random.hpp"

#include <gtest/gtest.h>

#include <array>

namespace triton::programs {
namespace {

TEST(Random, TheFirstStepsFromOneAreThoseOfTheContract) {
  // Worked by hand: 1 ^ 1<<7 = 0081; ^ >>9 = 0081; ^ <<8 = 8181.
  Random random(1);
  EXPECT_EQ(random.next(32767), 0x8181 % 32767 + 1);
  EXPECT_EQ(random.state(), 0x8181);
}

TEST(Random, ThePeriodIsEveryStateButZero) {
  Random random(1);
  int steps = 0;
  do {
    EXPECT_NE(random.state(), 0);
    (void)random.next(2);
    ++steps;
  } while (random.state() != 1);
  EXPECT_EQ(steps, 65535);
}

TEST(Random, ResultsRunFromOneToN) {
  Random random(99);
  std::array<int, 5> seen{};
  for (int i = 0; i < 4000; ++i) ++seen.at(static_cast<std::size_t>(random.next(4)));
  EXPECT_EQ(seen[0], 0);
  for (std::size_t i = 1; i <= 4; ++i) EXPECT_NEAR(seen[i], 1000, 150);
}

}  // namespace
}  // namespace triton::programs
