// `triton exec`: our own little CP/M programs, in the library and through the command line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "tools/triton/cpm_program.hpp"

namespace triton {
namespace {

using Bytes = std::vector<uint8_t>;
constexpr uint64_t kLimit = 1'000'000;

struct Outcome {
  CpmProgram::End end;
  std::string text;
  I8080State cpu;
  std::set<unsigned> unsupported;
};

Outcome run(const Bytes& image, uint64_t limit = kLimit) {
  std::string text;
  CpmProgram program(image, [&text](std::string_view piece) { text += piece; });
  const CpmProgram::End end = program.run(limit);
  return {end, text, program.cpu(), program.unsupported_functions()};
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
  const Outcome outcome = run({0xC3, 0x00, 0x01}, 95);
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
  EXPECT_THAT(outcome.unsupported, ::testing::ElementsAre(12u));
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
  CommandResult exec(const std::string& arguments) {
    const std::string out = directory_ + "out";
    const std::string err = directory_ + "err";
    const std::string command =
        std::string("'" TRITON_PROGRAM "' exec ") + arguments + " >'" + out + "' 2>'" + err + "'";
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
      {file("ret.com", {0xC9}) + " --limit 0", "--limit 0: expected 1"},
      {file("ret.com", {0xC9}) + " --limit many", "--limit"},
  };
  for (const auto& [arguments, message] : cases) {
    const CommandResult result = exec(arguments);
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_EQ(result.output, "") << arguments;
    EXPECT_THAT(result.errors, ::testing::HasSubstr(message)) << arguments;
    EXPECT_EQ(std::count(result.errors.begin(), result.errors.end(), '\n'), 1) << result.errors;
  }
}

}  // namespace
}  // namespace triton
