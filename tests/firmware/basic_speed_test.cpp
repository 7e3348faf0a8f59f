// What statements cost in T-states: players wait for these. The bounds are a little above what the
// firmware takes; whoever makes it slower shall notice.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/firmware/desk.hpp"

namespace triton::firmware_test {
namespace {

constexpr int kRepetitions = 500;

/// From RUN to the prompt.
uint64_t cycles_of(const std::string& listing) {
  Session session(Desk().session().firmware());
  session.boot();
  session.load_listing(parse_listing(listing, "test"));
  session.start_basic();
  session.run_program(1);
  const uint64_t start = session.machine().cycles();
  session.run_until_idle();
  return session.machine().cycles() - start;
}

/// Cycles of one statement in a loop.
uint64_t cycles_of_statement(const std::string& statement) {
  const std::string loop = fmt::format("10 FOR I=1 TO {}\n20 {{}}NEXT I\n", kRepetitions);
  const uint64_t empty = cycles_of(fmt::format(fmt::runtime(loop), ""));
  const uint64_t full = cycles_of(fmt::format(fmt::runtime(loop), statement + ";"));
  return (full - empty) / kRepetitions;
}

TEST(BasicSpeed, OfALoop) {
  const uint64_t once = cycles_of("10 FOR I=1 TO 1;NEXT I\n");
  const uint64_t often = cycles_of(fmt::format("10 FOR I=1 TO {};NEXT I\n", kRepetitions + 1));
  EXPECT_LT((often - once) / kRepetitions, 1'750U);
}

TEST(BasicSpeed, OfStatements) {
  struct Bound {
    const char* statement;
    uint64_t cycles;
  };
  for (const Bound& bound :
       {Bound{"A=B", 1'200}, Bound{"A=B+C", 1'800}, Bound{"A=3*7", 2'000}, Bound{"A=I/7", 2'800},
        Bound{"@(1)=5", 2'200}, Bound{"A=@(I)", 2'100}, Bound{"IF A=0 B=2", 3'000},
        Bound{"VDU 1,65", 2'300}, Bound{"A=RND(4)", 4'200}}) {
    EXPECT_LT(cycles_of_statement(bound.statement), bound.cycles) << bound.statement;
  }
}

TEST(BasicSpeed, OfAGotoDoesNotGrowWithTheProgram) {
  const auto jumps = [](int lines_between) {
    std::string listing = "10 A=0\n20 GOTO 9000\n";
    for (int i = 0; i < lines_between; ++i) {
      listing += fmt::format("{} REM ABCDEFGHIJKLMNOPQRSTUVWXYZ\n", 1000 + 10 * i);
    }
    listing += fmt::format("9000 A=A+1;IF A<{} GOTO 20\n", kRepetitions);
    return cycles_of(listing);
  };
  const uint64_t near = jumps(0);
  const uint64_t far = jumps(200);
  // The first search of the 200 lines is paid once.
  EXPECT_LT(far, near + 200'000);
}

}  // namespace
}  // namespace triton::firmware_test
