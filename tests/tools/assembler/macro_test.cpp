#include "tests/tools/assembler/assembling.hpp"

namespace triton::assembler {
namespace {

TEST(Macro, ParametersAreReplacedByTheArguments) {
  EXPECT_EQ(bytes_of("LOAD MACRO REG,VALUE\n MVI REG,VALUE\n ENDM\n LOAD B,5\n load c , 3+4"),
            "06 05 0E 07");
}

TEST(Macro, MissingArgumentsAreEmptyAndSurplusOnesIgnored) {
  EXPECT_EQ(bytes_of("M1 MACRO X,Y\n DB 1 X Y\n ENDM\n M1\n M1 +1\n M1 +1,+1"), "01 02 03");
  EXPECT_EQ(
      bytes_of("M1 MACRO X\n DB X\n ENDM\n M1 1,2\n M1 3,NONE,<4>\nM2 MACRO\n DB 5\n ENDM\n M2 6"),
      "01 03 05");
}

TEST(Macro, BracketsAndStringsKeepCommasTogether) {
  EXPECT_EQ(bytes_of("M1 MACRO X,Y\n DB X\n DB Y\n ENDM\n M1 <1,2>,'A,B' ; comment"),
            "01 02 41 2C 42");
  EXPECT_EQ(errors_of("M1 MACRO X\n ENDM\n M1 <1"), "3:5: no '>' for this '<'");
  EXPECT_EQ(errors_of("M1 MACRO X\n ENDM\n M1 'A"),
            "3:4: a string in the macro's arguments is not closed");
}

TEST(Macro, AmpersandsJoinAndReachIntoStrings) {
  EXPECT_EQ(bytes_of("M1 MACRO X\nN&X: DB 'X','&X','A&X&B',N&X\n ENDM\n M1 7"),
            "58 37 41 37 42 00");
}

TEST(Macro, NamesAreNotReplacedInsideLongerNamesOrComments) {
  EXPECT_EQ(bytes_of("XY EQU 9\nM1 MACRO X\n DB XY,X ; X\n ENDM\n M1 1"), "09 01");
}

TEST(Macro, LocalNamesDifferInEveryExpansion) {
  EXPECT_EQ(
      bytes_of("SKIP MACRO\n LOCAL OVER,HERE\nHERE: JMP OVER\nOVER: NOP\n ENDM\n SKIP\n SKIP"),
      "C3 03 00 00 C3 07 00 00");
  const Assembly assembly =
      assemble_text("M1 MACRO\n LOCAL X\nX: NOP\n ENDM\n M1\nKEPT: NOP", "test.asm");
  EXPECT_EQ(assembly.symbols.size(), 1u) << "local names are not published";
  EXPECT_EQ(errors_of(" LOCAL X"), "1:2: LOCAL outside a MACRO, REPT, IRP or IRPC");
  EXPECT_EQ(bytes_of("M1 MACRO\n NOP\n LOCAL X\nX: JMP X\n ENDM\n M1\n M1"),
            "00 C3 01 00 00 C3 05 00");
  EXPECT_EQ(errors_of("M1 MACRO\n LOCAL 5\n ENDM"), "2:8: expected a name, not the number 5");
}

TEST(Macro, ReptRepeatsWithFreshLocals) {
  EXPECT_EQ(bytes_of("N SET 7\n REPT 3\n LOCAL HERE\nHERE: DB N,HERE\nN SET N+1\n ENDM\n"
                     " REPT 0\n DB 9\n ENDM"),
            "07 00 08 02 09 04");
}

TEST(Macro, IrpRepeatsForEachItemOfAList) {
  EXPECT_EQ(bytes_of(" IRP X,<1,2+3,'A',> ; some bytes\n DB X+0\n ENDM\n DB 0FFH"),
            "01 05 41 00 FF");
  EXPECT_EQ(bytes_of(" IRP R, <B,C,<D>>\n INR R\n ENDM"), "04 0C 14");
  EXPECT_EQ(bytes_of(" IRP PAIR,<<1,2>,<3,4>>\n LOCAL HERE\nHERE: DB PAIR,HERE\n ENDM"),
            "01 02 00 03 04 03");
  for (const char* list : {"<>", "", "< >"}) {
    EXPECT_EQ(bytes_of(fmt::format(" IRP X,{}\n DB 1 X\n ENDM\n DB 7", list)), "01 07") << list;
  }
  EXPECT_EQ(bytes_of(" IRP X,5\n DB X\n ENDM"), "05");
  EXPECT_EQ(bytes_of("SAVE MACRO LIST\n IRP R,<LIST>\n PUSH R\n ENDM\n ENDM\n SAVE <B,D,PSW>"),
            "C5 D5 F5");
}

TEST(Macro, IrpcRepeatsForEachCharacter) {
  EXPECT_EQ(bytes_of(" IRPC CH,1a9;no more\n DB 0&CH&H,'&CH'\n ENDM"), "01 31 0A 61 09 39");
  EXPECT_EQ(bytes_of(" IRPC CH,<A, ;>\n DB '&CH'\n ENDM"), "41 2C 20 3B");
  EXPECT_EQ(bytes_of(" IRPC CH,A!;!!B\n DB '&CH'\n ENDM"), "41 3B 21 42") << "escapes";
  EXPECT_EQ(bytes_of(" IRPC CH,\n DB 1 CH\n ENDM\n DB 7"), "01 07");
  EXPECT_EQ(bytes_of(" IRPC CH,<>\n DB 1 CH\n ENDM\n DB 7"), "01 07");
}

TEST(Macro, FaultsOfIrpAndIrpcAreShownWhereTheyStand) {
  EXPECT_EQ(errors_of(" IRP X,1,2\n ENDM"), "1:8: expected a list in < >");
  EXPECT_EQ(errors_of(" IRP X\n ENDM"), "1:7: expected ',', not the end of the line");
  EXPECT_EQ(errors_of(" IRP 5,<1>\n ENDM"), "1:6: expected a name, not the number 5");
  EXPECT_EQ(bytes_of(" IRP A,<1,2>\n DB A\n ENDM"), "01 02") << "any name";
  EXPECT_EQ(errors_of(" IRP X,<1\n ENDM"), "1:8: no '>' for this '<'");
  EXPECT_EQ(errors_of(" IRP X,<1> 2\n ENDM"), "1:12: expected the end of the line after '>'");
  EXPECT_EQ(errors_of(" IRP X,<1>\n DB X"), "1:1: IRP without ENDM");
  EXPECT_EQ(errors_of(" IRPC X,AB CD\n ENDM"),
            "1:12: expected the end of the line; characters with blanks stand in < >");
  EXPECT_EQ(errors_of(" IRP X,<1,NONE>\n NOP\n DB X\n ENDM"),
            "3:5: NONE is not defined (in IRP at test.asm:1)");
}

TEST(Macro, PercentPassesAValueAndExclamationMarkACharacter) {
  EXPECT_EQ(bytes_of("N SET 3\nSHOW MACRO X,Y\nN SET 9\n DB '&X',X,'&Y'\n ENDM\n SHOW %N*2,!,"),
            "36 06 2C");
  EXPECT_EQ(bytes_of("N SET 3\n IRP X,<%N,N>\nN SET 9\n DB X\n ENDM"), "03 09");
  EXPECT_EQ(bytes_of("M1 MACRO X\n DB '&X'\n ENDM\n M1 <!>!!>\n M1 !;"), "3E 21 3B");
  EXPECT_EQ(
      errors_of("M1 MACRO X\n DB X\n ENDM\n M1 %LATER\nLATER: NOP"),
      "4:2: in the argument %LATER: % needs a value that is known here; LATER hangs on a later "
      "line");
  EXPECT_EQ(errors_of("M1 MACRO X\n DB X\n ENDM\n M1 A!"), "4:6: nothing follows this '!'");
}

TEST(Macro, NulTellsWhetherAnArgumentIsMissing) {
  EXPECT_EQ(bytes_of("M1 MACRO X,Y\n IF NUL Y\n DB 0FFH\n ELSE\n DB X,Y\n ENDIF\n ENDM\n M1 1\n"
                     " M1 1,2\n M1 1,<>"),
            "FF 01 02 FF");
  EXPECT_EQ(bytes_of("M1 MACRO X\n IF NOT NUL X\n DB X\n ENDIF\n ENDM\n M1\n M1 3"), "03");
}

TEST(Macro, MacrosAndReptsNest) {
  EXPECT_EQ(
      bytes_of("INNER MACRO X\n DB X\n ENDM\nOUTER MACRO X\n REPT 2\n INNER X\n ENDM\n DB 0FFH\n"
               " ENDM\n OUTER 3"),
      "03 03 FF");
  EXPECT_EQ(bytes_of("MAKER MACRO NAME,BYTE\nNAME MACRO\n DB BYTE\n ENDM\n ENDM\n MAKER ONE,1\n"
                     " MAKER TWO,2\n TWO\n ONE"),
            "02 01");
}

TEST(Macro, ConditionsInsideChooseAndExitmLeaves) {
  EXPECT_EQ(
      bytes_of("M1 MACRO N\n DB N\n IF N EQ 0\n EXITM\n ENDIF\n M1 N-1\n DB 0FFH\n ENDM\n M1 2"),
      "02 01 00 FF FF");
  EXPECT_EQ(bytes_of(" REPT 5\n DB 1\n EXITM\n DB 2\n ENDM\n DB 3"), "01 03");
  EXPECT_EQ(errors_of(" EXITM"), "1:2: EXITM outside a MACRO, REPT, IRP or IRPC");
}

TEST(Macro, FaultsInABodyTellTheCall) {
  EXPECT_EQ(errors_of("M1 MACRO X\n MVI A,X\n ENDM\n NOP\n M1 NONE"),
            "2:8: NONE is not defined (in M1 at test.asm:5)");
}

TEST(Macro, EndmMustMatch) {
  EXPECT_EQ(errors_of(" ENDM"), "1:2: ENDM without MACRO, REPT, IRP or IRPC");
  EXPECT_EQ(errors_of("M1 MACRO\n NOP"), "1:1: MACRO without ENDM");
  EXPECT_EQ(errors_of(" REPT 2\n NOP"), "1:1: REPT without ENDM");
  EXPECT_EQ(errors_of("M1 MACRO\n IF 1\n ENDM\n M1"),
            "2:1: IF without ENDIF (in M1 at test.asm:4)");
}

TEST(Macro, NamesMustBeFree) {
  EXPECT_EQ(errors_of("MOV MACRO\n ENDM"), "1:1: MOV cannot be a name: it is an instruction");
  EXPECT_EQ(errors_of(" MACRO\n ENDM"), "1:2: MACRO needs a name before it");
  EXPECT_EQ(errors_of("M1 MACRO X,X\n ENDM"), "1:12: X stands here twice");
  EXPECT_EQ(errors_of("M1 MACRO X Y\n ENDM"), "1:12: expected the end of the line, not Y");
}

TEST(Macro, AMacroMayBeDefinedAgainAlsoByItself) {
  EXPECT_EQ(bytes_of("M1 MACRO\n DB 1\n ENDM\n M1\nM1 MACRO X\n DB X\n ENDM\n M1 2"), "01 02");
  EXPECT_EQ(
      bytes_of("ONCE MACRO\n DB 1\nONCE MACRO\n DB 2\n ENDM\n DB 3\n ENDM\n ONCE\n ONCE\n ONCE"),
      "01 03 02 02");
}

TEST(Macro, NamesOfMacrosMayBeJoined) {
  EXPECT_EQ(bytes_of("MAKE MACRO N,B\nPUT&N MACRO X\n DB B,X\n ENDM\n ENDM\n MAKE ONE,1\n"
                     " MAKE TWO,2\n PUTTWO 7\n PUTONE 8"),
            "02 07 01 08");
  EXPECT_EQ(bytes_of(" IRPC D,12\nM&D MACRO\n DB D\n ENDM\n ENDM\n M2\n M1"), "02 01");
  EXPECT_EQ(bytes_of("MAKE MACRO X\nA1&X: REPT 2\n DB X\n ENDM\n ENDM\n MAKE 3\n DW A13"),
            "03 03 00 00");
}

TEST(Macro, ALabelBeforeEndmIsDefined) {
  EXPECT_EQ(bytes_of("M1 MACRO\n JMP OUT1\n NOP\nOUT1: ENDM\n M1\n HLT"), "C3 04 00 00 76");
}

TEST(Macro, BracketsAreTakenOffWhereverTheyStand) {
  EXPECT_EQ(bytes_of("M1 MACRO X\n DB X\n ENDM\n M1 1<,2>\n M1 <3>+1"), "01 02 04");
}

TEST(Macro, ARepetitionIsMadeOnlyWhenItIsRead) {
  // The idiom of MAC's manual: without an end, left by EXITM.
  EXPECT_EQ(bytes_of("N SET 0\n REPT 65535\n IF N EQ 3\n EXITM\n ENDIF\n DB N\nN SET N+1\n ENDM\n"
                     " DB 9"),
            "00 01 02 09");
  // Euclid's, in a macro: each division stands in a repetition.
  EXPECT_EQ(bytes_of("GCD MACRO X,Y\nM1 SET X\nN1 SET Y\n REPT 65535\nR1 SET M1 MOD N1\n"
                     " IF R1 EQ 0\n EXITM\n ENDIF\nM1 SET N1\nN1 SET R1\n ENDM\n DB N1\n ENDM\n"
                     " GCD 26,6\n GCD 7,13\n GCD 96,36"),
            "02 01 0C");
  EXPECT_EQ(bytes_of(" REPT 2\n IRP X,<1,2,3>\n IF X EQ 2\n EXITM\n ENDIF\n DB X\n ENDM\n ENDM"),
            "01 01");
  EXPECT_EQ(bytes_of(" IRPC X,ABC\n LOCAL L1\nL1: DB '&X',L1\n ENDM"), "41 00 42 02 43 04");
  EXPECT_EQ(bytes_of(" REPT 0\n DB 1\n ENDM\n DB 2"), "02");
  EXPECT_EQ(errors_of(" REPT 2\n IF 1\n ENDM\n DB 2"),
            "2:1: IF without ENDIF (in REPT at test.asm:1)");
}

TEST(Macro, AFaultInARepetitionIsReportedOnce) {
  EXPECT_EQ(errors_of(" REPT 65535\n MOV A\n ENDM"),
            "2:7: expected ',', not the end of the line (in REPT at test.asm:1)");
  EXPECT_EQ(errors_of(" IRP X,<B,9,9,8>\n MOV A,X\n ENDM"),
            "2:8: expected a register (A B C D E H L M), not the number 9 (in IRP at test.asm:1)\n"
            "2:8: expected a register (A B C D E H L M), not the number 8 (in IRP at test.asm:1)");
}

TEST(Macro, RunawayExpansionIsStopped) {
  EXPECT_EQ(errors_of("M1 MACRO\n M1\n ENDM\n M1"),
            "2:2: macros and files nest deeper than 64 (in M1 at test.asm:2)");
  EXPECT_NE(errors_of("M1 MACRO\n M1\n M1\n ENDM\n M1").find("macros make more than 200000 lines"),
            std::string::npos);
  EXPECT_EQ(errors_of(" REPT 60000\n NOP\n NOP\n NOP\n NOP\n ENDM"),
            "1:1: macros make more than 200000 lines (in REPT at test.asm:1)");
  EXPECT_EQ(errors_of(" REPT 65535\n REPT 65535\n NOP\n ENDM\n ENDM"),
            "2:1: macros make more than 200000 lines (in REPT at test.asm:2)");
  EXPECT_NE(errors_of(" REPT 65535\n REPT 65535\n ENDM\n ENDM").find("more than 200000 lines"),
            std::string::npos);
  EXPECT_NE(errors_of("M1 MACRO X\n M1 X&X\n ENDM\n M1 ABCDEFGH")
                .find("M1 makes a line of more than 1024 characters"),
            std::string::npos);
}

}  // namespace
}  // namespace triton::assembler
