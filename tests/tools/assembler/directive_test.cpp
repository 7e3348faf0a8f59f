#include "tests/tools/assembler/assembling.hpp"

namespace triton::assembler {
namespace {

TEST(Directive, OrgMovesTheLocationAndGapsHoldFf) {
  const Assembly assembly =
      assemble_text(" ORG 20H\n DB 1\n ORG 10H\n DB 2,3\n ORG 24H\n DB 4", "test.asm");
  EXPECT_EQ(assembly.origin, 0x10);
  EXPECT_EQ(assembly.bytes_placed, 4u);
  EXPECT_EQ(hex(assembly.image), "02 03 FF FF FF FF FF FF FF FF FF FF FF FF FF FF 01 FF FF FF 04");
}

TEST(Directive, SourceWithoutBytesIsAnEmptyImage) {
  const Assembly assembly = assemble_text("; nothing\n\nX EQU 5\n", "test.asm");
  EXPECT_TRUE(assembly.errors.empty());
  EXPECT_TRUE(assembly.image.empty());
  EXPECT_TRUE(assemble_text("", "test.asm").errors.empty());
}

TEST(Directive, DbTakesExpressionsAndStrings) {
  EXPECT_EQ(bytes_of(" DB 1,'AB''C',0FFH,-1,'A','A'+1,\"it's\""),
            "01 41 42 27 43 FF FF 41 42 69 74 27 73");
}

TEST(Directive, DwPutsTheLowByteFirst) {
  EXPECT_EQ(bytes_of(" DW 1234H,'A','AB',-2"), "34 12 41 00 42 41 FE FF");
}

TEST(Directive, DsLeavesSpaceThatHoldsNoBytes) {
  EXPECT_EQ(bytes_of(" DB 1\n DS 2\n DB 2\n DS 5"), "01 FF FF 02");
  const Assembly assembly = assemble_text(" ORG 1480H\nA1: DS 2\nA2: DS 1\n", "test.asm");
  EXPECT_TRUE(assembly.image.empty());
  EXPECT_EQ(assembly.symbols.at("A2").value, 0x1482);
}

TEST(Directive, EachBadItemOfDbAndDwIsReported) {
  EXPECT_EQ(errors_of(" DB 1,,256,NONE,'"),
            "1:7: expected a value, not ','\n"
            "1:8: 0100H does not fit in a byte (-256 to 255)\n"
            "1:12: NONE is not defined\n"
            "1:17: the string is not closed: no second '");
  EXPECT_EQ(errors_of(" DW\n DW 1 2,NONE"),
            "1:4: expected a value, not the end of the line\n"
            "2:7: expected the end of the line, not the number 2\n"
            "2:9: NONE is not defined");
  EXPECT_EQ(bytes_of(" DB 1,'',2\n DB ''"), "01 02") << "an empty string is no byte";
}

TEST(Directive, LabelsAreAddressesAndForwardReferencesWork) {
  const Assembly assembly =
      assemble_text("START: JMP END1\nONLY_A_LABEL:\nEND1: JMP START\n", "test.asm");
  EXPECT_EQ(hex(assembly.image), "C3 03 00 C3 00 00");
  EXPECT_EQ(assembly.symbols.at("ONLY_A_LABEL").value, 3);
  EXPECT_TRUE(assembly.symbols.at("END1").is_label);
}

TEST(Directive, LongNamesDifferInTheirLastCharacter) {
  EXPECT_EQ(bytes_of("A_LONG_NAME1 EQU 1\nA_LONG_NAME2 EQU 2\n DB A_LONG_NAME1,A_LONG_NAME2"),
            "01 02");
}

TEST(Directive, EquMayLookForwardThroughAChain) {
  EXPECT_EQ(bytes_of("A1 EQU A2+1\nA2 EQU A3+1\nA3 EQU LATER\n DW A1\nLATER: NOP"), "04 00 00");
}

TEST(Directive, EquTakesAColonOrNone) {
  EXPECT_EQ(bytes_of("X: EQU 3\nY EQU 4\n DB X,Y"), "03 04");
}

TEST(Directive, EquThatLeadsBackToItselfIsOneError) {
  EXPECT_EQ(errors_of("A1 EQU A2\nA2 EQU A1\n DW A1,A2"),
            "1:8: A2 has no value: its definition at test.asm:2 leads back to itself");
  EXPECT_EQ(errors_of("X EQU X+1"),
            "1:7: X has no value: its definition at test.asm:1 leads back to itself");
}

TEST(Directive, FaultyDefinitionIsReportedOnceAndNotWhereItIsUsed) {
  EXPECT_EQ(errors_of("X EQU 5/0\n MVI A,X\n DB X,X\n DS X"), "1:8: division by zero");
}

TEST(Directive, NamesAreDefinedOnce) {
  EXPECT_EQ(errors_of("X EQU 1\nX EQU 1"), "2:1: X is already defined, at test.asm:1");
  EXPECT_EQ(errors_of("X: NOP\nX: NOP"), "2:1: X is already defined, at test.asm:1");
  EXPECT_EQ(errors_of("X: NOP\nX SET 3"), "2:1: X is already defined, at test.asm:1");
  EXPECT_EQ(errors_of("X SET 3\nX EQU 4"), "2:1: X is already defined, at test.asm:1");
}

TEST(Directive, ReservedWordsAreNoNames) {
  EXPECT_EQ(errors_of("A: NOP"), "1:1: A cannot be a name: it is a register");
  EXPECT_EQ(errors_of("MOV: NOP"), "1:1: MOV cannot be a name: it is an instruction");
  EXPECT_EQ(errors_of("ORG: NOP"), "1:1: ORG cannot be a name: it is a directive");
  EXPECT_EQ(errors_of("HIGH EQU 5"), "1:1: HIGH cannot be a name: it is an operator");
  EXPECT_EQ(errors_of(" EQU 5"), "1:2: EQU needs a name before it");
  EXPECT_EQ(errors_of("5 EQU 5"), "1:3: EQU needs a name before it");
}

TEST(Directive, SetChangesFromLineToLine) {
  EXPECT_EQ(bytes_of("X SET 1\n DB X\nX SET X+1\n DB X\nX: SET X*5\n DB X"), "01 02 0A");
  EXPECT_EQ(errors_of(" DB X\nX SET 1"), "1:5: X is SET only later, at test.asm:2");
}

TEST(Directive, IfTakesOneOfTwoBranches) {
  EXPECT_EQ(bytes_of("N EQU 1\n IF N EQ 1\n DB 1\n ELSE\n DB 2\n ENDIF\n DB 9"), "01 09");
  EXPECT_EQ(bytes_of("N EQU 2\n IF N EQ 1\n DB 1\n ELSE\n DB 2\n ENDIF\n DB 9"), "02 09");
}

TEST(Directive, EveryConditionIsBitZeroOfItsValue) {
  for (const int value : {1, 3, 255, 257, 65535}) {
    EXPECT_EQ(bytes_of(fmt::format(" IF {}\n DB 1\n ELSE\n DB 2\n ENDIF", value)), "01") << value;
    EXPECT_EQ(errors_of(fmt::format(" ASSERT {}", value)), "") << value;
  }
  for (const int value : {0, 2, 4, 256, 65534}) {
    EXPECT_EQ(bytes_of(fmt::format(" IF {}\n DB 1\n ELSE\n DB 2\n ENDIF", value)), "02") << value;
    EXPECT_EQ(errors_of(fmt::format(" ASSERT {}", value)), "1:9: ASSERT is not true") << value;
  }
  EXPECT_EQ(bytes_of(" IF NOT 1\n DB 1\n ENDIF\n IF NOT 0\n DB 2\n ENDIF"), "02");
}

TEST(Directive, IfsNestAndASkippedBranchIsNotRead) {
  EXPECT_EQ(bytes_of(" IF 0\n IF 1\n nonsense ' here\n ELSE\n DB 1\n ENDIF\n X: X:\n ELSE\n IF 1\n"
                     " DB 2\n ELSE\n DB 3\n ENDIF\n ENDIF"),
            "02");
}

TEST(Directive, ThousandsOfIfsNest) {
  std::string source;
  for (int i = 0; i < 5'000; ++i) source += " IF 1\n";
  source += " DB 7\n";
  for (int i = 0; i < 5'000; ++i) source += " ENDIF\n";
  EXPECT_EQ(bytes_of(source), "07");
}

TEST(Directive, IfElseAndEndifMustMatch) {
  EXPECT_EQ(errors_of(" ELSE"), "1:2: ELSE without IF");
  EXPECT_EQ(errors_of(" ENDIF"), "1:2: ENDIF without IF");
  EXPECT_EQ(errors_of(" NOP\n IF 1\n NOP"), "2:1: IF without ENDIF");
  EXPECT_EQ(errors_of(" IF 1\n ELSE\n ELSE\n ENDIF"),
            "3:2: a second ELSE for the IF at test.asm:1");
  EXPECT_EQ(errors_of(" IF 1\n ENDIF 5"), "2:8: expected the end of the line, not the number 5");
}

TEST(Directive, WhatMovesTheLocationTakesOnlySymbolsThatStandBefore) {
  EXPECT_EQ(errors_of(" ORG L1\nL1: NOP"),
            "1:6: ORG needs a value that is known here; L1 hangs on a later line");
  EXPECT_EQ(errors_of(" DS 1+L1\nL1: NOP"),
            "1:7: DS needs a value that is known here; L1 hangs on a later line");
  EXPECT_EQ(errors_of(" IF L1\n ENDIF\nL1: NOP"),
            "1:5: IF needs a value that is known here; L1 hangs on a later line");
  EXPECT_EQ(errors_of(" REPT L1\n ENDM\nL1: NOP"),
            "1:7: REPT needs a value that is known here; L1 hangs on a later line");
  EXPECT_EQ(errors_of("X EQU L1\n DS X\nL1: NOP"),
            "2:5: DS needs a value that is known here; X hangs on a later line");
  EXPECT_EQ(errors_of(" ORG NONE"), "1:6: NONE is not defined");
  EXPECT_EQ(bytes_of("L1: NOP\nX EQU L1+2\n ORG X\n DB X"), "00 FF 02");
}

TEST(Directive, OrgBackReplacesBytesAndTheLaterOneCounts) {
  EXPECT_EQ(bytes_of(" ORG 10H\n DB 1,2,3\n ORG 11H\n DB 4,5,6"), "01 04 05 06");
  EXPECT_EQ(bytes_of("P: MVI A,0\n ORG P+1\n DB 7\n ORG $\n HLT\n ORG $-1\n NOP"), "3E 07 00");
}

TEST(Directive, WhatIsReplacedIsToldUnlessTheOrgNamesAPlace) {
  const std::string told =
      "4:1: address 0011H is filled by test.asm:2 already; what is placed from "
      "here on replaces it";
  EXPECT_EQ(warnings_of(" ORG 10H\n DB 1,2,3\n ORG 11H\n DB 4,5\n DB 6"), told);
  EXPECT_EQ(warnings_of(" ORG 10H\nV: DB 1,2,3\n ORG V+1\n DB 4,5"), "") << "a label";
  EXPECT_EQ(warnings_of(" ORG 10H\n DB 1,2,3\n ORG $-2\n DB 4,5"), "") << "the counter";
  EXPECT_EQ(warnings_of("V EQU 11H\n ORG 10H\n DB 1,2,3\n ORG V\n DB 4"),
            "5:1: address 0011H is filled by test.asm:3 already; what is placed from here on "
            "replaces it");
  EXPECT_EQ(warnings_of(" ORG 3\n DB 3\n ORG 0\n DB 0,1,2,3,4"),
            "4:1: address 0003H is filled by test.asm:2 already; what is placed from here on "
            "replaces it")
      << "code that has grown into a place";
  EXPECT_EQ(warnings_of(" ORG 10H\n DB 1,2\n ORG 10H\n DB 1\n ORG 10H\n DB 2"),
            "4:1: address 0010H is filled by test.asm:2 already; what is placed from here on "
            "replaces it\n"
            "6:1: address 0010H is filled by test.asm:4 already; what is placed from here on "
            "replaces it")
      << "each ORG";
}

TEST(Directive, TheCounterGoesOnAtZeroPastTheLastAddress) {
  EXPECT_EQ(bytes_of(" ORG 0FFFEH\n DB 1,2\nAFTER:"), "01 02");
  const Assembly room = assemble_text(" ORG 0FF00H\n NOP\nR: DS 256\nE1: DS 1\n", "test.asm");
  EXPECT_EQ(room.symbols.at("E1").value, 1);
  EXPECT_TRUE(room.errors.empty() && room.warnings.empty());
  const Assembly code = assemble_text(" ORG 0FFFFH\n JMP 1234H\n", "test.asm");
  ASSERT_EQ(code.blocks.size(), 2u);
  EXPECT_EQ(hex(code.blocks[0].bytes), "34 12");
  EXPECT_EQ(code.blocks[1].address, 0xFFFF);
  EXPECT_EQ(warnings_of(" ORG 0FFFFH\n JMP 1234H\n NOP"),
            "2:1: past FFFFH the code goes on at 0000H");
  EXPECT_EQ(warnings_of(" ORG 0FFFFH\n DS 9\n ORG 5\n NOP"), "");
}

TEST(Directive, OnlyWhatTheSourcePlacesIsInTheBlocks) {
  const Assembly assembly = assemble_text(
      " ORG 0F000H\n DB 9\n ORG 1602H\n HLT\n DS 4\n DB 1,2\n ORG 1609H\n DB 3\n", "test.asm");
  ASSERT_EQ(assembly.blocks.size(), 3u);
  EXPECT_EQ(assembly.blocks[0].address, 0x1602);
  EXPECT_EQ(hex(assembly.blocks[0].bytes), "76");
  EXPECT_EQ(assembly.blocks[1].address, 0x1607);
  EXPECT_EQ(hex(assembly.blocks[1].bytes), "01 02 03");
  EXPECT_EQ(assembly.blocks[2].address, 0xF000);
  EXPECT_EQ(assembly.bytes_placed, 5u);
}

TEST(Directive, EndStopsTheReadingAndGivesTheStartAddress) {
  const Assembly assembly = assemble_text(" NOP\nGO: NOP\n END GO\nanything ' at all", "test.asm");
  EXPECT_EQ(all_errors(assembly), "");
  EXPECT_EQ(assembly.start_address, 1);
  EXPECT_FALSE(assemble_text(" NOP\n END", "test.asm").start_address.has_value());
  EXPECT_EQ(errors_of(" END NONE"), "1:6: NONE is not defined");
  EXPECT_EQ(errors_of(" IF 1\n END"), "1:1: IF without ENDIF");
}

TEST(Directive, AssertShowsItsMessageAndTheTwoSidesOfAComparison) {
  EXPECT_EQ(errors_of("X: ASSERT X EQ 0, 'fine'\n ASSERT 1"), "");
  EXPECT_EQ(errors_of(" NOP\nINCH: ASSERT INCH EQ 0BH, 'INCH must be at 000B'"),
            "2:14: INCH must be at 000B (0001H and 000BH)");
  EXPECT_EQ(errors_of(" ASSERT LATER GT 5, 'too early'\n NOP\nLATER: NOP"),
            "1:9: too early (0001H and 0005H)");
  EXPECT_EQ(errors_of(" ASSERT 0"), "1:9: ASSERT is not true");
  EXPECT_EQ(errors_of(" ASSERT 1 EQ 2 AND 1"), "1:9: ASSERT is not true");
  EXPECT_EQ(errors_of(" ASSERT 1,2"), "1:11: expected a message in quotes, not the number 2");
}

TEST(Directive, ErrorFailsWhereItIsRead) {
  EXPECT_EQ(errors_of(" IF 1\n ERROR 'wrong size'\n ENDIF"), "2:2: wrong size");
  EXPECT_EQ(errors_of(" IF 0\n ERROR 'wrong size'\n ENDIF"), "");
  EXPECT_EQ(errors_of(" ERROR 5"), "1:8: expected a message in quotes, not the number 5");
}

TEST(Directive, UnknownOperationsAreNamedAndAMissingColonIsGuessed) {
  EXPECT_EQ(errors_of(" FOO 1"), "1:2: FOO is not an instruction, a directive or a macro");
  EXPECT_EQ(errors_of("LOOP MVX A,5\n JMP LOOP"),
            "1:1: LOOP is not an instruction, a directive or a macro")
      << "what would be its label is not missed too";
  EXPECT_EQ(errors_of(" ) NOP"), "1:2: expected an instruction or a directive, not ')'");
  EXPECT_EQ(errors_of("X: Y: NOP"), "1:4: Y is not an instruction, a directive or a macro");
}

TEST(Directive, EveryErrorOfTheSourceIsReported) {
  EXPECT_EQ(errors_of(" FOO\n NOP\n MVI A,X\n DB 1\n BAR\n"),
            "1:2: FOO is not an instruction, a directive or a macro (a label has a colon: FOO:)\n"
            "3:8: X is not defined\n"
            "5:2: BAR is not an instruction, a directive or a macro (a label has a colon: BAR:)");
}

TEST(Directive, DiagnosticsShowTheLineWithACaretUnderTheColumn) {
  const Assembly assembly = assemble_text("\tMVI\tA,X+1\n", "dir/test.asm");
  ASSERT_EQ(assembly.errors.size(), 1u);
  EXPECT_EQ(to_text(assembly.errors[0]),
            "dir/test.asm:1:8: error: X is not defined\n\tMVI\tA,X+1\n\t   \t  ^\n");
}

TEST(Directive, LinesEndInLfCrlfOrNothing) {
  EXPECT_EQ(bytes_of(" DB 1\r\n DB 2\n\r\n DB 3"), "01 02 03");
  EXPECT_EQ(errors_of(" NOP\r\n FOO 1\r\n"),
            "2:2: FOO is not an instruction, a directive or a macro");
}

TEST(Directive, HugeSourceAssembles) {
  std::string source;
  for (int i = 0; i < 20'000; ++i) {
    source += fmt::format("L{0}: JMP L{1} ; comment\n", i, (i + 7'919) % 20'000);
  }
  const Assembly assembly = assemble_text(source, "test.asm");
  EXPECT_EQ(all_errors(assembly), "");
  ASSERT_EQ(assembly.image.size(), 60'000u);
  EXPECT_EQ(assembly.image[3 * 19'999 + 1] | assembly.image[3 * 19'999 + 2] << 8, 3 * 7'918);
}

}  // namespace
}  // namespace triton::assembler
