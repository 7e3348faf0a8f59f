// Model and machine do the same random things, and every write to the screen must be the same.
// A seed names its script for good: a failure is looked at again by its seed.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/firmware/differential_bench.hpp"
#include "tests/firmware/differential_scripts.hpp"

namespace triton::differential {
namespace {

constexpr int kDifferencesShown = 3;

/// Slow tests are in a program of their own, with other seeds and more of them.
#ifdef TRITON_DIFFERENTIAL_SLOW
constexpr uint32_t kFirstSeed = 1'000'000;
constexpr uint32_t kSeedsAPart = 500;
constexpr int kParts = 8;
#else
constexpr uint32_t kFirstSeed = 1;
constexpr uint32_t kSeedsAPart = 150;
constexpr int kParts = 4;
#endif

class Differential : public testing::TestWithParam<int> {
 protected:
  void expect_no_difference(Script (*make)(uint32_t)) {
    int differences = 0;
    const uint32_t first = kFirstSeed + static_cast<uint32_t>(GetParam()) * kSeedsAPart;
    for (uint32_t seed = first; seed < first + kSeedsAPart; ++seed) {
      if (const auto found = difference(make(seed))) {
        ADD_FAILURE() << "seed " << seed << "\n" << *found;
        if (++differences == kDifferencesShown) return;
      }
    }
  }
};

TEST_P(Differential, ExpressionsAtThePromptAreTheSameOnModelAndMachine) {
  expect_no_difference(random_expressions);
}

TEST_P(Differential, ProgramsAreTheSameOnModelAndMachine) { expect_no_difference(random_program); }

TEST_P(Differential, RepliesAreTheSameOnModelAndMachine) { expect_no_difference(random_input); }

TEST_P(Differential, EditingIsTheSameOnModelAndMachine) { expect_no_difference(random_editing); }

TEST_P(Differential, WordsInNoOrderAreTheSameOnModelAndMachine) {
  expect_no_difference(random_soup);
}

TEST_P(Differential, FullMemoryIsTheSameOnModelAndMachine) {
  expect_no_difference(random_full_memory);
}

INSTANTIATE_TEST_SUITE_P(Seeds, Differential, testing::Range(0, kParts));

}  // namespace
}  // namespace triton::differential
