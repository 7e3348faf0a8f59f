// Chosen scripts on model and machine: edges of the range at every operator, and what the dice of
// the random scripts rarely show.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <ostream>
#include <string>
#include <vector>

#include "tests/firmware/differential_bench.hpp"

namespace triton::differential {
namespace {

/// Where sixteen bits, eight bits and the contract's range end, and the squares that just fit.
constexpr std::array kEdges = {-32767, -32766, -16384, -256, -182,  -1,   0,
                               1,      2,      181,    255,  16384, 32767};

class DifferentialEdges : public testing::TestWithParam<int> {};

TEST_P(DifferentialEdges, EveryOperatorDoesTheSameWithEveryRightSide) {
  for (const int right : kEdges) {
    Script script;
    script.typed = {fmt::format("A={},B={}", GetParam(), right),
                    "P.#1,A+B",
                    "P.#1,A-B",
                    "P.#1,A*B",
                    "P.#1,A/B",
                    "P.#2,A<B,A>B,A=B,A#B,A<=B,A>=B",
                    "P.#1,-A,-B,A.(A),A.(B)"};
    const auto found = difference(script);
    EXPECT_FALSE(found.has_value()) << *found;
  }
}

INSTANTIATE_TEST_SUITE_P(LeftSides, DifferentialEdges, testing::ValuesIn(kEdges));

/// Programs and replies that the dice rarely make.
struct Named {
  std::string name;
  Script script;
};

void PrintTo(const Named& named, std::ostream* stream) { *stream << named.name; }

class DifferentialCase : public testing::TestWithParam<Named> {};

TEST_P(DifferentialCase, IsTheSameOnModelAndMachine) {
  const auto found = difference(GetParam().script);
  EXPECT_FALSE(found.has_value()) << *found;
}

const std::vector<Named>& cases() {
  static const std::vector<Named> all = {
      {"ReplyErrorsOfAllKinds",
       {{"10 INPUT 'N='A,B,@(A)", "20 PRINT A,B,@(A)"},
        1,
        {"", "1/0", "@(32767)", "99999", ")", "7 AND MORE", "A+1", "@(0", "3"}}},
      {"LoopsThatRunOnce",
       {{"10 FOR I=5 TO 1;P.I;N.I", "20 FOR I=1 TO 5 STEP -1;P.I;N.I", "30 P.I"}, 1, {}}},
      {"LoopsToTheEndOfTheRange",
       {{"10 FOR I=32765 TO 32767;P.I;N.I", "20 FOR J=-32765 TO -32767 STEP -1;P.J;N.J",
         "30 FOR K=0 TO 32767 STEP 16384;P.K;N.K", "40 P.I,J,K"},
        1,
        {}}},
      {"LoopVariableChangedInside", {{"10 FOR I=1 TO 20;P.#3,I,;I=I*2;N.I", "20 P.I"}, 1, {}}},
      {"LoopStepAndLimitAreTakenOnce",
       {{"10 A=3,B=1;FOR I=1 TO A STEP B;A=A+5,B=9;P.#3,I,;N.I"}, 1, {}}},
      {"NextClosesInnerLoops",
       {{"10 F.I=1TO2;F.J=1TO2;F.K=1TO2", "20 P.#2,I,J,K;N.J", "30 N.I", "40 N.K"}, 1, {}}},
      {"ASecondForReplacesTheFirst",
       {{"10 F.I=1TO9;F.J=1TO3;F.I=1TO2", "20 P.#2,I,J;N.I", "30 N.J", "40 N.I"}, 1, {}}},
      {"ArrayElementAsLoopVariable", {{"10 F.@(3)=1TO3;P.@(3);N.@(3)", "20 N.@(2)"}, 1, {}}},
      {"GosubInALoopAndALoopInTheSubroutine",
       {{"10 F.I=1TO3;GOS.100;P.I;N.I", "20 S.", "100 F.J=1TO9;I.J=I R.", "110 N.J;R."}, 1, {}}},
      {"ReturnWithoutGosub", {{"10 P.1", "20 RETURN"}, 1, {}}},
      {"ReturnAndGotoAndStopMustEndTheLine",
       {{"10 GOSUB 100", "20 GOTO 30;P.1", "100 RETURN;P.2"},
        1,
        {"20 STOP;P.3", "100 R.", "G.10"}}},
      {"GosubFromThePrompt",
       {{"10 P.'RUN';S.", "100 P.'SUB'", "110 R."},
        1,
        {"GOSUB 100;P.'BACK'", "F.I=1TO3;GOS.100;N.I"}}},
      {"GotoFromThePrompt",
       {{"10 S.", "20 P.A;S."}, 1, {"A=7", "G.20", "GOTO 20*2", "GOTO 20;P.1"}}},
      {"InputAtThePrompt", {{}, 1, {"INPUT A;P.A", "5", "INPUT 'X',A", "6", "P.A"}}},
      {"InputAtThePromptWithALongReply",
       {{}, 1, {"INPUT A;P.'AFTER',A", "5" + std::string(67, '+')}}},
      {"EmptyStatementBeforeLine61",
       {{"10 P.1;", "61 IF 1", "317 P.2"}, 1, {"L=-30-", "", "4E=1", "0"}}},
      {"OpenQuotes", {{"10 P.'ABC", "20 P.\"DEF;P.1", "30 P.1,'X"}, 1, {"P.'ABC"}}},
      {"CommasInPrint",
       {{"10 P.1,,2,,,3", "20 P.'A',,", "30 P.,'B'", "40 P.,", "50 P.#3,", "60 P.#3",
         "70 P.1 ,, ,2"},
        1,
        {}}},
      {"FieldsOfPrint",
       {{"10 F.I=0TO9;P.#I,-123,'!',#1,I;N.I", "20 P.#63,1;P.2", "30 P.#64,1"}, 1, {"P.#-1,1"}}},
      {"ControlCharactersOfPrint",
       {{"10 P.'AB',^H,^H,'C',^J,^K,^I,'D',^[,^\\,^],^L,'E',^M,'F' ,^A,^@,^Z,^_"}, 1, {}}},
      {"VduDoesTheSame",
       {{"10 V.0,12;V.1,65;V.1024,66;VDU 512,256+67;V.0,10;V.0,27;V.0,28;V.0,29",
         "20 F.I=0TO127;V.0,I;N.I", "30 F.I=1TO1024S.31;V.I,I;N.I"},
        1,
        {}}},
      {"ArrayToItsEndAndOnePast",
       {{"10 @(SIZE/2)=7;P.@(SIZE/2)", "20 @(0)=1,@(1)=2;P.@(0),@(1)", "30 P.@(SIZE/2+1)"},
        1,
        {"@(-1)=1", "@(16383)=1", "@(16384)=1", "@(32767)=1"}}},
      {"SizeFollowsTheProgram",
       {{},
        1,
        {"A=SIZE", "10 P.A-SIZE", "RUN", "20 REM", "RUN", "10", "P.A-SIZE", "NEW", "P.A-SIZE"}}},
      {"NoRamCards", {{}, 1, {"P.SIZE", "@(SIZE/2)=8;P.@(SIZE/2)", "@(SIZE/2+1)=9"}, 0}},
      {"AllRamCards",
       {{},
        1,
        {"P.SIZE", "@(SIZE/2)=8;P.@(SIZE/2),@(16383)", "@(16384)=9", "10 REM", "P.SIZE", "RUN"},
        40}},
      {"WhereTheQuestionMarkStands",
       {{"1 P.1"},
        1,
        {"1 A=32767 + 1 ;S.",
         "RUN",
         "1 A=300*300 ;S.",
         "RUN",
         "1 A=1/0 +1",
         "RUN",
         "1 A=40000+1",
         "RUN",
         "1 A=99999+1",
         "RUN",
         "1 A=R.( 0 )+1",
         "RUN",
         "1 A=@( 32000 ) +1",
         "RUN",
         "1 A=@( 0-1 ) +1",
         "RUN",
         "1 G.55 ",
         "RUN",
         "1 GOS.55 ;P.",
         "RUN",
         "1 LIST",
         "RUN",
         "1 A=(1+2;P.3",
         "RUN",
         "1 IF  *",
         "RUN",
         "1 NEXT I ;",
         "RUN",
         "1 P.#99 ,1",
         "RUN",
         "1 VDU 1",
         "RUN",
         "1 INPUT 5",
         "RUN",
         "1 FOR I=1 STEP 1",
         "RUN",
         "1 R. ;",
         "RUN"}}},
      {"EmptyLinesAndStatements",
       {{"10 P.1;", "20 IF 1", "30 IF 0", "40 ;P.2"}, 1, {"", "   ", ";", "P.1;", "P.1;;P.2"}}},
      {"LineNumbers",
       {{"1 S."},
        1,
        {"0 P.5", "00010 P.1", "32767 P.2", "32768 P.3", "99999", "-1 P.4", "10P.6", "LIST",
         "32767", "1", "LIST 10,1", "LIST 11", "LIST,1", "LIST 1,0", "LIST A", "LIST 1 2",
         "LIST 1,2,3"}}},
      {"CommandsThatOnlyStartALine",
       {{"10 NEW"},
        1,
        {"10 RUN", "RUN", "10 LIST", "RUN", "P.1;LIST", "P.1;RUN", "A=1;NEW", "NEW 1", "RUN 1",
         "LIST"}}},
      {"KeywordsAndVariables",
       {{"10 F=1,P=2,I=3,S=4,R=5,N=6,L=7,G=8,T=9,V=1", "20 P.F,P,I,S,R,N,L,G,T,V",
         "30 F.I=ATOB;N.I", "40 IFA=0PRINT'Z'", "50 LETA=S*R", "60 P.A;GO TO 10"},
        1,
        {}}},
      {"ComparesCombined",
       {{"10 A=3,B=4;IF (A<B)*(B<5)+(A=9) P.'Y'", "20 IF (A>B)*(B<5) P.'N'", "30 P.A<B=1",
         "40 P.A<B<5"},
        1,
        {}}},
      {"RepliesThatAreMoreThanOneExpression",
       {{"10 A=7,B=8;INPUT A,'B='B,@(1);P.A,B,@(1);G.10"},
        1,
        {"6 FEET", "5X",   "1 2", "A B", "YES",    "1",     "5)",     "5,6",     "5;",    "2",
         "B.",     "B(1)", "R.",  "S.1", "A.(1)1", "1=1=1", "A.(-3)", "99999 X", "1/0 X", "4 "}}},
      {"RepliesThatAreTooLong",
       {{"10 INPUT A;P.A;G.10"},
        1,
        {"1" + std::string(71, ' '), "1" + std::string(72, ' '), std::string(72, '0') + "99",
         std::string(72, '0') + "99\b7", std::string(72, '0') + "9\b78", std::string(300, '('),
         std::string(80, '0') + std::string(80, '\b') + "5"}}},
      {"NewGreets", {{"10 A=1;P.A"}, 1, {"NEW", "LIST", "10 P.2", " N. ", "RUN", "NEW;", "NEW 1"}}},
      {"TypingPastTheEndOfTheLine",
       {{},
        1,
        {std::string(80, 'A'), "10 P.'" + std::string(75, '*') + "\b\b'", "LIST", "RUN",
         std::string(74, '1') + std::string(80, '\b') + "P.1"}}},
  };
  return all;
}

INSTANTIATE_TEST_SUITE_P(Table, DifferentialCase, testing::ValuesIn(cases()),
                         [](const auto& named) { return named.param.name; });

}  // namespace
}  // namespace triton::differential
