// Random code, memory, pages and interrupts: the core against the slow reference. Fixed seeds; a
// failure names its seed.
#include <gtest/gtest.h>

#include "tests/chips/core_comparison.hpp"

namespace triton::testing {
namespace {

constexpr uint64_t kInstructionsPerScenario = 20'000;

TEST(I8080Random, TwentyMillionInstructionsLeaveTheSameMachineAsTheReference) {
  uint64_t instructions = 0;
  for (uint64_t seed = 1; instructions < 20'000'000; ++seed) {
    const ComparisonResult result = compare_runs(random_scenario(seed), kInstructionsPerScenario);
    ASSERT_FALSE(result.difference) << "seed " << seed << ": " << *result.difference;
    ASSERT_GT(result.instructions, 0u);
    instructions += result.instructions;
  }
}

TEST(I8080Random, TwoMillionInstructionsMakeTheSameAccessesInTheSameOrder) {
  uint64_t instructions = 0;
  for (uint64_t seed = 1'000'001; instructions < 2'000'000; ++seed) {
    const ComparisonResult result =
        compare_accesses(random_scenario(seed), kInstructionsPerScenario);
    ASSERT_FALSE(result.difference) << "seed " << seed << ": " << *result.difference;
    ASSERT_GT(result.instructions, 0u);
    instructions += result.instructions;
  }
}

}  // namespace
}  // namespace triton::testing
