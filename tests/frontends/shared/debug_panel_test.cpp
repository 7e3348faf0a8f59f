#include "emulator/frontends/shared/debug_panel.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "emulator/frontends/shared/console.hpp"
#include "emulator/frontends/shared/host_actions.hpp"
#include "tests/frontends/shared/echo_machine.hpp"

namespace triton {
namespace {

using std::chrono::milliseconds;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class DebugPanelTest : public testing::Test {
 protected:
  Console& console() {
    if (!console_) {
      options_.data_directory = TRITON_DATA_DIR;
      console_.emplace(session_, options_,
                       [this] { return now_ += std::chrono::microseconds(10); });
    }
    return *console_;
  }
  void pass(milliseconds time) {
    for (milliseconds passed{}; passed < time; passed += milliseconds(10)) {
      now_ += milliseconds(10);
      console().tick();
    }
  }
  void type(std::string_view text) {
    for (const char c : text) console().tap_character(static_cast<char32_t>(c));
  }
  std::vector<std::string> lines() { return console().covering_lines(true); }
  [[nodiscard]] uint64_t cycles() const { return session_.machine().cycles(); }

  HostOptions options_;
  Session session_{echo_firmware()};
  std::optional<Console> console_;
  Console::Duration now_{};
};

TEST_F(DebugPanelTest, StopsTheMachineAndSaysWhereItIs) {
  pass(milliseconds(500));
  EXPECT_THAT(lines(), IsEmpty());
  console().perform(HostAction::kDebugger);
  const uint64_t stopped = cycles();
  pass(milliseconds(100));
  EXPECT_EQ(cycles(), stopped);
  EXPECT_THAT(lines(), Contains(StartsWith("00")));
  EXPECT_EQ(lines().back(), "> _");
  EXPECT_THAT(console().status(), HasSubstr("in the debugger"));
}

TEST_F(DebugPanelTest, IsThereFromTheBeginningWhenWanted) {
  options_.debug = true;
  pass(milliseconds(100));
  EXPECT_EQ(cycles(), 0U);
  EXPECT_THAT(lines(), Contains("0000          MVI  A,0CH"));
}

TEST_F(DebugPanelTest, CarriesOutWhatIsTypedAndTheMachineDoesNotSeeIt) {
  options_.debug = true;
  type("MEMX\bORY 0000 4\r");
  EXPECT_THAT(lines(), Contains(StartsWith("0000  3E 0C D3 05")));
  type("DANCE\r");
  EXPECT_THAT(lines(), Contains("'DANCE' IS NO COMMAND; HELP LISTS THEM"));
  EXPECT_FALSE(session_.machine().keyboard().strobe);
}

TEST_F(DebugPanelTest, ShowsOnlyWhatTheMachinesGlyphsCanShow) {
  options_.debug = true;
  type("help\r");
  for (const std::string& line : lines()) {
    EXPECT_LE(line.size(), kOverlayWidth);
    EXPECT_TRUE(std::ranges::all_of(line, [](char c) { return c >= 0x20 && c <= 0x5F; })) << line;
  }
  EXPECT_LE(lines().size(), DebugPanel::kRows);
}

TEST_F(DebugPanelTest, ShowsALongAnswerPageByPage) {
  options_.debug = true;
  type("disassemble 0000 30\r");
  EXPECT_EQ(lines().back(), "-- RETURN: MORE; OR THE NEXT COMMAND --");
  EXPECT_THAT(lines(), Contains(StartsWith("0000 ")));
  type("\r");
  EXPECT_THAT(lines(), Not(Contains(StartsWith("0000 "))));
  type("\r\r");
  EXPECT_EQ(lines().back(), "> _");
}

TEST_F(DebugPanelTest, ACommandTypedBetweenPagesPutsTheRestAway) {
  options_.debug = true;
  type("disassemble 0000 60\r");
  type("w");
  EXPECT_EQ(lines().back(), "> W_");
  type("here\r");
  EXPECT_THAT(lines(), Contains("0000          MVI  A,0CH"));
  EXPECT_EQ(lines().back(), "> _");
}

TEST_F(DebugPanelTest, BreaksALongLineBehindASpaceAndGoesOnInItsLastColumn) {
  options_.debug = true;
  type("help\r");
  EXPECT_THAT(lines(), Contains(testing::EndsWith("   RUN TO A BREAKPOINT, OR UNTIL A KEY IS ")));
  EXPECT_THAT(lines(), Contains(std::string(27, ' ') + "WANTED"));
}

TEST_F(DebugPanelTest, WritesAlternativesWithAStrokeThatTheMachineHas) {
  options_.debug = true;
  type("help\r");
  EXPECT_THAT(lines(), Contains(HasSubstr("BACK [N]/LINE")));
}

TEST_F(DebugPanelTest, EscapeLetsTheMachineRunOn) {
  options_.debug = true;
  type("\x1B");
  pass(milliseconds(100));
  EXPECT_THAT(lines(), IsEmpty());
  EXPECT_GT(cycles(), 70'000U);
  type("7");
  pass(milliseconds(200));
  EXPECT_EQ(session_.machine().screen().displayed(0, 0), '7');
}

TEST_F(DebugPanelTest, ComesBackAtABreakpoint) {
  options_.debug = true;
  type("break 0014\rcontinue\r");
  pass(milliseconds(300));
  EXPECT_THAT(lines(), IsEmpty()) << "0014 comes only after a key";
  type("A");
  pass(milliseconds(300));
  EXPECT_THAT(lines(), Contains("BREAKPOINT 1: 0014"));
  EXPECT_EQ(session_.machine().cpu().pc, 0x0014);
}

TEST_F(DebugPanelTest, StepsAndStaysThere) {
  options_.debug = true;
  type("step\r");
  pass(milliseconds(20));
  EXPECT_EQ(session_.machine().cpu().instructions, 1U);
  EXPECT_THAT(lines(), Contains("0002          OUT  05H"));
}

TEST_F(DebugPanelTest, QuitTakesTheBreakpointsAway) {
  options_.debug = true;
  type("break 0014\rquit\r");
  type("A");
  pass(milliseconds(500));
  type("A");
  pass(milliseconds(500));
  EXPECT_THAT(lines(), IsEmpty());
}

TEST(HostActions, HaveALetterForTheDebugger) {
  const HostActionEntry* entry = action_of_letter('b');
  ASSERT_NE(entry, nullptr);
  EXPECT_EQ(entry->action, HostAction::kDebugger);
  EXPECT_FALSE(entry->window_only);
}

}  // namespace
}  // namespace triton
