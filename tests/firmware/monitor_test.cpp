// The monitor's keys, typed at the machine.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "tests/firmware/desk.hpp"

namespace triton::firmware_test {
namespace {

const std::string kInvalid = "\nINVALID" + kFunction;

TEST(Monitor, PowerOnClearsTheScreenAndAsksForAFunction) {
  Desk desk;
  EXPECT_EQ(desk.session().row(0), "");
  EXPECT_EQ(desk.session().row(1), "TRITON READY");
  EXPECT_EQ(desk.session().row(2), "FUNCTION? P G I O L W T");
  EXPECT_EQ(desk.session().row(3), "");
}

TEST(Monitor, OnlyPowerOnInterrupt2AndControlCShowTheReadyLine) {
  Desk desk;
  EXPECT_EQ(desk.keys("X"), "X\nINVALID" + kFunction);
  EXPECT_EQ(desk.keys("L1700\rN").substr(0, 15), "L\nPROG START=17");
  EXPECT_EQ(desk.keys("P1\r"), "P\nPROG START=1\nINVALID" + kFunction);
  EXPECT_EQ(desk.keys("OA\r"), "O\nTAPE HEADER=A\nEND" + kFunction);
  desk.machine().press_interrupt(2);
  EXPECT_EQ(desk.watch(kASecond), kMonitorReady);
  EXPECT_EQ(desk.keys("\x03"), kMonitorReady);
}

TEST(Monitor, ScanMemStoresTheFirstAddressPastTheRam) {
  for (const unsigned ram_kib : {0U, 8U, 16U, 40U}) {
    TritonConfig config;
    config.ram_kib = ram_kib;
    Desk desk(config);
    EXPECT_EQ(desk.machine().peek_word(0x1481), 0x2000 + ram_kib * 1024) << ram_kib << " KiB";
  }
}

TEST(Monitor, ResetLeavesTheUsersMemoryCleared) {
  Desk desk;
  desk.poke(0x1600, {0x12, 0x34});
  desk.poke(0x3FFF, {0x56});
  desk.machine().reset();
  desk.session().run_until_idle();
  EXPECT_EQ(desk.machine().peek(0x1600), 0);
  EXPECT_EQ(desk.machine().peek(0x1601), 0);
  EXPECT_EQ(desk.machine().peek(0x3FFF), 0);
}

TEST(Monitor, AnUnknownKeyIsInvalid) {
  Desk desk;
  for (const char key : {'A', 'X', '1', ' ', '\r', 'p', 't', 'w', '\x08', '\x7F'}) {
    EXPECT_EQ(desk.keys(std::string(1, key)), key + kInvalid) << key;
  }
}

TEST(Monitor, AHeldKeyCountsOnce) {
  Desk desk;
  desk.machine().press_key(key_code_for_character('W'));
  (void)desk.watch(2 * kASecond);
  desk.machine().release_key();
  desk.machine().run_until(desk.machine().cycles() + 1'000);
  desk.machine().press_key(key_code_for_character('A'));
  EXPECT_EQ(desk.watch(3 * kASecond), "A");
}

TEST(Monitor, EachFunctionsLetterIsEchoedOnALineOfItsOwn) {
  const std::vector<std::pair<std::string, std::vector<std::string>>> functions = {
      {"P", {"P", "PROG START="}},  {"G", {"G", "RUN", "PROG START="}},
      {"I", {"I", "TAPE HEADER="}}, {"O", {"O", "TAPE HEADER="}},
      {"L", {"L", "PROG START="}},  {"W", {"W", ""}},
      {"T", {"T", "BASIC L4.1"}},   {"X", {"X", "INVALID", "FUNCTION? P G I O L W T", ""}}};
  for (const auto& [key, rows] : functions) {
    Desk desk;
    (void)desk.keys(key);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      EXPECT_EQ(desk.session().row(static_cast<int>(3 + i)), rows[i]) << key;
    }
  }
}

TEST(MonitorProgram, ShowsEachByteAndChangesItOnTwoDigits) {
  Desk desk;
  desk.poke(0x1700, {0x11, 0xAB, 0x33});
  EXPECT_EQ(desk.keys("P"), "P\nPROG START=");
  EXPECT_EQ(desk.keys("1700\r"), "1700\n1700 11 ");
  EXPECT_EQ(desk.keys("C3\r"), "C3\n1701 AB ");
  EXPECT_EQ(desk.keys("\r"), "\n1702 33 ");
  EXPECT_EQ(desk.keys("0F\r"), "0F\n1703 00 ");
  EXPECT_EQ(desk.machine().peek(0x1700), 0xC3);
  EXPECT_EQ(desk.machine().peek(0x1701), 0xAB);
  EXPECT_EQ(desk.machine().peek(0x1702), 0x0F);
}

TEST(MonitorProgram, TakesAllHexadecimalDigits) {
  Desk desk;
  (void)desk.keys("P1700\r01\r23\r45\r67\r89\rAB\rCD\rEF\r");
  for (int i = 0; i < 8; ++i) {
    EXPECT_EQ(desk.machine().peek(static_cast<uint16_t>(0x1700 + i)), 0x01 + 0x22 * i);
  }
}

TEST(MonitorProgram, AnAddressThatIsNotFourDigitsIsInvalid) {
  for (const char* bad :
       {"", "1", "170", "17000", "170G", "1 70", "/700", ":700", "@700", "a700"}) {
    Desk desk;
    EXPECT_EQ(desk.keys(std::string("P") + bad + "\r"),
              "P\nPROG START=" + std::string(bad) + kInvalid)
        << bad;
  }
}

TEST(MonitorProgram, AByteThatIsNotTwoDigitsIsInvalidAndChangesNothing) {
  for (const char* bad :
       {"1", "A", "G", " ", "1G", "G1", "1 ", " 1", "1 2", "  ", "/0", "0:", "ab", "0a"}) {
    Desk desk;
    desk.poke(0x1700, {0x77});
    (void)desk.keys("P1700\r");
    EXPECT_EQ(desk.keys(std::string(bad) + "\r"), bad + kInvalid) << bad;
    EXPECT_EQ(desk.machine().peek(0x1700), 0x77);
  }
}

TEST(MonitorProgram, OfMoreThanTwoDigitsTheFirstPairCounts) {
  for (const char* typed :
       {"123", "1234", "12G", "12 ", "12 34", "12XYZ", "12:", "12121212121212"}) {
    Desk desk;
    desk.poke(0x1600, {0x77, 0x55});
    (void)desk.keys("P1600\r");
    EXPECT_EQ(desk.keys(std::string(typed) + "\r"), std::string(typed) + "\n1601 55 ") << typed;
    EXPECT_EQ(desk.machine().peek(0x1600), 0x12);
    EXPECT_EQ(desk.keys("\r"), "\n1602 00 ");
    EXPECT_EQ(desk.machine().peek(0x1601), 0x55);
  }
}

TEST(MonitorProgram, EveryPairOfDigitsIsItsByte) {
  Desk desk;
  std::string typed;
  for (unsigned byte = 0; byte < 0x100; ++byte) typed += fmt::format("{:02X}\r", byte);
  (void)desk.keys("P1700\r" + typed);
  for (unsigned byte = 0; byte < 0x100; ++byte) {
    EXPECT_EQ(desk.machine().peek(static_cast<uint16_t>(0x1700 + byte)), byte);
  }
}

TEST(MonitorProgram, ControlHStepsBackAndTheLineIsTypedOver) {
  Desk desk;
  EXPECT_EQ(desk.keys("P1800\b\b\b7"), "P\nPROG START=1800\b\b\b7");
  EXPECT_EQ(desk.keys("12\r"), "12\n1712 00 ");
}

TEST(MonitorProgram, ControlHWithNothingTypedDoesNothing) {
  Desk desk;
  EXPECT_EQ(desk.keys("P\b\b1700\r"), "P\nPROG START=1700\n1700 00 ");
}

TEST(MonitorProgram, ALineTakesEightyCharacters) {
  Desk desk;
  EXPECT_EQ(desk.keys("P" + std::string(100, '1')), "P\nPROG START=" + std::string(80, '1'));
  EXPECT_EQ(desk.keys("\r"), kInvalid);
}

TEST(MonitorGo, RunsMachineCodeAndARetComesBack) {
  Desk desk;
  // MVI A,'*'; CALL OUTCH; RET
  desk.poke(0x1700, {0x3E, '*', 0xCD, 0x13, 0x00, 0xC9});
  EXPECT_EQ(desk.keys("G"), "G\nRUN\nPROG START=");
  EXPECT_EQ(desk.keys("1700\r"), "1700\n*" + kFunction);
}

TEST(MonitorGo, ABadAddressIsInvalid) {
  EXPECT_EQ(Desk().keys("G17\r"), "G\nRUN\nPROG START=17" + kInvalid);
}

TEST(MonitorList, ShowsFifteenBytesAndGoesOnWithY) {
  Desk desk;
  desk.poke(0x1700, {0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xAA, 0xBB, 0xCC,
                     0xDD, 0xEE, 0xFF});
  EXPECT_EQ(desk.keys("L1700\r"),
            "L\nPROG START=1700\n1700 00\n1701 11\n1702 22\n1703 33\n1704 44\n1705 55\n1706 66\n"
            "1707 77\n1708 88\n1709 99\n170A AA\n170B BB\n170C CC\n170D DD\n170E EE\nMORE?");
  EXPECT_TRUE(desk.keys("Y").starts_with("\n170F FF\n1710 00\n"));
  EXPECT_EQ(desk.keys("N"), kFunction);
}

TEST(MonitorList, EveryKeyThatMoreDoesNotOfferIsInvalid) {
  Desk listing;
  (void)listing.keys("L1700\r");
  for (int key = 0; key < 0x80; ++key) {
    if (key == 0x03 || key == 'Y' || key == 'N') continue;
    Desk desk = listing;
    EXPECT_EQ(desk.keys(std::string(1, static_cast<char>(key))), kInvalid) << key;
  }
}

TEST(MonitorTypewriter, EchoesWhatIsTypedOnALineOfItsOwnUntilControlC) {
  Desk desk;
  EXPECT_EQ(desk.keys("WHELLO ab"), "W\nHELLO ab");
  EXPECT_EQ(desk.session().row(3), "W");
  EXPECT_TRUE(desk.session().row(4).starts_with("HELLO "));
  EXPECT_EQ(desk.keys("\x03"), kMonitorReady);
}

TEST(MonitorTypewriter, SendsEveryCodeAsItIs) {
  Desk typewriter;
  (void)typewriter.keys("W");
  for (int key = 0; key < 0x80; ++key) {
    if (key == 0x03) continue;
    Desk desk = typewriter;
    const std::string code(1, static_cast<char>(key));
    const bool seen_by_controller = key != 0x00 && key != 0x04;
    EXPECT_EQ(desk.keys(code), seen_by_controller ? code : "") << key;
  }
}

TEST(MonitorTypewriter, ReturnGoesToTheBeginningOfTheSameLine) {
  Desk desk;
  EXPECT_EQ(desk.keys("WABC\rX"), "W\nABC\rX");
  EXPECT_EQ(desk.session().row(4), "XBC");
  EXPECT_EQ(desk.session().row(5), "");
  EXPECT_EQ(desk.keys("\nY\b\bZ"), "\nY\b\bZ");
  EXPECT_EQ(desk.session().row(5), "ZY");
}

TEST(MonitorBasic, TStartsTinyBasic) { EXPECT_EQ(Desk().keys("T"), "T\nBASIC L4.1" + kOk); }

TEST(Monitor, ControlCReinitialisesFromEveryLine) {
  for (const char* before :
       {"",         "X",           "P",          "P17",         "P1700\r",
        "P1700\r1", "P17\r",       "G",          "G17",         "L",
        "L17",      "L1700\r",     "L1700\rN",   "W",           "WABC",
        "I",        "O",           "IABC",       "OABC",        "T",
        "TPRINT",   "T10 PRINT\r", "TINPUT A\r", "TINPUT A\r1", "T10 INPUT A\rRUN\r"}) {
    Desk desk;
    (void)desk.keys(before);
    EXPECT_EQ(desk.keys("\x03"), kMonitorReady) << before;
    EXPECT_EQ(desk.session().rows(), Desk().session().rows()) << before;
    EXPECT_EQ(desk.keys("G"), "G\nRUN\nPROG START=") << before;
  }
}

TEST(Monitor, ControlCHeldDownReinitialisesOnce) {
  Desk desk;
  (void)desk.keys("P17");
  desk.machine().press_key(0x03);
  EXPECT_EQ(desk.watch(3 * kASecond), kMonitorReady);
}

TEST(Monitor, ControlCKeepsTheProgram) {
  Desk desk;
  (void)desk.keys("T10 PRINT 'HELLO'\r\x03");
  (void)desk.keys("T");
  EXPECT_EQ(desk.direct("RUN"), "HELLO\n");
}

TEST(Monitor, Interrupt2ClearsTheScreenAndKeepsTheMemory) {
  Desk desk;
  (void)desk.keys("T10 PRINT 'HELLO'\r");
  desk.machine().press_interrupt(2);
  EXPECT_EQ(desk.watch(kASecond), kMonitorReady);
  (void)desk.keys("T");
  EXPECT_EQ(desk.direct("RUN"), "HELLO\n");
}

TEST(Monitor, Interrupt1ClearsTheScreenAndGoesOn) {
  Desk desk;
  (void)desk.keys("TPRINT");
  desk.machine().press_interrupt(1);
  EXPECT_EQ(desk.keys(" 5\r"), "\x0C 5\n       5\n" + kOk);
}

TEST(Monitor, Interrupts3To7GoToTheUsersVectors) {
  for (unsigned line = 3; line <= 7; ++line) {
    Desk desk;
    // EI; RET after writing the line's number.
    desk.poke(static_cast<uint16_t>(0x1600 + 8 * line), {0xC3, 0x00, 0x17});
    desk.poke(0x1700, {0x3E, static_cast<uint8_t>('0' + line), 0xCD, 0x13, 0x00, 0xFB, 0xC9});
    desk.machine().press_interrupt(line);
    EXPECT_EQ(desk.watch(kASecond), std::string(1, static_cast<char>('0' + line)));
    EXPECT_EQ(desk.keys("W!"), "W\n!");
  }
}

TEST(Monitor, Interrupt2GetsThroughAfterInterrupt1WhateverRuns) {
  for (const char* running : {"", "W", "P1700\r", "I\r", "T", "T10 GOTO 10\rRUN\r",
                              "T10 INPUT A\rRUN\r", "TFOR I=1 TO 2 STEP 0;NEXT I\r"}) {
    Desk desk;
    desk.queue(running);
    (void)desk.watch(10 * kASecond);
    desk.machine().press_interrupt(1);
    (void)desk.watch(kASecond);
    desk.machine().press_interrupt(2);
    EXPECT_EQ(desk.watch(2 * kASecond), kMonitorReady) << running;
  }
}

}  // namespace
}  // namespace triton::firmware_test
