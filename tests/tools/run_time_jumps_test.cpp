// What a run leaves behind when time has jumped: outputs hold what has happened, once.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "emulator/session/session.hpp"
#include "tests/tools/program_process.hpp"
#include "tools/triton/program_file.hpp"

namespace triton {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Prints the digits 0 to 9 on screen and printer, each bit 7,272 cycles long (110 baud at 0.8 MHz), over and
/// over: 40 characters, then it halts.
constexpr auto kPrinting = R"(OUTCH   EQU 0013H
        ORG 1600H
START:  DI
        MVI L,40
        MVI H,'0'
NEXT:   MOV A,H
        CALL OUTCH
        DI
        MVI A,80H       ; start bit
        CALL BIT
        MVI D,7
        MOV C,H
DATA:   MOV A,C
        RRC
        MOV C,A
        CMA
        ANI 80H
        CALL BIT
        DCR D
        JNZ DATA
        XRA A           ; parity, two stop bits
        CALL BIT
        XRA A
        CALL BIT
        XRA A
        CALL BIT
        INR H
        MOV A,H
        CPI '9'+1
        JNZ COUNT
        MVI H,'0'
COUNT:  DCR L
        JNZ NEXT
DONE:   HLT
BIT:    OUT 6           ; 7,268 cycles with the call
        PUSH B
        LXI B,300
WAIT:   DCX B
        MOV A,B
        ORA C
        JNZ WAIT
        POP B
        RET
        END START
)";

class TimeJumps : public testing::Test {
 protected:
  TimeJumps() { directory.write("p.asm", kPrinting); }

  ProcessOutcome debug(const std::string& arguments, const std::string& commands) {
    directory.write("commands", commands);
    return run_triton(directory, "run " + arguments + " --debug < commands");
  }
  /// Where the program begins.
  Session printing_machine() {
    Session session(load_firmware(TRITON_DATA_DIR));
    session.boot();
    const ProgramFile program =
        read_program_file((directory / "p.asm").string(), TRITON_DATA_DIR, std::nullopt);
    const auto& code = std::get<MachineCode>(program);
    for (const HexFile::Block& block : code.blocks) {
      uint16_t address = block.address;
      for (const uint8_t byte : block.bytes) (void)session.machine().poke(address++, byte);
    }
    session.run_machine_code(code.start);
    return session;
  }
  std::string file(std::string_view name) { return read_text_file(directory / name); }

  TemporaryDirectory directory;
};

TEST_F(TimeJumps, BackLeavesTraceAndPrinterAsIfItHadNotBeen) {
  const std::string outputs = "p.asm --trace t.txt --printer p.txt";
  ASSERT_EQ(debug(outputs, "until done\n").status, 0);
  const std::string trace = file("t.txt");
  const std::string paper = file("p.txt");
  ASSERT_EQ(paper, "0123456789012345678901234567890123456789");
  for (const std::string script :
       {"until done\nback 1\nc\n", "until done\nback 20000\nuntil done\n",
        "step 300000\nback 200000\nuntil done\n",
        "step 90000\nback 777\nback 33333\nstep 5000\nback 4000\nuntil done\nback 100000\nuntil "
        "done\n"}) {
    SCOPED_TRACE(script);
    const ProcessOutcome outcome = debug(outputs, script);
    EXPECT_EQ(outcome.status, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, Not(HasSubstr("cannot go back")));
    EXPECT_EQ(file("t.txt"), trace);
    EXPECT_EQ(file("p.txt"), paper);
  }
}

TEST_F(TimeJumps, WhatIsLeftBehindForGoodIsNotInTheOutputs) {
  const std::string outputs = "p.asm --trace t.txt --printer p.txt";
  (void)debug(outputs, "step 200000\nquit\n");
  const std::string trace = file("t.txt");
  const std::string paper = file("p.txt");
  ASSERT_GT(paper.size(), 2U);
  (void)debug(outputs, "until done\nback 1\n");
  const auto all = file("p.txt").size();
  (void)debug(outputs, "step 500000\nback 300000\nquit\n");
  EXPECT_EQ(file("t.txt"), trace);
  EXPECT_EQ(file("p.txt"), paper);
  EXPECT_LT(paper.size(), all);
}

TEST_F(TimeJumps, ALoadedStateGoesOnPrintingInTheMiddleOfACharacter) {
  const std::string all = "0123456789012345678901234567890123456789";
  for (uint64_t cycles = 500'000; cycles < 600'000; cycles += 9'111) {
    Session session = printing_machine();
    session.fit_printer(true);
    session.advance(cycles);
    const size_t printed = session.printed().characters.size();
    ASSERT_GT(printed, 3U);
    const std::vector<uint8_t> earlier = session.machine().save_snapshot();
    session.advance(333'333);
    const std::string on_paper = session.printed().characters;
    session.load_snapshot(earlier);
    session.advance(4'000'000);
    EXPECT_EQ(session.printed().characters, on_paper + all.substr(printed)) << cycles;
  }
}

TEST_F(TimeJumps, APipeIsToldWhereTheTraceGoesBack) {
  const ProcessOutcome outcome =
      debug("p.asm --trace /dev/stderr", "step 200000\nback 100000\nquit\n");
  EXPECT_THAT(outcome.errors, HasSubstr("# back to cycle "));
}

TEST_F(TimeJumps, BackGoesOverTheKeysOfAReplay) {
  directory.write("ask.bas", "10 INPUT A\n20 P.A*2\n30 GOTO 10\n");
  const ProcessOutcome first =
      run_triton(directory, R"(run ask.bas --seed 1 --keys '5\r7\r' --record-keys k --video none)");
  ASSERT_EQ(first.status, 0) << first.errors;
  const ProcessOutcome outcome =
      debug("--replay k --screen text",
            "break line 20\nc\nback line\nc\nc\nback line\nback line\nc\nc\ndelete 1\nc\n");
  EXPECT_EQ(outcome.status, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, Not(HasSubstr("cannot go back")));
  EXPECT_THAT(outcome.output, HasSubstr("      14"));
}

}  // namespace
}  // namespace triton
