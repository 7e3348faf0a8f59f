#include "emulator/session/basic_profile.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/session/session.hpp"
#include "emulator/support/errors.hpp"

namespace triton {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct Profiled {
  ProgramProfile profile;
  uint64_t cycles = 0;  ///< from RUN to the prompt
};

Profiled profiled(std::string_view text, std::string_view keys = "") {
  const Listing listing = parse_listing(text, "x");
  Session session(load_firmware(TRITON_DATA_DIR));
  session.boot();
  session.load_listing(listing);
  session.start_basic();
  session.run_program(1);
  BasicProfile profile(session.firmware());
  session.observe(&profile);
  const uint64_t start = session.machine().cycles();
  session.type(keys);
  session.run_until_idle();
  profile.finish(session.machine());
  return {profile.of(listing), session.machine().cycles() - start};
}

std::vector<uint64_t> executions(const ProgramProfile& profile) {
  std::vector<uint64_t> counts;
  for (const LineProfile& line : profile.lines) counts.push_back(line.executions);
  return counts;
}

TEST(BasicProfile, CountsHowOftenEachLineBegan) {
  const auto run =
      profiled("10 A=0\n20 A=A+1;IF A<5 GOTO 20\n30 IF A=0 GOTO 50\n40 STOP\n50 A=1\n");
  EXPECT_THAT(executions(run.profile), ElementsAre(1, 5, 1, 1, 0));
  EXPECT_THAT(run.profile.never_ran(), ElementsAre(50));
}

TEST(BasicProfile, DoesNotCountWhatNextAndReturnComeBackTo) {
  const auto run = profiled("10 FOR I=1 TO 4;GOSUB 40;A=A+1;NEXT I\n20 STOP\n40 B=B+1;RETURN\n");
  EXPECT_THAT(executions(run.profile), ElementsAre(1, 1, 4));
}

TEST(BasicProfile, GivesEachLineItsOwnTime) {
  const auto run = profiled("10 GOSUB 40\n20 A=1\n30 STOP\n40 FOR I=1 TO 100;NEXT I\n50 RETURN\n");
  const auto& lines = run.profile.lines;
  EXPECT_LT(lines[0].cycles, 10'000U);
  EXPECT_GT(lines[3].cycles, 100'000U);
  EXPECT_LT(lines[1].cycles, 5'000U);
}

TEST(BasicProfile, AccountsForAllTheTimeOfTheProgram) {
  const auto run = profiled("10 FOR I=1 TO 50;A=I*3/2;NEXT I\n20 IF A PRINT A\n");
  EXPECT_LE(run.profile.cycles, run.cycles);
  EXPECT_GT(run.profile.cycles, run.cycles * 3 / 4) << "the rest: RUN, OK and the prompt";
}

TEST(BasicProfile, DoesNotChangeWhatTheMachineDoes) {
  const std::string_view text = "10 INPUT A\n20 PRINT RND(100)*A;GOTO 10\n";
  const auto play = [&](bool observed) {
    Session session(load_firmware(TRITON_DATA_DIR));
    session.boot();
    session.load_listing(parse_listing(text, "x"));
    session.start_basic();
    session.run_program(77);
    BasicProfile profile(session.firmware());
    if (observed) session.observe(&profile);
    session.type("3\\r~4\\r");
    session.run_until_idle();
    return session.machine().save_snapshot();
  };
  EXPECT_EQ(play(true), play(false));
}

TEST(BasicProfile, SaysHowManyLinesRanAndWhichDidNot) {
  const auto run = profiled("10 REM\n20 GOTO 50\n30 REM X\n40 A=1\n50 STOP\n");
  EXPECT_EQ(coverage_text(run.profile), "2 of 3 lines ran (66.7 %); never: 40");
  EXPECT_THAT(to_text(run.profile), testing::HasSubstr("         1"));
  EXPECT_THAT(to_text(run.profile), testing::EndsWith("2 of 3 lines ran (66.7 %); never: 40\n"));
}

TEST(BasicProfile, IsEmptyForAProgramThatDidNotRun) {
  const Firmware firmware = load_firmware(TRITON_DATA_DIR);
  const ProgramProfile profile = BasicProfile(firmware).of(parse_listing("10 A=1\n", "x"));
  EXPECT_EQ(profile.cycles, 0U);
  EXPECT_THAT(profile.never_ran(), ElementsAre(10));
}

TEST(BasicProfile, NeedsAFirmwareThatPublishesWhereItsLinesAre) {
  EXPECT_THROW(BasicProfile{Firmware{}}, InputError);
}

}  // namespace
}  // namespace triton
