// Every line of every program's listing runs on the machine. The figure goes to a file, too:
// continuous integration shows it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "emulator/host/basic_profile.hpp"
#include "emulator/host/files.hpp"
#include "programs/catalogue.hpp"
#include "tools/compare/start.hpp"

namespace triton {
namespace {

constexpr uint16_t kMostGames = 60;
constexpr int kMoves = 40;

struct Coverage {
  ProgramProfile profile;
  unsigned games = 0;
};

/// Walks of the program's own, one a seed, on one profile, until no line is missing.
Coverage cover(const programs::Program& program) {
  const Firmware firmware = load_firmware(TRITON_DATA_DIR);
  const Listing listing =
      read_listing(std::filesystem::path(TRITON_DATA_DIR) / "programs" / program.listing);
  const compare::StartedProgram start = compare::start_program(firmware, listing, program.ram_kib);
  BasicProfile profile(firmware);
  Coverage coverage{profile.of(listing), 0};
  for (uint16_t seed = 1; seed <= kMostGames && !coverage.profile.never_ran().empty(); ++seed) {
    Session session = start.session;
    profile.start_again();
    session.observe(&profile);
    session.set_seed(seed);
    std::vector<TypedKey> keys;
    for (const char key : program.walk(seed, kMoves)) {
      keys.push_back({TypedKey::Kind::kCharacter, static_cast<uint8_t>(key)});
    }
    session.typist().type(keys);
    session.run_until_idle(8'000'000'000);
    profile.finish(session.machine());
    coverage = {profile.of(listing), coverage.games + 1};
  }
  return coverage;
}

class ListingCoverage : public testing::TestWithParam<programs::Program> {};

TEST_P(ListingCoverage, EveryLineRunsInTheProgramsOwnWalks) {
  const Coverage coverage = cover(GetParam());
  const std::string figure = coverage_text(coverage.profile);
  const std::string line =
      fmt::format("coverage of {}: {} in {} games\n", GetParam().listing, figure, coverage.games);
  fmt::print("{}", line);
  const std::filesystem::path directory = TRITON_TEST_OUTPUT_DIR;
  std::filesystem::create_directories(directory);
  write_file(directory / fmt::format("coverage_{}.txt", GetParam().name), line);
  EXPECT_EQ(coverage.profile.never_ran(), std::vector<uint16_t>{}) << figure;
  EXPECT_GT(coverage.profile.statement_lines(), 20U);
}

INSTANTIATE_TEST_SUITE_P(Programs, ListingCoverage,
                         testing::ValuesIn(programs::catalogue().begin(),
                                           programs::catalogue().end()),
                         [](const auto& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace triton
