// Every line of every program's listing runs on the machine. The figure goes to a file, too:
// continuous integration shows it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "emulator/session/basic_profile.hpp"
#include "emulator/support/files.hpp"
#include "programs/catalogue.hpp"
#include "tools/compare/start.hpp"

namespace triton {

namespace programs {
void PrintTo(const Program& program, std::ostream* out) { *out << program.name; }
}  // namespace programs

namespace {

constexpr uint16_t kMostGames = 60;
constexpr int kMoves = 40;

struct Coverage {
  ProgramProfile profile;
  unsigned games = 0;
};

/// The keys of a game as the typist takes them.
std::string key_text(const std::string& keys) {
  std::string text;
  for (const char key : keys) text += fmt::format("\\x{:02X}", static_cast<uint8_t>(key));
  return text;
}

/// The program's own walks, one a seed; and before them for eller games that Control-C stops at
/// different places in a row, for a walk has no Control-C.
std::vector<std::string> games_of(const programs::Program& program) {
  std::vector<std::string> games;
  for (std::size_t seconds = 1; program.name == "eller" && seconds <= 12; ++seconds) {
    games.push_back("2\\r5\\r5\\r9999\\r" + std::string(seconds, '~') + "\\x03TGOTO 90\\r");
  }
  for (uint16_t seed = 1; seed <= kMostGames; ++seed) {
    games.push_back(key_text(program.walk(seed, kMoves)));
  }
  return games;
}

/// Games on one profile, until no line is missing.
Coverage cover(const programs::Program& program) {
  const Firmware firmware = load_firmware(TRITON_DATA_DIR);
  const Listing listing =
      read_listing(std::filesystem::path(TRITON_DATA_DIR) / "programs" / program.listing);
  const compare::StartedProgram start = compare::start_program(firmware, listing, program.ram_kib);
  BasicProfile profile(firmware);
  Coverage coverage{profile.of(listing), 0};
  for (const std::string& game : games_of(program)) {
    if (coverage.profile.never_ran().empty()) break;
    Session session = start.session;
    profile.start_again();
    session.observe(&profile);
    session.set_seed(static_cast<uint16_t>(coverage.games + 1));
    session.type(game);
    session.run_until_idle(8'000'000'000);
    profile.finish(session.machine());
    coverage = {profile.of(listing), coverage.games + 1};
  }
  return coverage;
}

class ListingCoverage : public testing::TestWithParam<programs::Program> {};

TEST_P(ListingCoverage, EveryLineRunsInTheProgramsOwnGames) {
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
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace triton
