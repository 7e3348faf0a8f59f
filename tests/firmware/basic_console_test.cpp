// The prompt, line editing, direct commands, INPUT and error reports.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "emulator/support/errors.hpp"
#include "tests/firmware/desk.hpp"

namespace triton::firmware_test {
namespace {

TEST(BasicPrompt, GreetsWithOkAndThePrompt) {
  Desk desk;
  EXPECT_EQ(desk.keys("T"), "T\nBASIC L4.1\nOK\n>");
}

TEST(BasicPrompt, EndsADirectLineWithOkAndANumberedOneWithThePromptAlone) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.keys("PRINT 'A'\r"), "PRINT 'A'\nA\n\nOK\n>");
  EXPECT_EQ(desk.keys("10 PRINT 'A'\r"), "10 PRINT 'A'\n>");
  EXPECT_EQ(desk.keys("\r"), "\n\nOK\n>");
}

TEST(BasicPrompt, ControlHTakesTheLastCharacterBack) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.keys("PRIMT\b\bNT 'A'\r"), "PRIMT\b\bNT 'A'\nA\n\nOK\n>");
}

TEST(BasicPrompt, ControlHWithNothingTypedIsNotEchoed) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.keys("\b\bAB\b\b\bPRINT\r"), "AB\b\bPRINT\n\n\nOK\n>");
}

TEST(BasicPrompt, TheSeventyThirdCharacterIsNeitherEchoedNorStored) {
  Desk desk = at_basic();
  const std::string fits = fmt::format("10 REM {:X>65}", "");
  EXPECT_EQ(desk.keys(fits + "YZ\b" + "X\r"), fits + "\bX\n>");
  EXPECT_EQ(desk.direct("LIST"), fmt::format("  {}\n", fits));
  EXPECT_EQ(desk.symbol("LINEMAX"), 72);
}

TEST(BasicPrompt, ALineOfSeventyTwoCharactersIsTakenAndALongerOneIsSorry) {
  for (const std::string start : {"10 REM ", "REM ", "PRINT '", "A=1;REM "}) {
    for (const std::size_t length : {71U, 72U, 73U, 74U, 80U, 145U, 200U, 300U}) {
      Desk desk = at_basic();
      const std::string typed = start + std::string(length - start.size(), 'X');
      const std::string printed = desk.keys(typed + "\r");
      if (length > 72) {
        EXPECT_EQ(printed, typed.substr(0, 72) + "\nSORRY\n" + kOk) << start << length;
        EXPECT_EQ(desk.direct("LIST"), "");
        EXPECT_EQ(desk.variable('A'), 0);
      } else {
        EXPECT_EQ(printed.find("SORRY"), std::string::npos) << start << length;
      }
    }
  }
}

TEST(BasicPrompt, ALineThatIsTooLongLeavesTheProgramAlone) {
  Desk desk = at_basic();
  (void)desk.type("10 PRINT 'OLD'");
  (void)desk.keys("10 PRINT '" + std::string(70, 'N') + "'\r");
  EXPECT_EQ(desk.direct("RUN"), "OLD\n");
}

TEST(BasicPrompt, EachCharacterTooManyRingsTheBellOnceAndOthersDoNot) {
  Desk desk = at_basic();
  unsigned rings = 0;
  bool ringing = false;
  const auto listen = [&](const std::string& keys) {
    rings = 0;
    desk.queue(keys);
    for (int slice = 0; slice < 4000; ++slice) {
      (void)desk.watch(8'000);
      const bool now = (desk.machine().latches().port7 & 0x40) != 0;
      rings += now && !ringing ? 1 : 0;
      ringing = now;
    }
    EXPECT_EQ(desk.machine().latches().port7, 0);
    return rings;
  };
  EXPECT_EQ(listen(std::string(72, '1')), 0U);
  EXPECT_EQ(listen("1"), 1U);
  EXPECT_EQ(listen("234"), 3U);
  EXPECT_EQ(listen("\b5\b\b67"), 0U);
  EXPECT_EQ(listen("\r"), 0U);
}

TEST(BasicPrompt, AFullLineTakesControlHAndThenAgainOneCharacter) {
  Desk desk = at_basic();
  const std::string full = fmt::format("{:1>72}", "");
  EXPECT_EQ(desk.keys(full + "2\b3\r"), full + "\b3\nHOW?\n\nOK\n>");
}

TEST(BasicLines, AreKeptInOrderWhateverTheOrderOfTyping) {
  Desk desk = at_basic();
  for (const char* line : {"30 C=3", "10 A=1", "32767 Z=9", "20 B=2", "1 Y=8"}) {
    EXPECT_EQ(desk.type(line), ">");
  }
  EXPECT_EQ(desk.direct("LIST"), "   1 Y=8\n  10 A=1\n  20 B=2\n  30 C=3\n32767 Z=9\n");
}

TEST(BasicLines, AreReplacedAndDeleted) {
  Desk desk = at_basic();
  for (const char* line :
       {"10 A=1", "20 B=2", "30 C=3", "20 PRINT 'LONGER THAN BEFORE'", "10 X", "30", "40"}) {
    EXPECT_EQ(desk.type(line), ">");
  }
  EXPECT_EQ(desk.direct("LIST"), "  10 X\n  20 PRINT 'LONGER THAN BEFORE'\n");
}

TEST(BasicLines, SpacesBeforeTheTextAreNotStoredAndThoseInsideAre) {
  Desk desk = at_basic();
  (void)desk.type("10    PRINT  1 ");
  (void)desk.type("  20PRINT");
  EXPECT_EQ(desk.direct("LIST"), "  10 PRINT  1 \n  20 PRINT\n");
}

TEST(BasicLines, StandInMemoryAsPublished) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.machine().peek_word(0x1600), 0x1602);
  (void)desk.type("300 PRINT");
  (void)desk.type("10 A=1");
  std::string bytes;
  const uint16_t end = desk.machine().peek_word(0x1600);
  for (uint16_t a = 0x1602; a < end; ++a) bytes += static_cast<char>(desk.machine().peek(a));
  EXPECT_EQ(bytes, std::string("\x0A\0A=1\r\x2C\x01PRINT\r", 14));
}

TEST(BasicLines, NumbersReachTo32767) {
  EXPECT_EQ(direct("32768 PRINT"), "HOW?\n");
  EXPECT_EQ(direct("99999"), "HOW?\n");
  EXPECT_EQ(run({"32767 PRINT 'A'"}), "A\n");
}

TEST(BasicLines, NumberZeroIsNoLineNumber) { EXPECT_EQ(direct("0 PRINT 'A'"), "A\n"); }

TEST(BasicList, TakesAFirstLineAndACount) {
  Desk desk = at_basic();
  for (const char* line : {"10 A", "20 B", "30 C", "40 D"}) (void)desk.type(line);
  EXPECT_EQ(desk.direct("LIST"), "  10 A\n  20 B\n  30 C\n  40 D\n");
  EXPECT_EQ(desk.direct("LIST 20"), "  20 B\n  30 C\n  40 D\n");
  EXPECT_EQ(desk.direct("LIST 25,1"), "  30 C\n");
  EXPECT_EQ(desk.direct("L.10,2"), "  10 A\n  20 B\n");
  EXPECT_EQ(desk.direct("LIST 41"), "");
  EXPECT_EQ(desk.direct("LIST A"), "WHAT?\n");
  EXPECT_EQ(desk.direct("LIST 10 20"), "WHAT?\n");
  EXPECT_EQ(desk.direct("LIST 40000"), "HOW?\n");
}

TEST(BasicList, ControlCStopsIt) {
  Desk desk = at_basic();
  for (int line = 1; line <= 60; ++line) (void)desk.type(fmt::format("{} REM", line));
  desk.queue("LIST\r");
  (void)desk.watch(800'000);
  const std::string rest = desk.press(0x03);
  EXPECT_TRUE(rest.ends_with(kMonitorReady));
  EXPECT_EQ(rest.find("  60 REM"), std::string::npos);
}

TEST(BasicNew, ForgetsTheProgram) {
  Desk desk = at_basic();
  (void)desk.type("10 PRINT");
  EXPECT_EQ(desk.direct("NEW"), "\nBASIC L4.1");
  EXPECT_EQ(desk.direct("LIST"), "");
  EXPECT_EQ(desk.machine().peek_word(0x1600), 0x1602);
  (void)desk.type("10 PRINT");
  EXPECT_EQ(desk.direct("N."), "\nBASIC L4.1");
  EXPECT_EQ(desk.direct(" NEW  "), "\nBASIC L4.1");
  EXPECT_EQ(desk.direct("LIST"), "");
  EXPECT_EQ(desk.direct("NEW 1"), "WHAT?\n");
}

TEST(BasicRun, BeginsAtTheFirstLineAndKeepsVariables) {
  Desk desk = at_basic();
  (void)desk.direct("A=5");
  EXPECT_EQ(desk.run({"20 PRINT 'B'", "10 PRINT #1,A"}), "5\nB\n");
  EXPECT_EQ(desk.direct("R."), "5\nB\n");
  EXPECT_EQ(desk.direct("RUN 20"), "WHAT?\n");
}

TEST(BasicRun, OfNoProgramIsOk) { EXPECT_EQ(direct("RUN"), ""); }

TEST(BasicRun, ReachesRunbegBeforeTheFirstStatement) {
  Desk desk = at_basic();
  (void)desk.type("10 PRINT 'A'");
  desk.queue("RUN\r");
  desk.session().run_to_address(desk.symbol("RUNBEG"));
  EXPECT_TRUE(desk.watch(0).ends_with("RUN\n"));
  EXPECT_EQ(desk.keys(""), "A\n" + kOk);
}

TEST(BasicRun, CurrntPointsToTheLineBeingExecuted) {
  Desk desk = at_basic();
  const uint16_t current = desk.symbol("CURLIN");
  EXPECT_EQ(desk.machine().peek_word(current), 0);
  (void)desk.type("10 A=1");
  (void)desk.type("300 INPUT A");
  (void)desk.keys("RUN\r");
  EXPECT_EQ(desk.machine().peek_word(desk.machine().peek_word(current)), 300);
  (void)desk.keys("1\r");
  EXPECT_EQ(desk.machine().peek_word(current), 0);
}

TEST(BasicDirectCommands, AreKnownAtTheStartOfATypedLineOnly) {
  EXPECT_EQ(run({"10 NEW"}), "WHAT?\n  10 N?EW\n");
  EXPECT_EQ(run({"10 RUN"}), "WHAT?\n  10 R?UN\n");
  EXPECT_EQ(run({"10 LIST"}), "WHAT?\n  10 L?IST\n");
  EXPECT_EQ(direct("A=1;LIST"), "WHAT?\n");
}

TEST(BasicInput, PromptsWithTheVariableAsWritten) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.type("INPUT A"), "A ");
  EXPECT_EQ(desk.keys("5\r"), "5\n" + kOk);
  EXPECT_EQ(desk.variable('A'), 5);
  EXPECT_EQ(desk.type("INPUT  @( A -3 ) , B"), "@( A -3 ) ");
  EXPECT_EQ(desk.keys("6\r"), "6\nB ");
  EXPECT_EQ(desk.keys("7\r"), "7\n" + kOk);
  EXPECT_EQ(desk.value("@(2)*10+B"), "67");
}

TEST(BasicInput, AQuotedPromptStandsAlone) {
  Desk desk = at_basic();
  EXPECT_EQ(desk.type("IN.'HOW MANY? 'A,\"B:\"B,C"), "HOW MANY? ");
  EXPECT_EQ(desk.keys("1\r"), "1\nB:");
  EXPECT_EQ(desk.keys("2\r"), "2\nC ");
  EXPECT_EQ(desk.keys("3\r"), "3\n" + kOk);
  EXPECT_EQ(desk.value("A*100+B*10+C"), "123");
}

TEST(BasicInput, ATextWithoutAVariableIsOnlyPrinted) { EXPECT_EQ(direct("INPUT 'TEXT'"), "TEXT"); }

TEST(BasicInput, TakesAnyExpression) {
  Desk desk = at_basic();
  (void)desk.type("10 Y=1,N=0;INPUT A,B,C;PRINT #1,A,B,C");
  (void)desk.keys("RUN\r2*(3+4)\rY\r");
  EXPECT_EQ(desk.keys("  5  \r"), "  5  \n1415\n" + kOk);
}

TEST(BasicInput, AReplyMustBeOneWholeExpression) {
  Desk desk = at_basic();
  (void)desk.type("10 A=7,B=8;INPUT A,'B='B,C;PRINT #1,A,B,C");
  (void)desk.keys("RUN\r");
  const std::vector<std::string> refused = {
      "6 FEET",  "1 2", "5X",     "5 X",     "5,6",   "5;6",   "5)",      "(5))",
      "(5) 6",   "5'",  "5?",     "5.",      "5.5",   "A B",   "AB",      "A.",
      "YES",     "NO",  "A(1)",   "1=1=1",   "1<2<3", "@(1)2", "RND(3)X", "SIZE SIZE",
      "ABS(1)1", "3A",  "3 @(1)", "1 40000", "5\x01", "7a",    "7 PRINT"};
  for (const std::string& reply : refused) {
    EXPECT_EQ(desk.keys(reply + "\r"), reply + "\nWHAT?\nA ") << reply;
    EXPECT_EQ(desk.variable('A'), 7) << reply;
  }
  EXPECT_EQ(desk.keys("1\r"), "1\nB=");
  for (const std::string& reply : refused) {
    EXPECT_EQ(desk.keys(reply + "\r"), reply + "\nWHAT?\nB=") << reply;
    EXPECT_EQ(desk.variable('B'), 8) << reply;
  }
  EXPECT_EQ(desk.keys("2\r"), "2\nC ");
  EXPECT_EQ(desk.keys("A+B <3 \r"), "A+B <3 \n120\n" + kOk);
}

TEST(BasicInput, ABadReplyIsReportedAndAskedAgain) {
  Desk desk = at_basic();
  (void)desk.type("10 INPUT A,'N='@(A)");
  (void)desk.keys("RUN\r");
  EXPECT_EQ(desk.keys("\r"), "\nWHAT?\nA ");
  EXPECT_EQ(desk.keys(")\r"), ")\nWHAT?\nA ");
  EXPECT_EQ(desk.keys("1/0\r"), "1/0\nHOW?\nA ");
  EXPECT_EQ(desk.keys("99999\r"), "99999\nHOW?\nA ");
  EXPECT_EQ(desk.keys("@(32767)\r"), "@(32767)\nSORRY\nA ");
  EXPECT_EQ(desk.keys("4\r"), "4\nN=");
  EXPECT_EQ(desk.keys("*\r"), "*\nWHAT?\nN=");
  EXPECT_EQ(desk.keys("6\r"), "6\n" + kOk);
  EXPECT_EQ(desk.value("@(4)"), "6");
}

TEST(BasicInput, ThousandsOfBadRepliesLeaveTheStackAsItWas) {
  Desk desk = at_basic();
  (void)desk.type("10 GOSUB 20;PRINT 'BACK';STOP");
  (void)desk.type("20 FOR I=1 TO 2;INPUT A;NEXT I;RETURN");
  (void)desk.keys("RUN\r");
  std::string bad;
  for (int i = 0; i < 300; ++i) bad += "((1/0\r";
  (void)desk.keys(bad);
  EXPECT_EQ(desk.keys("1\r2\r"), "1\nA 2\nBACK\n" + kOk);
}

TEST(BasicInput, ReplyMayBeCorrectedWithControlHAndIsAsLongAsALine) {
  Desk desk = at_basic();
  (void)desk.type("INPUT A");
  EXPECT_EQ(desk.keys("12\b3\r"), "12\b3\n" + kOk);
  EXPECT_EQ(desk.variable('A'), 13);
  (void)desk.type("INPUT A;PRINT 'ON'");
  const std::string full = fmt::format("{:0>72}", 7);
  EXPECT_EQ(desk.keys(full + "8\r"), full + "\nSORRY\nA ");
  EXPECT_EQ(desk.keys(full + "\r"), full + "\nON\n" + kOk);
  EXPECT_EQ(desk.variable('A'), 7);
}

TEST(BasicInput, AReplyThatIsTooLongIsAskedForAgainAndControlHMendsIt) {
  Desk desk = at_basic();
  (void)desk.type("10 INPUT A,B;PRINT #1,A,' ',B");
  (void)desk.keys("RUN\r5\r");
  const std::string full = fmt::format("{:0>72}", 34);
  for (const std::size_t surplus : {1U, 2U, 80U, 200U}) {
    EXPECT_EQ(desk.keys(full + std::string(surplus, '9') + "\r"), full + "\nSORRY\nB ");
    EXPECT_EQ(desk.variable('B'), 0);
  }
  EXPECT_EQ(desk.keys(full + "99\b6\r"), full + "\b6\n5 36\n" + kOk);
}

TEST(BasicInput, NeedsAVariable) {
  EXPECT_EQ(direct("INPUT"), "WHAT?\n");
  EXPECT_EQ(direct("INPUT 5"), "WHAT?\n");
}

TEST(BasicControlC, LeavesAReplyForTheMonitor) {
  Desk desk = at_basic();
  (void)desk.keys("10 INPUT A\rRUN\r12");
  EXPECT_EQ(desk.keys("\x03"), kMonitorReady);
}

TEST(BasicControlC, StopsARunningProgram) {
  for (const char* program :
       {"10 GOTO 10", "10 FOR I=1 TO 2 STEP 0;NEXT I", "10 A=A;GOTO 10", "10 PRINT 'ABC',;GOTO 10",
        "10 GOSUB 20;GOTO 10\r20 RETURN", "10 IF 0 STOP\r20 GOTO 10"}) {
    Desk desk = at_basic();
    desk.queue(std::string(program) + "\rRUN\r");
    (void)desk.watch(8'000'000);
    EXPECT_TRUE(desk.press(0x03).ends_with(kMonitorReady)) << program;
    (void)desk.keys("T");
    EXPECT_NE(desk.direct("LIST"), "");
  }
}

TEST(BasicControlC, OtherKeysDoNotStopARunningProgram) {
  Desk desk = at_basic();
  desk.queue("10 N=N+1;IF N<2000 GOTO 10\r20 PRINT 'DONE'\rRUN\r");
  (void)desk.watch(1'500'000);
  desk.machine().press_key(key_code_for_character('X'));
  EXPECT_EQ(desk.watch(20'000'000), "DONE\n" + kOk);
}

TEST(BasicErrors, InAProgramShowTheLineWithAQuestionMarkInItsPlace) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"PRINT 1+", "WHAT?\n  10 PRINT 1+?\n"},
      {"A=(1+2", "WHAT?\n  10 A=(1+2?\n"},
      {"A= %", "WHAT?\n  10 A= ?%\n"},
      {"FOO", "WHAT?\n  10 F?OO\n"},
      {"*", "WHAT?\n  10 ?*\n"},
      {"A=1 B=2", "WHAT?\n  10 A=1 ?B=2\n"},
      {"FOR I=1", "WHAT?\n  10 FOR I=1?\n"},
      {"FOR I 1", "WHAT?\n  10 FOR I ?1\n"},
      {"FOR I=1 TO", "WHAT?\n  10 FOR I=1 TO?\n"},
      {"NEXT 5", "WHAT?\n  10 NEXT ?5\n"},
      {"INPUT 5", "WHAT?\n  10 INPUT ?5\n"},
      {"IF", "WHAT?\n  10 IF?\n"},
      {"GOTO", "WHAT?\n  10 GOTO?\n"},
      {"VDU 1;", "WHAT?\n  10 VDU 1?;\n"},
      {"A=1/0", "HOW?\n  10 A=1/0?\n"},
      {"A=1/ 0 +1", "HOW?\n  10 A=1/ 0? +1\n"},
      {"A=32767 + 1 ;", "HOW?\n  10 A=32767 + 1 ?;\n"},
      {"A=-32767 - 1 ;", "HOW?\n  10 A=-32767 - 1 ?;\n"},
      {"A=300*300 ;", "HOW?\n  10 A=300*300? ;\n"},
      {"A=40000+1", "HOW?\n  10 A=40000?+1\n"},
      {"A=50000+1", "HOW?\n  10 A=5000?0+1\n"},
      {"A=32768+1", "HOW?\n  10 A=32768?+1\n"},
      {"A=RND(0) ;", "HOW?\n  10 A=RND(0)? ;\n"},
      {"A=@(-1) ;", "HOW?\n  10 A=@(-1)? ;\n"},
      {"GOTO 5 ", "HOW?\n  10 GOTO 5 ?\n"},
      {"GOSUB 5 ;", "HOW?\n  10 GOSUB 5 ?;\n"},
      {"A=@(30000) ;", "SORRY\n  10 A=@(30000)? ;\n"},
  };
  for (const auto& [line, report] : cases) EXPECT_EQ(run({"10 " + line}), report) << line;
}

TEST(BasicErrors, ShowTheNumberAsListDoes) {
  EXPECT_EQ(run({"5 *"}), "WHAT?\n   5 ?*\n");
  EXPECT_EQ(run({"32767 *"}), "WHAT?\n32767 ?*\n");
}

TEST(BasicErrors, InADirectLineShowTheMessageOnly) {
  EXPECT_EQ(direct("A=1/0"), "HOW?\n");
  EXPECT_EQ(direct("FOO"), "WHAT?\n");
  EXPECT_EQ(direct("A=@(20000)"), "SORRY\n");
}

TEST(BasicErrors, StartWhereTheCursorStands) {
  EXPECT_EQ(run({"10 PRINT 'A',;*"}), "AWHAT?\n  10 PRINT 'A',;?*\n");
}

TEST(BasicStart, KeepsAProgramThatATapeOrAToolHasLoaded) {
  Desk desk;
  desk.session().load_listing(parse_listing("10 PRINT 'LOADED'\n20 STOP\n", "test"));
  (void)desk.keys("T");
  EXPECT_EQ(desk.direct("RUN"), "LOADED\n");
  (void)desk.type("15 PRINT 'TOO'");
  EXPECT_EQ(desk.direct("RUN"), "LOADED\nTOO\n");
}

TEST(BasicStart, MakesAnEmptyProgramOfAnAddressWithoutSense) {
  for (const uint16_t end :
       std::initializer_list<uint16_t>{0x0000, 0x1600, 0x1601, 0x3FFF, 0x4000, 0x8000, 0xFFFF}) {
    Desk desk;
    desk.poke_word(0x1600, end);
    (void)desk.keys("T");
    EXPECT_EQ(desk.machine().peek_word(0x1600), 0x1602) << end;
    EXPECT_EQ(desk.direct("LIST"), "");
  }
}

TEST(BasicStart, AListingIsLoadedAsLongAsBasicTakesItAndRefusedBeyond) {
  const auto listing_of = [](size_t bytes_from_1600) {
    Listing listing{"full.bas", {{1, "PRINT SIZE;STOP"}}};
    size_t room = bytes_from_1600 - 2 - 18;
    for (uint16_t number = 2; room > 0; ++number) {
      const size_t text = room > 100 ? 50 : room - 3;
      listing.lines[number] = "REM" + std::string(text - 3, 'X');
      room -= text + 3;
    }
    return listing;
  };
  const size_t largest = 0x4000 - 2 - 0x1600;
  Desk desk;
  desk.session().load_listing(listing_of(largest));
  (void)desk.keys("T");
  EXPECT_EQ(desk.direct("RUN"), "       0\n");
  EXPECT_THROW(Desk().session().load_listing(listing_of(largest + 1)), InputError);
}

TEST(BasicStart, AProgramMayReachToTheTwoBytesThatAreHeldBack) {
  Desk desk;
  desk.poke_word(0x1600, 0x3FFE);
  desk.poke(0x3FFD, {0x0D});
  (void)desk.keys("T");
  EXPECT_EQ(desk.value("SIZE"), "0");
}

}  // namespace
}  // namespace triton::firmware_test
