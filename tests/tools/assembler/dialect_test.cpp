// What Intel's ASM80 and Digital Research's ASM and MAC agree in, and where they differ.
#include <gmock/gmock.h>

#include "emulator/support/files.hpp"
#include "tests/support/temporary_directory.hpp"
#include "tests/tools/assembler/assembling.hpp"
#include "tools/assembler/source.hpp"

namespace triton::assembler {
namespace {

using ::testing::HasSubstr;

// ---- Both ----

TEST(BothDialects, WordsThatAreNotEveryAssemblersMayBeNames) {
  EXPECT_EQ(bytes_of(" JC ERROR\n HLT\nERROR: CALL 13H\n HLT"), "DA 04 00 76 CD 13 00 76");
  for (const char* word :
       {"ERROR", "ASSERT", "INCLUDE", "TITLE", "PAGE", "NAME", "ASEG", "CSEG", "DSEG", "PUBLIC",
        "EXTRN", "STKLN", "INPAGE", "MACLIB", "LOCAL", "EXITM"}) {
    EXPECT_EQ(bytes_of(fmt::format("{0}: DW {0}", word)), "00 00") << word;
    EXPECT_EQ(bytes_of(fmt::format("{0} DW {0}", word)), "00 00") << word;
    EXPECT_EQ(bytes_of(fmt::format("{0} EQU 5\n DB {0}", word)), "05") << word;
    EXPECT_EQ(bytes_of(fmt::format("{0} SET 5\n DB {0}", word)), "05") << word;
    EXPECT_EQ(bytes_of(fmt::format("{0} MACRO X\n DB X\n ENDM\n {0} 5", word)), "05") << word;
  }
}

TEST(BothDialects, ALabelMayLackItsColonBeforeAnOperation) {
  EXPECT_EQ(bytes_of("START MVI A,'*'\n CALL 13H\nSPARE DS 1\nTEXT DB 'HI'\n END START"),
            "3E 2A CD 13 00 FF 48 49");
  EXPECT_EQ(bytes_of(" ORG 100H\nLOOP JMP LOOP\nX IF 1\n DW X\nY ENDIF\n DW Y"),
            "C3 00 01 03 01 05 01");
  EXPECT_EQ(bytes_of("PUT MACRO X\n DB X\n ENDM\nHERE PUT 1\n DW HERE"), "01 00 00");
  EXPECT_EQ(bytes_of("  INDENTED NOP\n DW INDENTED"), "00 00 00");
  EXPECT_EQ(errors_of("MVI MOV A,B"), "1:5: expected a register (A B C D E H L M), not MOV");
}

TEST(BothDialects, DollarsInNumbersAndNamesAreForTheReader) {
  EXPECT_EQ(
      bytes_of("BIT$7 EQU 1000$0000B\n ANI BIT$7\n LXI H,0F$00H\n LXI D,10$000\n DB BIT7-7FH"),
      "E6 80 21 00 0F 11 10 27 01");
  EXPECT_EQ(bytes_of(" DW $+1,$-1,5-$"), "01 00 FF FF 05 00") << "alone it is the counter";
  EXPECT_EQ(bytes_of("M1 MACRO A$B\n DB AB,A$B\n ENDM\n M1 7"), "07 07");
  EXPECT_EQ(bytes_of("X7 EQU 3\nM1 MACRO P\n DB X$P\n ENDM\n M1 7"), "03") << "a part of a name";
}

TEST(BothDialects, The1aThatEndsAFileEndsTheSource) {
  for (const char* tail : {"\x1A", "\x1A\x1A\x1A", "\n\x1A old text", " ; remark\x1A x"}) {
    EXPECT_EQ(bytes_of(std::string(" MVI A,5\n HLT") + tail), "3E 05 76") << tail;
  }
}

TEST(BothDialects, MarksLineEndsAndBlanksOfOtherSystemsAreRead) {
  EXPECT_EQ(bytes_of("\xEF\xBB\xBF MVI A,5\n END"), "3E 05");
  EXPECT_EQ(bytes_of(" DB 1\r DB 2\r\n DB 3\n"), "01 02 03");
  EXPECT_EQ(bytes_of("\f DB 1\f\n\f\n DB\v2"), "01 02");
  EXPECT_EQ(bytes_of(std::string_view(" DB 1\n\0\0\0 DB 2\x7F\n", 18)), "01 02");
  EXPECT_EQ(bytes_of(" DB 'A\tB'"), "41 09 42");
}

TEST(BothDialects, WhatIsForListingAndLinkerChangesNoByte) {
  EXPECT_EQ(bytes_of(" TITLE 'IT''S MINE'\n NAME TEST\n ASEG\n NOP\n PAGE\n PAGE 60\n CSEG\n"
                     " PUBLIC A1,A2\n STKLN 40\nHERE: PAGE\n DW HERE\n HLT"),
            "00 01 00 76");
  EXPECT_EQ(
      bytes_of("$TITLE('ALL''S WELL') PAGEWIDTH(132)\n$NOMACROFILE MOD85 ; remark\n$EJECT\n NOP"),
      "00");
  EXPECT_EQ(bytes_of("$-PRINT\n$+MACRO\n$*MACRO\n NOP"), "00");
  EXPECT_EQ(bytes_of(" IF 0\n$WHAT\n TITLE 'not closed\n ENDIF\n NOP"), "00");
  EXPECT_EQ(errors_of("$WHAT(5)"), "1:2: WHAT is not a control of ASM80");
  EXPECT_EQ(errors_of("$TITLE('X"), "1:7: no ')' for this '('");
  EXPECT_EQ(errors_of(" DSEG"), "1:2: DSEG needs a linker; here a source is a whole program");
  EXPECT_EQ(errors_of(" EXTRN PRINT"),
            "1:2: EXTRN needs a linker; here a source is a whole program");
}

TEST(BothDialects, AnInstructionInParenthesesIsItsFirstByte) {
  EXPECT_EQ(bytes_of(" DB (RET)\n MVI A,(INR B)\n DB (MOV A,B)"), "C9 3E 04 78");
  EXPECT_EQ(bytes_of(" DB (JMP 0),(LXI H,1234H)+1,(RST 7)\n STA X+(NOP)\nX: CPI (PUSH PSW)"),
            "C3 22 FF 32 06 00 FE F5");
  EXPECT_EQ(bytes_of(" MVI A,(JMP)\n MVI M,(CALL) + 0\n CPI (MOV)\n DB (RET)"),
            "3E C3 36 CD FE 40 C9");
  EXPECT_EQ(bytes_of(" MVI A,(JMP)\n DB (RET)", Dialect::kMac), "3E C3 C9");
  EXPECT_EQ(errors_of(" DB (MOV A)"), "1:11: expected ',', not ')'");
  EXPECT_EQ(errors_of(" DB (MOV A,B"), "1:13: expected ')', not the end of the line");
}

TEST(BothDialects, RelationsMayBeSigns) {
  EXPECT_EQ(bytes_of(" DB 1=1,1<2,2<=1,2>1,1>=2,1<>2,1=2"), "FF FF 00 FF 00 FF 00");
}

TEST(BothDialects, LinesMayBeginWithANumberOrAStar) {
  EXPECT_EQ(bytes_of("* a remark ' !\n  * another\n10 * and one\n0010 LOOP: MVI A,5\n20 JMP "
                     "LOOP\n30\n*\n 40 HLT"),
            "3E 05 C3 00 00 76");
}

TEST(BothDialects, NulIsAlsoAnEmptyString) {
  EXPECT_EQ(bytes_of("M1 MACRO X\n IF NUL '&X'\n DB 1\n ELSE\n DB 2\n ENDIF\n ENDM\n M1\n M1 5"),
            "01 02");
}

// ---- Where they differ ----

struct Difference {
  const char* source;
  const char* intel;
  const char* mac;
};

TEST(Dialect, DecidesWhereTheTwoDiffer) {
  const Difference differences[] = {
      {" DW 'AB'\n LXI H,'CD'\n DW 'A'", "42 41 21 44 43 41 00", "41 42 21 43 44 41 00"},
      {"T EQU 12FFH\n DB HIGH T SHL 1", "24", "25"},
      {" NOP\n DB 0,$\n DW $,$", "00 00 01 03 00 03 00", "00 00 02 03 00 05 00"},
      {" NOP\nX: ORG 5\n DB X", "00 FF FF FF FF 01", "00 FF FF FF FF 05"},
      {"M1 MACRO X\n DB '&X'\n ENDM\n M1 !,", "2C", nullptr},
      {"M1 MACRO X\n DB '&X'\n ENDM\n M1 ^,", "5E", "2C"},
      {" MVI A,5 ! HLT", nullptr, "3E 05 76"},
      {"M1 MACRO X\n DB '&X'\n ENDM\n M1 <aB>\n IRPC C,d\n DB '&C'\n ENDM\n IRP C,<'e'>\n DB C\n "
       "ENDM",
       "61 42 64 65", "41 42 44 65"},
      {" DB RET,MVI", nullptr, "C9 06"},
      {" DB B*8+46H,(A),SP+0\nM1 MACRO ?R,?D\n DB 0DDH,?R*8+46H,?D\n ENDM\n M1 A,5", nullptr,
       "46 07 06 DD 7E 05"},
      {" MVI A,B", nullptr, nullptr},
      {"M1 MACRO X\n IF NUL X\n DB 1\n ELSE\n DB X\n ENDM\n M1\n M1 2\n DB 3", nullptr, "01 02 03"},
      {" PUSH A\n POP A", nullptr, "F5 F1"},
      {"LONELY\n DW LONELY", nullptr, "00 00"},
      {"SUBROUTINE EQU 5\n DB SUBROU", "05", nullptr},
      {"SIXTEENCHARACTERS EQU 5\n DB SIXTEENCHARACTER", "05", "05"},
  };
  for (const Difference& one : differences) {
    const std::string intel = bytes_of(one.source, Dialect::kIntel);
    const std::string mac = bytes_of(one.source, Dialect::kMac);
    if (one.intel != nullptr) {
      EXPECT_EQ(intel, one.intel) << one.source;
    } else {
      EXPECT_THAT(intel, HasSubstr("test.asm:")) << one.source;
    }
    if (one.mac != nullptr) {
      EXPECT_EQ(mac, one.mac) << one.source;
    } else {
      EXPECT_THAT(mac, HasSubstr("test.asm:")) << one.source;
    }
  }
}

TEST(Dialect, IsFoundOutByItself) {
  const auto found = [](std::string_view source) {
    return find_dialect(*number_lines(source, "test.asm"));
  };
  for (const char* source : {"", " NOP", "X: NOP", "X EQU 5", "X SET 5", "M1 MACRO\n ENDM", "X:\n",
                             " DB '!','*' ; ! * = <", " IRP X,<!,>\n ENDM", "LONELY", " M1 A!,B",
                             "M1 MACRO X\n ENDM\nM2 MACRO\n ENDM\nM1 M2\n PUT M2\nMVI M1",
                             "ABCDEF1: NOP\n JMP ABCDEF2", " DB (RET),(MOV A,B)"}) {
    EXPECT_EQ(found(source), Dialect::kAuto) << source;
  }
  for (const char* source : {" NAME M", "$TITLE('X')", " CSEG", " STKLN 50"}) {
    EXPECT_EQ(found(source), Dialect::kIntel) << source;
  }
  for (const char* source : {"X NOP",
                             "X DB 5",
                             "X: EQU 5",
                             "X: SET 5",
                             "M1: MACRO\n ENDM",
                             "* remark",
                             "10 NOP",
                             " NOP ! HLT",
                             "X: NOP ! HLT",
                             " IF X = 5",
                             " DB X < 5",
                             " TITLE 'X'",
                             "X: PAGE",
                             " MACLIB Z80",
                             "$-MACRO",
                             " MVI A,JMP",
                             "M1 MACRO X\n ENDM\nHERE M1 5",
                             "X EQU NOP",
                             "L: DB 1,RET",
                             "ABCDEF1: NOP\nABCDEF2: NOP",
                             "ABCDEF1 EQU 1\nABCDEF2: NOP"}) {
    EXPECT_EQ(found(source), Dialect::kMac) << source;
  }
  EXPECT_EQ(bytes_of("X NOP\n DW 'AB'"), "00 41 42");
  EXPECT_EQ(bytes_of("LDX MACRO R,N\n DB 0DDH,R*8+46H,N\n ENDM\nBEGIN LDX B,5\n LDX A,-2"),
            "DD 46 05 DD 7E FE")
      << "Z80 instructions, as macros for MAC have them";
  EXPECT_EQ(bytes_of("X: NOP\n DW 'AB'"), "00 42 41");
}

TEST(Dialect, WhereNothingTellsItADifferenceIsWarnedOfOnce) {
  const std::string words =
      "Digital Research's MAC reads this another way than Intel's ASM80, which is followed here: "
      "--dialect intel or mac says which is meant";
  EXPECT_EQ(warnings_of(" DW 'AB','CD'\n LXI H,'EF'"), "1:5: " + words);
  EXPECT_EQ(warnings_of(" NOP\n DB HIGH 1234H+1"), "2:5: " + words);
  EXPECT_EQ(warnings_of(" DW 5,$"), "1:7: " + words);
  EXPECT_EQ(warnings_of(" NOP\nX: ORG 5\n DB X"), "2:1: " + words);
  for (const char* source :
       {" DW 'A','==',5,10", " DB 'AB',HIGH 1234H,LOW (5+6)", " DW $", " DW $+1,2",
        "X NOP\n DW 'AB',$", " NAME X\n DW 'AB',$", " ASSERT HIGH 1234H EQ 12H"}) {
    EXPECT_EQ(warnings_of(source), "") << source;
  }
}

TEST(Dialect, NamesOfAnyLengthDifferAndOneMayStandForAnotherWhereADialectIsAskedFor) {
  constexpr std::string_view kSource = "KEYBOARD1 EQU 1\nKEYBOARD2 EQU 2\n DB KEYBOARD1,KEYBOARD2";
  for (const Dialect dialect : {Dialect::kAuto, Dialect::kIntel, Dialect::kMac}) {
    EXPECT_EQ(bytes_of(kSource, dialect), "01 02");
  }
  constexpr std::string_view kCut = "KEYBOARD EQU 1\n DB KEYBOA";
  EXPECT_EQ(bytes_of(kCut, Dialect::kIntel), "01");
  EXPECT_EQ(errors_of(kCut, Dialect::kMac), "2:5: KEYBOA is not defined");
  EXPECT_EQ(errors_of(kCut), "2:5: KEYBOA is not defined");
  EXPECT_EQ(errors_of("KEYBOARD1 EQU 1\nKEYBOARD2 EQU 2\n DB KEYBOARD", Dialect::kIntel),
            "3:5: KEYBOARD is not defined");
  EXPECT_EQ(bytes_of("PRINTER MACRO X\n DB X\n ENDM\n PRINTED 5", Dialect::kIntel), "05");
}

TEST(DigitalResearch, SeveralStatementsStandOnALine) {
  EXPECT_EQ(bytes_of("X MVI A,'!' ! INR A! HLT ; no ! NOP\n DW X", Dialect::kMac),
            "3E 21 3C 76 00 00");
  EXPECT_EQ(bytes_of("M1 MACRO X\n DB X ! DB X+1\n ENDM\n M1 5 ! M1 7", Dialect::kMac),
            "05 06 07 08");
  EXPECT_EQ(bytes_of(" IF 0 ! DB 1 ! ELSE ! DB 2 ! ENDIF\n IF 1 ! DB 3\n ENDIF", Dialect::kMac),
            "02 03");
  EXPECT_EQ(errors_of(" NOP ! MVI A,X ! NOP", Dialect::kMac), "1:14: X is not defined");
}

TEST(Dialect, LibrariesAndIncludedFilesAreFoundInAnyCase) {
  const TemporaryDirectory directory;
  write_file(directory / "puts.lib", "PUTS MACRO X\n DB X\n ENDM\n");
  write_file(directory / "more.inc", " DB 9\n");
  const auto assembled = [&](std::string_view source) {
    const Assembly assembly = assemble_text(source, "test.asm", directory.path());
    return assembly.errors.empty() ? hex(assembly.image) : all_errors(assembly);
  };
  EXPECT_EQ(assembled(" MACLIB PUTS\n PUTS 5\n MACLIB puts ; again\n PUTS 6"), "05 06");
  EXPECT_EQ(assembled("$INCLUDE(more.inc)\n$IC (:F1:MORE.INC) ; remark\n INCLUDE MORE.INC"),
            "09 09 09");
  write_file(directory / "out", " DB 8\n");
  EXPECT_EQ(assembled(" INCLUDE OUT\nINCLUDE DW INCLUDE"), "08 01 00");
  EXPECT_THAT(assembled(" MACLIB NONE"), HasSubstr("test.asm:1:9: "));
  EXPECT_THAT(assembled("$INCLUDE(NONE)"), HasSubstr("No such file"));
  EXPECT_THAT(assembled("$INCLUDE()"), HasSubstr("1:2: INCLUDE needs a file's name"));
}

}  // namespace
}  // namespace triton::assembler
