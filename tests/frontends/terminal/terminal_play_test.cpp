// The terminal host in a real terminal: keys go in through tmux, and what the terminal shows is
// read back.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>
#include <utility>

#include "tests/frontends/terminal/tmux_terminal.hpp"

namespace triton {
namespace {

class TerminalPlay : public testing::Test {
 protected:
  void start(const std::string& command = TRITON_ECHO_PLAYER,
             const std::string& title = "Triton - echo") const {
    terminal_.send_keys(
        {fmt::format(
             "stty -g; sh -c 'echo $$ >{}; exec {}'; status=$?; stty -g; echo status=$status",
             process_file_, command),
         "Enter"});
    ASSERT_TRUE(terminal_.wait_for(title)) << terminal_.contents();
  }
  /// After the host's end: the shell's screen is back as it was, in the mode in which it was.
  void expect_restored(const std::string& status) const {
    ASSERT_TRUE(terminal_.wait_for("status=" + status + "\n")) << terminal_.contents();
    const std::string contents = terminal_.contents();
    EXPECT_EQ(contents.find("Triton - echo"), std::string::npos) << contents;
    EXPECT_EQ(terminal_.pane_variable("alternate_on"), "0");
    EXPECT_EQ(terminal_.pane_variable("cursor_flag"), "1");
    const size_t before = contents.find(":", contents.find("stty -g\n") + 8);
    ASSERT_NE(before, std::string::npos) << contents;
    const size_t begin = contents.rfind('\n', before) + 1;
    const std::string mode = contents.substr(begin, contents.find('\n', begin) - begin);
    EXPECT_GT(mode.size(), 40u) << contents;
    EXPECT_NE(contents.find(mode, begin + mode.size()), std::string::npos) << contents;
  }
  void send_signal(int signal_number) const {
    pid_t process = 0;
    std::ifstream(process_file_) >> process;
    ASSERT_GT(process, 0);
    ASSERT_EQ(kill(process, signal_number), 0);
  }

  const std::string name_ = testing::UnitTest::GetInstance()->current_test_info()->name();
  const std::string process_file_ = testing::TempDir() + "/triton_terminal_" + name_ + ".pid";
  TmuxTerminal terminal_{name_, 200, 30};
};

TEST_F(TerminalPlay, TypedKeysAppearOnTheMachinesScreenAndTheCursorFollows) {
  start();
  terminal_.send_keys({"7+5 = 12"});
  EXPECT_TRUE(terminal_.wait_for("│7+5 = 12 ")) << terminal_.contents();
  EXPECT_EQ(terminal_.pane_variable("cursor_x"), fmt::format("{}", 68 + 8));
  EXPECT_EQ(terminal_.pane_variable("cursor_flag"), "1");
  terminal_.send_keys({"C-q"});
  expect_restored("0");
}

TEST_F(TerminalPlay, GraphicsAreUnicode) {
  start();
  // Without graphics shift lower case sends the encoder's 61-7A, which the echo program shows.
  terminal_.send_keys({"q", "r", "s", "t", "i", "j", "z"});
  EXPECT_TRUE(terminal_.wait_for("╱╲─│▏▕█")) << terminal_.contents();
}

TEST_F(TerminalPlay, TheOverlayOpensAndItsLettersWork) {
  start();
  terminal_.send_keys({"abc"});
  ASSERT_TRUE(terminal_.wait_for("♣♦♥")) << terminal_.contents();
  terminal_.send_keys({"F1"});
  EXPECT_TRUE(terminal_.wait_for("R RESET")) << terminal_.contents();
  terminal_.send_keys({"r"});
  EXPECT_TRUE(terminal_.wait_until_gone("♣♦♥")) << terminal_.contents();
  EXPECT_TRUE(terminal_.wait_until_gone("R RESET")) << terminal_.contents();
}

TEST_F(TerminalPlay, TheDebuggerStopsTheMachineAndLetsItGoOn) {
  start();
  terminal_.send_keys({"F1", "b"});
  ASSERT_TRUE(terminal_.wait_for("DEBUGGER: HELP")) << terminal_.contents();
  terminal_.send_keys({"set a 5A", "Enter", "registers", "Enter"});
  EXPECT_TRUE(terminal_.wait_for("A 5A  BC ")) << terminal_.contents();
  EXPECT_TRUE(terminal_.wait_for("in the debugger")) << terminal_.contents();
  terminal_.send_keys({"continue", "Enter"});
  EXPECT_TRUE(terminal_.wait_until_gone("DEBUGGER: HELP")) << terminal_.contents();
  terminal_.send_keys({"123"});
  EXPECT_TRUE(terminal_.wait_for("│123")) << terminal_.contents();
}

TEST_F(TerminalPlay, PauseAndWarpShowInTheStatus) {
  start();
  terminal_.send_keys({"F9"});
  EXPECT_TRUE(terminal_.wait_for("paused")) << terminal_.contents();
  terminal_.send_keys({"F9"});
  EXPECT_TRUE(terminal_.wait_until_gone("paused")) << terminal_.contents();
  terminal_.send_keys({"F2"});
  EXPECT_TRUE(terminal_.wait_for("WARP ON")) << terminal_.contents();
}

TEST_F(TerminalPlay, APasteIsTypedCompletely) {
  start();
  const std::string digits = "1234567890123456789012345678901234567890123456789012345678";
  terminal_.paste(digits);
  EXPECT_TRUE(terminal_.wait_for("│" + digits)) << terminal_.contents();
}

TEST_F(TerminalPlay, ItFollowsTheTerminalsSize) {
  start();
  terminal_.send_keys({"123"});
  ASSERT_TRUE(terminal_.wait_for("│123")) << terminal_.contents();
  terminal_.resize(40, 12);
  EXPECT_TRUE(terminal_.wait_until_gone("│")) << terminal_.contents();
  EXPECT_TRUE(terminal_.wait_for("123")) << terminal_.contents();
  terminal_.resize(90, 25);
  EXPECT_TRUE(terminal_.wait_for("│123")) << terminal_.contents();
}

TEST_F(TerminalPlay, EverySizeShowsWhatIsTypedTheOverlayAndHowToQuit) {
  start();
  terminal_.send_keys({"123"});
  ASSERT_TRUE(terminal_.wait_for("│123")) << terminal_.contents();
  const std::pair<unsigned, unsigned> sizes[] = {{40, 12}, {40, 24}, {64, 16}, {65, 17},
                                                 {80, 12}, {80, 24}, {132, 43}};
  for (const auto& [width, height] : sizes) {
    terminal_.resize(width, height);
    EXPECT_TRUE(terminal_.wait_for("Ctrl-Q quits\n")) << terminal_.contents();
    EXPECT_TRUE(terminal_.wait_for("123")) << terminal_.contents();
    terminal_.send_keys({"F1"});
    EXPECT_TRUE(terminal_.wait_for("QUIT (CTRL-Q)")) << terminal_.contents();
    EXPECT_TRUE(terminal_.wait_for("Ctrl-Q quits\n")) << terminal_.contents();
    terminal_.send_keys({"F1"});
    EXPECT_TRUE(terminal_.wait_until_gone("QUIT (CTRL-Q)")) << terminal_.contents();
  }
}

TEST_F(TerminalPlay, ATerminalWithoutUtf8IsDrawnInAscii) {
  start("env LC_ALL=C " TRITON_ECHO_PLAYER);
  terminal_.send_keys({"q", "r", "s", "t", "i", "j", "z"});
  EXPECT_TRUE(terminal_.wait_for("/\\-|||#")) << terminal_.contents();
  const std::string contents = terminal_.contents();
  EXPECT_TRUE(std::all_of(contents.begin(), contents.end(), [](char c) { return c >= 0; }))
      << contents;
}

TEST_F(TerminalPlay, ADumbTerminalIsRefusedWithWhatToDo) {
  terminal_.send_keys(
      {"TERM=dumb " TRITON_PROGRAM " run labyrinth --video terminal; echo status=$?", "Enter"});
  ASSERT_TRUE(terminal_.wait_for("status=2")) << terminal_.contents();
  const std::string contents = terminal_.contents();
  EXPECT_NE(contents.find("cannot place the cursor"), std::string::npos) << contents;
  EXPECT_EQ(contents.find("seed"), std::string::npos) << contents;
}

TEST_F(TerminalPlay, TheMachineGetsControlC) {
  start();
  terminal_.send_keys({"C-c", "a"});
  EXPECT_TRUE(terminal_.wait_for("◄♣")) << terminal_.contents();
}

TEST_F(TerminalPlay, TheTerminalIsRestoredAfterTerminate) {
  start();
  send_signal(SIGTERM);
  expect_restored("143");
}

TEST_F(TerminalPlay, TheTerminalIsRestoredAfterACrash) {
  start();
  send_signal(SIGSEGV);
  expect_restored("139");
}

TEST_F(TerminalPlay, WithoutAnAudioDeviceItSaysSoAndPlaysOn) {
  start("env SDL_AUDIODRIVER=nosuch " TRITON_PROGRAM " run --video terminal --sound on",
        "no sound: ");
  terminal_.send_keys({"T"});
  EXPECT_TRUE(terminal_.wait_for("│>")) << terminal_.contents();
  terminal_.send_keys({"C-q"});
  expect_restored("0");
}

TEST_F(TerminalPlay, LabyrinthIsPlayedAndItsCorridorsAreSeen) {
  start(TRITON_PROGRAM " run labyrinth --video terminal --seed 35", "Triton - labyrinth");
  ASSERT_TRUE(terminal_.wait_for("WHAT SIZE?")) << terminal_.contents();
  terminal_.send_keys({"s", "Enter"});
  ASSERT_TRUE(terminal_.wait_for("MAP FIRST")) << terminal_.contents();
  terminal_.send_keys({"N", "Enter"});
  ASSERT_TRUE(terminal_.wait_for("WHICH WAY?")) << terminal_.contents();
  EXPECT_TRUE(terminal_.wait_for("┌▔▔┌▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔┐▔▔┐")) << terminal_.contents();
  terminal_.send_keys({"r", "Enter"});
  EXPECT_TRUE(terminal_.wait_until_gone("┌▔▔┌▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔┐▔▔┐")) << terminal_.contents();
  terminal_.send_keys({"C-q"});
  expect_restored("0");
}

TEST(TerminalHost, WithoutATerminalItSaysSoInOneLine) {
  std::FILE* pipe = popen(TRITON_ECHO_PLAYER " </dev/null 2>&1", "r");
  ASSERT_NE(pipe, nullptr);
  std::string output(4096, '\0');
  output.resize(std::fread(output.data(), 1, output.size(), pipe));
  const int status = pclose(pipe);
  EXPECT_EQ(WEXITSTATUS(status), 2);
  EXPECT_NE(output.find("not a terminal"), std::string::npos) << output;
  EXPECT_EQ(std::count(output.begin(), output.end(), '\n'), 1) << output;
}

}  // namespace
}  // namespace triton
