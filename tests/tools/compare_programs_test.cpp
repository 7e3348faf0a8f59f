// Every program of the catalogue but Labyrinth, which has tests of its own, on the machine against
// its reference. Compiled twice: a few walks, and as the slow test hundreds.
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include "emulator/formats/firmware.hpp"
#include "emulator/formats/listing.hpp"
#include "programs/catalogue.hpp"
#include "tools/compare/report.hpp"
#include "tools/compare/seeds.hpp"
#include "tools/compare/start.hpp"

namespace triton::programs {

void PrintTo(const Program& program, std::ostream* out) { *out << program.name; }

}  // namespace triton::programs

namespace triton::compare {
namespace {

using programs::Program;

#ifdef TRITON_COMPARE_SLOW
constexpr uint16_t kSeeds = 200;
constexpr int kMoves = 40;
#else
constexpr uint16_t kSeeds = 10;
constexpr int kMoves = 20;
#endif

std::vector<Program> programs_to_compare() {
  std::vector<Program> chosen;
  for (const Program& program : programs::catalogue()) {
    if (program.name != "labyrinth") chosen.push_back(program);
  }
  return chosen;
}

class CompareProgram : public testing::TestWithParam<Program> {};

TEST_P(CompareProgram, IsTheSameOnTheMachineAndTheReference) {
  const Program& program = GetParam();
  const Listing listing =
      read_listing(std::filesystem::path(TRITON_DATA_DIR) / "programs" / program.listing);
  const StartedProgram start =
      start_program(load_firmware(TRITON_DATA_DIR), listing, program.ram_kib);
  const std::atomic<bool> never = false;
  const auto walk = [&](uint16_t seed) { return program.walk(seed, kMoves); };
  const auto outcomes = compare_seeds(program, start, {1, kSeeds}, walk, 0, never, nullptr);
  ASSERT_EQ(outcomes.size(), kSeeds);
  for (const SeedOutcome& outcome : outcomes) {
    ASSERT_FALSE(outcome.outcome.difference) << difference_report(
        {std::string(program.name), outcome.seed, outcome.keys, ""}, outcome.outcome);
    EXPECT_GT(outcome.outcome.frames, 200U) << "seed " << outcome.seed;
    EXPECT_GT(outcome.outcome.keys_typed, 10U) << "seed " << outcome.seed;
  }
}

std::string name_of(const testing::TestParamInfo<Program>& tested) {
  return std::string(tested.param.name);
}

INSTANTIATE_TEST_SUITE_P(Catalogue, CompareProgram, testing::ValuesIn(programs_to_compare()),
                         name_of);

}  // namespace
}  // namespace triton::compare
