#include "emulator/frontends/terminal/terminal_view.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "emulator/frontends/shared/host_actions.hpp"

namespace triton {
namespace {

ScreenContents screen_with(std::string_view codes, unsigned row, unsigned column) {
  ScreenContents contents;
  contents.codes.fill(' ');
  std::copy(codes.begin(), codes.end(), contents.codes.begin() + row * kScreenColumns + column);
  return contents;
}

std::string line_of(const TerminalCanvas& canvas, unsigned y) {
  std::string line;
  for (unsigned x = 0; x < canvas.width(); ++x) {
    line += canvas.at(x, y).text;
  }
  line.resize(line.find_last_not_of(' ') + 1);
  return line;
}

bool shows(const TerminalCanvas& canvas, std::string_view text) {
  for (unsigned y = 0; y < canvas.height(); ++y) {
    if (line_of(canvas, y).find(text) != std::string::npos) {
      return true;
    }
  }
  return false;
}

TEST(TerminalView, TheScreenStandsInTheMiddleWithAFrame) {
  const TerminalCanvas canvas = lay_out({.contents = screen_with("\x72HI", 0, 0)}, 80, 24);
  EXPECT_EQ(line_of(canvas, 3), std::string(7, ' ') + "│╲HI" + std::string(61, ' ') + "│");
  EXPECT_EQ(line_of(canvas, 2).substr(7, 3), "┌");
}

TEST(TerminalView, TheCursorIsTheMachines) {
  ScreenContents contents = screen_with("", 0, 0);
  contents.cursor_row = 5;
  contents.cursor_column = 9;
  const TerminalCanvas canvas = lay_out({.contents = contents}, 80, 24);
  EXPECT_EQ(canvas.cursor_x, 8 + 9);
  EXPECT_EQ(canvas.cursor_y, 3 + 5);
}

TEST(TerminalView, ReversedGraphicsAreReverseVideo) {
  const TerminalCanvas canvas = lay_out({.contents = screen_with("\x67", 0, 0)}, 64, 16);
  EXPECT_EQ(canvas.at(0, 0).text, "♥");
  EXPECT_EQ(canvas.at(0, 0).look, TextLook::kReverse);
}

TEST(TerminalView, ASmallTerminalShowsThePartAroundTheCursor) {
  ScreenContents contents = screen_with("END", 15, 61);
  contents.cursor_row = 15;
  contents.cursor_column = 63;
  const TerminalCanvas canvas = lay_out({.contents = contents}, 20, 8);
  EXPECT_EQ(line_of(canvas, 6), std::string(17, ' ') + "END");
  EXPECT_EQ(canvas.cursor_x, 19);
  EXPECT_EQ(canvas.cursor_y, 6);
}

TEST(TerminalView, APartStandsStillWhileALineIsTyped) {
  const auto left_cell = [](unsigned column) {
    ScreenContents contents = screen_with("0123456789", 0, 0);
    contents.cursor_column = column;
    return lay_out({.contents = contents, .overlay = {}}, 40, 12).at(0, 0).text;
  };
  for (unsigned column = 0; column < 40; ++column) EXPECT_EQ(left_cell(column), "0") << column;
  EXPECT_NE(left_cell(40), "0");
  for (unsigned column = 40; column < 60; ++column) EXPECT_EQ(left_cell(column), left_cell(40));
}

TEST(TerminalView, HowToQuitStandsInEverySize) {
  const std::string words(60, 'W');
  for (unsigned height = 2; height < 50; ++height) {
    for (unsigned width = 12; width < 140; width += 3) {
      for (const std::string& message : {std::string(), std::string("SAVED"), words + words}) {
        for (const bool overlay : {false, true}) {
          const TextRoom room{width - 2, height - 1};
          const TerminalCanvas canvas = lay_out(
              {.contents = screen_with("", 0, 0),
               .status = "Triton - labyrinth - 0.80 MHz, warp",
               .message = message,
               .overlay = overlay ? overlay_lines(false, room) : std::vector<std::string>{}},
              width, height);
          ASSERT_NE(line_of(canvas, height - 1).find("Ctrl-Q quits"), std::string::npos)
              << width << " x " << height << ": " << line_of(canvas, height - 1);
        }
      }
    }
  }
}

TEST(TerminalView, AStatusThatIsTooLongEndsBehindAWholePart) {
  const auto status_in = [](unsigned width) {
    const TerminalCanvas canvas =
        lay_out({.status = "Triton - maze - 0.80 MHz, warp", .overlay = {}}, width, 12);
    return line_of(canvas, 11).substr(0, width - 12);
  };
  EXPECT_TRUE(status_in(44).starts_with("Triton - maze - 0.80 MHz, warp ")) << status_in(44);
  EXPECT_TRUE(status_in(42).starts_with("Triton - maze - 0.80 MHz  ")) << status_in(42);
  EXPECT_TRUE(status_in(30).starts_with("Triton - maze  ")) << status_in(30);
  EXPECT_TRUE(status_in(20).starts_with("Triton ")) << status_in(20);
}

TEST(TerminalView, TheOverlayFitsEverySizeAndKeepsTheMostImportant) {
  for (size_t lines = 2; lines < 40; ++lines) {
    for (size_t columns = 18; columns < 100; ++columns) {
      const auto overlay = overlay_lines(false, {columns, lines});
      ASSERT_LE(overlay.size(), lines);
      bool quit = false;
      for (const std::string& line : overlay) {
        ASSERT_TRUE(line.size() <= columns || &line == &overlay.front()) << line;
        quit = quit || line.find("QUIT (CTRL-Q)") != std::string::npos;
      }
      ASSERT_TRUE(quit) << columns << " x " << lines;
    }
  }
  std::string small;
  for (const std::string& line : overlay_lines(false, {38, 11})) small += line + "\n";
  for (const char* words :
       {"Q QUIT", "P PAUSE", "S SAVE STATE", "L LOAD STATE", "W WARP", "R RESET"}) {
    EXPECT_NE(small.find(words), std::string::npos) << words << " in\n" << small;
  }
}

TEST(TerminalView, WithoutUtf8EverythingIsAscii) {
  ScreenContents contents = screen_with("", 0, 0);
  for (size_t code = 0; code < 128; ++code) contents.codes[code] = static_cast<uint8_t>(code);
  const TerminalCanvas canvas = lay_out({.contents = contents,
                                         .leds = 0x7E,
                                         .status = "Triton",
                                         .overlay = {"AN OVERLAY"},
                                         .utf8 = false},
                                        90, 25);
  for (const char c : canvas_update(TerminalCanvas(), canvas)) {
    ASSERT_TRUE(c == '\x1b' || (c >= ' ' && c <= '~')) << static_cast<int>(c);
  }
  EXPECT_TRUE(shows(canvas, "*......*"));
  EXPECT_TRUE(shows(canvas, "+-----"));
}

TEST(TerminalView, EverySizeHoldsTheCursor) {
  for (unsigned height = 1; height < 30; ++height) {
    for (unsigned width = 1; width < 90; width += 4) {
      for (const unsigned cursor : {0u, 7u, 15u}) {
        ScreenContents contents = screen_with("", 0, 0);
        contents.cursor_row = cursor;
        contents.cursor_column = cursor * 4;
        const TerminalCanvas canvas = lay_out({.contents = contents, .overlay = {}}, width, height);
        ASSERT_GE(canvas.cursor_x, 0);
        ASSERT_LT(canvas.cursor_x, static_cast<int>(width));
        ASSERT_GE(canvas.cursor_y, 0);
        ASSERT_LT(canvas.cursor_y, static_cast<int>(height));
        (void)lay_out({.contents = contents, .status = "X", .overlay = overlay_lines(false)}, width,
                      height);
      }
    }
  }
}

TEST(TerminalView, TheLastLineHoldsTheStatusTheLightsAndAHint) {
  const TerminalCanvas canvas = lay_out(
      {.contents = screen_with("", 0, 0), .leds = 0x7E, .status = "Triton - 0.80 MHz"}, 80, 24);
  const std::string line = line_of(canvas, 23);
  EXPECT_TRUE(line.starts_with("Triton - 0.80 MHz"));
  EXPECT_NE(line.find("●○○○○○○●"), std::string::npos);
  EXPECT_NE(line.find("F1"), std::string::npos);
}

TEST(TerminalView, AMessageTakesTheStatussPlace) {
  const TerminalCanvas canvas =
      lay_out({.contents = screen_with("", 0, 0), .status = "Triton", .message = "saved"}, 80, 24);
  EXPECT_TRUE(line_of(canvas, 23).starts_with("saved"));
}

TEST(TerminalView, AMessageIsShownInASmallTerminalToo) {
  const TerminalCanvas canvas = lay_out({.message = "SOUND OFF", .overlay = {}}, 40, 10);
  std::string shown;
  for (unsigned x = 0; x < 9; ++x) shown += canvas.at(x, 9).text;
  EXPECT_EQ(shown, "SOUND OFF");
}

TEST(TerminalView, AMessageThatIsTooLongTakesSeveralLines) {
  const std::string words =
      "roms/a_rather_long_name.state: snapshot of version 99, expected 1 to 3";
  const TerminalCanvas canvas = lay_out({.message = words, .overlay = {}}, 40, 24);
  std::string shown;
  for (unsigned y = 21; y < 24; ++y) {
    for (unsigned x = 0; x < 40; ++x) {
      if (canvas.at(x, y).look == TextLook::kReverse) shown += canvas.at(x, y).text;
    }
  }
  shown.erase(std::remove(shown.begin(), shown.end(), ' '), shown.end());
  std::string expected = words;
  expected.erase(std::remove(expected.begin(), expected.end(), ' '), expected.end());
  EXPECT_EQ(shown, expected);
}

TEST(TerminalView, TheOverlayListsTheKeys) {
  const TerminalCanvas canvas =
      lay_out({.contents = screen_with("", 0, 0), .overlay = overlay_lines(false)}, 80, 24);
  EXPECT_TRUE(shows(canvas, "F9  P PAUSE"));
  EXPECT_TRUE(shows(canvas, "R RESET"));
  EXPECT_FALSE(shows(canvas, "FULL SCREEN"));
  EXPECT_LT(canvas.cursor_x, 0);
}

TEST(TerminalCanvas, NothingIsSentWhenNothingChanged) {
  const TerminalCanvas canvas = lay_out({.contents = screen_with("A", 3, 3)}, 80, 24);
  EXPECT_EQ(canvas_update(canvas, canvas), "");
}

TEST(TerminalCanvas, OnlyChangedCellsAreRedrawn) {
  const TerminalCanvas before = lay_out({.contents = screen_with("ABCDEF", 3, 3)}, 64, 16);
  TerminalCanvas after = lay_out({.contents = screen_with("ABXDYZ", 3, 3)}, 64, 16);
  EXPECT_EQ(canvas_update(before, after), "\x1b[?25l\x1b[4;6HX\x1b[4;8HYZ\x1b[1;1H\x1b[?25h");
}

TEST(TerminalCanvas, AMovedCursorAloneIsOneMove) {
  TerminalCanvas before(4, 2);
  TerminalCanvas after(4, 2);
  after.cursor_x = 2;
  after.cursor_y = 1;
  EXPECT_EQ(canvas_update(before, after), "\x1b[2;3H\x1b[?25h");
}

TEST(TerminalCanvas, AChangeOfSizeRedrawsEverything) {
  TerminalCanvas after(4, 1);
  after.write(0, 0, "AB");
  EXPECT_EQ(canvas_update(TerminalCanvas(9, 9), after),
            "\x1b[?25l\x1b[0m\x1b[2J\x1b[1;1HAB\x1b[?25l");
}

TEST(TerminalCanvas, LooksAreEndedBeforePlainTextFollows) {
  TerminalCanvas after(3, 1);
  after.put(0, 0, "A", TextLook::kReverse);
  after.put(1, 0, "B");
  after.put(2, 0, "C", TextLook::kDim);
  EXPECT_EQ(canvas_update(TerminalCanvas(3, 1), after),
            "\x1b[?25l\x1b[1;1H\x1b[0;7mA\x1b[0mB\x1b[0;2mC\x1b[0m\x1b[?25l");
}

}  // namespace
}  // namespace triton
