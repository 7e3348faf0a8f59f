// The monitor's published addresses, called as a user's machine code calls them.
#include <gtest/gtest.h>

#include <functional>

#include "tests/firmware/desk.hpp"

namespace triton::firmware_test {
namespace {

constexpr uint16_t kInch = 0x000B;
constexpr uint16_t kOutch = 0x0013;
constexpr uint16_t kIndata = 0x001B;
constexpr uint16_t kPdata = 0x0023;
constexpr uint16_t kPstrng = 0x002B;
constexpr uint16_t kPcrlf = 0x0033;
constexpr uint16_t kInit = 0x0053;
constexpr uint16_t kBasicin = 0x00AA;
constexpr uint16_t kDly = 0x010D;
constexpr uint16_t kFivsec = 0x0116;
constexpr uint16_t kClrscn = 0x0134;
constexpr uint16_t kReinit = 0x02B9;
constexpr uint16_t kTpeon = 0x0327;
constexpr uint16_t kTpeoff = 0x032C;

constexpr uint16_t kReturnAddress = 0x1E00;
constexpr uint16_t kText = 0x1700;
constexpr double kCyclesAMillisecond = 800;
constexpr uint64_t kLongestCall = 40'000'000;
constexpr uint8_t kZero = 0x40;
/// Flags whose bits the 8080 does not fix, all set: S Z A P C, with bit 1.
constexpr uint8_t kAllFlags = 0xD7;

/// A call that has come back.
struct Called {
  I8080State before;
  I8080State after;
  std::string printed;

  [[nodiscard]] uint8_t a() const { return after.a; }
  [[nodiscard]] bool zero() const { return (after.flags & kZero) != 0; }
  [[nodiscard]] double milliseconds() const {
    return static_cast<double>(after.cycles - before.cycles) / kCyclesAMillisecond;
  }
};

/// A machine at the monitor's prompt whose CPU is taken for calls.
class Caller {
 public:
  Caller() {
    desk.machine().cpu().sp = 0x1C00;
    desk.machine().cpu().bc = 0x1234;
    desk.machine().cpu().de = kText;
    desk.machine().cpu().hl = 0x9ABC;
    desk.machine().cpu().a = 0x55;
    desk.machine().cpu().flags = kAllFlags;
  }

  I8080State& cpu() { return desk.machine().cpu(); }

  /// CALL `address`; `meanwhile` before each instruction.
  Called call(
      uint16_t address, const std::function<void()>& meanwhile = [] {}) {
    I8080State& state = cpu();
    (void)desk.watch(0);
    state.sp = static_cast<uint16_t>(state.sp - 2);
    desk.poke_word(state.sp, kReturnAddress);
    state.pc = address;
    Called called{state, {}, {}};
    while (state.pc != kReturnAddress) {
      meanwhile();
      desk.machine().step();
      if (state.cycles - called.before.cycles > kLongestCall) {
        ADD_FAILURE() << "no return from " << address;
        break;
      }
    }
    called.after = state;
    EXPECT_EQ(state.sp, called.before.sp + 2);
    called.printed = desk.watch(0);
    return called;
  }

  Desk desk;
};

void expect_registers_kept(const Called& called) {
  EXPECT_EQ(called.after.a, called.before.a);
  EXPECT_EQ(called.after.bc, called.before.bc);
  EXPECT_EQ(called.after.de, called.before.de);
  EXPECT_EQ(called.after.hl, called.before.hl);
}

void expect_flags_kept(const Called& called) { EXPECT_EQ(called.after.flags, called.before.flags); }

TEST(EntryPoints, ResetBeginsAsPublished) {
  Desk desk;
  const std::vector<uint8_t> first = {0x31, 0x80, 0x14, 0xFB, 0xC3};
  uint16_t address = 0;
  for (const uint8_t byte : first) EXPECT_EQ(desk.machine().peek(address++), byte);
}

TEST(EntryPoints, TheRestartsOfTheUserJumpToRam) {
  Desk desk;
  for (uint16_t line = 3; line <= 7; ++line) {
    EXPECT_EQ(desk.machine().peek(static_cast<uint16_t>(8 * line)), 0xC3);
    EXPECT_EQ(desk.machine().peek_word(static_cast<uint16_t>(8 * line + 1)), 0x1600 + 8 * line);
  }
}

TEST(EntryPoints, StringsStandAtTheirAddresses) {
  const std::vector<std::pair<uint16_t, std::string>> strings = {
      {0x0377, "TRITON READY"}, {0x0385, "START="}, {0x03A1, "INVALID"},
      {0x03C4, "HEADER="},      {0x03CF, "END"},
  };
  for (const auto& [address, text] : strings) {
    Caller caller;
    caller.cpu().de = address;
    const Called called = caller.call(kPdata);
    EXPECT_EQ(called.printed, text);
    EXPECT_EQ(called.after.de, address + text.size() + 1);
  }
}

TEST(Inch, ReturnsEveryCodeWithTheCaseOfLettersInverted) {
  Caller caller;
  for (unsigned code = 0; code < 0x80; ++code) {
    if (code == 0x03) continue;
    caller.desk.machine().release_key();
    int instructions = 0;
    const Called called = caller.call(kInch, [&] {
      if (++instructions == 100) caller.desk.machine().press_key(static_cast<uint8_t>(code));
    });
    const bool letter = (code >= 0x41 && code <= 0x5A) || (code >= 0x61 && code <= 0x7A);
    EXPECT_EQ(called.a(), letter ? code ^ 0x20 : code);
    EXPECT_EQ(called.after.bc, called.before.bc);
    EXPECT_EQ(called.after.de, called.before.de);
    EXPECT_EQ(called.after.hl, called.before.hl);
  }
}

TEST(Inch, WaitsForTheLastKeyToComeUp) {
  Caller caller;
  caller.desk.machine().press_key('1');
  int instructions = 0;
  const Called called = caller.call(kInch, [&] {
    ++instructions;
    if (instructions == 500) caller.desk.machine().release_key();
    if (instructions == 1000) caller.desk.machine().press_key('2');
  });
  EXPECT_EQ(called.a(), '2');
}

TEST(Inch, EnablesInterruptsAgain) {
  Caller caller;
  caller.cpu().interrupts_enabled = false;
  int instructions = 0;
  const Called called = caller.call(kInch, [&] {
    if (++instructions == 100) caller.desk.machine().press_key('2');
  });
  EXPECT_TRUE(called.after.interrupts_enabled);
}

TEST(Inch, ControlCReinitialises) {
  Caller caller;
  caller.cpu().pc = kInch;
  (void)caller.desk.watch(1'000);
  caller.desk.machine().press_key(0x03);
  EXPECT_EQ(caller.desk.watch(800'000), kMonitorReady);
}

TEST(Basicin, ReturnsAtOnceWithZeroWhenNoKeyIsDown) {
  Caller caller;
  const Called called = caller.call(kBasicin);
  EXPECT_EQ(called.a(), 0);
  EXPECT_TRUE(called.zero());
  EXPECT_LT(called.milliseconds(), 0.2);
  EXPECT_EQ(called.after.bc, called.before.bc);
  EXPECT_EQ(called.after.de, called.before.de);
  EXPECT_EQ(called.after.hl, called.before.hl);
}

TEST(Basicin, ReturnsTheKeyThatIsDownEachTime) {
  for (const uint8_t code :
       std::initializer_list<uint8_t>{0x00, 0x0D, 0x41, 0x5B, 0x60, 0x7A, 0x7B, 0x7F}) {
    Caller caller;
    caller.desk.machine().press_key(code);
    for (int time = 0; time < 2; ++time) {
      const Called called = caller.call(kBasicin);
      EXPECT_EQ(key_code_for_character(called.a()), code);
      EXPECT_FALSE(called.zero());
    }
  }
}

TEST(Basicin, ControlCReinitialises) {
  Caller caller;
  caller.desk.machine().press_key(0x03);
  caller.cpu().pc = kBasicin;
  EXPECT_EQ(caller.desk.watch(800'000), kMonitorReady);
}

TEST(Outch, PrintsInAboutNineMillisecondsAndKeepsRegistersAndFlags) {
  Caller caller;
  caller.cpu().a = 'Q';
  const Called called = caller.call(kOutch);
  EXPECT_EQ(called.printed, "Q");
  EXPECT_GT(called.milliseconds(), 8.3);
  EXPECT_LT(called.milliseconds(), 10);
  expect_registers_kept(called);
  expect_flags_kept(called);
}

TEST(Outch, LeavesTheStrobeLow) {
  Caller caller;
  (void)caller.call(kOutch);
  EXPECT_FALSE(caller.desk.machine().screen().state.strobe);
}

TEST(Outch, DropsBit7) {
  Caller caller;
  caller.cpu().a = 0x80 | 'Q';
  EXPECT_EQ(caller.call(kOutch).printed, "Q");
}

TEST(Outch, GivesErasePageAndHomeTheTimeThatTheControllerNeeds) {
  for (const uint8_t code : std::initializer_list<uint8_t>{0x0C, 0x1C}) {
    Caller caller;
    caller.cpu().a = code;
    const Called called = caller.call(kOutch);
    EXPECT_GT(called.milliseconds(), 132);
    expect_registers_kept(called);
    expect_flags_kept(called);
  }
}

TEST(Outch, LosesNothingOnTheRealController) {
  TritonConfig config;
  config.vdu_timing = VduTiming::kReal;
  Desk desk(config);
  (void)desk.keys("T");
  (void)desk.keys("PRINT ^L,'A',^\\,'B';VDU 0,12;VDU 0,28;PRINT 'C',12345\rLIST\r\x03");
  EXPECT_EQ(desk.machine().screen().state.lost_strobes, 0U);
}

/// INDATA to `buffer` with these keys.
Called read_line(Caller& caller, uint16_t buffer, const std::string& keys) {
  caller.cpu().de = buffer;
  int instructions = 0;
  Called called = caller.call(kIndata, [&] {
    if (++instructions == 1000) caller.desk.queue(keys);
    if (instructions > 1000) caller.desk.session().typist().act(caller.desk.machine());
  });
  EXPECT_EQ(called.after.bc, called.before.bc);
  EXPECT_EQ(called.after.hl, called.before.hl);
  return called;
}

std::string memory_text(Desk& desk, uint16_t address, std::size_t length) {
  std::string text;
  for (std::size_t i = 0; i < length; ++i) {
    text += static_cast<char>(desk.machine().peek(static_cast<uint16_t>(address + i)));
  }
  return text;
}

/// Characters that are not all the same.
std::string long_text(std::size_t length) {
  std::string text;
  for (std::size_t i = 0; i < length; ++i) text += static_cast<char>('!' + i % 89);
  return text;
}

TEST(Indata, ReadsALineToMemoryAndClosesItWith04) {
  Caller caller;
  const Called called = read_line(caller, kText, "HELLO\x08P!\r");
  EXPECT_EQ(called.printed, "HELLO\bP!");
  EXPECT_EQ(memory_text(caller.desk, kText, 7), "HELLP!\x04");
  EXPECT_EQ(called.after.de, kText + 7);
}

TEST(Indata, TakesALineOfAnyLengthIntoTheCallersBuffer) {
  for (const std::size_t length : {0U, 1U, 79U, 80U, 81U, 100U, 255U, 256U, 257U, 1100U}) {
    Caller caller;
    caller.cpu().sp = 0x1680;
    const std::string text = long_text(length);
    const Called called = read_line(caller, kText, text + "\r");
    EXPECT_EQ(called.printed, text);
    EXPECT_EQ(memory_text(caller.desk, kText, length + 1), text + "\x04");
    EXPECT_EQ(called.after.de, kText + length + 1);
  }
}

TEST(Indata, ControlHStepsBackToTheFirstCharacterOfALongLineAndNoFurther) {
  Caller caller;
  const std::string text = long_text(260);
  const Called called = read_line(caller, kText, text + std::string(262, '\b') + "AB\r");
  EXPECT_EQ(called.printed, text + std::string(260, '\b') + "AB");
  EXPECT_EQ(memory_text(caller.desk, kText, 3), "AB\x04");
  EXPECT_EQ(memory_text(caller.desk, kText - 1, 1), std::string(1, '\0'));
}

TEST(Indata, OnlyALineInTheMonitorsBufferEndsAtEightyCharacters) {
  for (const auto& [buffer, takes] :
       std::initializer_list<std::pair<uint16_t, std::size_t>>{{0x1410, 80}, {0x1420, 64}}) {
    Caller caller;
    const std::string text = long_text(120);
    const Called called = read_line(caller, buffer, text + "\b?!\r");
    EXPECT_EQ(called.printed, text.substr(0, takes) + "\b?");
    EXPECT_EQ(memory_text(caller.desk, buffer, takes + 1), text.substr(0, takes - 1) + "?\x04");
    EXPECT_EQ(called.after.de, 0x1461);
  }
}

TEST(Indata, IsNotStoppedWhereOnlyTheLowByteIsThatOfTheMonitorsBuffer) {
  for (const uint16_t buffer : std::initializer_list<uint16_t>{0x1710, 0x2010, 0x1860}) {
    Caller caller;
    const std::string text = long_text(120);
    EXPECT_EQ(read_line(caller, buffer, text + "\r").printed, text);
    EXPECT_EQ(memory_text(caller.desk, buffer, 121), text + "\x04");
  }
}

TEST(Indata, EchoesWhatMemoryHoldsSoThatTheEndOfTheRamShows) {
  Caller caller;
  const Called called = read_line(caller, 0x3FFD, "ABCDE\b\b\bF\r");
  EXPECT_EQ(called.printed, "ABC\x7F\x7F\b\b\bF");
  EXPECT_EQ(memory_text(caller.desk, 0x3FFD, 3), "ABF");
}

TEST(Pdata, PrintsUpTo04AndLeavesDeOnePast) {
  Caller caller;
  caller.desk.poke(kText, {'A', 0x0D, 0x0A, 'b', 0x04, 'X'});
  const Called called = caller.call(kPdata);
  EXPECT_EQ(called.printed, "A\nb");
  EXPECT_EQ(called.after.de, kText + 5);
}

TEST(Pstrng, IsPdataOnANewLine) {
  Caller caller;
  caller.desk.poke(kText, {'A', 0x04});
  const Called called = caller.call(kPstrng);
  EXPECT_EQ(called.printed, "\nA");
  EXPECT_EQ(called.after.de, kText + 2);
}

TEST(Pcrlf, PrintsANewLineAndKeepsA) {
  Caller caller;
  const Called called = caller.call(kPcrlf);
  EXPECT_EQ(called.printed, "\n");
  expect_registers_kept(called);
  expect_flags_kept(called);
}

TEST(Init, ClearsTheScreenAndPrintsTheWholeMessageWithoutClearingMemory) {
  Caller caller;
  caller.desk.poke(kText, {0x42});
  caller.cpu().pc = kInit;
  caller.cpu().sp = 0x0000;
  EXPECT_EQ(caller.desk.watch(800'000), kMonitorReady);
  EXPECT_EQ(caller.desk.machine().peek(kText), 0x42);
  EXPECT_LE(caller.cpu().sp, 0x1480);
  EXPECT_GT(caller.cpu().sp, 0x1460);
}

TEST(Reinit, AsksForAFunctionWithTheShortMessageAndLeavesTheScreenAlone) {
  Caller caller;
  caller.cpu().pc = kReinit;
  caller.cpu().sp = 0x0000;
  EXPECT_EQ(caller.desk.watch(800'000), kFunction);
  EXPECT_EQ(caller.desk.keys("WX"), "W\nX");
}

TEST(Dly, TakesAboutThreeMillisecondsAndKeepsRegisters) {
  Caller caller;
  const Called called = caller.call(kDly);
  EXPECT_NEAR(called.milliseconds(), 3, 0.2);
  expect_registers_kept(called);
}

TEST(Fivsec, TakesFiveToSixSecondsAndKeepsRegistersAndFlags) {
  Caller caller;
  const Called called = caller.call(kFivsec);
  EXPECT_GT(called.milliseconds(), 5'000);
  EXPECT_LT(called.milliseconds(), 6'000);
  expect_registers_kept(called);
  expect_flags_kept(called);
}

TEST(Clrscn, ClearsInAboutTwoHundredMillisecondsAndKeepsRegistersAndFlags) {
  Caller caller;
  const Called called = caller.call(kClrscn);
  EXPECT_EQ(called.printed, "\x0C");
  EXPECT_NEAR(called.milliseconds(), 200, 10);
  expect_registers_kept(called);
  expect_flags_kept(called);
}

TEST(Rst1, IsClrscnAsASubroutine) {
  Caller caller;
  const Called called = caller.call(0x0008);
  EXPECT_EQ(called.printed, "\x0C");
  expect_registers_kept(called);
  expect_flags_kept(called);
}

TEST(TapeRelay, IsSwitchedOnWith80AndOffWith00) {
  Caller caller;
  EXPECT_EQ(caller.call(kTpeon).a(), 0x80);
  EXPECT_EQ(caller.desk.machine().latches().port7, 0x80);
  EXPECT_EQ(caller.call(kTpeoff).a(), 0x00);
  EXPECT_EQ(caller.desk.machine().latches().port7, 0x00);
}

}  // namespace
}  // namespace triton::firmware_test
