// Numbers, operators, functions, variables and the array, typed at BASIC's prompt.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>

#include "tests/firmware/desk.hpp"

namespace triton::firmware_test {
namespace {

/// The report that an assignment of the expression ends with.
std::string fault(const std::string& expression) { return direct("A=" + expression); }

TEST(BasicExpression, MultiplicationAndDivisionBindTighterThanAdditionAndSubtraction) {
  EXPECT_EQ(value("2+3*4"), "14");
  EXPECT_EQ(value("2*3+4"), "10");
  EXPECT_EQ(value("20-12/4"), "17");
  EXPECT_EQ(value("(2+3)*4"), "20");
}

TEST(BasicExpression, EqualOperatorsGoFromLeftToRight) {
  EXPECT_EQ(value("20-5-3"), "12");
  EXPECT_EQ(value("100/10/5"), "2");
  EXPECT_EQ(value("7/2*2"), "6");
  EXPECT_EQ(value("5-3+10"), "12");
}

TEST(BasicExpression, ComparesBindLoosest) {
  EXPECT_EQ(value("1+1=2"), "1");
  EXPECT_EQ(value("2<1+2"), "1");
  EXPECT_EQ(value("3*2>6"), "0");
}

TEST(BasicExpression, EachCompareGivesOneOrZero) {
  struct Case {
    const char* compare;
    const char* less;
    const char* equal;
    const char* greater;
  };
  for (const Case& c :
       {Case{"<", "1", "0", "0"}, Case{"<=", "1", "1", "0"}, Case{"=", "0", "1", "0"},
        Case{">=", "0", "1", "1"}, Case{">", "0", "0", "1"}, Case{"#", "1", "0", "1"}}) {
    for (const auto& [low, high] :
         {std::pair{"1", "2"}, std::pair{"-2", "-1"}, std::pair{"-1", "1"},
          std::pair{"-32767", "32767"}, std::pair{"255", "256"}}) {
      EXPECT_EQ(value(fmt::format("({}){}({})", low, c.compare, high)), c.less) << c.compare;
      EXPECT_EQ(value(fmt::format("({}){}({})", low, c.compare, low)), c.equal) << c.compare;
      EXPECT_EQ(value(fmt::format("({}){}({})", high, c.compare, low)), c.greater) << c.compare;
    }
  }
}

TEST(BasicExpression, ComparesAreValuesLikeOthers) {
  EXPECT_EQ(value("(1<2)*10+(2<1)*5"), "10");
  EXPECT_EQ(value("((1=1)+(2=2))=2"), "1");
}

TEST(BasicExpression, ThereIsOneCompareInAnExpression) {
  EXPECT_EQ(fault("1<2<3"), "WHAT?\n");
  EXPECT_EQ(fault("1==1"), "WHAT?\n");
  EXPECT_EQ(fault("1<>1"), "WHAT?\n");
  EXPECT_EQ(fault("1=>1"), "WHAT?\n");
  EXPECT_EQ(fault("1> =1"), "WHAT?\n");
  EXPECT_EQ(fault("1#=1"), "WHAT?\n");
}

TEST(BasicExpression, DivisionTruncatesTowardZeroWithAllSigns) {
  EXPECT_EQ(value("7/2"), "3");
  EXPECT_EQ(value("(-7)/2"), "-3");
  EXPECT_EQ(value("7/(-2)"), "-3");
  EXPECT_EQ(value("(-7)/(-2)"), "3");
  EXPECT_EQ(value("1/2"), "0");
  EXPECT_EQ(value("(-1)/2"), "0");
  EXPECT_EQ(value("32767/32767"), "1");
  EXPECT_EQ(value("(-32767)/1"), "-32767");
  EXPECT_EQ(value("32766/32767"), "0");
}

TEST(BasicExpression, ASignMayBeginAnExpressionOrItsRightSide) {
  EXPECT_EQ(value("-5"), "-5");
  EXPECT_EQ(value("+5"), "5");
  EXPECT_EQ(value("-2*3"), "-6");
  EXPECT_EQ(value("2=-2"), "0");
  EXPECT_EQ(value("3*(-2)"), "-6");
  EXPECT_EQ(fault("3*-2"), "WHAT?\n");
  EXPECT_EQ(fault("3--2"), "WHAT?\n");
}

TEST(BasicExpression, OverflowIsHowAtEveryOperator) {
  for (const char* expression : {"32767+1",
                                 "1+32767",
                                 "-32767-1",
                                 "-1-32767",
                                 "32767-(-1)",
                                 "(-32767)+(-1)",
                                 "(-32767)+(-32767)",
                                 "32767+32767",
                                 "256*128",
                                 "(-256)*128",
                                 "256*(-128)",
                                 "182*182",
                                 "16384*2",
                                 "(-16384)*2",
                                 "255*255",
                                 "32767*32767",
                                 "256*256",
                                 "32767*2",
                                 "2*32767",
                                 "255*32767",
                                 "1/0",
                                 "0/0",
                                 "(-5)/0",
                                 "32768",
                                 "65535",
                                 "65536",
                                 "99999",
                                 "1000000000",
                                 "40960",
                                 "327670"}) {
    EXPECT_EQ(fault(expression), "HOW?\n") << expression;
  }
}

TEST(BasicExpression, TheEdgesOfTheRangeAreReached) {
  EXPECT_EQ(value("32766+1"), "32767");
  EXPECT_EQ(value("-32766-1"), "-32767");
  EXPECT_EQ(value("32767+0"), "32767");
  EXPECT_EQ(value("0-32767"), "-32767");
  EXPECT_EQ(value("-32767+32767"), "0");
  EXPECT_EQ(value("181*181"), "32761");
  EXPECT_EQ(value("1057*31"), "32767");
  EXPECT_EQ(value("31*(-1057)"), "-32767");
  EXPECT_EQ(value("(-32767)*(-1)"), "32767");
  EXPECT_EQ(value("32767*1"), "32767");
  EXPECT_EQ(value("0*32767"), "0");
}

TEST(BasicExpression, ProductsAndQuotientsAreRightOverTheRange) {
  Desk desk = at_basic();
  for (const int left : {-32767, -12345, -255, -17, -1, 0, 3, 100, 256, 999, 20000, 32767}) {
    for (const int right : {-30000, -256, -9, -1, 1, 2, 10, 127, 255, 257, 4096, 32767}) {
      const std::string operands = fmt::format("A={},B={}", left, right);
      EXPECT_EQ(desk.direct(operands), "");
      EXPECT_EQ(desk.value("A/B"), fmt::format("{}", left / right)) << operands;
      const int product = left * right;
      const std::string expected =
          std::abs(product) <= 32767 ? fmt::format("{}", product) : std::string("HOW?");
      EXPECT_EQ(desk.value("A*B"), expected) << operands;
    }
  }
}

TEST(BasicExpression, SpacesAreFreeExceptInsideWordsAndNumbers) {
  EXPECT_EQ(value("  ( 1 +  2 ) * 3 "), "9");
  EXPECT_EQ(fault("1 2"), "WHAT?\n");
  EXPECT_EQ(direct("P R I N T 1"), "WHAT?\n");
  EXPECT_EQ(fault("A BS(1)"), "WHAT?\n");
}

TEST(BasicExpression, ParenthesesNest) {
  EXPECT_EQ(value("((((1+2))))"), "3");
  EXPECT_EQ(value(std::string(10, '(') + "7" + std::string(10, ')')), "7");
  EXPECT_EQ(fault("(1"), "WHAT?\n");
  EXPECT_EQ(fault("1)"), "WHAT?\n");
  EXPECT_EQ(fault("()"), "WHAT?\n");
}

TEST(BasicExpression, WhatIsNoExpressionIsWhat) {
  for (const char* expression : {"", "*", "/", ")", "1+", "1*", "1=", "%", "'A'", "ABS", "ABS(",
                                 "RND", "@", "@()", "ABS 1", ":", ";", "?", "!"}) {
    EXPECT_EQ(direct(fmt::format("A={}", expression)), "WHAT?\n") << expression;
  }
}

TEST(BasicVariables, AreA_To_Z) {
  Desk desk = at_basic();
  for (char name = 'A'; name <= 'Z'; ++name) {
    EXPECT_EQ(desk.direct(fmt::format("{}={}", name, name * 100)), "");
  }
  for (char name = 'A'; name <= 'Z'; ++name) {
    EXPECT_EQ(desk.value(std::string(1, name)), fmt::format("{}", name * 100));
    EXPECT_EQ(desk.variable(name), name * 100);
  }
}

TEST(BasicVariables, ALetterThatBeginsAFunctionIsAVariableAllTheSame) {
  Desk desk = at_basic();
  (void)desk.direct("A=1,R=2,S=3");
  EXPECT_EQ(desk.value("A+R+S"), "6");
  EXPECT_EQ(desk.value("(A)+(R)+(S)"), "6");
  EXPECT_EQ(desk.direct("FOR I=ATOS;PRINT #1,I,;NEXT I"), "123");
}

TEST(BasicFunctions, AbsIsTheValueWithoutItsSign) {
  EXPECT_EQ(value("ABS(-5)"), "5");
  EXPECT_EQ(value("ABS(5)"), "5");
  EXPECT_EQ(value("ABS(0)"), "0");
  EXPECT_EQ(value("ABS(-32767)"), "32767");
  EXPECT_EQ(value("A.(-7)+AB.(-8)"), "15");
}

TEST(BasicFunctions, SizeIsTheMemoryThatTheProgramLeaves) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.value("SIZE"), fmt::format("{}", 0x4000 - 2 - 0x1602));
  (void)desk.type("10 PRINT");
  EXPECT_EQ(desk.value("SIZE"), fmt::format("{}", 0x4000 - 2 - 0x1602 - 8));
  EXPECT_EQ(desk.value("S.-SI.-SIZ.+SIZE"), "0");
}

TEST(BasicFunctions, SizeIsAtMost32767) {
  TritonConfig config;
  config.ram_kib = 40;
  Desk desk(config);
  (void)desk.keys("T");
  EXPECT_EQ(desk.value("SIZE"), "32767");
  EXPECT_EQ(desk.direct("@(SIZE/2)=5;PRINT #1,@(16383)"), "5\n");
  EXPECT_EQ(desk.direct("@(SIZE/2+1)=5"), "SORRY\n");
}

/// The contract's generator, once more.
class Xorshift {
 public:
  explicit Xorshift(uint16_t seed) : state_(seed) {}
  uint16_t step() {
    state_ = static_cast<uint16_t>(state_ ^ (state_ << 7));
    state_ = static_cast<uint16_t>(state_ ^ (state_ >> 9));
    state_ = static_cast<uint16_t>(state_ ^ (state_ << 8));
    return state_;
  }

 private:
  uint16_t state_;
};

TEST(BasicRnd, FollowsThePublishedGenerator) {
  for (const uint16_t seed : std::initializer_list<uint16_t>{1, 2, 1978, 0x8000, 0xFFFF}) {
    for (const int n : {1, 2, 6, 100, 255, 256, 1000, 16384, 32767}) {
      Desk desk = at_basic();
      (void)desk.type(fmt::format("10 FOR I=1 TO 8;PRINT #1,RND({}),' ',;NEXT I", n));
      desk.session().run_program(seed);
      std::string expected = "\n";
      Xorshift generator(seed);
      for (int i = 0; i < 8; ++i) expected += fmt::format("{} ", generator.step() % n + 1);
      desk.machine().screen().trace.clear();
      EXPECT_EQ(desk.keys(""), expected.substr(1) + kOk) << "seed " << seed << " n " << n;
    }
  }
}

TEST(BasicRnd, OfLessThanOneIsHow) {
  EXPECT_EQ(fault("RND(0)"), "HOW?\n");
  EXPECT_EQ(fault("RND(-1)"), "HOW?\n");
  EXPECT_EQ(fault("RND(-32767)"), "HOW?\n");
  EXPECT_EQ(value("R.(1)+RN.(1)+RND(1)"), "3");
}

TEST(BasicRnd, TheStateStepsWhileThePromptWaits) {
  Desk desk = at_basic();
  const uint16_t seed = desk.symbol("RNDSEED");
  const uint16_t before = desk.machine().peek_word(seed);
  (void)desk.watch(20'000);
  EXPECT_NE(desk.machine().peek_word(seed), before);
}

TEST(BasicRnd, TheStateStaysWhileAProgramRunsOrWaitsForAReply) {
  Desk desk = at_basic();
  (void)desk.type("10 INPUT A;GOTO 10");
  desk.session().run_program(4711);
  (void)desk.watch(2'000'000);
  (void)desk.keys("1\r2\r");
  (void)desk.watch(2'000'000);
  EXPECT_EQ(desk.machine().peek_word(desk.symbol("RNDSEED")), 4711);
}

TEST(BasicRnd, AStateOfZeroIsReplacedByThePublishedConstant) {
  Desk desk = at_basic();
  (void)desk.type("10 PRINT #1,RND(32767)");
  desk.session().run_program(0);
  (void)desk.watch(0);
  Xorshift generator(desk.symbol("RNDNEW"));
  EXPECT_EQ(desk.keys(""), fmt::format("{}\n", generator.step() % 32767 + 1) + kOk);
}

TEST(BasicArray, HoldsWordsFromZeroUp) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.direct("@(0)=1,@(1)=-2,@(2)=32767;PRINT #1,@(0),@(1),@(2),@(3)"), "1-2327670\n");
  const uint16_t end = desk.machine().peek_word(0x1600);
  EXPECT_EQ(desk.machine().peek_word(end), 1);
  EXPECT_EQ(desk.machine().peek_word(static_cast<uint16_t>(end + 2)), 0xFFFE);
}

TEST(BasicArray, ReachesToHalfOfSizeAndNotFurther) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.direct("@(SIZE/2)=1234;PRINT #1,@(SIZE/2)"), "1234\n");
  EXPECT_EQ(desk.direct("@(SIZE/2+1)=1"), "SORRY\n");
  EXPECT_EQ(desk.value("@(16383)"), "SORRY");
  EXPECT_EQ(desk.value("@(16384)"), "SORRY");
  EXPECT_EQ(desk.value("@(32767)"), "SORRY");
  (void)desk.type("10 REM X");
  EXPECT_EQ(desk.direct("@(SIZE/2)=4321;PRINT #1,@(SIZE/2)"), "4321\n");
  EXPECT_EQ(desk.direct("@(SIZE/2+1)=1"), "SORRY\n");
}

TEST(BasicArray, ANegativeIndexIsHow) {
  EXPECT_EQ(fault("@(-1)"), "HOW?\n");
  EXPECT_EQ(fault("@(-32767)"), "HOW?\n");
}

TEST(BasicArray, TakesAnyExpressionAsIndex) {
  Desk desk = at_basic();
  (void)desk.direct("I=3,@(I)=5,@(@(I)+1)=6");
  EXPECT_EQ(desk.value("@ ( 2*I )"), "6");
}

}  // namespace
}  // namespace triton::firmware_test
