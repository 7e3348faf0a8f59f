// Whatever a BASIC program or the keys have done, INT2 brings the monitor back, and Tiny BASIC
// after it. (VDU beyond the screen may write anywhere, as on the real machine, and is left out.)
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "emulator/formats/firmware.hpp"
#include "emulator/session/session.hpp"
#include "tests/firmware/differential_dice.hpp"
#include "tests/firmware/differential_scripts.hpp"

namespace triton {
namespace {

using differential::Dice;
using differential::Script;

constexpr unsigned kInt2 = 2;
constexpr uint64_t kSecond = 800'000;

const Session& session_at_prompt() {
  static const Session session = [] {
    Session fresh(load_firmware(TRITON_DATA_DIR));
    fresh.boot();
    fresh.start_basic();
    return fresh;
  }();
  return session;
}

std::string key_text(const std::string& characters) {
  std::string text;
  for (const char character : characters) {
    text += fmt::format("\\x{:02X}", static_cast<unsigned>(character));
  }
  return text;
}

void expect_int2_recovers(Session& session, const std::string& what) {
  SCOPED_TRACE(what);
  session.typist().clear();
  session.machine().press_interrupt(kInt2);
  session.advance(kSecond);
  ASSERT_NO_THROW(session.run_until_idle(10 * kSecond));
  const std::vector<std::string> monitor = session.rows();
  EXPECT_EQ(monitor[1], "TRITON READY");
  EXPECT_EQ(monitor[2], "FUNCTION? P G I O L W T");
  ASSERT_NO_THROW(session.start_basic());
  session.type("NEW\r10 F.I=1TO3;P.#1,I,;N.I\rRUN\r");
  ASSERT_NO_THROW(session.run_until_idle(10 * kSecond));
  EXPECT_TRUE(session.screen_shows("123")) << fmt::format("{}", fmt::join(session.rows(), "\n"));
}

/// Runs the lines typed at the prompt for a while, then tries INT2.
void expect_recovery_from(const std::vector<std::string>& typed, uint64_t cycles) {
  Session session = session_at_prompt();
  std::string all;
  for (const std::string& line : typed) all += line + '\r';
  session.type(key_text(all));
  (void)session.run(session.machine().cycles() + cycles, {.when_idle = true});
  expect_int2_recovers(session, all);
}

TEST(Recovery, FromParenthesesToTheEndOfTheStack) {
  expect_recovery_from({"A=" + std::string(70, '(')}, 5 * kSecond);
  expect_recovery_from({"10 A=" + std::string(67, '('), "RUN"}, 5 * kSecond);
  std::string arrays = "A=";
  for (int i = 0; i < 23; ++i) arrays += "@(-";
  expect_recovery_from({arrays}, 5 * kSecond);
  std::string functions = "P.";
  for (int i = 0; i < 17; ++i) functions += "A.(-";
  expect_recovery_from({functions}, 5 * kSecond);
  std::string products = "P.";
  for (int i = 0; i < 14; ++i) products += "1+2*(";
  expect_recovery_from({products}, 5 * kSecond);
}

TEST(Recovery, FromSubroutinesWithoutEnd) {
  expect_recovery_from({"10 GOSUB 10", "RUN"}, 5 * kSecond);
  expect_recovery_from({"10 FOR I=1 TO 2;GOSUB 10", "RUN"}, 5 * kSecond);
  expect_recovery_from({"10 F.I=1TO9;F.J=1TO9;F.K=1TO9;GOS.10", "RUN"}, 5 * kSecond);
}

TEST(Recovery, FromMoreLoopsThanTheStackHolds) {
  std::vector<std::string> typed;
  for (char name = 'A'; name <= 'Z'; ++name) {
    typed.push_back(fmt::format("{} FOR {}=1 TO 9", 10 * (name - 'A' + 1), name));
  }
  typed.emplace_back("RUN");
  expect_recovery_from(typed, 20 * kSecond);
  typed = {"5 I=I+1;FOR @(I)=1 TO 9;GOTO 5", "RUN"};
  expect_recovery_from(typed, 20 * kSecond);
}

TEST(Recovery, FromEndlessLoopsAndFromOutput) {
  expect_recovery_from({"10 GOTO 10", "RUN"}, 3 * kSecond);
  expect_recovery_from({"10 F.I=1TO2S.0;N.I", "RUN"}, 3 * kSecond);
  expect_recovery_from({"10 P.'*',;G.10", "RUN"}, 7 * kSecond);
  expect_recovery_from({"10 INPUT A;G.10", "RUN", "1", "2", "(("}, 7 * kSecond);
}

TEST(Recovery, FromRandomProgramsInterruptedAnywhere) {
  for (uint32_t seed = 1; seed <= 150; ++seed) {
    Dice dice(seed);
    for (const auto make : {differential::random_soup, differential::random_program}) {
      const Script script = make(seed);
      std::vector<std::string> typed;
      const auto contains_vdu = [](const std::string& line) {
        return line.find('V') != std::string::npos;
      };
      for (const std::string& line : script.program) {
        if (!contains_vdu(line)) typed.push_back(line);
      }
      typed.emplace_back("RUN");
      for (const std::string& line : script.typed) {
        if (!contains_vdu(line)) typed.push_back(line);
      }
      expect_recovery_from(typed, static_cast<uint64_t>(dice.between(1, 20'000'000)));
    }
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace triton
