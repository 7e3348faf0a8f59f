// Every statement and its abbreviation, as direct lines and in programs.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/firmware/desk.hpp"

namespace triton::firmware_test {
namespace {

TEST(BasicLet, AssignsWithAndWithoutItsWord) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.direct("LET A=5"), "");
  EXPECT_EQ(desk.direct("B=A+1"), "");
  EXPECT_EQ(desk.direct(" C  = 7"), "");
  EXPECT_EQ(desk.direct("@(2)=8"), "");
  EXPECT_EQ(desk.direct("PRINT #1,A,B,C,@(2)"), "5678\n");
}

TEST(BasicLet, TakesSeveralAssignments) {
  EXPECT_EQ(direct("LET A=1,B=A+1,@(B)=9;C=3,D=4;PRINT #1,A,B,@(2),C,D"), "12934\n");
}

TEST(BasicLet, WithoutAnAssignmentIsWhat) {
  for (const char* line : {"LET", "LET A", "LET 5=A", "A", "A 5", "=5", "A=1,", "AB=1", "@=1"}) {
    EXPECT_EQ(direct(line), "WHAT?\n") << line;
  }
}

TEST(BasicRem, SkipsTheRestOfTheLine) {
  EXPECT_EQ(run({"10 REM PRINT 1;PRINT 2", "20 PRINT 'A'", "30REM", "40 REM"}), "A\n");
}

TEST(BasicPrint, RightJustifiesNumbersInAFieldOfEight) {
  EXPECT_EQ(direct("PRINT 1,-23,32767,-32767"), "       1     -23   32767  -32767\n");
}

TEST(BasicPrint, AloneIsANewLine) {
  EXPECT_EQ(direct("PRINT"), "\n");
  EXPECT_EQ(direct("PRINT;PRINT 'A'"), "\nA\n");
}

TEST(BasicPrint, PrintsBothKindsOfQuotes) {
  EXPECT_EQ(direct("PRINT \"IT'S\",'\"Q\"',\"\",'a{~'"), "IT'S\"Q\"a{~\n");
}

TEST(BasicPrint, AnOpenQuoteEndsWithTheLine) {
  EXPECT_EQ(run({"10 PRINT 'ABC;PRINT 1", "20 PRINT \"DEF", "30 PRINT 1,'X"}),
            "ABC;PRINT 1\nDEF\n       1X\n");
}

TEST(BasicPrint, ANumberSignSetsTheFieldToTheEndOfTheStatement) {
  EXPECT_EQ(direct("PRINT 1,#3,2,#1+1,333,4;PRINT 5"), "       1  2333 4\n       5\n");
  EXPECT_EQ(direct("PRINT #0,5,-6"), "5-6\n");
  EXPECT_EQ(direct("PRINT #63,1"), std::string(62, ' ') + "1\n");
}

TEST(BasicPrint, AFieldAbove63OrBelow0IsHow) {
  for (const char* line : {"PRINT #64,1", "PRINT #-1,1", "PRINT #256,1", "PRINT #32767,1"}) {
    EXPECT_EQ(direct(line), "HOW?\n") << line;
  }
}

TEST(BasicPrint, ARepeatedCommaAddsASpace) {
  EXPECT_EQ(direct("PRINT 'A',,'B',,,'C'"), "A B  C\n");
  EXPECT_EQ(direct("PRINT ,'A'"), " A\n");
}

TEST(BasicPrint, ATrailingCommaKeepsTheLineOpen) {
  EXPECT_EQ(run({"10 PRINT 'A',", "20 PRINT 'B',;PRINT 'C',,", "30 PRINT 'D'"}), "ABC D\n");
}

TEST(BasicPrint, AnUpArrowSendsTheControlCharacter) {
  EXPECT_EQ(direct("PRINT 'AB',^H,'C',^K,^L,^Z"), "AB\bC\x0B\x0C\x1A\n");
  EXPECT_EQ(direct("PRINT ^"), "WHAT?\n");
}

TEST(BasicPrint, ItemsNeedCommas) { EXPECT_EQ(direct("PRINT 'A' 'B'"), "A\nWHAT?\n"); }

TEST(BasicIf, RunsTheRestOfTheLineWhenTheValueIsNotZero) {
  EXPECT_EQ(
      run({"10 IF 1 PRINT 'A';PRINT 'B'", "20 IF 0 PRINT 'C';PRINT 'D'", "30 IF -5 PRINT 'E'",
           "40 IF 256 PRINT 'F'", "50 IF 1=2 PRINT 'G'", "60 I.2=2P.'H'", "70 IF 1", "80 IF 0"}),
      "A\nB\nE\nF\nH\n");
}

TEST(BasicIf, TakesComparesCombinedByPlusAndTimes) {
  EXPECT_EQ(run({"10 A=3,B=4", "20 IF (A<B)*(B<9) PRINT 'AND'", "30 IF (A>B)+(B=4) PRINT 'OR'",
                 "40 IF (A>B)*(B=4) PRINT 'NO'"}),
            "AND\nOR\n");
}

TEST(BasicIf, NestsInALine) {
  EXPECT_EQ(run({"10 IF 1 IF 1 PRINT 'A'", "20 IF 1 IF 0 PRINT 'B'"}), "A\n");
}

TEST(BasicGoto, GoesForwardBackwardAndByExpression) {
  EXPECT_EQ(run({"10 GOTO 40", "20 PRINT 'B';A=5;GOTO A*10", "30 PRINT 'NEVER'",
                 "40 PRINT 'A';G.20", "50 PRINT 'C'"}),
            "A\nB\nC\n");
}

TEST(BasicGoto, ALineThatIsNotThereIsHow) {
  for (const char* target : {"15", "0", "32767", "-10", "-32719", "9", "266"}) {
    EXPECT_EQ(run({fmt::format("10 GOTO {}", target)}),
              fmt::format("HOW?\n  10 GOTO {}?\n", target));
  }
}

TEST(BasicGoto, FindsEveryLineOfALongProgramAgainAndAgain) {
  std::vector<std::string> lines = {"1 N=0,I=10", "2 GOTO I"};
  for (int line = 10; line < 400; line += 10) {
    lines.push_back(fmt::format("{} N=N+1,I={};GOTO 2", line, line == 390 ? 1000 : line + 10));
  }
  lines.insert(lines.end(), {"1000 C=C+1;IF C<3 I=10;GOTO 2", "1010 PRINT #1,N"});
  EXPECT_EQ(run(lines), "117\n");
}

TEST(BasicGoto, FindsLinesThatWereTypedAfterARun) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.run({"20 GOTO 40", "40 PRINT 'A'"}), "A\n");
  EXPECT_EQ(desk.run({"10 PRINT 'B'"}), "B\nA\n");
  EXPECT_EQ(desk.run({"30 PRINT 'NEVER'", "40 PRINT 'C'"}), "B\nC\n");
  EXPECT_EQ(desk.run({"40"}), "B\nHOW?\n  20 GOTO 40?\n");
}

TEST(BasicGosub, ReturnsBehindTheCall) {
  EXPECT_EQ(run({"10 GOSUB 100;PRINT 'B'", "20 GOS.10*10;STOP", "100 PRINT 'A',", "110 RETURN"}),
            "AB\nA");
}

TEST(BasicGosub, Nests) {
  EXPECT_EQ(run({"10 N=5;GOSUB 100;STOP", "100 PRINT #1,N,", "110 N=N-1;IF N GOSUB 100",
                 "120 PRINT 'R',", "130 R."}),
            "54321RRRRR");
}

TEST(BasicGosub, WorksFromThePrompt) {
  Desk desk = at_basic();
  (void)desk.type("100 PRINT 'A',;RETURN");
  EXPECT_EQ(desk.direct("GOSUB 100;PRINT 'B'"), "AB\n");
}

TEST(BasicGosub, ALineThatIsNotThereIsHow) {
  EXPECT_EQ(run({"10 GOSUB 5 ;PRINT"}), "HOW?\n  10 GOSUB 5 ?;PRINT\n");
}

TEST(BasicReturn, WithoutGosubIsWhat) {
  EXPECT_EQ(run({"10 RETURN"}), "WHAT?\n  10 RETURN?\n");
  EXPECT_EQ(run({"10 FOR I=1 TO 2;RETURN"}), "WHAT?\n  10 FOR I=1 TO 2;RETURN?\n");
}

TEST(BasicReturn, ClosesTheSubroutinesLoops) {
  EXPECT_EQ(run({"10 FOR I=1 TO 2;GOSUB 100;PRINT #1,I,;NEXT I", "20 STOP",
                 "100 FOR J=1 TO 9;FOR K=1 TO 9;RETURN"}),
            "12");
}

TEST(BasicFor, CountsUpByOne) { EXPECT_EQ(direct("FOR I=1 TO 5;PRINT #1,I,;NEXT I"), "12345"); }

TEST(BasicFor, CountsByTheStep) {
  EXPECT_EQ(direct("FOR I=1 TO 9 STEP 3;PRINT #1,I,;NEXT I"), "147");
  EXPECT_EQ(direct("FOR I=3 TO 1 STEP -1;PRINT #1,I,;NEXT I"), "321");
  EXPECT_EQ(direct("F.I=5TO0S.-2;P.#1,I,;N.=I"), "5WHAT?\n");
  EXPECT_EQ(run({"10 F.I=5TO0S.-2;P.#1,I,;N.I"}), "531");
}

TEST(BasicFor, RunsItsBodyAtLeastOnce) {
  EXPECT_EQ(direct("FOR I=5 TO 1;PRINT #1,I,;NEXT I"), "5");
  EXPECT_EQ(direct("FOR I=1 TO 5 STEP -1;PRINT #1,I,;NEXT I"), "1");
}

TEST(BasicFor, LeavesTheFirstValueThatIsPastTheLimit) {
  EXPECT_EQ(direct("FOR I=1 TO 4 STEP 2;NEXT I;PRINT #1,I"), "5\n");
}

TEST(BasicFor, EndsAtTheEndOfTheRange) {
  EXPECT_EQ(direct("FOR I=32766 TO 32767;PRINT #1,I,' ',;NEXT I;PRINT #1,I"),
            "32766 32767 32767\n");
  EXPECT_EQ(direct("FOR I=-32766 TO -32767 STEP -1;PRINT #1,I,;NEXT I"), "-32766-32767");
}

TEST(BasicFor, TakesAChangedVariable) {
  EXPECT_EQ(direct("FOR I=1 TO 20;PRINT #1,I,' ',;I=I*2;NEXT I"), "1 3 7 15 ");
}

TEST(BasicFor, AStepOfZeroGoesOnUntilTheVariableIsPastTheLimit) {
  EXPECT_EQ(direct("FOR I=1 TO 5 STEP 0;PRINT #1,I,;I=I+2;NEXT I"), "135");
}

TEST(BasicFor, TakesAnyVariable) {
  for (char name = 'A'; name <= 'Z'; ++name) {
    EXPECT_EQ(direct(fmt::format("FOR {0}=1 TO 3;PRINT #1,{0},;NEXT {0}", name)), "123");
  }
}

TEST(BasicFor, NestsAndNextClosesInnerLoops) {
  EXPECT_EQ(run({"10 FOR I=1 TO 2;FOR J=1 TO 2;PRINT #1,I,J,' ',;NEXT J;NEXT I"}), "11 12 21 22 ");
  EXPECT_EQ(run({"10 FOR I=1 TO 2;FOR J=1 TO 9;PRINT #1,I,J,' ',;NEXT I"}), "11 21 ");
  EXPECT_EQ(run({"10 FOR I=1 TO 2;FOR J=1 TO 2;NEXT I;NEXT J"}),
            "WHAT?\n  10 FOR I=1 TO 2;FOR J=1 TO 2;NEXT I;NEXT J?\n");
}

TEST(BasicFor, ASecondForOnTheSameVariableReplacesTheFirst) {
  EXPECT_EQ(run({"10 FOR I=1 TO 9;FOR I=1 TO 2;PRINT #1,I,;NEXT I;NEXT I"}),
            "12WHAT?\n  10 FOR I=1 TO 9;FOR I=1 TO 2;PRINT #1,I,;NEXT I;NEXT I?\n");
  EXPECT_EQ(run({"10 FOR I=1 TO 9;FOR J=1 TO 2;FOR I=5 TO 6;PRINT #1,J,I,;NEXT I;NEXT J"}),
            "15162526");
}

TEST(BasicFor, JumpingOutAndInAgainDoesNotFillTheStack) {
  EXPECT_EQ(
      run({"10 N=0", "20 FOR I=1 TO 5;FOR J=1 TO 5", "30 N=N+1;IF N<200 GOTO 20", "40 PRINT #1,N"}),
      "200\n");
}

TEST(BasicNext, WithoutItsForIsWhat) {
  EXPECT_EQ(run({"10 NEXT I"}), "WHAT?\n  10 NEXT I?\n");
  EXPECT_EQ(run({"10 FOR I=1 TO 2;GOSUB 100", "20 STOP", "100 NEXT I"}), "WHAT?\n 100 NEXT I?\n");
  EXPECT_EQ(run({"10 FOR I=1 TO 2;NEXT"}), "WHAT?\n  10 FOR I=1 TO 2;NEXT?\n");
}

TEST(BasicStop, EndsTheProgram) {
  EXPECT_EQ(run({"10 PRINT 'A'", "20 STOP", "30 PRINT 'B'"}), "A\n");
  EXPECT_EQ(run({"10 PRINT 'A';S.", "20 PRINT 'B'"}), "A\n");
}

TEST(BasicEndOfLine, GotoStopAndReturnMustEndTheirLine) {
  EXPECT_EQ(run({"10 GOTO 20;PRINT", "20 STOP"}), "WHAT?\n  10 GOTO 20?;PRINT\n");
  EXPECT_EQ(run({"10 STOP ; PRINT"}), "WHAT?\n  10 STOP ?; PRINT\n");
  EXPECT_EQ(run({"10 GOSUB 20", "20 RETURN X"}), "WHAT?\n  20 RETURN ?X\n");
}

TEST(BasicVdu, SendsToTheControllerWhenTheCellIsZero) {
  EXPECT_EQ(direct("VDU 0,12;VDU 0,72;VDU 0,8;V.0,73"), "\x0CH\bI");
}

TEST(BasicVdu, StoresIntoACellOfTheScreen) {
  EXPECT_EQ(direct("VDU 1,65;VDU 1024,90;V.65,42;VDU 2,256+66"), "[1=41][1024=5A][65=2A][2=42]");
}

TEST(BasicVdu, NeedsTwoExpressions) {
  EXPECT_EQ(direct("VDU 1"), "WHAT?\n");
  EXPECT_EQ(direct("VDU 1,"), "WHAT?\n");
  EXPECT_EQ(direct("VDU"), "WHAT?\n");
}

TEST(BasicStatements, SeveralStandOnALineWithSemicolons) {
  EXPECT_EQ(direct("A=1;B=2;PRINT #1,A,;PRINT #1,B;"), "12\n");
  EXPECT_EQ(direct("PRINT 1;;PRINT 2"), "       1\nWHAT?\n");
  EXPECT_EQ(direct("PRINT 1:PRINT 2"), "       1\nWHAT?\n");
}

TEST(BasicStatements, AnEmptyOneMayEndALine) {
  EXPECT_EQ(direct("A=1;PRINT #1,A;"), "1\n");
  EXPECT_EQ(run({"10 PRINT 'A';", "20 IF 1", "30 ; PRINT"}), "A\nWHAT?\n  30 ?; PRINT\n");
}

TEST(BasicStatements, AnEmptyOneDoesNotSeeWhatStandsBehindTheLinesEnd) {
  // Line 61's number begins with the code of =.
  EXPECT_EQ(run({"10 PRINT 'A';", "61 PRINT 'B'"}), "A\nB\n");
  Desk desk = at_basic();
  (void)desk.direct("A=5");
  EXPECT_EQ(desk.direct(""), "");
}

TEST(BasicAbbreviations, EachWordMayBeCutShortWithAFullStop) {
  EXPECT_EQ(run({"10 P.'A';PR.'B';PRI.'C';PRIN.'D';PRINT'E'", "20 L.A=1;LE.B=2;I.A=1G.40", "30 S.",
                 "40 F.I=1T.3S.2;P.#1,I,;N.I;GOS.100;V.0,33", "50 ST.", "100 RET."}),
            "A\nB\nC\nD\nE\n13!");
}

TEST(BasicAbbreviations, AFullStopAloneIsNoWord) {
  EXPECT_EQ(direct("."), "WHAT?\n");
  EXPECT_EQ(direct("X.1"), "WHAT?\n");
  EXPECT_EQ(direct("PX.1"), "WHAT?\n");
}

TEST(BasicWords, ShiftedLettersAreGraphicsAndNoWords) {
  EXPECT_EQ(direct("print 1"), "WHAT?\n");
  EXPECT_EQ(direct("a=1"), "WHAT?\n");
}

}  // namespace
}  // namespace triton::firmware_test
