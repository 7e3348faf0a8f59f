#include "tests/tools/assembler/assembling.hpp"

namespace triton::assembler {
namespace {

TEST(Expression, NumbersHaveFiveRadixSuffixesAndDecimalWithout) {
  EXPECT_EQ(value_of("1010B"), "000A");
  EXPECT_EQ(value_of("17O"), "000F");
  EXPECT_EQ(value_of("17q"), "000F");
  EXPECT_EQ(value_of("17D"), "0011");
  EXPECT_EQ(value_of("17"), "0011");
  EXPECT_EQ(value_of("0BEEFh"), "BEEF");
  EXPECT_EQ(value_of("1BH"), "001B");
  EXPECT_EQ(value_of("65535"), "FFFF");
  EXPECT_EQ(value_of("1111111111111111B"), "FFFF");
}

TEST(Expression, BadNumbersPointAtTheDigit) {
  EXPECT_EQ(errors_of(" DW 129B"), "1:6: '2' is not a binary digit (in the number 129B)");
  EXPECT_EQ(errors_of(" DW 18Q"), "1:6: '8' is not an octal digit (in the number 18Q)");
  EXPECT_EQ(errors_of(" DW 1A"), "1:6: 'A' is not a decimal digit (in the number 1A)");
  EXPECT_EQ(errors_of(" DW 1G0H"), "1:6: 'G' is not a hexadecimal digit (in the number 1G0H)");
  EXPECT_EQ(errors_of(" DW 65536"), "1:5: the number 65536 is above 65535 (0FFFFH)");
  EXPECT_EQ(errors_of(" DW FFH"), "1:5: FFH is not defined (a number begins with a digit: 0FFH)");
}

TEST(Expression, CharactersStandForTheirCodes) {
  EXPECT_EQ(value_of("'A'"), "0041");
  EXPECT_EQ(value_of("'AB'"), "4142");
  EXPECT_EQ(value_of("''''"), "0027");
  EXPECT_EQ(value_of("\"'\""), "0027");
  EXPECT_EQ(value_of("'A' + 1"), "0042");
  EXPECT_EQ(value_of("' '"), "0020");
  EXPECT_EQ(value_of("';'"), "003B");
}

TEST(Expression, StringsLongerThanTwoAreNoNumber) {
  EXPECT_EQ(errors_of(" DW 'ABC'"),
            "1:5: a string used as a number has one or two characters, not 3");
  EXPECT_EQ(errors_of(" MVI A,''"),
            "1:8: a string used as a number has one or two characters, not 0");
  EXPECT_EQ(errors_of(" DW 'AB"), "1:5: the string is not closed: no second '");
  EXPECT_EQ(errors_of(" DW '\xC3\xA9'"), "1:6: code C3H in a string: only ASCII 20H-7FH and tabs");
}

TEST(Expression, TheDollarIsTheAddressOfItsStatement) {
  EXPECT_EQ(value_of("$"), "1234");
  EXPECT_EQ(bytes_of(" NOP\n DW 5,$,$+2"), "00 05 00 01 00 03 00");
}

TEST(Expression, ArithmeticIsSixteenBitsUnsigned) {
  EXPECT_EQ(value_of("0FFFFH+2"), "0001");
  EXPECT_EQ(value_of("1-2"), "FFFF");
  EXPECT_EQ(value_of("-2"), "FFFE");
  EXPECT_EQ(value_of("+2"), "0002");
  EXPECT_EQ(value_of("300*300"), "5F90");
  EXPECT_EQ(value_of("0FFFEH/2"), "7FFF");
  EXPECT_EQ(value_of("-2/2"), "FFFF");
  EXPECT_EQ(value_of("17 MOD 5"), "0002");
  EXPECT_EQ(value_of("0FFFFH MOD 10"), "0005");
}

TEST(Expression, ShiftsFillWithZeros) {
  EXPECT_EQ(value_of("1 SHL 4"), "0010");
  EXPECT_EQ(value_of("0FFFFH SHL 12"), "F000");
  EXPECT_EQ(value_of("8000H SHR 15"), "0001");
  EXPECT_EQ(value_of("0FFFFH SHR 4"), "0FFF");
  EXPECT_EQ(value_of("1 SHL 16"), "0000");
  EXPECT_EQ(value_of("0FFFFH SHR 0FFFFH"), "0000");
}

TEST(Expression, LogicWorksOnAllSixteenBits) {
  EXPECT_EQ(value_of("NOT 0F0FH"), "F0F0");
  EXPECT_EQ(value_of("0FF0H AND 3CH"), "0030");
  EXPECT_EQ(value_of("0F00H OR 0FH"), "0F0F");
  EXPECT_EQ(value_of("0FF0H XOR 0F0FH"), "00FF");
  EXPECT_EQ(value_of("HIGH 1234H"), "0012");
  EXPECT_EQ(value_of("LOW 1234H"), "0034");
}

TEST(Expression, ComparisonsGiveAllOnesOrZero) {
  struct Row {
    const char* word;
    const char* less;
    const char* equal;
    const char* greater;
  };
  for (const Row& row : {Row{"EQ", "0000", "FFFF", "0000"}, Row{"NE", "FFFF", "0000", "FFFF"},
                         Row{"LT", "FFFF", "0000", "0000"}, Row{"LE", "FFFF", "FFFF", "0000"},
                         Row{"GT", "0000", "0000", "FFFF"}, Row{"GE", "0000", "FFFF", "FFFF"}}) {
    EXPECT_EQ(value_of(fmt::format("3 {} 7", row.word)), row.less) << row.word;
    EXPECT_EQ(value_of(fmt::format("7 {} 7", row.word)), row.equal) << row.word;
    EXPECT_EQ(value_of(fmt::format("-1 {} 7", row.word)), row.greater) << row.word << " unsigned";
  }
}

TEST(Expression, EachRankBindsTighterThanTheNext) {
  EXPECT_EQ(value_of("HIGH 1234H + 1"), "0013") << "HIGH before +";
  EXPECT_EQ(value_of("LOW 1234H * 2"), "0068") << "LOW before *";
  EXPECT_EQ(value_of("1 + 2 * 3"), "0007") << "* before +";
  EXPECT_EQ(value_of("1 + 1 SHL 3"), "0009") << "SHL before +";
  EXPECT_EQ(value_of("-6 MOD 4"), "FFFE") << "MOD before a sign";
  EXPECT_EQ(value_of("2 + 2 EQ 4"), "FFFF") << "+ before EQ";
  EXPECT_EQ(value_of("NOT 1 EQ 2"), "FFFF") << "EQ before NOT";
  EXPECT_EQ(value_of("NOT 0 AND 0FH"), "000F") << "NOT before AND";
  EXPECT_EQ(value_of("1 OR 2 AND 4"), "0001") << "AND before OR";
  EXPECT_EQ(value_of("1 XOR 3 AND 2"), "0003") << "AND before XOR";
}

TEST(Expression, OperatorsOfOneRankGoFromLeftToRight) {
  EXPECT_EQ(value_of("10 - 4 - 3"), "0003");
  EXPECT_EQ(value_of("100 / 10 * 2"), "0014");
  EXPECT_EQ(value_of("1 SHL 4 SHR 2"), "0004");
  EXPECT_EQ(value_of("20 MOD 6 * 5"), "000A");
  EXPECT_EQ(value_of("1 LT 2 EQ 0FFFFH"), "FFFF");
  EXPECT_EQ(value_of("1 XOR 1 OR 1"), "0001");
  EXPECT_EQ(value_of("1 OR 1 XOR 1"), "0000");
}

TEST(Expression, ParenthesesAndPrefixesNest) {
  EXPECT_EQ(value_of("(1 + 2) * (3 + 4)"), "0015");
  EXPECT_EQ(value_of("2 * -3"), "FFFA");
  EXPECT_EQ(value_of("- - 5"), "0005");
  EXPECT_EQ(value_of("NOT NOT 5"), "0005");
  EXPECT_EQ(value_of("HIGH LOW 1234H"), "0000");
  EXPECT_EQ(value_of("LOW HIGH 1234H"), "0012");
  EXPECT_EQ(value_of("HIGH -1"), "00FF");
  EXPECT_EQ(value_of("HIGH (TEN * 100)"), "0003");
  EXPECT_EQ(value_of("((((((((((7))))))))))"), "0007");
}

TEST(Expression, ForwardReferencesTakePartInEveryOperator) {
  EXPECT_EQ(value_of("FORWARD"), "1236");
  EXPECT_EQ(value_of("HIGH FORWARD"), "0012");
  EXPECT_EQ(value_of("FORWARD - $"), "0002");
  EXPECT_EQ(value_of("100H / (FORWARD - $)"), "0080");
}

TEST(Expression, FaultsPointAtTheirColumn) {
  EXPECT_EQ(errors_of(" DW 1 +"), "1:8: expected a value, not the end of the line");
  EXPECT_EQ(errors_of(" DW 5/(3-3)"), "1:6: division by zero");
  EXPECT_EQ(errors_of(" DW 5 MOD 0"), "1:7: division by zero");
  EXPECT_EQ(errors_of(" DW (1+2"), "1:9: expected ')', not the end of the line");
  EXPECT_EQ(errors_of(" DW 1+2)"), "1:8: expected the end of the line, not ')'");
  EXPECT_EQ(errors_of(" DW 1 2"), "1:7: expected the end of the line, not the number 2");
  EXPECT_EQ(errors_of(" DW 1 NOT 2"), "1:7: expected the end of the line, not NOT");
  EXPECT_EQ(errors_of(" DW MOD 2"), "1:5: expected a value, not MOD");
  EXPECT_EQ(errors_of(" DW 1 + MISSING"), "1:9: MISSING is not defined");
  EXPECT_EQ(errors_of(" DW 2*B"), "1:7: expected a number, not the register B");
  EXPECT_EQ(errors_of(" DW 1 ~ 2"), "1:7: unexpected '~'");
  EXPECT_EQ(errors_of(" DW 1 \x01 2"), "1:7: unexpected code 01H");
}

TEST(Expression, NestingHasALimitAndSaysSo) {
  const std::string deep = std::string(200, '(') + "1" + std::string(200, ')');
  EXPECT_EQ(value_of(deep), "0001");
  const std::string deeper = std::string(100'000, '(') + "1" + std::string(100'000, ')');
  EXPECT_EQ(errors_of(" DW " + deeper), "1:261: the expression nests deeper than 256");
  EXPECT_EQ(errors_of(" DW " + std::string(100'000, '-') + "1"),
            "1:261: the expression nests deeper than 256");
}

}  // namespace
}  // namespace triton::assembler
