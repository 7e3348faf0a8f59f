// What a program or a person can do too much of: nothing may bring the machine to where Control-C
// or INT2 does not get it back.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <random>

#include "tests/firmware/desk.hpp"

namespace triton::firmware_test {
namespace {

/// BASIC is alive: it calculates, takes a line, runs it.
void expect_well(Desk& desk) {
  EXPECT_EQ(desk.value("6*7"), "42");
  EXPECT_EQ(desk.direct("NEW"), "\nBASIC L4.1");
  EXPECT_EQ(desk.run({"10 FOR I=1 TO 3;GOSUB 20;NEXT I;STOP", "20 PRINT #1,I,;RETURN"}), "123");
}

TEST(BasicStack, TooManyParenthesesAreSorry) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.direct("A=" + std::string(60, '(') + "1"), "SORRY\n");
  std::string operands = "A=";
  for (int i = 0; i < 23; ++i) operands += "1*(";
  EXPECT_EQ(desk.direct(operands), "SORRY\n");
  std::string indices = "A=";
  for (int i = 0; i < 34; ++i) indices += "@(";
  EXPECT_EQ(desk.direct(indices), "SORRY\n");
  expect_well(desk);
}

TEST(BasicStack, HoldsTwelveParentheses) {
  EXPECT_EQ(value(std::string(12, '(') + "7" + std::string(12, ')')), "7");
}

TEST(BasicStack, EndlessGosubIsSorry) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.run({"10 N=N+1;GOSUB 10"}), "SORRY\n  10 N=?N+1;GOSUB 10\n");
  EXPECT_GT(desk.variable('N'), 24);
  expect_well(desk);
}

TEST(BasicStack, GosubWithoutAnyExpressionIsSorry) {
  Desk desk = at_basic();
  EXPECT_TRUE(desk.run({"10 GOSUB 10"}).starts_with("SORRY\n  10 GOSUB"));
  expect_well(desk);
}

TEST(BasicStack, TooManyLoopsAreSorry) {
  Desk desk = at_basic();
  std::vector<std::string> lines;
  lines.reserve(30);
  for (int i = 0; i < 30; ++i) lines.push_back(fmt::format("{} FOR @({})=1 TO 2", i + 10, i));
  EXPECT_TRUE(desk.run(lines).starts_with("SORRY\n"));
  expect_well(desk);
}

TEST(BasicStack, HoldsTwelveLoopsAndTwelveSubroutines) {
  std::vector<std::string> loops;
  loops.reserve(13);
  for (int i = 0; i < 12; ++i) {
    loops.push_back(fmt::format("{} FOR {}=1 TO 1", i + 10, static_cast<char>('A' + i)));
  }
  loops.emplace_back("50 PRINT 'DEEP'");
  EXPECT_EQ(run(loops), "DEEP\n");
  EXPECT_EQ(run({"10 GOSUB 20;STOP", "20 N=N+1;IF N<12 GOSUB 20", "30 PRINT 'R',;RETURN"}),
            std::string(12, 'R'));
}

TEST(BasicStack, Int1And2GetThroughWhereTheStackIsDeepest) {
  for (const unsigned line : {1U, 2U}) {
    for (uint64_t delay = 0; delay < 40'000; delay += 1'777) {
      Desk desk = at_basic();
      (void)desk.type("10 GOSUB 10");
      desk.queue("RUN\r");
      desk.session().run_to_address(desk.symbol("RUNBEG"));
      (void)desk.watch(delay);
      desk.machine().press_interrupt(line);
      (void)desk.watch(3'000'000);
      desk.machine().press_interrupt(2);
      (void)desk.watch(800'000);
      (void)desk.keys("T");
      expect_well(desk);
    }
  }
}

TEST(BasicStack, AnErrorWhereItIsDeepestLeavesTheVariablesAloneEvenWithInt1) {
  int depths = 0;
  for (int subroutines = 24; subroutines < 34; ++subroutines) {
    for (int loops = 0; loops < 3; ++loops) {
      Desk desk = at_basic();
      (void)desk.type("10 Z=1234,N=0,M=0");
      (void)desk.type(fmt::format("20 M=M+1;IF M<={} FOR @(M)=1 TO 9;GOTO 20", loops));
      (void)desk.type(fmt::format("30 N=N+1;IF N<={} GOSUB 30", subroutines - 2 * loops));
      (void)desk.type("30000 B=1#2+3*@(1)");
      if (!Desk(desk).direct("RUN").starts_with("SORRY\n30000 ")) continue;
      ++depths;
      for (uint64_t delay = 0; delay < 60'000; delay += 2'999) {
        Desk trial = desk;
        trial.queue("RUN\r");
        trial.session().run_to_address(trial.symbol("PRLINE"));
        const uint16_t seed = trial.machine().peek_word(trial.symbol("RNDSEED"));
        (void)trial.watch(delay);
        trial.machine().press_interrupt(1);
        (void)trial.watch(20'000);
        EXPECT_EQ(trial.machine().peek_word(trial.symbol("RNDSEED")), seed) << delay;
        EXPECT_EQ(trial.variable('Z'), 1234) << delay;
      }
    }
  }
  EXPECT_GT(depths, 2);
}

TEST(BasicInterrupt1, AnywhereInAProgramChangesNothingThatItComputes) {
  constexpr uint64_t kLongest = 2'000'000;
  Desk begun = at_basic();
  for (const char* line :
       {"10 FOR I=1 TO 12;FOR J=9 TO 1 STEP -2;@(J)=I*J-J/2+ABS(3-J)",
        "20 A=A+@(J)-(I>J)*(J#5);GOSUB 50;NEXT J;FOR J=1 TO 2;NEXT I", "30 PRINT A,#3,N,'X';STOP",
        "50 FOR K=1 TO 2;IF I=J N=N+RND(9)", "60 IF K=2 RETURN", "70 NEXT K"}) {
    EXPECT_EQ(begun.type(line), ">");
  }
  begun.queue("RUN\r");
  begun.session().run_to_address(begun.symbol("RUNBEG"));
  const auto results = [](Desk desk) {
    (void)desk.keys("");
    std::vector<int> words;
    for (const char name : {'A', 'I', 'J', 'K', 'N', 'Z'}) words.push_back(desk.variable(name));
    const uint16_t array = desk.machine().peek_word(0x1600);
    for (uint16_t i = 0; i < 20; i += 2) {
      words.push_back(desk.machine().peek_word(static_cast<uint16_t>(array + i)));
    }
    return words;
  };
  const std::vector<int> undisturbed = results(begun);
  EXPECT_GT(undisturbed.front(), 1'000);
  for (uint64_t delay = 0; delay < kLongest; delay += 9'973) {
    Desk trial = begun;
    (void)trial.watch(delay);
    trial.machine().press_interrupt(1);
    EXPECT_EQ(results(trial), undisturbed) << delay;
  }
}

TEST(BasicMemory, ALineThatDoesNotFitIsSorry) {
  TritonConfig config;
  config.ram_kib = 0;
  Desk desk(config);
  (void)desk.keys("T");
  const std::string text = " REM " + std::string(60, 'X');
  int number = 1000;
  while (desk.type(std::to_string(number) + text) == ">") ++number;
  EXPECT_EQ(number - 1000, (0x2000 - 2 - 0x1602) / (static_cast<int>(text.size()) - 1 + 3));
  EXPECT_EQ(desk.direct(std::to_string(number) + text), "SORRY\n");
  EXPECT_EQ(desk.direct("LIST 1000,1"), "1000 REM " + std::string(60, 'X') + "\n");
  EXPECT_EQ(desk.type("1000"), ">");
  EXPECT_EQ(desk.type(std::to_string(number) + text), ">");
  expect_well(desk);
}

TEST(BasicMemory, IsUsedToTheLastByte) {
  TritonConfig config;
  config.ram_kib = 0;
  Desk desk(config);
  (void)desk.keys("T");
  while (desk.value("SIZE>100") == "1") {
    static int number = 1;
    (void)desk.type(fmt::format("{} REM {}", number++, std::string(50, 'X')));
  }
  const int left = std::stoi(desk.value("SIZE"));
  EXPECT_EQ(desk.direct("9000 " + std::string(static_cast<std::size_t>(left - 2), 'X')), "SORRY\n");
  EXPECT_EQ(desk.type("9000 " + std::string(static_cast<std::size_t>(left - 3), 'X')), ">");
  EXPECT_EQ(desk.value("SIZE"), "0");
  EXPECT_EQ(desk.direct("@(0)=7;PRINT #1,@(0)"), "7\n");
  EXPECT_EQ(desk.direct("@(1)=7"), "SORRY\n");
  EXPECT_EQ(desk.machine().peek_word(0x1600), 0x1FFE);
}

TEST(BasicMemory, TheArraysLastElementIsTheRamsLastWord) {
  Desk desk = at_basic();
  (void)desk.direct("@(SIZE/2)=12345");
  EXPECT_EQ(desk.machine().peek_word(0x3FFE), 12345);
}

/// Words, fragments and noise in random order.
std::string random_line(std::mt19937& dice) {
  static const std::vector<std::string> parts = {
      "PRINT", "P.",  "INPUT", "IF",   "GOTO", "GOSUB",    "RETURN", "FOR",    "NEXT",   "TO",
      "STEP",  "LET", "REM",   "STOP", "LIST", "RUN",      "NEW",    "ABS",    "RND",    "SIZE",
      "@",     "(",   ")",     "+",    "-",    "*",        "/",      "<",      ">",      "=",
      "#",     ",",   ";",     ".",    "'",    "\"",       "^",      "A",      "B",      "I",
      "10",    "20",  "32767", "0",    "1",    " ",        "Z",      "a",      "\x01",   "\x1B",
      "S.",    "R.",  "N.",    "I.",   "G.",   "F.I=1TO9", "N.I",    "GOS.10", "((((((", "1/0"};
  std::string line;
  const std::size_t length = 1 + dice() % 12;
  for (std::size_t i = 0; i < length; ++i) line += parts[dice() % parts.size()];
  return line;
}

TEST(BasicNoise, LeavesAMachineThatInt2BringsBack) {
  for (uint32_t seed = 1; seed <= 60; ++seed) {
    std::mt19937 dice(seed);
    Desk desk = at_basic();
    for (int line = 0; line < 25; ++line) {
      const std::string number = dice() % 2 == 0 ? fmt::format("{} ", dice() % 5 * 10) : "";
      desk.queue(number + random_line(dice) + '\r');
      (void)desk.watch(2'000'000);
    }
    desk.session().typist().clear();
    desk.machine().press_interrupt(2);
    (void)desk.watch(1'600'000);
    (void)desk.keys("T");
    expect_well(desk);
    ASSERT_FALSE(testing::Test::HasFailure()) << "seed " << seed;
  }
}

TEST(MonitorNoise, LeavesAMachineThatInt2BringsBack) {
  for (uint32_t seed = 1; seed <= 40; ++seed) {
    std::mt19937 dice(seed);
    Desk desk;
    for (int key = 0; key < 120; ++key) {
      // G runs whatever the user says, P changes what it likes: these are a person's own risk.
      std::string typed(1, static_cast<char>(dice() % 0x80));
      if (typed == "G" || typed == "P") typed = "L";
      desk.queue(dice() % 4 == 0 ? std::string("\r") : typed);
    }
    (void)desk.watch(40'000'000);
    desk.session().typist().clear();
    desk.machine().press_interrupt(2);
    (void)desk.watch(1'600'000);
    (void)desk.keys("T");
    expect_well(desk);
    ASSERT_FALSE(testing::Test::HasFailure()) << "seed " << seed;
  }
}

}  // namespace
}  // namespace triton::firmware_test
