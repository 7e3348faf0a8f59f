#include "tests/tools/assembler/assembling.hpp"

namespace triton::assembler {
namespace {

TEST(Listing, ShowsAddressBytesLineAndSourceThenTheSymbols) {
  const Assembly assembly = assemble_text(
      "; A comment\n"
      "CR      EQU     13\n"
      "        ORG     10H\n"
      "START:  MVI     A,CR    ; load\n"
      "\n"
      "TEXT:   DB      'HELLO',CR\n"
      "BUFFER: DS      4\n"
      "LABEL:\n"
      "TWICE   MACRO   VALUE\n"
      "        DB      VALUE,VALUE\n"
      "        ENDM\n"
      "        TWICE   7\n"
      "        IF      0\n"
      "        NOP\n"
      "        ENDIF\n"
      "        END     START\n",
      "hello.asm");
  EXPECT_EQ(all_errors(assembly), "");
  EXPECT_EQ(assembly.listing,
            "ADDR  BYTES        LINE   hello.asm\n"
            "                      1   ; A comment\n"
            "      = 000D          2   CR      EQU     13\n"
            "0010                  3           ORG     10H\n"
            "0010  3E 0D           4   START:  MVI     A,CR    ; load\n"
            "                      5\n"
            "0012  48 45 4C 4C     6   TEXT:   DB      'HELLO',CR\n"
            "0016  4F 0D\n"
            "0018                  7   BUFFER: DS      4\n"
            "001C                  8   LABEL:\n"
            "                      9   TWICE   MACRO   VALUE\n"
            "                     10           DB      VALUE,VALUE\n"
            "                     11           ENDM\n"
            "                     12           TWICE   7\n"
            "001C  07 07          10+          DB      7,7\n"
            "                     13           IF      0\n"
            "                     14           NOP\n"
            "                     15           ENDIF\n"
            "                     16           END     START\n"
            "\n"
            "VALUE  KIND   SYMBOL            DEFINED AT\n"
            "0018   label  BUFFER            hello.asm:7\n"
            "000D   EQU    CR                hello.asm:2\n"
            "001C   label  LABEL             hello.asm:8\n"
            "0010   label  START             hello.asm:4\n"
            "0012   label  TEXT              hello.asm:6\n");
}

TEST(Listing, IsEmptyWhereThereAreErrors) {
  EXPECT_EQ(assemble_text(" NOP\n FOO 1", "x.asm").listing, "");
}

}  // namespace
}  // namespace triton::assembler
