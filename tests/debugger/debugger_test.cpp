// The debugger as its user meets it: commands in, words out.
#include "emulator/debugger/debugger.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <iterator>
#include <random>

#include "emulator/support/errors.hpp"

namespace triton::debugger {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr auto kProgram =
    "10 FOR I=1 TO 3\n20 A=A+I;GOSUB 100\n30 NEXT I\n40 INPUT B\n50 @(3)=B*2;PRINT @(3)\n60 STOP\n"
    "100 FOR J=1 TO 2;C=C+J;NEXT J\n110 RETURN\n";

/// A program that stands before its first statement, and its debugger.
class DebuggerTest : public testing::Test {
 protected:
  explicit DebuggerTest(std::string_view program = kProgram, bool always_observes = true) {
    session.boot();
    session.load_listing(parse_listing(program, "x"));
    session.start_basic();
    session.run_program(1);
    debugger.emplace(session, always_observes);
  }

  /// One command, and where the machine stops after it.
  std::string say(std::string_view line) {
    const Debugger::Answer answer = debugger->command(line);
    if (answer.then != Debugger::Then::kRun) return answer.text;
    return debugger->run(answer, 80'000'000);
  }
  std::string refusal(std::string_view line) {
    try {
      return "not refused: " + say(line);
    } catch (const InputError& error) {
      return error.what();
    }
  }
  uint16_t symbol(std::string_view name) { return symbol_value(session.firmware().symbols, name); }
  /// The symbol's address, or one behind it, as the debugger writes it.
  std::string at(std::string_view name, unsigned further = 0) {
    return fmt::format("{:04X}", symbol(name) + further);
  }

  Session session{load_firmware(TRITON_DATA_DIR)};
  std::optional<Debugger> debugger;
};

TEST_F(DebuggerTest, SaysWhereTheMachineIs) {
  EXPECT_EQ(say("where"), at("RUNBEG") + " RUNBEG   LXI  H,PRGBGN\n");
}

TEST_F(DebuggerTest, StopsAtASymbolAndAtAnAddress) {
  EXPECT_EQ(say("break lookl"), "1: " + at("LOOKL") + " LOOKL\n");
  EXPECT_THAT(say("c"), AllOf(StartsWith("breakpoint 1: 0505 LOOKL\n0505 LOOKL"),
                              HasSubstr("line 20: A=A+I;GOSUB 100?")));
  EXPECT_EQ(say("delete 1"), "");
  EXPECT_EQ(say("break " + at("RUNLIN")), "2: " + at("RUNLIN") + " RUNLIN\n");
  EXPECT_THAT(say("c"), StartsWith("breakpoint 2: " + at("RUNLIN") + " RUNLIN\n"));
}

TEST_F(DebuggerTest, StopsAtABasicLineEachTimeItBegins) {
  (void)say("break line 100");
  for (const int a : {1, 3, 6}) {
    EXPECT_THAT(say("c"), EndsWith("line 100: ?FOR J=1 TO 2;C=C+J;NEXT J\n"));
    EXPECT_THAT(say("v"), StartsWith("A=" + std::to_string(a)));
  }
  EXPECT_THAT(say("c"), StartsWith("the machine waits for a key\n"));
}

TEST_F(DebuggerTest, StopsBehindTheStatementThatChangedAVariable) {
  (void)say("break variable A");
  EXPECT_THAT(say("c"), AllOf(StartsWith("breakpoint 1: A was 0, is 1\n"),
                              EndsWith("line 20: A=A+I;?GOSUB 100\n")));
  EXPECT_THAT(say("c"), StartsWith("breakpoint 1: A was 1, is 3\n"));
}

TEST_F(DebuggerTest, StopsBehindTheStatementThatChangedAnArrayElement) {
  (void)say("break variable @(3)");
  (void)say("type 21\\r");
  EXPECT_THAT(say("c"), AllOf(StartsWith("breakpoint 1: @(3) was 0, is 42\n"),
                              EndsWith("line 50: @(3)=B*2;?PRINT @(3)\n")));
}

TEST_F(DebuggerTest, StopsBeforeAnInstructionThatTouchesMemory) {
  (void)say("break write vars-1500");
  EXPECT_THAT(say("c"), AllOf(StartsWith("breakpoint 1: the next instruction writes 14DC\n"),
                              HasSubstr("MOV  M,E")));
  EXPECT_EQ(session.machine().peek_word(0x14DC), 0) << "not written yet";
  (void)say("delete all");
  (void)say("break read 14DC");
  EXPECT_THAT(say("c"), StartsWith("breakpoint 2: the next instruction reads 14DC\n"));
}

TEST_F(DebuggerTest, StopsBeforeAnInstructionThatTouchesAPort) {
  (void)say("break in 00");
  EXPECT_THAT(say("c"), AllOf(StartsWith("breakpoint 1: the next instruction reads port 00\n"),
                              HasSubstr("IN   00H")));
  (void)say("delete all");
  (void)say("type 1\\r");
  (void)say("break out 05");
  EXPECT_THAT(say("c"), HasSubstr("OUT  05H"));
}

TEST_F(DebuggerTest, ListsAndDeletesBreakpoints) {
  EXPECT_EQ(say("breaks"), "no breakpoints\n");
  (void)say("break line 20");
  (void)say("break access 1500-1501");
  EXPECT_EQ(say("breaks"), "1: line 20\n2: access 1500-1501\n");
  (void)say("delete 1");
  EXPECT_EQ(say("breaks"), "2: access 1500-1501\n");
  EXPECT_EQ(refusal("delete 1"), "there is no breakpoint 1");
}

TEST_F(DebuggerTest, TellsThatALineToStopAtIsNotThere) {
  EXPECT_EQ(say("break line 999"), "1: line 999 (the program has no such line now)\n");
  EXPECT_EQ(say("break line 30"), "2: line 30\n");
}

TEST_F(DebuggerTest, StepsByInstruction) {
  const uint64_t before = session.machine().cpu().instructions;
  EXPECT_THAT(say("step"), StartsWith(at("RUNBEG", 3)));
  (void)say("s 10");
  EXPECT_EQ(session.machine().cpu().instructions, before + 11);
}

TEST_F(DebuggerTest, StepsOverCallsAndOutOfThem) {
  (void)say("until runat");
  EXPECT_THAT(say("where"), StartsWith(at("RUNAT") + " RUNAT    CALL ATEND"));
  const uint16_t sp = session.machine().cpu().sp;
  EXPECT_THAT(say("over"), StartsWith(at("RUNAT", 3)));
  EXPECT_EQ(session.machine().cpu().sp, sp);
  (void)say("until var");
  EXPECT_THAT(say("step 1"), StartsWith("0"));
  const std::string out = say("out");
  EXPECT_GE(session.machine().cpu().sp, sp - 4) << out;
}

TEST_F(DebuggerTest, OutIsNotTakenInByPushesAndPops) {
  // 1700: CALL 1710, HLT. 1710: PUSH H, CALL 1720, POP H, RET. 1720: PUSH H, POP H, RET
  const std::pair<uint16_t, std::vector<uint8_t>> code[] = {
      {0x1700, {0xCD, 0x10, 0x17, 0x76}},
      {0x1710, {0xE5, 0xCD, 0x20, 0x17, 0xE1, 0xC9}},
      {0x1720, {0xE5, 0xE1, 0xC9}}};
  for (const auto& [start, bytes] : code) {
    uint16_t address = start;
    for (const uint8_t byte : bytes) (void)session.machine().poke(address++, byte);
  }
  (void)say("set pc 1700");
  (void)say("until 1711");  // its own PUSH is on the stack
  EXPECT_THAT(say("out"), StartsWith("1703"));
  (void)say("set pc 1700");
  (void)say("until 1721");
  EXPECT_THAT(say("out"), StartsWith("1714"));
  (void)say("set pc 1711");
  EXPECT_THAT(say("over"), StartsWith("1714"));
}

TEST_F(DebuggerTest, StepsByBasicLineAndStatement) {
  EXPECT_THAT(say("line"), EndsWith("line 10: ?FOR I=1 TO 3\n"));
  EXPECT_THAT(say("line"), EndsWith("line 20: ?A=A+I;GOSUB 100\n"));
  EXPECT_THAT(say("statement"), EndsWith("line 20: A=A+I;?GOSUB 100\n"));
  EXPECT_THAT(say("line"), EndsWith("line 100: ?FOR J=1 TO 2;C=C+J;NEXT J\n"));
  EXPECT_THAT(say("line 2"), EndsWith("line 30: ?NEXT I\n"));
}

TEST_F(DebuggerTest, TellsTheOpenLoopsAndSubroutinesInPlainWords) {
  (void)say("break line 100");
  (void)say("c");
  (void)say("c");
  (void)say("statement 2");
  EXPECT_EQ(say("basic"),
            "line 100: FOR J=1 TO 2;C=C+J;?NEXT J\n"
            "FOR J: now 1, to 2, step 1; NEXT J goes on in line 100, at ;C=C+J;NEXT J\n"
            "GOSUB: RETURN goes on in line 20, at its end\n"
            "FOR I: now 2, to 3, step 1; NEXT I goes on in line 10, at its end\n");
}

TEST_F(DebuggerTest, TellsThemInTheMiddleOfAnExpressionToo) {
  (void)say("break line 100");
  (void)say("c");
  (void)say("statement");
  (void)say("until addhd");
  EXPECT_THAT(say("basic"), AllOf(HasSubstr("FOR J: now 1"), HasSubstr("FOR I: now 1"),
                                  HasSubstr("RETURN goes on in line 20")));
}

TEST_F(DebuggerTest, ShowsRegistersMemoryStackAndInstructions) {
  (void)say("until exec");
  EXPECT_THAT(say("r"), AllOf(HasSubstr("PC " + at("EXEC")), HasSubstr("flags: ")));
  EXPECT_EQ(say("memory 1600 16"),
            "1600  78 16 0A 00 46 4F 52 20 49 3D 31 20 54 4F 20 33  x...FOR I=1 TO 3\n");
  EXPECT_EQ(say("d exec 2"),
            at("EXEC") + " EXEC     LDAX B\n" + at("EXEC", 1) + "          CPI  20H\n");
  EXPECT_THAT(say("stack 1"), EndsWith("0000\n"));
}

TEST_F(DebuggerTest, ShowsVariablesArrayProgramAndScreen) {
  EXPECT_EQ(say("v"), "all variables are 0\n");
  (void)say("type 21\\r");
  (void)say("c");
  EXPECT_EQ(say("v"), "A=6  B=21  C=9  I=4  J=3\n");
  EXPECT_EQ(say("array 2 3"), "@(2) 0 42 0\n");
  EXPECT_EQ(say("list 30 2"), "  30 NEXT I\n  40 INPUT B\n");
  EXPECT_EQ(say("list 200"), "no such line\n");
  EXPECT_THAT(say("screen"), HasSubstr("B 21\n      42\n"));
}

TEST_F(DebuggerTest, ChangesRegistersMemoryAndVariables) {
  (void)say("set b 12");
  (void)say("set c 34");
  (void)say("set hl ABCD");
  (void)say("set a 7");
  EXPECT_THAT(say("r"), StartsWith("A 07  BC 1234  DE"));
  EXPECT_EQ(session.machine().cpu().hl, 0xABCD);
  (void)say("set f 41");
  EXPECT_THAT(say("r"), HasSubstr("flags: Z CY;"));
  (void)say("set F FF");
  EXPECT_EQ(session.machine().cpu().flags, 0xD7) << "three of its bits are wired";
  (void)say("set 1700 5A");
  EXPECT_EQ(session.machine().peek(0x1700), 0x5A);
  (void)say("set X =-5");
  (void)say("set @(2) =300");
  EXPECT_EQ(say("v"), "X=-5\n");
  EXPECT_EQ(say("array 2 1"), "@(2) 300\n");
  EXPECT_EQ(refusal("set 0400 00"), "there is no RAM at 0400");
}

TEST_F(DebuggerTest, GoesBackByInstructionsToTheVeryMachineThatWas) {
  (void)say("until line 100");
  const auto then = session.machine().save_snapshot();
  (void)say("step 5000");
  (void)say("back 5000");
  EXPECT_EQ(session.machine().save_snapshot(), then);
  (void)say("step 777");
  (void)say("back 700");
  (void)say("back 77");
  EXPECT_EQ(session.machine().save_snapshot(), then);
}

TEST_F(DebuggerTest, GoesBackByBasicLines) {
  (void)say("line 6");
  EXPECT_THAT(say("where"), EndsWith("line 20: ?A=A+I;GOSUB 100\n"));
  EXPECT_THAT(say("back line"), EndsWith("line 30: ?NEXT I\n"));
  EXPECT_THAT(say("back line"), EndsWith("line 110: ?RETURN\n"));
  EXPECT_THAT(say("line"), EndsWith("line 30: ?NEXT I\n"));
}

TEST_F(DebuggerTest, GoesBackOverKeysThatWereTyped) {
  (void)say("type 21\\r");
  (void)say("until line 60");
  EXPECT_THAT(say("back line"), EndsWith("line 50: ?@(3)=B*2;PRINT @(3)\n"));
  EXPECT_THAT(say("back line"), EndsWith("line 40: ?INPUT B\n"));
  EXPECT_THAT(say("line"), EndsWith("line 50: ?@(3)=B*2;PRINT @(3)\n"));
  EXPECT_THAT(say("v"), HasSubstr("B=21"));
}

TEST_F(DebuggerTest, DoesNotGoBackOverWhatItDidNotSee) {
  EXPECT_EQ(say("back"), "cannot go back that far\n");
  (void)say("step 3");
  (void)say("set a 1");
  EXPECT_EQ(say("back"), "cannot go back that far\n");
  (void)say("c");
  session.machine().press_key(0x31);  // as a person at the keyboard does
  (void)session.run(session.machine().cycles() + 50'000);
  EXPECT_EQ(say("back 20"),
            "cannot go back: keys were pressed since, or a tape ran, which are not recorded\n");
}

TEST_F(DebuggerTest, PressesInterrupts) {
  (void)say("c");
  (void)say("interrupt 2");
  (void)say("until 0053");
  EXPECT_EQ(session.machine().cpu().pc, 0x0053);
}

TEST_F(DebuggerTest, RefusesWhatIsNoCommandAndSaysWhatWasExpected) {
  EXPECT_EQ(refusal("dance"), "'dance' is no command; help lists them");
  EXPECT_EQ(refusal("step x"), "'x', expected a count, 1 to 1000000000");
  EXPECT_EQ(refusal("memory"), "expected memory ADDRESS [N]");
  EXPECT_EQ(refusal("break NOWHERE"),
            "'NOWHERE', expected an address: 0000 to FFFF in hexadecimal, or a symbol");
  EXPECT_EQ(refusal("break line 0"), "'0', expected a line number, 1 to 32767");
  EXPECT_EQ(refusal("break variable AB"), "'AB', expected a variable, A to Z or @(index)");
  EXPECT_EQ(refusal("break read 1500-1400"), "'1500-1400', expected FIRST-LAST");
  EXPECT_EQ(refusal("break in 100"), "'100', expected a port, 00 to FF in hexadecimal");
  EXPECT_THAT(refusal("break jump 1500"), StartsWith("'jump', expected line, variable"));
  EXPECT_EQ(say(""), "");
  EXPECT_EQ(say("# a remark"), "");
}

TEST_F(DebuggerTest, ListsItsCommands) {
  EXPECT_THAT(say("help"), AllOf(HasSubstr("continue"), HasSubstr("back [N]|line"),
                                 HasSubstr("0ADD1H is the address")));
}

TEST_F(DebuggerTest, TakesAnyWordsInAnyOrder) {
  constexpr const char* kWords[] = {
      "step",      "over",  "line",      "statement", "back",  "break", "delete", "memory",
      "d",         "stack", "basic",     "v",         "array", "list",  "set",    "type",
      "interrupt", "1",     "2",         "30",        "100",   "FFFF",  "all",    "variable",
      "read",      "write", "in",        "out",       "A",     "@(3)",  "=7",     "sp",
      "pc",        "vars",  "1500-1600", "x",         "\\r",   "-5",    "0"};
  std::minstd_rand random(1978);
  unsigned understood = 0;
  for (int i = 0; i < 3'000; ++i) {
    std::string line;
    for (auto words = 1 + random() % 3; words > 0; --words) {
      line += kWords[random() % std::size(kWords)] + std::string(" ");
    }
    try {
      const Debugger::Answer answer = debugger->command(line);
      if (answer.then == Debugger::Then::kRun) (void)debugger->run(answer, 50'000);
      ++understood;
    } catch (const InputError& error) {
      EXPECT_STRNE(error.what(), "");
    }
  }
  EXPECT_GT(understood, 200U);
}

class UnwatchedDebugger : public DebuggerTest {
 protected:
  UnwatchedDebugger() : DebuggerTest(kProgram, false) {}
};

TEST_F(UnwatchedDebugger, LeavesTheMachineAloneWhileThereIsNothingToWatchFor) {
  EXPECT_FALSE(debugger->watches());
  (void)say("break line 30");
  EXPECT_TRUE(debugger->watches());
  (void)say("delete all");
  EXPECT_FALSE(debugger->watches());
  (void)say("c");
  EXPECT_EQ(say("back"), "cannot go back that far\n") << "it did not look on";
}

TEST(DebuggerOfOtherFirmware, HasNoBasicButEverythingElse) {
  Firmware firmware = load_firmware(TRITON_DATA_DIR);
  firmware.symbols.clear();
  Session session(firmware);
  Debugger debugger(session, true);
  EXPECT_THROW((void)debugger.command("basic"), InputError);
  EXPECT_THROW((void)debugger.command("break line 10"), InputError);
  EXPECT_EQ(debugger.command("d 0000 1").text, "0000          LXI  SP,1480H\n");
}

TEST(DebuggerNames, AreTheProgramsBeforeTheFirmwares) {
  const Session session(load_firmware(TRITON_DATA_DIR));
  const Names names(session.firmware().symbols, {{"START", 0x1600}, {"EXEC", 0x1700}});
  EXPECT_EQ(names.address("start"), 0x1600);
  EXPECT_EQ(names.label(0x1600), "START") << "not PRGEND";
  EXPECT_EQ(names.address("EXEC"), 0x1700);
  EXPECT_EQ(names.label(0x0505), "LOOKL");
}

TEST(DebuggerNames, AreNoNumbersThatBeginWithADigit) {
  const Names names({{"ADD1", 0x0BC7}, {"BEAD", 0x0BC8}}, {});
  EXPECT_EQ(names.address("add1"), 0x0BC7);
  EXPECT_EQ(names.address("0ADD1"), 0xADD1);
  EXPECT_EQ(names.address("0add1h"), 0xADD1);
  EXPECT_EQ(names.address("0BEADH"), 0xBEAD);
  EXPECT_EQ(names.address("1600H"), 0x1600);
  EXPECT_EQ(names.address("FFFF"), 0xFFFF);
  for (const char* wrong : {"1ADD1", "00ADD1", "0ADD1HH", "0X16", "FFFFH", ""}) {
    EXPECT_THROW((void)names.address(wrong), InputError) << wrong;
  }
}

std::string conversation(std::string_view input, bool stop_at_error) {
  Session session(load_firmware(TRITON_DATA_DIR));
  session.boot();
  std::string output;
  const auto next_line = [&](std::string& line) {
    if (input.empty()) return false;
    const std::size_t end = input.find('\n');
    line = input.substr(0, end);
    input.remove_prefix(end == std::string_view::npos ? input.size() : end + 1);
    return true;
  };
  converse(
      session, {}, next_line, [&](std::string_view text) { output += text; }, stop_at_error, "x");
  return output;
}

TEST(DebuggerConversation, GoesOnUntilQuitOrTheEndOfTheCommands) {
  EXPECT_THAT(conversation("type T\nc\nscreen\n", true), HasSubstr("BASIC L4.1\nOK\n>\n"));
  EXPECT_THAT(conversation("quit\nscreen\n", true), Not(HasSubstr("TRITON")));
}

TEST(DebuggerConversation, EndsAScriptAtAWrongCommandAndTellsAPersonOfIt) {
  EXPECT_THAT(conversation("dance\nr\n", false),
              AllOf(HasSubstr("'dance' is no command"), HasSubstr("A ")));
  try {
    (void)conversation("r\ndance\n", true);
    FAIL();
  } catch (const InputError& error) {
    EXPECT_STREQ(error.what(), "x:2: 'dance' is no command; help lists them");
  }
}

}  // namespace
}  // namespace triton::debugger
