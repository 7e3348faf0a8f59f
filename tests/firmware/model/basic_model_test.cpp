// The contract's sentences about Tiny BASIC, said to the model.
#include "tests/firmware/model/basic_model.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace triton::model {
namespace {

using programs::ControlC;
using programs::EndOfKeys;
using programs::Frame;
using programs::TextKeys;

/// What went to the controller, as text; stores into cells as `[address=code]`.
class Recorder final : public programs::FrameSink {
 public:
  void frame(const Frame&) override {
    const programs::Write& write = screen->last_write();
    if (write.kind == programs::Write::Kind::kController) {
      text += static_cast<char>(write.code);
    } else {
      text += "[" + std::to_string(write.cell + 1) + "=" + std::to_string(write.code) + "]";
    }
  }
  const programs::Screen* screen = nullptr;
  std::string text;
};

/// A model with what it prints.
class Machine {
 public:
  explicit Machine(const std::string& keys = "", Options options = {})
      : keys_(keys), screen_(blank(), recorder_), basic(screen_, keys_, options) {
    recorder_.screen = &screen_;
  }

  /// What the line prints after its own echo and before the next prompt, new lines as `\n`.
  std::string type(const std::string& line) {
    recorder_.text.clear();
    basic.enter_line(line);
    const std::string echo = line + "\r\n";
    EXPECT_EQ(recorder_.text.substr(0, echo.size()), echo);
    return without_returns(recorder_.text.substr(echo.size()));
  }

  /// As type(), of a command that ends with OK and the prompt, which are left out.
  std::string direct(const std::string& line) {
    std::string text = type(line);
    const std::string end = "\nOK\n>";
    EXPECT_TRUE(text.ends_with(end)) << text;
    text.resize(text.size() - end.size());
    return text;
  }

  /// What the program prints from RUN to OK.
  std::string run(const std::string& listing) {
    basic.load_listing(listing);
    return direct("RUN");
  }

  std::string printed() { return without_returns(recorder_.text); }
  const Frame& screen() const { return screen_.frame(); }

 private:
  static Frame blank() {
    Frame frame;
    frame.cells.fill(0x20);
    return frame;
  }
  static std::string without_returns(std::string text) {
    for (std::size_t at = 0; (at = text.find("\r\n", at)) != std::string::npos;) text.erase(at, 1);
    return text;
  }

  TextKeys keys_;
  Recorder recorder_;
  programs::Screen screen_;

 public:
  BasicModel basic;
};

std::string direct(const std::string& line) { return Machine().direct(line); }
std::string run(const std::string& listing) { return Machine().run(listing); }

/// The value that PRINT shows, or the error's word.
std::string value(const std::string& expression) {
  std::string text = direct("PRINT #1," + expression);
  if (text.ends_with('\n')) text.pop_back();
  return text;
}

TEST(BasicModelPrompt, BasicGreetsWithItsNameOkAndThePrompt) {
  Machine machine;
  machine.basic.start();
  EXPECT_EQ(machine.printed(), "\nBASIC L4.1\nOK\n>");
}

TEST(BasicModelPrompt, ADirectCommandEndsWithOkAndThePrompt) {
  EXPECT_EQ(Machine().type("PRINT 'A'"), "A\n\nOK\n>");
}

TEST(BasicModelPrompt, ANumberedLineIsAnsweredWithThePromptAlone) {
  EXPECT_EQ(Machine().type("10 PRINT"), ">");
}

TEST(BasicModelPrompt, ControlHTakesTheLastCharacterBackAndEchoes08) {
  TextKeys keys(
      "PRINT 'B\x08"
      "A'\r");
  Recorder recorder;
  programs::Screen screen(Frame{}, recorder);
  recorder.screen = &screen;
  BasicModel basic(screen, keys, {});
  EXPECT_THROW(basic.converse(), EndOfKeys);
  EXPECT_EQ(recorder.text,
            "PRINT 'B\x08"
            "A'\r\nA\r\n\r\nOK\r\n>");
}

TEST(BasicModelPrompt, ControlHWithNothingTypedIsNotEchoed) {
  TextKeys keys("\x08\x08P.1\r");
  Recorder recorder;
  programs::Screen screen(Frame{}, recorder);
  recorder.screen = &screen;
  BasicModel basic(screen, keys, {});
  EXPECT_THROW(basic.converse(), EndOfKeys);
  EXPECT_TRUE(recorder.text.starts_with("P.1\r\n       1\r\n")) << recorder.text;
}

TEST(BasicModelPrompt, TheSeventyThirdCharacterIsNeitherStoredNorEchoed) {
  Machine machine;
  const std::string fits = "10 REM" + std::string(66, 'X');
  TextKeys keys(fits + "YZ\bX\r");
  Recorder recorder;
  programs::Screen screen(Frame{}, recorder);
  recorder.screen = &screen;
  BasicModel basic(screen, keys, {});
  EXPECT_THROW(basic.converse(), EndOfKeys);
  EXPECT_EQ(recorder.text, fits + "\bX\r\n>");
  EXPECT_EQ(basic.lines().at(10).size(), 69U);
}

TEST(BasicModelPrompt, ALineThatIsTooLongIsSorryAndNotStored) {
  const std::string fits = "10 REM" + std::string(66, 'X');
  Recorder recorder;
  programs::Screen screen(Frame{}, recorder);
  recorder.screen = &screen;
  TextKeys keys(fits + "YZ\r");
  BasicModel basic(screen, keys, {});
  EXPECT_THROW(basic.converse(), EndOfKeys);
  EXPECT_EQ(recorder.text, fits + "\r\nSORRY\r\n\r\nOK\r\n>");
  EXPECT_TRUE(basic.lines().empty());
}

TEST(BasicModelPrompt, ControlCLeavesForTheMonitor) {
  Machine machine("AB\x03");
  EXPECT_THROW(machine.basic.converse(), ControlC);
}

TEST(BasicModelLines, BlanksBeforeTheTextAreNotStored) {
  Machine machine;
  machine.type("10   PRINT");
  EXPECT_EQ(machine.direct("LIST"), "  10 PRINT\n");
}

TEST(BasicModelLines, LinesAreKeptInTheOrderOfTheirNumbers) {
  Machine machine;
  machine.type("20 B=1");
  machine.type("10 A=1");
  machine.type("32767 STOP");
  machine.type("15 C=1");
  EXPECT_EQ(machine.direct("LIST"), "  10 A=1\n  15 C=1\n  20 B=1\n32767 STOP\n");
}

TEST(BasicModelLines, ALineWithTheSameNumberReplacesTheOldOne) {
  Machine machine;
  machine.type("10 A=1");
  machine.type("10 B=22");
  EXPECT_EQ(machine.direct("LIST"), "  10 B=22\n");
}

TEST(BasicModelLines, ANumberAloneDeletesItsLine) {
  Machine machine;
  machine.type("10 A=1");
  machine.type("20 B=1");
  machine.type("10  ");
  EXPECT_EQ(machine.direct("LIST"), "  20 B=1\n");
}

TEST(BasicModelLines, ALineNumberAbove32767IsHow) { EXPECT_EQ(direct("32768 PRINT"), "HOW?\n"); }

TEST(BasicModelLines, EachLineTakesItsTextAndThreeBytesOfSize) {
  Machine machine;
  const int before = machine.basic.size();
  machine.type("10 PRINT");
  EXPECT_EQ(machine.basic.size(), before - 8);
  machine.type("10");
  EXPECT_EQ(machine.basic.size(), before);
}

TEST(BasicModelLines, ALineThatDoesNotFitIsSorryAndTheOldOneIsGone) {
  Machine machine("", {.memory_bytes = 12});
  machine.type("10 PRINT");
  EXPECT_EQ(machine.direct("10 PRINT 1+1"), "SORRY\n");
  EXPECT_EQ(machine.direct("LIST"), "");
}

TEST(BasicModelLines, DeletingNeedsNoMemory) {
  Machine machine("", {.memory_bytes = 10});
  machine.type("10 PRINT");
  EXPECT_EQ(machine.basic.size(), 0);
  EXPECT_EQ(machine.type("20"), ">");
}

TEST(BasicModelLines, ListTakesTheFirstLineAndACount) {
  Machine machine;
  for (const char* line : {"10 A=1", "20 A=2", "30 A=3", "40 A=4"}) machine.type(line);
  EXPECT_EQ(machine.direct("LIST 20"), "  20 A=2\n  30 A=3\n  40 A=4\n");
  EXPECT_EQ(machine.direct("LIST 15,2"), "  20 A=2\n  30 A=3\n");
  EXPECT_EQ(machine.direct("L.40,9"), "  40 A=4\n");
  EXPECT_EQ(machine.direct("LIST 50"), "");
}

TEST(BasicModelLines, NewClearsTheProgram) {
  Machine machine;
  machine.type("10 A=1");
  EXPECT_EQ(machine.direct("NEW"), "\nBASIC L4.1");
  EXPECT_EQ(machine.direct("LIST"), "");
}

TEST(BasicModelExpression, MultiplicationAndDivisionBindTighterThanAddition) {
  EXPECT_EQ(value("2+3*4"), "14");
  EXPECT_EQ(value("(2+3)*4"), "20");
  EXPECT_EQ(value("20-12/4-3"), "14");
  EXPECT_EQ(value("100/10/5*3"), "6");
}

TEST(BasicModelExpression, DivisionTruncatesTowardZeroWithEverySign) {
  EXPECT_EQ(value("7/2"), "3");
  EXPECT_EQ(value("-7/2"), "-3");
  EXPECT_EQ(value("7/(-2)"), "-3");
  EXPECT_EQ(value("(-7)/(-2)"), "3");
  EXPECT_EQ(value("1/(-2)"), "0");
}

TEST(BasicModelExpression, ComparesAreLoosestAndGiveOneOrZero) {
  EXPECT_EQ(value("1+1=2"), "1");
  EXPECT_EQ(value("1#1"), "0");
  EXPECT_EQ(value("3>=3"), "1");
  EXPECT_EQ(value("3<=2"), "0");
  EXPECT_EQ(value("-32767<32767"), "1");
  EXPECT_EQ(value("32767>-32767"), "1");
  EXPECT_EQ(value("(1<2)+(2<3)*5"), "6");
}

TEST(BasicModelExpression, ASecondCompareNeedsParentheses) {
  EXPECT_EQ(direct("A=1<2<3"), "WHAT?\n");
  EXPECT_EQ(value("(1<2)<3"), "1");
}

TEST(BasicModelExpression, ASignStandsAtTheStartOnly) {
  EXPECT_EQ(value("-3+5"), "2");
  EXPECT_EQ(value("+3"), "3");
  EXPECT_EQ(value("2=-2"), "0");
  EXPECT_EQ(value("2*-2"), "WHAT?");
  EXPECT_EQ(value("2--2"), "WHAT?");
}

TEST(BasicModelExpression, TheEdgesOfTheRangeAreReachedAndNotPassed) {
  EXPECT_EQ(value("32766+1"), "32767");
  EXPECT_EQ(value("-32766-1"), "-32767");
  EXPECT_EQ(value("32767+1"), "HOW?");
  EXPECT_EQ(value("-32767-1"), "HOW?");
  EXPECT_EQ(value("32767"), "32767");
  EXPECT_EQ(value("32768"), "HOW?");
  EXPECT_EQ(value("99999"), "HOW?");
  EXPECT_EQ(value("181*181"), "32761");
  EXPECT_EQ(value("182*182"), "HOW?");
  EXPECT_EQ(value("-32767*1"), "-32767");
  EXPECT_EQ(value("(-32767)*(-1)"), "32767");
}

TEST(BasicModelExpression, DivisionByZeroIsHow) { EXPECT_EQ(value("1/0"), "HOW?"); }

TEST(BasicModelExpression, BlanksAreFreeExceptInsideKeywordsAndNumbers) {
  EXPECT_EQ(value(" ( 1 + 2 ) * ABS ( - 3 ) "), "9");
  EXPECT_EQ(direct("A=1 2"), "WHAT?\n");
  EXPECT_EQ(direct("A=A BS(1)"), "WHAT?\n");
  EXPECT_EQ(direct("PR INT 1"), "WHAT?\n");
}

TEST(BasicModelExpression, FunctionsMayBeAbbreviated) {
  EXPECT_EQ(value("A.(-4)+AB.(-1)"), "5");
  EXPECT_EQ(value("S.=SIZE"), "1");
  EXPECT_EQ(value("R.(1)"), "1");
}

TEST(BasicModelExpression, ALetterThatBeginsAFunctionIsAVariableAllTheSame) {
  Machine machine;
  machine.direct("A=1,S=2,R=3");
  EXPECT_EQ(machine.direct("PRINT #1,A+S+R"), "6\n");
}

TEST(BasicModelExpression, RndStepsTheStateOnceAndGivesOneToN) {
  Machine machine("", {.seed = 1});
  // 1 ^ 1<<7 = 0081, ^ >>9 = 0081, ^ <<8 = 8181.
  machine.direct("A=RND(1000)");
  EXPECT_EQ(machine.basic.random_state(), 0x8181);
  EXPECT_EQ(machine.basic.variable('A'), 0x8181 % 1000 + 1);
}

TEST(BasicModelExpression, RndOfLessThanOneIsHowAndDoesNotStep) {
  Machine machine("", {.seed = 77});
  EXPECT_EQ(machine.direct("A=RND(0)"), "HOW?\n");
  EXPECT_EQ(machine.direct("A=RND(-1)"), "HOW?\n");
  EXPECT_EQ(machine.basic.random_state(), 77);
}

TEST(BasicModelArray, HoldsAsManyElementsAsHalfTheFreeBytes) {
  Machine machine("", {.memory_bytes = 102});
  EXPECT_EQ(machine.direct("@(SIZE/2)=5;P.#1,@(50)"), "5\n");
  EXPECT_EQ(machine.direct("@(SIZE/2+1)=5"), "SORRY\n");
  EXPECT_EQ(machine.direct("@(-1)=5"), "HOW?\n");
}

TEST(BasicModelArray, TheIndexIsAnExpression) {
  Machine machine;
  machine.direct("@(0)=3,@(@(0)+1)=8");
  EXPECT_EQ(machine.basic.array(4), 8);
}

TEST(BasicModelArray, BeginsWhereTheProgramEnds) {
  Machine machine;
  machine.direct("@(0)=7,@(3)=9");
  machine.type("10 REM");  // 0A 00 52 45 4D 0D
  EXPECT_EQ(machine.basic.array(0), 9);
  machine.type("10");
  EXPECT_EQ(machine.basic.array(0), 0x000A);
  EXPECT_EQ(machine.basic.array(1), 0x4552);
  EXPECT_EQ(machine.basic.array(3), 9);
}

TEST(BasicModelPrint, NumbersAreRightJustifiedInAFieldOfEight) {
  EXPECT_EQ(direct("PRINT 1,-23"), "       1     -23\n");
}

TEST(BasicModelPrint, ANumberSignSetsTheFieldToTheEndOfTheStatement) {
  EXPECT_EQ(direct("PRINT 1,#3,2,#1+1,333;PRINT 4"), "       1  2333\n       4\n");
  EXPECT_EQ(direct("PRINT #0,5,-6"), "5-6\n");
  EXPECT_EQ(direct("PRINT #64,1"), "HOW?\n");
  EXPECT_EQ(direct("PRINT #63,1"), std::string(62, ' ') + "1\n");
}

TEST(BasicModelPrint, BothKindsOfQuotesHoldTheOther) {
  EXPECT_EQ(direct("PRINT \"A'B\",'C\"D'"), "A'BC\"D\n");
}

TEST(BasicModelPrint, ARepeatedCommaAddsASpace) {
  EXPECT_EQ(direct("PRINT 'A',,'B',,,'C'"), "A B  C\n");
}

TEST(BasicModelPrint, ATrailingCommaKeepsTheLineOpen) {
  EXPECT_EQ(direct("PRINT 'A',;PRINT 'B'"), "AB\n");
}

TEST(BasicModelPrint, AloneItIsANewLine) { EXPECT_EQ(direct("PRINT;PRINT"), "\n\n"); }

TEST(BasicModelPrint, AnUpArrowSendsTheControlCharacter) {
  EXPECT_EQ(direct("PRINT ^L,'A'"),
            "\x0C"
            "A\n");
}

TEST(BasicModelPrint, ItemsWithoutACommaEndTheLineAndAreWhat) {
  EXPECT_EQ(direct("PRINT 1 2"), "       1\nWHAT?\n");
}

TEST(BasicModelLet, TakesSeveralAssignmentsAndNeedsNoWord) {
  Machine machine;
  machine.direct("LET A=1,B=A+1,@(B)=7,C=@(2)");
  machine.direct("D=4");
  EXPECT_EQ(machine.basic.variable('C'), 7);
  EXPECT_EQ(machine.basic.variable('D'), 4);
}

TEST(BasicModelIf, AnyNonZeroValueRunsTheRestOfTheLine) {
  EXPECT_EQ(run("10 IF -5 PRINT 'A';PRINT 'B'\n20 IF 0 PRINT 'C';PRINT 'D'\n30 PRINT 'E'\n"),
            "A\nB\nE\n");
}

TEST(BasicModelGoto, TakesAnExpressionAndMustFindItsLine) {
  EXPECT_EQ(run("10 A=2;GOTO A*10+10\n20 PRINT 'NO'\n30 PRINT 'YES'\n"), "YES\n");
  EXPECT_EQ(run("10 GOTO 15\n20 STOP\n"), "HOW?\n  10 GOTO 15?\n");
}

TEST(BasicModelGoto, EndsALine) {
  EXPECT_EQ(run("10 GOTO 20;PRINT\n20 STOP\n"), "WHAT?\n  10 GOTO 20?;PRINT\n");
}

TEST(BasicModelGosub, ReturnsBehindTheCall) {
  EXPECT_EQ(run("10 GOSUB 100;PRINT 'B'\n20 STOP\n100 PRINT 'A',\n110 RETURN\n"), "AB\n");
}

TEST(BasicModelGosub, AReturnWithoutOneIsWhat) {
  EXPECT_EQ(run("10 RETURN\n"), "WHAT?\n  10 RETURN?\n");
}

TEST(BasicModelGosub, HidesTheCallersLoops) {
  EXPECT_EQ(run("10 FOR I=1 TO 2;GOSUB 100\n20 STOP\n100 NEXT I\n"), "WHAT?\n 100 NEXT I?\n");
}

TEST(BasicModelGosub, DropsItsOwnLoopsWhenItReturns) {
  EXPECT_EQ(run("10 FOR I=1 TO 2;GOSUB 100;P.#2,I,;NEXT I\n20 STOP\n100 FOR J=1 TO 9;RETURN\n"),
            " 1 2");
}

TEST(BasicModelFor, CountsUpDownAndByAnyStep) {
  EXPECT_EQ(direct("FOR I=1 TO 3;PRINT #2,I,;NEXT I"), " 1 2 3");
  EXPECT_EQ(direct("FOR I=3 TO 1 STEP -1;PRINT #2,I,;NEXT I"), " 3 2 1");
  EXPECT_EQ(direct("F.I=1TO8S.3;P.#2,I,;N.I"), " 1 4 7");
}

TEST(BasicModelFor, RunsItsBodyAtLeastOnce) {
  EXPECT_EQ(direct("FOR I=5 TO 1;PRINT #2,I,;NEXT I"), " 5");
}

TEST(BasicModelFor, WithStepZeroNeverEnds) {
  Machine machine("", {.statement_limit = 1000});
  EXPECT_THROW(machine.basic.enter_line("FOR I=1 TO 2 STEP 0;NEXT I"), StatementLimit);
}

TEST(BasicModelFor, LooksAtTheVariableAsTheBodyLeftIt) {
  EXPECT_EQ(direct("FOR I=1 TO 9;P.#2,I,;I=I*2;NEXT I"), " 1 3 7");
}

TEST(BasicModelFor, NextClosesTheInnerLoopsThatItSkips) {
  EXPECT_EQ(run("10 FOR I=1 TO 2;FOR J=1 TO 3;NEXT I\n20 NEXT J\n"), "WHAT?\n  20 NEXT J?\n");
}

TEST(BasicModelFor, ASecondForOnTheSameVariableReplacesTheFirst) {
  EXPECT_EQ(run("10 FOR I=1 TO 9;FOR J=1 TO 9;FOR I=1 TO 1\n20 NEXT I\n30 PRINT #2,J\n"
                "40 NEXT I\n"),
            " 1\nWHAT?\n  40 NEXT I?\n");
}

TEST(BasicModelFor, EndsWhenTheNextValueIsOutOfRange) {
  EXPECT_EQ(direct("FOR I=32766 TO 32767;P.#6,I,;NEXT I;P.I"), " 32766 32767   32767\n");
}

TEST(BasicModelInput, PromptsWithTheNameOrWithTheTextAlone) {
  Machine machine("5\r6\r7\r");
  EXPECT_EQ(machine.run("10 I=3;INPUT A,\"SIZE\"B,@( I )\n20 PRINT A,B,@(3)\n"),
            "A 5\nSIZE6\n@( I ) 7\n       5       6       7\n");
}

TEST(BasicModelInput, TheReplyIsAnExpression) {
  Machine machine(" Y+1 \r");
  EXPECT_EQ(machine.run("10 Y=41;INPUT A\n20 PRINT A\n"), "A  Y+1 \n      42\n");
}

TEST(BasicModelInput, AReplyMustBeOneWholeExpression) {
  for (const std::string reply :
       {"Y+1 HELLO", "6 FEET", "1 2", "5X", "5)", "5,6", "YES", "1=1=1"}) {
    Machine machine(reply + "\r9\r");
    EXPECT_EQ(machine.run("10 A=7;INPUT A\n"), "A " + reply + "\nWHAT?\nA 9\n");
    EXPECT_EQ(machine.basic.variable('A'), 9);
    Machine given_up(reply + "\r");
    EXPECT_THROW((void)given_up.run("10 A=7;INPUT A\n"), EndOfKeys);
    EXPECT_EQ(given_up.basic.variable('A'), 7);
  }
}

TEST(BasicModelInput, AReplyThatIsTooLongIsSorryAndAskedAgain) {
  const std::string fits(72, '0');
  Machine machine(fits + "9\r5\r");
  EXPECT_EQ(machine.run("10 INPUT A\n"), "A " + fits + "\nSORRY\nA 5\n");
  EXPECT_EQ(machine.basic.variable('A'), 5);
}

TEST(BasicModelInput, ABadReplyReportsAndAsksAgain) {
  Machine machine("\r1/0\r@(20000)\r9\r");
  EXPECT_EQ(machine.run("10 INPUT 'N='A\n"), "N=\nWHAT?\nN=1/0\nHOW?\nN=@(20000)\nSORRY\nN=9\n");
  EXPECT_EQ(machine.basic.variable('A'), 9);
}

TEST(BasicModelInput, ATextWithoutAVariableIsPrinted) {
  EXPECT_EQ(direct("INPUT 'HELLO'"), "HELLO");
}

TEST(BasicModelInput, EndOfKeysLeavesTheScreenAtTheQuestion) {
  Machine machine("12");
  machine.basic.load_listing("10 INPUT A\n");
  EXPECT_THROW(machine.basic.run(), EndOfKeys);
  EXPECT_EQ(machine.printed(), "A 12");
  EXPECT_EQ(machine.basic.current_line(), 10);
}

TEST(BasicModelVdu, ZeroSendsTheCodeToTheController) {
  EXPECT_EQ(direct("VDU 0,12;VDU 0,65"),
            "\x0C"
            "A");
}

TEST(BasicModelVdu, OneTo1024WritesTheLowByteIntoTheCell) {
  EXPECT_EQ(direct("VDU 1,65;V.1024,256+66"), "[1=65][1024=66]");
  Machine machine;
  machine.direct("VDU 1024,67");
  EXPECT_EQ(machine.screen().cells[1023], 67);
}

TEST(BasicModelVdu, BeyondTheScreenIsOutsideTheModel) {
  EXPECT_THROW(Machine().basic.enter_line("VDU 1025,1"), OutOfScope);
  EXPECT_THROW(Machine().basic.enter_line("VDU -1,1"), OutOfScope);
}

TEST(BasicModelStop, EndsTheProgram) {
  EXPECT_EQ(run("10 PRINT 1\n20 STOP\n30 PRINT 2\n"), "       1\n");
}

TEST(BasicModelErrors, AProgramLineIsShownWithTheQuestionMarkWhereItWentWrong) {
  EXPECT_EQ(run("10 A=1\n20 A=A+*3\n"), "WHAT?\n  20 A=A+?*3\n");
  EXPECT_EQ(run("1234 PRINT (1+2;STOP\n"), "WHAT?\n1234 PRINT (1+2?;STOP\n");
  EXPECT_EQ(run("10 A=32767 + 1 ;STOP\n"), "HOW?\n  10 A=32767 + 1 ?;STOP\n");
  EXPECT_EQ(run("10 A=300*300 ;STOP\n"), "HOW?\n  10 A=300*300? ;STOP\n");
  EXPECT_EQ(run("10 FOR I=1 STEP 2\n"), "WHAT?\n  10 FOR I=1 ?STEP 2\n");
  EXPECT_EQ(run("10 NEXT Q ;STOP\n"), "WHAT?\n  10 NEXT Q? ;STOP\n");
  EXPECT_EQ(run("10 LIST\n"), "WHAT?\n  10 L?IST\n");
}

TEST(BasicModelErrors, ADirectCommandGetsTheWordAlone) { EXPECT_EQ(direct("A=*3"), "WHAT?\n"); }

TEST(BasicModelErrors, AnEmptyStatementMayOnlyEndALine) {
  EXPECT_EQ(run("10 PRINT 'A';\n20 ;PRINT\n"), "A\nWHAT?\n  20 ?;PRINT\n");
}

TEST(BasicModelWords, AbbreviationsAreThoseOfTheManual) {
  Machine machine("4\r");
  EXPECT_EQ(machine.run("10 F.I=1 TO 9S.4;P.#2,I,;N.I\n20 IN.A;I.A=4 GOS.100\n30 G.50\n"
                        "40 P.'NO'\n50 S.\n100 V.0,42;R.\n"),
            " 1 5 9A 4\n*");
  machine.direct("N.");
  EXPECT_EQ(machine.direct("L."), "");
}

TEST(BasicModelWords, AWordNeedsNoBlankBehindIt) {
  EXPECT_EQ(run("10 FORI=1TO3STEP2;PRINTI;NEXTI\n20 IFI=5PRINT'Y'\n"), "       1\n       3\nY\n");
}

TEST(BasicModelWords, RemSkipsTheRestOfTheLine) {
  EXPECT_EQ(run("10 REM A;PRINT 1\n20 PRINT 2\n"), "       2\n");
}

TEST(BasicModelCounts, SaysWhichLinesRanHowOften) {
  Machine machine;
  machine.run("10 FOR I=1 TO 3\n20 IF I=2 PRINT\n30 NEXT I\n40 STOP\n50 STOP\n");
  const auto& counts = machine.basic.line_counts();
  EXPECT_EQ(counts.at(20).entered, 3U);
  EXPECT_EQ(counts.at(20).statements, 4U);
  EXPECT_EQ(counts.at(20).if_true, 1U);
  EXPECT_EQ(counts.at(20).if_false, 2U);
  EXPECT_EQ(counts.at(30).entered, 3U);
  EXPECT_FALSE(counts.contains(50));
}

TEST(BasicModelListing, FaultsNameTheLineOfTheFile) {
  const auto fault = [](const std::string& listing) -> std::string {
    try {
      Machine().basic.load_listing(listing);
    } catch (const ListingError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(fault("10 PRINT\r\n20 STOP"), "");
  EXPECT_EQ(fault("10 PRINT\nPRINT\n"),
            "line 2 of the listing: expected a line number 1..32767 first");
  EXPECT_EQ(fault("32768 PRINT\n"), "line 1 of the listing: expected a line number 1..32767 first");
  EXPECT_EQ(fault("10 PRINT\n10 STOP\n"), "line 2 of the listing: line number 10 is there already");
  EXPECT_EQ(fault("10 REM" + std::string(67, 'X') + "\n"),
            "line 1 of the listing: 73 characters, at most 72 can be typed");
}

}  // namespace
}  // namespace triton::model
