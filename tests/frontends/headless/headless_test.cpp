#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/frontends/headless/headless_host.hpp"
#include "emulator/frontends/headless/trace_file.hpp"
#include "emulator/support/errors.hpp"
#include "emulator/support/files.hpp"
#include "tests/machine/test_machine.hpp"
#include "tests/support/temporary_directory.hpp"

namespace triton {
namespace {

TEST(Until, ReadsEveryKind) {
  EXPECT_EQ(parse_until("idle"), (Until{Until::Kind::kIdle, 0, ""}));
  EXPECT_EQ(parse_until("halt"), (Until{Until::Kind::kHalt, 0, ""}));
  EXPECT_EQ(parse_until("cycles:0"), (Until{Until::Kind::kCycles, 0, ""}));
  EXPECT_EQ(parse_until("seconds:12"), (Until{Until::Kind::kSeconds, 12'000, ""}));
  EXPECT_EQ(parse_until("seconds:1.5"), (Until{Until::Kind::kSeconds, 1'500, ""}));
  EXPECT_EQ(parse_until("frames:1000000000000"),
            (Until{Until::Kind::kFrames, 1'000'000'000'000, ""}));
  EXPECT_EQ(parse_until("text:A: B"), (Until{Until::Kind::kText, 0, "A: B"}));
}

TEST(Until, RefusesEverythingElse) {
  for (const std::string text :
       {"", "idle:", "idles", "cycles", "cycles:", "cycles:1x", "cycles: 1", "cycles:-1",
        "frames:1000000000001", "seconds:1000001", "text:", "text"}) {
    EXPECT_THROW((void)parse_until(text), InputError) << text;
  }
  EXPECT_THROW((void)parse_until("text:" + std::string(65, 'A')), InputError);
}

Session echo_session() { return Session(Firmware{}, echo_config()); }

TEST(Headless, IdleIsWhenTheMachineWaitsAndAllIsTyped) {
  Session session = echo_session();
  session.type("12~3");
  EXPECT_TRUE(run_headless(session, parse_until("idle")).reached);
  EXPECT_TRUE(session.screen_shows("123"));
}

TEST(Headless, AHaltEndsARunUntilIdle) {
  Session session(Firmware{}, config_with_program({kHlt}));
  const HeadlessResult result = run_headless(session, parse_until("idle"));
  EXPECT_TRUE(result.reached);
  EXPECT_THAT(result.reason, testing::HasSubstr("halted at 0001"));
}

TEST(Headless, CyclesAndSecondsCountFromNow) {
  Session session = echo_session();
  session.advance(1'000);
  const uint64_t start = session.machine().cycles();
  (void)run_headless(session, parse_until("cycles:500"));
  EXPECT_GE(session.machine().cycles(), start + 500);
  EXPECT_LT(session.machine().cycles(), start + 520);
  (void)run_headless(session, parse_until("seconds:2"));
  EXPECT_GE(session.machine().cycles(), start + 1'600'500);
}

TEST(Headless, FramesCountsWritesToTheScreen) {
  Session session = echo_session();
  session.type("123456");
  EXPECT_TRUE(run_headless(session, parse_until("frames:4")).reached);
  EXPECT_EQ(session.machine().screen().state.cursor_column, 4);
}

TEST(Headless, TextEndsTheRunAsSoonAsItStands) {
  Session session = echo_session();
  session.type("123456");
  EXPECT_TRUE(run_headless(session, parse_until("text:23")).reached);
  EXPECT_FALSE(session.screen_shows("4"));
}

TEST(Headless, ATextThatStoodThereBeforeTheRunDoesNotCount) {
  Session session = echo_session();
  session.type("123");
  session.run_until_idle();
  session.type("4123");
  EXPECT_TRUE(run_headless(session, parse_until("text:123")).reached);
  EXPECT_TRUE(session.screen_shows("1234123"));
}

TEST(Headless, ATextThatCannotComeEndsTheRunWithoutIt) {
  Session session = echo_session();
  session.type("123");
  EXPECT_FALSE(run_headless(session, parse_until("text:4")).reached);
}

TEST(Headless, AHaltBeforeTheTextEndsTheRunWithoutIt) {
  Session session(Firmware{}, config_with_program({kHlt}));
  EXPECT_FALSE(run_headless(session, parse_until("text:4")).reached);
  Session another(Firmware{}, config_with_program({kHlt}));
  EXPECT_TRUE(run_headless(another, parse_until("halt")).reached);
}

TEST(Headless, AProgramThatLosesItsPatienceIsWaitedFor) {
  // Polls the keyboard 65,536 times (some 3 s), then stores '!' at 1000 and halts.
  Session session(Firmware{}, config_with_program({0x11, 0x00, 0x00,  // 0000 LXI D,0
                                                   kIn, 0x00,         // 0003
                                                   0x1B, 0x7A, 0xB3,  // 0005 DCX D, test
                                                   0xC2, 0x03, 0x00,  // 0008 JNZ 0003
                                                   kMviA, '!', kSta, 0x00, 0x10, kHlt}));
  EXPECT_TRUE(run_headless(session, parse_until("text:!")).reached);
}

TEST(Headless, AProgramThatNeverEndsIsGivenUp) {
  Session session(Firmware{}, config_with_program({kHlt}));
  session.machine().set_paused(true);  // emulated time costs nothing then
  const auto given_up = [&] {
    try {
      (void)run_headless(session, parse_until("idle"));
    } catch (const InternalError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  EXPECT_THAT(given_up(), testing::EndsWith("--until seconds:N sets an end"));
  session.type("A");
  EXPECT_THAT(given_up(), testing::EndsWith("and ~ before a key types it unasked"));
}

constexpr ScreenWrite kControllerWrite{12, ScreenWrite::Source::kController, 0x0D, 5, 0, 0, 0};
constexpr ScreenWrite kCpuWrite{3'000'000'000'000, ScreenWrite::Source::kCpu, 0x7A, 1023, 0, 0, 0};

TEST(TraceFile, HasAHeaderAndALineAWrite) {
  const TemporaryDirectory directory;
  TraceFile trace(directory / "t");
  trace.write(std::array{kControllerWrite});
  trace.write(std::array{kCpuWrite});
  EXPECT_FALSE(std::filesystem::exists(directory / "t")) << "it has its name when it is whole";
  trace.finish();
  EXPECT_EQ(read_text_file(directory / "t"),
            "# cycle cell code source\n12 5 0D vdu\n3000000000000 1023 7A cpu\n");
}

TEST(TraceFile, LeavesNothingWhenItIsNotFinished) {
  const TemporaryDirectory directory;
  { TraceFile trace(directory / "t"); }
  EXPECT_TRUE(std::filesystem::is_empty(directory.path()));
}

TEST(TraceFile, CannotBeInADirectoryThatIsNotThere) {
  const TemporaryDirectory directory;
  EXPECT_THROW(TraceFile(directory / "none/t"), InternalError);
}

TEST(SessionTrace, HandsOverEveryWriteOnceInOrder) {
  Session session = echo_session();
  std::string codes;
  session.trace_to([&](std::span<const ScreenWrite> writes) {
    for (const ScreenWrite& write : writes) codes += static_cast<char>(write.code);
  });
  session.type("123");
  session.run_until_idle();
  EXPECT_EQ(codes, "123");
  session.type("45");
  session.run_to_address(0x000E);
  session.run_until_idle();
  EXPECT_EQ(codes, "12345");
}

}  // namespace
}  // namespace triton
