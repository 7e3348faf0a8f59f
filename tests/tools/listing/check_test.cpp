#include "tools/listing/check.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/formats/firmware.hpp"
#include "emulator/formats/listing.hpp"
#include "emulator/session/session.hpp"
#include "emulator/support/files.hpp"
#include "programs/catalogue.hpp"

namespace triton::listing {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// "line:column message" of each.
std::vector<std::string> findings(std::string_view text) {
  std::vector<std::string> words;
  for (const Finding& finding : check(text)) {
    words.push_back(fmt::format("{}:{} {}", finding.line, finding.column, finding.message));
  }
  return words;
}

TEST(ListingCheck, FindsNothingInAProgramThatUsesAllOfTheLanguage) {
  EXPECT_THAT(findings("10 REM: (THIS \" IS ' A REMARK <> THEN\n"
                       "20 LET A=1,B=-2,@(3)=+A*(B-(-4))/2\n"
                       "30 IF A>=1 IF (A=1)*(B#2)+(B<=3) PRINT 'YES',#4,A,,\"IT'S\",^G,;PRINT\n"
                       "40 INPUT A,\"B? \"B,'PRESS RETURN',@(A)\n"
                       "50 FOR I=1 TO 10 STEP 3;VDU I*64,RND(26)+64;NEXT I\n"
                       "60 FOR @(1)=9 TO ABS(-1) STEP -1;NEXT @(1);GOSUB 90;GOSUB 80+A*10\n"
                       "70 IF SIZE<100 STOP\n"
                       "80 GOTO 10\n"
                       "90 RETURN\n"),
              IsEmpty());
}

TEST(ListingCheck, TakesEveryAbbreviation) {
  EXPECT_THAT(findings("10 RE.\n20 P.A.(1),R.(2),S.;PR.1;PRI.2;PRIN.3;L.A=1;LE.B=2\n"
                       "30 IN.A;INP.A;INPU.A;I.1 F.I=1T.2S.1;N.I;V.0,12;VD.1,2\n"
                       "35 FO.J=1TO2ST.1;NE.J;FO.J=1TO2STE.1;NEX.J\n"
                       "40 GOS.10;GOSU.20;PRINTAB.(1),RN.(2),SI.,SIZ.\n"
                       "50 G.10\n60 GO.20\n70 GOT.30\n80 R.\n90 RET.\n95 S.\n96 ST.\n97 STO.\n"),
              IsEmpty());
}

TEST(ListingCheck, FindsNothingInTheListingsThatCameWithTheEmulator) {
  for (const programs::Program& program : programs::catalogue()) {
    const std::string file = TRITON_SOURCE_DIR "/programs/" + std::string(program.listing);
    EXPECT_THAT(findings(read_text_file(file)), IsEmpty()) << file;
  }
}

TEST(ListingCheck, FindsLinesThatAreLongerThanCanBeTyped) {
  EXPECT_THAT(findings("10 P.\n20 REM" + std::string(67, 'X') + "\n"),
              ElementsAre("2:73 73 characters, expected at most 72, which is what the input line "
                          "takes"));
}

TEST(ListingCheck, FindsNumbersThatAreThereTwiceOrOutOfOrderOrAloneOrNone) {
  EXPECT_THAT(
      findings("20 P.\n10 P.\n 20 P.\n30\nP.\n0 P.\n"),
      ElementsAre("2:1 line 10 comes after line 20: is the number a misprint?",
                  "3:2 line 20 is there already, in line 1 of the file: this one replaces it",
                  "4:1 the number 30 alone, which deletes the line of that number",
                  "5:1 no line number, expected 1 to 32767",
                  "6:1 line number 0, expected 1 to 32767"));
}

TEST(ListingCheck, FindsJumpsToLinesThatAreNotThere) {
  EXPECT_THAT(findings("10 IF A GOTO 11\n20 GOSUB  99 ;GOS.10\n30 G.40+A\n"),
              ElementsAre("1:14 HOW? there is no line 11", "2:11 HOW? there is no line 99"));
}

TEST(ListingCheck, AJumpToALineWithAnErrorOfItsOwnIsNoFurtherFinding) {
  EXPECT_THAT(findings("10 GOTO 20\n20 PRINT 'A\xC2'\n30 GOTO 40\n40\tSTOP\n"),
              ElementsAre(HasSubstr("2:12 byte C2"), HasSubstr("4:3 byte 09")));
  EXPECT_THAT(findings("10 GOTO 20\n30 PRINT 'A\xC2'\n"),
              ElementsAre("1:9 HOW? there is no line 20", HasSubstr("2:12 byte C2")));
}

TEST(ListingCheck, FindsLoopsThatAreNeverOpenedAndReturnsFromNowhere) {
  EXPECT_THAT(
      findings("10 F.I=1 TO 2;N.J\n20 RETURN\n"),
      ElementsAre("1:17 WHAT? no FOR J anywhere", "2:4 WHAT? RETURN, but no GOSUB anywhere"));
}

TEST(ListingCheck, FindsQuotesAndParenthesesThatAreNotClosed) {
  EXPECT_THAT(findings("10 P.'ABC;P.1\n20 A=(1+(2)\n30 A=1)\n40 INPUT \"A A\n"),
              ElementsAre("1:6 the quote ' is not closed on this line",
                          "2:12 WHAT? the line ends, expected ) for the ( 6 characters before",
                          "3:7 WHAT? ')' without a ( before it",
                          "4:10 the quote \" is not closed on this line"));
}

TEST(ListingCheck, FindsCodesThatCannotBeTyped) {
  EXPECT_THAT(
      findings("10 P.\t1\n20 P.'\x03'\n30 P.'\xC2\xA3'\n"),
      ElementsAre(HasSubstr("1:6 byte 09"), HasSubstr("2:7 byte 03"), HasSubstr("3:7 byte C2")));
}

TEST(ListingCheck, FindsOneFaultALineAndGoesOnWithTheNext) {
  EXPECT_THAT(findings("10 P.$;P.%\n20 P.$\n"), testing::SizeIs(2));
}

TEST(ListingCheck, SaysThatAFileHoldsNoProgram) {
  EXPECT_THAT(findings("\n"), ElementsAre(HasSubstr("1:1 no program line")));
}

TEST(ListingCheck, ShowsTheLineWithAMarkBelow) {
  const auto found = check("\n 10 PRINT )\n");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(to_text(found[0], "a.bas"),
            "a.bas:2:11: WHAT? ')', expected a number, a variable, a function or (\n"
            " 10 PRINT )\n"
            "          ^\n");
}

struct MisprintCase {
  std::string_view statement;
  std::size_t column;  ///< of the finding, in "10 STATEMENT"
  std::string_view words;
};

// Each is run on the machine, too: it must say so there, with its `?` where the check says.
constexpr MisprintCase kMisprints[] = {
    {"PIRNT 1", 4, "PIRNT: is PRINT meant?"},
    {"PRNT 1", 4, "PRNT: is PRINT meant?"},
    {"RETRUN", 4, "RETRUN: is RETURN meant?"},
    {"GO TO 10", 4, "no space inside a keyword: GOTO"},
    {"IF 1 THEN 10", 9, "IF has no THEN"},
    {"IF 1 10", 9, "a number where a statement begins: is a GOTO missing?"},
    {"IF 1;P.", 8, "';', expected a variable"},
    {"END", 4, "there is no END: STOP"},
    {"CLS", 4, "there is no CLS: VDU 0,12"},
    {"P.TAB(3)", 6, "there is no TAB"},
    {"P.INT(3)", 6, "numbers are whole"},
    {"LIST", 4, "LIST is for typing at the prompt"},
    {"P.A$", 7, "'$': there are no strings"},
    {"A%=1", 5, "'%': variables are A to Z"},
    {"P.1:P.2", 7, "':': statements are separated by ;"},
    {"?1", 4, "'?': expected PRINT"},
    {"IF 1<>2 P.", 8, "<>: not equal is #"},
    {"P.1=>2", 7, "=>: write >="},
    {"P.1=<2", 7, "=<: write <="},
    {"P.2**3", 7, "**: there is no power"},
    {"P.2^3", 7, "'^': there is no power"},
    {"P.2*-3", 8, "a sign stands only where an expression begins"},
    {"P.1<2<3", 9, "one compare an expression"},
    {"IF (1=1) AND 1 P.", 13, "there is no AND"},
    {"print 1", 4, "small letters are graphics"},
    {"GOTO 1O", 10, "the letter O: is the digit 0 meant?"},
    {"A=B-I0", 9, "the digit 0: is the letter O meant?"},
    {"P.5*l", 8, "the small letter l: is the digit 1 meant?"},
    {"F0R I=1 TO 2", 4, "F0R: is FOR meant?"},
    {"PR1NT 1", 4, "PR1NT: is PRINT meant?"},
    {"P.1;ST0P", 8, "ST0P: is STOP meant?"},
    {"1F 1 P.", 4, "1F: is IF meant?"},
    {"lF 1 P.", 4, "lF: is IF meant?"},
    {"FOR I=1 T0 2", 12, "T0: is TO meant?"},
    {"GOTO 10;P.", 11, "expected the end of the line: nothing may follow GOTO"},
    {"STOP;P.", 8, "nothing may follow STOP"},
    {"P.1;;P.2", 8, "';', expected a variable"},
    {"P.(1", 8, "the line ends, expected ) for the ( 2 characters before"},
    {"P.)", 6, "')', expected a number"},
    {"P.ABS 1", 10, "'1', expected ("},
    {"VDU 1", 9, "the line ends, expected an operator or a comma"},
    {"FOR I=1", 11, "the line ends, expected TO"},
    {"FOR I TO 2", 10, "'T', expected ="},
    {"NEXT", 8, "the line ends, expected a variable"},
    {"P.1 2", 8, "'2', expected an operator, a comma, ; or the end of the line"},
    {"INPUT 5", 10, "'5', expected a prompt in quotes or a variable"},
    {"P.^", 7, "the line ends, expected a character after ^"},
    {"A=40000", 6, "40000, expected a number up to 32767"},
    {"P.99999", 6, "99999, expected a number up to 32767"},
    {"P.#64,1", 7, "#64, expected a field of at most 63"},
    {"GOSUB 11 ;P.", 10, "there is no line 11"},
    {"NEXT I", 9, "no FOR I anywhere"},
    {"RETURN", 4, "no GOSUB anywhere"},
};

void PrintTo(const MisprintCase& misprint, std::ostream* out) { *out << misprint.statement; }

class ListingMisprint : public testing::TestWithParam<MisprintCase> {};

/// The machine at BASIC's prompt.
const Session& machine_at_prompt() {
  static const Session session = [] {
    Session fresh(load_firmware(TRITON_DATA_DIR));
    fresh.boot();
    fresh.start_basic();
    return fresh;
  }();
  return session;
}

TEST_P(ListingMisprint, IsSaidAndIsWhereTheMachinePutsItsQuestionMark) {
  const std::string text(GetParam().statement);
  const auto found = check("10 " + text);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].column, GetParam().column);
  EXPECT_THAT(found[0].message, HasSubstr(GetParam().words));

  Session session = machine_at_prompt();
  session.load_listing(parse_listing("10 " + text, "misprint"));
  session.run_program(1);
  session.run_until_idle();
  std::string marked = text;
  marked.insert(found[0].machine_column - 4, 1, '?');
  std::vector<std::string> rows = session.rows('.');
  for (char& c : marked) c = c >= 0x60 ? '.' : c;
  EXPECT_THAT(rows, testing::Contains(found[0].message.substr(0, found[0].message.find('?') + 1)));
  EXPECT_THAT(rows, testing::Contains("  10 " + marked));
}

INSTANTIATE_TEST_SUITE_P(Each, ListingMisprint, testing::ValuesIn(kMisprints));

}  // namespace
}  // namespace triton::listing
