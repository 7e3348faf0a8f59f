// `triton exec`: our own little CP/M programs, in the library and through the command line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "emulator/support/errors.hpp"
#include "tools/triton/cpm_program.hpp"

namespace triton {
namespace {

using Bytes = std::vector<uint8_t>;
constexpr uint64_t kLimit = 1'000'000;

/// Hands out a text, then has ended; or never ends.
class ScriptedConsole final : public CpmConsole {
 public:
  explicit ScriptedConsole(std::string input, bool ends = true)
      : input_(std::move(input)), ends_(ends) {}

  void print(std::string_view text) override { printed += text; }
  std::optional<uint8_t> read() override {
    if (next_ == input_.size()) return std::nullopt;
    return static_cast<uint8_t>(input_[next_++]);
  }
  bool is_ready() override { return next_ < input_.size(); }
  bool has_ended() const override { return ends_ && next_ == input_.size(); }
  void not_emulated(unsigned function) override { missing.push_back(function); }

  std::string printed;
  std::vector<unsigned> missing;

 private:
  std::string input_;
  size_t next_ = 0;
  bool ends_;
};

struct Outcome {
  CpmProgram::End end;
  std::string text;
  I8080State cpu;
  std::vector<unsigned> missing;
};

struct Circumstances {
  std::string input = {};
  uint64_t limit = kLimit;
  std::vector<std::string> arguments = {};
  bool input_ends = true;
};

Outcome run(const Bytes& image, const Circumstances& circumstances = {}) {
  ScriptedConsole console(circumstances.input, circumstances.input_ends);
  CpmProgram program(image, circumstances.arguments, console);
  const CpmProgram::End end = program.run(circumstances.limit);
  return {end, console.printed, program.cpu(), console.missing};
}

/// A program that calls a function once, with DE, and ends.
Bytes one_call(unsigned function, uint16_t de = 0) {
  return {0x0E,
          static_cast<uint8_t>(function),
          0x11,
          static_cast<uint8_t>(de),
          static_cast<uint8_t>(de >> 8),
          0xCD,
          5,
          0,
          0xC3,
          0,
          0};
}

// MVI C,9 / LXI D,0109 / CALL 5 / RET / text
Bytes hello(const std::string& text) {
  const std::string code("\x0E\x09\x11\x09\x01\xCD\x05\x00\xC9", 9);
  const std::string image = code + text;
  return {image.begin(), image.end()};
}

TEST(CpmProgram, PrintsAStringUpToTheDollar) {
  const Outcome outcome = run(hello("Hello,\r\n8080$not this"));
  EXPECT_EQ(outcome.text, "Hello,\r\n8080");
  EXPECT_EQ(outcome.end, CpmProgram::End::kWarmBoot);
}

TEST(CpmProgram, PrintsACharacter) {
  // MVI C,2 / MVI E,'*' / CALL 5 / JMP 0
  EXPECT_EQ(run({0x0E, 2, 0x1E, '*', 0xCD, 5, 0, 0xC3, 0, 0}).text, "*");
}

TEST(CpmProgram, CountsTheBdosTrapItsReturnAndTheWarmBootAsExecuted) {
  const Outcome outcome = run(hello("$"));
  // MVI 7, LXI 10, CALL 17, OUT 10, RET 10, RET 10, OUT 10
  EXPECT_EQ(outcome.cpu.cycles, 74u);
  EXPECT_EQ(outcome.cpu.instructions, 7u);
}

TEST(CpmProgram, FindsTheTrapsInMemoryAsTheyWereAgreed) {
  // LDA 0005 / MOV B,A / LHLD 0000 / JMP 0: B is OUT, HL is OUT 0
  const Outcome outcome = run({0x3A, 5, 0, 0x47, 0x2A, 0, 0, 0xC3, 0, 0});
  EXPECT_EQ(outcome.cpu.bc >> 8, 0xD3);
  EXPECT_EQ(outcome.cpu.hl, 0x00D3);
}

TEST(CpmProgram, KeepsRegistersOverACall) {
  // LXI H,1234 / MVI A,56 / MVI C,2 / CALL 5 / JMP 0
  const Outcome outcome = run({0x21, 0x34, 0x12, 0x3E, 0x56, 0x0E, 2, 0xCD, 5, 0, 0xC3, 0, 0});
  EXPECT_EQ(outcome.cpu.hl, 0x1234);
  EXPECT_EQ(outcome.cpu.a, 0x56);
}

TEST(CpmProgram, EndsAtTheLimit) {
  const Outcome outcome = run({0xC3, 0x00, 0x01}, {.limit = 95});
  EXPECT_EQ(outcome.end, CpmProgram::End::kLimit);
  EXPECT_EQ(outcome.cpu.cycles, 100u);
}

TEST(CpmProgram, EndsAtAHaltThatNothingCanEnd) {
  const Outcome outcome = run({0x00, 0x76});
  EXPECT_EQ(outcome.end, CpmProgram::End::kHalted);
  EXPECT_EQ(outcome.cpu.cycles, 11u);
}

TEST(CpmProgram, EndsAtAStringThatHasNoEnd) {
  EXPECT_EQ(run(hello("no dollar")).end, CpmProgram::End::kEndlessString);
}

TEST(CpmProgram, NotesBdosFunctionsThatItDoesNotHave) {
  const Outcome outcome = run({0x0E, 12, 0xCD, 5, 0, 0xC9});
  EXPECT_EQ(outcome.end, CpmProgram::End::kWarmBoot);
  EXPECT_THAT(outcome.missing, ::testing::ElementsAre(12u));
}

TEST(CpmProgram, TellsOfAMissingFunctionAtItsFirstCallAndOnce) {
  // LOOP: MVI C,15 / CALL 5 / JMP LOOP: told, although it never ends
  const Outcome outcome = run({0x0E, 15, 0xCD, 5, 0, 0xC3, 0, 1});
  EXPECT_THAT(outcome.missing, ::testing::ElementsAre(15u));
  EXPECT_EQ(run(one_call(15)).cpu.a, 0xFF) << "a file that is not there";
  EXPECT_EQ(run(one_call(12)).cpu.a, 0x00);
}

TEST(CpmProgram, FunctionOneWaitsForACharacterAndEchoesIt) {
  const Outcome outcome = run(one_call(1), {.input = "Yes"});
  EXPECT_EQ(outcome.end, CpmProgram::End::kWarmBoot);
  EXPECT_EQ(outcome.text, "Y");
  EXPECT_EQ(outcome.cpu.a, 'Y');
  EXPECT_EQ(outcome.cpu.hl, 'Y');
  EXPECT_EQ(run(one_call(1), {.input = "\x07"}).text, "") << "a control character is not echoed";
  EXPECT_EQ(run(one_call(1)).end, CpmProgram::End::kInputEnded);
}

TEST(CpmProgram, FunctionSixAsksOrWritesWithoutEcho) {
  const Outcome asked = run(one_call(6, 0xFF), {.input = "q"});
  EXPECT_EQ(asked.cpu.a, 'q');
  EXPECT_EQ(asked.text, "");
  EXPECT_EQ(run(one_call(6, 0xFF)).cpu.a, 0);
  EXPECT_EQ(run(one_call(6, '!')).text, "!");
}

TEST(CpmProgram, FunctionElevenTellsWhetherACharacterIsThere) {
  EXPECT_EQ(run(one_call(11), {.input = "x"}).cpu.a, 0xFF);
  EXPECT_EQ(run(one_call(11)).cpu.a, 0x00);
}

TEST(CpmProgram, FunctionTenReadsALineWithItsCorrections) {
  // Reads into 0200 (10 characters at most), then writes the text by function 2.
  const auto line = [](const std::string& input) {
    Bytes image = {0x3E, 10,   0x32, 0x00, 0x02, 0x0E, 10,   0x11, 0x00, 0x02, 0xCD,
                   5,    0,    0x21, 0x01, 0x02, 0x7E, 0xB7, 0xCA, 0,    0,    0x35,
                   0x00, 0xE5, 0x3A, 0x30, 0x02, 0x3C, 0x32, 0x30, 0x02, 0x85, 0x6F,
                   0x5E, 0x0E, 2,    0xCD, 5,    0,    0xE1, 0xC3, 0x0D, 0x01};
    const Outcome outcome = run(image, {.input = input});
    const auto end = outcome.text.find('\r');
    return outcome.text.substr(0, end) + "|" + outcome.text.substr(end + 1);
  };
  EXPECT_EQ(line("HELLO\rREST"), "HELLO|HELLO");
  EXPECT_EQ(line("HELLO"), "HELLO|HELLO") << "the last line of a file";
  EXPECT_EQ(line("HEX\bLP\x7F\r"), "HEX\b \bLP\b \b|HEL");
  EXPECT_EQ(line("AB\x15"
                 "C\r"),
            "AB\b \b\b \bC|C");
  EXPECT_EQ(line("\r"), "|");
  EXPECT_EQ(line("0123456789ABC\r"), "0123456789|0123456789") << "the buffer is full";
  EXPECT_EQ(run(one_call(10, 0x200)).end, CpmProgram::End::kInputEnded);
  EXPECT_EQ(run(one_call(10, 0x200), {.input = "\x03"}).end, CpmProgram::End::kWarmBoot);
}

TEST(CpmProgram, ArgumentsStandInTheCommandTailAndTheControlBlocks) {
  // LXI H,ADDRESS / MVI B,COUNT / LOOP: MOV E,M / MVI C,2 / PUSH H / PUSH B / CALL 5 / POP B / POP H
  // INX H / DCR B / JNZ LOOP / JMP 0
  const auto shown = [](uint8_t address, uint8_t count, const std::vector<std::string>& arguments) {
    return run({0x21, address, 0,    0x06, count, 0x5E, 0x0E, 2, 0xE5, 0xC5, 0xCD, 5,
                0,    0xC1,    0xE1, 0x23, 0x05,  0xC2, 0x05, 1, 0xC3, 0,    0},
               {.arguments = arguments})
        .text;
  };
  EXPECT_EQ(shown(0x80, 10, {"b:file.txt", "-x"}), "\x0E B:FILE.T");
  EXPECT_EQ(shown(0x5C, 13, {"b:file.txt", "-x"}), std::string("\x02"
                                                               "FILE    TXT\0",
                                                               13));
  EXPECT_EQ(shown(0x6C, 12, {"b:file.txt", "*.c"}), std::string("\0????????C  ", 12));
  EXPECT_EQ(shown(0x5C, 12, {"longfilename.text"}), std::string("\0LONGFILETEX", 12));
  EXPECT_EQ(shown(0x5C, 12, {}), std::string("\0           ", 12));
  EXPECT_EQ(shown(0x80, 2, {}), std::string("\0\0", 2));
  EXPECT_THROW((void)shown(0x80, 1, {std::string(127, 'x')}), InputError);
  EXPECT_NO_THROW((void)shown(0x80, 1, {std::string(126, 'x')}));
  EXPECT_THROW((void)shown(0x80, 1, {"\xC3\xA9"}), InputError);
}

TEST(CpmProgram, EndsWhereItCanOnlyWait) {
  constexpr uint64_t kMuch = 1'000'000'000;
  // JMP $; a poll of function 11 or 6; the same with a counter of 16 bits
  const std::vector<Bytes> programs = {
      {0xC3, 0, 1},
      {0x0E, 11, 0xCD, 5, 0, 0xB7, 0xCA, 0, 1, 0xC9},
      {0x0E, 6, 0x1E, 0xFF, 0xCD, 5, 0, 0xB7, 0xCA, 0, 1, 0xC9},
      {0x2A, 0, 3, 0x23, 0x22, 0, 3, 0x0E, 11, 0xCD, 5, 0, 0xB7, 0xCA, 0, 1, 0xC9},
  };
  for (const Bytes& program : programs) {
    EXPECT_EQ(run(program, {.limit = kMuch}).end, CpmProgram::End::kEndlessLoop) << program[0];
  }
}

TEST(CpmProgram, GoesOnWhereACharacterMayComeOrSomethingIsWritten) {
  constexpr uint64_t kSome = 20'000'000;
  const Bytes poll = {0x0E, 11, 0xCD, 5, 0, 0xB7, 0xCA, 0, 1, 0xC9};
  EXPECT_EQ(run(poll, {.limit = kSome, .input_ends = false}).end, CpmProgram::End::kLimit);
  const Bytes chatter = {0x0E, 2, 0x1E, '.', 0xCD, 5, 0, 0xC3, 0, 1};
  EXPECT_EQ(run(chatter, {.limit = kSome}).end, CpmProgram::End::kLimit);
}

TEST(CpmProgram, TakesAProgramThatFillsMemory) {
  Bytes image(CpmProgram::kMaxBytes, 0x00);
  image.front() = 0xC9;
  image[image.size() - 1] = 0;  // the return address 0000 at FFFE
  EXPECT_EQ(run(image).end, CpmProgram::End::kWarmBoot);
}

// ---- The command ----

struct CommandResult {
  int status;
  std::string output;
  std::string errors;
};

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class ExecCommand : public ::testing::Test {
 protected:
  std::string file(const std::string& name, const Bytes& image) {
    std::string path = directory_ + name;
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char*>(image.data()),
               static_cast<std::streamsize>(image.size()));
    return path;
  }
  CommandResult exec(const std::string& arguments, const std::string& before = "") {
    const std::string out = directory_ + "out";
    const std::string err = directory_ + "err";
    const std::string command =
        before + "'" TRITON_PROGRAM "' exec " + arguments + " >'" + out + "' 2>'" + err + "'";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_file(out), read_file(err)};
  }

 private:
  std::string directory_ = ::testing::TempDir() + "triton_exec_" +
                           ::testing::UnitTest::GetInstance()->current_test_info()->name() + "_";
};

TEST_F(ExecCommand, PrintsConsoleTextToStdoutAndCountsToStderr) {
  const CommandResult result = exec(file("hello.com", hello("Hi$")));
  EXPECT_EQ(result.status, 0);
  EXPECT_EQ(result.output, "Hi");
  EXPECT_EQ(result.errors, "t_states=74 instructions=7\n");
}

TEST_F(ExecCommand, SaysWithStatusOneThatTheLimitWasReached) {
  const CommandResult result = exec(file("loop.com", {0xC3, 0x00, 0x01}) + " --limit 100");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.errors, ::testing::HasSubstr("still running at 0100 after 100 T-states\n"));
  EXPECT_THAT(result.errors, ::testing::EndsWith("t_states=100 instructions=10\n"));
}

TEST_F(ExecCommand, RefusesBadInputWithStatusTwoAndOneLine) {
  const Bytes too_long(CpmProgram::kMaxBytes + 1, 0);
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"/nonexistent/x.com", "No such file"},
      {::testing::TempDir(), "is a directory"},
      {file("empty.com", {}), "is empty"},
      {file("long.com", too_long), "too large, expected at most 65280 bytes"},
      {file("ret.com", {0xC9}) + " --limit 0", "expected a number from 1 to"},
      {file("ret.com", {0xC9}) + " --limit many", "--limit"},
      {file("ret.com", {0xC9}) + " --limit 0x10", "expected a number from 1 to"},
      {file("ret.com", {0xC9}) + " --limit=-1", "expected a number from 1 to"},
      {file("ret.com", {0xC9}) + " --limit 1e6", "expected a number from 1 to"},
      {file("ret.com", {0xC9}) + " -- " + std::string(127, 'x'), "expected at most 127"},
  };
  for (const auto& [arguments, message] : cases) {
    const CommandResult result = exec(arguments);
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_EQ(result.output, "") << arguments;
    EXPECT_THAT(result.errors, ::testing::HasSubstr(message)) << arguments;
    EXPECT_EQ(std::count(result.errors.begin(), result.errors.end(), '\n'), 1) << result.errors;
  }
}

TEST_F(ExecCommand, RunsSourceAndIntelHexThatBeginAt0100) {
  const auto text = [this](const std::string& name, const std::string& lines) {
    return file(name, {lines.begin(), lines.end()});
  };
  const std::string source =
      " ORG 100H\n MVI C,2\n MVI E,'!'\n CALL 5\n LDA FAR-1\n ORA A\n RZ\n JMP $\n ORG 300H\nFAR: "
      "DB 1\n";
  EXPECT_EQ(exec(text("mark.asm", source)).output, "!");
  EXPECT_EQ(exec(text("mark.HEX", ":050100000E02C3000027\n:00000001FF\n")).status, 0);
  for (const std::string& bad :
       {text("zero.asm", " RET\n"), text("low.asm", " ORG 100H\n RET\n ORG 0\n DB 1\n"),
        text("high.hex", ":01020000C934\n:00000001FF\n"), text("fault.asm", " ORG 100H\n MOV\n"),
        text("sum.hex", ":01010000C900\n:00000001FF\n"), text("none.asm", "; nothing\n")}) {
    const CommandResult result = exec(bad);
    EXPECT_EQ(result.status, 2) << bad;
    EXPECT_EQ(result.output, "") << bad;
    EXPECT_EQ(std::count(result.errors.begin(), result.errors.end(), '\n'), 1) << result.errors;
  }
}

TEST_F(ExecCommand, TalksOnStandardInputAndOutput) {
  // ASK: MVI C,1 / CALL 5 / CPI 'Y' / JNZ ASK / JMP 0
  const std::string ask = file("ask.com", {0x0E, 1, 0xCD, 5, 0, 0xFE, 'Y', 0xC2, 0, 1, 0xC3, 0, 0});
  const CommandResult answered = exec(ask, "printf 'no\\r\\n\\nY' | ");
  EXPECT_EQ(answered.status, 0);
  EXPECT_EQ(answered.output, "no\r\rY") << "a line end is one Return";
  const CommandResult silent = exec(ask + " </dev/null");
  EXPECT_EQ(silent.status, 1);
  EXPECT_THAT(silent.errors, ::testing::HasSubstr("BDOS function 1 is not emulated past its end"));
}

TEST_F(ExecCommand, TellsOfAMissingFunctionThoughTheProgramNeverEnds) {
  const CommandResult result = exec(file("open.com", {0x0E, 15, 0xCD, 5, 0, 0xC3, 0, 1}));
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.errors, ::testing::StartsWith("triton: "));
  EXPECT_THAT(result.errors, ::testing::HasSubstr("BDOS function 15 is not emulated"));
  EXPECT_THAT(result.errors, ::testing::HasSubstr("the program can only wait"));
}

TEST_F(ExecCommand, PassesArgumentsAfterTwoDashes) {
  // Writes the third character of the command tail: LDA 0083 / MOV E,A / MVI C,2 / CALL 5 / JMP 0
  const std::string tail = file("tail.com", {0x3A, 0x83, 0, 0x5F, 0x0E, 2, 0xCD, 5, 0, 0xC3, 0, 0});
  EXPECT_EQ(exec(tail + " -- -q --limit").output, "Q");
  EXPECT_EQ(exec(tail + " xyz").output, "Y");
}

}  // namespace
}  // namespace triton
